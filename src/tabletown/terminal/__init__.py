"""The same tables in a terminal: full screen, and plain lines."""

"""The games, each in its own room."""

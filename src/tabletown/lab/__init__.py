"""Many games at once: simulating them, and checking that a game keeps its promises."""

"""What a game is made of. The kernel knows no game."""

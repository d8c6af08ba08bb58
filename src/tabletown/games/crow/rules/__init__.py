"""The rules of The Crow: Fire It Up!, one module per subject, in the rulebook's words."""

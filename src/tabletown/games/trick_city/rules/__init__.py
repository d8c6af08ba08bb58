"""The rules of Trick City, one module per subject, in the rulebook's words."""

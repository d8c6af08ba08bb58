"""Tabletown's games in OpenSpiel."""

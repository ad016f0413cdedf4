"""Notation, options, positions, and explanations in words."""

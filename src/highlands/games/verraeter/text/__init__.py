"""Notation, options, landscape tables, positions, and explanations in words."""

"""Notation, positions, landscape tables, reasons."""

"""Whole games at the table, their replay and the lessons."""

"""Evaluation functions and hints."""

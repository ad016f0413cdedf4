"""Evaluation functions for the bots, and advice in words."""

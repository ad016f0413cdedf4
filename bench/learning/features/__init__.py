"""Decisions and worlds as numbers, for the networks."""

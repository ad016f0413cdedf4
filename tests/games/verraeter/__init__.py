"""Tests of Verräter."""

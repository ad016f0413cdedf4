"""The page `docs/research/report.md`: its numbers and its plots."""

"""``python -m bench.handmade``: measure, and write the table into the documentation."""

from bench.handmade import main

main()

"""``python -m highlands``: the same as the command `highlands`."""

from highlands.cli import main

main()

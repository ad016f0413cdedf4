"""``python -m highlands``: the same as the command `highlands`."""

from highlands.terminal.cli import main

main()

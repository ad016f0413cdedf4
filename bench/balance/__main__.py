"""``python -m bench.balance``."""

import typer

from bench.balance.experiment import main

typer.run(main)

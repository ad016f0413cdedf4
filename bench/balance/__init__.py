"""No speed: what a landscape table of Verräter does, tested by self-play (``python -m bench.balance``)."""

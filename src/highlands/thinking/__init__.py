"""Thinking in processes of its own: the moves of bots, hints and reviews, in a fair order.

`jobs` are what can be asked, `fair_queue` decides who is served next, `pool` keeps the worker processes
(`worker_process`), and `worker` is what runs in one.
"""

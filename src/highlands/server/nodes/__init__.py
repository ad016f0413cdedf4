"""Several processes that serve the tables of one database.

Any node serves any table's clients. `membership` keeps this node registered, and gives it the leases of the tables
whose bots and clocks it runs.
"""

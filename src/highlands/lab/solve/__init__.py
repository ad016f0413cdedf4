"""Games that are small enough to be solved: their whole tree, best responses, CFR.

`tree` goes through a game once and keeps it as arrays; `values` computes what a policy wins and what a best response
would; `cfr` approximates an equilibrium.
"""

"""Those at a table: its `audience` of connections, `presence` at all nodes, `absence`, and who is `muted` to whom."""

"""Tables as event-sourced aggregates.

`aggregate` folds a table's event log into its state (with its `clocks`), `commands` turns commands into new events, and
`projection` and `replay` derive what each observer is sent. `live_table` serialises all that happens at one table:
append to the store, then broadcast. `manager` holds the live tables, runs bots and clocks, and creates tables;
`reviews` judges finished games in the background.
"""

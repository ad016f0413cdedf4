"""Tables as event-sourced aggregates.

`aggregate` folds a table's event log into its state (with its `clocks`), `commands` turns commands into new events, and
`projection` and `replay` derive what each observer is sent. `live_table` serialises all that happens at one table:
append to the store, then broadcast to its audience. `manager` holds the live tables. Who may sit and watch is decided
in `seating`, those who are there are in `people`, and what happens without anybody's command is in `background`.
"""

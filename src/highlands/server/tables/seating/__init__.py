"""Who may sit, play and watch: `plans` of tables and their `creation`, `claims` of seats, and `access` by secrets."""

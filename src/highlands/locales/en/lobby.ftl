# The lobby: looking for an opponent, those who wait, and games to watch.

lobby-title = Lobby
lobby-play-now = Play now
lobby-seek = Find an opponent
lobby-seeking = Looking for an opponent …
lobby-seeking-more = As soon as somebody wants the same game, you will be taken to the table.
lobby-bot-meanwhile = Play a bot meanwhile
lobby-cancel = Cancel
lobby-waiting = Waiting for you
lobby-waiting-none = Nobody is waiting just now.
lobby-sit = Take a seat
lobby-sit-with = Take a seat: { $names }
lobby-play-with = Play with { $name }
lobby-bots = Bots online
lobby-running = Games to watch
lobby-watch = Watch
lobby-watch-named = Watch: { $names }
lobby-connecting = Connecting …
lobby-found = Your opponent is there!
lobby-go = To the table
lobby-guest = Guest
lobby-clock-per-turn = { $time } for each turn
lobby-clock-fischer = { $time } + { $increment }
lobby-rated-more = You are paired with somebody whose rating is near yours; the longer you wait, the further off it may be.

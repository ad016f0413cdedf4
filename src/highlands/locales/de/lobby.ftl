# The lobby: looking for an opponent, those who wait, and games to watch.

lobby-title = Lobby
lobby-play-now = Gleich spielen
lobby-seek = Mitspieler finden
lobby-seeking = Wir suchen Mitspieler …
lobby-seeking-more = Sobald jemand dasselbe Spiel will, kommst du an den Tisch.
lobby-bot-meanwhile = Inzwischen gegen einen Bot spielen
lobby-cancel = Abbrechen
lobby-waiting = Warten auf dich
lobby-waiting-none = Gerade wartet niemand.
lobby-sit = Platz nehmen
lobby-sit-with = Platz nehmen: { $names }
lobby-play-with = Mit { $name } spielen
lobby-bots = Bots, die bereit sind
lobby-running = Partien zum Zusehen
lobby-watch = Zusehen
lobby-watch-named = Zusehen: { $names }
lobby-connecting = Verbindung wird hergestellt …
lobby-found = Es hat sich jemand gefunden!
lobby-go = Zum Tisch
lobby-guest = Gast
lobby-clock-per-turn = { $time } je Zug
lobby-clock-fischer = { $time } + { $increment }
lobby-rated-more = Du triffst auf jemanden mit ähnlicher Wertung; je länger du wartest, desto größer darf der Abstand sein.

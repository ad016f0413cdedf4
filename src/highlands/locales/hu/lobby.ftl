# The lobby: looking for an opponent, those who wait, and games to watch.

lobby-title = Előcsarnok
lobby-play-now = Játssz most
lobby-seek = Ellenfél keresése
lobby-seeking = Ellenfelet keresünk …
lobby-seeking-more = Amint valaki ugyanezt a játékot szeretné, az asztalhoz viszünk.
lobby-bot-meanwhile = Addig játszom egy bottal
lobby-cancel = Mégse
lobby-waiting = Rád várnak
lobby-waiting-none = Most senki sem vár.
lobby-sit = Leülök
lobby-sit-with = Leülök: { $names }
lobby-play-with = Játék vele: { $name }
lobby-bots = Elérhető botok
lobby-running = Nézhető játszmák
lobby-watch = Nézem
lobby-watch-named = Nézem: { $names }
lobby-connecting = Kapcsolódás …
lobby-found = Megvan az ellenfeled!
lobby-go = Az asztalhoz
lobby-guest = Vendég
lobby-clock-per-turn = lépésenként { $time }
lobby-clock-fischer = { $time } + { $increment }
lobby-rated-more = Olyan ellenfelet kapsz, akinek az értékszáma közel áll a tiédhez; minél tovább vársz, annál nagyobb lehet a különbség.

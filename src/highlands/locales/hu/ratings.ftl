# Értékszámok és ranglisták.

ratings-title = Ranglisták
ratings-more = Az értékelt játszmák legjobbjai. Itt csak azok szerepelnek, akik a saját oldalukon nyilvánossá tették az értékszámukat, { $games } játszma után, és a kiszolgáló botjai.
ratings-empty = Még nem volt értékelt játszma.
ratings-board-empty = Ezen a listán még nincs senki.
ratings-variant = Játék és változat
ratings-place = Helyezés
ratings-player = Játékos
ratings-rating = Értékszám
ratings-games = Játszmák
ratings-bot = Bot
ratings-provisional-more = A „?” a { $games } játszmánál kevesebbből számolt értékszámot jelöli: ez még sokat változhat.
ratings-history = Az értékszám az egyes játszmák után, { $from } és { $to } között; most { $rating }.
ratings-boards-link = A ranglistákhoz
ratings-how = Az értékszám értékelt játszmákból ered, játékonként és változatonként. Csak te látod, és akivel értékelt asztalnál ülsz, hacsak nem mutatod meg mindenkinek.

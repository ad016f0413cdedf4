# The page of a player: results, and all that is stored of them.

players-title = Te
players-more = A játszmáid: győzelmek, döntetlenek, vereségek. Ezt az oldalt csak te látod.
players-summary = { $won } győzelem, { $drawn } döntetlen, { $lost } vereség
players-by-game = Játékonként
players-by-opponent = Ellenfelenként
players-course = A játszmáid alakulása
players-course-more = Minden lépcső felfelé egy győzelem, lefelé egy vereség.
players-none = Még nincs befejezett játszmád.
players-game = Játék
players-opponent = Ellenfél
players-won = Győzelem
players-drawn = Döntetlen
players-lost = Vereség
players-data = Az adataid
players-data-more = Ez a böngésző készített egy kulcsot, amelyről a kiszolgáló felismer. Nélküle is bárhol játszhatsz.
players-export = Minden adatom mentése
players-forget = Felejtsetek el
players-forget-sure = A kiszolgáló elfelejt téged és a nevedet, azoknál az asztaloknál is, ahol ültél. A játszmák megmaradnak a többieknek. Ezt nem lehet visszacsinálni.
players-forget-do = Felejts el
players-forgotten = A kiszolgáló elfelejtett.
players-nobody = Ez a böngésző még nem játszott.

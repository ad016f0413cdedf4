# After a game: the end, the replay, the review, the check of the shuffle.

after-name = { $name }
after-you-won = Győztél!
after-you-shared = Közös győzelem! Veled együtt nyert: { $names }.
after-won = { $name } győzött
after-shared = Közös győzelem: { $names }
after-draw = Döntetlen
after-over = Vége a játszmának
after-how-agreed = Döntetlenben egyeztetek meg.
after-how-resigned = { $number ->
    [one] { $names } feladta.
   *[other] { $names } feladták.
}
after-how-abandoned = Sokáig nem történt semmi, ezért lezártuk az asztalt.
after-how-absent = { $names } nem jött vissza.
after-how-closed = Az asztalt a játszma kezdete előtt bezárták.
after-how-time = { $number ->
    [one] Lejárt az idő: { $names }.
   *[other] Lejárt az idő: { $names }.
}
after-how-points = { $points } győzelmi ponttal.
after-how-match = A legtöbb ponttal { $rounds } forduló után.
after-how-row = { $st-adjacent-to-win } szomszédos kővel.
after-how-stones = { $st-stones-to-win } kővel.
after-how-more = Több kővel, miután mindketten passzoltak.
after-how-even = Mindketten passzoltak, és ugyanannyi kövük van: senki sem nyer.
after-how-match-even = { $rounds } forduló után mindkettőtöknek ugyanannyi pontja van.
after-points = Pontok: { $points }.
after-result-stones = Kövek: { $stones }.
after-head-points = pont
after-head-stones = kövek
after-stones = { $number } kő
after-score = { $number } pont
after-match-points = Aki egy fordulót megnyer, { $st-round-points } pontot kap, a másik annyit, ahány köve van.
after-winner = győztes
after-rematch = Visszavágó
after-rematch-ready = Visszavágó vár rád.
after-rematch-go = A visszavágóhoz
after-rematch-watch = A visszavágó megnézése
after-look = Megnézem a táblát
after-replay = Visszajátszás
after-record = Jegyzőkönyv letöltése
after-running = A játszma még tart: eddig ennyit láthattál.
after-to-table = Az asztalhoz
after-near = Nézőpont
after-copy-moment = Hivatkozás erre a pillanatra
after-copied-players = Másolva. Ha az asztal nem nyilvános, a hivatkozás csak azoknál nyílik meg, akik játszottak.
after-moves = Lépések
after-move = Lépés
after-beginning = A kezdet
after-first = Az elejére
after-back = Egy lépést vissza
after-forward = Egy lépést előre
after-last = A végére
after-play = Automatikus lejátszás
after-pause = Szünet
after-keys = Billentyűk: a ← és a → lépésenként visz, a Home és az End az elejére és a végére; a szóköz elindítja a lejátszást.
after-review = Elemzés
after-review-ask = Elemzést kérek
after-review-more = Minden döntést újra átgondolunk, aszerint, amit a játékos akkor tudhatott. Ez egy-két percig tart.
after-review-waits = Előbb egy másik elemzés készül el …
after-review-done = { $done } / { $total } döntés
after-review-how = Menj végig a játszmán: itt látod, mennyit értek az egyes lépések.
after-curve = A győzelmi esélyek az elejétől a végéig. Az alatta lévő lista ugyanezt szavakkal mondja el.
after-curve-of = { $name }: a győzelem esélye
after-chance = Győzelmi esély: a legjobb lépéssel { $best }, ezzel { $played }.
after-costly = Mibe került
after-show-all = minden döntés
after-whose = Kinek a döntései
after-everybody = mindenkié
after-shuffle = A keverés
after-shuffle-good = A keverés az, amelyet előre megígértek.
after-shuffle-good-now = A mag és az elkötelezés összeillik.
after-shuffle-broken = Ez nem az a keverés, amelyet megígértek!
after-proves-good = A játszma közben ez a böngésző látta az elkötelezést. Ez a most felfedett maghoz illik, és semelyik másikhoz: a lapok sorrendje tehát már akkor eldőlt, és azóta senki sem változtatta meg.
after-proves-good-now = Az elkötelezés ehhez a maghoz illik, és semelyik másikhoz. Ez a böngésző azonban nem látta a játszma közben: hogy ugyanaz-e, amit akkor mutattak, azt csak a játékosok tudják.
after-proves-shares = Minden játékos böngészője hozzáadott egy véletlen részt a keveréshez, és mindegyikre elkötelezték magukat, mielőtt az elsőt felfedték. Így sem a kiszolgáló, sem egy játékos egymaga nem választhatta meg a lapokat.
after-shuffle-running = Az első lépés előtt eldőlt a lapok sorrendje, és az elkötelezése láthatóvá vált. A játszma végén a mag is nyilvános lesz, és itt ellenőrizheted, hogy összeillenek-e.
after-verify = Hogy a lapok valóban ebből a magból jöttek, és minden lépés szabályos volt, azt a jegyzőkönyvvel a „{ $command }” ellenőrzi.
after-numbers = A számok
after-commitment = Elkötelezés
after-salt = Só
after-seed = A kiszolgáló magja
after-share-commitment = Elkötelezés ({ $seat } jelű hely)
after-share = Rész ({ $seat } jelű hely)
after-mixed-seed = Az osztás magja: a kiszolgáló magja és minden rész
after-formula = Az elkötelezés:

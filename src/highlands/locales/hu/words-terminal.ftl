### What only the terminal says. The pages do not fetch it.

## The terminal

term-compiling = Highlands: a szabályok és a botok előkészítése, csak most az egyszer, néhány perc …
term-compiling-kernel = { $done } / kb. { $total } … { $name }
term-welcome = Üdv a Felföldön! Ma ezt játsszuk: { $game }. Ha elakadsz, írd be: ?
term-option-unfit = { $game }: itt nincs { $option } beállítás; ezek vannak: { $options }
term-number-between = Írj be egy számot { $low } és { $high } között; puszta Enterre a zárójelben álló lesz.
term-yes = igen
term-no = nem
term-yes-or-no = Írd be: { $yes } vagy { $no }; puszta Enterre a zárójelben álló lesz.
term-player-you = Te
term-begins = { $who ->
    [you] Te kezdesz.
   *[other] Az ellenfeled kezd.
}
term-hint = Még: { $typed }
term-enter-to-go-on = Üss Entert a folytatáshoz.
term-undone = Visszavonva: { $move }.
term-saved = A jegyzőkönyv itt van: { $path }
term-cannot-save = { $path } nem írható: { $reason }.
term-keep-record = Elmentsük ezt a játszmát fájlba?
term-another = Játsszunk még egyet?
term-bye = Viszlát!
term-help-help = ez a súgó
term-help-moves = minden szabályos lépés, szavakkal
term-help-board = újra az asztal; elég hozzá egy Enter is
term-help-undo = az utolsó lépésed visszavonása, mindennel, ami utána jött
term-help-rules = a szabályok röviden
term-help-record = az eddigi játszma mentése, ahogy te láttad; vagy: record FÁJL
term-help-quit = kilépés
term-file-missing = Nincs ilyen fájl: { $path }
term-file-unreadable = { $path } nem olvasható: { $reason }.
term-file-not-text = ez nem szövegfájl: { $path }.
term-file-neither = ez se nem jegyzőkönyv, ami így kezdődik: „{ $first }”, se nem állás, ami egy játék nevével kezdődik: { $games }
term-record-good = A jegyzőkönyv jó: { $moves ->
    [0] még nincs benne lépés
    [one] egy lépés, és az szabályos
   *[other] { $moves } lépés, mind szabályos
}. Eredmény: { $result }
term-record-broken = A jegyzőkönyv hibás: { $reason }
term-record-running = a játszma még tart
term-at-unreadable = „{ $text }” nem egy hely a jegyzőkönyvben: 12 a 12. kör utáni állás, 12.1 a kör első lépése utáni, 0 a kezdet
term-at-too-far = ebben a jegyzőkönyvben nincs ilyen kör: { $text }; az utolsó: { $last }
term-at-seen = ebben a jegyzőkönyvben csak az van, amit egy játékos látott, és az utolsó állás: nincs hova visszalépni

## Tippek

not-your-turn = most nem { $seat } lép
hint-title = { $who ->
    [you] A legjobb lépések, a győzelmi esélyeddel:
   *[other] { $seat } legjobb lépései, a győzelmi eséllyel:
}
hint-hand-hidden = az állásból nem derül ki, mit tud { $seat }, aki lép: minden lapot meg kell adni, amelyet { $seat } lát
hint-no-seat = „{ $text }” nem egy hely; a helyek: { $seats }
term-help-hint = a néhány legjobb lépés, a győzelmi esélyeddel és egy indokkal

### A Highlands magyarul.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } és { $last }

## What can be read, and what not

no-such-game = nincs „{ $name }” nevű játék; ezek vannak: { $games }
no-such-move = „{ $text }” nem lépés; a lépések ilyenek: R7@3, joker@5, claim 3, draw clan vagy traitor G5@2>7
no-such-card = ebben a játékban nincs „{ $text }” lap; a lapok ilyenek: R7, joker vagy banshee
no-card-to-lay = „{ $text }”: ezt a lapot nem lehet oldalra lerakni
how-to-strategist = „{ $text }”: a Stratéga lépése így néz ki: strategist G5@2>7 vagy strategist G5@2>discard
how-to-banshee = „{ $text }”: a Banshee lépése így néz ki: banshee G5@2
how-to-traitor = „{ $text }”: az Áruló lépése így néz ki: traitor G5@2>7, és csak Klánkártyát vihet
no-such-seat = nincs ilyen hely: { $seat }; csak { $seats } hely van, 0-tól számozva
nothing-to-undo = nincs mit visszavonni

## Options

option-unknown = nincs „{ $name }” beállítás
option-unreadable = ennek a játéknak nincs „{ $text }” beállítása
option-twice = ez a beállítás kétszer szerepel: „{ $name }”
option-range = { $name }: { $low } és { $high } közötti egész szám kell, nem { $value }
option-flag = { $name }: csak true vagy false lehet, nem { $value }
option-first = a kezdőjátékos helye 0 vagy 1 lehet, vagy döntsön a sors; { $value } nem jó
option-too-few-cards = két { $hand } lapos kézhez kevés a játék { $cards } lapja

## Cards, stones, formations

clan-card = { $colour ->
    [red] piros
    [orange] narancs
    [yellow] sárga
    [green] zöld
    [blue] kék
   *[purple] lila
} { $strength ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $strength }-es
}
tactics-card = { $card ->
    [joker] Joker
    [spy] Kém
    [shield] Pajzshordozó
    [blind] Vak blöff
    [mud] Sárcsata
    [recruiter] Toborzó
    [strategist] Stratéga
    [banshee] Banshee
   *[traitor] Áruló
}
formation = { $formation ->
    [colour-run] Színsor (összesen { $total })
    [of-a-kind] { $size ->
        [4] Négy egyforma
       *[other] Drill
    } (összesen { $total })
    [colour] Szín (összesen { $total })
    [run] Sor (összesen { $total })
   *[sum] Összeg ({ $total })
}

## Why a stone can or cannot be claimed

claim-side-incomplete = { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} Kőnél a te oldaladról még { $missing } lap hiányzik
claim-other-impossible = nálad { $own } van, és a túloldal betöltéséhez már túl kevés az ismeretlen lap
claim-tie-won = mindkét oldalon { $own } van, de a tiéd telt be előbb
claim-tie-lost = mindkét oldalon { $own } van, de a túloldal telt be előbb
claim-stronger = a te oldalad az erősebb: { $own }, a túloldalon { $other }
claim-weaker = a túloldal az erősebb: { $other }, nálad { $own }
claim-proved = a túloldalon legjobb esetben { $other } jöhet össze, ezzel: { $cards }; ez nem elég a tiéd ellen: { $own }
claim-proved-first = a túloldalon legjobb esetben szintén { $own } jöhet össze, ezzel: { $cards }; de a tiéd telt be előbb
claim-beatable = még jöhet { $cards }, és akkor a túloldal lesz az erősebb: ott { $other }, nálad { $own }
claim-at-start = a Profiknak változatban csak a kör elején lehet Követ elfoglalni
claim-after-playing = Követ elfoglalni csak a lap kijátszása után lehet
claim-over = ebben a körben az elfoglalásnak már vége

## Why a move is not allowed

game-is-over = a játéknak vége
must-play = van lerakható Klánkártyád, ezért nem passzolhatsz
wrong-step = { $step ->
    [play] most egy lapot kell kijátszanod
    [claim] most Köveket foglalhatsz el; a „done” paranccsal mehetsz tovább
    [draw] most húznod kell: „draw clan” vagy „draw tactics”
    [recruit] a Toborzóval még { $left } lapot húzol: „draw clan” vagy „draw tactics”
   *[return] a Toborzó után még { $left } lapot vissza kell tenned, például: „return R7”
}
not-in-hand = ez a lap nincs a kezedben: { $card }
no-recruiter = lapot visszatenni csak a Toborzó után lehet
return-which = írd be, melyik lapot teszed vissza
no-tactics-variant = ebben a játékban nincsenek Taktikai lapok
one-joker = egy Jokert már kijátszottál, és mindenki csak egyet játszhat ki
too-many-tactics = kijátszott Taktikai lapok: te { $own }, az ellenfeled { $other }; legfeljebb eggyel járhatsz előtte
decks-empty = mindkét húzópakli üres, nincs kit toborozni
stone-claimed = { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} Követ már elfoglalták
no-such-stone = ebben a játékban nincs { $stone }. Kő
no-room = { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} Kőnél a te oldalad betelt: { $size } lap fér rá
not-on-own-side = a határ feléd eső oldalán nincs ilyen lap: { $card }
not-on-other-side = a határ túloldalán, az ellenfelednél nincs ilyen lap: { $card }
card-not-there = { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} Kőnél nincs ilyen lap: { $card }
strategist-same-stone = a Stratéga egy másik Kőhöz viszi a lapot

## Why a position is refused

position-first-line = az állás első sora a játék neve ({ $name }) és a változatai
position-line = „{ $text }”: egy állásban nincs ilyen sor
position-line-twice = „{ $text }” kétszer szerepel
position-value = „{ $name }”: ez itt nem értelmezhető: „{ $text }”
position-stone = { $stone }. Kő: nem értelmezhető; így kell kinéznie: stone { $stone } mud: R1 joker / -
position-first = { $stone }. Kő: ha mindkét oldal teljes, tegyél ! jelet az elsőként betelt oldal után
position-owner = { $stone }. Kő: nem lehet { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosé, mert az ő oldala nem teljes
position-owner-weaker = { $stone }. Kő: nem lehet { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosé, mert a másik oldal nincs legyőzve
position-won = a fordulót { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos már megnyerte, így senki sem következik
position-over-early = a mérkőzésnek csak az utolsó forduló után van vége
position-step = ebben az állásban senki sem tarthat ennél a lépésnél: „{ $step }”
side-too-long = { $stone }. Kő: egy oldalra csak { $size } lap fér
card-twice = ez a lap többször is szerepel: { $card }
mode-in-discard = ez a lap a Kövön marad, sosem kerül a dobópakliba: { $card }
played-wrong = a játékosok nem játszhattak ki { $a }, illetve { $b } Taktikai lapot: képpel felfelé { $number } fekszik, és senki sem járhat kettővel a másik előtt
jokers-wrong = a „jokers” sorban azok álljanak, akik Jokert játszottak ki: minden képpel felfelé fekvő Jokerhez egy játékos (most: { $number })
wrong-deck = egy lap rossz húzópakliba került
cards-do-not-add-up = { $sign ->
    [few] { $number } lap nincs sehol
   *[many] { $number } lappal több van a kelleténél
}
knower-wrong = egy ismert lap után a másik játékos áll, aki ismeri, például: R7{"{"}A{"}"}
hand-too-large = túl sok lap van { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos kezében: legfeljebb { $limit } lehet

## Why a record is refused

record-line = { $line }. sor: { $reason }
record-first-line = a jegyzőkönyv így kezdődik: „{ $text }”
record-unreadable = „{ $text }” se nem fejléc, se nem kör
record-header-missing = hiányzik ez a fejléc: „{ $name }”
record-header-twice = ez a fejléc kétszer szerepel: „{ $name }”
record-beginning = a kezdőállás nem rakható fel: { $reason }
record-seed = a véletlenmag (seed) 64 hexadecimális számjegy
record-needs-seed = a jegyzőkönyvben nincs véletlenmag (seed), pedig ehhez a játszmához kell
record-seen = ez csak az, amit egy játékos látott a játszmából, a rejtett lapok nélkül: megnézni lehet, újrajátszani nem
record-wrong-seat = most { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos következik, nem { $written ->
    [A] az A
   *[other] a { $written }
}
record-wrong-turn = a kör száma itt { $number }, nem { $written }
record-wrong-round = a forduló száma itt { $number }, nem { $written }
record-turn-over = „{ $text }”: ekkor a kör már véget ért
record-move = „{ $text }”: { $reason }
record-result = a jegyzőkönyv szerint az eredmény „{ $written }”, de a játszma így ér véget: „{ $result }”

## The terminal

term-compiling = Highlands: a szabályok előkészítése, csak most az egyszer, kb. fél perc …
term-compiling-kernel = { $done } / kb. { $total } … { $name }
term-welcome = Üdv a Felföldön! Ma ezt játsszuk: { $game }. Ha elakadsz, írd be: ?
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Melyik játék legyen?
term-number-between = Írj be egy számot { $low } és { $high } között; puszta Enterre a zárójelben álló lesz.
term-yes = igen
term-no = nem
term-yes-or-no = Írd be: { $yes } vagy { $no }; puszta Enterre a zárójelben álló lesz.
term-player-you = Te
term-player-simple = Egyszerű ellenfél
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
term-file-not-text = { $path } nem szövegfájl.
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

## The terminal: Schotten Totten

term-which-variant = Melyik Schotten Totten legyen?
term-choice-base = Alapjáték
term-choice-tactics = Taktikai változat, Taktikai lapokkal
term-choice-expert = Profiknak: Követ elfoglalni csak a kör elején lehet
term-choice-tactics-expert = Taktikai változat, Profiknak
term-how-many-rounds = Hány forduló legyen?
term-who-begins = Ki kezdjen?
term-starter-lot = döntsön a sors
term-starter-you = te
term-starter-other = az ellenfeled

term-variant-tactics = taktikai
term-variant-expert = profiknak
term-round-of = { $round }/{ $rounds }. forduló
term-points = állás: { $own }–{ $other }
term-points-seats = állás: A { $own }, B { $other }
term-turn = most { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos { $step ->
    [play] játszik ki egy lapot
    [claim] foglalhat el Köveket
    [draw] húz egy lapot
    [recruit] húz még { $left } lapot a Toborzóval
   *[return] tesz vissza még { $left } lapot a Toborzó után
}
term-your-hand = A kezed
term-other-hand = Ellenfél
term-seat-hand = Kéz: { $seat }
term-tactics-played = kijátszott Taktikai lap: { $number }
term-first-mark = 1.
term-clan-deck = Klán-húzópakli: { $number }
term-tactics-deck = Taktikai húzópakli: { $number }
term-discard = eldobva:
term-discard-empty = a dobópakli üres
term-unseen-title = még nem látott lapok
term-unseen = ami még nem feküdt képpel felfelé; zárójelben, ami a saját kezedben van:
term-unseen-tactics = Taktikai lapok, amelyek még nem feküdtek képpel felfelé, köztük a tieid:
term-known = { $deck ->
    [clan] te tetted a Klán-húzópakliba (zárójelben, hányadik felülről): { $cards }
   *[tactics] te tetted a Taktikai húzópakliba (zárójelben, hányadik felülről): { $cards }
}
term-known-place = { $card } ({ $place }.)

term-prompt-play = Te jössz: játssz ki egy lapot valamelyik Kőhöz, például: { $move }
term-prompt-pass = Nem tudsz Klánkártyát lerakni, írd be: pass
term-prompt-claim = { $number ->
    [one] Elfoglalhatod ezt a Követ: { $stones }. Írd be: { $move }, vagy ha mégsem kell: done
   *[other] Elfoglalhatod ezeket a Köveket: { $stones }. Írd be például: { $move }, vagy ha több nem kell: done
}
term-step-draw = Húzz egy lapot, írd be: clan vagy tactics
term-step-recruit = A Toborzóval még { $left } lapot húzol, írd be: clan vagy tactics
term-step-return = { $left ->
    [one] Tegyél vissza még 1 lapot a húzópaklija aljára, például: { $move }
   *[other] Tegyél vissza { $left } lapot a húzópaklijuk aljára, például: { $move }
}

term-help-why = ki áll jobban a 3. Kőnél, és miért foglalható el vagy miért nem
term-help-unseen = a lapok, amelyek még nem feküdtek képpel felfelé
term-help-discard = a dobópakli
term-help-lay = lerakod ezt a lapot ehhez a Kőhöz, a te oldaladra; R7@3 helyett elég ennyi: „r7 3”. Egy oldalra három lap fér, Sárcsatánál négy
term-help-pass = egyetlen Klánkártyádat sem tudod lerakni
term-help-claim = elfoglalod a 3. Követ; elég ennyi: „c3” vagy „3”. Nem kötelező elfoglalnod
term-help-done = többet nem foglalsz el, mehet tovább
term-help-clan = húzol egy Klánkártyát
term-help-tactics = húzol egy Taktikai lapot
term-help-return = a piros 7-est a húzópaklija aljára teszed; elég ennyi: „r7”. Csak te fogod tudni, hol van
term-help-joker = a Joker az 5. Kőnél a te oldaladon bármelyik Klánkártya lehet. Egy fordulóban csak egyet játszhatsz ki
term-help-spy = a Kém az 5. Kőnél a te oldaladon 7-es értékű, bármilyen színben
term-help-shield = a Pajzshordozó az 5. Kőnél a te oldaladon 1-es, 2-es vagy 3-as értékű, bármilyen színben
term-help-blind = Vak blöff az 5. Kövön: ott mindkét oldalon csak az összeg számít
term-help-mud = Sárcsata az 5. Kövön: ott mindkét oldalra négy lap kerül
term-help-recruiter = húzol három lapot, majd két lapot a kezedből a húzópaklijuk aljára teszel
term-help-strategist = a zöld 5-öst a te oldaladról átviszed a 7. Kőhöz; 7 helyett „discard”: eldobod
term-help-banshee = eldobod a zöld 5-öst az ellenfeled oldaláról, egy még el nem foglalt Kőtől
term-help-traitor = a zöld 5-öst, egy Klánkártyát, az ellenfeled oldaláról átviszed a 7. Kőhöz, a te oldaladra

term-told-lay = { $who ->
    [you] Ezt rakod le { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } Kőhöz: { $card }.
   *[other] Az ellenfeled ezt rakja le { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } Kőhöz: { $card }.
}
term-told-mode = { $who ->
    [you] Ezt játszod ki { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } Kőre: { $card }.
   *[other] Az ellenfeled ezt játssza ki { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } Kőre: { $card }.
}
term-did-recruiter = { $who ->
    [you] Kijátszod a Toborzót.
   *[other] Az ellenfeled kijátssza a Toborzót.
}
term-told-ruse = { $who ->
    [you] { $ruse ->
        [strategist] A Stratégád áthelyezi: { $card } ({ $stone }. Kő → { $to }).
        [banshee] A Banshee-d elűzi: { $card } ({ $stone }. Kő → { $to }).
       *[traitor] Az Árulód áthozza: { $card } ({ $stone }. Kő → { $to }).
    }
   *[other] { $ruse ->
        [strategist] Az ellenfeled Stratégája áthelyezi: { $card } ({ $stone }. Kő → { $to }).
        [banshee] Az ellenfeled Banshee-je elűzi a lapodat: { $card } ({ $stone }. Kő → { $to }).
       *[traitor] Az ellenfeled Árulója elviszi a lapodat: { $card } ({ $stone }. Kő → { $to }).
    }
}
term-told-claim = { $who ->
    [you] Elfoglalod { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } Követ.
   *[other] Az ellenfeled elfoglalja { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } Követ.
}
term-did-done = { $who ->
    [you] Többet nem foglalsz el.
   *[other] Az ellenfeled többet nem foglal el.
}
term-did-pass = { $who ->
    [you] Passzolsz.
   *[other] Az ellenfeled nem tud Klánkártyát lerakni, és passzol.
}
term-did-draw-clan = { $who ->
    [you] Húzol egy Klánkártyát.
   *[other] Az ellenfeled Klánkártyát húz.
}
term-did-draw-tactics = { $who ->
    [you] Húzol egy Taktikai lapot.
   *[other] Az ellenfeled Taktikai lapot húz.
}
term-told-return = { $who ->
    [you] Egy lapot a húzópaklija aljára teszel: { $card }.
   *[other] Az ellenfeled egy lapot a húzópaklija aljára tesz: { $card }.
}
term-told-drawn = Ezt húztad: { $cards }.
term-after-pass = Ha te is passzolsz, vége a fordulónak.
term-some-card = { $deck ->
    [c] Klánkártya
   *[t] Taktikai lap
}
term-to-stones = { $number ->
    [one] { $stones }. Kő
   *[other] valamelyik Kő: { $stones }
}
term-to-discard = dobópakli
term-to-either = { $stones } vagy { $discard }
term-round-over = { $round }. forduló vége: te { $own } pontot kapsz, az ellenfeled { $other } pontot.
term-won = { $how ->
    [row] Győztél, három szomszédos Kővel! Az eredmény { $own }–{ $other }.
    [five] Győztél, öt Kővel! Az eredmény { $own }–{ $other }.
    [more] Győztél, mert több Köved van! Az eredmény { $own }–{ $other }.
   *[match] Megnyerted a mérkőzést! Az eredmény { $own }–{ $other }.
}
term-lost = { $how ->
    [row] Az ellenfeled győzött, három szomszédos Kővel. Neked { $own } pontod van, neki { $other }.
    [five] Az ellenfeled győzött, öt Kővel. Neked { $own } pontod van, neki { $other }.
    [more] Az ellenfeled győzött, mert több Köve van. Neked { $own } pontod van, neki { $other }.
   *[match] Az ellenfeled nyerte a mérkőzést. Neked { $own } pontod van, neki { $other }.
}
term-drawn = Döntetlen, mindkettőtöknek { $own } pontja van.

term-can-lay = { $number ->
    [one] { $card } → { $stones }. Kőhöz
   *[other] { $card } → valamelyik Kőhöz: { $stones }
}
term-can-mode = { $number ->
    [one] { $card } → { $stones }. Kőre
   *[other] { $card } → valamelyik Kőre: { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] a Stratéga áthelyezi: { $card } ({ $stone }. Kő → { $to })
    [banshee] a Banshee elűzi: { $card } ({ $stone }. Kő → { $to })
   *[traitor] az Áruló áthozza: { $card } ({ $stone }. Kő → { $to })
}
term-may-recruiter = Toborzó: húzol hármat, visszateszel kettőt
term-can-claim = elfoglalod { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} Követ
term-may-done = többet nem foglalsz el
term-may-pass = passzolsz
term-may-draw-clan = húzol egy Klánkártyát
term-may-draw-tactics = húzol egy Taktikai lapot
term-can-return = a húzópaklija aljára teszed: { $card }

term-why-which = Melyik Kőre vagy kíváncsi? Például: why 3. Ezek vannak: { $stones }.
term-mode-blind = Vak blöff: itt csak az összeg számít.
term-mode-mud = Sárcsata: oldalanként négy lap.
term-why-nothing = még semmi
term-why-side = { $who ->
    [you] A te oldalad: { $cards }. { $best }
   *[other] Az ellenfeled oldala: { $cards }. { $best }
}
term-best-is = Ez { $formation }{ $readings }.
term-best-can = Legjobb esetben { $formation } lesz belőle, ezzel: { $cards }{ $readings }.
term-best-never = Már nem telhet be: túl kevés az ismeretlen lap.
term-readings = {" "}– { $readings }
term-reading = { $card } mint { $reading }
term-why-lead = { $lead ->
    [you] Ha mindkét oldal a legjobbját hozza, a tiéd az erősebb.
    [other] Ha mindkét oldal a legjobbját hozza, az ellenfeledé az erősebb.
   *[even] Ha mindkét oldal a legjobbját hozza, egyforma erősek; az nyer, amelyik előbb telik be.
}
term-why-claimed = { $who ->
    [you] Te foglaltad el.
   *[other] Az ellenfeled foglalta el.
}
term-why-yes = Elfoglalhatod, amikor eljön az ideje – { $reason }.
term-why-no = Nem foglalhatod el – { $reason }.
term-why-theirs = Az ellenfeled elfoglalhatja: jöhet még bármi, az ő oldalát már nem veri meg.

term-rules-aim = A cél: három szomszédos Kő, vagy bármelyik öt, és azonnal győztél.
term-rules-turn = Egy kör: kijátszol egy lapot egy még el nem foglalt Kőhöz, a te oldaladra (oldalanként legfeljebb három lap), elfoglalod, amit bizonyítani tudsz, majd húzol.
term-rules-claim = Elfoglalás: a te oldalad legyen teljes, és erősebb a másiknál. Ha a másik még nem teljes, akkor pusztán a képpel felfelé fekvő lapokból legyen biztos, hogy jöhet még bármi, a tiédet nem veri meg.
term-rules-formations = Formációk, a legerősebbel kezdve: Színsor (egy szín, egymást követő értékek), Drill (azonos értékek), Szín (egy szín), Sor (egymást követő értékek), Összeg (minden más, az értékek összege szerint).
term-rules-ties = Azonos formációnál a nagyobb összeg nyer; ha az is egyenlő, az az oldal, amelyik előbb telt be.
term-rules-match = Mérkőzés: a forduló győztese 5 pontot kap, a vesztes minden Kövéért egyet; a fordulókat felváltva kezditek.
term-rules-expert = Profiknak: Követ elfoglalni csak a kör elején lehet, a lap kijátszása előtt.
term-rules-tactics = Klánkártya helyett Taktikai lapot is kijátszhatsz, de legfeljebb eggyel többet, mint amennyit az ellenfeled kijátszott. Abból a húzópakliból húzol, amelyikből akarsz; hét lap van a kezedben.
term-rules-troops = Az Elit osztag lapjai a te oldaladra kerülnek: Joker (bármelyik lap; egy fordulóban mindenki csak egyet játszhat ki), Kém (7-es, bármilyen színben), Pajzshordozó (1-es, 2-es vagy 3-as, bármilyen színben). Mindig a lehető legjobbat érik, amikor a Kő sorsa eldől.
term-rules-modes = A Harci módszerek a Kőre kerülnek, és mindkét oldalra érvényesek: Vak blöff (csak az összeg számít), Sárcsata (oldalanként négy lap).
term-rules-ruses = A Trükköket végrehajtod, aztán eldobod: Toborzó (húzol hármat, visszateszel kettőt), Stratéga (áthelyezed vagy eldobod egy saját lapodat), Banshee (eldobod az ellenfeled egy lapját), Áruló (átveszed az ellenfeled egy Klánkártyáját).

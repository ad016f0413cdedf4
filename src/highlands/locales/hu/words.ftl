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
how-to-traitor = „{ $text }”: az Áruló lépése így néz ki: traitor G5@2>7, és csak klánkártyát vihet
no-such-seat = nincs ilyen hely: { $seat }; csak { $seats } hely van, 0-tól számozva
nothing-to-undo = nincs mit visszavonni

## Options

option-unknown = nincs „{ $name }” beállítás; ezek vannak: { $options }
option-unreadable = ennek a játéknak nincs „{ $text }” beállítása
option-twice = ez a beállítás kétszer szerepel: „{ $name }”
option-range = { $name }: { $low } és { $high } közötti egész szám kell, nem { $value }
option-flag = { $name }: csak true vagy false lehet, nem { $value }
option-seat = { $name }: 0 és { $last } közötti hely lehet, vagy döntsön a sors; { $value } nem jó
option-colours = a klánkártyák színeinek száma, kisebb játékhoz
option-stones = a határkövek száma, kisebb játékhoz
option-hand = a kézben tartott lapok száma, kisebb játékhoz
option-landscapes = saját tájkártya-táblázat fájlja
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
    [colour-run] színsor (összesen { $total })
    [of-a-kind] { $size ->
        [4] négy egyforma
       *[other] drill
    } (összesen { $total })
    [colour] szín (összesen { $total })
    [run] sor (összesen { $total })
   *[sum] összeg ({ $total })
}

## Why a stone can or cannot be claimed

claim-side-incomplete = { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kőnél a te oldaladról még { $missing } lap hiányzik
claim-other-impossible = nálad { $own } van, és a túloldal betöltéséhez már túl kevés az ismeretlen lap
claim-tie-won = mindkét oldalon { $own } van, de a tiéd telt be előbb
claim-tie-lost = mindkét oldalon { $own } van, de a túloldal telt be előbb
claim-stronger = a te oldalad az erősebb: { $own }, a túloldalon { $other }
claim-weaker = a túloldal az erősebb: { $other }, nálad { $own }
claim-proved = a túloldalon legjobb esetben { $other } jöhet össze, ezzel: { $cards }; ez nem elég a tiéd ellen: { $own }
claim-proved-first = a túloldalon legjobb esetben szintén { $own } jöhet össze, ezzel: { $cards }; de a tiéd telt be előbb
claim-beatable = még jöhet { $cards }, és akkor a túloldal lesz az erősebb: ott { $other }, nálad { $own }
claim-at-start = a profiknak szóló változatban csak a kör elején lehet követ elfoglalni
claim-after-playing = követ elfoglalni csak a lap kijátszása után lehet
claim-over = ebben a körben az elfoglalásnak már vége

## Why a move is not allowed

game-is-over = a játéknak vége
must-play = van lerakható klánkártyád, ezért nem passzolhatsz
wrong-step = { $step ->
    [play] most egy lapot kell kijátszanod
    [claim] most köveket foglalhatsz el; a „done” paranccsal mehetsz tovább
    [draw] most húznod kell: „draw clan” vagy „draw tactics”
    [recruit] a Toborzóval még { $left } lapot húzol: „draw clan” vagy „draw tactics”
   *[return] a Toborzó után még { $left } lapot vissza kell tenned, például: „return R7”
}
not-in-hand = ez a lap nincs a kezedben: { $card }
no-recruiter = lapot visszatenni csak a Toborzó után lehet
return-which = írd be, melyik lapot teszed vissza
no-tactics-variant = ebben a játékban nincsenek taktikai lapok
one-joker = egy Jokert már kijátszottál, és mindenki csak egyet játszhat ki
joker-stays = egy Jokert már kijátszottál, ezért a másik a forduló végéig a kezedben marad; tegyél vissza egy másik lapot
too-many-tactics = kijátszott taktikai lapok: te { $own }, az ellenfeled { $other }; legfeljebb eggyel járhatsz előtte
decks-empty = mindkét húzópakli üres, nincs kit toborozni
stone-claimed = { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} követ már elfoglalták
no-such-stone = ebben a játékban nincs { $stone }. kő
no-room = { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kőnél a te oldalad betelt: { $size } lap fér rá
not-on-own-side = a határ feléd eső oldalán nincs ilyen lap: { $card }
not-on-other-side = a határ túloldalán, az ellenfelednél nincs ilyen lap: { $card }
card-not-there = { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kőnél nincs ilyen lap: { $card }
strategist-same-stone = a Stratéga egy másik kőhöz viszi a lapot

## Why a position is refused

position-first-line = az állás első sora a játék neve ({ $name }) és a változatai
position-line = „{ $text }”: egy állásban nincs ilyen sor
position-line-twice = „{ $text }” kétszer szerepel
position-value = „{ $name }”: ez itt nem értelmezhető: „{ $text }”
position-stone = { $stone }. kő: nem értelmezhető; így kell kinéznie: stone { $stone } mud: R1 joker / -
position-first = { $stone }. kő: ha mindkét oldal teljes, tegyél ! jelet az elsőként betelt oldal után
position-owner = { $stone }. kő: nem lehet { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosé, mert az ő oldala nem teljes
position-owner-weaker = { $stone }. kő: nem lehet { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosé, mert a másik oldal nincs legyőzve
position-won = a fordulót { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos már megnyerte, így senki sem következik
position-over-early = a mérkőzésnek csak az utolsó forduló után van vége
position-step = ebben az állásban senki sem tarthat ennél a lépésnél: „{ $step }”
side-too-long = { $stone }. kő: egy oldalra csak { $size } lap fér
card-twice = ez a lap többször is szerepel: { $card }
mode-in-discard = ez a lap a kövön marad, sosem kerül a dobópakliba: { $card }
played-wrong = a játékosok nem játszhattak ki { $a }, illetve { $b } taktikai lapot: képpel felfelé { $number } fekszik, és senki sem járhat { $st-tactics-lead }-nél többel a másik előtt
jokers-wrong = a „jokers” sorban azok álljanak, akik Jokert játszottak ki: minden képpel felfelé fekvő Jokerhez egy játékos (most: { $number })
no-joker-wrong = { "{" }A!{ "}" } csak a pakliban lévő taktikai lap mögött állhat: A már kijátszott egy Jokert, a másikat nem tehette vissza
joker-nowhere = egy Jokernek nincs helye: nem lehet olyan kézben, amelynek minden lapját vissza kell tenni, és { "{" }A!{ "}" } jelű lap sem lehet
wrong-deck = egy lap rossz húzópakliba került
cards-do-not-add-up = { $sign ->
    [few] { $number } lap nincs sehol
   *[many] { $number } lappal több van a kelleténél
}
knower-wrong = egy ismert lap után a másik játékos áll, aki ismeri, például: R7{"{"}A{"}"}
knower-impossible = a paklikban vagy a másik kézben csak az ismer lapokat, aki a Toborzót kijátszotta, és legfeljebb { $st-recruiter-returns }-t
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
record-header-misplaced = ennek a fejlécnek itt nincs helye: „{ $name }”
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

term-compiling = Highlands: a szabályok és a botok előkészítése, csak most az egyszer, néhány perc …
term-compiling-kernel = { $done } / kb. { $total } … { $name }
term-welcome = Üdv a Felföldön! Ma ezt játsszuk: { $game }. Ha elakadsz, írd be: ?
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Melyik játék legyen?
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

## The terminal: Schotten Totten

term-which-variant = Melyik Schotten Totten legyen?
term-choice-base = Alapjáték
term-choice-tactics = Taktikai változat, taktikai lapokkal
term-choice-expert = Profiknak: követ elfoglalni csak a kör elején lehet
term-choice-tactics-expert = Taktikai változat, profiknak
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
    [claim] foglalhat el köveket
    [draw] húz egy lapot
    [recruit] húz még { $left } lapot a Toborzóval
   *[return] tesz vissza még { $left } lapot a Toborzó után
}
term-your-hand = A kezed
term-other-hand = Ellenfél
term-seat-hand = Kéz: { $seat }
term-tactics-played = kijátszott taktikai lap: { $number }
term-first-mark = 1.
term-clan-deck = klán-húzópakli: { $number }
term-tactics-deck = taktikai húzópakli: { $number }
term-discard = eldobva:
term-discard-empty = a dobópakli üres
term-unseen-title = még nem látott lapok
term-unseen = ami még nem feküdt képpel felfelé; zárójelben, ami a saját kezedben van:
term-unseen-tactics = taktikai lapok, amelyek még nem feküdtek képpel felfelé, köztük a tieid:
term-known = { $deck ->
    [clan] te tetted a klán-húzópakliba (zárójelben, hányadik felülről): { $cards }
   *[tactics] te tetted a taktikai húzópakliba (zárójelben, hányadik felülről): { $cards }
}
term-known-place = { $card } ({ $place }.)

term-prompt-play = Te jössz: játssz ki egy lapot valamelyik kőhöz, például: { $move }
term-prompt-pass = Nem tudsz klánkártyát lerakni, írd be: pass
term-prompt-claim = { $number ->
    [one] Elfoglalhatod ezt a követ: { $stones }. Írd be: { $move }, vagy ha mégsem kell: done
   *[other] Elfoglalhatod ezeket a köveket: { $stones }. Írd be például: { $move }, vagy ha több nem kell: done
}
term-step-draw = Húzz egy lapot, írd be: clan vagy tactics
term-step-recruit = A Toborzóval még { $left } lapot húzol, írd be: clan vagy tactics
term-step-return = { $left ->
    [one] Tegyél vissza még 1 lapot a húzópaklija aljára, például: { $move }
   *[other] Tegyél vissza { $left } lapot a húzópaklijuk aljára, például: { $move }
}

term-help-why = ki áll jobban a 3. kőnél, és miért foglalható el vagy miért nem
term-help-unseen = a lapok, amelyek még nem feküdtek képpel felfelé
term-help-discard = a dobópakli
term-help-lay = lerakod ezt a lapot ehhez a kőhöz, a te oldaladra; R7@3 helyett elég ennyi: „r7 3”. Egy oldalra { $st-side-size } lap fér, Sárcsatánál { $st-mud-size }
term-help-pass = egyetlen klánkártyádat sem tudod lerakni
term-help-claim = elfoglalod a 3. követ; elég ennyi: „c3” vagy „3”. Nem kötelező elfoglalnod
term-help-done = többet nem foglalsz el, mehet tovább
term-help-clan = húzol egy klánkártyát
term-help-tactics = húzol egy taktikai lapot
term-help-return = a piros 7-est a húzópaklija aljára teszed; elég ennyi: „r7”. Csak te fogod tudni, hol van
term-help-joker = a Joker az 5. kőnél a te oldaladon bármelyik klánkártya lehet. Egy fordulóban csak egyet játszhatsz ki
term-help-spy = a Kém az 5. kőnél a te oldaladon { $st-spy-strength }-es értékű, bármilyen színben
term-help-shield = a Pajzshordozó az 5. kőnél a te oldaladon 1–{ $st-shield-at-most }-as értékű, bármilyen színben
term-help-blind = Vak blöff az 5. kövön: ott mindkét oldalon csak az összeg számít
term-help-mud = Sárcsata az 5. kövön: ott mindkét oldalra { $st-mud-size } lap kerül
term-help-recruiter = húzol { $st-recruiter-draws } lapot, majd { $st-recruiter-returns } lapot a kezedből a húzópaklijuk aljára teszel
term-help-strategist = a zöld 5-öst a te oldaladról átviszed a 7. kőhöz; 7 helyett „discard”: eldobod
term-help-banshee = eldobod a zöld 5-öst az ellenfeled oldaláról, egy még el nem foglalt kőtől
term-help-traitor = a zöld 5-öst, egy klánkártyát, az ellenfeled oldaláról átviszed a 7. kőhöz, a te oldaladra

term-told-lay = { $who ->
    [you] Ezt rakod le { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } kőhöz: { $card }.
   *[other] Az ellenfeled ezt rakja le { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } kőhöz: { $card }.
}
term-told-mode = { $who ->
    [you] Ezt játszod ki { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } kőre: { $card }.
   *[other] Az ellenfeled ezt játssza ki { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } kőre: { $card }.
}
term-did-recruiter = { $who ->
    [you] Kijátszod a Toborzót.
   *[other] Az ellenfeled kijátssza a Toborzót.
}
term-told-ruse = { $who ->
    [you] { $ruse ->
        [strategist] A Stratégád áthelyezi: { $card } ({ $stone }. kő → { $to }).
        [banshee] A Banshee-d elűzi: { $card } ({ $stone }. kő → { $to }).
       *[traitor] Az Árulód áthozza: { $card } ({ $stone }. kő → { $to }).
    }
   *[other] { $ruse ->
        [strategist] Az ellenfeled Stratégája áthelyezi: { $card } ({ $stone }. kő → { $to }).
        [banshee] Az ellenfeled Banshee-je elűzi a lapodat: { $card } ({ $stone }. kő → { $to }).
       *[traitor] Az ellenfeled Árulója elviszi a lapodat: { $card } ({ $stone }. kő → { $to }).
    }
}
term-told-claim = { $who ->
    [you] Elfoglalod { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } követ.
   *[other] Az ellenfeled elfoglalja { $stone ->
        [1] az 1.
        [5] az 5.
       *[other] a { $stone }.
    } követ.
}
term-did-done = { $who ->
    [you] Többet nem foglalsz el.
   *[other] Az ellenfeled többet nem foglal el.
}
term-did-pass = { $who ->
    [you] Passzolsz.
   *[other] Az ellenfeled nem tud klánkártyát lerakni, és passzol.
}
term-did-draw-clan = { $who ->
    [you] Húzol egy klánkártyát.
   *[other] Az ellenfeled klánkártyát húz.
}
term-did-draw-tactics = { $who ->
    [you] Húzol egy taktikai lapot.
   *[other] Az ellenfeled taktikai lapot húz.
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
    [one] { $stones }. kő
   *[other] valamelyik kő: { $stones }
}
term-to-discard = dobópakli
term-to-either = { $stones } vagy { $discard }
term-round-over = { $round }. forduló vége: te { $own } pontot kapsz, az ellenfeled { $other } pontot.
term-won = { $how ->
    [row] Győztél, { $st-adjacent-to-win } szomszédos kővel! Az eredmény { $own }–{ $other }.
    [stones] Győztél, { $st-stones-to-win } kővel! Az eredmény { $own }–{ $other }.
    [more] Győztél, mert több köved van! Az eredmény { $own }–{ $other }.
   *[match] Megnyerted a mérkőzést! Az eredmény { $own }–{ $other }.
}
term-lost = { $how ->
    [row] Az ellenfeled győzött, { $st-adjacent-to-win } szomszédos kővel. Neked { $own } pontod van, neki { $other }.
    [stones] Az ellenfeled győzött, { $st-stones-to-win } kővel. Neked { $own } pontod van, neki { $other }.
    [more] Az ellenfeled győzött, mert több köve van. Neked { $own } pontod van, neki { $other }.
   *[match] Az ellenfeled nyerte a mérkőzést. Neked { $own } pontod van, neki { $other }.
}
term-drawn = Döntetlen, mindkettőtöknek { $own } pontja van.

term-can-lay = { $number ->
    [one] { $card } → { $stones }. kőhöz
   *[other] { $card } → valamelyik kőhöz: { $stones }
}
term-can-mode = { $number ->
    [one] { $card } → { $stones }. kőre
   *[other] { $card } → valamelyik kőre: { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] a Stratéga áthelyezi: { $card } ({ $stone }. kő → { $to })
    [banshee] a Banshee elűzi: { $card } ({ $stone }. kő → { $to })
   *[traitor] az Áruló áthozza: { $card } ({ $stone }. kő → { $to })
}
term-may-recruiter = Toborzó: húzol { $st-recruiter-draws }-at, visszateszel { $st-recruiter-returns }-t
term-can-claim = elfoglalod { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} követ
term-may-done = többet nem foglalsz el
term-may-pass = passzolsz
term-may-draw-clan = húzol egy klánkártyát
term-may-draw-tactics = húzol egy taktikai lapot
term-can-return = a húzópaklija aljára teszed: { $card }

term-why-which = Melyik kőre vagy kíváncsi? Például: why 3. Ezek vannak: { $stones }.
term-mode-blind = Vak blöff: itt csak az összeg számít.
term-mode-mud = Sárcsata: oldalanként { $st-mud-size } lap.
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

term-rules-aim = A cél: { $st-adjacent-to-win } szomszédos kő, vagy bármelyik { $st-stones-to-win }, és azonnal győztél.
term-rules-turn = Egy kör: kijátszol egy lapot egy még el nem foglalt kőhöz, a te oldaladra (oldalanként legfeljebb { $st-side-size } lap), elfoglalod, amit bizonyítani tudsz, majd húzol.
term-rules-claim = Elfoglalás: a te oldaladnak teljesnek és a másiknál erősebbnek kell lennie. Ha a másik oldal még nem teljes, a képpel felfelé fekvő lapok alapján kell biztosnak lennie, hogy bármi jön is még, a tiédet nem verheti meg.
term-rules-formations = Formációk, a legerősebbel kezdve: színsor (egy szín, egymást követő értékek), drill (azonos értékek), szín (egy szín), sor (egymást követő értékek), összeg (minden más, az értékek összege szerint).
term-rules-ties = Azonos formációnál a nagyobb összeg nyer; ha az is egyenlő, az az oldal, amelyik előbb telt be.
term-rules-match = Mérkőzés: a forduló győztese { $st-round-points } pontot kap, a vesztes minden kövéért egyet; a fordulókat felváltva kezditek.
term-rules-expert = Profiknak: követ elfoglalni csak a kör elején lehet, a lap kijátszása előtt.
term-rules-tactics = Klánkártya helyett taktikai lapot is kijátszhatsz, de legfeljebb eggyel többet, mint amennyit az ellenfeled kijátszott. Abból a húzópakliból húzol, amelyikből akarsz; { $st-tactics-hand } lap van a kezedben.
term-rules-troops = Az Elit osztag lapjai a te oldaladra kerülnek: Joker (bármelyik lap; egy fordulóban mindenki csak egyet játszhat ki), Kém ({ $st-spy-strength }-es, bármilyen színben), Pajzshordozó (1–{ $st-shield-at-most }-as, bármilyen színben). Mindig a lehető legjobbat érik, amikor a kő sorsa eldől.
term-rules-modes = A Harci módszerek a kőre kerülnek, és mindkét oldalra érvényesek: Vak blöff (csak az összeg számít), Sárcsata (oldalanként { $st-mud-size } lap).
term-rules-ruses = A Trükköket végrehajtod, aztán eldobod: Toborzó (húzol { $st-recruiter-draws }-at, visszateszel { $st-recruiter-returns }-t), Stratéga (áthelyezed vagy eldobod egy saját lapodat), Banshee (eldobod az ellenfeled egy lapját), Áruló (átveszed az ellenfeled egy klánkártyáját).

## Verräter: moves and options that can't be read

v-no-such-move = „{ $text }” nem lépés; a lépések ilyenek: estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = „{ $text }” nem akciókártya; ezek vannak: traitor, farmer, builder, strategist, diplomat2 és diplomat5
v-no-such-supply = „{ $text }” nem ellátmány kártya; ezek vannak: { $cards }
v-too-many-alike = ebből az ellátmány kártyából csak { $number } van: { $card }
v-no-neighbours = ez a két tájkártya nem szomszédos: { $one } és { $two }
v-how-to-lay = legfeljebb { $most } ellátmány kártyát rakhatsz le: lay 3 3 5, vagy semmit: lay nothing
v-how-to-discard = legalább 1, legfeljebb { $most } ellátmány kártyát dobhatsz el: discard 2 4
v-option-landscapes = landscapes: egy tájkártya-táblázat fájlja kell, nem { $value }

## Verräter: the landscape table

v-landscapes-file = { $file }: ez a tájkártya-táblázat nem olvasható: { $reason }
v-landscapes-long = { $file } túl hosszú egy tájkártya-táblázathoz
v-landscapes-toml = { $file }: ez a tájkártya-táblázat nem TOML: { $reason }
v-landscapes-line = { $file }, { $line }. sor: { $reason }
v-landscapes-no-section = hiányzik ez a szakasz: [{ $kind }]
v-landscapes-missing = [{ $kind }]: ebből a szakaszból hiányzik: „{ $name }”
v-landscapes-unknown = „{ $name }” nem való egy tájkártya-táblázatba
v-landscapes-number = { $name }: 0 és { $high } közötti egész szám kell, nem { $value }
v-landscapes-provenance = { $name }: ide számok neve kell: base, I, II, III, IV
v-landscapes-rows = egy tájkártya-táblázat hat csoport, mindegyikben öt szám, egyenként legfeljebb { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] hitszegő
    [farmer] földműves
    [builder] építőmester
    [strategist] stratéga
    [diplomat2] 2-es diplomata
   *[diplomat5] 5-ös diplomata
}
v-house = { $house ->
    [eagles] Sasok
   *[roses] Rózsák
}
v-kind = { $kind ->
    [wasteland] puszta
    [pasture] legelő
    [river] folyó
    [forest] erdő
    [village] falu
   *[city] város
}
v-landscape = { $number ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $number }-es
} { $kind ->
    [wasteland] puszta
    [pasture] legelő
    [river] folyó
    [forest] erdő
    [village] falu
   *[city] város
}
v-supply = { $number ->
    [one] ellátmány kártya ({ $cards })
   *[other] ellátmány kártyák ({ $cards })
}
v-no-supply = egyetlen ellátmány kártya sem

## Verräter: why a move is not allowed

v-wrong-step = { $step ->
    [settle] most az első raktárat kell felépíteni
    [conflict] most a konfliktuskártyát kell lerakni
    [choose] most akciókártyát kell választani
    [supply] most ellátmányt kell lerakni
    [build] most az építőmester épít
   *[discard] most húzás előtt el kell dobni néhány lapot
}
v-first-is-estate = az első épület raktár
v-not-your-building = itt nincs épületed: { $landscape }
v-reserve-empty = már mind a { $number } épületed áll; egyet megfordíthatsz
v-landscape-built = itt már áll egy épület: { $landscape }
v-counting-houses = { $number } uradalomnál több senkinek sem lehet
v-same-house = { $one } és { $two }: mindkettő ugyanazé a családé ({ $house }), a konfliktus pedig a két család között zajlik
v-take-which = írd be, melyik akciókártyát tartod meg
v-not-offered = ez a kártya nem jutott el hozzád: { $card }; ezek jutottak el: { $offered }
v-not-in-hand = ez nincs a kezedben: { $cards }; ami van: { $hand }
v-discard-number = mielőtt { $draw } lapot húzol, pontosan { $number } lapot kell eldobnod

## Verräter: positions

v-position-players = „{ $text }”: a verraeter után players={ $fewest } vagy players={ $most } áll
v-position-seat = „{ $name }”: csak { $players } játékos van
v-position-kinds = minden fajta tájkártyából kettő van, ebből viszont { $number }: { $kind ->
    [wasteland] puszta
    [pasture] legelő
    [river] folyó
    [forest] erdő
    [village] falu
   *[city] város
}
v-position-two-buildings = ezen a tájkártyán két épület áll: { $landscape }
v-position-buildings = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosnak { $number } épületnél vagy { $counting } uradalomnál többje van
v-position-step = ebben az állásban { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos nem tarthat ennél a lépésnél: „{ $step }”
v-position-over-early = a játéknak csak az utolsó forduló után van vége, vagy ha minden tájkártya egyetlen családé
v-position-not-now = „{ $name }”: ennek ennél a lépésnél nincs helye
v-position-not-chosen = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos még nem választott akciókártyát
v-position-action-twice = ez a kártya kétszer szerepel: { $card }
v-position-face-up = az akciókártyák képpel felfelé fekszenek; add meg, melyik van { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosnál
v-position-no-builder = az építőmester nem { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosnál van
v-position-one-observer = ha van ismeretlen akciókártya, csak egyetlen játékosról adható meg, mit látott
v-position-saw = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos nem láthatta éppen ezeket az akciókártyákat
v-position-too-many = ebből az ellátmány kártyából nincs ennyi a játékban: { $card }
v-position-known = nincs { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos kezében az, amit mindenki tud róla
v-position-earlier-piles = a korábbi húzópaklik (earlier pile) számozása 1-től indul, és legfeljebb { $most } lehet belőlük
v-position-earlier-size = { $name }: nem annyi lapot húztak, amennyi ebből a pakliból megmaradt
v-position-half-known = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosnak bizonytalan eredetű lapjai vannak (unsettled), ezért a keze legyen teljesen ismert, vagy csak annyira, amennyire mindenki ismeri
v-position-origin = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos keze nem fér össze azzal, amit a korábbi húzópaklikból húztak
v-position-pile = a húzópakliban { $number } lapnak kellene lennie, de { $written } van megadva
v-position-unsettled = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos bizonytalan eredetű lapjai (unsettled) nem származhatnak ezekből a húzópaklikból

## Verräter in the terminal

term-v-round-of = { $round }/{ $rounds }. forduló
term-v-how-many = Hányan játsszunk?
term-v-players = { $number } játékos
term-v-who-starts = Ki legyen az első kezdőjátékos?
term-v-name = { $who ->
    [you] te
   *[other] { $seat }
}
term-v-house = { $house ->
    [eagles] Sasok
   *[roses] Rózsák
}
term-v-action = { $card ->
    [traitor] Hitszegő
    [farmer] Földműves
    [builder] Építőmester
    [strategist] Stratéga
    [diplomat2] 2-es diplomata
   *[diplomat5] 5-ös diplomata
}
term-v-building = { $kind ->
    [estate] raktár
   *[counting] uradalom
}
term-v-opening = { $who ->
    [you] Te vagy az első kezdőjátékos.
   *[other] Az első kezdőjátékos: { $seat }.
}
term-v-you-serve = { $house ->
    [eagles] Egyelőre a Sasokat szolgálod.
   *[roses] Egyelőre a Rózsákat szolgálod.
}

term-v-piles = húzópakli: { $pile }, eldobva: { $discard }
term-v-conflict = konfliktus: { $one } – { $two }
term-v-last-conflict = az előző konfliktus: { $place }
term-v-tie = döntetlen
term-v-to-win = { $number ->
    [one] tét: { $points } pont
   *[other] tét: { $points } pont/fő
}
term-v-to-win-nobody = senki sincs velük
term-v-reckoned = { $card ->
    [traitor] hitszegőként már az új családodhoz számítasz
    [diplomat2] a 2-es diplomatád már benne van
   *[diplomat5] az 5-ös diplomatád már benne van
}
term-v-key = erő, és pont 1·2·3·4 győztesnek
term-v-head-house = család
term-v-head-points = pont
term-v-head-hand = kéz
term-v-head-laid = lerakva
term-v-head-action = akció
term-v-head-reserve = még
term-v-head-estates = húz
term-v-head-strength = Erő
term-v-mark-start = kezd
term-v-mark-strategy = stratégia
term-v-your-supply = az ellátmányod
term-v-your-action = az akciód
term-v-offered = választhatsz
term-v-title-actions = Akciókártyák
term-v-title-supply = Ellátmány kártyák
term-v-supply-all = mind
term-v-supply-own = te
term-v-supply-laid = lent
term-v-supply-discard = eldobva
term-v-supply-known = más
term-v-supply-unseen = rejtett
term-v-turn = most { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos { $step ->
    [settle] építi fel az első raktárát
    [conflict] rakja le a konfliktuskártyát
    [choose] tart meg egy akciókártyát
    [supply] rak le ellátmányt
    [build] építhet
   *[discard] dob el { $number } lapot, majd húz { $draw } lapot
}

term-v-prompt-settle = Építsd fel az első raktáradat: írd be egy épület nélküli tájkártya számát, például: { $move }
term-v-prompt-conflict = Nálad van a stratégiakártya. Rakd a konfliktuskártyát két szomszéd közé: { $places }
term-v-prompt-choose = Tarts meg egy akciókártyát: { $cards }
term-v-prompt-supply = { $house ->
    [eagles] Rakj le ellátmányt a Sasoknak, például: { $move }, vagy ha semmit sem raksz: 0
   *[roses] Rakj le ellátmányt a Rózsáknak, például: { $move }, vagy ha semmit sem raksz: 0
}
term-v-prompt-build = Te vagy az építőmester: építs, fordíts meg egy épületet, vagy hagyd ki; például: { $examples }
term-v-prompt-discard = { $reason ->
    [farmer] A földműves { $draw } lapot hoz neked, de csak { $v-hand-limit } lehet a kezedben.
    [estates] A raktáraid { $draw } lapot hoznak neked, de csak { $v-hand-limit } lehet a kezedben.
   *[diplomat] A 2-es diplomata { $draw } lapot hoz neked, de csak { $v-hand-limit } lehet a kezedben.
} Előbb dobj el { $number } lapot, például: { $move }

term-v-how-settle = a raktáradat az 5-ös tájkártyán építed fel; teljes alakban: „estate 5”. Minden fordulóban hoz egy lapot, amíg a tájkártya azé a családé, amelyet szolgálsz
term-v-how-conflict = a konfliktuskártyát a 3-as és a 4-es tájkártya közé rakod, mindkét családtól egy-egy; elég ennyi: „3 4”
term-v-how-choose = írd be, melyik kártyát tartod meg, vagy csak az elejét („d5”: 5-ös diplomata); a többit továbbadod. A „cards” paranccsal látod, mit tudsz a többiről
term-v-how-lay = lerakod ezeket az ellátmány kártyákat; elég ennyi: „335”. A családodat erősítik, a konfliktus után pedig a dobópakliba kerülnek
term-v-how-lay-nothing = nem raksz le semmit
term-v-how-lay-all = lerakod az egész kezedet
term-v-how-estate = egy épületet a tartalékodból az 5-ös tájkártyára raksz, raktárként: ellátmányt hoz, amíg a tájkártya a családodé
term-v-how-counting = ugyanez uradalomként: a játék végén hoz pontot. Kettő lehet belőle
term-v-how-turn = megfordítod az épületedet a 3-as tájkártyán, raktárból uradalommá vagy vissza
term-v-how-pass = nem építesz semmit
term-v-how-discard = eldobod ezeket a lapokat; elég ennyi: „24”. Utána húzol

term-v-which-conflict = { $number }: ennek a tájkártyának mindkét szomszédja a másik családé; írd be valamelyiket: { $choices }
term-v-which-card = Ez több kártya is lehet; írd be valamelyiket: { $choices }
term-v-which-building = Melyik épület? Írd be valamelyiket: { $choices }

term-v-help-score = a pontok, és hogy mit hozna most a végső értékelés
term-v-help-supply = hol vannak az ellátmány kártyák, már amennyire tudod
term-v-help-cards = mit tudnak az akciókártyák, és mit tudsz arról, kinél vannak
term-v-help-last = még egyszer az előző konfliktus

term-v-told-built = { $who ->
    [you] { $what ->
        [estate] Raktárat építesz itt: { $landscape }.
        [counting] Uradalmat építesz itt: { $landscape }.
        [turn-estate] A raktáradból uradalom lesz itt: { $landscape }.
       *[turn-counting] Az uradalmadból raktár lesz itt: { $landscape }.
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos { $what ->
        [estate] raktárat épít itt: { $landscape }.
        [counting] uradalmat épít itt: { $landscape }.
        [turn-estate] megfordítja a raktárát, uradalom lesz itt: { $landscape }.
       *[turn-counting] megfordítja az uradalmát, raktár lesz itt: { $landscape }.
    }
}
term-v-told-pass = { $who ->
    [you] Nem építesz semmit.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos az építőmester, de nem épít semmit.
}
term-v-told-conflict = { $who ->
    [you] { $house ->
        [eagles] Ide rakod a konfliktust: { $one } (Sasok) – { $two } (Rózsák).
       *[roses] Ide rakod a konfliktust: { $one } (Rózsák) – { $two } (Sasok).
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos ide rakja a konfliktust: { $house ->
        [eagles] { $one } (Sasok) – { $two } (Rózsák).
       *[roses] { $one } (Rózsák) – { $two } (Sasok).
    }
}
term-v-told-take = { $who ->
    [you] Megtartasz egy akciókártyát.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos megtart egy akciókártyát.
}
term-v-told-laid = { $who ->
    [you] { $house ->
        [eagles] Ezt rakod le a Sasoknak: { $cards }; összesen { $total }.
       *[roses] Ezt rakod le a Rózsáknak: { $cards }; összesen { $total }.
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos { $house ->
        [eagles] (Sasok) ezt rakja le: { $cards }; összesen { $total }.
       *[roses] (Rózsák) ezt rakja le: { $cards }; összesen { $total }.
    }
}
term-v-told-lay = { $who ->
    [you] Nem raksz le semmit.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos nem rak le semmit.
}
term-v-told-discarded = { $who ->
    [you] Ezt dobod el, hogy { $draw } lapot húzhass: { $cards }.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos ezt dobja el, hogy { $draw } lapot húzhasson: { $cards }.
}
term-v-new-pile = A dobópakli megkeverve új húzópakli lesz.
term-v-drawn = Új ellátmány: { $draws }.
term-v-draw = { $who ->
    [you] te { $cards }
   *[other] { $seat } { $number } lap
}
term-v-new-round = { $who ->
    [you] Kezdődik a következő forduló ({ $round }/{ $rounds }); te vagy a kezdőjátékos.
   *[other] Kezdődik a következő forduló ({ $round }/{ $rounds }); a kezdőjátékos: { $seat }.
}

term-v-reveal-title = { $round }. forduló, konfliktus: { $one } – { $two }
term-v-reveal-traitor = { $who ->
    [you] Te vagy a hitszegő, és átállsz { $house ->
        [eagles] a Sasokhoz.
       *[roses] a Rózsákhoz.
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos a hitszegő, és átáll { $house ->
        [eagles] a Sasokhoz.
       *[roses] a Rózsákhoz.
    }
} { $total ->
    [0] Ellátmány nem megy át.
   *[other] Ellátmány is megy át: { $total }.
}
term-v-reveal-won = { $house ->
    [eagles] A Sasok győznek, { $strength }–{ $other }, és elfoglalják a Rózsáktól: { $landscape }.
   *[roses] A Rózsák győznek, { $strength }–{ $other }, és elfoglalják a Sasoktól: { $landscape }.
}
term-v-reveal-tie = Döntetlen, { $strength }–{ $strength }: semmi sem cserél gazdát, és senki sem kap érte pontot.
term-v-reveal-nobody = { $house ->
    [eagles] A Sasokat senki sem szolgálja, így senki sem kap érte pontot.
   *[roses] A Rózsákat senki sem szolgálja, így senki sem kap érte pontot.
}
term-v-reveal-prize = { $number ->
    [one] Ezért { $points } pont jár: { $landscape }. Az egyetlen győztes: { $winners }.
   *[other] Ezért fejenként { $points } pont jár: { $landscape }. A { $number } győztes: { $winners }.
}
term-v-reveal-traitor-points = { $who ->
    [you] Hitszegőként { $points } pontot kapsz.
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos hitszegőként { $points } pontot kap.
}
term-v-reveal-strategist = { $who ->
    [you] { $had ->
        [kept] Stratégaként { $points } pontot kapsz, és nálad marad a stratégiakártya.
       *[taken] Stratégaként { $points } pontot kapsz, és tiéd a stratégiakártya: a következő konfliktust te választod.
    }
   *[other] { $seat ->
        [A] Az A
       *[other] A { $seat }
    } játékos { $had ->
        [kept] stratégaként { $points } pontot kap, és nála marad a stratégiakártya.
       *[taken] stratégaként { $points } pontot kap, és övé a stratégiakártya: a következő konfliktust ő választja.
    }
}

term-v-can-settle = { $house ->
    [eagles] raktár itt: { $landscape } (Sasok)
   *[roses] raktár itt: { $landscape } (Rózsák)
}
term-v-can-conflict = { $house ->
    [eagles] { $one } (Sasok, { $base-one }) – { $two } (Rózsák, { $base-two })
   *[roses] { $one } (Rózsák, { $base-one }) – { $two } (Sasok, { $base-two })
}
term-v-can-lay = { $house ->
    [eagles] még { $total }: így a Sasok ereje { $strength }
   *[roses] még { $total }: így a Rózsák ereje { $strength }
}
term-v-can-lay-nothing = minden lapodat megtartod
term-v-can-discard = összesen { $total }
term-v-can-pass = nem építesz semmit
term-v-can-build = { $what ->
    [estate] új raktár, itt lehet: { $places }
    [counting] új uradalom, itt lehet: { $places }
   *[turn] megfordítod egy épületedet, itt lehet: { $places }
}
term-v-does-traitor = legelőször családot váltasz; { $v-traitor-points } pont
term-v-does-farmer = elsőként húzol { $v-farmer-draw } lapot, raktárért semmit
term-v-does-builder = építesz, vagy megfordítasz egy épületet
term-v-does-strategist = { $v-strategist-points } pont; mostantól te választod a konfliktust
term-v-does-diplomat2 = +{ $v-diplomat-2-strength } erő; húzol még { $v-diplomat-2-draw } lapot
term-v-does-diplomat5 = +{ $v-diplomat-5-strength } erő
term-v-where = { $where ->
    [own] a tiéd
    [aside] félretéve
    [gone] előtted elkelt vagy félretéve
    [left] te tetted félre
   *[passed] továbbadva vagy félretéve
}
term-v-no-last = Nincs konfliktus, amire vissza lehetne nézni.

term-v-score = { $who ->
    [you] Te: { $points } pont, és még { $houses } × { $cards } = { $final }, ha most lenne vége
   *[other] { $seat }: { $points } pont, és még { $houses } × { $cards } = { $final }, ha most lenne vége
}
term-v-score-why = Uradalmak × ellátmány kártyák kézben, amelyekből legfeljebb { $most } számít.
term-v-early-end = { $house ->
    [eagles] Mind a tizenkét tájkártya a Sasoké: a játék idő előtt véget ér.
   *[roses] Mind a tizenkét tájkártya a Rózsáké: a játék idő előtt véget ér.
}
term-v-final = Végső értékelés: uradalmak × ellátmány kártyák kézben, amelyekből legfeljebb { $most } számít.
term-v-final-row = { $who ->
    [you] Te: { $points } + { $houses } × { $cards } = { $total } pont
   *[other] { $seat }: { $points } + { $houses } × { $cards } = { $total } pont
}
term-v-won = Győztél, { $points } ponttal!
term-v-shared = Közös győzelem, fejenként { $points } ponttal! Veled együtt nyert: { $others }.
term-v-lost = { $number ->
    [one] A győztes: { $winners }, { $points } ponttal; neked { $own } van.
   *[other] Közös győzelem: { $winners }, fejenként { $points } ponttal; neked { $own } van.
}

term-v-rules-aim = A cél: neked legyen a legtöbb győzelmi pontod. A Sasokat vagy a Rózsákat szolgálod, de csak addig, amíg megéri.
term-v-rules-conflict = A forduló konfliktussal kezdődik: akinél a stratégiakártya van, kiválaszt két szomszédos tájkártyát, amelyek nem ugyanazé a családé.
term-v-rules-choose = A kezdőjátékostól sorban mindenki titokban megtart egy akciókártyát, a többit balra továbbadja. Egy kártya előtte félrekerült, azt senki sem látta.
term-v-rules-supply = Ezután sorban mindenki lerak 0–{ $v-hand-limit } ellátmány kártyát, képpel felfelé.
term-v-rules-reveal = Felfordítjátok az akciókártyákat. A hitszegő azonnal családot vált. Egy család ereje: a tájkártyája, a játékosai által lerakott összes ellátmány és a diplomatáik ({ $v-diplomat-2-strength } és { $v-diplomat-5-strength }).
term-v-rules-prize = Az erősebb család elfoglalja a másik tájkártyáját, és minden játékosa megkapja az ott álló pontot: minél többen vannak, fejenként annál kevesebbet. A hitszegő { $v-traitor-points }, a stratéga { $v-strategist-points } pontot kap, bárki győz is; döntetlennél csak ők kapnak pontot.
term-v-rules-build = Az építőmester építhet oda, ahol még nincs épület, vagy megfordíthatja egy saját épületét: a raktár ellátmányt hoz, az uradalom a játék végén pontot (legfeljebb { $v-most-counting-houses } lehet). A stratéga elveszi a stratégiakártyát.
term-v-rules-draw = A lerakott lapok a dobópakliba kerülnek. A földműves { $v-farmer-draw } lapot húz; a többiek 1-et minden raktárukért, amely a családjuk földjén áll; a 2-es diplomata még { $v-diplomat-2-draw } lapot hoz. Kézben { $v-hand-limit } lap lehet: akinek több lenne, előbb eldob.
term-v-rules-end = A játéknak { $rounds } forduló után van vége. Hamarabb van vége, ha egy családé mind a tizenkét tájkártya: ilyenkor annak a fordulónak a húzása után.
term-v-rules-final = A végén ehhez jön: uradalmak × ellátmány kártyák kézben (legfeljebb { $v-counted-cards } számít). A legtöbb pont győz; egyenlőségnél közös a győzelem.

## Bots of one's own

bot-unknown = nincs „{ $name }” nevű bot; ezek vannak: { $names }; saját botot így lehet megadni: bots/mine.py:choose vagy cmd:node bot.js
bot-settings = ezekkel a beállításokkal nem hozható létre: „{ $name }”; a lehetséges beállítások: { $settings }
bot-no-settings = ennek a botnak nincsenek beállításai: „{ $name }”
bot-setting-unreadable = ez nem beállítás: „{ $text }”; a beállítások így néznek ki: temperature=0.3
bot-setting-range = legalább { $least } kell legyen: { $name }; ez nem az: { $value }
bot-file-missing = nincs ilyen fájl: { $path }
bot-unloadable = nem tölthető be: { $place } ({ $reason })
bot-name-missing = nincs „{ $name }” nevű dolog itt: { $place }
bot-not-one = ez nem bot: „{ $name }” ({ $place }); a bot egy függvény observation, moves és seconds paraméterrel, vagy egy osztály choose metódussal
bot-command-unreadable = ez nem parancs: „{ $text }”; így kell kinéznie: cmd:node bot.js
bot-command-missing = nincs ilyen program: „{ $program }”
bot-answer-unreadable = a bot egy szabályos lépéssel, annak szövegével vagy számával válaszol
bot-answer-range = a lépések számozása 0-tól eddig tart: { $last }
bot-fault = { $kind ->
    [illegal] a bot nem szabályos lépést adott: { $details }
    [exception] a bot hibára futott: { $details }
    [timeout] a bot túl lassú volt: { $details }
   *[unreachable] a bot programjával nem lehet szót érteni: { $details }
}

## Advice: what speaks for a move of Schotten Totten

advice-kind = { $formation ->
    [colour-run] színsor
    [of-a-kind] { $size ->
        [4] négy egyforma
       *[other] drill
    }
    [colour] szín
    [run] sor
   *[sum] összeg
}
advice-wins = { $number ->
    [one] megnyeri a fordulót, mert elfoglalható ez a kő: { $stones }
   *[other] megnyeri a fordulót, mert elfoglalhatók ezek a kövek: { $stones }
}
advice-completes-claim = összejön: { $own }; azonnal elfoglalható { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kő
advice-proves = { $when ->
    [now] megmutatja ezt: { $card }; így azonnal elfoglalható
   *[later] megmutatja ezt: { $card }; így a jelen állás szerint a következő körödben elfoglalható
} { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kő
advice-makes-claimable = { $when ->
    [now] azonnal elfoglalható
   *[later] a jelen állás szerint a következő körödben elfoglalható
} { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kő
advice-unbeatable = összejön: { $own }; nincs olyan klánkártya, amely még megverhetné
advice-hand-blocks = összejön: { $own }; ami megverhetné, az a te kezedben van
advice-only = összejön: { $own }; már csak ez verheti meg: { $kind }
advice-only-higher = összejön: { $own }; már csak ugyanez verheti meg, nagyobb összeggel
advice-beatable = összejön: { $own }; a túloldalon legjobb esetben { $other } jöhet össze
advice-lost = lap oda, ahol a jelen állás szerint már nincs mit nyerni: { $stone }. kő
advice-gives-up = feladja { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} követ, ahol az ellenfelednél { $other } van
advice-in-hand = összejöhet: { $own }; a kezedben van hozzá: { $cards }
advice-winning-cards = ezzel még megnyerhető { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kő: { $cards }
advice-winning-number = { $number } lap van, amellyel még megnyerhető { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kő
advice-towards-cards = cél: { $kind }; ami kell hozzá: { $cards }
advice-towards-number = cél: { $kind }; { $number } lap illik hozzá
advice-keeps-open = lehetséges marad itt ({ $stone }. kő): { $kind }
advice-begins-with = új oldalt kezd ({ $stone }. kő); illik hozzá a kezedből: { $cards }
advice-begins-strong = erős lappal kezd új oldalt ({ $stone }. kő)
advice-begins = új oldalt kezd ({ $stone }. kő); itt lehetséges: { $kind }
advice-adds = az összeg így { $total } ({ $stone }. kő)
advice-blind-formation = az ellenfelednél { $other } volt, de itt már csak az összeg számít: { $stone }. kő
advice-blind-hope = az ellenfelednek itt már nem jöhet össze ({ $stone }. kő): { $kind }
advice-sums = itt már csak az összeg számít ({ $stone }. kő): eddig { $own }, a túloldalon { $other }
advice-mud-opens = újra nyitott { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kő: az ellenfelednél { $other } volt, most hiányzik egy lapja
advice-mud = mindkét oldalra még egy negyedik lap jön ({ $stone }. kő)
advice-recruiter = jobb lapokat keres: húzol { $number } lapot, visszateszel { $returned } lapot
advice-frees = lehetővé teszi itt ({ $stone }. kő): { $kind }
advice-clears = ez elkerül az oldaladról ({ $stone }. kő): { $card }
advice-breaks = szétveri, ami az ellenfelednél volt ({ $stone }. kő): { $other }
advice-lowers = az ellenfelednél most már legfeljebb { $other } jöhet össze ({ $stone }. kő)
advice-takes-away = ez elkerül az ellenfeled oldaláról ({ $stone }. kő): { $card }
advice-claim-wins = { $how ->
    [row] megnyeri a fordulót: { $st-adjacent-to-win } szomszédos kő
   *[stones] megnyeri a fordulót: { $st-stones-to-win } kő
}
advice-claim-blocks = elfoglalja a követ, amely az ellenfelednek a { $st-adjacent-to-win } szomszédoshoz kellene
advice-claim-last = elfoglalja a követ; { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kővel meglenne a { $st-adjacent-to-win } szomszédos
advice-claim = elfoglalja a követ: { $number } a szükséges { $needed } közül
advice-done-inviting = { $number ->
    [one] vár: az ellenfeled még rakhat lapot ehhez a kőhöz: { $stones }
   *[other] vár: az ellenfeled még rakhat lapot ezekhez a kövekhez: { $stones }
}
advice-done = { $number ->
    [one] egyelőre nem foglalja el ezt a követ: { $stones }
   *[other] egyelőre nem foglalja el ezeket a köveket: { $stones }
}
advice-draw-clan-limit = taktikai lapot csak akkor játszhatsz ki, ha előbb az ellenfeled is kijátszik egyet
advice-draw-clan-few = { $number ->
    [0] nincs klánkártya a kezedben
   *[other] csak { $number } klánkártya van a kezedben
}
advice-draw-clan = a formációk klánkártyákból állnak
advice-draw-tactics = a következő körödben a szabály szerint kijátszhatsz taktikai lapot
advice-draw-tactics-later = későbbre: csak akkor játszhatod ki, ha az ellenfeled is kijátszott egy taktikai lapot
advice-return-limit = csak akkor lenne kijátszható, ha az ellenfeled is kijátszik egy taktikai lapot
advice-return-misfit = egyik megkezdett oldaladhoz sem illik
advice-return-weak = nincs a kezedben gyengébb klánkártya
advice-return = a húzópakli aljára kerül, és az ellenfeled nem látja, melyik lap az
advice-pass = nem tudsz klánkártyát lerakni
advice-pass-saves = megtartod a taktikai lapjaidat; klánkártyát nem tudsz lerakni
advice-pass-ends = véget vet a fordulónak: mindketten passzoltatok

## Advice: what speaks for a move of Verräter

advice-v-estate-inland = a családod földjén, távol a határtól
advice-v-estate-border = a családod földjén, a határon, { $strength } erővel
advice-v-estate-other = { $house ->
    [eagles] a Sasok földje: lapot akkor hoz, ha őket szolgálod, vagy a családod elfoglalja
   *[roses] a Rózsák földje: lapot akkor hoz, ha őket szolgálod, vagy a családod elfoglalja
}
advice-v-counting = a végén 1 pont minden lapért a kezedben, legfeljebb { $most }; most ennyi lapod van: { $held }
advice-v-turn-idle = itt most nem hoz lapot; uradalomként a végén legfeljebb { $most } pontot
advice-v-turn-to-estate = újra hoz egy lapot fordulónként, amíg a tájkártya a családodé
advice-v-build-nothing = az épületeid maradnak, ahogy vannak
advice-v-conflict = { $lead ->
    [ahead] ott a te családod az erősebb, { $own }–{ $other }
    [even] ott egyforma erős a két család, { $own }–{ $other }
   *[behind] ott a te családod a gyengébb, { $own }–{ $other }
}; { $winners ->
    [one] a győzelem neked { $points } pontot hoz
   *[other] a győzelem fejenként { $points } pontot hoz
}
advice-v-conflict-estate = { $own }–{ $other }; győzelem esetén a családod földjére kerül ez a raktárad: { $landscape }
advice-v-traitor-stronger = { $house ->
    [eagles] átállsz a Sasokhoz, ott ők az erősebbek ({ $other }–{ $own }); { $points } pont
   *[roses] átállsz a Rózsákhoz, ott ők az erősebbek ({ $other }–{ $own }); { $points } pont
}
advice-v-traitor = { $house ->
    [eagles] { $points } pont, és átállsz a Sasokhoz (ott { $other }–{ $own })
   *[roses] { $points } pont, és átállsz a Rózsákhoz (ott { $other }–{ $own })
}
advice-v-farmer-room = húzol { $number } ellátmány kártyát, és van helyük a kezedben
advice-v-farmer = húzol { $number } ellátmány kártyát; kézben { $most } lehet
advice-v-builder-counting = egy uradalom a végén legfeljebb { $most } pontot hozhat
advice-v-builder-reserve = építesz a tartalékodból (még { $number } épület), vagy megfordítasz egyet
advice-v-builder-turn = megfordíthatod egy épületedet
advice-v-strategist = { $then ->
    [over] { $points } pont, bárki győz is
    [kept] { $points } pont, és a következő konfliktust is te választod
   *[taken] { $points } pont, és a következő konfliktust te választod
}
advice-v-diplomat2 = +{ $bonus } erő a családodnak ({ $own }–{ $other } az ellátmány előtt), és húzol { $v-diplomat-2-draw } lapot
advice-v-diplomat5 = +{ $bonus } erő a családodnak: { $own }–{ $other } az ellátmány előtt
advice-v-lay-more = növeli az előnyt: eddig { $own }–{ $other }
advice-v-lay-enough = éppen elég a vezetéshez: eddig { $own }–{ $other }
advice-v-lay-lead = átveszi a vezetést: eddig { $own }–{ $other }
advice-v-lay-even = egyenlít: eddig { $own }–{ $own }
advice-v-lay-others = felzárkózik, { $own }–{ $other }; a családodból mások még raknak le
advice-v-lay-behind = felzárkózik: eddig { $own }–{ $other }
advice-v-keep-to-count = megtartod a lapokat az uradalmakhoz
advice-v-keep-ahead = a családod enélkül is vezet: eddig { $own }–{ $other }
advice-v-keep-hopeless = az egész kezeddel sem vezetne a családod: eddig { $most }–{ $other }
advice-v-keep = megtartod a lapokat, eddig { $own }–{ $other }
advice-v-discard-lowest = { $number ->
    [one] a legkisebb lap
   *[other] a legkisebb lapok
}
advice-v-discard = ami marad: { $kept }

## The arena

arena-too-few-bots = Egy versenyhez legalább két bot kell.
arena-sprt-two-bots = A szekvenciális próba csak két botot hasonlít össze.
arena-sprt-unreadable = „{ $text }” nem két Élő-különbség, elöl a kisebb, mint 0,20
arena-worker-died = A játszó folyamatok véget érnek, mielőtt bármit játszottak volna (kilépési kód: { $code }); a hibakimenet talán megmondja, miért.
arena-file-exists = Már van ilyen fájl: { $path }. Adj meg más nevet a --out kapcsolóval, vagy folytasd a --resume kapcsolóval.
arena-file-unwritable = Nem írható: { $path }: { $reason }.
arena-file-unreadable = Nem olvasható: { $path }: { $reason }.
arena-file-no-ledger = A fájl ({ $path }) nem egy versennyel kezdődik: { $reason }.
arena-file-format = A fájl ({ $path }) formátuma { $format }; ez a változat csak ezt ismeri: { $known }.
arena-file-line = A fájl ({ $path }) { $line }. sora nem játszma: { $reason }.
arena-resume-differs = A versenyt ({ $path }) más feltételekkel kezdték. „{ $name }” ott: { $there }, most pedig ez lenne: { $asked }.
arena-begins = Az arénában: { $bots }; véletlenmag: { $seed }. A játszmák helye: { $path }.
arena-progress = { $games } játszmából { $done }: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}, { $deals ->
    [one] egy osztás
   *[other] { $deals } osztás
}
arena-caption = Eredmény: a győzelmek aránya helyenként, az osztások szerinti 95%-os tartománnyal; az egyenlő rész { $share }% lenne. + győzelem, = döntetlen vagy megosztott győzelem, − vereség; ms: egy döntés ideje.
arena-head = { $column ->
    [bot] Bot
    [played] Játszott
    [results] + = −
    [score] Eredmény (95%)
    [elo] Élő (95%)
    [rating] Érték (95%)
    [decisions] Döntések
    [time] ms (max.)
   *[faults] Hibák
}
arena-fault-kind = { $kind ->
    [illegal] szabálytalan lépés
    [exception] programhiba
    [timeout] túl lassú
   *[unreachable] nem elérhető
}
arena-fault = { $game }. játszma, elvesztette: { $bot } (hely: { $seat }): { $kind }: { $details }
arena-more-faults = { $number ->
    [one] Még egy hiba
   *[other] Még { $number } hiba
}: lásd { $path }
arena-test = { $status ->
    [h0] A próba { $elo0 } Élő-pontot fogad el, nem { $elo1 } pontot,
    [h1] A próba { $elo1 } Élő-pontot fogad el, nem { $elo0 } pontot,
   *[continue] A próba ({ $elo0 } vagy { $elo1 } Élő-pont) nem dőlt el
} { $deals ->
    [one] egy osztás
   *[other] { $deals } osztás
} után (LLR { $llr }; a határok: ±{ $bound }).
arena-aside = { $games ->
    [one] Még egy játszma lezajlott; megmarad, de nem számít, mert az osztása nem teljes, vagy a döntés után következik.
   *[other] Még { $games } játszma lezajlott; megmaradnak, de nem számítanak, mert az osztásuk nem teljes, vagy a döntés után következik.
}
arena-interrupted = Megszakítva; minden befejezett játszma megmarad. Folytatás: { $command }
arena-plot-pair = { $one } – { $other }: { $one } eredménye
arena-plot-many = Az egyes botok eredménye, 95%-os tartománnyal
arena-plot-games = játszma
arena-plot-even = egyenlő rész

## Szintek

level-shepherd = Juhász
level-shepherd-about = szelíd; csak a következő lapig lát
level-clansman = Klántag
level-clansman-about = ismeri a játékot, de hibázik
level-warrior = Harcos
level-warrior-about = minden lépést jól ítél meg
level-chieftain = Klánfőnök
level-chieftain-about = előre gondolkodik; a legerősebb
term-level-choice = { $name }: { $about }
term-which-level = Milyen erős ellenfelet szeretnél?

## Tippek

not-your-turn = most nem { $seat } lép
hint-title = { $who ->
    [you] A legjobb lépések, a győzelmi esélyeddel:
   *[other] { $seat } legjobb lépései, a győzelmi eséllyel:
}
hint-hand-hidden = az állásból nem derül ki, mit tud { $seat }, aki lép: minden lapot meg kell adni, amelyet { $seat } lát
hint-no-seat = „{ $text }” nem egy hely; a helyek: { $seats }
term-help-hint = a néhány legjobb lépés, a győzelmi esélyeddel és egy indokkal
term-percent = { NUMBER($number, maximumFractionDigits: 1) }%

## Elemzés

review-running = elemezni csak befejezett játszmát lehet, és ez még tart
review-analysing = Minden döntés vizsgálata …
review-title = { $game }, elemzés: { $result }
review-turning-title = Fordulópontok
review-no-turning = Nincs: egyik döntés sem került sokba.
review-better = jobb: { $move } ({ $chance }), { $reason }
review-decisions-title = Minden döntés
review-head-turn = kör
review-head-move = lépés
review-head-chance = esély
review-head-grade = ítélet
review-head-better = jobb lett volna
review-grade = { $grade ->
    [best] legjobb
    [good] jó
    [inaccuracy] pontatlan
    [mistake] hiba
   *[blunder] baklövés
}
review-forced = nem volt választás
review-players-title = A játékosok
review-head-player = játékos
review-head-decisions = döntések
review-head-best = legjobb lépések
review-head-loss = átlagos veszteség
review-head-inaccuracies = pontatlan
review-head-mistakes = hiba
review-head-blunders = baklövés
review-saved = Elkészült: { $path }
review-plot-title = { $game }: a győzelmi esélyek
review-plot-round = { $round }. forduló
review-plot-turns = körök; minden pont egy fordulópont
review-plot-turning = { $turn }. kör, { $seat }: { $move }; jobb lett volna: { $better }

# The server

server-over = a játszma véget ért
server-not-over = a játszma még nem ért véget
server-not-begun = a játszma akkor kezdődik, ha mindenki leült
server-stale = az asztal közben megváltozott
server-too-late = lejárt az idő
server-name-unreadable = egy névnek legalább egy betűje van, és nincsenek benne vezérlőkarakterek
server-undo-seen = semmi sem vonható vissza: az utolsó lépésed óta láttál valami újat
server-bots-play-on = a botok inkább tovább játszanának
server-asked-already = már van egy kérdés; előbb arra kell válaszolni
server-nothing-asked = nincs kérdés
server-no-hints = ennél az asztalnál nincs tipp
server-no-table = nincs ilyen asztal, vagy a hivatkozás nem ehhez tartozik
server-seat-taken = ez a hely már foglalt, és egy meghívó csak egy embernek szól. Ha te ültél le ide, folytasd ott, ahol leültél, vagy másold ki onnan a helyed hivatkozását (az asztal menüjében)
server-secret-known = minden helyhez új, saját titok kell
server-wrong-share = ez nem az a rész az osztásból, amelyre ezen a helyen kötelezték el magukat
server-newer-table = ehhez az asztalhoz a kiszolgáló újabb változata kell; próbáld meg egy pillanat múlva
server-no-review = senki sem kért elemzést erről a játszmáról
server-wrong-seats = ennek a játéknak { $seats } helye van
server-nobody = legalább egy hely emberé
server-no-level = nincs „{ $name }” szint; ezek vannak: { $levels }
server-no-language = ezek a nyelvek vannak: { $languages }
server-unreadable = az üzenet nem olvasható
server-protocol = ez a kiszolgáló a protokoll { $version }. változatát beszéli; töltsd újra az oldalt
server-too-fast = ne olyan gyorsan: kérdezz újra egy pillanat múlva
server-too-many = sok asztalt hoztál létre; várj kicsit a következővel
server-spectator = a nézők csak nézik a játékot
server-busy = most sok a dolog; kérdezz később újra
server-foreign = ez egy másik webhely oldaláról jön
server-other-host = a kiszolgáló ezen a néven nem érhető el; az üzemeltetője a --host-name kapcsolóval engedélyezheti
server-no-page = itt nincs semmi
server-no-method = ezt itt nem lehet
server-too-large = az üzenet túl hosszú
server-failed = valami elromlott a kiszolgálón; az asztal olyan, amilyen volt
server-store-failed = a kiszolgáló adatbázisa nem olvasható vagy nem írható
preview-app = Schotten Totten és Verräter: két kártyajáték a Skót-felföldről, barátokkal vagy botok ellen. Fiók senkinek sem kell.
preview-invitation = { $game }: nyisd meg a hivatkozást, ha játszani vagy nézni szeretnéd. Fiók senkinek sem kell.
preview-running = { $game }: most zajlik a játszma, nyisd meg a hivatkozást, ha nézni szeretnéd.
preview-finished = { $game }: egy befejezett játszma, lépésről lépésre visszanézhető.
serve-ready = A Highlands itt érhető el: { $address }
serve-running = A Highlands már fut itt: { $address }
serve-stop = Ctrl+C leállítja; a játszmáid megmaradnak.
serve-cannot-listen = A Highlands nem tud itt figyelni: { $address } ({ $reason }).
serve-no-proxy = Ez nem egy proxy címe vagy hálózata: { $reason }. Adj meg például ilyet: 127.0.0.1 vagy 10.0.0.0/8.
serve-database = a játszmák itt vannak: { $database }
record-commitment = a mag nem illik ahhoz az elkötelezéshez, amelyet a játszma előtt mutattak
record-shares = a mag nem azokból a részekből áll össze, amelyekre a játékosok az osztás előtt elkötelezték magukat
term-commitment-good = a keverés az, amelyre a játszma előtt kötelezték magukat
term-shares-good = az osztásban minden játékosnak része volt: sem a kiszolgáló, sem egy játékos egymaga nem választhatta meg a lapokat
backup-done = a másolat itt van: { $file }
restore-done = az asztalok visszaálltak ebből: { $file }

## Az adatbázis

store-one-process = Az SQLite egyetlen folyamathoz való. Több munkafolyamathoz PostgreSQL kell: --database postgresql+asyncpg://user@host/name.
store-url = Ilyen fajta adatbázis nincs. Ezt add meg: sqlite+aiosqlite:///fájl/elérési/útja vagy postgresql+asyncpg://felhasználó@gép/név.
store-unreachable = Az adatbázis nem használható: { $reason }.
store-in-use = Ezen az adatbázison már fut egy kiszolgáló ({ $path }). Egy SQLite-fájl egy kiszolgálóé; többhöz használj PostgreSQL-t.
store-newer = Az adatbázis a Highlands egy újabb változatából származik. Azt telepítsd.
store-older = Az adatbázis a Highlands egy korai fejlesztői változatából származik, amelyet ez a változat nem tud olvasni; semmi sem változott benne. Helyezd át, vagy válassz másikat a --database kapcsolóval.
store-other-version = Az adatbázis a Highlands egy másik változatából származik. Indítsd el egyszer ennek a változatnak a kiszolgálóját, az naprakésszé teszi, vagy használd a másikat.
store-file-exists = Már van { $path } nevű fájl. Adj meg más nevet.
store-no-backup = { $path } nem a Highlands biztonsági mentése: { $reason }.
store-not-empty = Ebben az adatbázisban már vannak asztalok. Biztonsági mentést csak üres adatbázisba lehet visszatölteni.
## Könyvtárak, amelyek csak némelyeknek kellenek
extra-missing = Ehhez kell a(z) { $library }, de nincs telepítve: pip install '{ $extra }'

## Önmagával játszó bot adatai
selfplay-begins = Önmagával játszik: { $bot }; véletlenmag: { $seed }. Amíg a fájl el nem készül, a játszmák helye: { $path }.
selfplay-progress = { $games } játszmából { $done }
selfplay-writes = Írás: { $path } …
selfplay-written = { $games ->
    [one] Egy játszma
   *[other] { $games } játszma
}, { $decisions } döntés: { $path }
selfplay-no-file = Add meg a --out kapcsolóval, hová kerüljenek az adatok, vagy folytasd a --resume kapcsolóval.
selfplay-broken = A(z) { $seed } magú játszmát a szabályok nem engedik: a(z) { $move }. lépés nem tehető meg.
## Környezetek
env-illegal = ez az akció nem hajtható végre: { $action } (játék: { $row }). Az ok: { $reason }
env-no-such-action = „{ $action }” nem akció; az akciók egész számok 0 és { $last } között
env-opponents = ellenfelek száma { $seats } játékos esetén: { $needed }, nem { $given }

## Bármely játék: amit akkor mondunk, ha a játéknak nincsenek saját szavai
action-unreadable = „{ $text }” nem lépés; a lépések: { $actions }
action-illegal = { $text } most nem lehetséges
position-impossible = ilyen állás nem jöhet létre
advice-search = a keresés ezt részesíti előnyben
plain-player = { $who ->
    [you] te
   *[other] { $seat } játékos
}
plain-begins = { $who ->
    [you] te kezdesz
   *[other] { $seat } játékos kezd
}
plain-moved = { $who ->
    [you] te: { $move }
   *[other] { $seat } játékos: { $move }
}
plain-prompt = te lépsz, például { $move }
plain-legal-move = most lehetséges
plain-rules = { $game }: a szabályok nem itt vannak; a „moves” megmutatja, mi lehetséges
plain-over = { $how ->
    [won] nyertél
    [lost] vesztettél
   *[drawn] döntetlen
}: { $points }

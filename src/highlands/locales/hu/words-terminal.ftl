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

## The terminal: Schotten Totten

term-which-variant = Melyik Schotten Totten legyen?
term-choice-base = Alapjáték
term-choice-tactics-expert = Taktikai változat, profiknak
term-starter-you = te
term-starter-other = az ellenfeled
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
term-discard = eldobva:
term-discard-empty = a dobópakli üres
term-unseen-title = még nem látott lapok
term-unseen = ami még nem feküdt képpel felfelé; zárójelben, ami a saját kezedben van:
term-unseen-tactics = taktikai lapok, amelyek még nem feküdtek képpel felfelé, köztük a tieid:
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
term-can-return = a húzópaklija aljára teszed: { $card }
term-why-which = Melyik kőre vagy kíváncsi? Például: why 3. Ezek vannak: { $stones }.
term-why-side = { $who ->
    [you] A te oldalad: { $cards }. { $best }
   *[other] Az ellenfeled oldala: { $cards }. { $best }
}
term-why-lead = { $lead ->
    [you] Ha mindkét oldal a legjobbját hozza, a tiéd az erősebb.
    [other] Ha mindkét oldal a legjobbját hozza, az ellenfeledé az erősebb.
   *[even] Ha mindkét oldal a legjobbját hozza, egyforma erősek; az nyer, amelyik előbb telik be.
}
term-why-claimed = { $who ->
    [you] Te foglaltad el.
   *[other] Az ellenfeled foglalta el.
}
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

## Verräter in the terminal

term-v-round-of = { $round }/{ $rounds }. forduló
term-v-name = { $who ->
    [you] te
   *[other] { $seat }
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
term-v-reckoned = { $card ->
    [traitor] hitszegőként már az új családodhoz számítasz
    [diplomat2] a 2-es diplomatád már benne van
   *[diplomat5] az 5-ös diplomatád már benne van
}
term-v-key = erő, és pont 1·2·3·4 győztesnek
term-v-head-hand = kéz
term-v-head-laid = lerakva
term-v-head-action = akció
term-v-head-reserve = még
term-v-head-estates = húz
term-v-mark-start = kezd
term-v-mark-strategy = stratégia
term-v-your-supply = az ellátmányod
term-v-your-action = az akciód
term-v-offered = választhatsz
term-v-supply-all = mind
term-v-supply-discard = eldobva
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

## Tippek

not-your-turn = most nem { $seat } lép
hint-title = { $who ->
    [you] A legjobb lépések, a győzelmi esélyeddel:
   *[other] { $seat } legjobb lépései, a győzelmi eséllyel:
}
hint-hand-hidden = az állásból nem derül ki, mit tud { $seat }, aki lép: minden lapot meg kell adni, amelyet { $seat } lát
hint-no-seat = „{ $text }” nem egy hely; a helyek: { $seats }
term-help-hint = a néhány legjobb lépés, a győzelmi esélyeddel és egy indokkal

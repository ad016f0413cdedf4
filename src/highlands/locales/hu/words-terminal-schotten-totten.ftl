### What only the terminal says of Schotten Totten. The pages do not fetch it.

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
    [stones] Győztél, { $number } kővel! Az eredmény { $own }–{ $other }.
    [more] Győztél, mert több köved van! Az eredmény { $own }–{ $other }.
   *[match] Megnyerted a mérkőzést! Az eredmény { $own }–{ $other }.
}
term-lost = { $how ->
    [row] Az ellenfeled győzött, { $st-adjacent-to-win } szomszédos kővel. Neked { $own } pontod van, neki { $other }.
    [stones] Az ellenfeled győzött, { $number } kővel. Neked { $own } pontod van, neki { $other }.
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

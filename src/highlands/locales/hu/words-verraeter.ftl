### Verräter: what the pages say too.

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] hitszegő
    [farmer] földműves
    [builder] építőmester
    [strategist] stratéga
    [diplomat2] 2-es diplomata
   *[diplomat5] 5-ös diplomata
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

## The board: strengths, conflicts, what an action does

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
term-v-to-win = { $number ->
    [one] tét: { $points } pont
   *[other] tét: { $points } pont/fő
}
term-v-to-win-nobody = senki sincs velük
term-v-head-house = család
term-v-head-points = pont
term-v-head-strength = Erő
term-v-title-actions = Akciókártyák
term-v-title-supply = Ellátmány kártyák
term-v-supply-own = te
term-v-supply-laid = lent
term-v-supply-known = más
term-v-reveal-won = { $house ->
    [eagles] A Sasok győznek, { $strength }–{ $other }, és elfoglalják a Rózsáktól: { $landscape }.
   *[roses] A Rózsák győznek, { $strength }–{ $other }, és elfoglalják a Sasoktól: { $landscape }.
}
term-v-reveal-tie = Döntetlen, { $strength }–{ $strength }: semmi sem cserél gazdát, és senki sem kap érte pontot.
term-v-reveal-nobody = { $house ->
    [eagles] A Sasokat senki sem szolgálja, így senki sem kap érte pontot.
   *[roses] A Rózsákat senki sem szolgálja, így senki sem kap érte pontot.
}
term-v-can-conflict = { $house ->
    [eagles] { $one } (Sasok, { $base-one }) – { $two } (Rózsák, { $base-two })
   *[roses] { $one } (Rózsák, { $base-one }) – { $two } (Sasok, { $base-two })
}
term-v-does-traitor = legelőször családot váltasz; { $v-traitor-points } pont
term-v-does-farmer = elsőként húzol { $v-farmer-draw } lapot, raktárért semmit
term-v-does-builder = építesz, vagy megfordítasz egy épületet
term-v-does-strategist = { $v-strategist-points } pont; mostantól te választod a konfliktust
term-v-does-diplomat2 = +{ $v-diplomat-2-strength } erő; húzol még { $v-diplomat-2-draw } lapot
term-v-does-diplomat5 = +{ $v-diplomat-5-strength } erő

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

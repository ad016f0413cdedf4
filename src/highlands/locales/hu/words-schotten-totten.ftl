### Schotten Totten: what the pages say too.

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

## The board: decks, what can be laid, why a stone is whose

joker-nowhere = egy Jokernek nincs helye: nem lehet olyan kézben, amelynek minden lapját vissza kell tenni, és { "{" }A!{ "}" } jelű lap sem lehet
term-clan-deck = klán-húzópakli: { $number }
term-tactics-deck = taktikai húzópakli: { $number }
term-known = { $deck ->
    [clan] te tetted a klán-húzópakliba (zárójelben, hányadik felülről): { $cards }
   *[tactics] te tetted a taktikai húzópakliba (zárójelben, hányadik felülről): { $cards }
}
term-known-place = { $card } ({ $place }.)
term-can-lay = { $number ->
    [one] { $card } → { $stones }. kőhöz
   *[other] { $card } → valamelyik kőhöz: { $stones }
}
term-may-draw-clan = húzol egy klánkártyát
term-may-draw-tactics = húzol egy taktikai lapot
term-mode-blind = Vak blöff: itt csak az összeg számít.
term-mode-mud = Sárcsata: oldalanként { $st-mud-size } lap.
term-why-nothing = még semmi
term-best-is = Ez { $formation }{ $readings }.
term-best-can = Legjobb esetben { $formation } lesz belőle, ezzel: { $cards }{ $readings }.
term-best-never = Már nem telhet be: túl kevés az ismeretlen lap.
term-readings = {" "}– { $readings }
term-reading = { $card } mint { $reading }
term-why-yes = Elfoglalhatod, amikor eljön az ideje – { $reason }.
term-why-no = Nem foglalhatod el – { $reason }.
term-why-theirs = Az ellenfeled elfoglalhatja: jöhet még bármi, az ő oldalát már nem veri meg.

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
   *[stones] megnyeri a fordulót: { $number } kő
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

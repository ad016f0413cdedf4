# Schotten Totten's table in the browser.

border-table = A Schotten Totten asztala
border-border = A határ
border-stone = { $stone }. kő
border-side-yours = Te: { $cards }
border-side = { $name }: { $cards }
border-can-claim = Elfoglalhatod
border-can-place = A lap ide kerülhet.
border-claimed-yours = Te foglaltad el.
border-claimed = { $name } foglalta el.
border-card-at = { $card }, { $stone }. kő

border-hand = { $name }: { $number } lap a kézben
border-hand-tactics = { $name }: { $number } lap a kézben, { $tactics ->
    [0] köztük nincs taktikai lap
   *[other] ebből { $tactics } taktikai lap
}
border-hand-of = { $name } lapjai
border-hand-empty = Nincs több lap
border-not-now = { $card } (most nem)
border-sorted-colour = szín szerint rendezve
border-sorted-strength = érték szerint rendezve
border-sort-colour = Rendezés szín szerint
border-sort-strength = Rendezés érték szerint
border-played = { $number } kijátszott taktikai lap
border-held = { $name }: { $number } kő, { $points } pont a mérkőzésen

border-over = A játéknak vége
border-waiting = { $name } gondolkodik …
border-moment = Egy pillanat …
border-do-play = Játssz ki egy lapot
border-do-claim = { $number ->
    [one] Foglald el a követ, vagy lépj tovább
   *[other] Foglalj el köveket, vagy lépj tovább
}
border-do-draw = Húzz egy lapot: melyik húzópakliból?
border-do-recruit = { $left ->
    [one] Toborzó: húzz még egy lapot
   *[other] Toborzó: húzz { $left } lapot
}
border-do-return = { $left ->
    [one] Toborzó: válassz még egy lapot, amit visszateszel
   *[other] Toborzó: válassz { $left } lapot, amit visszateszel
}
border-do-pass = Nem tudsz klánkártyát lerakni: passzolnod kell
border-do-pass-or-tactics = Nem tudsz klánkártyát lerakni: passzolj, vagy játssz ki egy taktikai lapot
border-do-under = { $card }: mehet a húzópaklija aljára?
border-do-recruiter = Toborzó: húzol { $st-recruiter-draws }-at, aztán visszateszel { $st-recruiter-returns }-t
border-do-strategist = Stratéga: válassz egy saját lapot a határon
border-do-banshee = Banshee: válassz egy lapot a túloldalon
border-do-traitor = Áruló: válassz egy klánkártyát a túloldalon
border-do-where = { $card }: válassz egy követ
border-do-where-or-away = { $card }: válassz egy követ, vagy dobd el
border-do-away = { $card }: eldobod?

border-play-it = Kijátszom
border-put-under = Visszateszem
border-put-away = Eldobom
border-done = Tovább
border-pass = Passz
border-back = Vissza
border-what = Mit tud ez a lap?
border-claim = Enyém
border-claim-stone = { $stone }. kő elfoglalása

border-leads = vezet
border-could-lead = azzal vezet, ami még jöhet
border-could-come = { $card }, még jöhet
border-claimable-by = { $name } elfoglalhatja.
border-play-here = Ide kijátszható
border-about-claims = Hogyan lehet követ foglalni?

border-discard = Dobópakli: { $number }
border-discard-empty = Még semmit sem dobtak el.
border-to-discard = A dobópakliba
border-unseen = Még nem látott lapok
border-unseen-about = Ezek a lapok még sosem feküdtek képpel felfelé. Bármelyik jöhet még.
border-unseen-about-yours = Ezek a lapok még sosem feküdtek képpel felfelé. Bármelyik jöhet még; a bekeretezettek a te kezedben vannak.
border-unseen-tactics = Még nem látott taktikai lapok
border-in-your-hand = { $card }, a kezedben
border-seen = { $card }, már látott
border-none = Egy sem
border-in-the-rules = Bővebben a szabályokban
border-next-round = Jöhet a következő forduló
border-round-won = { $who ->
    [you] { $how ->
        [row] { $round }. forduló: te nyertél, { $st-adjacent-to-win } szomszédos kővel.
        [stones] { $round }. forduló: te nyertél, { $number } kővel.
       *[more] { $round }. forduló: te nyertél, több kővel, miután mindketten passzoltak.
    }
   *[other] { $how ->
        [row] { $round }. forduló: { $name } nyert, { $st-adjacent-to-win } szomszédos kővel.
        [stones] { $round }. forduló: { $name } nyert, { $number } kővel.
       *[more] { $round }. forduló: { $name } nyert, több kővel, miután mindketten passzoltak.
    }
}
border-round-even = { $round }. forduló: mindketten passzoltatok, és ugyanannyi követek van, így senki sem nyer.

### A Verräter táblája a böngészőben, magyarul.

circle-title = A tájkártyák köre

## Mire vár az asztal

circle-you-settle = Az első raktárad: érints meg egy tájkártyát, amelyen nincs épület
circle-you-conflict = Hol harcoljanak a családok? Érints meg egy kijelölt határt
circle-you-choose = Tarts meg egy akciókártyát; a többi megy tovább
circle-you-supply = { $house ->
    [eagles] Rakj le ellátmányt a Sasoknak, vagy semmit
   *[roses] Rakj le ellátmányt a Rózsáknak, vagy semmit
}
circle-you-build = Te vagy az építőmester: érints meg egy tájkártyát, vagy ne építs
circle-you-discard = { $reason ->
    [farmer] A földműves { $draw } lapot hoz
    [estates] A raktáraid { $draw } lapot hoznak
   *[diplomat] A 2-es diplomata { $draw } lapot hoz
}, de kézben { $v-hand-limit } lehet: előbb dobj el { $number } lapot
circle-waits-settle = { $name } felépíti az első raktárát
circle-waits-conflict = { $name } kiválasztja a konfliktust
circle-waits-choose = { $name } akciókártyát választ
circle-waits-supply = { $name } ellátmányt rak le
circle-waits-build = { $name } az építőmester, és építhet
circle-waits-discard = { $name } eldob { $number } lapot
circle-over = A játéknak vége
circle-recent = Mi történt
circle-hints = Tippek

## Tájkártyák és épületek

circle-landscape = { $landscape }, { $house }, ereje { $base }
circle-in-conflict = konfliktusban
circle-can-build = Itt építhetsz
circle-building = { $kind ->
    [estate] Raktár
   *[counting] Uradalom
}
circle-building-of = { $kind ->
    [estate] { $name } raktára
   *[counting] { $name } uradalma
}
circle-building-here = épület
circle-no-building = nincs
circle-prize-table = Győzelmi pont minden győztesnek, ha elfoglalják, a győztesek száma szerint
circle-winners = { $number } győztes
circle-conflict-means = { $house ->
    [eagles] Ha itt van konfliktus, a Sasok { $base } erővel kezdik. Ha veszítenek, a tájkártya a Rózsáké lesz, és a győztesek pontot kapnak.
   *[roses] Ha itt van konfliktus, a Rózsák { $base } erővel kezdik. Ha veszítenek, a tájkártya a Sasoké lesz, és a győztesek pontot kapnak.
}
circle-estate-means = A raktár minden fordulóban hoz egy ellátmány kártyát, amíg a tájkártya azé a családé, amelyet a tulajdonosa szolgál.
circle-counting-means = Az uradalom a játék végén minden kézben lévő ellátmány kártya után egy pontot hoz, legfeljebb { $v-counted-cards } lapért. Mindegy, kié a tájkártya.
circle-rules = A szabályokban

## Építés

circle-build-turn = { $kind ->
    [estate] Fordítsd raktárra
   *[counting] Fordítsd uradalomra
}
circle-build-nothing = Nem építek
circle-elsewhere = Máshol

## A játékosok és lapjaik

circle-points = { $points } pont
circle-hand-number = { $number ->
    [0] nincs ellátmány kártya kézben
   *[other] { $number } ellátmány kártya kézben
}
circle-reserve = { $number ->
    [0] nincs épület tartalékban
   *[other] { $number } épület tartalékban
}
circle-estate-draw = a raktárak most { $number } lapot hoznak
circle-final-now = végső értékelés most: +{ $points }
circle-start = kezdőjátékos
circle-strategy = nála a stratégiakártya
circle-action-hidden = lefordított akciókártya
circle-your-hand = A kezed
circle-hand-of = { $name } keze
circle-hand-empty = Nincs ellátmány kártya
circle-supply-card = ellátmány kártya: { $card }
circle-supply-hidden = ismeretlen ellátmány kártya
circle-laid = Lerakva
circle-laid-by = { $name }: { $card }

## Akciókártyák

circle-offered = Az akciókártyák, amelyek hozzád kerültek
circle-actions-about = Az akciókártyákról
circle-card-kept = ezt tartod meg
circle-card-seen = járt nálad
circle-card-unseen = nem járt nálad

## Ellátmány és erő

circle-lay = { $number ->
    [one] Lerakom: { $cards }
   *[other] Lerakom: { $cards } = { $total }
}
circle-lay-nothing = Nem rakok le semmit
circle-discard = Eldobom: { $cards }
circle-discard-more = Válassz { $number } lapot ({ $chosen }/{ $number })
circle-strength = tájkártya { $base }, ellátmány { $supply }, diplomaták { $diplomats }
circle-unknown = A diplomaták és a hitszegő még lefordítva vannak, és ezen változtathatnak.
circle-reckoned = { $card ->
    [traitor] Te vagy a hitszegő: az új családodhoz számítasz. A többi lap le van fordítva.
    [diplomat2] A 2-es diplomatád benne van. A többi lap le van fordítva.
   *[diplomat5] Az 5-ös diplomatád benne van. A többi lap le van fordítva.
}
circle-piles = { $pile } a pakliban, { $discard } eldobva
circle-discarded = eldobva
circle-unseen = nem látott
circle-unseen-means = Nem látott: a pakliban vagy más kezében van.

## Hogyan dőlt el a konfliktus

circle-last = az előző konfliktus
circle-how = Hogyan dőlt el az előző konfliktus?
circle-how-round = Hogyan dőlt el a konfliktus? Forduló: { $round }
circle-reveal-title = { $round }. forduló: { $one } – { $two }
circle-reveal-laid = A tájkártyákkal és az ellátmánnyal: a Sasoknak { $eagles }, a Rózsáknak { $roses }.
circle-reveal-turned = Felfordítjátok az akciókártyákat.
circle-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] Te vagy a hitszegő, és átállsz a Sasokhoz
       *[roses] Te vagy a hitszegő, és átállsz a Rózsákhoz
    }
   *[other] { $house ->
        [eagles] { $name } a hitszegő, és átáll a Sasokhoz
       *[roses] { $name } a hitszegő, és átáll a Rózsákhoz
    }
}{ $total ->
    [0] .
   *[other] , { $total } értékű ellátmánnyal.
}
circle-reveal-diplomat = { $who ->
    [you] { $house ->
        [eagles] A diplomatád a Sasok erejéhez ennyit ad: { $bonus }.
       *[roses] A diplomatád a Rózsák erejéhez ennyit ad: { $bonus }.
    }
   *[other] { $house ->
        [eagles] { $name }: a diplomata a Sasok erejéhez ennyit ad: { $bonus }.
       *[roses] { $name }: a diplomata a Rózsák erejéhez ennyit ad: { $bonus }.
    }
}
circle-reveal-prize = { $number ->
    [one] Az egyetlen győztes, { $winners }: { $points } pont.
   *[other] { $number } győztes, { $winners }: fejenként { $points } pont.
}
circle-reveal-bonus = { $who ->
    [you] { $card ->
        [traitor] Te, a hitszegő: még { $points } pont.
       *[strategist] Te, a stratéga: még { $points } pont.
    }
   *[other] { $card ->
        [traitor] { $name }, a hitszegő: még { $points } pont.
       *[strategist] { $name }, a stratéga: még { $points } pont.
    }
}
circle-reveal-no-points = Senki sem kap pontot.
circle-step-next = Tovább
circle-step-back = Vissza
circle-go-on = Játsszunk tovább

## A pontok

circle-scores = Pontok fordulónként
circle-round = Forduló
circle-no-conflicts = Még egy konfliktus sem dőlt el.
circle-final = Végső értékelés
circle-final-preview = Végső értékelés most
circle-final-means = Végső értékelés: uradalmak × ellátmány kártyák kézben, amelyekből legfeljebb { $v-counted-cards } számít.

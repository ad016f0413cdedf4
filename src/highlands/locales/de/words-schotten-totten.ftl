### Schotten Totten: what the pages say too.

## Cards, stones, formations

clan-card = { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Lila
} { $strength }
tactics-card = { $card ->
    [joker] „Joker“
    [spy] „Spion“
    [shield] „Schildträger“
    [blind] „Blinde Kuh“
    [mud] „Schlammschlacht“
    [recruiter] „Anwerber“
    [strategist] „Stratege“
    [banshee] „Banshee“
   *[traitor] „Verräter“
}
formation = { $formation ->
    [colour-run] eine Farbfolge mit Summe { $total }
    [of-a-kind] { $size ->
        [4] einen Vierling
       *[other] einen Drilling
    } mit Summe { $total }
    [colour] eine Farbe mit Summe { $total }
    [run] eine Folge mit Summe { $total }
   *[sum] eine Summe von { $total }
}

## Why a stone can or cannot be claimed

claim-side-incomplete = { $missing ->
    [one] Auf deiner Seite von Stein { $stone } fehlt noch eine Karte
   *[other] Auf deiner Seite von Stein { $stone } fehlen noch { $missing } Karten
}
claim-other-impossible = Du hast { $own }, und die verdeckten Karten reichen nicht mehr, um die andere Seite zu füllen
claim-tie-won = Beide Seiten haben { $own }, und deine war zuerst vollständig
claim-tie-lost = Beide Seiten haben { $own }, und die andere war zuerst vollständig
claim-stronger = Deine Seite ist stärker (du hast { $own }, dein Gegner { $other })
claim-weaker = Die andere Seite ist stärker (dein Gegner hat { $other }, du { $own })
claim-proved = Die andere Seite kann höchstens noch { $other } erreichen (mit { $cards }), und das schlägt { $own } nicht
claim-proved-first = Auch die andere Seite kann höchstens noch { $own } erreichen (mit { $cards }), und deine war zuerst vollständig
claim-beatable = Die andere Seite kann noch auf { $other } kommen (mit { $cards }), und das schlägt { $own }
claim-at-start = In der Variante für Erfahrene werden Steine nur zu Beginn des Zuges beansprucht
claim-after-playing = Steine beanspruchst du erst, nachdem du eine Karte gespielt hast
claim-over = Das Beanspruchen ist für diesen Zug vorbei

## Why a move is not allowed

must-play = Du kannst noch eine Clankarte legen, also darfst du nicht passen
wrong-step = { $step ->
    [play] Jetzt wird eine Karte gespielt
    [claim] Jetzt kannst du Steine beanspruchen; mit „done“ geht es weiter
    [draw] Jetzt wird eine Karte gezogen: „draw clan“ oder „draw tactics“
    [recruit] Jetzt zieht der Anwerber noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }: „draw clan“ oder „draw tactics“
   *[return] Jetzt legt der Anwerber noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } zurück, zum Beispiel „return R7“
}
not-in-hand = { $card } hast du nicht auf der Hand
no-recruiter = Karten werden nur für den Anwerber zurückgelegt
return-which = Sag, welche Karte zurückgeht
no-tactics-variant = In diesem Spiel gibt es keine Taktikkarten
one-joker = Du hast schon einen Joker gespielt; mehr als einer ist nicht erlaubt
joker-stays = Du hast schon einen Joker gespielt, also bleibt der andere bis zum Ende der Runde auf deiner Hand; leg eine andere Karte zurück
too-many-tactics = Du darfst deinem Gegner nur um eine Taktikkarte voraus sein (gespielt: du { $own }, dein Gegner { $other })
decks-empty = Beide Stapel sind leer, da ist niemand mehr anzuwerben
stone-claimed = Stein { $stone } ist schon beansprucht
no-such-stone = Stein { $stone } gibt es in diesem Spiel nicht
no-room = Deine Seite von Stein { $stone } ist voll: Mehr als { $size } Karten passen nicht hin
not-on-own-side = { $card } liegt nicht auf deiner Seite der Grenze
not-on-other-side = { $card } liegt nicht auf der Seite deines Gegners
card-not-there = { $card } liegt nicht an Stein { $stone }
strategist-same-stone = Der Stratege bringt eine Karte an einen anderen Stein

## The board: decks, what can be laid, why a stone is whose

joker-nowhere = Für einen Joker ist kein Platz: auf einer Hand, die ganz zurückgelegt wird, kann er nicht sein, und auch keine Karte mit { "{" }A!{ "}" }
term-clan-deck = Clanstapel: { $number }
term-tactics-deck = Taktikstapel: { $number }
term-known = { $deck ->
    [clan] Das hast du in den Clanstapel gelegt (Stelle von oben gezählt): { $cards }
   *[tactics] Das hast du in den Taktikstapel gelegt (Stelle von oben gezählt): { $cards }
}
term-known-place = { $card } (Stelle { $place })
term-can-lay = { $number ->
    [one] { $card } an Stein { $stones }
   *[other] { $card } an einen der Steine { $stones }
}
term-may-draw-clan = eine Clankarte ziehen
term-may-draw-tactics = eine Taktikkarte ziehen
term-mode-blind = Blinde Kuh: Hier zählt nur die Summe.
term-mode-mud = Schlammschlacht: { $st-mud-size } Karten pro Seite.
term-why-nothing = noch nichts
term-best-is = Das ergibt { $formation }{ $readings }.
term-best-can = Bestenfalls ergibt sie mit { $cards } { $formation }{ $readings }.
term-best-never = Sie wird nicht mehr vollständig: Es sind zu wenige verdeckte Karten übrig.
term-readings = {" "}({ $readings })
term-reading = { $card } als { $reading }
term-why-yes = Du kannst ihn beanspruchen, sobald es so weit ist: { $reason }.
term-why-no = Du kannst ihn nicht beanspruchen: { $reason }.
term-why-theirs = Dein Gegner kann ihn beanspruchen: Nichts, was noch kommen könnte, schlägt seine Seite.

## Advice: what speaks for a move of Schotten Totten

advice-kind = { $formation ->
    [colour-run] Farbfolge
    [of-a-kind] { $size ->
        [4] Vierling
       *[other] Drilling
    }
    [colour] Farbe
    [run] Folge
   *[sum] Summe
}
advice-wins = { $number ->
    [one] gewinnt die Runde: Stein { $stones } lässt sich beanspruchen
   *[other] gewinnt die Runde: Die Steine { $stones } lassen sich beanspruchen
}
advice-completes-claim = ergibt { $own }: Stein { $stone } lässt sich sofort beanspruchen
advice-proves = { $when ->
    [now] zeigt { $card }, und so lässt sich Stein { $stone } sofort beanspruchen
   *[later] zeigt { $card }, und so lässt sich nach jetzigem Stand Stein { $stone } im nächsten Zug beanspruchen
}
advice-makes-claimable = { $when ->
    [now] Stein { $stone } lässt sich sofort beanspruchen
   *[later] Stein { $stone } lässt sich nach jetzigem Stand im nächsten Zug beanspruchen
}
advice-unbeatable = ergibt { $own }; keine Clankarten, die noch kommen, können das schlagen
advice-hand-blocks = ergibt { $own }; was das noch schlagen könnte, hast du selbst auf der Hand
advice-only = ergibt { $own }, nur noch zu schlagen durch: { $kind }
advice-only-higher = ergibt { $own }, nur noch zu schlagen durch dasselbe mit höherer Summe
advice-beatable = ergibt { $own }; die andere Seite kann höchstens noch { $other } erreichen
advice-lost = eine Karte für Stein { $stone }, wo nach jetzigem Stand nichts mehr zu gewinnen ist
advice-gives-up = gibt Stein { $stone } auf, wo dein Gegner { $other } hat
advice-in-hand = kann { $own } ergeben, mit { $cards } aus deiner Hand
advice-winning-cards = damit ist Stein { $stone } noch zu gewinnen: { $cards }
advice-winning-number = { $number ->
    [one] mit einer Karte ist Stein { $stone } noch zu gewinnen
   *[other] mit { $number } Karten ist Stein { $stone } noch zu gewinnen
}
advice-towards-cards = Ziel: { $kind }; dafür passend: { $cards }
advice-towards-number = { $number ->
    [one] Ziel: { $kind }; eine Karte passt dafür
   *[other] Ziel: { $kind }; { $number } Karten passen dafür
}
advice-keeps-open = bei Stein { $stone } bleibt möglich: { $kind }
advice-begins-with = beginnt bei Stein { $stone }; dazu passt auf deiner Hand: { $cards }
advice-begins-strong = beginnt bei Stein { $stone } mit einer starken Karte
advice-begins = beginnt bei Stein { $stone }; möglich dort: { $kind }
advice-adds = bringt die Summe bei Stein { $stone } auf { $total }
advice-blind-formation = nimmt deinem Gegner { $other }: Bei Stein { $stone } zählt nur noch die Summe
advice-blind-hope = für deinen Gegner bei Stein { $stone } nicht mehr möglich: { $kind }
advice-sums = bei Stein { $stone } zählt nur noch die Summe: bisher { $own } gegen { $other }
advice-mud-opens = öffnet Stein { $stone } wieder: Dein Gegner hatte { $other }, nun fehlt ihm eine Karte
advice-mud = bei Stein { $stone } auf jeder Seite eine vierte Karte
advice-recruiter = sucht bessere Karten: { $number } ziehen, { $returned } zurücklegen
advice-frees = macht bei Stein { $stone } möglich: { $kind }
advice-clears = nimmt { $card } von deiner Seite von Stein { $stone }
advice-breaks = zerstört, was dein Gegner bei Stein { $stone } hatte: { $other }
advice-lowers = bei Stein { $stone } kann dein Gegner nun höchstens noch { $other } erreichen
advice-takes-away = nimmt { $card } von der Seite deines Gegners bei Stein { $stone }
advice-claim-wins = { $how ->
    [row] gewinnt die Runde: { $st-adjacent-to-win } Steine nebeneinander
   *[stones] gewinnt die Runde: { $number ->
       [one] { $number } Stein
      *[other] { $number } Steine
   }
}
advice-claim-blocks = beansprucht den Stein, der deinem Gegner zu { $st-adjacent-to-win } Steinen nebeneinander fehlt
advice-claim-last = beansprucht den Stein; mit Stein { $stone } wären es { $st-adjacent-to-win } nebeneinander
advice-claim = { $number ->
    [one] beansprucht den Stein, den ersten von { $needed }
   *[other] beansprucht den Stein: { $number } von { $needed }
}
advice-done-inviting = { $number ->
    [one] wartet: Dein Gegner kann bei Stein { $stones } noch Karten legen
   *[other] wartet: Dein Gegner kann bei den Steinen { $stones } noch Karten legen
}
advice-done = { $number ->
    [one] lässt Stein { $stones } noch unbeansprucht
   *[other] lässt die Steine { $stones } noch unbeansprucht
}
advice-draw-clan-limit = eine Taktikkarte dürftest du erst spielen, wenn dein Gegner eine gespielt hat
advice-draw-clan-few = { $number ->
    [0] du hast keine Clankarte auf der Hand
    [one] du hast nur eine Clankarte auf der Hand
   *[other] du hast nur { $number } Clankarten auf der Hand
}
advice-draw-clan = aus Clankarten entstehen die Formationen
advice-draw-tactics = im nächsten Zug darfst du eine Taktikkarte spielen
advice-draw-tactics-later = für später: spielen darfst du sie erst, wenn dein Gegner eine Taktikkarte gespielt hat
advice-return-limit = sie lässt sich erst spielen, wenn dein Gegner eine Taktikkarte spielt
advice-return-misfit = passt zu keiner deiner begonnenen Seiten
advice-return-weak = keine Clankarte auf deiner Hand ist schwächer
advice-return = kommt unter den Stapel, und dein Gegner sieht nicht, welche es ist
advice-pass = es lässt sich keine Clankarte legen
advice-pass-saves = spart die Taktikkarten; eine Clankarte lässt sich nicht legen
advice-pass-ends = beendet die Runde: Beide haben gepasst

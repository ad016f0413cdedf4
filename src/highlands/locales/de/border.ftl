# Schotten Totten's table in the browser.

border-table = Tisch von Schotten Totten
border-border = Die Grenze
border-stone = Stein { $stone }
border-side-yours = Du: { $cards }
border-side = { $name }: { $cards }
border-can-claim = Du kannst ihn beanspruchen
border-can-place = Die Karte kann hierhin.
border-claimed-yours = Du hast ihn beansprucht.
border-claimed = { $name } hat ihn beansprucht.
border-card-at = { $card }, an Stein { $stone }

border-hand = { $name }: { $number ->
    [one] eine Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}
border-hand-tactics = { $name }: { $number ->
    [one] eine Karte auf der Hand
   *[other] { $number } Karten auf der Hand
}, { $tactics ->
    [0] davon keine Taktikkarte
    [one] davon eine Taktikkarte
   *[other] davon { $tactics } Taktikkarten
}
border-hand-of = Hand: { $name }
border-hand-empty = Keine Karten mehr
border-not-now = { $card } (jetzt nicht)
border-sorted-colour = nach Farbe sortiert
border-sorted-strength = nach Wert sortiert
border-sort-colour = Hand nach Farbe sortieren
border-sort-strength = Hand nach Wert sortieren
border-played = { $number ->
    [one] eine Taktikkarte gespielt
   *[other] { $number } Taktikkarten gespielt
}
border-held = { $name }: { $number ->
    [one] ein Stein
   *[other] { $number } Steine
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} in der Partie

border-over = Das Spiel ist aus
border-waiting = { $name } überlegt …
border-moment = Einen Moment …
border-do-play = Spiel eine Karte
border-do-claim = { $number ->
    [one] Beanspruche den Stein, oder weiter
   *[other] Beanspruche Steine, oder weiter
}
border-do-draw = Zieh eine Karte: von welchem Stapel?
border-do-recruit = { $left ->
    [one] Anwerber: Zieh noch eine Karte
   *[other] Anwerber: Zieh { $left } Karten
}
border-do-return = { $left ->
    [one] Anwerber: Leg noch eine Karte zurück
   *[other] Anwerber: Leg { $left } Karten zurück
}
border-do-pass = Keine Clankarte kann gelegt werden: Du musst passen
border-do-pass-or-tactics = Keine Clankarte kann gelegt werden: Passe, oder spiel eine Taktikkarte
border-do-under = { $card }: unter den Stapel legen?
border-do-recruiter = Anwerber: { $st-recruiter-draws } ziehen, dann { $st-recruiter-returns } zurücklegen
border-do-strategist = Stratege: Wähl eine deiner Karten an der Grenze
border-do-banshee = Banshee: Wähl eine Karte der anderen Seite
border-do-traitor = Verräter: Wähl eine Clankarte der anderen Seite
border-do-where = { $card }: Wähl einen Stein
border-do-where-or-away = { $card }: Wähl einen Stein, oder wirf sie ab
border-do-away = { $card }: abwerfen?

border-play-it = Spielen
border-put-under = Zurücklegen
border-put-away = Abwerfen
border-done = Weiter
border-pass = Passen
border-back = Zurück
border-what = Was tut diese Karte?
border-claim = Meiner
border-claim-stone = Stein { $stone } beanspruchen

border-leads = vorn
border-could-lead = vorn nach dem, was noch kommen kann
border-could-come = { $card }, könnte noch kommen
border-claimable-by = { $name } kann ihn beanspruchen.
border-play-here = Hier anlegen
border-about-claims = So beansprucht man Steine

border-discard = Ablagestapel: { $number }
border-discard-empty = Noch ist nichts abgeworfen.
border-to-discard = Auf den Ablagestapel
border-unseen = Noch nicht gesehene Karten
border-unseen-about = Diese Karten lagen noch nie offen. Jede von ihnen kann noch kommen.
border-unseen-about-yours = Diese Karten lagen noch nie offen. Jede von ihnen kann noch kommen; die umrahmten hast du selbst auf der Hand.
border-unseen-tactics = Noch nicht gesehene Taktikkarten
border-in-your-hand = { $card }, auf deiner Hand
border-seen = { $card }, schon gesehen
border-none = Keine
border-in-the-rules = Mehr in den Regeln
border-next-round = Zur nächsten Runde
border-round-won = { $who ->
    [you] { $how ->
        [row] Du gewinnst Runde { $round } mit { $st-adjacent-to-win } Steinen nebeneinander.
        [stones] Du gewinnst Runde { $round } mit { $number ->
            [one] { $number } Stein
           *[other] { $number } Steinen
        }.
       *[more] Du gewinnst Runde { $round } mit mehr Steinen, nachdem beide gepasst hatten.
    }
   *[other] { $how ->
        [row] { $name } gewinnt Runde { $round } mit { $st-adjacent-to-win } Steinen nebeneinander.
        [stones] { $name } gewinnt Runde { $round } mit { $number ->
            [one] { $number } Stein
           *[other] { $number } Steinen
        }.
       *[more] { $name } gewinnt Runde { $round } mit mehr Steinen, nachdem beide gepasst hatten.
    }
}
border-round-even = Runde { $round } gewinnt niemand: Beide haben gepasst und halten gleich viele Steine.

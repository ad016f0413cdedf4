# Around a table: what both games share. Who did something stands before it.

table-connecting = Verbindung zum Tisch wird hergestellt …
table-reconnecting = Die Verbindung ist weg. Neuer Versuch …
table-gone = Dieser Tisch lässt sich nicht öffnen
table-invitation-used = Diese Einladung ist schon eingelöst
table-free-seat = freier Platz
table-guest = Gast
table-to-move = am Zug
table-away = nicht verbunden
table-is-away = { $name } ist gerade nicht da
table-time-left = Restzeit
table-your-turn = Du bist am Zug.
table-round = Runde { $round } von { $rounds }
table-hint = Tipp
table-thinking = Ein Tipp wird überlegt …
table-undo = Zurücknehmen
table-log = Verlauf
table-menu = Tisch
table-my-link = Link zu meinem Platz kopieren (für ein anderes Gerät)
table-watch-link = Link für Zuschauer kopieren
table-replay = Bisherige Züge ansehen
table-offer-draw = Unentschieden anbieten
table-resign = Aufgeben
table-resign-sure = Wirklich aufgeben?
table-result = Ergebnis
table-confirm-send = Senden
table-confirm-back = Noch nicht
table-keys = Tastenkürzel
table-key-arrows = von einer Karte oder einem Ort zum nächsten gehen
table-key-enter = wählen oder ausspielen
table-key-stone = die gewählte Karte an diesem Stein ausspielen, oder dorthin gehen
table-key-claim = den Stein beanspruchen
table-key-details = den Stein oder die Taktikkarte genau ansehen
table-key-back = einen Schritt zurück; schließen, was offen ist
table-key-list = diese Liste
table-greet = Etwas sagen
table-greeting-hello = Hallo!
table-greeting-good-luck = Viel Glück!
table-greeting-well-played = Gut gespielt!
table-greeting-thanks = Danke!
table-greeting-one-moment = Einen Moment …
table-greeting-oops = Hoppla!
table-greeting-good-bye = Tschüss!
table-asks-undo = { $name } möchte einen Zug zurücknehmen.
table-asks-draw = { $name } bietet ein Unentschieden an.
table-asked-undo = Du hast gebeten, einen Zug zurückzunehmen. Die anderen müssen zustimmen.
table-asked-draw = Du hast ein Unentschieden angeboten.
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Zurückziehen
table-invited = { $name } lädt dich ein
table-take-seat = Nimm Platz
table-your-name = Dein Name
table-sit = Hinsetzen
table-waiting = Die Partie beginnt, sobald alle sitzen
table-waiting-more = Am Tisch sitzen:
table-waiting-for = Warten auf { $names }
table-waiting-rematch = Die Revanche wird am letzten Tisch angezeigt. Ist dort niemand mehr, sende diesen Link:
table-dealing = Die Karten werden ausgeteilt …
table-dealing-more = Alle sitzen. Nun gibt jeder Browser der Spielenden einen zufälligen Anteil zum Mischen, damit niemand die Karten bestimmen kann. Mit dem letzten beginnt die Partie.
table-close = Tisch schließen
table-close-sure = Wirklich schließen, für alle
table-share-elsewhere = Dein eigener Anteil liegt auf dem Gerät, an dem du Platz genommen hast: Öffne den Tisch dort noch einmal.
table-hints-on = An diesem Tisch dürfen alle nach Tipps fragen.
table-clan-card = eine Clankarte
table-tactics-card = eine Taktikkarte
table-narration-by = { $name }: { $what }
table-narration-taken-back = ein Zug, zurückgenommen
table-narration-lay = { $card } an Stein { $stone }
table-narration-recruiter = Anwerber
table-narration-strategist = Stratege: { $card } von Stein { $from } zu Stein { $to }
table-narration-strategist-away = Stratege: { $card } von Stein { $from } auf den Ablagestapel
table-narration-banshee = Banshee: { $card } weg von Stein { $from }
table-narration-traitor = Verräter: { $card } von Stein { $from } zu Stein { $to }
table-narration-claim = Stein { $stone } beansprucht
table-narration-done = keine weiteren Steine
table-narration-pass = passt
table-narration-draw-clan = eine Clankarte gezogen
table-narration-draw-tactics = eine Taktikkarte gezogen
table-narration-return = { $card } unter den Stapel
table-narration-built = { $what ->
    [estate] ein Gutshof an Landschaft { $landscape }
    [counting] ein Kontor an Landschaft { $landscape }
   *[turn] das Gebäude an Landschaft { $landscape } umgedreht
}
table-narration-conflict = Konflikt zwischen Landschaft { $one } und { $two }
table-narration-take = behält { $card }
table-narration-take-hidden = behält eine Aktionskarte
table-narration-lay-nothing = keine Versorgung
table-narration-supply = Versorgung: { $cards }
table-narration-discard = wirft { $cards } ab
table-narration-undo = Züge werden zurückgenommen
table-log-sit = { $name } setzt sich
table-log-start = Die Partie beginnt
table-log-start-hints = Die Partie beginnt; alle dürfen nach Tipps fragen
table-log-request-undo = bittet um Zurücknahme
table-log-offer-draw = bietet ein Unentschieden an
table-log-accept = stimmt zu
table-log-decline = lehnt ab
table-log-draw = Man einigt sich auf unentschieden
table-log-resign = gibt auf
table-log-abandon = Der Tisch ist geschlossen: Lange ist nichts geschehen
table-log-close = hat den Tisch geschlossen
table-log-timeout = überschreitet die Zeit
table-log-forfeit = war zu lange weg
table-log-stand-in = ist weg: Ein Bot spielt weiter
table-log-return = ist zurück und spielt weiter
table-stood-in = Ein Bot spielt für dich, weil du weg warst.
table-take-seat-back = Meinen Platz wieder einnehmen
table-missed-long = { $name } kommt nicht zurück. Was nun?
table-claim-win = Sieg beanspruchen
table-let-bot-play = Einen Bot weiterspielen lassen
table-wait-on = Warten
table-missed-now = { $name } ist weg.
table-is-waited-for = In { $time } entscheidest du.
table-log-downtime = Der Server war nicht erreichbar: Die Uhr stand { $seconds } s still
table-spectators = { $number ->
    [one] eine Person sieht zu
   *[other] { $number } sehen zu
}
table-missed = { $number ->
    [one] Während du weg warst, geschah ein Zug.
   *[other] Während du weg warst, geschahen { $number } Züge.
}
table-next-game = Nächste Partie

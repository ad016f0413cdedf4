### Highlands in German.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } und { $last }

## Options

option-unknown = Eine Option „{ $name }“ gibt es nicht; es gibt: { $options }
option-unreadable = „{ $text }“ ist keine Option dieses Spiels
option-twice = Die Option „{ $name }“ kommt zweimal vor
option-range = { $name } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
option-flag = { $name } muss true oder false sein, nicht { $value }
option-seat = { $name } muss ein Platz von 0 bis { $last } sein, oder das Los entscheidet; { $value } geht nicht
option-colours = Farben der Clankarten, für ein verkleinertes Spiel
option-strengths = Werte der Clankarten, von 1 an, für ein verkleinertes Spiel
option-stones = Steine der Grenze, für ein verkleinertes Spiel
option-hand = Karten einer Hand, für ein verkleinertes Spiel
option-landscapes = die Datei einer eigenen Landschaftstabelle
option-too-few-cards = Für zwei Hände mit je { $hand } Karten reichen die { $cards } Karten dieses Spiels nicht

## Games and their variants, and what is said of any

game-is-over = Die Partie ist vorbei
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Welches Spiel soll es sein?
term-choice-tactics = mit Taktikkarten
term-choice-expert = für Erfahrene: Steine werden nur zu Beginn eines Zuges beansprucht
term-how-many-rounds = Wie viele Runden?
term-who-begins = Wer beginnt?
term-starter-lot = das Los entscheidet
term-variant-tactics = Taktik
term-variant-expert = für Erfahrene
term-told-drawn = Du ziehst: { $cards }.
term-v-how-many = Spielen wir zu viert oder zu dritt?
term-v-players = { $number ->
    [3] zu dritt
    [4] zu viert
   *[other] { $number } Spieler
}
term-v-who-starts = Wer ist zuerst Startspieler?
v-house = { $house ->
    [eagles] Adler
   *[roses] Rosen
}

## Stufen

level-shepherd = Schäfer
level-shepherd-about = sanft; schaut nicht weiter als bis zur nächsten Karte
level-clansman = Clansmann
level-clansman-about = kennt das Spiel und macht Fehler
level-warrior = Krieger
level-warrior-about = schätzt jeden Zug gut ein
level-chieftain = Häuptling
level-chieftain-about = denkt voraus; der Stärkste
term-level-choice = { $name }: { $about }
term-which-level = Wie stark soll die Gegenseite sein?

## Tipps

term-percent = { NUMBER($number, maximumFractionDigits: 1) } %

## Rückblick

review-analysing = Jede Entscheidung wird angesehen …
review-no-turning = Keine: Keine Entscheidung hat mehr als ein wenig gekostet.
review-better = besser: { $move } ({ $chance }), { $reason }
review-head-turn = Zug
review-head-move = gespielt
review-head-chance = Chance
review-head-grade = Urteil
review-head-better = besser war
review-grade = { $grade ->
    [best] am besten
    [good] gut
    [inaccuracy] ungenau
    [mistake] Fehler
   *[blunder] Patzer
}
review-forced = ohne Wahl
review-players-title = Die Spielenden
review-head-player = wer
review-head-decisions = Entscheidungen
review-head-best = beste Züge
review-head-loss = Verlust im Schnitt
review-head-inaccuracies = ungenau
review-head-mistakes = Fehler
review-head-blunders = Patzer
review-plot-round = Runde { $round }
review-plot-turns = Züge; ein Punkt ist ein Wendepunkt
review-plot-turning = Zug { $turn }, { $seat }: { $move }; besser war { $better }

## The server

server-over = das Spiel ist zu Ende
server-not-over = das Spiel ist noch nicht zu Ende
server-not-begun = das Spiel beginnt, wenn alle Platz genommen haben
server-stale = der Tisch hat sich inzwischen verändert
server-too-late = die Zeit ist abgelaufen
server-name-unreadable = ein Name hat mindestens einen Buchstaben und keine Steuerzeichen
server-name-of-bots = Namen, die mit { $title } beginnen, gehören Bots
server-open-to-people = dieser Platz ist für Menschen frei; ein Bot braucht eine Einladung
server-bot-gone = dieser Bot wartet nicht mehr; wähle einen anderen
server-admits-no-bots = dieser Server lässt keine fremden Bots zu
server-admits-no-players = dieser Server nimmt keine neuen Spieler auf; spiele als Gast
server-blocked = der Gastgeber dieses Servers hat dich gesperrt
server-undo-seen = nichts lässt sich zurücknehmen: seit deinem letzten Zug hast du Neues gesehen
server-bots-play-on = die Bots spielen lieber weiter
server-asked-already = es wird schon etwas gefragt; erst die Antwort darauf
server-nothing-asked = es wird nichts gefragt
server-no-hints = an diesem Tisch gibt es keine Tipps
server-rated-hints = in einer gewerteten Partie gibt es keine Tipps
server-rated-clock = eine gewertete Partie braucht eine Uhr
server-rated-reduced = eine Partie mit Optionen für die Forschung kann nicht gewertet werden
server-rated-undo = in einer gewerteten Partie wird nichts zurückgenommen
server-rated-stand-in = in einer gewerteten Partie zu zweit springt kein Bot ein: beanspruche den Sieg, oder warte
server-rated-guest = eine gewertete Partie ist für Spieler, die der Server kennt; dieser Browser ist noch keiner
server-rated-one-seat = du hast an diesem Tisch schon einen Platz, und in einer gewerteten Partie spielt niemand gegen sich selbst
server-no-table = diesen Tisch gibt es nicht, oder der Link gehört nicht zu ihm
server-no-player = unter diesem Schlüssel ist hier niemand bekannt; dieser Browser fängt neu an
server-no-device = so ein Gerät hast du nicht
server-too-many-devices = du hast schon sehr viele Geräte; entferne erst eines
server-bad-link = dieser Link ist benutzt oder zu alt: lass dir einen neuen machen
server-own-link = dieser Link ist dein eigener: schick ihn jemandem
server-no-friend = so einen Freund hast du nicht
server-no-profile = dieses Profil gibt es nicht, oder es ist nicht mehr öffentlich
server-challenge-needs-two = eine Herausforderung braucht einen Platz für dich und einen für deinen Freund
server-block-guest = da spielt ein Gast, den der Server nicht wiedererkennen würde: es gibt niemanden zu blockieren
server-block-self = das bist du
server-too-many-blocked = du hast schon sehr viele blockiert; gib erst jemanden frei
server-too-many-challenges = diesen Freund hast du schon mehrmals herausgefordert; warte erst auf eine Antwort
server-no-passkeys-here = Browser bieten Passkeys nur unter einem Namen mit TLS (https) an, nicht unter einer bloßen Adresse
server-bad-passkey = der Passkey wurde nicht angenommen; versuch es noch einmal
server-unknown-passkey = unter diesem Passkey ist hier niemand bekannt; vielleicht wurde er entfernt
server-too-many-passkeys = du hast schon sehr viele Passkeys, oder diesen bereits; entferne erst einen
server-open-private = nur an einem öffentlichen Tisch kann sich jeder setzen
server-seat-taken = dieser Platz ist schon besetzt, und eine Einladung gilt nur für eine Person. Wenn du es warst: Spiel dort weiter, wo du Platz genommen hast, oder kopiere dort den Link zu deinem Platz (im Menü des Tisches)
server-seat-of-other = dieser Platz wird für einen anderen Spieler freigehalten als den, der du hier bist
server-secret-known = jeder Platz braucht ein neues, eigenes Geheimnis
server-wrong-share = das ist nicht der Anteil an der Kartenverteilung, der für diesen Platz festgelegt war
server-newer-table = dieser Tisch braucht eine neuere Version des Servers; versuch es gleich noch einmal
server-no-review = niemand hat um eine Besprechung dieses Spiels gebeten
server-wrong-seats = dieses Spiel hat { $seats } Plätze
server-nobody = mindestens ein Platz ist für einen Menschen
server-no-level = es gibt keine Stufe „{ $name }“; es gibt: { $levels }
server-no-language = es gibt diese Sprachen: { $languages }
server-unreadable = die Nachricht ist nicht lesbar
server-protocol = dieser Server spricht Version { $version } des Protokolls; lade die Seite neu
server-too-fast = nicht so schnell: frag gleich noch einmal
server-too-many = du hast schon viele Tische erstellt; warte etwas mit dem nächsten
server-too-many-players = aus deinem Netz kamen schon viele neue Spieler; warte etwas
server-seeks-already = du suchst schon ein Spiel
server-not-absent = niemand, der am Zug ist, war lange genug weg
server-no-vacation = so viele Urlaubstage gibt dir der Tisch nicht mehr
server-vacation-days = Urlaub gibt es nur bei Uhren mit einem Tag oder mehr pro Zug
server-stood-in = ein Bot spielt für dich; nimm zuerst deinen Platz zurück
server-win-of-two = nur zu zweit kann man den Sieg beanspruchen; ein Bot kann einspringen
server-too-many-seeks = aus deinem Netz suchen schon viele ein Spiel; warte etwas
server-spectator = wer zuschaut, spielt nicht mit
server-busy = gerade ist viel zu tun; frag später noch einmal
server-foreign = das kommt von der Seite einer anderen Website
server-other-host = unter diesem Namen antwortet der Server nicht; wer ihn betreibt, kann ihn mit --host-name erlauben
server-no-page = hier ist nichts
server-no-method = das geht hier nicht
server-too-large = die Nachricht ist zu lang
server-failed = auf dem Server ging etwas schief; der Tisch ist, wie er war
server-store-failed = die Datenbank des Servers lässt sich nicht lesen oder beschreiben

record-commitment = der Startwert passt nicht zur Festlegung, die vor dem Spiel gezeigt wurde
record-shares = der Startwert ist nicht aus den Anteilen gemischt, auf die sich die Spielenden vor dem Austeilen festgelegt hatten

## Jedes Spiel: was gesagt wird, wo ein Spiel keine eigenen Worte hat

action-unreadable = „{ $text }“ ist kein Zug; Züge sind: { $actions }
action-illegal = { $text } ist jetzt nicht möglich
position-impossible = zu dieser Stellung kann kein Spiel kommen
advice-search = die Suche zieht ihn vor
plain-player = { $who ->
    [you] du
   *[other] Spieler { $seat }
}
plain-begins = { $who ->
    [you] du beginnst
   *[other] Spieler { $seat } beginnt
}
plain-moved = { $who ->
    [you] du: { $move }
   *[other] Spieler { $seat }: { $move }
}
plain-prompt = du bist am Zug, zum Beispiel { $move }
plain-legal-move = ist jetzt möglich
plain-rules = die Regeln von { $game } stehen nicht hier; „moves“ zeigt, was möglich ist
plain-over = { $how ->
    [won] du hast gewonnen
    [lost] du hast verloren
   *[drawn] unentschieden
}: { $points }

## Notifications

notify-bad-hours = Ruhezeiten brauchen Anfang, Ende und eine Zeitzone
notify-no-push = dieser Server schickt keine Benachrichtigungen an Browser
notify-bad-subscription = der Push-Dienst deines Browsers ist von hier aus nicht nutzbar
notify-no-mail = dieser Server verschickt keine Mails
notify-bad-address = das ist keine Mailadresse
notify-too-many-mails = heute wurden schon zu viele Mails angefordert; versuch es morgen wieder
notify-bad-link = dieser Link ist zu alt oder schon verbraucht; fordere in den Einstellungen einen neuen an

### What only commands say, and the refusal of records and positions. The pages do not fetch it.

## What can be read, and what not

no-such-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $games }
no-such-move = „{ $text }“ ist kein Zug; Züge sehen so aus: R7@3, joker@5, claim 3, draw clan oder traitor G5@2>7
no-such-card = „{ $text }“ ist keine Karte dieses Spiels; Karten sehen so aus: R7, joker oder banshee
no-card-to-lay = „{ $text }“ wird nicht auf eine Seite gelegt
how-to-strategist = „{ $text }“: Der Zug des Strategen sieht so aus: strategist G5@2>7 oder strategist G5@2>discard
how-to-banshee = „{ $text }“: Der Zug der Banshee sieht so aus: banshee G5@2
how-to-traitor = „{ $text }“: Der Zug des Verräters sieht so aus: traitor G5@2>7, und er nimmt nur Clankarten
no-such-seat = Platz { $seat } gibt es nicht; es gibt nur { $seats } Plätze, gezählt ab 0
nothing-to-undo = Es gibt keinen Zug, den du zurücknehmen könntest

## Why a position is refused

position-first-line = Eine Stellung beginnt mit dem Namen des Spiels, { $name }, und seinen Varianten
position-line = „{ $text }“ ist keine Zeile einer Stellung
position-line-twice = „{ $text }“ kommt zweimal vor
position-value = „{ $text }“ passt nicht als Angabe für „{ $name }“
position-stone = Stein { $stone } ist nicht zu lesen; er sieht so aus: stone { $stone } mud: R1 joker / -
position-first = Stein { $stone }: Sind beide Seiten vollständig, steht ein ! hinter der, die es zuerst war
position-owner = Stein { $stone } kann nicht { $seat } gehören, denn diese Seite ist nicht vollständig
position-owner-weaker = Stein { $stone } kann nicht { $seat } gehören: Die andere Seite ist nicht geschlagen
position-won = { $seat } hat die Runde schon gewonnen, also ist niemand am Zug
position-over-early = Eine Partie ist erst nach ihrer letzten Runde vorbei
position-step = Beim Schritt „{ $step }“ kann in dieser Stellung niemand sein
side-too-long = Auf eine Seite von Stein { $stone } passen nur { $size } Karten
card-twice = { $card } kommt mehr als einmal vor
mode-in-discard = { $card } gehört auf einen Stein und kommt nie auf den Ablagestapel
played-wrong = { $a } und { $b } gespielte Taktikkarten können nicht stimmen: Offen liegen { $number }, und niemand darf um mehr als { $st-tactics-lead } voraus sein
jokers-wrong = Die Zeile „jokers“ muss sagen, wer einen Joker gespielt hat: ein Platz für jeden, der offen liegt ({ $number })
no-joker-wrong = Nur bei einer Taktikkarte im Stapel kann { "{" }A!{ "}" } stehen: A hat schon einen Joker gespielt und konnte den anderen nicht zurücklegen
wrong-deck = Eine Karte liegt im falschen Stapel
cards-do-not-add-up = { $sign ->
    [few] { $number ->
        [one] Eine Karte fehlt
       *[other] { $number } Karten fehlen
    }
   *[many] { $number ->
        [one] Eine Karte ist zu viel
       *[other] { $number } Karten sind zu viel
    }
}
knower-wrong = Hinter einer bekannten Karte steht der andere Spieler, der sie kennt, etwa R7{"{"}A{"}"}
knower-impossible = Nur wer „Anwerber“ gespielt hat, kennt Karten in einem Stapel oder auf der anderen Hand, und höchstens { $st-recruiter-returns }
hand-too-large = Die Hand von { $seat } überschreitet das Limit von { $limit }

## Why a record is refused

record-line = Zeile { $line }: { $reason }
record-first-line = Eine Aufzeichnung beginnt mit „{ $text }“
record-unreadable = „{ $text }“ ist weder eine Kopfzeile noch ein Zug
record-header-missing = Die Kopfzeile „{ $name }“ fehlt
record-header-twice = Die Kopfzeile „{ $name }“ kommt zweimal vor
record-header-misplaced = Die Kopfzeile „{ $name }“ gehört nicht in diese Aufzeichnung
record-beginning = Der Anfang lässt sich nicht aufbauen: { $reason }
record-seed = Ein Startwert (seed) hat 64 hexadezimale Ziffern
record-needs-seed = Die Aufzeichnung hat keinen Startwert (seed), und ohne geht es hier nicht
record-seen = Das ist nur, was ein Platz von einer Partie gesehen hat, ohne die verdeckten Karten: Zeigen geht, Nachspielen nicht
record-wrong-seat = Am Zug ist { $seat }, nicht { $written }
record-wrong-turn = Das ist Zug { $number }, nicht { $written }
record-wrong-round = Das ist Runde { $number }, nicht { $written }
record-turn-over = „{ $text }“ kommt, nachdem der Zug schon zu Ende ist
record-move = „{ $text }“: { $reason }
record-result = In der Aufzeichnung steht „{ $written }“, aber die Partie endet mit „{ $result }“

## Verräter: moves and options that can't be read

v-no-such-move = „{ $text }“ ist kein Zug; Züge sehen so aus: estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = „{ $text }“ ist keine Aktionskarte; es gibt traitor, farmer, builder, strategist, diplomat2 und diplomat5
v-no-such-supply = „{ $text }“ ist keine Versorgungskarte; es gibt { $cards }
v-too-many-alike = { $number ->
    [one] Die Versorgungskarte { $card } gibt es nur einmal
   *[other] Die Versorgungskarte { $card } gibt es nur { $number }-mal
}
v-no-neighbours = Die Landschaften { $one } und { $two } sind keine Nachbarn
v-how-to-lay = Höchstens { $most } Versorgungskarten kannst du legen: lay 3 3 5, oder lay nothing
v-how-to-discard = Eine bis { $most } Versorgungskarten kannst du abwerfen: discard 2 4
v-option-landscapes = Bei landscapes steht die Datei einer Landschaftstabelle, nicht { $value }

## Verräter: the landscape table

v-landscapes-file = Die Landschaftstabelle { $file } lässt sich nicht lesen: { $reason }
v-landscapes-long = { $file } ist zu lang für eine Landschaftstabelle
v-landscapes-toml = Die Landschaftstabelle { $file } ist kein TOML: { $reason }
v-landscapes-line = { $file }, Zeile { $line }: { $reason }
v-landscapes-no-section = Der Abschnitt [{ $kind }] fehlt
v-landscapes-missing = Im Abschnitt [{ $kind }] fehlt „{ $name }“
v-landscapes-unknown = „{ $name }“ gehört nicht in eine Landschaftstabelle
v-landscapes-number = { $name } muss eine ganze Zahl von 0 bis { $high } sein, nicht { $value }
v-landscapes-provenance = Bei { $name } stehen die Namen von Zahlen: base, I, II, III, IV
v-landscapes-rows = Eine Landschaftstabelle hat sechs Gruppen mit je fünf Zahlen bis { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: positions

v-position-players = „{ $text }“: Hinter verraeter steht players={ $fewest } oder players={ $most }
v-position-seat = „{ $name }“: Es spielen nur { $players } mit
v-position-kinds = Von jeder Art gibt es zwei Landschaften, von dieser aber { $number }: { $kind ->
    [wasteland] Ödnis
    [pasture] Weide
    [river] Fluss
    [forest] Wald
    [village] Dorf
   *[city] Stadt
}
v-position-two-buildings = Bei Landschaft { $landscape } stehen zwei Gebäude
v-position-buildings = { $seat } hat mehr als { $number } Gebäude oder mehr als { $counting } Kontore
v-position-step = { $seat } kann in dieser Stellung nicht beim Schritt „{ $step }“ sein
v-position-over-early = Eine Partie ist erst nach ihrer letzten Runde vorbei, oder wenn alle Landschaften einem Haus gehören
v-position-not-now = „{ $name }“ passt nicht zu diesem Schritt
v-position-not-chosen = { $seat } hat noch keine Aktionskarte gewählt
v-position-action-twice = { $card } kommt zweimal vor
v-position-face-up = Die Aktionskarten liegen offen; sag, welche { $seat } hat
v-position-no-builder = { $seat } hat den Baumeister nicht
v-position-one-observer = Solange Aktionskarten unbekannt sind, lässt sich nur angeben, was ein einziger Platz gesehen hat
v-position-saw = { $seat } kann nicht genau diese Aktionskarten gesehen haben
v-position-too-many = So viele Versorgungskarten { $card } hat das Spiel nicht
v-position-known = In der Hand von { $seat } fehlt, was alle von ihr kennen
v-position-earlier-piles = Frühere Stapel (earlier pile) sind ab 1 nummeriert, und es gibt höchstens { $most }
v-position-earlier-size = { $name }: Gezogen wurden nicht so viele Karten, wie von diesem Stapel übrig sind
v-position-half-known = { $seat } hat ungeklärte Karten (unsettled), also muss die Hand ganz bekannt sein, oder nur so weit, wie alle sie kennen
v-position-origin = Die Hand von { $seat } passt nicht zu dem, was aus früheren Stapeln gezogen wurde
v-position-pile = Der Stapel müsste { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} haben, angegeben sind aber { $written }
v-position-unsettled = Die ungeklärten Karten (unsettled) von { $seat } können nicht aus diesen Stapeln stammen

## Bots of one's own

bot-unknown = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $names }; ein eigener wird wie bots/mine.py:choose oder cmd:node bot.js angegeben
bot-settings = „{ $name }“ lässt sich mit diesen Einstellungen nicht anlegen; möglich sind: { $settings }
bot-no-settings = „{ $name }“ hat keine Einstellungen
bot-setting-unreadable = „{ $text }“ ist keine Einstellung; Einstellungen sehen aus wie temperature=0.3
bot-setting-range = { $name } muss mindestens { $least } sein; { $value } ist es nicht
bot-file-missing = Die Datei { $path } gibt es nicht
bot-unloadable = { $place } lässt sich nicht laden: { $reason }
bot-name-missing = In { $place } gibt es nichts mit dem Namen „{ $name }“
bot-not-one = „{ $name }“ in { $place } ist kein Bot; ein Bot ist eine Funktion von observation, moves und seconds oder eine Klasse mit einer Methode choose
bot-command-unreadable = „{ $text }“ ist kein Befehl; er sollte aussehen wie cmd:node bot.js
bot-command-missing = Das Programm „{ $program }“ gibt es nicht
bot-answer-unreadable = Ein Bot antwortet mit einem der erlaubten Züge, mit dessen Text oder mit dessen Nummer
bot-answer-range = Die Züge sind von 0 bis { $last } nummeriert
bot-fault = { $kind ->
    [illegal] Der Bot hat keinen erlaubten Zug genannt: { $details }
    [exception] Der Bot ist gescheitert: { $details }
    [timeout] Der Bot war zu langsam: { $details }
   *[unreachable] Mit dem Programm des Bots kann man nicht sprechen: { $details }
}

## The arena

arena-too-few-bots = Ein Wettkampf braucht mindestens zwei Bots.
arena-sprt-two-bots = Der sequenzielle Test vergleicht nur zwei Bots.
arena-sprt-unreadable = „{ $text }“ sind keine zwei Elo-Unterschiede, der kleinere zuerst, wie 0,20
arena-worker-died = Die Prozesse, die spielen sollen, enden, bevor sie etwas gespielt haben (Exit-Code { $code }); vielleicht steht der Grund auf der Fehlerausgabe.
arena-file-exists = Die Datei { $path } gibt es schon. Gib mit --out einen anderen Namen an, oder setze den Wettkampf mit --resume fort.
arena-file-unwritable = Die Datei { $path } lässt sich nicht schreiben: { $reason }.
arena-file-unreadable = Die Datei { $path } lässt sich nicht lesen: { $reason }.
arena-file-no-ledger = Die Datei { $path } beginnt nicht mit einem Wettkampf: { $reason }.
arena-file-format = Die Datei { $path } hat das Format { $format }; diese Version kennt nur { $known }.
arena-file-line = Zeile { $line } von { $path } ist keine Partie: { $reason }.
arena-file-selfplay = Die Datei { $path } gehört zu Partien eines Bots gegen sich selbst und zu keinem Wettkampf: „highlands selfplay --resume“ setzt sie fort.
arena-resume-differs = Der Wettkampf in { $path } wurde unter anderen Bedingungen begonnen. Bei „{ $name }“ steht dort { $there }, und jetzt wäre es { $asked }.
arena-begins = In der Arena: { $bots }; Startwert { $seed }. Die Partien stehen in { $path }.
arena-progress = { $done } von { $games } Partien: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
} der Karten
arena-caption = Ausbeute: der Anteil an den Siegen je Platz, mit seinem 95-%-Intervall nach Verteilungen; gleich stark wäre { $share } %. + gewonnen, = unentschieden oder geteilt, − verloren; ms: die Zeit für eine Entscheidung.
arena-head = { $column ->
    [bot] Bot
    [played] Gespielt
    [results] + = −
    [score] Ausbeute (95 %)
    [elo] Elo (95 %)
    [rating] Wertung (95 %)
    [decisions] Züge
    [time] ms (max.)
   *[faults] Fehler
}
arena-fault-kind = { $kind ->
    [illegal] unerlaubter Zug
    [exception] Programmfehler
    [timeout] zu langsam
   *[unreachable] nicht erreichbar
}
arena-fault = Partie { $game }, verloren von { $bot } auf Platz { $seat }: { $kind }: { $details }
arena-more-faults = { $number ->
    [one] Ein weiterer Fehler
   *[other] { $number } weitere Fehler
}: siehe { $path }
arena-test = { $status ->
    [h0] Der Test nimmt { $elo0 } Elo an, nicht { $elo1 },
    [h1] Der Test nimmt { $elo1 } Elo an, nicht { $elo0 },
   *[continue] Der Test zwischen { $elo0 } und { $elo1 } Elo ist unentschieden
} nach { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
} (LLR { $llr }; die Grenzen sind ±{ $bound }).
arena-aside = { $games ->
    [one] Eine weitere Partie wurde gespielt; sie ist aufgehoben, zählt aber nicht, weil ihre Verteilung nicht vollständig ist oder nach der Entscheidung kommt.
   *[other] { $games } weitere Partien wurden gespielt; sie sind aufgehoben, zählen aber nicht, weil ihre Verteilungen nicht vollständig sind oder nach der Entscheidung kommen.
}
arena-interrupted = Unterbrochen; alle beendeten Partien sind aufgehoben. Fortsetzen mit: { $command }
arena-part-unreadable = „{ $text }“ ist kein Teil eines Wettkampfs, wie es 2/5 für den zweiten von fünf wäre.
arena-part-seed = ein Teil eines Wettkampfs braucht dessen Startwert (--seed), denselben für alle Teile
arena-merge-usage = Zum Zusammenführen nenne die Dateien eines Wettkampfs und mit --out die neue Datei: highlands arena merge eins.jsonl zwei.jsonl --out alle.jsonl
arena-merge-contests = { $one } und { $other } gehören zu verschiedenen Wettkämpfen. Bei „{ $name }“ steht in der ersten { $there }, in der zweiten { $here }.
arena-merge-games = Partie { $number } ist in { $one } anders verlaufen als in { $other }: Sie lassen sich nicht zusammenführen.
arena-merged = Zusammengeführt in { $path }: { $games } von { $wanted } Partien.
cluster-unreachable = Der Ray-Cluster „{ $address }“ ist nicht zu erreichen: { $reason }
cluster-unfit = Ein Rechner des Clusters ({ $machine }) kann nicht mitmachen: { $reason }
cluster-stillborn = Die Prozesse auf dem Cluster enden, bevor sie etwas getan haben: { $reason }
cluster-lost =
    Der Cluster hat { $machine } verloren ({ $reason }). { $kind ->
        [decision] Die Entscheidungen, die dort noch offen waren ({ $number }), werden anderswo untersucht.
        [part] Die unbeendeten Gruppen von Partien dort ({ $number }) werden anderswo gespielt.
       *[game] Die unbeendeten Partien von dort ({ $number }) werden anderswo gespielt.
    }
cluster-deadly =
    { $kind ->
        [decision] Die Entscheidung nach { $number } Zügen
        [part] Die Gruppe von Partien Nummer { $number }
       *[game] Partie { $number }
    } wurde auf dem Cluster { $times }-mal begonnen, und jedes Mal ging der Prozess verloren, der damit beschäftigt war: { $reason }
arena-plot-pair = { $one } gegen { $other }: Ausbeute von { $one }
arena-plot-many = Ausbeute jedes Bots, mit ihrem 95-%-Intervall
arena-plot-games = Partien
arena-plot-even = gleicher Anteil

## The server

serve-ready = Highlands läuft auf { $address }
serve-running = Highlands läuft schon, unter { $address }
serve-stop = Strg+C beendet es; deine Partien bleiben erhalten.
serve-database = die Partien liegen in { $database }
serve-host-page = deine Seite als Gastgeber ist { $address }
serve-host-key-kept = ihr Schlüssel liegt in { $path }
serve-host-key = und lautet { $key }
serve-host-key-elsewhere = Die Seite des Gastgebers hat einen Schlüssel, der nicht in { $path } liegt: Nimm den des Rechners, auf dem er gemacht wurde, oder mache mit `highlands host-key --new` einen neuen.
serve-bad-smtp = --smtp muss mit { $schemes } beginnen, dann :// und der Name des Servers.
serve-mail-incomplete = Für Mails braucht es --mail-from, die Absenderadresse, und --public-address, die Adresse der Seiten.
term-commitment-good = gemischt wurde so, wie es vor dem Spiel festgelegt war
term-shares-good = alle Spielenden hatten ihren Anteil an der Kartenverteilung: Weder der Server noch jemand allein konnte die Karten bestimmen
backup-done = die Kopie liegt in { $file }
restore-done = die Tische aus { $file } sind wieder da
ratings-recomputed = { $games } beendete Partien ergeben { $ratings } Wertungen; { $different } davon waren vorher andere
serve-cannot-listen = Highlands kann nicht auf { $address } lauschen: { $reason }.
serve-no-proxy = Keine Adresse und kein Netz eines Proxys: { $reason }. Gib zum Beispiel 127.0.0.1 oder 10.0.0.0/8 an.
preview-app = Schotten Totten und Verräter: zwei Kartenspiele aus den schottischen Highlands, mit Freunden oder gegen Bots. Niemand braucht ein Konto.
preview-invitation = Ein Tisch für { $game }: Öffne den Link, um mitzuspielen oder zuzusehen. Niemand braucht ein Konto.
preview-running = Hier wird { $game } gespielt: Öffne den Link, um zuzusehen.
preview-finished = Eine beendete Partie { $game }, Zug für Zug zum Nachspielen.

## Die Datenbank

store-one-process = SQLite ist für einen einzigen Prozess. Mehrere Arbeitsprozesse brauchen PostgreSQL: --database postgresql+asyncpg://user@host/name.
store-url = Eine solche Datenbank gibt es nicht. Gib sqlite+aiosqlite:///pfad/zur/datei oder postgresql+asyncpg://nutzer@rechner/name an.
store-unreachable = Die Datenbank lässt sich nicht benutzen: { $reason }.
store-in-use = Auf dieser Datenbank läuft schon ein Server ({ $path }). Eine SQLite-Datei ist für einen Server; für mehrere nimm PostgreSQL.
store-newer = Die Datenbank stammt von einer neueren Version von Highlands. Installiere diese.
store-older = Die Datenbank stammt von einer frühen Entwicklungsversion von Highlands, die diese nicht lesen kann; nichts darin wurde verändert. Verschiebe sie oder wähle mit --database eine andere.
store-other-version = Die Datenbank stammt von einer anderen Version von Highlands. Starte den Server dieser Version einmal, das bringt sie auf den neuesten Stand, oder benutze jene Version.
store-file-exists = Die Datei { $path } gibt es schon. Gib einen anderen Namen an.
store-no-backup = { $path } ist keine Sicherung von Highlands: { $reason }.
store-not-empty = In dieser Datenbank gibt es schon Tische. Eine Sicherung lässt sich nur in eine leere zurückspielen.

## Bibliotheken, die nur manche brauchen

extra-missing = Dafür braucht es { $library }, und das ist nicht installiert: pip install '{ $extra }'

## Daten aus Partien eines Bots mit sich selbst

selfplay-begins = Partien von { $bot } mit sich selbst; Startwert { $seed }. Bis die Datei geschrieben ist, stehen sie in { $path }.
selfplay-progress = { $done } von { $games } Partien
selfplay-writes = { $path } wird geschrieben …
selfplay-written = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $decisions } Entscheidungen: { $path }
selfplay-no-file = Sag mit --out, wohin die Daten sollen, oder setze mit --resume fort.
selfplay-no-search = Suchergebnisse gibt es nur von Stufen, die suchen, etwa chieftain; { $bot } sucht nicht.
selfplay-searches-late = Die Partien in { $path } wurden ohne --searches begonnen: Was dabei gefunden wurde, ist verloren.
selfplay-broken = Die Partie mit dem Startwert { $seed } lassen die Regeln nicht zu: Zug { $move } geht nicht.
selfplay-no-searches = Was die Suche in der Partie mit dem Startwert { $seed } fand, fehlt oder gehört nicht zu ihren Zügen.
selfplay-foreign = Die Datei { $path } enthält keine Daten aus Selbstspiel.

## Umgebungen

env-illegal = Aktion { $action } in Spiel { $row } lässt sich nicht ausführen: { $reason }
env-no-such-action = „{ $action }“ ist keine Aktion; Aktionen sind ganze Zahlen von 0 bis { $last }
solve-not-enumerable = { $game } lässt sich mit diesen Optionen nicht ganz durchgehen: Nur verkleinerte Spiele zu zweit, mit einer Runde und ohne Taktikkarten, haben wenig genug Möglichkeiten
solve-too-large = der Baum dieses Spiels hat mehr als { $number } Knoten
solve-no-choices = in diesem Spiel hat niemand je eine Wahl: Es gibt nichts zu lösen
solve-no-folder = den Ordner { $path } gibt es nicht
solve-tree = Der Baum: { $nodes } Knoten, { $sets } Informationsmengen.
solve-progress = Iteration { $iterations }: Wert { $value } für Platz A, Ausnutzbarkeit { $gap }.
solve-written = Die Strategie steht in { $path }. So wird sie gespielt: { $bot }
exploit-wins = Gegen { $bot } gewinnt eine beste Antwort { $wins } je Spiel: { $first } als A, { $second } als B.
exploit-exact = Das ist exakt.
exploit-searched = Gegen { $bot } gewinnt { $response } je Partie { $wins } über den gleichen Anteil hinaus (95 %), in { $deals } Austeilungen, nach denen die Antwort nicht ausgesucht wurde, jede auf allen Plätzen gespielt. Eine beste Antwort gewinnt also mindestens { $low }.
exploit-too-large = der Baum dieses Spiels hat mehr als { $number } Knoten; mit --deals spielen stattdessen suchende Antworten gegen den Bot
exploit-sampled = Das beruht auf bis zu { $answers } Antworten an jeder Informationsmenge, die die beste Antwort kennt: Es ist zu hoch. Antworten auf drei Viertel davon gewinnen { $low } gegen den Rest; im Mittel gewinnt keine beste Antwort weniger.
policy-unreadable = { $path } ist keine Datei mit einer Strategie
policy-old = { $path } stammt von einer anderen Version des Spiels; erstelle sie mit highlands solve neu
policy-other-game = { $path } ist eine Strategie für ein anderes Spiel: { $game }
policy-no-such-set = die Strategie weiß nichts von dieser Stellung: Sie gilt für Spiele von Anfang an
env-opponents = Gegner in einem Spiel mit { $seats } Personen: { $needed }, nicht { $given }

## Compiled code for other machines

kernels-ready = alles ist kompiliert
kernels-written = der kompilierte Code liegt in { $file }
kernels-loaded = der kompilierte Code aus { $file } ist übernommen
kernels-unreadable = { $file } lässt sich nicht als Datei mit kompiliertem Code verwenden: { $reason }
kernels-other-version = { $file } wurde aus anderen Quellen oder mit anderen Versionen von Python, NumPy oder Numba kompiliert
kernels-other-processor = { $file } wurde für eine andere Art von Prozessor kompiliert: { $theirs }; hier ist es { $here }

## Notifications

notify-turn = Du bist am Zug: { $game }
notify-turn-more = Am Tisch: { $others }
notify-joined = { $name } sitzt jetzt an deinem Tisch
notify-joined-more = { $game }
notify-challenge = { $name } fordert dich heraus
notify-challenge-more = { $game }
notify-game = Dein Turnierspiel steht bereit: { $game }
notify-game-more = Setz dich rechtzeitig: Der Tisch wartet nicht ewig.
notify-over = Partie zu Ende: { $game }
notify-over-more = Am Tisch: { $others }
notify-nobody = jemand
notify-confirm = Bestätige deine Mailadresse für Highlands
notify-confirm-more = Jemand, wahrscheinlich du, möchte Mails von Highlands bekommen, um keinen Zug zu verpassen. Wenn du es warst, öffne in den nächsten drei Tagen diesen Link und bestätige. Wenn nicht, tu nichts: Es kommen keine weiteren Mails.
notify-mail-why = Du bekommst diese Mail, weil du diese Adresse bei Highlands bestätigt hast. Wenn du keine mehr möchtest:

# Clients of a server, bots that play there, and bots that fail.
client-unreachable = der Server ist nicht erreichbar: { $reason }
client-address = „{ $address }“ ist keine Serveradresse; sie sieht aus wie { $example }
client-interrupted = die Verbindung brach ab, bevor die Antwort kam; der Stand des Tisches sagt, ob es ausgeführt wurde
client-unfair-deal = gemischt wurde nicht wie versprochen: { $reason }
client-key-file = die Schlüsseldatei { $path } ist nicht benutzbar: { $reason }
client-key-readable = andere können die Schlüsseldatei { $path } lesen; sie braucht die Rechte 600
client-key-unreadable = in { $path } steht kein Schlüssel
remote-bot-online = { $name } ist bei { $server } bekannt und wartet auf Partien
remote-bot-no-bot = der Schlüssel in { $path } gehört einem Menschen; ein Bot braucht eine eigene Schlüsseldatei
remote-bot-link = „{ $link }“ ist kein Link zu einem Platz; er sieht aus wie { $example }
remote-bot-rules = die Regeln in { $path } sind nicht lesbar: { $reason }
remote-bot-nothing = nichts zu tun: gib den Link zu einem Platz an (--seat) oder Regeln mit Angeboten (--rules)
remote-bot-begins = Tisch { $table }: auf Platz { $seat }
remote-bot-ends = Tisch { $table }: { $result }
remote-bot-fault = Tisch { $table }: aufgegeben, weil der Bot versagt hat: { $details }
remote-bot-unwanted = Tisch { $table }: verlassen, weil die Regeln { $name } ausschließen
remote-bot-failed = Tisch { $table }: { $reason }
remote-bot-offer = { $game } wird nicht angeboten: { $reason }
remote-bot-entered = beim Turnier { $tournament } angemeldet
remote-bot-not-entered = nicht beim Turnier { $tournament }: { $reason }
remote-bot-tournament-link = „{ $link }“ ist kein Link zu einem Turnier; er sieht aus wie { $example }
term-bot-failed = Das Spiel endet hier, weil ein Bot versagt hat: { $details }

## Rückblick

review-running = ein Rückblick braucht eine beendete Partie, und diese läuft noch
review-title = { $game } im Rückblick: { $result }
review-turning-title = Wendepunkte
review-decisions-title = Alle Entscheidungen
review-saved = Geschrieben: { $path }
review-plot-title = { $game }: die Gewinnchancen

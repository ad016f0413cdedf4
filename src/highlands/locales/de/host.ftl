# Die Seite des Gastgebers.

host-title = Gastgeber
host-close = Diese Seite schließen
host-views = Teile dieser Seite
host-view-numbers = Zahlen
host-view-tables = Tische
host-view-blocks = Gesperrt
host-view-announcing = Ankündigungen
host-view-settings = Einstellungen
host-view-safety = Sicherung und Passkeys
host-view-log = Protokoll

host-door = Diese Seite ist für den, der diesen Server betreibt.
host-key = Schlüssel des Gastgebers
host-open = Öffnen
host-key-where = Er stand beim ersten Start des Servers im Terminal und liegt neben seinen Daten; „highlands host-key“ zeigt ihn noch einmal.
host-open-passkey = Mit einem Passkey öffnen
host-passkey-failed = Der Browser hat keinen Passkey vorgezeigt.

host-now = Jetzt
host-healthy = Die Datenbank lässt sich lesen und schreiben.
host-unhealthy = In die Datenbank lässt sich nicht schreiben.
host-running = Laufende Partien
host-finished = Beendete Partien
host-players = Spieler
host-database = Datenbank
host-disk-free = Frei auf der Platte
host-version = Version
host-nodes = Knoten
host-node = Knoten
host-node-since = Läuft seit
host-node-this = dieser hier
host-plots = Die letzte Stunde
host-all-nodes = Alle Knoten zusammen
host-ms = { $value } ms
host-megabytes = { $value } MB
host-gigabytes = { $value } GB
host-plot-said = { $title }: jetzt { $value }; das obere Ende ist { $top }
host-plot-actions = Züge und Ähnliches je Sekunde
host-plot-latency = Zeit bis zur Antwort, Median / 99 %
host-plot-connections = Verbindungen
host-plot-players = Verbundene Spieler
host-plot-tables = Tische im Speicher
host-plot-thinking = Bots: denken / warten
host-plot-store = Zeit fürs Speichern
host-plot-cpu = Prozessor
host-plot-memory = Speicher

host-tables-more = Der Gastgeber sieht, wer spielt, aber niemandes Karten.
host-no-tables = Niemand spielt.
host-public = öffentlich
host-private = privat
host-last = letzter Zug { $when }
host-again = Neu laden
host-more = Mehr zeigen
host-end = Partie beenden
host-end-named = Partie beenden: { $names }
host-end-sure = Die Partie endet ohne Sieger und lässt sich nicht fortsetzen. Alle dort erfahren, dass du es warst.
host-end-note = Was du ihnen sagst (darf leer bleiben)
host-ended = Die Partie ist zu Ende.
host-block = Sperren
host-block-named = { $name } sperren
host-block-sure = Wer gesperrt ist, fliegt sofort hinaus, und sein Schlüssel öffnet hier nichts mehr, bis du ihn entsperrst. Seine Partien gehen ohne ihn weiter.
host-blocked-done = Gesperrt.

host-blocks-more = Wer gesperrt ist, kann hier nicht spielen. Ein Spieler kann als jemand Neues wiederkommen; eine Adresse sperrt alle aus, die sie teilen.
host-nobody-blocked = Niemand ist gesperrt.
host-blocked-player = Spieler, seit { $date }
host-blocked-address = Adresse, seit { $date }
host-nameless = ohne Namen
host-unblock = Entsperren
host-unblock-named = { $name } entsperren
host-address = Adresse (bei IPv6 das ganze /64-Netz)
host-connected = Jetzt verbunden
host-connected-more = Die Adressen mit den meisten Verbindungen.
host-nobody-connected = Niemand ist verbunden.
host-connections = { $number ->
    [one] { $number } Verbindung
   *[other] { $number } Verbindungen
}
host-own = deine eigene

host-announcing-more = Alle sehen die Ankündigung über jeder Seite, bis sie endet oder geschlossen wird.
host-announcement = Text
host-announcement-lasts = Zu sehen für
host-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
host-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tage
}
host-announce = Ankündigen
host-announcement-until = bis { $when }
host-withdraw = Zurückziehen
host-withdraw-named = Zurückziehen: { $text }

host-settings-more = Sie gelten sofort, auf allen Knoten. Was beim Start des Servers angegeben wurde, bleibt.
host-setting-changed = Die Einstellung ist geändert.
host-setting-fixed = beim Start angegeben
host-setting-default = Zurück auf { $value }
host-setting-save = Speichern
host-setting-save-named = Speichern: { $name }
host-setting-admits-players = Neue Spieler dürfen sich anmelden (sonst spielt man als Gast)
host-setting-admits-bots = Fremde Bots dürfen mitspielen
host-setting-has-push = Benachrichtigungen an Browser
host-setting-tables-per-hour = Neue Tische je Stunde von einer Adresse
host-setting-players-per-hour = Neue Spieler je Stunde von einer Adresse
host-setting-connections-per-address = Gleichzeitige Verbindungen von einer Adresse
host-setting-requests-per-second = Anfragen je Sekunde auf einer Verbindung
host-setting-abandon-after-days = Tage, bis ein stiller Tisch geschlossen wird (0: nie)
host-setting-min-bot-seconds = Sekunden, die ein Zug eines Bots mindestens dauert
host-setting-review-iterations = Suchdurchläufe für jede Entscheidung eines Rückblicks

host-backup = Sicherung
host-backup-more = Eine Datei mit allem, wie „highlands backup“ sie schreibt. Sie enthält die Karten laufender Partien und die Prüfsummen aller Schlüssel: Wer sie liest, kann betrügen. Behalte sie für dich. Dass sie geholt wurde, steht im Protokoll.
host-backup-sure = Ich sehe mir keine laufenden Partien an.
host-backup-save = Sicherung speichern
host-passkeys = Passkeys, die diese Seite öffnen
host-passkeys-more = Lass einen Passkey zu, den du auf deiner eigenen Seite hinzugefügt hast; dann brauchst du keinen Schlüssel.
host-passkey-since = zugelassen { $date }
host-admit = Passkey zulassen
host-dismiss = Entfernen
host-dismiss-named = { $name } entfernen
host-no-passkeys-here = Browser bieten Passkeys nur unter einem Namen und über TLS (https) an, oder unter localhost.

host-log-more = Alles, was hier getan wurde. Nichts davon lässt sich ändern oder entfernen.
host-by-key = mit dem Schlüssel
host-by-command = am Server
host-by-player = durch den Besitzer
host-did-first-key = Der erste Schlüssel wurde erzeugt.
host-did-rotate-key = Ein neuer Schlüssel wurde erzeugt; alle offenen Seiten wurden geschlossen.
host-did-open = Diese Seite geöffnet.
host-did-end-table = Tisch { $subject } beendet. { $detail }
host-did-block-player = Den Spieler auf Platz { $detail } an Tisch { $subject } gesperrt.
host-did-block-address = Die Adresse { $subject } gesperrt.
host-did-unblock-player = Einen Spieler entsperrt.
host-did-unblock-address = Die Adresse { $subject } entsperrt.
host-did-announce = Angekündigt: { $detail }
host-did-withdraw = Eine Ankündigung zurückgezogen.
host-did-setting = { $subject }: { $detail }
host-did-setting-default = { $subject }: wieder die Voreinstellung des Servers
host-did-admit-passkey = Zugelassen: { $subject }.
host-did-dismiss-passkey = Entfernt: { $subject }.
host-did-backup = Eine Sicherung geholt.
host-did-restore = Eine Sicherung wurde eingespielt, ohne den Schlüssel und die zugelassenen Passkeys.

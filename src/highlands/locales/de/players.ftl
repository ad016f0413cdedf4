# The page of a player: results, and all that is stored of them.

players-title = Du
players-more = Deine Partien: gewonnen, unentschieden, verloren. Diese Seite siehst nur du.
players-summary = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
players-by-game = Nach Spiel
players-by-opponent = Nach Gegner
players-course = Der Verlauf deiner Partien
players-course-theirs = Der Verlauf der Partien
players-course-more = Jede Stufe nach oben ist ein Sieg, jede nach unten eine Niederlage.
players-none = Noch ist keine Partie beendet.
players-game = Spiel
players-opponent = Gegner
players-won = Gewon{"\u00AD"}nen
players-drawn = Unent{"\u00AD"}schieden
players-lost = Ver{"\u00AD"}loren
players-data = Deine Daten
players-data-more = Dieser Browser hat einen Schlüssel erzeugt, an dem der Server dich erkennt. Spielen kannst du auch ohne ihn.
players-export = Alle meine Daten speichern
players-forget = Mich vergessen lassen
players-forget-sure = Der Server vergisst dich und deinen Namen, auch an den Tischen, an denen du gesessen hast. Die Partien bleiben den anderen. Das ist endgültig.
players-forget-do = Vergiss mich
players-forgotten = Du bist vergessen.
players-back = Du bist in diesem Browser wieder { $name }.
players-nobody = Dieser Browser hat noch nicht gespielt.
players-devices = Deine Geräte
players-devices-more = Jeder Browser hat einen eigenen Schlüssel. Entfernst du einen, hat er sofort keinen Zugang mehr, auch nicht zu Partien, die er offen hat. Die dort hinzugefügten Passkeys verschwinden mit ihm.
players-device-this = Dieser Browser
players-device-unknown = Ein Browser
players-device-since = seit { $date }
players-device-remove = { $name } entfernen
players-device-sign-out = Hier abmelden
players-device-removed = Er hat keinen Zugang mehr.
players-passkeys = Passkeys
players-passkeys-more = Mit einem Passkey kommst du als du selbst zurück: auf einem anderen Gerät, oder wenn dieser Browser alles vergessen hat. Ein Passwort gibt es nicht.
players-passkey-add = Passkey hinzufügen
players-passkey-added = Du kannst dich jetzt mit deinem Passkey anmelden.
players-passkey-made = erstellt mit { $name }
players-passkey-remove = Den mit { $name } erstellten Passkey entfernen
players-passkey-insecure = Browser bieten Passkeys nur unter einer Adresse mit Namen und TLS (https) an; diese ist keine solche. Ein Link geht überall.
players-passkey-unsupported = Dieser Browser bietet keine Passkeys an. Ein Link geht überall.
players-passkey-failed = Der Browser hat keinen Passkey herausgegeben.
players-sign-in = Mit Passkey anmelden
players-sign-in-more = Wenn du auf einem anderen Gerät gespielt und dort einen Passkey hinzugefügt hast, kannst du hier derselbe Spieler sein.
players-join = Die Partien dieses Browsers mitnehmen
players-join-more = Sie werden Partien des Spielers, der du dann bist, samt Freunden und allem anderen. Sonst merkt sich dieser Browser seinen Spieler und ist es wieder, wenn du dich abmeldest.
players-signed-in = Du bist jetzt auch in diesem Browser { $name }.
players-apart = Die Partien dieses Browsers bleiben bei ihrem eigenen Spieler, der einen Passkey oder andere Geräte hat.
players-nameless = dein Spieler
players-link = Auf einem anderen Gerät weitermachen
players-link-more = Öffne diesen Link dort oder scanne ihn. Er gilt einmal und { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
 } lang. Wer ihn öffnet, spielt in deinem Namen: Schick ihn sonst niemandem.
players-link-title = Hier weitermachen
players-link-as = Auch in diesem Browser als { $name } spielen? Mach nur weiter, wenn du diesen Link selbst erstellt hast.
players-link-use = Hier weitermachen
players-public = Was andere sehen dürfen
players-public-more = Deine Seite sieht niemand. Wählst du hier etwas aus, sieht es jeder, der den Link hat, mit deinem Namen. Andere Spieler stehen dort nur, wenn sie auch ein öffentliches Profil haben.
players-public-results = Ergebnisse nach Spiel
players-public-course = Der Verlauf deiner Partien
players-public-opponents = Ergebnisse nach Gegner
players-public-link = Der Link zu deinem öffentlichen Profil
players-public-look = Ansehen, was andere sehen
players-public-title = Profil
players-public-rating = Wertungen, auch in den Bestenlisten
players-vacation = Urlaub
players-vacation-more = In { $number ->
    [one] einer deiner Partien
   *[other] { $number } deiner Partien
 } gibt es Urlaub. Deine Uhr steht in allen zugleich still, solange es jede erlaubt. Die anderen sehen es.
players-vacation-away = Deine Uhr steht in { $number ->
    [one] einer Partie
   *[other] { $number } Partien
 } still. Die erste läuft in { $time } weiter.
players-vacation-take = Meine Uhren anhalten
players-vacation-end = Ich bin zurück
players-vacation-none = Alle Urlaubstage sind genommen.
players-vacation-failed = Gerade nicht erreichbar, dort ist alles wie vorher. Versuch es bald noch einmal:
players-vacation-loading = Deine Partien werden durchgesehen …

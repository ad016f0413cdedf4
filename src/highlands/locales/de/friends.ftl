# Friends, whom one has blocked, and the link with which somebody becomes a friend.

friends-title = Freunde
friends-none = Noch hast du hier keine Freunde. Schick jemandem einen Link.
friends-online = online
friends-results = Eure Partien: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
friends-challenge = Herausfordern
friends-challenge-named = { $name } herausfordern
friends-part = { $name } aus deiner Freundesliste entfernen
friends-block = { $name } blockieren
friends-block-somebody = Jemanden blockieren
friends-block-done = { $name } ist blockiert und erfährt es nicht. Die Liste steht auf der Seite deiner Freunde.
friends-block-latest = Blockiert wird, wer in deiner letzten Partie unter diesem Namen saß.
friends-invite = Freundschaft schließen
friends-invite-more = Schick diesen Link einer Person. Wer ihn öffnet und zustimmt, ist mit dir befreundet. Er gilt einmal, { $days ->
    [one] einen Tag
   *[other] { $days } Tage
 } lang.
friends-invite-text = Sei mit mir bei Highlands befreundet
friends-withdraw = Meine Links zurückziehen
friends-withdrawn = Links, die niemand benutzt hat, führen jetzt nirgendwohin.
friends-shows-online = Freunde sehen, wenn ich da bin
friends-no-name = Freunde sehen deinen Namen: Gib dir einen in den Einstellungen.
friends-blocked = Blockiert
friends-blocked-more = Ihr werdet nicht zusammengeführt. Sie bekommen keinen Platz neben dir und können dich nicht herausfordern, und ihre Grüße siehst du nicht. Sie erfahren es nicht.
friends-unblock = Nicht mehr blockieren
friends-unblock-named = { $name } nicht mehr blockieren
friends-nameless = Jemand ohne Namen
friends-ask = { $name } möchte hier mit dir befreundet sein.
friends-ask-more = Freunde sehen voneinander den Namen und ob sie online sind, und können einander herausfordern. Sonst nichts.
friends-agree = Zustimmen
friends-agreed = Ihr seid jetzt befreundet.

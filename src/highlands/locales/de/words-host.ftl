# Die Seite des Gastgebers: was der Server ablehnt.

host-wrong-key = das ist nicht der Schlüssel dieses Servers
host-wrong-passkey = dieser Passkey öffnet die Seite des Gastgebers nicht
host-not-open = öffne zuerst die Seite des Gastgebers
host-no-player = dort sitzt ein Gast, den man nicht als Spieler sperren kann; sperre stattdessen die Adresse
host-no-address = das ist keine Adresse
host-own-address = das ist deine eigene Adresse: Du würdest dich selbst aussperren
host-too-many = es sind schon sehr viele; entferne erst einige
host-bad-text = dieser Text lässt sich nicht anzeigen
host-gone = das gibt es nicht mehr
host-fixed-setting = das wurde beim Start des Servers angegeben und lässt sich nur dort ändern
host-key-file = Die Datei mit dem Schlüssel des Gastgebers, { $path }, lässt sich nicht benutzen: { $reason }.
host-key-none = In { $path } ist noch kein Schlüssel. Ein Server legt beim Start einen an; --new macht einen anderen.

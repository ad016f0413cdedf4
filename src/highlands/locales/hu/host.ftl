# A házigazda oldala.

host-title = Házigazda
host-close = Az oldal bezárása
host-views = Az oldal részei
host-view-numbers = Számok
host-view-tables = Asztalok
host-view-blocks = Letiltottak
host-view-announcing = Közlemények
host-view-settings = Beállítások
host-view-safety = Biztonsági mentés és azonosítókulcsok
host-view-log = Napló

host-door = Ez az oldal azé, aki ezt a kiszolgálót üzemelteti.
host-key = A házigazda kulcsa
host-open = Megnyitás
host-key-where = A kiszolgáló első indításakor jelent meg, és az adatai mellett van; a „highlands host-key” újra kiírja.
host-open-passkey = Megnyitás azonosítókulccsal
host-passkey-failed = A böngésző nem mutatott azonosítókulcsot.

host-now = Most
host-healthy = Az adatbázis olvasható és írható.
host-unhealthy = Az adatbázisba nem lehet írni.
host-running = Folyó játszmák
host-finished = Befejezett játszmák
host-players = Játékosok
host-database = Adatbázis
host-disk-free = Szabad hely a lemezen
host-version = Verzió
host-nodes = Csomópontok
host-node = Csomópont
host-node-since = Mióta fut
host-node-this = ez az
host-plots = Az utolsó óra
host-all-nodes = Az összes csomópont együtt
host-ms = { $value } ms
host-megabytes = { $value } MB
host-gigabytes = { $value } GB
host-plot-said = { $title }: most { $value }; az ábra teteje { $top }
host-plot-actions = Lépések és hasonlók másodpercenként
host-plot-latency = Válaszidő, medián / 99%
host-plot-connections = Kapcsolatok
host-plot-players = Kapcsolódó játékosok
host-plot-tables = Asztalok a memóriában
host-plot-thinking = Botok: gondolkodik / vár
host-plot-store = A tárolás ideje
host-plot-cpu = Processzor
host-plot-memory = Memória

host-tables-more = A házigazda látja, ki játszik, de senkinek a lapjaiból semmit.
host-no-tables = Senki sem játszik.
host-public = nyilvános
host-private = zárt
host-last = utolsó lépés: { $when }
host-again = Újratöltés
host-more = Továbbiak
host-end = A játszma befejezése
host-end-named = A játszma befejezése: { $names }
host-end-sure = A játszma győztes nélkül ér véget, és nem lehet folytatni. Az asztalnál mindenki megtudja, hogy te voltál.
host-end-note = Amit mondasz nekik (üres is lehet)
host-ended = A játszmának vége.
host-block = Letiltás
host-block-named = { $name } letiltása
host-block-sure = Akit letiltasz, azonnal kikerül, és a kulcsa semmit sem nyit itt, amíg fel nem oldod a tiltást. A játszmái nélküle folynak tovább.
host-blocked-done = Letiltva.

host-blocks-more = Aki le van tiltva, nem játszhat itt. Egy játékos új játékosként visszatérhet; egy cím letiltása mindenkit kizár, aki osztozik rajta.
host-nobody-blocked = Senki sincs letiltva.
host-blocked-player = játékos, ekkortól: { $date }
host-blocked-address = cím, ekkortól: { $date }
host-nameless = név nélkül
host-unblock = Feloldás
host-unblock-named = { $name } tiltásának feloldása
host-address = Cím (IPv6 esetén a teljes /64-es hálózat)
host-connected = Most kapcsolódnak
host-connected-more = A legtöbb kapcsolattal rendelkező címek.
host-nobody-connected = Senki sem kapcsolódik.
host-connections = { $number ->
    [one] { $number } kapcsolat
   *[other] { $number } kapcsolat
}
host-own = a sajátod

host-announcing-more = Mindenki látja minden oldal fölött, amíg le nem jár vagy be nem zárja.
host-announcement = Szöveg
host-announcement-lasts = Ennyi ideig látszik
host-hours = { $number ->
    [one] { $number } óra
   *[other] { $number } óra
}
host-days = { $number ->
    [one] { $number } nap
   *[other] { $number } nap
}
host-announce = Közzététel
host-announcement-until = eddig: { $when }
host-withdraw = Visszavonás
host-withdraw-named = Visszavonás: { $text }

host-settings-more = Azonnal érvényesek, minden csomóponton. Amit a kiszolgáló indításakor megadtak, az marad.
host-setting-changed = A beállítás megváltozott.
host-setting-fixed = indításkor megadva
host-setting-default = Vissza erre: { $value }
host-setting-save = Mentés
host-setting-save-named = Mentés: { $name }
host-setting-admits-players = Csatlakozhatnak új játékosok (különben vendégként játszanak)
host-setting-admits-bots = Külső botok is játszhatnak
host-setting-has-push = Értesítések a böngészőkbe
host-setting-tables-per-hour = Új asztalok óránként egy címről
host-setting-players-per-hour = Új játékosok óránként egy címről
host-setting-connections-per-address = Egyidejű kapcsolatok egy címről
host-setting-requests-per-second = Kérések másodpercenként egy kapcsolaton
host-setting-abandon-after-days = Ennyi nap után zárul le a csendes asztal (0: soha)
host-setting-min-bot-seconds = Legalább ennyi másodpercig tart egy bot lépése
host-setting-review-iterations = Keresési lépések az elemzés minden döntéséhez

host-backup = Biztonsági mentés
host-backup-more = Egyetlen fájl mindennel, ahogy a „highlands backup” írja. Benne vannak a folyó játszmák lapjai és minden kulcs lenyomata: aki elolvassa, csalhat. Tartsd meg magadnak. A naplóban ott áll, hogy lekérted.
host-backup-sure = Nem nézek bele folyó játszmákba.
host-backup-save = Mentés letöltése
host-passkeys = Azonosítókulcsok, amelyek megnyitják ezt az oldalt
host-passkeys-more = Fogadj el egy azonosítókulcsot, amelyet a saját oldaladon adtál hozzá; akkor nem kell a kulcs.
host-passkey-since = elfogadva: { $date }
host-admit = Azonosítókulcs elfogadása
host-dismiss = Eltávolítás
host-dismiss-named = { $name } eltávolítása
host-no-passkeys-here = A böngészők csak névvel és TLS-sel (https) kínálnak azonosítókulcsot, vagy a localhoston.

host-log-more = Minden, ami itt történt. Semmit sem lehet megváltoztatni vagy törölni.
host-by-key = a kulccsal
host-by-command = a kiszolgálón
host-by-player = a tulajdonosa
host-did-first-key = Elkészült az első kulcs.
host-did-rotate-key = Új kulcs készült; minden nyitott oldal bezárult.
host-did-open = Megnyitotta ezt az oldalt.
host-did-end-table = Befejezte ezt az asztalt: { $subject }. { $detail }
host-did-block-player = Letiltotta a játékost: { $subject } asztal, { $detail } hely.
host-did-block-address = Letiltotta ezt a címet: { $subject }.
host-did-unblock-player = Feloldotta egy játékos tiltását.
host-did-unblock-address = Feloldotta ennek a címnek a tiltását: { $subject }.
host-did-announce = Közzétette: { $detail }
host-did-withdraw = Visszavont egy közleményt.
host-did-setting = { $subject }: { $detail }
host-did-setting-default = { $subject }: újra a kiszolgáló alapértéke
host-did-admit-passkey = Elfogadta: { $subject }.
host-did-dismiss-passkey = Eltávolította: { $subject }.
host-did-backup = Biztonsági mentést kért le.
host-did-restore = Egy biztonsági mentés visszatöltve, a kulcs és az elfogadott azonosítókulcsok nélkül.

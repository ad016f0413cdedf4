### A Highlands magyarul.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } és { $last }

## Options

option-unknown = nincs „{ $name }” beállítás; ezek vannak: { $options }
option-unreadable = ennek a játéknak nincs „{ $text }” beállítása
option-twice = ez a beállítás kétszer szerepel: „{ $name }”
option-range = { $name }: { $low } és { $high } közötti egész szám kell, nem { $value }
option-flag = { $name }: csak true vagy false lehet, nem { $value }
option-seat = { $name }: 0 és { $last } közötti hely lehet, vagy döntsön a sors; { $value } nem jó
option-colours = a klánkártyák színeinek száma, kisebb játékhoz
option-strengths = a klánkártyák értékeinek száma 1-től, kisebb játékhoz
option-stones = a határkövek száma, kisebb játékhoz
option-hand = a kézben tartott lapok száma, kisebb játékhoz
option-landscapes = saját tájkártya-táblázat fájlja
option-too-few-cards = két { $hand } lapos kézhez kevés a játék { $cards } lapja

## Games and their variants, and what is said of any

game-is-over = a játéknak vége
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Melyik játék legyen?
term-choice-tactics = Taktikai változat, taktikai lapokkal
term-choice-expert = Profiknak: követ elfoglalni csak a kör elején lehet
term-how-many-rounds = Hány forduló legyen?
term-who-begins = Ki kezdjen?
term-starter-lot = döntsön a sors
term-variant-tactics = taktikai
term-variant-expert = profiknak
term-told-drawn = Ezt húztad: { $cards }.
term-v-how-many = Hányan játsszunk?
term-v-players = { $number } játékos
term-v-who-starts = Ki legyen az első kezdőjátékos?
v-house = { $house ->
    [eagles] Sasok
   *[roses] Rózsák
}

## Szintek

level-shepherd = Juhász
level-shepherd-about = szelíd; csak a következő lapig lát
level-clansman = Klántag
level-clansman-about = ismeri a játékot, de hibázik
level-warrior = Harcos
level-warrior-about = minden lépést jól ítél meg
level-chieftain = Klánfőnök
level-chieftain-about = előre gondolkodik; a legerősebb
term-level-choice = { $name }: { $about }
term-which-level = Milyen erős ellenfelet szeretnél?

## Tippek

term-percent = { NUMBER($number, maximumFractionDigits: 1) }%

## Elemzés

review-analysing = Minden döntés vizsgálata …
review-no-turning = Nincs: egyik döntés sem került sokba.
review-better = jobb: { $move } ({ $chance }), { $reason }
review-head-turn = kör
review-head-move = lépés
review-head-chance = esély
review-head-grade = ítélet
review-head-better = jobb lett volna
review-grade = { $grade ->
    [best] legjobb
    [good] jó
    [inaccuracy] pontatlan
    [mistake] hiba
   *[blunder] baklövés
}
review-forced = nem volt választás
review-players-title = A játékosok
review-head-player = játékos
review-head-decisions = döntések
review-head-best = legjobb lépések
review-head-loss = átlagos veszteség
review-head-inaccuracies = pontatlan
review-head-mistakes = hiba
review-head-blunders = baklövés
review-plot-round = { $round }. forduló
review-plot-turns = körök; minden pont egy fordulópont
review-plot-turning = { $turn }. kör, { $seat }: { $move }; jobb lett volna: { $better }

## The server

server-over = a játszma véget ért
server-not-over = a játszma még nem ért véget
server-not-begun = a játszma akkor kezdődik, ha mindenki leült
server-stale = az asztal közben megváltozott
server-too-late = lejárt az idő
server-name-unreadable = egy névnek legalább egy betűje van, és nincsenek benne vezérlőkarakterek
server-name-of-bots = a { $title } szóval kezdődő nevek botokéi
server-open-to-people = ez a hely embereknek nyitott; egy botnak meghívó kell
server-bot-gone = ez a bot már nem vár; válassz másikat
server-admits-no-bots = ez a kiszolgáló nem enged be külső botokat
server-admits-no-players = ez a kiszolgáló nem fogad új játékosokat; játssz vendégként
server-blocked = a kiszolgáló házigazdája letiltott
server-undo-seen = semmi sem vonható vissza: az utolsó lépésed óta láttál valami újat
server-bots-play-on = a botok inkább tovább játszanának
server-asked-already = már van egy kérdés; előbb arra kell válaszolni
server-nothing-asked = nincs kérdés
server-no-hints = ennél az asztalnál nincs tipp
server-rated-hints = értékelt játszmában nincs tipp
server-rated-clock = értékelt játszmához óra kell
server-rated-reduced = kutatási beállításokkal játszott játszma nem lehet értékelt
server-rated-undo = értékelt játszmában semmi sem vonható vissza
server-rated-stand-in = kétszemélyes értékelt játszmában bot nem ugrik be: kérd a győzelmet, vagy várj
server-rated-guest = értékelt játszmát csak az játszhat, akit a kiszolgáló ismer; ez a böngésző még nem ilyen
server-rated-one-seat = már van helyed ennél az asztalnál, és értékelt játszmában senki sem játszik maga ellen
server-no-table = nincs ilyen asztal, vagy a hivatkozás nem ehhez tartozik
server-no-player = ezzel a kulccsal itt senki sem ismert; ez a böngésző elölről kezdi
server-no-device = nincs ilyen eszközöd
server-too-many-devices = már nagyon sok eszközöd van; előbb távolíts el egyet
server-bad-link = ezt a hivatkozást már felhasználták, vagy túl régi: kérj egy újat
server-own-link = ez a saját hivatkozásod: küldd el egy barátodnak
server-no-friend = nincs ilyen barátod
server-no-profile = nincs ilyen profil, vagy már nem nyilvános
server-challenge-needs-two = a kihíváshoz kell egy hely neked és egy a barátodnak
server-block-guest = vendégként játszik, akit a kiszolgáló nem ismerne fel újra: nincs kit letiltani
server-block-self = ez te vagy
server-too-many-blocked = már nagyon sokakat letiltottál; előbb oldd fel valakit
server-too-many-challenges = ennek a barátodnak már több kihívást küldtél; várd meg a válaszát
server-no-passkeys-here = a böngészők csak név alatt, TLS-sel (https) kínálnak azonosítókulcsot, puszta címen nem
server-bad-passkey = az azonosítókulcsot nem fogadtuk el; próbáld újra
server-unknown-passkey = ezzel az azonosítókulccsal itt senki sem ismert; lehet, hogy eltávolították
server-too-many-passkeys = már nagyon sok azonosítókulcsod van, vagy épp ez is megvan; előbb távolíts el egyet
server-open-private = csak nyilvános asztalhoz ülhet le bárki
server-seat-taken = ez a hely már foglalt, és egy meghívó csak egy embernek szól. Ha te ültél le ide, folytasd ott, ahol leültél, vagy másold ki onnan a helyed hivatkozását (az asztal menüjében)
server-seat-of-other = ezt a helyet más játékosnak tartják fenn, nem annak, akiként most itt vagy
server-secret-known = minden helyhez új, saját titok kell
server-wrong-share = ez nem az a rész az osztásból, amelyre ezen a helyen kötelezték el magukat
server-newer-table = ehhez az asztalhoz a kiszolgáló újabb változata kell; próbáld meg egy pillanat múlva
server-no-review = senki sem kért elemzést erről a játszmáról
server-wrong-seats = ennek a játéknak { $seats } helye van
server-nobody = legalább egy hely emberé
server-no-level = nincs „{ $name }” szint; ezek vannak: { $levels }
server-no-language = ezek a nyelvek vannak: { $languages }
server-unreadable = az üzenet nem olvasható
server-protocol = ez a kiszolgáló a protokoll { $version }. változatát beszéli; töltsd újra az oldalt
server-too-fast = ne olyan gyorsan: kérdezz újra egy pillanat múlva
server-too-many = sok asztalt hoztál létre; várj kicsit a következővel
server-too-many-players = a hálózatodból már sok új játékos érkezett; várj kicsit
server-seeks-already = már keresel ellenfelet
server-not-absent = senki, aki soron van, nincs elég régóta távol
server-no-vacation = ennyi szabadnapot már nem ad neked az asztal
server-vacation-days = szabadság csak olyan óránál van, amely körönként legalább egy napot ad
server-stood-in = egy bot játszik helyetted; előbb ülj vissza a helyedre
server-win-of-two = a győzelmet csak kétszemélyes játékban lehet kérni; egy bot beugorhat
server-too-many-seeks = a hálózatodból már sokan keresnek ellenfelet; várj kicsit
server-spectator = a nézők csak nézik a játékot
server-busy = most sok a dolog; kérdezz később újra
server-foreign = ez egy másik webhely oldaláról jön
server-other-host = a kiszolgáló ezen a néven nem érhető el; az üzemeltetője a --host-name kapcsolóval engedélyezheti
server-no-page = itt nincs semmi
server-no-method = ezt itt nem lehet
server-too-large = az üzenet túl hosszú
server-failed = valami elromlott a kiszolgálón; az asztal olyan, amilyen volt
server-store-failed = a kiszolgáló adatbázisa nem olvasható vagy nem írható

record-commitment = a mag nem illik ahhoz az elkötelezéshez, amelyet a játszma előtt mutattak
record-shares = a mag nem azokból a részekből áll össze, amelyekre a játékosok az osztás előtt elkötelezték magukat

## Bármely játék: amit akkor mondunk, ha a játéknak nincsenek saját szavai

action-unreadable = „{ $text }” nem lépés; a lépések: { $actions }
action-illegal = { $text } most nem lehetséges
position-impossible = ilyen állás nem jöhet létre
advice-search = a keresés ezt részesíti előnyben
plain-player = { $who ->
    [you] te
   *[other] { $seat } játékos
}
plain-begins = { $who ->
    [you] te kezdesz
   *[other] { $seat } játékos kezd
}
plain-moved = { $who ->
    [you] te: { $move }
   *[other] { $seat } játékos: { $move }
}
plain-prompt = te lépsz, például { $move }
plain-legal-move = most lehetséges
plain-rules = { $game }: a szabályok nem itt vannak; a „moves” megmutatja, mi lehetséges
plain-over = { $how ->
    [won] nyertél
    [lost] vesztettél
   *[drawn] döntetlen
}: { $points }

## Notifications

notify-bad-hours = a csendes órákhoz kezdet, vég és időzóna kell
notify-no-push = ez a kiszolgáló nem küld értesítést a böngészőknek
notify-bad-subscription = a böngésződ push-szolgáltatása innen nem használható
notify-no-mail = ez a kiszolgáló nem küld e-mailt
notify-bad-address = ez nem e-mail-cím
notify-too-many-mails = ma már túl sok levelet kértek; próbáld újra holnap
notify-bad-link = ez a hivatkozás lejárt, vagy már felhasználták; kérj újat a beállításokban

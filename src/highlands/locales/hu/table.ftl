# Around a table: what both games share. Who did something stands before it.

table-connecting = Kapcsolódás az asztalhoz …
table-reconnecting = Megszakadt a kapcsolat. Újra próbáljuk …
table-gone = Ez az asztal nem nyitható meg
table-invitation-used = Ezt a meghívót már felhasználták
table-free-seat = szabad hely
table-guest = Vendég
table-to-move = lép
table-away = nincs kapcsolatban
table-is-away = { $name } most nincs itt
table-time-left = hátralévő idő
table-your-turn = Te következel.
table-round = { $round }/{ $rounds }. forduló
table-hint = Tipp
table-thinking = Tippen töprengek …
table-undo = Visszavonás
table-log = Mi történt
table-menu = Asztal
table-my-link = A helyem hivatkozásának másolása (másik eszközhöz)
table-watch-link = A nézők hivatkozásának másolása
table-replay = Az eddigi lépések visszanézése
table-offer-draw = Döntetlent ajánlok
table-resign = Feladom
table-resign-sure = Biztosan feladod?
table-result = Eredmény
table-confirm-send = Küldés
table-confirm-back = Még ne
table-keys = Billentyűparancsok
table-key-arrows = ugrás a következő lapra vagy helyre
table-key-enter = kiválasztás vagy kijátszás
table-key-stone = a kiválasztott lap kijátszása ennél a kőnél, vagy odaugrás
table-key-claim = a kő elfoglalása
table-key-details = a kő vagy a taktikai lap részletei
table-key-back = egy lépés vissza; ami nyitva van, bezárul
table-key-list = ez a lista
table-greet = Mondj valamit
table-greeting-hello = Szia!
table-greeting-good-luck = Sok szerencsét!
table-greeting-well-played = Szép volt!
table-greeting-thanks = Köszönöm!
table-greeting-one-moment = Egy pillanat …
table-greeting-oops = Hoppá!
table-greeting-good-bye = Viszlát!
table-asks-undo = { $name } vissza szeretne vonni egy lépést.
table-asks-draw = { $name } döntetlent ajánl.
table-asked-undo = Vissza szeretnél vonni egy lépést. A többieknek bele kell egyezniük.
table-asked-draw = Döntetlent ajánlottál.
table-agree = Rendben
table-decline = Nem
table-withdraw = Mégse
table-invited = { $name } meghív
table-take-seat = Foglalj helyet
table-your-name = A neved
table-sit = Leülök
table-waiting = A játszma akkor kezdődik, ha mindenki leült
table-waiting-more = Az asztalnál:
table-waiting-for = Várakozás: { $names }
table-waiting-rematch = A visszavágót az előző asztalnál jelezzük. Ha már nincs ott senki, küldd el ezt a hivatkozást:
table-dealing = Osztás folyamatban …
table-dealing-more = Mindenki leült. Most minden játékos böngészője hozzáad egy véletlen részt a keveréshez, így senki sem választhatja meg a lapokat. Az utolsóval kezdődik a játszma.
table-close = Asztal bezárása
table-close-sure = Biztosan bezárom, mindenkinek
table-share-elsewhere = A te részed azon az eszközön van, ahol leültél: nyisd meg ott még egyszer az asztalt.
table-hints-on = Ennél az asztalnál mindenki kérhet tippet.
table-clan-card = egy klánkártya
table-tactics-card = egy taktikai lap
table-narration-by = { $name }: { $what }
table-narration-taken-back = visszavont lépés
table-narration-lay = { $card } ide: { $stone }. kő
table-narration-recruiter = Toborzó
table-narration-strategist = Stratéga: { $card }, { $from }. kő → { $to }. kő
table-narration-strategist-away = Stratéga: { $card }, { $from }. kő → dobópakli
table-narration-banshee = Banshee: { $card } el innen: { $from }. kő
table-narration-traitor = Áruló: { $card }, { $from }. kő → { $to }. kő
table-narration-claim = elfoglalva: { $stone }. kő
table-narration-done = nincs több elfoglalás
table-narration-pass = passz
table-narration-draw-clan = klánkártyát húz
table-narration-draw-tactics = taktikai lapot húz
table-narration-return = { $card } a húzópakli alá
table-narration-built = { $what ->
    [estate] raktár itt: { $landscape }. tájkártya
    [counting] uradalom itt: { $landscape }. tájkártya
   *[turn] megfordított épület: { $landscape }. tájkártya
}
table-narration-conflict = konfliktus: { $one }. és { $two }. tájkártya
table-narration-take = megtartja: { $card }
table-narration-take-hidden = megtart egy akciókártyát
table-narration-lay-nothing = nincs ellátmány
table-narration-supply = ellátmány: { $cards }
table-narration-discard = eldobja: { $cards }
table-narration-undo = lépések visszavonva
table-log-sit = { $name } leül
table-log-start = Kezdődik a játszma
table-log-start-hints = Kezdődik a játszma; mindenki kérhet tippet
table-log-request-undo = visszavonást kér
table-log-offer-draw = döntetlent ajánl
table-log-accept = beleegyezik
table-log-decline = elutasítja
table-log-draw = Megegyeztek a döntetlenben
table-log-resign = feladja
table-log-abandon = Lezártuk az asztalt: sokáig nem történt semmi
table-log-close = bezárta az asztalt
table-log-timeout = kifut az időből
table-log-forfeit = túl sokáig volt távol
table-log-stand-in = távol van: egy bot játszik tovább
table-log-return = visszatért, és játszik tovább
table-stood-in = Egy bot játszik helyetted, mert távol voltál.
table-take-seat-back = Visszaülök a helyemre
table-missed-long = { $name } nem jön vissza. Mi legyen?
table-claim-win = Kérem a győzelmet
table-let-bot-play = Játsszon tovább egy bot
table-wait-on = Várok
table-missed-now = { $name } nincs itt.
table-is-waited-for = { $time } múlva te döntesz.
table-log-downtime = A kiszolgáló nem volt elérhető: az óra { $seconds } mp-ig állt
table-spectators = { $number ->
    [one] egy néző
   *[other] { $number } néző
}
table-missed = { $number ->
    [one] Amíg távol voltál, egy lépés történt.
   *[other] Amíg távol voltál, { $number } lépés történt.
}
table-next-game = Következő játszma

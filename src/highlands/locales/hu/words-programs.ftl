### What only commands say, and the refusal of records and positions. The pages do not fetch it.

## What can be read, and what not

no-such-game = nincs „{ $name }” nevű játék; ezek vannak: { $games }
no-such-move = „{ $text }” nem lépés; a lépések ilyenek: R7@3, joker@5, claim 3, draw clan vagy traitor G5@2>7
no-such-card = ebben a játékban nincs „{ $text }” lap; a lapok ilyenek: R7, joker vagy banshee
no-card-to-lay = „{ $text }”: ezt a lapot nem lehet oldalra lerakni
how-to-strategist = „{ $text }”: a Stratéga lépése így néz ki: strategist G5@2>7 vagy strategist G5@2>discard
how-to-banshee = „{ $text }”: a Banshee lépése így néz ki: banshee G5@2
how-to-traitor = „{ $text }”: az Áruló lépése így néz ki: traitor G5@2>7, és csak klánkártyát vihet
no-such-seat = nincs ilyen hely: { $seat }; csak { $seats } hely van, 0-tól számozva
nothing-to-undo = nincs mit visszavonni

## Why a position is refused

position-first-line = az állás első sora a játék neve ({ $name }) és a változatai
position-line = „{ $text }”: egy állásban nincs ilyen sor
position-line-twice = „{ $text }” kétszer szerepel
position-value = „{ $name }”: ez itt nem értelmezhető: „{ $text }”
position-stone = { $stone }. kő: nem értelmezhető; így kell kinéznie: stone { $stone } mud: R1 joker / -
position-first = { $stone }. kő: ha mindkét oldal teljes, tegyél ! jelet az elsőként betelt oldal után
position-owner = { $stone }. kő: nem lehet { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosé, mert az ő oldala nem teljes
position-owner-weaker = { $stone }. kő: nem lehet { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosé, mert a másik oldal nincs legyőzve
position-won = a fordulót { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos már megnyerte, így senki sem következik
position-over-early = a mérkőzésnek csak az utolsó forduló után van vége
position-step = ebben az állásban senki sem tarthat ennél a lépésnél: „{ $step }”
side-too-long = { $stone }. kő: egy oldalra csak { $size } lap fér
card-twice = ez a lap többször is szerepel: { $card }
mode-in-discard = ez a lap a kövön marad, sosem kerül a dobópakliba: { $card }
played-wrong = a játékosok nem játszhattak ki { $a }, illetve { $b } taktikai lapot: képpel felfelé { $number } fekszik, és senki sem járhat { $st-tactics-lead }-nél többel a másik előtt
jokers-wrong = a „jokers” sorban azok álljanak, akik Jokert játszottak ki: minden képpel felfelé fekvő Jokerhez egy játékos (most: { $number })
no-joker-wrong = { "{" }A!{ "}" } csak a pakliban lévő taktikai lap mögött állhat: A már kijátszott egy Jokert, a másikat nem tehette vissza
wrong-deck = egy lap rossz húzópakliba került
cards-do-not-add-up = { $sign ->
    [few] { $number } lap nincs sehol
   *[many] { $number } lappal több van a kelleténél
}
knower-wrong = egy ismert lap után a másik játékos áll, aki ismeri, például: R7{"{"}A{"}"}
knower-impossible = a paklikban vagy a másik kézben csak az ismer lapokat, aki a Toborzót kijátszotta, és legfeljebb { $st-recruiter-returns }-t
hand-too-large = túl sok lap van { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos kezében: legfeljebb { $limit } lehet

## Why a record is refused

record-line = { $line }. sor: { $reason }
record-first-line = a jegyzőkönyv így kezdődik: „{ $text }”
record-unreadable = „{ $text }” se nem fejléc, se nem kör
record-header-missing = hiányzik ez a fejléc: „{ $name }”
record-header-twice = ez a fejléc kétszer szerepel: „{ $name }”
record-header-misplaced = ennek a fejlécnek itt nincs helye: „{ $name }”
record-beginning = a kezdőállás nem rakható fel: { $reason }
record-seed = a véletlenmag (seed) 64 hexadecimális számjegy
record-needs-seed = a jegyzőkönyvben nincs véletlenmag (seed), pedig ehhez a játszmához kell
record-seen = ez csak az, amit egy játékos látott a játszmából, a rejtett lapok nélkül: megnézni lehet, újrajátszani nem
record-wrong-seat = most { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos következik, nem { $written ->
    [A] az A
   *[other] a { $written }
}
record-wrong-turn = a kör száma itt { $number }, nem { $written }
record-wrong-round = a forduló száma itt { $number }, nem { $written }
record-turn-over = „{ $text }”: ekkor a kör már véget ért
record-move = „{ $text }”: { $reason }
record-result = a jegyzőkönyv szerint az eredmény „{ $written }”, de a játszma így ér véget: „{ $result }”

## Verräter: moves and options that can't be read

v-no-such-move = „{ $text }” nem lépés; a lépések ilyenek: estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = „{ $text }” nem akciókártya; ezek vannak: traitor, farmer, builder, strategist, diplomat2 és diplomat5
v-no-such-supply = „{ $text }” nem ellátmány kártya; ezek vannak: { $cards }
v-too-many-alike = ebből az ellátmány kártyából csak { $number } van: { $card }
v-no-neighbours = ez a két tájkártya nem szomszédos: { $one } és { $two }
v-how-to-lay = legfeljebb { $most } ellátmány kártyát rakhatsz le: lay 3 3 5, vagy semmit: lay nothing
v-how-to-discard = legalább 1, legfeljebb { $most } ellátmány kártyát dobhatsz el: discard 2 4
v-option-landscapes = landscapes: egy tájkártya-táblázat fájlja kell, nem { $value }

## Verräter: the landscape table

v-landscapes-file = { $file }: ez a tájkártya-táblázat nem olvasható: { $reason }
v-landscapes-long = { $file } túl hosszú egy tájkártya-táblázathoz
v-landscapes-toml = { $file }: ez a tájkártya-táblázat nem TOML: { $reason }
v-landscapes-line = { $file }, { $line }. sor: { $reason }
v-landscapes-no-section = hiányzik ez a szakasz: [{ $kind }]
v-landscapes-missing = [{ $kind }]: ebből a szakaszból hiányzik: „{ $name }”
v-landscapes-unknown = „{ $name }” nem való egy tájkártya-táblázatba
v-landscapes-number = { $name }: 0 és { $high } közötti egész szám kell, nem { $value }
v-landscapes-provenance = { $name }: ide számok neve kell: base, I, II, III, IV
v-landscapes-rows = egy tájkártya-táblázat hat csoport, mindegyikben öt szám, egyenként legfeljebb { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: positions

v-position-players = „{ $text }”: a verraeter után players={ $fewest } vagy players={ $most } áll
v-position-seat = „{ $name }”: csak { $players } játékos van
v-position-kinds = minden fajta tájkártyából kettő van, ebből viszont { $number }: { $kind ->
    [wasteland] puszta
    [pasture] legelő
    [river] folyó
    [forest] erdő
    [village] falu
   *[city] város
}
v-position-two-buildings = ezen a tájkártyán két épület áll: { $landscape }
v-position-buildings = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosnak { $number } épületnél vagy { $counting } uradalomnál többje van
v-position-step = ebben az állásban { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos nem tarthat ennél a lépésnél: „{ $step }”
v-position-over-early = a játéknak csak az utolsó forduló után van vége, vagy ha minden tájkártya egyetlen családé
v-position-not-now = „{ $name }”: ennek ennél a lépésnél nincs helye
v-position-not-chosen = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos még nem választott akciókártyát
v-position-action-twice = ez a kártya kétszer szerepel: { $card }
v-position-face-up = az akciókártyák képpel felfelé fekszenek; add meg, melyik van { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosnál
v-position-no-builder = az építőmester nem { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosnál van
v-position-one-observer = ha van ismeretlen akciókártya, csak egyetlen játékosról adható meg, mit látott
v-position-saw = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos nem láthatta éppen ezeket az akciókártyákat
v-position-too-many = ebből az ellátmány kártyából nincs ennyi a játékban: { $card }
v-position-known = nincs { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos kezében az, amit mindenki tud róla
v-position-earlier-piles = a korábbi húzópaklik (earlier pile) számozása 1-től indul, és legfeljebb { $most } lehet belőlük
v-position-earlier-size = { $name }: nem annyi lapot húztak, amennyi ebből a pakliból megmaradt
v-position-half-known = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékosnak bizonytalan eredetű lapjai vannak (unsettled), ezért a keze legyen teljesen ismert, vagy csak annyira, amennyire mindenki ismeri
v-position-origin = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos keze nem fér össze azzal, amit a korábbi húzópaklikból húztak
v-position-pile = a húzópakliban { $number } lapnak kellene lennie, de { $written } van megadva
v-position-unsettled = { $seat ->
    [A] az A
   *[other] a { $seat }
} játékos bizonytalan eredetű lapjai (unsettled) nem származhatnak ezekből a húzópaklikból

## Bots of one's own

bot-unknown = nincs „{ $name }” nevű bot; ezek vannak: { $names }; saját botot így lehet megadni: bots/mine.py:choose vagy cmd:node bot.js
bot-settings = ezekkel a beállításokkal nem hozható létre: „{ $name }”; a lehetséges beállítások: { $settings }
bot-no-settings = ennek a botnak nincsenek beállításai: „{ $name }”
bot-setting-unreadable = ez nem beállítás: „{ $text }”; a beállítások így néznek ki: temperature=0.3
bot-setting-range = legalább { $least } kell legyen: { $name }; ez nem az: { $value }
bot-file-missing = nincs ilyen fájl: { $path }
bot-unloadable = nem tölthető be: { $place } ({ $reason })
bot-name-missing = nincs „{ $name }” nevű dolog itt: { $place }
bot-not-one = ez nem bot: „{ $name }” ({ $place }); a bot egy függvény observation, moves és seconds paraméterrel, vagy egy osztály choose metódussal
bot-command-unreadable = ez nem parancs: „{ $text }”; így kell kinéznie: cmd:node bot.js
bot-command-missing = nincs ilyen program: „{ $program }”
bot-answer-unreadable = a bot egy szabályos lépéssel, annak szövegével vagy számával válaszol
bot-answer-range = a lépések számozása 0-tól eddig tart: { $last }
bot-fault = { $kind ->
    [illegal] a bot nem szabályos lépést adott: { $details }
    [exception] a bot hibára futott: { $details }
    [timeout] a bot túl lassú volt: { $details }
   *[unreachable] a bot programjával nem lehet szót érteni: { $details }
}

## The arena

arena-too-few-bots = Egy versenyhez legalább két bot kell.
arena-sprt-two-bots = A szekvenciális próba csak két botot hasonlít össze.
arena-sprt-unreadable = „{ $text }” nem két Élő-különbség, elöl a kisebb, mint 0,20
arena-worker-died = A játszó folyamatok véget érnek, mielőtt bármit játszottak volna (kilépési kód: { $code }); a hibakimenet talán megmondja, miért.
arena-file-exists = Már van ilyen fájl: { $path }. Adj meg más nevet a --out kapcsolóval, vagy folytasd a --resume kapcsolóval.
arena-file-unwritable = Nem írható: { $path }: { $reason }.
arena-file-unreadable = Nem olvasható: { $path }: { $reason }.
arena-file-no-ledger = A fájl ({ $path }) nem egy versennyel kezdődik: { $reason }.
arena-file-format = A fájl ({ $path }) formátuma { $format }; ez a változat csak ezt ismeri: { $known }.
arena-file-line = A fájl ({ $path }) { $line }. sora nem játszma: { $reason }.
arena-file-selfplay = A fájl ({ $path }) egyetlen bot önmaga elleni játszmáit tartalmazza, nem versenyt: a „highlands selfplay --resume” folytatja.
arena-resume-differs = A versenyt ({ $path }) más feltételekkel kezdték. „{ $name }” ott: { $there }, most pedig ez lenne: { $asked }.
arena-begins = Az arénában: { $bots }; véletlenmag: { $seed }. A játszmák helye: { $path }.
arena-progress = { $games } játszmából { $done }: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [one] egy játszma
   *[other] { $games } játszma
}, { $deals ->
    [one] egy osztás
   *[other] { $deals } osztás
}
arena-caption = Eredmény: a győzelmek aránya helyenként, az osztások szerinti 95%-os tartománnyal; az egyenlő rész { $share }% lenne. + győzelem, = döntetlen vagy megosztott győzelem, − vereség; ms: egy döntés ideje.
arena-head = { $column ->
    [bot] Bot
    [played] Játszott
    [results] + = −
    [score] Eredmény (95%)
    [elo] Élő (95%)
    [rating] Érték (95%)
    [decisions] Döntések
    [time] ms (max.)
   *[faults] Hibák
}
arena-fault-kind = { $kind ->
    [illegal] szabálytalan lépés
    [exception] programhiba
    [timeout] túl lassú
   *[unreachable] nem elérhető
}
arena-fault = { $game }. játszma, elvesztette: { $bot } (hely: { $seat }): { $kind }: { $details }
arena-more-faults = { $number ->
    [one] Még egy hiba
   *[other] Még { $number } hiba
}: lásd { $path }
arena-test = { $status ->
    [h0] A próba { $elo0 } Élő-pontot fogad el, nem { $elo1 } pontot,
    [h1] A próba { $elo1 } Élő-pontot fogad el, nem { $elo0 } pontot,
   *[continue] A próba ({ $elo0 } vagy { $elo1 } Élő-pont) nem dőlt el
} { $deals ->
    [one] egy osztás
   *[other] { $deals } osztás
} után (LLR { $llr }; a határok: ±{ $bound }).
arena-aside = { $games ->
    [one] Még egy játszma lezajlott; megmarad, de nem számít, mert az osztása nem teljes, vagy a döntés után következik.
   *[other] Még { $games } játszma lezajlott; megmaradnak, de nem számítanak, mert az osztásuk nem teljes, vagy a döntés után következik.
}
arena-interrupted = Megszakítva; minden befejezett játszma megmarad. Folytatás: { $command }
arena-part-unreadable = „{ $text }” nem egy verseny része, mint amilyen a 2/5 lenne: öt közül a második.
arena-part-seed = a viadal egy részéhez meg kell adni a véletlenmagot (--seed), minden részhez ugyanazt
arena-merge-usage = Az összevonáshoz add meg egy verseny fájljait, és a --out kapcsolóval az új fájlt: highlands arena merge egy.jsonl ketto.jsonl --out mind.jsonl
arena-merge-contests = { $one } és { $other } különböző versenyekhez tartozik. „{ $name }” az elsőben: { $there }, a másodikban: { $here }.
arena-merge-games = A(z) { $number }. játszma másképp zajlott itt: { $one }, mint itt: { $other }. Ezek nem vonhatók össze.
arena-merged = Összevonva ide: { $path }. Játszmák: { $games }, összesen { $wanted } kell.
cluster-unreachable = A Ray-fürt („{ $address }”) nem érhető el: { $reason }
cluster-unfit = A fürt egyik gépe ({ $machine }) nem tud részt venni: { $reason }
cluster-stillborn = A fürt folyamatai véget érnek, mielőtt bármit elvégeztek volna: { $reason }
cluster-lost =
    A fürt elvesztette ezt: { $machine } ({ $reason }). { $kind ->
        [decision] Az ott függőben maradt döntéseket ({ $number }) máshol elemzik.
        [part] Befejezetlen játszmacsoportjait ({ $number }) máshol játsszák le.
       *[game] Befejezetlen játszmáit ({ $number }) máshol játsszák le.
    }
cluster-deadly =
    { $kind ->
        [decision] A { $number } lépés utáni döntés elemzését
        [part] A(z) { $number }. játszmacsoportot
       *[game] A(z) { $number }. játszmát
    } { $times } alkalommal kezdték el a fürtön, és mindannyiszor elveszett az a folyamat, amely végezte: { $reason }
arena-plot-pair = { $one } – { $other }: { $one } eredménye
arena-plot-many = Az egyes botok eredménye, 95%-os tartománnyal
arena-plot-games = játszma
arena-plot-even = egyenlő rész

## The server

serve-ready = A Highlands itt érhető el: { $address }
serve-running = A Highlands már fut itt: { $address }
serve-stop = Ctrl+C leállítja; a játszmáid megmaradnak.
serve-database = a játszmák itt vannak: { $database }
serve-host-page = a te házigazdai oldalad: { $address }
serve-host-key-kept = a kulcsa itt van: { $path }
serve-host-key = és ez az: { $key }
serve-host-key-elsewhere = A házigazda oldalának kulcsa nem itt van: { $path }. Használd azt, amelyik azon a gépen van, ahol készült, vagy készíts újat: `highlands host-key --new`.
serve-bad-smtp = a --smtp értéke ezek egyikével kezdődik: { $schemes }, utána :// és a kiszolgáló neve.
serve-mail-incomplete = az e-mailhez kell a --mail-from, a feladó címe, és a --public-address, ahol a játékosok az oldalakat elérik.
term-commitment-good = a keverés az, amelyre a játszma előtt kötelezték magukat
term-shares-good = az osztásban minden játékosnak része volt: sem a kiszolgáló, sem egy játékos egymaga nem választhatta meg a lapokat
backup-done = a másolat itt van: { $file }
restore-done = az asztalok visszaálltak ebből: { $file }
ratings-recomputed = { $games } befejezett játszmából { $ratings } értékszám lett; ezek közül { $different } volt korábban más
serve-cannot-listen = A Highlands nem tud itt figyelni: { $address } ({ $reason }).
serve-no-proxy = Ez nem egy proxy címe vagy hálózata: { $reason }. Adj meg például ilyet: 127.0.0.1 vagy 10.0.0.0/8.
preview-app = Schotten Totten és Verräter: két kártyajáték a Skót-felföldről, barátokkal vagy botok ellen. Fiók senkinek sem kell.
preview-invitation = { $game }: nyisd meg a hivatkozást, ha játszani vagy nézni szeretnéd. Fiók senkinek sem kell.
preview-running = { $game }: most zajlik a játszma, nyisd meg a hivatkozást, ha nézni szeretnéd.
preview-finished = { $game }: egy befejezett játszma, lépésről lépésre visszanézhető.

## Az adatbázis

store-one-process = Az SQLite egyetlen folyamathoz való. Több munkafolyamathoz PostgreSQL kell: --database postgresql+asyncpg://user@host/name.
store-url = Ilyen fajta adatbázis nincs. Ezt add meg: sqlite+aiosqlite:///fájl/elérési/útja vagy postgresql+asyncpg://felhasználó@gép/név.
store-unreachable = Az adatbázis nem használható: { $reason }.
store-in-use = Ezen az adatbázison már fut egy kiszolgáló ({ $path }). Egy SQLite-fájl egy kiszolgálóé; többhöz használj PostgreSQL-t.
store-newer = Az adatbázis a Highlands egy újabb változatából származik. Azt telepítsd.
store-older = Az adatbázis a Highlands egy korai fejlesztői változatából származik, amelyet ez a változat nem tud olvasni; semmi sem változott benne. Helyezd át, vagy válassz másikat a --database kapcsolóval.
store-other-version = Az adatbázis a Highlands egy másik változatából származik. Indítsd el egyszer ennek a változatnak a kiszolgálóját, az naprakésszé teszi, vagy használd a másikat.
store-file-exists = Már van { $path } nevű fájl. Adj meg más nevet.
store-no-backup = { $path } nem a Highlands biztonsági mentése: { $reason }.
store-not-empty = Ebben az adatbázisban már vannak asztalok. Biztonsági mentést csak üres adatbázisba lehet visszatölteni.

## Könyvtárak, amelyek csak némelyeknek kellenek

extra-missing = Ehhez kell a(z) { $library }, de nincs telepítve: pip install '{ $extra }'

## Önmagával játszó bot adatai

selfplay-begins = Önmagával játszik: { $bot }; véletlenmag: { $seed }. Amíg a fájl el nem készül, a játszmák helye: { $path }.
selfplay-progress = { $games } játszmából { $done }
selfplay-writes = Írás: { $path } …
selfplay-written = { $games ->
    [one] Egy játszma
   *[other] { $games } játszma
}, { $decisions } döntés: { $path }
selfplay-no-file = Add meg a --out kapcsolóval, hová kerüljenek az adatok, vagy folytasd a --resume kapcsolóval.
selfplay-no-search = Keresési eredmény csak kereső szinteknél van, ilyen a chieftain; { $bot } nem keres.
selfplay-searches-late = { $path } játszmái --searches nélkül indultak: amit akkor találtak, már nincs meg.
selfplay-broken = A(z) { $seed } magú játszmát a szabályok nem engedik: a(z) { $move }. lépés nem tehető meg.
selfplay-no-searches = Hiányzik, vagy nem a lépéseihez tartozik az, amit a keresések a(z) { $seed } magú játszmában találtak.
selfplay-foreign = A(z) { $path } fájlban nincsenek önmaga elleni játék adatai.

## Környezetek

env-illegal = ez az akció nem hajtható végre: { $action } (játék: { $row }). Az ok: { $reason }
env-no-such-action = „{ $action }” nem akció; az akciók egész számok 0 és { $last } között
solve-not-enumerable = a(z) { $game } ezekkel a beállításokkal nem járható be teljesen: csak a kétszemélyes, egyfordulós, taktikai lapok nélküli kisebb játékoknak van elég kevés osztása
solve-too-large = ennek a játéknak a fája több mint { $number } csomópontból áll
solve-no-choices = ebben a játékban soha senkinek nincs választása: nincs mit megoldani
solve-no-folder = nincs { $path } nevű mappa
solve-tree = A fa: { $nodes } csomópont, { $sets } információs halmaz.
solve-progress = { $iterations }. iteráció: érték az A hely számára { $value }, kihasználhatóság { $gap }.
solve-written = A stratégia itt van: { $path }. Így játszható: { $bot }
exploit-wins = { $bot } ellen a legjobb válasz játszmánként { $wins } pontot nyer: A-ként { $first }, B-ként { $second }.
exploit-exact = Ez pontos érték.
exploit-searched = { $bot } ellen { $response } játszmánként { $wins } többletet nyer az egyenlő részen felül (95%), { $deals } olyan osztásban, amely nem szerepelt a kiválasztásában, mindegyiket minden helyről lejátszva. A legjobb válasz tehát legalább ennyit nyer: { $low }.
exploit-too-large = ennek a játéknak a fája több mint { $number } csomópontból áll; a --deals kapcsolóval ehelyett kereső válaszok játszanak a bot ellen
exploit-sampled = Ez információs halmazonként legfeljebb { $answers } válaszon alapul, amelyeket a legjobb válasz ismer: ezért túl magas. A válaszok háromnegyedére adott legjobb válasz a többi ellen { $low } pontot nyer; átlagosan egyetlen legjobb válasz sem nyer ennél kevesebbet.
policy-unreadable = { $path } nem stratégiát tartalmazó fájl
policy-old = { $path } a játék egy másik változatával készült; készítsd el újra a highlands solve paranccsal
policy-other-game = { $path } egy másik játék stratégiája: { $game }
policy-no-such-set = a stratégia nem ismeri ezt az állást: csak az elejétől játszott játszmákra szól
env-opponents = ellenfelek száma { $seats } játékos esetén: { $needed }, nem { $given }

## Compiled code for other machines

kernels-ready = minden le van fordítva
kernels-written = a lefordított kód itt van: { $file }
kernels-loaded = a lefordított kód átvéve innen: { $file }
kernels-unreadable = { $file } nem használható lefordított kódként: { $reason }
kernels-other-version = { $file } más forrásokból, vagy a Python, a NumPy vagy a Numba más változatával készült
kernels-other-processor = { $file } másfajta processzorra készült: { $theirs }; ez itt { $here }

## Notifications

notify-turn = Te jössz: { $game }
notify-turn-more = Az asztalnál: { $others }
notify-joined = { $name } leült az asztalodhoz
notify-joined-more = { $game }
notify-challenge = { $name } kihív téged
notify-challenge-more = { $game }
notify-game = Kezdődik a versenyjátszmád: { $game }
notify-game-more = Ülj le időben: az asztal nem vár örökké.
notify-over = Vége a játszmának: { $game }
notify-over-more = Az asztalnál: { $others }
notify-nobody = valaki
notify-confirm = Erősítsd meg az e-mail-címedet a Highlandshez
notify-confirm-more = Valaki, valószínűleg te, e-mailt szeretne kapni a Highlandstől, amikor ő jön. Ha te voltál, nyisd meg ezt a hivatkozást a következő három napban, és erősítsd meg. Ha nem te voltál, nincs teendőd: több levelet nem kapsz.
notify-mail-why = Azért kapod ezt a levelet, mert ezt a címet megerősítetted a Highlandsnél. Ha nem kérsz többet:

# Clients of a server, bots that play there, and bots that fail.
client-unreachable = a kiszolgáló nem érhető el: { $reason }
client-address = „{ $address }” nem kiszolgáló címe; ilyen alakú: { $example }
client-interrupted = a kapcsolat a válasz előtt megszakadt; az asztal állásából látszik, hogy végrehajtódott-e
client-unfair-deal = a keverés nem az volt, amit ígértek: { $reason }
client-key-file = a { $path } kulcsfájl nem használható: { $reason }
client-key-readable = mások is olvashatják a { $path } kulcsfájlt; 600-as jogosultság kell
client-key-unreadable = a { $path } fájlban nincs kulcs
remote-bot-online = { $name } bejelentkezett ide: { $server }, és játszmára vár
remote-bot-no-bot = a { $path } kulcsa egy emberé; egy botnak saját kulcsfájl kell
remote-bot-link = „{ $link }” nem egy hely hivatkozása; ilyen alakú: { $example }
remote-bot-rules = a { $path } szabályai nem olvashatók: { $reason }
remote-bot-nothing = nincs teendő: add meg egy hely hivatkozását (--seat), vagy szabályokat ajánlatokkal (--rules)
remote-bot-begins = { $table } asztal: leült, hely: { $seat }
remote-bot-ends = { $table } asztal: { $result }
remote-bot-fault = { $table } asztal: feladva, mert a bot hibázott: { $details }
remote-bot-unwanted = { $table } asztal: elhagyva, mert a szabályok kizárják: { $name }
remote-bot-failed = { $table } asztal: { $reason }
remote-bot-offer = a(z) { $game } nincs felkínálva: { $reason }
remote-bot-entered = benevezett a(z) { $tournament } versenyre
remote-bot-not-entered = nem vesz részt a(z) { $tournament } versenyen: { $reason }
remote-bot-tournament-link = „{ $link }” nem egy verseny hivatkozása; az így néz ki: { $example }
term-bot-failed = A játék itt véget ér, mert egy bot hibázott: { $details }

## Elemzés

review-running = elemezni csak befejezett játszmát lehet, és ez még tart
review-title = { $game }, elemzés: { $result }
review-turning-title = Fordulópontok
review-decisions-title = Minden döntés
review-saved = Elkészült: { $path }
review-plot-title = { $game }: a győzelmi esélyek

### A két játék szabályai és a kísérő szavai, magyarul.
### A *csillagok* kiemelnek; az [R7], [joker], [3], [eagles] jelekből rajzolt lapok és címerek lesznek.

## A szabályok oldalai

rules-title = A szabályok
rules-contents = Ezen az oldalon
rules-choose = Két játék a Felföldről. Melyikről szeretnél olvasni?
rules-read = A szabályok
rules-top = Az oldal tetejére
rules-figure-you = Te
rules-figure-other = Ellenfél
rules-learn = Inkább játék közben tanulnál? Az első játékodon lépésről lépésre végigkísérünk.

## Schotten Totten

rules-st-title = Schotten Totten
rules-st-short = Párbaj { $st-stones } kőért, két játékosnak.

rules-st-aim-title = A cél
rules-st-aim = Két klán vitatkozik egy { $st-stones } kőből álló határon. Akié előbb lesz *{ $st-adjacent-to-win } szomszédos kő* vagy *bármelyik { $st-stones-to-win }*, azonnal megnyeri a fordulót.

rules-st-see-title = Amit látsz
rules-st-see-stones = *{ $st-stones } kő* alkotja a határt. Mindegyiknek két oldala van: a tiéd az, amelyik hozzád közelebb esik.
rules-st-see-clan = *{ $st-clan-cards } klánkártya*: { $st-colours } szín, mindegyikben 1-től { $st-strengths }-ig az értékek. Minden lapból egy van. Minden színnek saját mintája és jele is van, így sosem csak a színre kell hagyatkoznod.
rules-st-see-hand = *{ $st-base-hand } lap* van a kezedben, és csak te látod őket. Az ellenfelednek is van { $st-base-hand }; a többi a húzópakli.

rules-st-turn-title = A köröd
rules-st-turn-intro = Három lépés, mindig ebben a sorrendben:
rules-st-turn-play = *Játssz ki* egy lapot képpel felfelé egy még el nem foglalt kőhöz, a te oldaladra. Egy oldalra { $st-side-size } lap fér, és ott is maradnak.
rules-st-turn-claim = *Foglalj el* annyi követ, amennyit tudsz és szeretnél, egyiket a másik után.
rules-st-turn-draw = *Húzz* egy lapot. Ha elfogyott a húzópakli, húzás nélkül folytatjátok.
rules-st-turn-must = Ha le tudsz rakni egy klánkártyát, muszáj is. Ha nem tudsz, mert nincs nálad, vagy mert megteltek az oldalaid, akkor *passzolsz*: nem játszol ki és nem is húzol lapot, de követ még elfoglalhatsz.

rules-st-formations-title = Formációk
rules-st-formations-intro = Egy oldal { $st-side-size } lapja mindig a lehető legerősebb formációnak számít. A formációk, a legerősebbel kezdve:
rules-st-formation-colour-run = Színsor
rules-st-formation-of-a-kind = Drill
rules-st-formation-colour = Szín
rules-st-formation-run = Sor
rules-st-formation-sum = Összeg
rules-st-makes-colour-run = egy szín, egymást követő értékek
rules-st-makes-of-a-kind = háromszor ugyanaz az érték
rules-st-makes-colour = egy szín, nem egymást követő értékek
rules-st-makes-run = egymást követő értékek, nem mind egy színben
rules-st-makes-sum = minden más
rules-st-formations-ties = *Mindkét oldalon ugyanaz a formáció?* A nagyobb összeg nyer. *Az összeg is egyenlő?* Akkor az az oldal, amelyik előbb betelt.
rules-st-formations-order = Mindegy, milyen sorrendben kerültek le a lapok: [G6] [G4] [G5] ugyanolyan színsor, mint bármelyik. A 9 után soha nem jön az 1.

rules-st-claim-title = Egy kő elfoglalása
rules-st-claim-complete = A te oldaladnak teljesnek kell lennie. Ha a túloldal is teljes, a tiédnek kell erősebbnek lennie.
rules-st-claim-example = Itt a te színed csak 20, a túloldali sor pedig 21. De a szín veri a sort, bármennyi is az összeg: a kő a tiéd.
rules-st-claim-closed = Az elfoglalt kő a forduló végéig le van zárva: lap már nem kerül hozzá, és el sem kerül tőle.

rules-st-proof-title = Korai elfoglalás: a bizonyítás
rules-st-proof-idea = Nem kell megvárnod, amíg a túloldal betelik. Elég, ha *semmi, ami még jöhet*, nem verheti meg a tiédet.
rules-st-proof-open = Bizonyítéknak csak a *képpel felfelé* fekvő lapok számítanak: minden kő mindkét oldalán és a dobópakliban. Bármelyik másik klánkártya még jöhet, akár az is, amelyik a te kezedben van.
rules-st-proof-example = Nálad három 8-as van, a túloldalon [R4] és [R5]. Csak egy színsor verhet meg, tehát csak [R3] és [R6] miatt kell aggódnod.
rules-st-proof-not-yet = [R3] már ott fekszik egy másik kőnél, de [R6] még nem került elő. Így nincs bizonyítás, még akkor sem, ha [R6] épp nálad van.
rules-st-proof-now = Amint [R6] is képpel felfelé fekszik, mindegy, melyik kőnél és kitől, megvan a bizonyítás. Ha nálad van: játszd ki máshová, és foglald el a követ azonnal, még mielőtt az ellenfeled újra sorra kerül.
rules-st-proof-tie = Az is elég, ha a túloldal legjobb esetben pontosan annyit érhet, mint a tiéd: a tiéd telt be előbb.
rules-st-proof-app = Számolnod nem kell: az alkalmazás minden kőnél, minden pillanatban elvégzi a bizonyítást. Érints meg egy követ, és látod, ki áll ott jobban, és mely lapok fordíthatnak még rajta.

rules-st-end-title = A forduló vége, a mérkőzés vége
rules-st-end-round = A forduló abban a pillanatban véget ér, amikor valakinek { $st-adjacent-to-win } szomszédos vagy összesen { $st-stones-to-win } köve van, akár elfoglalás közben is.
rules-st-end-match = A fordulók számában ti egyeztek meg: 1 és { $st-most-rounds } között bármennyi lehet. A forduló győztese *{ $st-round-points } pontot* kap, a vesztes *minden kövéért egyet*. Az utolsó forduló után a több pont nyer.
rules-st-end-start = A fordulókat felváltva kezditek.

rules-st-expert-title = Profiknak
rules-st-expert-order = A lépések helyet cserélnek: először *elfoglalsz*, aztán *kijátszol*, végül *húzol*. Amit most teszel teljessé, azt legkorábban a következő köröd elején foglalhatod el, ha akkor még megállja a helyét.
rules-st-expert-both = Taktikai lapokkal és azok nélkül is választható.

rules-st-tactics-title = A taktikai változat
rules-st-tactics-deck = { $st-tactics-cards } *taktikai lap* alkot egy második húzópaklit. Mindkettőtök kezében { $st-tactics-hand } lap van, kezdetben csupa klánkártya. Valahányszor húzol, te választod ki a paklit; ha az egyik üres, a másikból húzol.
rules-st-tactics-play = Klánkártya helyett kijátszhatsz egy taktikai lapot. Ha nem tudsz klánkártyát lerakni, passzolás helyett is megteheted.
rules-st-tactics-limit = A fék: a kijátszott taktikai lapokkal legfeljebb *{ $st-tactics-lead }-gyel* járhatsz az ellenfeled előtt. Mind a { $st-tactics-cards } számít.
rules-st-tactics-hold = A kezedben annyi lehet belőlük, amennyit csak akarsz, a { $st-tactics-hand } lapodon belül.
rules-st-elite-title = Elit osztag
rules-st-elite = A te oldaladra rakod őket, mint a klánkártyákat. Hogy mit érnek, csak akkor dől el, amikor a kő sorsa.
rules-st-modes-title = Harci módszerek
rules-st-modes = Egy még el nem foglalt kőre rakod őket, akkor is, ha ott már van teljes oldal. Mindkét oldalra érvényesek.
rules-st-ruses-title = Trükkök
rules-st-ruses = Végrehajtod őket, aztán képpel felfelé a dobópakliba kerülnek, amelyet bármikor mindketten átnézhettek.
rules-st-name-joker = Joker
rules-st-name-spy = Kém
rules-st-name-shield = Pajzshordozó
rules-st-name-blind = Vak blöff
rules-st-name-mud = Sárcsata
rules-st-name-recruiter = Toborzó
rules-st-name-strategist = Stratéga
rules-st-name-banshee = Banshee
rules-st-name-traitor = Áruló
rules-st-card-joker = Bármilyen érték, bármilyen szín. { $st-jokers } van belőle, de egy fordulóban mindenki csak *egyet* játszhat ki; a második a kézben marad.
rules-st-card-spy = { $st-spy-strength }-es, bármilyen színben.
rules-st-card-shield = 1–{ $st-shield-at-most }-as, bármilyen színben.
rules-st-card-blind = Ennél a kőnél nincsenek formációk: csak az összeg számít.
rules-st-card-mud = Ennek a kőnek mindkét oldalára { $st-mud-size } lap fér, és a formációk is { $st-mud-size } lapból állnak.
rules-st-card-recruiter = Húzz { $st-recruiter-draws } lapot, egyenként, amelyik pakliból akarod. Aztán tedd a kezedből bármelyik { $st-recruiter-returns } lapot a saját húzópaklijuk aljára.
rules-st-card-strategist = Vedd el egy saját klánkártyádat vagy Elit osztag lapodat egy még el nem foglalt kőtől. Rakd egy *másik*, még el nem foglalt kőhöz a te oldaladra, vagy dobd el.
rules-st-card-banshee = Dobj el egy klánkártyát vagy Elit osztag lapot az ellenfeled oldaláról, egy még el nem foglalt kőtől.
rules-st-card-traitor = Vegyél el egy *klánkártyát* az ellenfeled oldaláról egy még el nem foglalt kőtől, és rakd bármelyik még el nem foglalt kőhöz a te oldaladra.

rules-st-app-title = Amit az alkalmazás elvégez helyetted
rules-st-app-draw = Húz helyetted, ha csak egy pakliból lehet húzni: taktikai lapok nélkül tehát mindig.
rules-st-app-skip = Magától továbblép, ha nincs mit elfoglalni, vagy ha tele a kezed.
rules-st-app-claim = Megmutatja az összes követ, amelyet elfoglalhatsz. Ha bekapcsolod ezt a beállítást: „{ $setting }”, el is foglalja őket helyetted.
rules-st-app-wild = A Jokert, a Kémet és a Pajzshordozót mindkét oldalon a lehető legjobban értékeli, és meg is mutatja, hogyan.
rules-st-app-unseen = Táblázatot vezet az összes lapról, amely még nem feküdt képpel felfelé. Mindketten megnézhetitek.

rules-st-rulings-title = Kérdések és válaszok
rules-st-q-1 = Lehet-e a Joker, a Kém vagy a Pajzshordozó olyan lap, amely már az asztalon van?
rules-st-a-1 = Igen, akár ugyanazon az oldalon is. Így egy színben kétszer is szerepelhet ugyanaz az érték. A nyomtatott szabályok nem tiltják.
rules-st-q-2 = Ki dönti el, mit ér egy ilyen lap?
rules-st-a-2 = Mindig azt éri, ami a gazdájának a legjobb, bárki foglalja is el a követ. Az alkalmazás megtalálja és megmutatja.
rules-st-q-3 = Lehet-e egyszerre Vak blöff és Sárcsata egy kövön?
rules-st-a-3 = Igen. Ilyenkor { $st-mud-size } lap összege számít.
rules-st-q-4 = Pontosan mikortól teljes egy oldal?
rules-st-a-4 = Attól a pillanattól, hogy annyi lap van rajta, amennyi most a kőhöz fér. Ha elveszít egy lapot, vagy Sárcsata jön, már nem teljes. Egyenlőségnél mindkét oldalnál a legutóbbi betelés számít.
rules-st-q-5 = El lehet-e mozdítani, venni vagy dobni egy Harci módszert?
rules-st-a-5 = Nem. A kövön fekszik, senkinek az oldalán, és ott is marad.
rules-st-q-6 = Kijátszhatok-e olyan Trükköt, amellyel nincs mit tenni?
rules-st-a-6 = Nem, célpont kell hozzá. A Toborzóhoz legalább egy lapnak lennie kell a húzópaklikban; ha { $st-recruiter-draws }-nál kevesebb van, annyit húzol, és így is { $st-recruiter-returns }-t teszel vissza.
rules-st-q-7 = Hová rakhat lapot az Áruló és a Stratéga?
rules-st-a-7 = A te oldaladra, egy még el nem foglalt kőhöz, ahol van hely. Az Árulónál lehet ugyanaz a kő, a Stratégánál másiknak kell lennie.
rules-st-q-8 = Mi van, ha már túl kevés az ismeretlen lap a túloldal betöltéséhez?
rules-st-a-8 = Akkor a te teljes oldaladat már semmi sem verheti meg: elfoglalhatod a követ.
rules-st-q-9 = Ismeri-e valaki a lapokat, amelyek a Toborzóval a paklik aljára kerültek?
rules-st-a-9 = Csak az, aki odatette őket. A bizonyításban ismeretlennek számítanak.
rules-st-q-10 = Mi történik, ha a két játékos egymás után passzol?
rules-st-a-10 = A forduló véget ér. Először az, aki következne, utána a másik megkap minden követ, amelyet el lehet foglalni, és ezzel nyerhet is. Ha így sem nyer senki, a több kő dönt. Egyenlő számú kőnél a forduló döntetlen, és mindketten a saját köveikért kapnak pontot.
rules-st-q-11 = Kötelező elfoglalni?
rules-st-a-11 = Nem. Kövenként döntesz. Az alkalmazás csak akkor teszi meg helyetted, ha bekapcsoltad ezt a beállítást: „{ $setting }”.
rules-st-q-12 = Mi történik, ha jogtalanul foglalok el egy követ?
rules-st-a-12 = Nem lehet: bizonyítás nélkül ez nem szabályos lépés. Az alkalmazás megmondja, mely lapok vernének meg, például [B7] [B8] [B9].
rules-st-q-13 = Ki kezdi a következő fordulót?
rules-st-a-13 = Felváltva kezdtek: az, aki az előzőt nem kezdte.
rules-st-q-14 = Eldobták a Jokeremet. Kijátszhatom most a másikat?
rules-st-a-14 = Nem. Egy fordulóban mindenkinek egy Joker jár, bármi történik is vele.
rules-st-q-15 = Sárcsatánál is lehet korán elfoglalni?
rules-st-a-15 = Igen. A bizonyítás ugyanaz, { $st-mud-size } lappal. Az egyik nyomtatott szabálykönyv úgy is érthető, hogy mindkét oldalnak tele kell lennie, de az általános szabályt is ugyanígy fogalmazza meg, és ott mégis megengedi a bizonyítást.
rules-st-q-16 = Húzok-e a Toborzó után?
rules-st-a-16 = Csak ha utána { $st-tactics-hand }-nél kevesebb lapod van.
rules-st-q-17 = Mit tudhatok az ellenfelem kezéről?
rules-st-a-17 = Hány lapja van, és közülük mennyi taktikai lap, mert a hátlapjuk különbözik. Mindkettőtöknek nyilvános az is, mekkorák a paklik, mi van a dobópakliban, és ki hány taktikai lapot játszott ki.
rules-st-q-18 = Visszateheti-e a Toborzó a második Jokert?
rules-st-a-18 = Ha az elsőt már kijátszottad, nem: a másik a forduló végéig a kezedben marad, és beleszámít a lapjaid számába. A visszatett lapokat a többi közül választod; ha ezekből kevés van, annyit teszel vissza. Amíg nem játszottál ki Jokert, bármelyiket visszateheted.
rules-st-q-19 = Elfoglalhatok-e követ, ha passzolok?
rules-st-a-19 = Igen, annak a körnek az elfoglaló lépésében: ha egy kő közben bizonyíthatóvá vált, lapletétel nélkül is elfoglalhatod.

## Verräter

rules-v-title = Verräter
rules-v-short = Két család és változó hűség, három vagy négy játékosnak.

rules-v-aim-title = A cél
rules-v-aim = A Sasok [eagles] és a Rózsák [roses] tizenkét tájkártyáért harcolnak. Az egyik családot szolgálod, de válthatsz. A végén csak *a saját győzelmi pontjaid* számítanak.

rules-v-things-title = Amit látsz
rules-v-things-landscapes = *Tizenkét tájkártya* körben, minden fajtából kettő. Mindegyik valamelyik családé, és van alapereje, valamint pontja, amelyet az elfoglalása hoz.
rules-v-things-actions = *Hat akciókártya*. Minden fordulóban titokban választasz egyet.
rules-v-things-supply = *{ $v-supply-cards } ellátmány kártya*: öt-öt [2] [3] [4] [5], két [6] és egy [8].
rules-v-things-buildings = *{ $v-buildings } épület* játékosonként, két oldallal: *raktár* és *uradalom*.
rules-v-things-allegiance = *A hithűséged*: a neved melletti címer mutatja, melyik családot szolgálod most.

rules-v-setup-title = Előkészületek
rules-v-setup-start = A kezdőjátékost kisorsoljuk, ő a Sasokat szolgálja. Az óramutató járása szerint a többiek sorban: Rózsák, Sasok, Rózsák.
rules-v-setup-circle = Minden fajtából egy tájkártya a Sasoké, egy a Rózsáké. Megkeverve ők alkotják a kört.
rules-v-setup-estate = A kezdőjátékostól az óramutató járása szerint mindenki felépít egy raktárat egy olyan tájkártyán, amelyen még nincs épület.
rules-v-setup-supply = Mindenki kap egy [{ $v-first-card }], egy [{ $v-second-card }] és egy [{ $v-third-card }] kártyát. A többi ellátmány kártya a húzópakli.
rules-v-setup-strategy = A kezdőjátékos bal oldali szomszédja kapja a stratégiakártyát, így ő választja az első konfliktust.

rules-v-round-title = Egy forduló
rules-v-phase-conflict = Konfliktus
rules-v-do-conflict = Akinél a stratégiakártya van, a konfliktuskártyát két *szomszédos* tájkártya közé rakja, amelyek *nem ugyanazé* a családé.
rules-v-phase-choose = Akció választása
rules-v-do-choose = A hat akciókártya közül egy félrekerül, azt senki sem látja. A kezdőjátékos megnézi a többi ötöt, egyet titokban megtart, a többit balra továbbadja. És így tovább. Amit az utolsó játékos meghagy, az is félrekerül.
rules-v-phase-supply = Ellátmány
rules-v-do-supply = A kezdőjátékostól az óramutató járása szerint mindenki lerak legfeljebb { $v-hand-limit } ellátmány kártyát képpel felfelé, vagy egyet sem.
rules-v-phase-reveal = Az akciók felfordítása
rules-v-do-reveal = Minden akciókártyát felfordítotok. A hitszegő azonnal családot vált, és viszi magával a lerakott ellátmányát is: az az *új* családjának számít.
rules-v-phase-decide = Ki az erősebb?
rules-v-do-decide = Egy család ereje: a tájkártyája alapereje, plusz a játékosai által lerakott ellátmány, plusz a diplomatáik. Az erősebb család győz.
rules-v-phase-score = Pontozás
rules-v-do-score = A győztes család minden játékosa megkapja az *elvesztett* tájkártya pontját, a győztesek száma szerinti oszlopból. Ezt a tájkártyát a győztesek oldalára fordítjátok. A hitszegő { $v-traitor-points }, a stratéga { $v-strategist-points } pontot kap, bárki győz is. *Döntetlennél* semmi sem fordul, és csak ők ketten kapnak pontot.
rules-v-phase-build = Építés
rules-v-do-build = Az építőmester építhet valamit, vagy megfordíthat egy épületet.
rules-v-phase-strategy = Stratégiakártya
rules-v-do-strategy = A stratéga elveszi a stratégiakártyát. Nála is marad, amíg valaki másé nem lesz a stratéga.
rules-v-phase-discard = Eldobás
rules-v-do-discard = A lerakott ellátmány a dobópakliba kerül.
rules-v-phase-draw = Húzás
rules-v-do-draw = Először a földműves húz { $v-farmer-draw } lapot. Utána a kezdőjátékostól az óramutató járása szerint a többiek húznak: 1 lapot minden olyan raktárukért, amelynek a tájkártyája *most* az általuk szolgált családé. Végül a 2-es diplomata húz { $v-diplomat-2-draw } lapot. Kézben legfeljebb { $v-hand-limit } lap lehet: akinek több lenne, előbb eldob, és csak azután húz. Ha elfogyott a húzópakli, a megkevert dobópakli lesz az új.
rules-v-phase-next = Következő forduló
rules-v-do-next = Az akciókártyák visszakerülnek, és a kezdőjátékos bal oldali szomszédja lesz a kezdőjátékos.
rules-v-example-title = Egy példa
rules-v-example-strength = A Sasok erdeje (7) a Rózsák faluja (10) ellen. A Sasokért [4] és [5] fekszik: összesen 16. A Rózsákat ketten szolgálják: egyikük [3] kártyát rakott le, a másik [2] kártyát, és nála van a 2-es diplomata: összesen 17. A Rózsák elfoglalják az erdőt, és mindketten 4 pontot kapnak.
rules-v-example-traitor = Ha az lett volna a hitszegő, aki a [3] kártyát rakta le, az a Sasoknak számított volna: 19–14. Akkor ketten foglalnák el a falut a Sasokért, fejenként 5 pontért, és a hitszegő még 1 pontot kapna.

rules-v-actions-title = Az akciókártyák
rules-v-name-traitor = Hitszegő
rules-v-name-farmer = Földműves
rules-v-name-builder = Építőmester
rules-v-name-strategist = Stratéga
rules-v-name-diplomat2 = 2-es diplomata
rules-v-name-diplomat5 = 5-ös diplomata
rules-v-card-traitor = Családot váltasz, mielőtt bármit összeszámolnátok, és ott maradsz, amíg újra nem váltasz. Az ellátmányod veled megy. { $v-traitor-points } pont, bárki győz is.
rules-v-card-farmer = Húzol { $v-farmer-draw } ellátmány kártyát, mindenki más előtt. A raktáraidért ebben a fordulóban nem húzol.
rules-v-card-builder = Építs fel egy épületet a tartalékodból egy olyan tájkártyán, amelyen nincs épület, vagy fordítsd meg egy saját épületedet a helyén. Vagy hagyj mindent, ahogy van.
rules-v-card-strategist = { $v-strategist-points } pont, bárki győz is, és a stratégiakártya: te választod a következő konfliktusokat, amíg valaki másé nem lesz a stratéga.
rules-v-card-diplomat2 = { $v-diplomat-2-strength } erő a családodnak. A forduló legvégén húzol még { $v-diplomat-2-draw } ellátmány kártyát.
rules-v-card-diplomat5 = { $v-diplomat-5-strength } erő a családodnak, és semmi más.
rules-v-tip-traitor = Jó, ha a másik család fog győzni.
rules-v-tip-farmer = Jó, ha majdnem üres a kezed.
rules-v-tip-builder = Az elején jó: egy raktár onnantól lapokat hoz, egy uradalom pedig a végén pontokat.
rules-v-tip-strategist = Biztos pontok, és te választod, hol folyik a következő harc.
rules-v-tip-diplomat2 = Egy kis erő, és még egy lap is.
rules-v-tip-diplomat5 = Jó, ha ezt a konfliktust érdemes megnyerni.

rules-v-buildings-title = Épületek
rules-v-name-estate = Raktár
rules-v-name-counting = Uradalom
rules-v-card-estate = Minden fordulóban hoz neked egy ellátmány kártyát, ha a tájkártyája akkor azé a családé, amelyet szolgálsz.
rules-v-card-counting = A játék végén hoz pontot. Legfeljebb { $v-most-counting-houses } lehet belőle. Mindegy, melyik családé a tájkártya, amelyen áll.
rules-v-buildings-one = Egy tájkártyán soha nincs egynél több épület, bárkié is. Az épületek sosem költöznek.
rules-v-buildings-first = Az első épületed, az előkészületeknél, raktár. Az építőmester bármelyik oldalával építhet, és bármelyik irányba fordíthat.

rules-v-end-title = A vége és a végső értékelés
rules-v-end-rounds = Négy játékossal { $v-rounds-with-four }, hárommal { $v-rounds-with-three } fordulóig tart a játék. Hamarabb van vége, ha egy családé mind a tizenkét tájkártya: ilyenkor annak a fordulónak a húzása után.
rules-v-end-final = Ekkor jön még *uradalmak × ellátmány kártyák a kézben*; a lapjaidból legfeljebb { $v-counted-cards } számít. Ez akár { $v-most-final-points } pontot is jelent.
rules-v-end-example = { $v-most-counting-houses } uradalom és tele kéz: { $v-most-counting-houses } × { $v-counted-cards } = { $v-most-final-points } pont.
rules-v-end-win = A legtöbb pont győz. Akiknek egyenlő pontjuk van, osztoznak a győzelmen.

rules-v-landscapes-title = A tájkártyák
rules-v-landscapes-intro = Az alaperő, és a pont, amelyet *minden egyes* győztes kap, ha ezt a tájkártyát elfoglalják:
rules-v-head-landscape = Tájkártya
rules-v-head-base = Alaperő
rules-v-head-winners = { $number ->
    [one] 1 győztes
   *[other] { $number } győztes
}
rules-v-name-wasteland = Puszta
rules-v-name-pasture = Legelő
rules-v-name-river = Folyó
rules-v-name-forest = Erdő
rules-v-name-village = Falu
rules-v-name-city = Város
rules-v-landscapes-own = A *vastagon* szedett számok a szabálykönyvünkből valók, a dőlt számok más forrásokból ismertek; a többi pont a sajátunk. Aki asztalt hoz létre, más számokkal is játszhat: az számít, ami a te asztalodon látszik.

rules-v-app-title = Amit az alkalmazás elvégez helyetted
rules-v-app-steps = A felfordítás, a döntés, a pontozás, az eldobás és a húzás magától megtörténik, és lépésről lépésre el is meséli neked.
rules-v-app-strength = Az ellátmány lerakása közben látod, eddig milyen erős a két család.
rules-v-app-nothing = Akinek nincs ellátmány kártyája, az a lerakásnál kimarad.
rules-v-app-memory = Emlékeztet rá, mely akciókártyák jártak a kezedben.

rules-v-rulings-title = Kérdések és válaszok
rules-v-q-1 = Mi van, ha a győztes családot senki sem szolgálja?
rules-v-a-1 = A tájkártya megfordul, és senki sem kap érte pontot. A hitszegő és a stratéga ilyenkor is kap.
rules-v-q-2 = Mi van, ha a végén többeknek van a legtöbb pontjuk?
rules-v-a-2 = Osztoznak a győzelmen.
rules-v-q-3 = Muszáj építenie az építőmesternek?
rules-v-a-3 = Nem.
rules-v-q-4 = Melyik oldalával építhetek, és merre fordíthatok?
rules-v-a-4 = Bármelyik oldalával és bármelyik irányba, amíg legfeljebb { $v-most-counting-houses } uradalmad van. Csak az első épület, az előkészületeknél, mindig raktár.
rules-v-q-5 = Hogyan húzok, ha majdnem tele a kezem?
rules-v-a-5 = Ha a kezed a húzással együtt több lenne, mint { $v-hand-limit } lap, előbb pontosan a fölösleget eldobod: te választod ki, de még nem tudod, mi jön. Aztán mindet kihúzod, de { $v-hand-limit } lapnál több sosem lehet a kezedben.
rules-v-q-6 = Ki mit láthat?
rules-v-a-6 = Nyilvánosak a tájkártyák, az épületek, a hithűségek, a pontok, a kezek nagysága, a lerakott és eldobott ellátmány, és hogy kinél van a stratégiakártya. Csak te ismered az ellátmányodat, az akciókártyádat és azokat az akciókártyákat, amelyek a kezedben jártak. Az elsőként félretett kártyát senki sem látta; amit az utolsó játékos tesz félre, azt csak ő.
rules-v-q-7 = Látom, mit raktak le előttem a többiek?
rules-v-a-7 = Igen. Az ellátmányt nyíltan, sorban egymás után rakjátok le.
rules-v-q-8 = A 2-es diplomata a raktáraiért is húz?
rules-v-a-8 = Igen, mindkettőért. Az extra lap jön utoljára.
rules-v-q-9 = Mi van, ha mind a négyen a győztes családot szolgálják?
rules-v-a-9 = Akkor a négy győztes oszlopa számít.

## A kísérő

lesson-coach = A kísérőd
lesson-starting = Indul a játszmád …
lesson-next = Tovább
lesson-stop = Lecke vége
lesson-close = Bezárás
lesson-progress = { $done } / { $all }
lesson-more = Bővebben a szabályokban
lesson-your-turn = Te jössz. Szólok, ha van valami új.
lesson-their-turn = Most a többiek játszanak. Csak figyeld őket.

## A kísérő: Schotten Totten

lesson-st-border = Üdv a határon! Ezért a { $st-stones } kőért folyik a harc. { $st-adjacent-to-win } szomszédos, vagy bármelyik { $st-stones-to-win }, és győztél.
lesson-st-hand = Ez a { $st-base-hand } lap a tiéd, senki más nem látja. Minden lapnak van színe, és 1-től { $st-strengths }-ig terjedő értéke.
lesson-st-idea-run = Jó kezdés: [{ $one }] és [{ $two }] egy szín szomszédos lapjai. Most az egyiket rakd le, később mellé a másikat. Három ilyen a legerősebb formáció.
lesson-st-idea-kind = Jó kezdés: [{ $one }] és [{ $two }] értéke egyforma. Most az egyiket rakd le, később mellé a másikat. Egy drillt nehéz megverni.
lesson-st-idea-high = A kezedben még semmi sem illik össze, de nem baj. Kezdj egy erős lappal, például ezzel: [{ $one }]. Jöhet még hozzá azonos színű vagy értékű.
lesson-st-place = Most játssz ki egy lapot: érintsd meg, és felvillannak a helyek, ahová kerülhet. Érintsd meg valamelyiket, vagy egyszerűen húzd oda a lapot.
lesson-st-draw = Szép volt! Egy új lap magától a kezedbe került. A húzásra sosem kell gondolnod.
lesson-st-other = Az ellenfeled ezt rakta le { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kőhöz: [{ $card }]. Vele szemben a te oldalad még nyitott.
lesson-st-formations = Ezeket gyűjtöd egy oldalon, elöl a legerősebb. A jobb formáció győz; ha egyformák, a nagyobb összeg.
lesson-st-look = Bármikor megérinthetsz egy követ: megmondja, ki áll ott jobban, és mi a legjobb, ami az egyes oldalakon még összejöhet.
lesson-st-middle = Egy gondolat: egy középső kő több hármasnak a tagja, mint egy szélső.
lesson-st-complete = A te oldalad betelt { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kőnél. A kő még nem a tiéd: a túloldal még lehet jobb. Érintsd meg a követ, és látod, hogyan.
lesson-st-behind = Mindkét oldal teljes { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kőnél, és a túloldal nyer. Az ellenfeled elfoglalhatja. Nem baj: hosszú a határ.
lesson-st-facing = Az ellenfeled oldala betelt { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kőnél. Most már tudod, mit kell ott megverned, és megér-e ennyi lapot.
lesson-st-claim-stronger = Elfoglalhatod { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} követ! Mindkét oldal teljes, és a tiéd nyer. Vedd el.
lesson-st-claim-proof = Elfoglalhatod { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} követ, pedig a túloldal nem is teljes! A még ismeretlen lapok közül semmi sem verheti meg a tiédet: ez a bizonyítás.
lesson-st-claimed = Tiéd { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kő, és végleg le van zárva. A szomszédai mostantól többet érnek neked: { $st-adjacent-to-win } szomszédos győz.
lesson-st-lost = Az ellenfeled elfoglalta { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} követ. Ott már semmi sem változhat. Vigyázz, hogy ne nőjön tovább a sora.
lesson-st-unseen = Tartsd szemmel, mi került már le. Az ismeretlen lapok táblázata megmutatja, mi jöhet még, és így azt is, melyik reményt érdemes megtartani.
lesson-st-near-you = Közel jársz: { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} kővel megnyered a fordulót!
lesson-st-near-other = Vigyázz: ha az ellenfeled megszerzi { $stone ->
    [1] az 1.
    [5] az 5.
   *[other] a { $stone }.
} követ, elveszett a forduló. Harcolj érte.
lesson-st-empty = Elfogyott a húzópakli. Amit most nem látsz, az mind az ellenfeled kezében van.
lesson-st-pass = Már egyetlen lapodat sem tudod lerakni. Ezért passzolsz.
lesson-st-won = Győztél, gratulálunk! Legközelebb próbáld ki a taktikai lapokat vagy egy erősebb ellenfelet.
lesson-st-defeat = Ezúttal a másik kláné lett a határ. Most már mindent tudsz, amit kell: vágj vissza!
lesson-st-drawn = Döntetlen, ami ritkaság! Most már mindent tudsz, amit kell.

## A kísérő: Verräter

lesson-v-circle = Üdv! Tizenkét tájkártya fekszik körben. A címer mindegyiken megmutatja, melyik családé: a Sasoké [eagles] vagy a Rózsáké [roses].
lesson-v-serve-eagles = Egyelőre a Sasokat [eagles] szolgálod. Ha a családod megnyer egy konfliktust, pontot kapsz. De a végén csak a saját pontjaid számítanak, úgyhogy nyugodtan oldalt válthatsz.
lesson-v-serve-roses = Egyelőre a Rózsákat [roses] szolgálod. Ha a családod megnyer egy konfliktust, pontot kapsz. De a végén csak a saját pontjaid számítanak, úgyhogy nyugodtan oldalt válthatsz.
lesson-v-settle = Építsd fel az első raktáradat. Minden fordulóban hoz egy lapot, amíg a tájkártyája a családodé. Ott a legjobb, ahol a szomszédok is a családodéi: ott egyelőre nem lehet konfliktus.
lesson-v-conflict-you = Nálad van a stratégiakártya, tehát te választod, hol harcolnak a családok: két szomszéd között, amelyek nem ugyanazé a családé. Olyan helyet keress, ahol a tiéd az erősebb.
lesson-v-conflict = Akinél a stratégiakártya van, kiválasztotta a konfliktust. Sasok: { $eagles }. számú tájkártya, ereje { $eagles-base }; Rózsák: { $roses }. számú tájkártya, ereje { $roses-base }. A győztesek megkapják a másikat is.
lesson-v-choose = Tarts meg titokban egy akciókártyát, a többit add tovább. Jegyezd meg, mit adsz tovább: valaki elviheti. A kártyáid ezt tudják:
lesson-v-supply = Most rakj le ellátmányt a családodért, amennyit akarsz, vagy semmit. Eddig a családod ereje { $own }, a másiké { $other }. A többiek diplomatái még rejtve vannak, és amit leraksz, az elfogy.
lesson-v-supply-traitor = Családot fogsz váltani! Amit leraksz, az *új* családodnak számít. Jelen állás szerint annak az ereje { $own }, a másiké { $other }. El ne áruld magad.
lesson-v-reveal = Felfordulnak az akciókártyák. Kövesd lépésről lépésre: kinél melyik kártya volt, melyik család az erősebb, és ki mit kap érte.
lesson-v-won = A családod győzött, { $own }–{ $other }! { $number ->
    [one] Egyedül te nyertél, és { $points } pontot kapsz.
   *[other] { $number } győztes van, fejenként { $points } ponttal.
} Minél kevesebben vagytok, annál több jut egynek.
lesson-v-lost = A másik család győzött, { $other }–{ $own }. { $number ->
    [0] Senki sem szolgálja, így senki sem kap érte pontot.
    [one] Egy játékos { $points } pontot kap érte.
   *[other] { $number } játékos kap érte fejenként { $points } pontot.
} A tájkártya megfordult.
lesson-v-tie = Mindkét család ereje { $own }: döntetlen. Semmi sem fordul meg, és senki sem kap érte pontot.
lesson-v-traitor-you = Hitszegőként most a másik családot szolgálod, amíg újra nem váltasz. És ezért { $v-traitor-points } pontot is kapsz.
lesson-v-traitor-other = Valaki hitszegő volt, és családot váltott, a lerakott ellátmányával együtt. Nézd meg a címereket: most ki kit szolgál?
lesson-v-strategist-you = A stratéga { $v-strategist-points } pontot hoz neked, és a stratégiakártyát: a következő konfliktust te választod.
lesson-v-strategist-other = Valakinél ott volt a stratéga: { $v-strategist-points } pont, és a következő konfliktus kiválasztása.
lesson-v-build = Te vagy az építőmester. A raktár mostantól lapokat hoz; az uradalom a végén pontot, azokért a lapokért, amelyek akkor a kezedben vannak. Ki is hagyhatod.
lesson-v-discard = Mindjárt húzol { $draw } lapot, de csak { $v-hand-limit } lehet a kezedben. { $number ->
    [one] Előbb dobj el egyet: a legkisebb hiányzik majd a legkevésbé.
   *[other] Előbb dobj el { $number } lapot: a legkisebbek hiányoznak majd a legkevésbé.
}
lesson-v-draw = Most mindenki húzott. { $number ->
    [0] Jelen állás szerint a raktáraid semmit sem hoznak: a másik család földjén állnak.
   *[other] Jelen állás szerint a raktáraid fordulónként { $number } lapot hoznak.
}
lesson-v-next = Ez volt egy teljes forduló! Összesen { $rounds } van, és mindig más a kezdőjátékos. A végén minden uradalom egy pontot hoz minden lapért a kezedben, legfeljebb { $v-counted-cards } lapért.
lesson-v-victory = Neked van a legtöbb pontod, tiéd a győzelem! Úgy látszik, a szolgálat és az árulás is jól áll neked.
lesson-v-shared = Közös győzelem: jól szolgáltad és jól árultad el az uraidat!
lesson-v-defeat = Ezúttal másoknak van több pontjuk. De már minden fortélyt ismersz: még egyet?

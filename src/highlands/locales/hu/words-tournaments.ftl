# Amit a kiszolgáló a versenyekről mond.

tournament-unknown = nincs ilyen verseny
tournament-newer = ehhez a versenyhez a kiszolgáló újabb verziója kell; próbáld meg egy pillanat múlva
tournament-no-round = nincs ilyen forduló
tournament-too-many = nagyon sok nyitott versenyed van; előbb fejezz be egyet
tournament-too-many-changes = ezen a versenyen már túl sok minden változott
tournament-name-taken = ezen a néven már játszik valaki; válassz másikat
tournament-no-bots = erre a versenyre nem nevezhetnek külső botok
tournament-closed = erre a versenyre már nem lehet nevezni
tournament-not-entered = nem neveztél erre a versenyre
tournament-not-yours = ezt csak a szervező teheti meg
tournament-over = a verseny véget ért
tournament-not-begun = a verseny még nem kezdődött el
tournament-no-entrant = senkinek sincs ilyen száma
tournament-no-game = nincs ilyen játszma
tournament-wrong-scores = minden hely 0 és 1 közötti pontot kap, együtt legfeljebb feleannyit, ahány hely van
tournament-too-late = elkezdődött a következő forduló: ezt már nem lehet megváltoztatni
tournament-wrong-format = ezt a játékot többen játsszák egy asztalnál: válaszd a csoportos fordulókat
tournament-needs-clock = a versenyjátszmákhoz óra kell, hogy a fordulók véget érjenek
tournament-wrong-start = a versenynek mostantól egy éven belül kell kezdődnie
tournament-sealed = mások még ugyanezzel a keveréssel játszanak: minden látható lesz, amint végeztek
tournament-paired-people = a külső botok ellenőrzik, hogy részük volt-e a keverésben: közös keveréssel nem játszhatnak
tournament-paired-arena = az arénában bármikor kezdődhet játszma: ott nem lehet közös a keverés
tournament-paired-together = a közös keverés olyanoknak való, akik ismerik egymást és egyszerre játszanak: nem nyilvános versenyekre, ligákra, lépésenkénti vagy napokban mért időre
tournament-paired-rated = a közös keverésű játszmákat egymáshoz mérjük: nem lehetnek értékeltek
tournament-name-kept = a versenyen azon a néven játszol, amellyel beneveztél
tournament-no-undo = versenyen semmi sem vonható vissza

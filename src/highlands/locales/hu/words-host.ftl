# A házigazda oldala: amit a kiszolgáló elutasít.

host-wrong-key = nem ez ennek a kiszolgálónak a kulcsa
host-wrong-passkey = ez az azonosítókulcs nem nyitja meg a házigazda oldalát
host-not-open = előbb nyisd meg a házigazda oldalát
host-no-player = ott vendég ül, akit játékosként nem lehet letiltani; tiltsd le inkább a címet
host-no-address = ez nem cím
host-own-address = ez a saját címed: magadat zárnád ki
host-too-many = már nagyon sok van; előbb törölj néhányat
host-bad-text = ezt a szöveget nem lehet megjeleníteni
host-gone = ez már nincs meg
host-fixed-setting = ezt a kiszolgáló indításakor adták meg, és csak ott lehet változtatni rajta
host-key-file = A házigazda kulcsának fájlja, { $path }, nem használható: { $reason }.
host-key-none = Itt még nincs kulcs: { $path }. A kiszolgáló induláskor készít egyet; a --new újat készít.

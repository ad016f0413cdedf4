# Friends, whom one has blocked, and the link with which somebody becomes a friend.

friends-title = Barátok
friends-none = Még nincsenek itt barátaid. Küldj valakinek egy hivatkozást.
friends-online = elérhető
friends-challenge = Kihívás
friends-challenge-named = { $name } kihívása
friends-part = { $name } eltávolítása a barátaid közül
friends-block = { $name } letiltása
friends-invite = Barát hozzáadása
friends-invite-more = Küldd el ezt a hivatkozást egy embernek. Aki megnyitja és beleegyezik, a barátod lesz. Egyszer érvényes, { $days } napig.
friends-invite-text = Legyünk barátok a Highlandsen
friends-withdraw = Hivatkozásaim visszavonása
friends-withdrawn = A még fel nem használt hivatkozások már nem vezetnek sehová.
friends-shows-online = A barátok látják, ha itt vagyok
friends-no-name = A barátaid látják a nevedet: adj meg egyet a beállításokban.
friends-blocked = Letiltva
friends-blocked-more = Nem kerültök össze. Nem ülhetnek melléd, nem hívhatnak ki, és az üdvözléseiket sem látod. Nem tudják meg.
friends-unblock = Feloldás
friends-unblock-named = { $name } feloldása
friends-nameless = Valaki név nélkül
friends-ask = { $name } a barátod szeretne lenni itt.
friends-ask-more = A barátok látják egymás nevét és hogy elérhetők-e, és kihívhatják egymást. Semmi mást.
friends-agree = Beleegyezem
friends-agreed = Mostantól barátok vagytok.

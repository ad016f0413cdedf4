### Highlands українською.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } і { $last }

## Options

option-unknown = параметра «{ $name }» немає; є такі: { $options }
option-unreadable = «{ $text }» — не параметр цієї гри
option-twice = параметр «{ $name }» вказано двічі
option-range = { $name }: потрібне ціле число від { $low } до { $high }, а не { $value }
option-flag = { $name }: має бути true або false, а не { $value }
option-seat = { $name } — це місце від 0 до { $last } або за жеребом, а не { $value }
option-colours = кольори карт кланів, для зменшеної гри
option-strengths = сили карт кланів, від 1 і далі, для зменшеної гри
option-stones = камені на межі, для зменшеної гри
option-hand = карти в руці, для зменшеної гри
option-landscapes = файл власної таблиці земель
option-too-few-cards = карт у цій грі ({ $cards }) замало, щоб роздати двом по { $hand }

## Games and their variants, and what is said of any

game-is-over = гру закінчено
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = У яку гру зіграємо?
term-choice-tactics = Тактичний варіант, з картами тактики
term-choice-expert = Варіант для досвідчених гравців: камені захоплюють лише на початку ходу
term-how-many-rounds = Скільки раундів?
term-who-begins = Хто починає?
term-starter-lot = вирішить жереб
term-variant-tactics = тактика
term-variant-expert = для досвідчених
term-told-drawn = Вам прийшло: { $cards }.
term-v-how-many = Скільки гравців?
term-v-players = { $number ->
    [one] { $number } гравець
    [few] { $number } гравці
    [many] { $number } гравців
   *[other] { $number } гравця
}
term-v-who-starts = Хто перший гравець у першому раунді?
v-house = { $house ->
    [eagles] Орли
   *[roses] Троянди
}

## Рівні

level-shepherd = Пастух
level-shepherd-about = лагідний; не бачить далі наступної карти
level-clansman = Член клану
level-clansman-about = знає гру, але помиляється
level-warrior = Воїн
level-warrior-about = добре оцінює кожен хід
level-chieftain = Вождь
level-chieftain-about = думає наперед; найсильніший
term-level-choice = { $name }: { $about }
term-which-level = Наскільки сильними мають бути суперники?

## Поради

term-percent = { NUMBER($number, maximumFractionDigits: 1) } %

## Розбір

review-analysing = Розглядаємо кожне рішення …
review-no-turning = Немає: жодне рішення не коштувало багато.
review-better = краще: { $move } ({ $chance }), { $reason }
review-head-turn = хід
review-head-move = зіграно
review-head-chance = шанси
review-head-grade = оцінка
review-head-better = краще було
review-grade = { $grade ->
    [best] найкращий
    [good] добрий
    [inaccuracy] неточність
    [mistake] помилка
   *[blunder] груба помилка
}
review-forced = без вибору
review-players-title = Гравці
review-head-player = гравець
review-head-decisions = рішень
review-head-best = найкращих ходів
review-head-loss = втрата в середньому
review-head-inaccuracies = неточності
review-head-mistakes = помилки
review-head-blunders = грубі помилки
review-plot-round = раунд { $round }
review-plot-turns = ходи; точка — переломний момент
review-plot-turning = Хід { $turn }, { $seat }: { $move }; краще було { $better }

## The server

server-over = гру закінчено
server-not-over = гру ще не закінчено
server-not-begun = гра почнеться, коли всі сядуть за стіл
server-stale = стіл тим часом змінився
server-too-late = час вийшов
server-name-unreadable = ім’я має щонайменше одну літеру й жодних керівних символів
server-name-of-bots = імена, що починаються з { $title }, належать ботам
server-open-to-people = це місце відкрите для людей; боту потрібне запрошення
server-bot-gone = цей бот уже не чекає; оберіть іншого
server-admits-no-bots = цей сервер не приймає сторонніх ботів
server-admits-no-players = цей сервер не приймає нових гравців; грайте як гість
server-blocked = господар цього сервера вас заблокував
server-undo-seen = нічого не можна повернути: після свого останнього ходу ви вже побачили щось нове
server-bots-play-on = боти воліють грати далі
server-asked-already = уже є запитання; спершу відповідь на нього
server-nothing-asked = жодного запитання немає
server-no-hints = за цим столом немає підказок
server-rated-hints = у рейтинговій партії немає підказок
server-rated-clock = рейтинговій партії потрібен годинник
server-rated-reduced = партія з параметрами для досліджень не може бути рейтинговою
server-rated-undo = у рейтинговій партії нічого не можна повернути
server-rated-stand-in = у рейтинговій партії на двох бот не підміняє: заявіть про перемогу або чекайте
server-rated-guest = рейтингова партія лише для гравців, яких знає сервер; цей браузер ще не серед них
server-rated-one-seat = у вас уже є місце за цим столом, а в рейтинговій партії ніхто не грає сам із собою
server-no-table = такого столу немає, або це посилання не до нього
server-no-player = за цим ключем тут нікого не знають; цей браузер починає заново
server-no-device = у вас немає такого пристрою
server-too-many-devices = у вас уже дуже багато пристроїв; спершу вилучіть один
server-bad-link = це посилання вже використано, або воно застаре: попросіть нове
server-own-link = це ваше власне посилання: надішліть його другові
server-no-friend = у вас немає такого друга
server-no-profile = такого профілю немає, або він більше не публічний
server-challenge-needs-two = для виклику потрібне місце для вас і місце для друга
server-block-guest = там грає гість, якого сервер не впізнав би знову: блокувати нікого
server-block-self = це ви
server-too-many-blocked = ви вже заблокували дуже багатьох; спершу когось розблокуйте
server-too-many-challenges = ви вже надіслали цьому другові кілька викликів; зачекайте на відповідь
server-no-passkeys-here = браузери пропонують ключі доступу лише для імені з TLS (https), а не для голої адреси
server-bad-passkey = ключ доступу не прийнято; спробуйте ще раз
server-unknown-passkey = за цим ключем доступу тут нікого не знають; можливо, його вилучено
server-too-many-passkeys = у вас уже дуже багато ключів доступу, або саме цей уже є; спершу вилучіть один
server-open-private = лише за відкритий стіл може сісти будь-хто
server-seat-taken = це місце вже зайняте, а запрошення діє лише для однієї людини. Якщо це були ви, продовжуйте там, де сіли за стіл, або скопіюйте там посилання на своє місце (у меню столу)
server-seat-of-other = це місце залишено для іншого гравця, а не для того, ким ви тут є
server-secret-known = кожному місцю потрібен новий власний секрет
server-wrong-share = це не та частка роздачі, яку обіцяли для цього місця
server-newer-table = цьому столу потрібна новіша версія сервера; спробуйте за мить ще раз
server-no-review = ніхто не просив розбору цієї гри
server-wrong-seats = у цій грі місць: { $seats }
server-nobody = щонайменше одне місце — для людини
server-no-level = рівня «{ $name }» немає; є: { $levels }
server-no-language = є такі мови: { $languages }
server-unreadable = повідомлення неможливо прочитати
server-protocol = цей сервер використовує версію { $version } протоколу; оновіть сторінку
server-too-fast = не так швидко: спробуйте за мить ще раз
server-too-many = ви вже створили багато столів; зачекайте трохи з наступним
server-too-many-players = з вашої мережі вже з’явилося багато нових гравців; зачекайте трохи
server-seeks-already = ви вже шукаєте гру
server-not-absent = ніхто, чий зараз хід, не відсутній досить довго
server-no-vacation = стільки днів відпустки стіл вам уже не дає
server-vacation-days = відпустка буває лише там, де на хід дається день або більше
server-stood-in = за вас грає бот; спершу поверніться на своє місце
server-win-of-two = зарахувати собі перемогу можна лише в грі вдвох; може зіграти бот
server-too-many-seeks = з вашої мережі вже багато хто шукає гру; зачекайте трохи
server-spectator = глядачі лише дивляться
server-busy = зараз багато роботи; спробуйте пізніше
server-foreign = це надійшло зі сторінки іншого сайту
server-other-host = сервер не відповідає на цю назву; той, хто ним опікується, може дозволити її через --host-name
server-no-page = тут нічого немає
server-no-method = тут цього зробити не можна
server-too-large = повідомлення задовге
server-failed = на сервері щось пішло не так; стіл такий, як був
server-store-failed = базу даних сервера не вдається прочитати або записати

record-commitment = зерно не відповідає зобов’язанню, показаному перед грою
record-shares = зерно складене не з тих часток, які гравці обіцяли перед роздачею

## Будь-яка гра: що кажемо, коли гра не має власних слів

action-unreadable = «{ $text }» — не хід; ходи такі: { $actions }
action-illegal = { $text } зараз неможливо
position-impossible = жодна гра не дійде до такої позиції
advice-search = його обирає пошук
plain-player = { $who ->
    [you] ви
   *[other] гравець { $seat }
}
plain-begins = { $who ->
    [you] ви починаєте
   *[other] починає гравець { $seat }
}
plain-moved = { $who ->
    [you] ви: { $move }
   *[other] гравець { $seat }: { $move }
}
plain-prompt = ваш хід, наприклад { $move }
plain-legal-move = зараз можливо
plain-rules = правил гри { $game } тут немає; «moves» показує, що можливо
plain-over = { $how ->
    [won] ви виграли
    [lost] ви програли
   *[drawn] нічия
}: { $points }

## Notifications

notify-bad-hours = тихим годинам потрібні початок, кінець і часовий пояс
notify-no-push = цей сервер не надсилає сповіщень у браузери
notify-bad-subscription = звідси не можна скористатися службою сповіщень вашого браузера
notify-no-mail = цей сервер не надсилає листів
notify-bad-address = це не адреса електронної пошти
notify-too-many-mails = сьогодні надіслано вже забагато листів; спробуйте завтра
notify-bad-link = це посилання застаріло або вже використане; попросіть нове в налаштуваннях

# Around a table: what both games share. Who did something stands before it.

table-connecting = З’єднання зі столом …
table-reconnecting = Зв’язок втрачено. Пробуємо знову …
table-gone = Цей стіл не відкривається
table-invitation-used = Це запрошення вже використано
table-free-seat = вільне місце
table-guest = Гість
table-to-move = ходить
table-away = не на зв’язку
table-is-away = { $name } зараз не на зв’язку
table-time-left = залишилося часу
table-your-turn = Ваша черга.
table-round = раунд { $round } з { $rounds }
table-hint = Підказка
table-thinking = Обмірковую підказку …
table-undo = Повернути хід
table-log = Перебіг
table-menu = Стіл
table-my-link = Скопіювати посилання на моє місце (для іншого пристрою)
table-watch-link = Скопіювати посилання для глядачів
table-replay = Переглянути попередні ходи
table-offer-draw = Запропонувати нічию
table-resign = Здатися
table-resign-sure = Справді здатися?
table-vacation-title = Відпустка
table-vacation-take = Зупинити мій годинник
table-vacation-left = У цій партії ваш годинник може стояти ще { $time }. Інші це бачать.
table-vacation-none = Усі дні відпустки використано.
table-vacation-lasts = Ваш годинник стоїть ще { $time }.
table-vacation-end = Повернення з відпустки
table-on-vacation = у відпустці, ще { $time }
table-log-vacation = у відпустці ({ $time }): годинник стоїть
table-log-vacation-over = знову тут після відпустки
table-block = Заблокувати: { $name }
table-block-sure = Справді заблокувати: { $name }?
table-blocked = Заблоковано: { $name }. Про це не повідомлено. Список на сторінці ваших друзів.
table-result = Підсумок
table-confirm-send = Надіслати
table-confirm-back = Ще ні
table-keys = Клавіші
table-key-arrows = перейти до наступної карти або місця
table-key-enter = обрати або зіграти
table-key-stone = зіграти обрану карту біля цього каменя або перейти до нього
table-key-claim = захопити камінь
table-key-details = роздивитися камінь або карту тактики
table-key-back = крок назад; закрити відкрите
table-key-list = цей список
table-greet = Сказати щось
table-greeting-hello = Вітаю!
table-greeting-good-luck = Щасти!
table-greeting-well-played = Гарно зіграно!
table-greeting-thanks = Дякую!
table-greeting-one-moment = Хвилинку …
table-greeting-oops = Ой!
table-greeting-good-bye = Бувайте!
table-asks-undo = { $name } просить повернути хід.
table-asks-draw = { $name } пропонує нічию.
table-asked-undo = Ви просите повернути хід. Інші мають погодитися.
table-asked-draw = Ви пропонуєте нічию.
table-agree = Погодитися
table-decline = Відмовити
table-withdraw = Відкликати
table-invited = { $name } запрошує вас
table-take-seat = Сідайте за стіл
table-your-name = Ваше ім’я
table-sit = Сісти
table-waiting = Партія почнеться, коли всі сядуть
table-waiting-more = За столом:
table-waiting-for = Очікування: { $names }
table-waiting-rematch = Про реванш повідомлено за попереднім столом. Якщо там уже нікого немає, надішліть це посилання:
table-dealing = Карти роздаються …
table-dealing-more = Усі сіли за стіл. Тепер браузер кожного гравця додає до тасування випадкову частку, щоб ніхто не міг обрати карти. З останньою часткою партія почнеться.
table-shared-deal = Усі столи цього раунду отримують той самий розклад карт. Його обирає лише сервер, перш ніж хтось сяде за стіл: гравці не мають у ньому частки.
table-waiting-tables = Чекаємо на інші столи
table-waiting-tables-more = Усі столи цього раунду отримують той самий розклад карт, і всі одночасно: коли всі сядуть.
table-close = Закрити стіл
table-close-sure = Так, закрити для всіх
table-share-elsewhere = Ваша частка — на тому пристрої, де ви сіли за стіл: відкрийте стіл там ще раз.
table-hints-on = За цим столом усі можуть просити підказки.
table-clan-card = карта клану
table-tactics-card = карта тактики
table-narration-by = { $name }: { $what }
table-narration-taken-back = хід повернуто
table-narration-lay = { $card } біля каменя { $stone }
table-narration-recruiter = Вербувальник
table-narration-strategist = Стратег: { $card } від каменя { $from } до каменя { $to }
table-narration-strategist-away = Стратег: { $card } від каменя { $from } у скид
table-narration-banshee = Банші: { $card } геть від каменя { $from }
table-narration-traitor = Зрадник: { $card } від каменя { $from } до каменя { $to }
table-narration-claim = камінь { $stone } захоплено
table-narration-done = більше не захоплює
table-narration-pass = пас
table-narration-draw-clan = бере карту клану
table-narration-draw-tactics = бере карту тактики
table-narration-return = { $card } під колоду
table-narration-built = { $what ->
    [estate] маєток на землі { $landscape }
    [counting] контора на землі { $landscape }
   *[turn] будівлю на землі { $landscape } перевернуто
}
table-narration-conflict = конфлікт між землями { $one } і { $two }
table-narration-take = лишає собі: { $card }
table-narration-take-hidden = лишає собі карту дії
table-narration-lay-nothing = без припасів
table-narration-supply = припаси: { $cards }
table-narration-discard = скидає { $cards }
table-narration-undo = ходи повернуто
table-log-sit = { $name } сідає за стіл
table-log-start = Партія починається
table-log-start-hints = Партія починається; усі можуть просити підказки
table-log-request-undo = просить повернути хід
table-log-offer-draw = пропонує нічию
table-log-accept = погоджується
table-log-decline = відмовляє
table-log-draw = Погодилися на нічию
table-log-resign = здається
table-log-abandon = Стіл закрито: довго нічого не відбувалося
table-log-close = закриває стіл
table-log-host = Господар сервера завершив партію
table-log-timeout = не має більше часу
table-log-forfeit = не повертається надто довго
table-log-stand-in = не на зв’язку: далі грає бот
table-log-return = повертається і грає далі
table-stood-in = За вас грає бот, бо вас не було.
table-take-seat-back = Повернутися на своє місце
table-missed-long = { $name } не повертається. Що далі?
table-claim-win = Зарахувати мені перемогу
table-let-bot-play = Хай далі грає бот
table-wait-on = Чекати
table-missed-now = { $name } не на зв’язку.
table-is-waited-for = Через { $time } вирішуєте ви.
table-log-downtime = Сервер був недоступний: годинник стояв { $seconds } с
table-spectators = { $number ->
    [one] { $number } глядач
    [few] { $number } глядачі
   *[other] { $number } глядачів
}
table-missed = { $number ->
    [one] Поки вас не було, зроблено { $number } хід.
    [few] Поки вас не було, зроблено { $number } ходи.
   *[other] Поки вас не було, зроблено { $number } ходів.
}
table-next-game = Наступна партія

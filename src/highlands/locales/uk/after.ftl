# After a game: the end, the replay, the review, the check of the shuffle.

after-name = { $name }
after-you-won = Ви перемогли!
after-you-shared = Спільна перемога! Разом із вами: { $names }.
after-won = Перемагає { $name }
after-shared = Спільна перемога: { $names }
after-draw = Нічия
after-over = Гру закінчено
after-how-agreed = Ви погодилися на нічию.
after-how-resigned = { $number ->
    [1] { $names } здається.
   *[other] { $names } здаються.
}
after-how-abandoned = Довго нічого не відбувалося, тому стіл закрито.
after-how-absent = { $names } не повертається.
after-how-closed = Стіл закрили, перш ніж почалася партія.
after-how-host = Господар цього сервера завершив партію.
after-how-host-note = Господар цього сервера завершив партію: «{ $note }»
after-how-time = { $number ->
    [1] Вийшов час: { $names }.
   *[other] Вийшов час: { $names }.
}
after-how-points = Переможні очки: { $points }.
after-how-match = Найбільше очок; раундів зіграно: { $rounds }.
after-how-row = { $st-adjacent-to-win } камені поспіль.
after-how-stones = { $number ->
    [one] { $number } камінь
    [few] { $number } камені
   *[other] { $number } каменів
}.
after-how-more = Більше каменів, після того як обоє спасували.
after-how-even = Обоє спасували й мають порівну каменів: не виграв ніхто.
after-how-match-even = { $rounds ->
    [one] Після { $rounds } раунду в обох порівну очок.
   *[other] Після { $rounds } раундів в обох порівну очок.
}
after-points = Очки: { $points }.
after-result-stones = Камені: { $stones }.
after-head-points = очки
after-head-stones = камені
after-stones = { $number ->
    [one] { $number } камінь
    [few] { $number } камені
   *[many] { $number } каменів
}
after-score = { $number ->
    [one] { $number } очко
    [few] { $number } очки
   *[many] { $number } очок
}
after-match-points = Переможець раунду отримує { $st-round-points } очок, переможений — по одному за кожен свій камінь.
after-winner = перемога
after-rematch = Реванш
after-rematch-ready = На вас чекає реванш.
after-rematch-go = До реваншу
after-rematch-watch = Дивитися реванш
after-tournament = До турніру
after-look = Подивитися на поле
after-replay = Передивитися
after-record = Завантажити запис
after-running = Партія ще триває: ось що ви могли бачити досі.
after-to-table = До столу
after-near = Дивитися з місця
after-copy-moment = Посилання на цю мить
after-copied-players = Скопійовано. Якщо стіл не відкритий, посилання відкриється лише в тих, хто грав.
after-moves = Ходи
after-move = Хід
after-beginning = Початок
after-first = На початок
after-back = На хід назад
after-forward = На хід уперед
after-last = У кінець
after-play = Показувати автоматично
after-pause = Пауза
after-keys = Клавіші: ← і → — від ходу до ходу, Home і End — на початок і в кінець; пробіл запускає показ.
after-review = Розбір
after-review-ask = Замовити розбір
after-review-more = Кожне рішення обмірковується знову — з тим, що гравець міг тоді знати. Це триває хвилину-дві.
after-review-waits = Спершу йде інший розбір …
after-review-done = Рішень: { $done } з { $total }
after-review-how = Пройдіться партією: тут видно, чого вартий кожен хід.
after-curve = Шанси на перемогу від початку до кінця. Список нижче каже те саме словами.
after-curve-of = { $name }: шанс на перемогу
after-chance = Шанси на перемогу: { $best } з найкращим ходом, { $played } з цим.
after-costly = Чого це коштувало
after-show-all = усі рішення
after-whose = Чиї рішення
after-everybody = усіх
after-shuffle = Тасування
after-shuffle-good = Колоду перемішано так, як було обіцяно.
after-shuffle-good-now = Зерно й зобов’язання відповідають одне одному.
after-shuffle-broken = Це не те тасування, яке було обіцяно!
after-proves-good = Під час партії цей браузер бачив зобов’язання. Воно відповідає зерну, яке тепер відкрито, і жодному іншому: отже, порядок карт був уже визначений, і відтоді його ніхто не змінив.
after-proves-good-now = Зобов’язання відповідає цьому зерну й жодному іншому. Але під час партії цей браузер його не бачив: чи те саме показували тоді, знають ті, хто грав.
after-proves-shares = Браузер кожного гравця додав до тасування випадкову частку, і всі частки було обіцяно, перш ніж відкрили першу. Тож ні сервер, ні будь-хто з гравців поодинці не міг обрати карти.
after-proves-shared = Усі столи цього раунду отримали той самий розклад карт. Його обрав лише сервер, перш ніж хтось сів за стіл: гравці не мали в ньому частки.
after-shuffle-running = Перед першим ходом порядок карт було визначено, а його зобов’язання показано. Коли партія скінчиться, зерно відкриють, і тут можна буде перевірити, чи вони відповідають одне одному.
after-verify = Що карти справді походять із цього зерна й кожен хід був дозволений, перевіряє «{ $command }» із записом.
after-numbers = Числа
after-commitment = Зобов’язання
after-salt = Сіль
after-seed = Зерно сервера
after-share-commitment = Зобов’язання місця { $seat }
after-share = Частка місця { $seat }
after-mixed-seed = Зерно роздачі: зерно сервера й усі частки
after-formula = Зобов’язання — це
after-head-rating = Рейтинг

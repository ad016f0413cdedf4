# The page of a player: results, and all that is stored of them.

players-title = Ви
players-more = Ваші партії: перемоги, нічиї, поразки. Цю сторінку бачите лише ви.
players-summary = перемог: { $won }, нічиїх: { $drawn }, поразок: { $lost }
players-by-game = За іграми
players-by-opponent = За суперниками
players-course = Перебіг ваших партій
players-course-theirs = Перебіг партій
players-course-more = Кожна сходинка вгору — перемога, вниз — поразка.
players-none = Ще жодної партії не завершено.
players-game = Гра
players-opponent = Суперник
players-won = Пере{"\u00AD"}моги
players-drawn = Нічиї
players-lost = По{"\u00AD"}разки
players-data = Ваші дані
players-data-more = Цей браузер створив ключ, за яким вас упізнає сервер. Грати можна й без нього.
players-export = Зберегти всі мої дані
players-forget = Забути мене
players-forget-sure = Сервер забуде вас і ваше ім’я, також за столами, де ви сиділи. Партії залишаться іншим. Це остаточно.
players-forget-do = Забудьте мене
players-forgotten = Вас забуто.
players-back = У цьому браузері ви знову { $name }.
players-nobody = Цей браузер ще не грав.
players-devices = Ваші пристрої
players-devices-more = Кожен браузер має власний ключ. Той, який ви вилучите, одразу втратить доступ, зокрема й до відкритих у ньому партій. Разом із ним вилучаються й додані там ключі доступу.
players-device-this = Цей браузер
players-device-unknown = Браузер
players-device-since = з { $date }
players-device-remove = Вилучити: { $name }
players-device-sign-out = Вийти тут
players-device-removed = Доступу більше немає.
players-passkeys = Ключі доступу
players-passkeys-more = З ключем доступу ви повернетеся самі собою: на іншому пристрої або коли цей браузер усе забув. Пароля немає.
players-passkey-add = Додати ключ доступу
players-passkey-added = Тепер ви можете входити зі своїм ключем доступу.
players-passkey-made = створено в { $name }
players-passkey-remove = Вилучити ключ доступу, створений у { $name }
players-passkey-insecure = Браузери пропонують ключі доступу лише за адресою з іменем і TLS (https); ця не така. Посилання працює всюди.
players-passkey-unsupported = Цей браузер не пропонує ключів доступу. Посилання працює всюди.
players-passkey-failed = Браузер не надав ключа доступу.
players-sign-in = Увійти з ключем доступу
players-sign-in-more = Якщо ви грали на іншому пристрої й додали там ключ доступу, будьте тут тим самим гравцем.
players-join = Узяти із собою партії цього браузера
players-join-more = Вони стануть партіями гравця, яким ви тоді будете, разом із друзями та всім іншим. Інакше цей браузер запам’ятає свого гравця й знову стане ним, коли ви вийдете.
players-signed-in = Тепер і в цьому браузері ви { $name }.
players-apart = Партії цього браузера залишаються у свого гравця, який має ключ доступу або інші пристрої.
players-nameless = ваш гравець
players-link = Продовжити на іншому пристрої
players-link-more = Відкрийте це посилання там або відскануйте його. Воно діє один раз і { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
 }. Хто його відкриє, грає від вашого імені: нікому іншому його не надсилайте.
players-link-title = Продовжити тут
players-link-as = Грати й у цьому браузері як { $name }? Продовжуйте, лише якщо ви створили це посилання самі.
players-link-use = Продовжити тут
players-public = Що можуть бачити інші
players-public-more = Вашої сторінки ніхто не бачить. Що ви оберете тут, побачить разом із вашим іменем кожен, хто має посилання. Інші гравці показані, лише якщо вони теж мають публічний профіль.
players-public-results = Результати за грою
players-public-course = Перебіг ваших партій
players-public-opponents = Результати за суперником
players-public-link = Посилання на ваш публічний профіль
players-public-look = Подивитися, що бачать інші
players-public-title = Профіль
players-public-rating = Рейтинги, зокрема в таблицях лідерів
players-vacation = Відпустка
players-vacation-more = Відпустка є у { $number ->
    [one] { $number } вашій партії
    [few] { $number } ваших партіях
   *[other] { $number } ваших партіях
 }. Ваш годинник стоятиме в усіх одночасно, доки це дозволяє кожна. Інші це бачать.
players-vacation-away = Ваш годинник стоїть у { $number ->
    [one] { $number } партії
    [few] { $number } партіях
   *[other] { $number } партіях
 }. Перший знову піде через { $time }.
players-vacation-take = Зупинити мої годинники
players-vacation-end = Повернення з відпустки
players-vacation-none = Усі дні відпустки використано.
players-vacation-failed = Зараз недоступно, там усе лишилося, як було. Спробуйте ще раз трохи згодом:
players-vacation-loading = Переглядаємо ваші партії …

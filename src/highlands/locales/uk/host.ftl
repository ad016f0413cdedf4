# Сторінка господаря.

host-title = Господар
host-close = Закрити цю сторінку
host-views = Частини цієї сторінки
host-view-numbers = Показники
host-view-tables = Столи
host-view-blocks = Заблоковані
host-view-announcing = Оголошення
host-view-settings = Налаштування
host-view-safety = Резервна копія та ключі доступу
host-view-log = Журнал

host-door = Ця сторінка для того, хто тримає цей сервер.
host-key = Ключ господаря
host-open = Відкрити
host-key-where = Його показано під час першого запуску сервера, і він лежить поруч із даними; «highlands host-key» покаже його ще раз.
host-open-passkey = Відкрити ключем доступу
host-passkey-failed = Браузер не показав ключа доступу.

host-now = Зараз
host-healthy = Базу даних можна читати й записувати.
host-unhealthy = До бази даних неможливо записати.
host-running = Партії, що тривають
host-finished = Завершені партії
host-players = Гравці
host-database = База даних
host-disk-free = Вільно на диску
host-version = Версія
host-nodes = Вузли
host-node = Вузол
host-node-since = Працює з
host-node-this = цей
host-plots = Остання година
host-all-nodes = Усі вузли разом
host-ms = { $value } мс
host-megabytes = { $value } МБ
host-gigabytes = { $value } ГБ
host-plot-said = { $title }: зараз { $value }; верх графіка — { $top }
host-plot-actions = Ходи й подібне за секунду
host-plot-latency = Час до відповіді, медіана / 99 %
host-plot-connections = З’єднання
host-plot-players = Під’єднані гравці
host-plot-tables = Столи в пам’яті
host-plot-thinking = Боти: думають / чекають
host-plot-store = Час запису
host-plot-cpu = Процесор
host-plot-memory = Пам’ять

host-tables-more = Господар бачить, хто грає, і нічого з чиїхось карт.
host-no-tables = Ніхто не грає.
host-public = відкритий
host-private = приватний
host-last = останній хід { $when }
host-again = Оновити
host-more = Показати ще
host-end = Завершити партію
host-end-named = Завершити партію: { $names }
host-end-sure = Партія завершиться без переможця, і продовжити її не можна. Усі за столом дізнаються, що це зробили ви.
host-end-note = Що ви їм скажете (можна лишити порожнім)
host-ended = Партію завершено.
host-block = Заблокувати
host-block-named = Заблокувати: { $name }
host-block-sure = Заблокованого буде негайно від’єднано, і його ключ нічого тут не відкриє, доки ви його не розблокуєте. Його партії триватимуть без нього.
host-blocked-done = Заблоковано.

host-blocks-more = Заблоковані не можуть тут грати. Гравець може повернутися як хтось новий; адреса не пускає всіх, хто нею користується.
host-nobody-blocked = Нікого не заблоковано.
host-blocked-player = гравець, з { $date }
host-blocked-address = адреса, з { $date }
host-nameless = без імені
host-unblock = Розблокувати
host-unblock-named = Розблокувати: { $name }
host-address = Адреса (для IPv6 уся мережа /64)
host-connected = Під’єднані зараз
host-connected-more = Адреси з найбільшою кількістю з’єднань.
host-nobody-connected = Ніхто не під’єднаний.
host-connections = { $number ->
    [one] { $number } з’єднання
    [few] { $number } з’єднання
   *[other] { $number } з’єднань
}
host-own = ваша

host-announcing-more = Усі бачать його над кожною сторінкою, доки воно не скінчиться або його не закриють.
host-announcement = Текст
host-announcement-lasts = Показувати
host-hours = { $number ->
    [one] { $number } година
    [few] { $number } години
   *[other] { $number } годин
}
host-days = { $number ->
    [one] { $number } день
    [few] { $number } дні
   *[other] { $number } днів
}
host-announce = Оголосити
host-announcement-until = до { $when }
host-withdraw = Прибрати
host-withdraw-named = Прибрати: { $text }

host-settings-more = Вони діють одразу, на всіх вузлах. Те, що задано під час запуску сервера, лишається.
host-setting-changed = Налаштування змінено.
host-setting-fixed = задано під час запуску
host-setting-default = Повернути { $value }
host-setting-save = Зберегти
host-setting-save-named = Зберегти: { $name }
host-setting-admits-players = Можуть долучатися нові гравці (інакше вони грають як гості)
host-setting-admits-bots = Можуть грати сторонні боти
host-setting-has-push = Сповіщення в браузери
host-setting-tables-per-hour = Нових столів за годину з однієї адреси
host-setting-players-per-hour = Нових гравців за годину з однієї адреси
host-setting-connections-per-address = Одночасних з’єднань з однієї адреси
host-setting-requests-per-second = Запитів за секунду на одному з’єднанні
host-setting-abandon-after-days = Через скільки днів закривати мовчазний стіл (0: ніколи)
host-setting-min-bot-seconds = Скільки секунд щонайменше триває хід бота
host-setting-review-iterations = Ітерацій пошуку на кожне рішення в розборі

host-backup = Резервна копія
host-backup-more = Один файл з усім, як його пише «highlands backup». У ньому карти партій, що тривають, і відбитки всіх ключів: хто його читає, може шахраювати. Тримайте його при собі. Про те, що його взято, сказано в журналі.
host-backup-sure = Я не дивитимусь у партії, що тривають.
host-backup-save = Зберегти копію
host-passkeys = Ключі доступу, що відкривають цю сторінку
host-passkeys-more = Допустіть ключ доступу, який ви додали на своїй сторінці; тоді ключ господаря не потрібен.
host-passkey-since = допущено { $date }
host-admit = Допустити ключ доступу
host-dismiss = Прибрати
host-dismiss-named = Прибрати: { $name }
host-no-passkeys-here = Браузери пропонують ключі доступу лише за ім’ям і через TLS (https) або на localhost.

host-log-more = Усе, що тут зроблено. Нічого не можна змінити чи прибрати.
host-by-key = ключем
host-by-command = на сервері
host-by-player = власником
host-did-first-key = Створено перший ключ.
host-did-rotate-key = Створено новий ключ; усі відкриті сторінки закрито.
host-did-open = Відкрито цю сторінку.
host-did-end-table = Завершено стіл { $subject }. { $detail }
host-did-block-player = Заблоковано гравця на місці { $detail } за столом { $subject }.
host-did-block-address = Заблоковано адресу { $subject }.
host-did-unblock-player = Розблоковано гравця.
host-did-unblock-address = Розблоковано адресу { $subject }.
host-did-announce = Оголошено: { $detail }
host-did-withdraw = Оголошення прибрано.
host-did-setting = { $subject }: { $detail }
host-did-setting-default = { $subject }: знову типове значення сервера
host-did-admit-passkey = Допущено: { $subject }.
host-did-dismiss-passkey = Прибрано: { $subject }.
host-did-backup = Взято резервну копію.
host-did-restore = Відновлено резервну копію, без ключа та допущених ключів доступу.

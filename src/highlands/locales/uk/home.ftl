# The pages before a game: the first page, creating a table, lists of tables, invitations.

home-title = Дві карткові гри з Високогір’я
home-tagline = Тримайте межу або вчасно переходьте на інший бік.
home-play-now = Грати зараз
home-about-schotten-totten = Два клани й { $st-stones } каменів: здобудьте { $st-adjacent-to-win } поспіль або будь-які { $st-stones-to-win }.
home-about-verraeter = Орли проти Троянд, а ви можете змінити бік.
home-players = гравці
home-tap-level = Торкніться рівня, і гра почнеться:
home-last-time = як минулого разу
home-starting = Гра починається …
home-play = Грати
home-name = Ваше ім’я
home-friends = Грати з друзями
home-friends-more = Створіть стіл і надішліть їм посилання. Облікових записів не треба.
home-create-table = Створити стіл
home-create-and-invite = Створити стіл і запросити
home-join = Приєднатися
home-join-label = Вам надіслали посилання?
home-join-wrong = Це посилання не веде до столу.
home-running = Ваші поточні партії
home-finished = Завершені партії
home-all = Усі: { $number }
home-public = Відкриті столи
home-public-more = Тут може дивитися кожен. Прихованих карт ніхто не бачить.
home-public-none = Зараз ніхто не грає відкрито.
home-learn = Уперше тут?
home-learn-game = { $game }: перша партія
home-learn-schotten-totten = Зіграйте свої перші карти з провідником.
home-learn-verraeter = Один раунд, крок за кроком.
home-rules-more = Обидві гри в малюнках, з усіма картами й варіантами.
home-nobody-yet = ще нікого
home-rounds = { $number ->
    [one] { $number } раунд
    [few] { $number } раунди
   *[other] { $number } раундів
}
home-result-won = Перемога
home-result-shared = Спільна перемога
home-result-lost = Поразка
home-result-draw = Нічия
home-result-over = Завершено
home-result-points = { $points } очок
home-result-by-resigned = через здачу
home-result-by-abandoned = ніхто не повернувся
home-result-by-time = за часом
home-result-by-draw = за згодою
home-mine-none = У цьому браузері ще немає партій.
home-mine-more = Партії цього браузера. Відкрийте завершену, щоб передивитися її.
home-remove = Прибрати з цього браузера
home-remove-named = Прибрати з цього браузера: { $names }
home-remove-running = Браузер забуде ваше місце. Без посилання на нього до цієї партії не повернутися.
home-remove-finished = Партія зникне з цього списку. Без посилання її вже не передивитися.
home-keep = Залишити
home-seats = Хто грає?
home-seats-more = Щоб пересісти, оберіть себе на іншому місці. Друзі отримують посилання на свої місця.
home-seat = Місце { $seat }
home-me = ви
home-friend = друг за посиланням
home-bots = Боти
home-options = Гра
home-fewer = менше: { $option }
home-more = більше: { $option }
home-match-more = Переможець раунду отримує { $st-round-points } очок, переможений — по одному за кожен свій камінь.
home-clock = Годинник
home-clock-unlimited = без годинника
home-clock-per-turn = час на кожен хід
home-clock-fischer = час на всю партію
home-clock-days = дні на кожен хід
home-clock-label-per-turn = на хід
home-clock-label-fischer = на гравця
home-clock-label-days = на хід
home-clock-increment = додається після ходу
home-clock-about-unlimited = Кожен думає стільки, скільки треба.
home-clock-about-per-turn = У кого вийшов час, той програв; якщо гравців більше двох, замість нього далі грає бот.
home-clock-about-fischer = У кого вийшов час, той програв; якщо гравців більше двох, замість нього далі грає бот.
home-clock-about-days = Для неквапливої гри: заглядайте час від часу й робіть хід.
home-table = Стіл
home-is-public = Відкритий
home-is-public-more = Дивитися може кожен. Інакше — лише ті, хто має посилання.
home-hints = Підказки
home-hints-more = Гравці можуть спитати, який хід добрий.
home-hints-people = Гравці можуть спитати, який хід добрий. Про це знатимуть усі за столом.
home-language = Мова запрошення
home-invite = Запросити
home-invite-seat = Запросити: посилання { $number }
home-invite-local = Цей сервер доступний лише з цього комп’ютера. Щоб грати з іншими у вашій мережі, запустіть його командою «{ $command }» і відкрийте за адресою комп’ютера.
home-invite-more = { $number ->
    [1] Надішліть це посилання тому, хто гратиме. Воно для однієї людини.
   *[other] Надішліть кожному, хто гратиме, його власне посилання.
}
home-invite-there = Уже тут:
home-invite-watch = Запросити глядачів
home-invite-watch-more = За цим посиланням може дивитися кожен, не бачачи прихованих карт.
home-invite-qr = QR-код: { $title }
home-invite-text = Зіграймо партію!
home-copy = Скопіювати посилання
home-share = Надіслати

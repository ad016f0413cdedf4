# The lobby: looking for an opponent, those who wait, and games to watch.

lobby-title = Лобі
lobby-play-now = Грати зараз
lobby-seek = Знайти суперника
lobby-seeking = Шукаємо суперника …
lobby-seeking-more = Щойно хтось захоче ту саму гру, ви опинитеся за столом.
lobby-bot-meanwhile = Поки що зіграти з ботом
lobby-cancel = Припинити пошук
lobby-waiting = На вас чекають
lobby-waiting-none = Зараз ніхто не чекає.
lobby-sit = Сісти
lobby-sit-with = Сісти: { $names }
lobby-play-with = Грати з гравцем { $name }
lobby-bots = Боти в мережі
lobby-running = Партії, які можна дивитися
lobby-watch = Дивитися
lobby-watch-named = Дивитися: { $names }
lobby-connecting = З’єднання …
lobby-found = Суперник уже тут!
lobby-go = До столу
lobby-guest = Гість
lobby-clock-per-turn = { $time } на хід
lobby-clock-fischer = { $time } + { $increment }
lobby-rated-more = Вам знайдуть суперника з близьким рейтингом; що довше ви чекаєте, то більшою може бути різниця.

# The page of a player: results, and all that is stored of them.

players-title = Ви
players-more = Ваші партії: перемоги, нічиї, поразки. Цю сторінку бачите лише ви.
players-summary = перемог: { $won }, нічиїх: { $drawn }, поразок: { $lost }
players-by-game = За іграми
players-by-opponent = За суперниками
players-course = Перебіг ваших партій
players-course-more = Кожна сходинка вгору — перемога, вниз — поразка.
players-none = Ще жодної партії не завершено.
players-game = Гра
players-opponent = Суперник
players-won = Перемоги
players-drawn = Нічиї
players-lost = Поразки
players-data = Ваші дані
players-data-more = Цей браузер створив ключ, за яким вас упізнає сервер. Грати можна й без нього.
players-export = Зберегти всі мої дані
players-forget = Забути мене
players-forget-sure = Сервер забуде вас і ваше ім’я, також за столами, де ви сиділи. Партії залишаться іншим. Це остаточно.
players-forget-do = Забудьте мене
players-forgotten = Вас забуто.
players-nobody = Цей браузер ще не грав.

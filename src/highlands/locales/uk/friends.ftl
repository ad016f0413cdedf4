# Friends, whom one has blocked, and the link with which somebody becomes a friend.

friends-title = Друзі
friends-none = У вас тут ще немає друзів. Надішліть комусь посилання.
friends-online = у мережі
friends-results = Ваші спільні партії: перемог { $won }, нічиїх { $drawn }, поразок { $lost }
friends-challenge = Виклик
friends-challenge-named = Кинути виклик: { $name }
friends-part = Вилучити з друзів: { $name }
friends-block = Заблокувати: { $name }
friends-block-somebody = Заблокувати когось
friends-block-done = Заблоковано: { $name }. Про це не повідомлено. Список на сторінці ваших друзів.
friends-block-latest = Буде заблоковано того, хто сидів під цим іменем у вашій останній партії.
friends-invite = Додати друга
friends-invite-more = Надішліть це посилання одній людині. Хто відкриє його й погодиться, стане вашим другом. Воно діє один раз, { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
 }.
friends-invite-text = Будьмо друзями в Highlands
friends-withdraw = Відкликати мої посилання
friends-withdrawn = Посилання, якими ніхто не скористався, тепер нікуди не ведуть.
friends-shows-online = Друзі бачать, коли я тут
friends-no-name = Друзі бачать ваше ім’я: вкажіть його в налаштуваннях.
friends-blocked = Заблоковані
friends-blocked-more = Вас не зводитимуть разом. Вони не отримають місця поруч із вами, не кинуть вам виклику, і ви не бачитимете їхніх вітань. Їм про це не кажуть.
friends-unblock = Розблокувати
friends-unblock-named = Розблокувати: { $name }
friends-nameless = Хтось без імені
friends-ask = { $name } хоче дружити з вами тут.
friends-ask-more = Друзі бачать імена одне одного й чи вони в мережі, та можуть кидати одне одному виклик. Більше нічого.
friends-agree = Погодитися
friends-agreed = Тепер ви друзі.

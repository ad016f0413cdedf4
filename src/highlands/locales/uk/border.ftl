# Schotten Totten's table in the browser.

border-table = Стіл гри Schotten Totten
border-border = Межа
border-stone = Камінь { $stone }
border-side-yours = Ви: { $cards }
border-side = { $name }: { $cards }
border-can-claim = Ви можете його захопити
border-can-place = Карту можна покласти сюди.
border-claimed-yours = Камінь ваш.
border-claimed = Камінь захоплено: { $name }.
border-card-at = { $card }, камінь { $stone }

border-hand = { $name }: на руці { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}
border-hand-tactics = { $name }: на руці { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}, { $tactics ->
    [0] жодної карти тактики
   *[other] з них тактики: { $tactics }
}
border-hand-of = Рука: { $name }
border-hand-empty = Карт більше немає
border-not-now = { $card } (не зараз)
border-sorted-colour = упорядковано за кольором
border-sorted-strength = упорядковано за силою
border-sort-colour = Упорядкувати за кольором
border-sort-strength = Упорядкувати за силою
border-played = зіграно карт тактики: { $number }
border-held = { $name }: { $number ->
    [one] { $number } камінь
    [few] { $number } камені
   *[many] { $number } каменів
}, очок у матчі: { $points }

border-over = Гру закінчено
border-waiting = { $name } думає …
border-moment = Хвилинку …
border-do-play = Зіграйте карту
border-do-claim = { $number ->
    [1] Захопіть камінь або йдіть далі
   *[other] Захоплюйте камені або йдіть далі
}
border-do-draw = Візьміть карту: з якої колоди?
border-do-recruit = { $left ->
    [1] Вербувальник: візьміть ще одну карту
   *[other] Вербувальник: візьміть карти ({ $left })
}
border-do-return = { $left ->
    [1] Вербувальник: оберіть ще одну карту, яку повернете
   *[other] Вербувальник: оберіть карти, які повернете ({ $left })
}
border-do-pass = Жодної карти клану не викласти: доведеться пасувати
border-do-pass-or-tactics = Жодної карти клану не викласти: пасуйте або зіграйте карту тактики
border-do-under = { $card }: покласти під колоду?
border-do-recruiter = Вербувальник: узяти { $st-recruiter-draws }, потім повернути { $st-recruiter-returns }
border-do-strategist = Стратег: оберіть свою карту на межі
border-do-banshee = Банші: оберіть карту на іншому боці
border-do-traitor = Зрадник: оберіть карту клану на іншому боці
border-do-where = { $card }: оберіть камінь
border-do-where-or-away = { $card }: оберіть камінь або скиньте
border-do-away = { $card }: скинути?

border-play-it = Зіграти
border-put-under = Повернути
border-put-away = Скинути
border-done = Далі
border-pass = Пас
border-back = Назад
border-what = Що робить ця карта?
border-claim = Мій
border-claim-stone = Захопити камінь { $stone }

border-leads = попереду
border-could-lead = попереду з огляду на те, що ще може прийти
border-could-come = { $card }, ще може прийти
border-claimable-by = Може захопити: { $name }.
border-play-here = Зіграти сюди
border-about-claims = Як захоплюють камені

border-discard = Скид: { $number }
border-discard-empty = Ще нічого не скинуто.
border-to-discard = У скид
border-unseen = Ще не відкриті карти
border-unseen-about = Ці карти ще не лежали горілиць. Кожна з них ще може прийти.
border-unseen-about-yours = Ці карти ще не лежали горілиць. Кожна з них ще може прийти; обведені — у вас на руці.
border-unseen-tactics = Ще не відкриті карти тактики
border-in-your-hand = { $card }, у вас на руці
border-seen = { $card }, вже відкрита
border-none = Жодної
border-in-the-rules = Докладніше в правилах
border-next-round = До наступного раунду
border-round-won = { $who ->
    [you] { $how ->
        [row] Ви виграли раунд { $round }: { $st-adjacent-to-win } камені поспіль.
        [stones] Ви виграли раунд { $round }: { $number ->
            [one] { $number } камінь
            [few] { $number } камені
           *[other] { $number } каменів
        }.
       *[more] Ви виграли раунд { $round }: більше каменів, після того як обоє спасували.
    }
   *[other] { $how ->
        [row] Раунд { $round } виграє { $name }: { $st-adjacent-to-win } камені поспіль.
        [stones] Раунд { $round } виграє { $name }: { $number ->
            [one] { $number } камінь
            [few] { $number } камені
           *[other] { $number } каменів
        }.
       *[more] Раунд { $round } виграє { $name }: більше каменів, після того як обоє спасували.
    }
}
border-round-even = Раунд { $round } не виграв ніхто: обоє спасували й мають порівну каменів.

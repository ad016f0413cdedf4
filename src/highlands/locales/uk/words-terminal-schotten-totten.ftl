### What only the terminal says of Schotten Totten. The pages do not fetch it.

term-which-variant = У який Schotten Totten зіграємо?
term-choice-base = Базова гра
term-choice-tactics-expert = Тактичний варіант для досвідчених гравців
term-starter-you = ви
term-starter-other = суперник
term-round-of = раунд { $round }/{ $rounds }
term-points = рахунок { $own }:{ $other }
term-points-seats = очки: A { $own }, B { $other }
term-turn = { $step ->
    [play] { $seat } має зіграти карту
    [claim] { $seat } може захоплювати камені
    [draw] { $seat } має взяти карту
    [recruit] { $seat } бере з Вербувальником ще { $left ->
        [one] { $left } карту
        [few] { $left } карти
        [many] { $left } карт
       *[other] { $left } карти
    }
   *[return] { $seat } повертає після Вербувальника ще { $left ->
        [one] { $left } карту
        [few] { $left } карти
        [many] { $left } карт
       *[other] { $left } карти
    }
}
term-your-hand = Ваша рука
term-other-hand = Суперник
term-seat-hand = Рука { $seat }
term-tactics-played = зіграно карт тактики: { $number }
term-first-mark = 1-й
term-discard = скид:
term-discard-empty = скид порожній
term-unseen-title = ще не відкриті
term-unseen = ще не відкриті карти; у дужках — ті, що у вас на руці:
term-unseen-tactics = ще не відкриті карти тактики, разом із вашими:
term-prompt-play = Ваш хід: викладіть карту біля каменя, наприклад { $move }
term-prompt-pass = Ви не можете викласти карту клану: введіть pass
term-prompt-claim = { $number ->
    [1] Ви можете захопити камінь { $stones }: введіть { $move } або done, якщо не хочете
   *[other] Ви можете захопити камені { $stones }: введіть { $move } або done, якщо більше не хочете
}
term-step-draw = Візьміть карту: введіть clan або tactics
term-step-recruit = { $left ->
    [one] З Вербувальником візьміть ще { $left } карту: введіть clan або tactics
    [few] З Вербувальником візьміть ще { $left } карти: введіть clan або tactics
    [many] З Вербувальником візьміть ще { $left } карт: введіть clan або tactics
   *[other] З Вербувальником візьміть ще { $left } карти: введіть clan або tactics
}
term-step-return = { $left ->
    [one] Покладіть ще { $left } карту під її колоду, наприклад { $move }
    [few] Покладіть { $left } карти під їхні колоди, наприклад { $move }
    [many] Покладіть { $left } карт під їхні колоди, наприклад { $move }
   *[other] Покладіть { $left } карти під їхні колоди, наприклад { $move }
}
term-help-why = хто попереду біля каменя 3 і чому його можна чи не можна захопити
term-help-unseen = карти, яких ще не відкривали
term-help-discard = скид
term-help-lay = викласти цю карту на свій бік цього каменя; замість R7@3 досить «r7 3». На боці вміщаються { $st-side-size } карти, у Бою в багнюці — { $st-mud-size }
term-help-pass = жодної вашої карти клану не можна викласти
term-help-claim = захопити камінь 3; досить «c3» або «3». Захоплювати не обов’язково
term-help-done = більше не захоплювати і йти далі
term-help-clan = взяти карту клану
term-help-tactics = взяти карту тактики
term-help-return = покласти червону 7 під її колоду; досить «r7». Лише ви знатимете, де вона
term-help-joker = Джокер на вашому боці каменя 5 замінює будь-яку карту клану. За раунд можна зіграти лише одного
term-help-spy = Шпигун на вашому боці каменя 5 має силу { $st-spy-strength } і будь-який колір
term-help-shield = Щитоносець на вашому боці каменя 5 має силу 1–{ $st-shield-at-most } і будь-який колір
term-help-blind = Засліплений здоровило на камені 5: там для обох боків важить лише сума
term-help-mud = Бій у багнюці на камені 5: на кожному боці вміщаються { $st-mud-size } карти
term-help-recruiter = взяти { $st-recruiter-draws } карти, потім покласти { $st-recruiter-returns } з руки під їхні колоди
term-help-strategist = перенести зелену 5 зі свого боку до каменя 7; «discard» замість 7 — скинути її
term-help-banshee = скинути зелену 5 з боку суперника біля незахопленого каменя
term-help-traitor = забрати карту клану, зелену 5, з боку суперника на свій бік каменя 7
term-told-lay = { $who ->
    [you] Ви викладаєте карту «{ $card }» біля каменя { $stone }.
   *[other] Суперник викладає карту «{ $card }» біля каменя { $stone }.
}
term-told-mode = { $who ->
    [you] Ви кладете карту «{ $card }» на камінь { $stone }.
   *[other] Суперник кладе карту «{ $card }» на камінь { $stone }.
}
term-did-recruiter = { $who ->
    [you] Ви граєте Вербувальника.
   *[other] Суперник грає Вербувальника.
}
term-told-ruse = { $who ->
    [you] { $ruse ->
        [strategist] Ваш Стратег переносить карту «{ $card }» від каменя { $stone } { $to }.
        [banshee] Ваша Банші відправляє карту «{ $card }» від каменя { $stone } { $to }.
       *[traitor] Ваш Зрадник переманює карту «{ $card }» від каменя { $stone } { $to }.
    }
   *[other] { $ruse ->
        [strategist] Стратег суперника переносить карту «{ $card }» від каменя { $stone } { $to }.
        [banshee] Банші суперника відправляє вашу карту «{ $card }» від каменя { $stone } { $to }.
       *[traitor] Зрадник суперника переманює вашу карту «{ $card }» від каменя { $stone } { $to }.
    }
}
term-told-claim = { $who ->
    [you] Ви захоплюєте камінь { $stone }.
   *[other] Суперник захоплює камінь { $stone }.
}
term-did-done = { $who ->
    [you] Більше ви нічого не захоплюєте.
   *[other] Суперник більше нічого не захоплює.
}
term-did-pass = { $who ->
    [you] Ви пасуєте.
   *[other] Суперник не може викласти карту клану й пасує.
}
term-did-draw-clan = { $who ->
    [you] Ви берете карту клану.
   *[other] Суперник бере карту клану.
}
term-did-draw-tactics = { $who ->
    [you] Ви берете карту тактики.
   *[other] Суперник бере карту тактики.
}
term-told-return = { $who ->
    [you] Ви кладете під колоду: { $card }.
   *[other] Суперник кладе під колоду: { $card }.
}
term-after-pass = Якщо ви теж спасуєте, раунд закінчиться.
term-some-card = { $deck ->
    [c] карта клану
   *[t] карта тактики
}
term-to-stones = { $number ->
    [1] до каменя { $stones }
   *[other] до одного з каменів { $stones }
}
term-to-discard = у скид
term-to-either = { $stones } або { $discard }
term-round-over = Раунд { $round } закінчено: вам { $own ->
    [one] { $own } очко
    [few] { $own } очки
    [many] { $own } очок
   *[other] { $own } очка
}, супернику { $other ->
    [one] { $other } очко
    [few] { $other } очки
    [many] { $other } очок
   *[other] { $other } очка
}.
term-won = { $how ->
    [row] Ви перемогли: { $st-adjacent-to-win } камені поспіль! Рахунок { $own }:{ $other }.
    [stones] Ви перемогли: { $number ->
        [one] { $number } камінь
        [few] { $number } камені
       *[other] { $number } каменів
    }! Рахунок { $own }:{ $other }.
    [more] Ви перемогли: у вас більше каменів! Рахунок { $own }:{ $other }.
   *[match] Ви виграли матч! Рахунок { $own }:{ $other }.
}
term-lost = { $how ->
    [row] Переміг суперник: { $st-adjacent-to-win } камені поспіль. Очки: у вас { $own }, у суперника { $other }.
    [stones] Переміг суперник: { $number ->
        [one] { $number } камінь
        [few] { $number } камені
       *[other] { $number } каменів
    }. Очки: у вас { $own }, у суперника { $other }.
    [more] Переміг суперник: у нього більше каменів. Очки: у вас { $own }, у суперника { $other }.
   *[match] Матч виграв суперник. Очки: у вас { $own }, у суперника { $other }.
}
term-drawn = Нічия, у кожного по { $own ->
    [one] { $own } очку
    [few] { $own } очки
    [many] { $own } очок
   *[other] { $own } очка
}.
term-can-mode = { $number ->
    [1] { $card } — на камінь { $stones }
   *[other] { $card } — на один із каменів { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] Стратег переносить карту «{ $card }» від каменя { $stone } { $to }
    [banshee] Банші відправляє карту «{ $card }» від каменя { $stone } { $to }
   *[traitor] Зрадник переманює карту «{ $card }» від каменя { $stone } { $to }
}
term-may-recruiter = Вербувальник: узяти { $st-recruiter-draws }, повернути { $st-recruiter-returns }
term-can-claim = захопити камінь { $stone }
term-may-done = більше не захоплювати
term-may-pass = пасувати
term-can-return = покласти під колоду: { $card }
term-why-which = Про який камінь ідеться? Наприклад: why 3. Є такі: { $stones }.
term-why-side = { $who ->
    [you] Ваш бік: { $cards }. { $best }
   *[other] Бік суперника: { $cards }. { $best }
}
term-why-lead = { $lead ->
    [you] Якщо обидва боки складуться якнайкраще, сильніший ваш.
    [other] Якщо обидва боки складуться якнайкраще, сильніший у суперника.
   *[even] Якщо обидва боки складуться якнайкраще, вони рівні; виграє той, який заповнять першим.
}
term-why-claimed = { $who ->
    [you] Його захопили ви.
   *[other] Його захопив суперник.
}
term-rules-aim = Мета: { $st-adjacent-to-win } камені поспіль або будь-які { $st-stones-to-win } — і ви одразу перемагаєте.
term-rules-turn = Хід: зіграйте одну карту на свій бік незахопленого каменя (щонайбільше { $st-side-size } карти на бік), захопіть те, що можете довести, і візьміть карту.
term-rules-claim = Захоплення: ваш бік має бути заповнений і сильніший за інший. Якщо інший ще не заповнено, то вже з самих відкритих карт має бути певно: хай що прийде, ваш бік не перебити.
term-rules-formations = Комбінації, від найсильнішої: Одноколірний ряд (один колір, сили поспіль), Трійка (однакова сила), Колір (один колір), Ряд (сили поспіль), Сума (будь-що інше).
term-rules-ties = Однакові комбінації: виграє більша сума; однакові суми: бік, який заповнено першим.
term-rules-match = Матч: переможець раунду отримує { $st-round-points } переможних очок, переможений — по одному за кожен свій камінь; починаєте по черзі.
term-rules-expert = Для досвідчених гравців: камені захоплюють лише на початку ходу, до того як зіграти карту.
term-rules-tactics = Замість карти клану можна зіграти карту тактики, але щонайбільше на одну більше, ніж зіграв суперник. Карту берете з будь-якої колоди; на руці { $st-tactics-hand } карт.
term-rules-troops = Елітні бійці лягають на ваш бік: Джокер (будь-яка карта; за раунд по одному на гравця), Шпигун ({ $st-spy-strength } будь-якого кольору), Щитоносець (1–{ $st-shield-at-most } будь-якого кольору). Чим саме вони є, вирішується на вашу користь, коли визначається доля каменя.
term-rules-modes = Бойові режими лягають на камінь і діють для обох боків: Засліплений здоровило (важить лише сума), Бій у багнюці (по { $st-mud-size } карти на бік).
term-rules-ruses = Виверти виконують і скидають: Вербувальник (узяти { $st-recruiter-draws }, повернути { $st-recruiter-returns }), Стратег (перенести чи скинути свою карту), Банші (скинути карту суперника), Зрадник (забрати собі карту клану суперника).

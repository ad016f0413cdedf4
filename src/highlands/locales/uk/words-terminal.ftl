### What only the terminal says. The pages do not fetch it.

## The terminal

term-compiling = Highlands: готуємо правила й ботів, лише один раз, кілька хвилин …
term-compiling-kernel = { $done } з приблизно { $total } … { $name }
term-welcome = Вітаємо у Високогір’ї: { $game }. Довідка — будь-коли: ?
term-option-unfit = гра { $game } не має параметра { $option }; є такі: { $options }
term-number-between = Введіть число від { $low } до { $high } або просто Enter для того, що в дужках.
term-yes = так
term-no = ні
term-yes-or-no = Введіть { $yes } чи { $no } або просто Enter для того, що в дужках.
term-player-you = Ви
term-begins = { $who ->
    [you] Починаєте ви.
   *[other] Починає суперник.
}
term-hint = Ще: { $typed }
term-enter-to-go-on = Натисніть Enter, щоб продовжити.
term-undone = Скасовано: { $move }.
term-saved = Запис тут: { $path }
term-cannot-save = Не вдається записати { $path }: { $reason }.
term-keep-record = Зберегти запис цієї гри у файл?
term-another = Зіграємо ще?
term-bye = До зустрічі!
term-help-help = ця довідка
term-help-moves = усі дозволені ходи словами
term-help-board = показати стіл ще раз; досить і самого Enter
term-help-undo = повернути свій останній хід з усім, що було після нього
term-help-rules = правила коротко
term-help-record = зберегти гру дотепер, як ви її бачили; або: record ФАЙЛ
term-help-quit = вийти
term-file-missing = Файлу { $path } немає.
term-file-unreadable = Не вдається прочитати { $path }: { $reason }.
term-file-not-text = файл { $path } — не текстовий.
term-file-neither = це ні запис, що починається з «{ $first }», ні позиція, що починається з назви гри: { $games }
term-record-good = Запис правильний: { $moves ->
    [0] ще жодного ходу
    [one] { $moves } хід, усе за правилами
    [few] { $moves } ходи, усе за правилами
    [many] { $moves } ходів, усе за правилами
   *[other] { $moves } ходу, усе за правилами
}. Результат: { $result }
term-record-broken = У записі помилка: { $reason }
term-record-running = гра ще триває
term-at-unreadable = «{ $text }» — не місце в записі: 12 — після ходу 12, 12.1 — після першої дії в ньому, 0 — початок
term-at-too-far = ходу { $text } у цьому записі немає; останній — { $last }
term-at-seen = у цьому записі є лише те, що бачив один гравець, та остання позиція: повертатися нікуди

## The terminal: Schotten Totten

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
    [stones] Ви перемогли: { $st-stones-to-win } каменів! Рахунок { $own }:{ $other }.
    [more] Ви перемогли: у вас більше каменів! Рахунок { $own }:{ $other }.
   *[match] Ви виграли матч! Рахунок { $own }:{ $other }.
}
term-lost = { $how ->
    [row] Переміг суперник: { $st-adjacent-to-win } камені поспіль. Очки: у вас { $own }, у суперника { $other }.
    [stones] Переміг суперник: { $st-stones-to-win } каменів. Очки: у вас { $own }, у суперника { $other }.
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

## Verräter in the terminal

term-v-round-of = раунд { $round }/{ $rounds }
term-v-name = { $who ->
    [you] ви
   *[other] { $seat }
}
term-v-building = { $kind ->
    [estate] маєток
   *[counting] контора
}
term-v-opening = { $who ->
    [you] Перший гравець у першому раунді — ви.
   *[other] Перший гравець у першому раунді — { $seat }.
}
term-v-you-serve = { $house ->
    [eagles] Поки що ви служите Орлам.
   *[roses] Поки що ви служите Трояндам.
}
term-v-piles = колода { $pile }, скид { $discard }
term-v-conflict = конфлікт: { $one } і { $two }
term-v-last-conflict = останній конфлікт: { $place }
term-v-tie = нічия
term-v-reckoned = { $card ->
    [traitor] ви Зрадник, тож уже пораховані за новий дім
    [diplomat2] вашого Дипломата 2 враховано
   *[diplomat5] вашого Дипломата 5 враховано
}
term-v-key = сила і ПО для 1·2·3·4 переможців
term-v-head-hand = рука
term-v-head-laid = стіл
term-v-head-action = дія
term-v-head-reserve = запас
term-v-head-estates = добір
term-v-mark-start = перший
term-v-mark-strategy = стратегія
term-v-your-supply = ваші припаси
term-v-your-action = ваша дія
term-v-offered = на вибір
term-v-supply-all = усі
term-v-supply-discard = скид
term-v-supply-unseen = невідомі
term-v-turn = { $step ->
    [settle] { $seat } має поставити перший маєток
    [conflict] { $seat } має покласти карту конфлікту
    [choose] { $seat } має обрати карту дії
    [supply] { $seat } має викласти карти припасів
    [build] { $seat } може будувати
   *[discard] { $seat } має скинути { $number ->
        [one] { $number } карту
        [few] { $number } карти
        [many] { $number } карт
       *[other] { $number } карти
    }, а тоді взяти { $draw }
}
term-v-prompt-settle = Поставте свій перший маєток: введіть номер землі без будівлі, наприклад { $move }
term-v-prompt-conflict = Карта стратегії у вас. Покладіть карту конфлікту між двома сусідніми землями: { $places }
term-v-prompt-choose = Лишіть собі одну карту дії: { $cards }
term-v-prompt-supply = { $house ->
    [eagles] Викладіть припаси за Орлів, наприклад { $move }, або 0, якщо нічого
   *[roses] Викладіть припаси за Троянди, наприклад { $move }, або 0, якщо нічого
}
term-v-prompt-build = Ви Будівничий: поставте будівлю, переверніть свою або лишіть усе як є; наприклад { $examples }
term-v-prompt-discard = { $reason ->
    [farmer] За Селянина ви берете { $draw }, а на руці вміщається { $v-hand-limit }.
    [estates] За свої маєтки ви берете { $draw }, а на руці вміщається { $v-hand-limit }.
   *[diplomat] За Дипломата 2 ви берете { $draw }, а на руці вміщається { $v-hand-limit }.
} { $number ->
    [one] Спершу скиньте { $number } карту, наприклад { $move }
    [few] Спершу скиньте { $number } карти, наприклад { $move }
    [many] Спершу скиньте { $number } карт, наприклад { $move }
   *[other] Спершу скиньте { $number } карти, наприклад { $move }
}
term-v-how-settle = поставити свій маєток на землі 5; повністю — «estate 5». Щораунду він дає карту, поки земля належить дому, якому ви служите
term-v-how-conflict = покласти карту конфлікту між землями 3 і 4, що належать різним домам; досить «3 4»
term-v-how-choose = введіть карту, яку лишаєте собі, або її початок («d5» — Дипломат 5); решту передаєте далі. «cards» покаже, що ви знаєте про інші
term-v-how-lay = викласти ці карти припасів; досить «335». Вони підсилюють ваш дім, а після конфлікту йдуть у скид
term-v-how-lay-nothing = нічого не викладати
term-v-how-lay-all = викласти всю руку
term-v-how-estate = поставити будівлю із запасу на землі 5 як маєток: він дає припаси, поки земля належить вашому дому
term-v-how-counting = те саме, але як контору: вона дає ПО наприкінці гри. Можна мати дві
term-v-how-turn = перевернути свою будівлю на землі 3: маєток стає конторою або навпаки
term-v-how-pass = нічого не будувати
term-v-how-discard = скинути ці карти; досить «24». Тоді ви берете нові
term-v-which-conflict = { $number } має двох сусідів іншого дому; введіть щось одне: { $choices }
term-v-which-card = Це може бути не одна карта; введіть якусь із них: { $choices }
term-v-which-building = Яка будівля? Введіть щось одне: { $choices }
term-v-help-score = очки і що дав би зараз кінцевий підрахунок
term-v-help-supply = де карти припасів, наскільки вам відомо
term-v-help-cards = що роблять карти дії і що ви знаєте про те, у кого вони
term-v-help-last = останній конфлікт іще раз
term-v-told-built = { $who ->
    [you] { $what ->
        [estate] Ви ставите маєток на землі { $landscape }.
        [counting] Ви ставите контору на землі { $landscape }.
        [turn-estate] Ви перевертаєте свій маєток на землі { $landscape }: тепер це контора.
       *[turn-counting] Ви перевертаєте свою контору на землі { $landscape }: тепер це маєток.
    }
   *[other] { $what ->
        [estate] { $seat } ставить маєток на землі { $landscape }.
        [counting] { $seat } ставить контору на землі { $landscape }.
        [turn-estate] { $seat } перевертає свій маєток на землі { $landscape }: тепер це контора.
       *[turn-counting] { $seat } перевертає свою контору на землі { $landscape }: тепер це маєток.
    }
}
term-v-told-pass = { $who ->
    [you] Ви нічого не будуєте.
   *[other] { $seat } має Будівничого, але нічого не будує.
}
term-v-told-conflict = { $who ->
    [you] { $house ->
        [eagles] Ви починаєте конфлікт: Орли — { $one }, Троянди — { $two }.
       *[roses] Ви починаєте конфлікт: Троянди — { $one }, Орли — { $two }.
    }
   *[other] { $house ->
        [eagles] { $seat } починає конфлікт: Орли — { $one }, Троянди — { $two }.
       *[roses] { $seat } починає конфлікт: Троянди — { $one }, Орли — { $two }.
    }
}
term-v-told-take = { $who ->
    [you] Ви лишаєте собі карту дії.
   *[other] { $seat } лишає собі карту дії.
}
term-v-told-laid = { $who ->
    [you] { $house ->
        [eagles] Ви викладаєте за Орлів { $cards }: разом { $total }.
       *[roses] Ви викладаєте за Троянди { $cards }: разом { $total }.
    }
   *[other] { $house ->
        [eagles] { $seat } (Орли) викладає { $cards }: разом { $total }.
       *[roses] { $seat } (Троянди) викладає { $cards }: разом { $total }.
    }
}
term-v-told-lay = { $who ->
    [you] Ви нічого не викладаєте.
   *[other] { $seat } нічого не викладає.
}
term-v-told-discarded = { $who ->
    [you] Ви скидаєте { $cards }, щоб узяти { $draw }.
   *[other] { $seat } скидає { $cards }, щоб узяти { $draw }.
}
term-v-new-pile = Скид перетасовано: це нова колода.
term-v-drawn = Узято припаси: { $draws }.
term-v-draw = { $who ->
    [you] ви — { $cards }
   *[other] { $seat } — { $number ->
        [one] { $number } карта
        [few] { $number } карти
        [many] { $number } карт
       *[other] { $number } карти
    }
}
term-v-new-round = { $who ->
    [you] Починається раунд { $round } з { $rounds }; перший гравець — ви.
   *[other] Починається раунд { $round } з { $rounds }; перший гравець — { $seat }.
}
term-v-reveal-title = раунд { $round }: конфлікт між { $one } і { $two }
term-v-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] Ви Зрадник і переходите до Орлів.
       *[roses] Ви Зрадник і переходите до Троянд.
    }
   *[other] { $house ->
        [eagles] { $seat } — Зрадник і переходить до Орлів.
       *[roses] { $seat } — Зрадник і переходить до Троянд.
    }
} { $total ->
    [0] Припасів із собою немає.
   *[other] Із собою — припасів на { $total }.
}
term-v-reveal-prize = { $number ->
    [1] За землю { $landscape } — { $points } ПО єдиному переможцеві: { $winners }.
   *[other] За землю { $landscape } — по { $points } ПО кожному з переможців ({ $number }): { $winners }.
}
term-v-reveal-traitor-points = { $who ->
    [you] Як Зрадник ви отримуєте { $points } ПО.
   *[other] Як Зрадник { $seat } отримує { $points } ПО.
}
term-v-reveal-strategist = { $who ->
    [you] { $had ->
        [kept] Як Стратег ви отримуєте { $points } ПО, а карта стратегії лишається у вас.
       *[taken] Як Стратег ви отримуєте { $points } ПО і карту стратегії: наступний конфлікт обираєте ви.
    }
   *[other] { $had ->
        [kept] Як Стратег { $seat } отримує { $points } ПО і лишає собі карту стратегії.
       *[taken] Як Стратег { $seat } отримує { $points } ПО і карту стратегії, тож обирає наступний конфлікт.
    }
}
term-v-can-settle = { $house ->
    [eagles] маєток на землі { $landscape }, яку тримають Орли
   *[roses] маєток на землі { $landscape }, яку тримають Троянди
}
term-v-can-lay = { $house ->
    [eagles] ще { $total }: тоді в Орлів буде { $strength }
   *[roses] ще { $total }: тоді у Троянд буде { $strength }
}
term-v-can-lay-nothing = лишити всі карти собі
term-v-can-discard = разом { $total }
term-v-can-pass = нічого не будувати
term-v-can-build = { $what ->
    [estate] новий маєток; де: { $places }
    [counting] нова контора; де: { $places }
   *[turn] перевернути свою будівлю; де: { $places }
}
term-v-where = { $where ->
    [own] ваша
    [aside] відкладена
    [gone] взята кимось перед вами або відкладена
    [left] відкладена вами
   *[passed] передана далі або відкладена
}
term-v-no-last = Немає конфлікту, який можна було б показати ще раз.
term-v-score = { $who ->
    [you] Ви: { $points } ПО і ще { $houses } × { $cards } = { $final }, якби гра скінчилася зараз
   *[other] { $seat }: { $points } ПО і ще { $houses } × { $cards } = { $final }, якби гра скінчилася зараз
}
term-v-score-why = Контори × карти припасів на руці, з яких рахують щонайбільше { $most }.
term-v-early-end = { $house ->
    [eagles] Усі дванадцять земель належать Орлам: гра закінчується достроково.
   *[roses] Усі дванадцять земель належать Трояндам: гра закінчується достроково.
}
term-v-final = Кінцевий підрахунок: контори × карти припасів на руці, з яких рахують щонайбільше { $most }.
term-v-final-row = { $who ->
    [you] Ви: { $points } + { $houses } × { $cards } = { $total } ПО
   *[other] { $seat }: { $points } + { $houses } × { $cards } = { $total } ПО
}
term-v-won = Ви перемогли: { $points } ПО!
term-v-shared = Ви ділите перемогу з { $others }: у кожного по { $points } ПО!
term-v-lost = { $number ->
    [1] Перемагає { $winners }, { $points } ПО; у вас { $own }.
   *[other] { $winners } ділять перемогу, по { $points } ПО; у вас { $own }.
}
term-v-rules-aim = Мета: набрати найбільше власних переможних очок (ПО). Ви служите Орлам або Трояндам, але лише доти, доки вам це вигідно.
term-v-rules-conflict = Раунд починається з конфлікту: той, у кого карта стратегії, обирає дві сусідні землі різних домів.
term-v-rules-choose = Починаючи з першого гравця, кожен потай лишає собі одну карту дії, а решту передає ліворуч. Ще до того одну карту відкладають, і її не бачить ніхто.
term-v-rules-supply = Тоді всі по черзі відкрито викладають від 0 до { $v-hand-limit } карт припасів.
term-v-rules-reveal = Карти дії відкривають. Зрадник одразу переходить до іншого дому. Сила дому — це сила його землі, усіх припасів, які виклали його гравці, та їхніх Дипломатів ({ $v-diplomat-2-strength } і { $v-diplomat-5-strength }).
term-v-rules-prize = Сильніший дім забирає землю іншого, і кожен його гравець отримує вказані на ній ПО: що більше переможців, то менше кожному. Зрадник отримує { $v-traitor-points } ПО, а Стратег { $v-strategist-points } ПО, хоч би хто переміг; у разі нічиєї очки отримують лише вони.
term-v-rules-build = Будівничий може поставити будівлю там, де її немає, або перевернути свою: маєток дає припаси, контора — ПО наприкінці гри (щонайбільше { $v-most-counting-houses }). Стратег бере карту стратегії.
term-v-rules-draw = Викладене йде у скид. Селянин бере { $v-farmer-draw } карти; інші — по 1 за кожен свій маєток на землі свого дому; Дипломат 2 дає ще { $v-diplomat-2-draw }. На руці вміщається { $v-hand-limit }: у кого було б більше, той спершу скидає.
term-v-rules-end = Гра закінчується після { $rounds ->
    [one] { $rounds } раунду
   *[other] { $rounds } раундів
}. Вона закінчиться раніше, якщо один дім здобуде всі дванадцять земель: тоді після добору карт у тому раунді.
term-v-rules-final = Наприкінці додають контори × карти припасів на руці (рахують щонайбільше { $v-counted-cards }). Перемагає той, у кого найбільше ПО; за рівності перемогу ділять.

## Поради

not-your-turn = зараз ходить не { $seat }
hint-title = { $who ->
    [you] Найкращі ходи та ваші шанси на перемогу:
   *[other] Найкращі ходи { $seat } та шанси на перемогу:
}
hint-hand-hidden = у цій позиції не вказано, що знає { $seat }, чий зараз хід: треба навести всі карти, які бачить { $seat }
hint-no-seat = «{ $text }» — немає такого місця; є { $seats }
term-help-hint = кілька найкращих ходів, кожен із вашими шансами на перемогу і поясненням

### What only the terminal says of Verräter. The pages do not fetch it.

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

### Verräter: what the pages say too.

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] Зрадник
    [farmer] Селянин
    [builder] Будівничий
    [strategist] Стратег
    [diplomat2] Дипломат 2
   *[diplomat5] Дипломат 5
}
v-kind = { $kind ->
    [wasteland] пустка
    [pasture] пасовище
    [river] річка
    [forest] ліс
    [village] село
   *[city] місто
}
v-landscape = { $kind ->
    [wasteland] { $number } (пустка)
    [pasture] { $number } (пасовище)
    [river] { $number } (річка)
    [forest] { $number } (ліс)
    [village] { $number } (село)
   *[city] { $number } (місто)
}
v-supply = { $number ->
    [1] карта припасів { $cards }
   *[other] карти припасів { $cards }
}
v-no-supply = жодної карти припасів

## Verräter: why a move is not allowed

v-wrong-step = { $step ->
    [settle] зараз треба поставити перший маєток
    [conflict] зараз треба покласти карту конфлікту
    [choose] зараз треба обрати карту дії
    [supply] зараз викладають припаси
    [build] зараз будує Будівничий
   *[discard] зараз треба скинути карти, перш ніж брати нові
}
v-first-is-estate = перша будівля — це маєток
v-not-your-building = на землі { $landscape } вашої будівлі немає
v-reserve-empty = усі ваші будівлі ({ $number }) вже стоять; одну з них можна перевернути
v-landscape-built = на землі { $landscape } вже є будівля
v-counting-houses = контор у гравця може бути не більш ніж { $number }
v-same-house = { $one } і { $two } — землі одного дому ({ $house }); конфлікт буває лише між різними домами
v-take-which = вкажіть, яку карту дії ви лишаєте собі
v-not-offered = карти «{ $card }» немає серед тих, що прийшли до вас: { $offered }
v-not-in-hand = цього немає у вас на руці: { $cards }; ваша рука: { $hand }
v-discard-number = { $number ->
    [one] спершу треба скинути рівно { $number } карту, а тоді взяти { $draw }
    [few] спершу треба скинути рівно { $number } карти, а тоді взяти { $draw }
    [many] спершу треба скинути рівно { $number } карт, а тоді взяти { $draw }
   *[other] спершу треба скинути рівно { $number } карти, а тоді взяти { $draw }
}

## The board: strengths, conflicts, what an action does

term-v-house = { $house ->
    [eagles] Орли
   *[roses] Троянди
}
term-v-action = { $card ->
    [traitor] Зрадник
    [farmer] Селянин
    [builder] Будівничий
    [strategist] Стратег
    [diplomat2] Дипломат 2
   *[diplomat5] Дипломат 5
}
term-v-to-win = { $number ->
    [1] виграш { $points } ПО
   *[other] по { $points } ПО
}
term-v-to-win-nobody = ніхто не служить
term-v-head-house = дім
term-v-head-points = ПО
term-v-head-strength = Сила
term-v-title-actions = Карти дії
term-v-title-supply = Карти припасів
term-v-supply-own = ваші
term-v-supply-laid = стіл
term-v-supply-known = чужі
term-v-reveal-won = { $house ->
    [eagles] Орли перемагають, { $strength }:{ $other }, і забирають у Троянд землю { $landscape }.
   *[roses] Троянди перемагають, { $strength }:{ $other }, і забирають в Орлів землю { $landscape }.
}
term-v-reveal-tie = Нічия, { $strength }:{ $strength }. Землі лишаються, як були, і очок за це не отримує ніхто.
term-v-reveal-nobody = { $house ->
    [eagles] Орлам ніхто не служить, тож очок за це не отримує ніхто.
   *[roses] Трояндам ніхто не служить, тож очок за це не отримує ніхто.
}
term-v-can-conflict = { $house ->
    [eagles] Орли — { $one }, сила { $base-one }; Троянди — { $two }, сила { $base-two }
   *[roses] Троянди — { $one }, сила { $base-one }; Орли — { $two }, сила { $base-two }
}
term-v-does-traitor = найперше змінити дім; { $v-traitor-points } ПО
term-v-does-farmer = узяти першим { $v-farmer-draw } карти, за маєтки — жодної
term-v-does-builder = поставити будівлю або перевернути свою
term-v-does-strategist = { $v-strategist-points } ПО; відтепер обирати конфлікти
term-v-does-diplomat2 = +{ $v-diplomat-2-strength } до сили; взяти ще { $v-diplomat-2-draw } карту
term-v-does-diplomat5 = +{ $v-diplomat-5-strength } до сили

## Advice: what speaks for a move of Verräter

advice-v-estate-inland = на землі вашого дому, далеко від межі
advice-v-estate-border = на землі вашого дому, біля межі, сила { $strength }
advice-v-estate-other = { $house ->
    [eagles] земля Орлів: даватиме карти, щойно ви їм служитимете або ваш дім її забере
   *[roses] земля Троянд: даватиме карти, щойно ви їм служитимете або ваш дім її забере
}
advice-v-counting = наприкінці 1 ПО за кожну карту на руці, щонайбільше { $most }; зараз у вас { $held }
advice-v-turn-idle = там зараз не дає карт; як контора дасть наприкінці до { $most } ПО
advice-v-turn-to-estate = знову дає карту щораунду, поки земля належить вашому дому
advice-v-build-nothing = ваші будівлі лишаються, як є
advice-v-conflict = { $lead ->
    [ahead] ваш дім там сильніший, { $own } проти { $other }
    [even] доми там однаково сильні, { $own } проти { $other }
   *[behind] ваш дім там слабший, { $own } проти { $other }
}; { $winners ->
    [1] перемога дає вам { $points } ПО
   *[other] перемога дає кожному по { $points } ПО
}
advice-v-conflict-estate = { $own } проти { $other }; після перемоги ваш маєток на землі { $landscape } опиниться у володіннях вашого дому
advice-v-traitor-stronger = { $house ->
    [eagles] перехід до Орлів, які там сильніші ({ $other } проти { $own }); { $points } ПО
   *[roses] перехід до Троянд, які там сильніші ({ $other } проти { $own }); { $points } ПО
}
advice-v-traitor = { $house ->
    [eagles] { $points } ПО і перехід до Орлів (там { $other } проти { $own })
   *[roses] { $points } ПО і перехід до Троянд (там { $other } проти { $own })
}
advice-v-farmer-room = { $number ->
    [one] бере { $number } карту припасів, і місце на руці є
    [few] бере { $number } карти припасів, і місце на руці є
   *[other] бере { $number } карт припасів, і місце на руці є
}
advice-v-farmer = { $number ->
    [one] бере { $number } карту припасів; на руці вміщається { $most }
    [few] бере { $number } карти припасів; на руці вміщається { $most }
   *[other] бере { $number } карт припасів; на руці вміщається { $most }
}
advice-v-builder-counting = контора може дати наприкінці до { $most } ПО
advice-v-builder-reserve = поставити будівлю із запасу (лишилося { $number }) або перевернути свою
advice-v-builder-turn = можна перевернути одну зі своїх будівель
advice-v-strategist = { $then ->
    [over] { $points } ПО, хоч би хто переміг
    [kept] { $points } ПО, і наступний конфлікт знову обираєте ви
   *[taken] { $points } ПО, і наступний конфлікт обираєте ви
}
advice-v-diplomat2 = +{ $bonus } до сили вашого дому ({ $own } проти { $other } до припасів) і ще карт: { $v-diplomat-2-draw }
advice-v-diplomat5 = +{ $bonus } до сили вашого дому: { $own } проти { $other } до припасів
advice-v-lay-more = збільшує перевагу: поки що { $own }:{ $other }
advice-v-lay-enough = рівно стільки, щоб вести: поки що { $own }:{ $other }
advice-v-lay-lead = виводить ваш дім уперед: поки що { $own }:{ $other }
advice-v-lay-even = зрівнює: поки що { $own }:{ $own }
advice-v-lay-others = скорочує відставання, { $own }:{ $other }; інші з вашого дому ще викладатимуть
advice-v-lay-behind = скорочує відставання: поки що { $own }:{ $other }
advice-v-keep-to-count = лишає карти для контор
advice-v-keep-ahead = ваш дім веде й так: поки що { $own }:{ $other }
advice-v-keep-hopeless = навіть уся рука не вивела б уперед: поки що { $most }:{ $other }
advice-v-keep = зберігає карти, поки що { $own }:{ $other }
advice-v-discard-lowest = { $number ->
    [1] найменша карта
   *[other] найменші карти
}
advice-v-discard = лишається: { $kept }

### Highlands українською.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } і { $last }

## What can be read, and what not

no-such-game = гри «{ $name }» немає; є такі: { $games }
no-such-move = «{ $text }» — не хід; ходи записують так: R7@3, joker@5, claim 3, draw clan або traitor G5@2>7
no-such-card = карти «{ $text }» у цій грі немає; карти записують так: R7, joker або banshee
no-card-to-lay = карту «{ $text }» не викладають на бік каменя
how-to-strategist = «{ $text }»: хід Стратега записують так: strategist G5@2>7 або strategist G5@2>discard
how-to-banshee = «{ $text }»: хід Банші записують так: banshee G5@2
how-to-traitor = «{ $text }»: хід Зрадника записують так: traitor G5@2>7, і забирає він лише карту клану
no-such-seat = місця { $seat } немає; усього місць: { $seats }, нумерація від 0
nothing-to-undo = немає ходу, який можна скасувати

## Options

option-unknown = параметра «{ $name }» немає
option-unreadable = «{ $text }» — не параметр цієї гри
option-twice = параметр «{ $name }» вказано двічі
option-range = { $name }: потрібне ціле число від { $low } до { $high }, а не { $value }
option-flag = { $name }: має бути true або false, а не { $value }
option-first = перший гравець — це 0 або 1, або за жеребом, а не { $value }
option-too-few-cards = карт у цій грі ({ $cards }) замало, щоб роздати двом по { $hand }

## Cards, stones, formations

clan-card = { $colour ->
    [red] червона
    [orange] помаранчева
    [yellow] жовта
    [green] зелена
    [blue] синя
   *[purple] фіолетова
} { $strength }
tactics-card = { $card ->
    [joker] Джокер
    [spy] Шпигун
    [shield] Щитоносець
    [blind] Засліплений здоровило
    [mud] Бій у багнюці
    [recruiter] Вербувальник
    [strategist] Стратег
    [banshee] Банші
   *[traitor] Зрадник
}
formation = { $formation ->
    [colour-run] «Одноколірний ряд» із сумою { $total }
    [of-a-kind] { $size ->
        [4] «Четвірка»
       *[other] «Трійка»
    } із сумою { $total }
    [colour] «Колір» із сумою { $total }
    [run] «Ряд» із сумою { $total }
   *[sum] «Сума» { $total }
}

## Why a stone can or cannot be claimed

claim-side-incomplete = { $missing ->
    [one] на вашому боці каменя { $stone } бракує ще { $missing } карти
   *[other] на вашому боці каменя { $stone } бракує ще { $missing } карт
}
claim-other-impossible = у вас { $own }, а невідомих карт лишилося замало, щоб заповнити інший бік
claim-tie-won = на обох боках { $own }, але ваш заповнено першим
claim-tie-lost = на обох боках { $own }, але інший заповнено першим
claim-stronger = ваш бік сильніший: у вас { $own }, навпроти { $other }
claim-weaker = інший бік сильніший: там { $other }, у вас { $own }
claim-proved = найкраще, що ще може скластися на іншому боці, — { $other } (якщо прийде { $cards }), і це не сильніше, ніж { $own }
claim-proved-first = найкраще, що ще може скластися на іншому боці, — теж { $own } (якщо прийде { $cards }), але ваш заповнено першим
claim-beatable = ще може прийти { $cards }: тоді там буде { $other }, а це сильніше, ніж { $own }
claim-at-start = у варіанті для досвідчених гравців камені захоплюють лише на початку ходу
claim-after-playing = камені захоплюють після того, як зіграно карту
claim-over = захоплення в цьому ході вже завершено

## Why a move is not allowed

game-is-over = гру закінчено
must-play = у вас є карта клану, яку можна викласти, тож пасувати не можна
wrong-step = { $step ->
    [play] зараз треба зіграти карту
    [claim] зараз можна захоплювати камені; щоб іти далі, введіть «done»
    [draw] зараз треба взяти карту: «draw clan» або «draw tactics»
    [recruit] з Вербувальником треба взяти ще { $left ->
        [one] { $left } карту
        [few] { $left } карти
        [many] { $left } карт
       *[other] { $left } карти
    }: «draw clan» або «draw tactics»
   *[return] після Вербувальника треба повернути ще { $left ->
        [one] { $left } карту
        [few] { $left } карти
        [many] { $left } карт
       *[other] { $left } карти
    }, наприклад «return R7»
}
not-in-hand = цієї карти немає у вас на руці: { $card }
no-recruiter = карти повертають лише з Вербувальником
return-which = вкажіть, яку карту ви повертаєте
no-tactics-variant = у цій грі немає карт тактики
one-joker = ви вже зіграли Джокера, а кожен може зіграти лише одного
too-many-tactics = зіграно карт тактики: ви — { $own }, суперник — { $other }; випереджати можна лише на одну
decks-empty = обидві колоди порожні, вербувати більше нікого
stone-claimed = камінь { $stone } уже захоплено
no-such-stone = каменя { $stone } у цій грі немає
no-room = на вашому боці каменя { $stone } немає місця: туди вміщається { $size ->
    [one] { $size } карта
    [few] { $size } карти
    [many] { $size } карт
   *[other] { $size } карти
}
not-on-own-side = на вашому боці межі такої карти немає: { $card }
not-on-other-side = на боці суперника за межею такої карти немає: { $card }
card-not-there = біля каменя { $stone } такої карти немає: { $card }
strategist-same-stone = Стратег переносить карту до іншого каменя

## Why a position is refused

position-first-line = позиція починається з назви гри, { $name }, та її варіантів
position-line = «{ $text }» — не рядок позиції
position-line-twice = «{ $text }» є двічі
position-value = «{ $text }» не читається як «{ $name }»
position-stone = камінь { $stone } не читається; його записують так: stone { $stone } mud: R1 joker / -
position-first = камінь { $stone }: де заповнено обидва боки, поставте ! після того, який заповнено першим
position-owner = камінь { $stone } не може належати гравцеві { $seat }: його бік не заповнено
position-owner-weaker = камінь { $stone } не може належати гравцеві { $seat }: іншу сторону не переможено
position-won = гравець { $seat } уже виграв раунд, тож ходити нікому
position-over-early = матч закінчується лише після останнього раунду
position-step = у цій позиції ніхто не може бути на кроці «{ $step }»
side-too-long = на один бік каменя { $stone } вміщається лише { $size ->
    [one] { $size } карта
    [few] { $size } карти
    [many] { $size } карт
   *[other] { $size } карти
}
card-twice = ця карта трапляється більш ніж раз: { $card }
mode-in-discard = ця карта лишається на камені й ніколи не йде у скид: { $card }
played-wrong = гравці не могли зіграти стільки карт тактики ({ $a } і { $b }): горілиць лежить { $number }, і ніхто не може випереджати на дві
jokers-wrong = у рядку «jokers» має бути вказано, хто зіграв Джокера: по одному гравцеві на кожного, що лежить горілиць ({ $number })
wrong-deck = карта лежить не в тій колоді
cards-do-not-add-up = { $sign ->
    [few] { $number ->
        [one] { $number } карти ніде немає
       *[other] { $number } карт ніде немає
    }
   *[many] { $number ->
        [one] є { $number } зайва карта
        [few] є { $number } зайві карти
        [many] є { $number } зайвих карт
       *[other] є { $number } зайвої карти
    }
}
knower-wrong = після відомої карти пишуть іншого гравця, який її знає, наприклад R7{"{"}A{"}"}
hand-too-large = у гравця { $seat } забагато карт на руці: можна щонайбільше { $limit }

## Why a record is refused

record-line = рядок { $line }: { $reason }
record-first-line = запис починається з «{ $text }»
record-unreadable = «{ $text }» — ні заголовок, ні хід
record-header-missing = бракує заголовка «{ $name }»
record-header-twice = заголовок «{ $name }» є двічі
record-beginning = не вдається розкласти початок: { $reason }
record-seed = зерно (seed) — це 64 шістнадцяткові цифри
record-needs-seed = у записі немає зерна (seed), а для цієї гри воно потрібне
record-seen = це те, що бачив один гравець, без прихованих карт: такий запис можна показати, але не відтворити
record-wrong-seat = зараз хід гравця { $seat }, а не { $written }
record-wrong-turn = це хід { $number }, а не { $written }
record-wrong-round = це раунд { $number }, а не { $written }
record-turn-over = «{ $text }» стоїть уже після кінця ходу
record-move = «{ $text }»: { $reason }
record-result = у записі сказано «{ $written }», а гра закінчується так: «{ $result }»

## The terminal

term-compiling = Highlands: готуємо правила, лише один раз, приблизно пів хвилини …
term-compiling-kernel = { $done } з приблизно { $total } … { $name }
term-welcome = Вітаємо у Високогір’ї: { $game }. Підказка — будь-коли: ?
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = У яку гру зіграємо?
term-number-between = Введіть число від { $low } до { $high } або просто Enter для того, що в дужках.
term-yes = так
term-no = ні
term-yes-or-no = Введіть { $yes } чи { $no } або просто Enter для того, що в дужках.
term-player-you = Ви
term-player-simple = Простий суперник
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

term-help-help = ця підказка
term-help-moves = усі дозволені ходи словами
term-help-board = показати стіл ще раз; досить і самого Enter
term-help-undo = скасувати свій останній хід з усім, що було після нього
term-help-rules = правила коротко
term-help-record = зберегти гру дотепер, як ви її бачили; або: record ФАЙЛ
term-help-quit = вийти

term-file-missing = Файлу { $path } немає.
term-file-unreadable = Не вдається прочитати { $path }: { $reason }.
term-file-not-text = { $path } — не текстовий файл.
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
term-choice-tactics = Тактичний варіант, з картами тактики
term-choice-expert = Варіант для досвідчених гравців: камені захоплюють лише на початку ходу
term-choice-tactics-expert = Тактичний варіант для досвідчених гравців
term-how-many-rounds = Скільки раундів?
term-who-begins = Хто починає?
term-starter-lot = вирішить жереб
term-starter-you = ви
term-starter-other = суперник

term-variant-tactics = тактика
term-variant-expert = для досвідчених
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
term-clan-deck = колода клану: { $number }
term-tactics-deck = колода тактики: { $number }
term-discard = скид:
term-discard-empty = скид порожній
term-unseen-title = ще не відкриті
term-unseen = ще не відкриті карти; у дужках — ті, що у вас на руці:
term-unseen-tactics = ще не відкриті карти тактики, разом із вашими:
term-known = { $deck ->
    [clan] у колоду клану ви поклали (у дужках — місце згори): { $cards }
   *[tactics] у колоду тактики ви поклали (у дужках — місце згори): { $cards }
}
term-known-place = { $card } ({ $place })

term-prompt-play = Ваш хід: викладіть карту до каменя, наприклад { $move }
term-prompt-pass = Ви не можете викласти карту клану: введіть pass
term-prompt-claim = { $number ->
    [one] Ви можете захопити камінь { $stones }: введіть { $move } або done, якщо не хочете
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
term-help-lay = викласти цю карту на свій бік цього каменя; замість R7@3 досить «r7 3». На боці вміщаються три карти, у Бою в багнюці — чотири
term-help-pass = жодної вашої карти клану не можна викласти
term-help-claim = захопити камінь 3; досить «c3» або «3». Захоплювати не обов’язково
term-help-done = більше не захоплювати і йти далі
term-help-clan = взяти карту клану
term-help-tactics = взяти карту тактики
term-help-return = покласти червону 7 під її колоду; досить «r7». Лише ви знатимете, де вона
term-help-joker = Джокер на вашому боці каменя 5 замінює будь-яку карту клану. За раунд можна зіграти лише одного
term-help-spy = Шпигун на вашому боці каменя 5 має силу 7 і будь-який колір
term-help-shield = Щитоносець на вашому боці каменя 5 має силу 1, 2 або 3 і будь-який колір
term-help-blind = Засліплений здоровило на камені 5: там для обох боків важить лише сума
term-help-mud = Бій у багнюці на камені 5: на кожному боці вміщаються чотири карти
term-help-recruiter = взяти три карти, потім покласти дві з руки під їхні колоди
term-help-strategist = перенести зелену 5 зі свого боку до каменя 7; «discard» замість 7 — скинути її
term-help-banshee = скинути зелену 5 з боку суперника біля незахопленого каменя
term-help-traitor = забрати карту клану, зелену 5, з боку суперника на свій бік каменя 7

term-told-lay = { $who ->
    [you] Ви викладаєте карту «{ $card }» до каменя { $stone }.
   *[other] Суперник викладає карту «{ $card }» до каменя { $stone }.
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
term-told-drawn = Вам прийшло: { $cards }.
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
    [row] Ви перемогли: три камені поспіль! Рахунок { $own }:{ $other }.
    [five] Ви перемогли: п’ять каменів! Рахунок { $own }:{ $other }.
    [more] Ви перемогли: у вас більше каменів! Рахунок { $own }:{ $other }.
   *[match] Ви виграли матч! Рахунок { $own }:{ $other }.
}
term-lost = { $how ->
    [row] Переміг суперник: три камені поспіль. Очки: у вас { $own }, у суперника { $other }.
    [five] Переміг суперник: п’ять каменів. Очки: у вас { $own }, у суперника { $other }.
    [more] Переміг суперник: у нього більше каменів. Очки: у вас { $own }, у суперника { $other }.
   *[match] Матч виграв суперник. Очки: у вас { $own }, у суперника { $other }.
}
term-drawn = Нічия, у кожного по { $own ->
    [one] { $own } очку
    [few] { $own } очки
    [many] { $own } очок
   *[other] { $own } очка
}.

term-can-lay = { $number ->
    [1] { $card } — до каменя { $stones }
   *[other] { $card } — до одного з каменів { $stones }
}
term-can-mode = { $number ->
    [1] { $card } — на камінь { $stones }
   *[other] { $card } — на один із каменів { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] Стратег переносить карту «{ $card }» від каменя { $stone } { $to }
    [banshee] Банші відправляє карту «{ $card }» від каменя { $stone } { $to }
   *[traitor] Зрадник переманює карту «{ $card }» від каменя { $stone } { $to }
}
term-may-recruiter = Вербувальник: узяти три, повернути дві
term-can-claim = захопити камінь { $stone }
term-may-done = більше не захоплювати
term-may-pass = пасувати
term-may-draw-clan = взяти карту клану
term-may-draw-tactics = взяти карту тактики
term-can-return = покласти під колоду: { $card }

term-why-which = Про який камінь ідеться? Наприклад: why 3. Є такі: { $stones }.
term-mode-blind = Засліплений здоровило: тут важить лише сума.
term-mode-mud = Бій у багнюці: по чотири карти на бік.
term-why-nothing = ще нічого
term-why-side = { $who ->
    [you] Ваш бік: { $cards }. { $best }
   *[other] Бік суперника: { $cards }. { $best }
}
term-best-is = Це { $formation }{ $readings }.
term-best-can = У найкращому разі буде { $formation }, якщо прийде { $cards }{ $readings }.
term-best-never = Його вже не заповнити: невідомих карт лишилося замало.
term-readings = {" "}({ $readings })
term-reading = { $card } як { $reading }
term-why-lead = { $lead ->
    [you] Якщо обидва боки складуться якнайкраще, сильніший ваш.
    [other] Якщо обидва боки складуться якнайкраще, сильніший у суперника.
   *[even] Якщо обидва боки складуться якнайкраще, вони рівні; виграє той, який заповнять першим.
}
term-why-claimed = { $who ->
    [you] Його захопили ви.
   *[other] Його захопив суперник.
}
term-why-yes = Ви можете захопити його, коли настане час, — { $reason }.
term-why-no = Ви не можете його захопити — { $reason }.
term-why-theirs = Суперник може його захопити: хай що прийде, той бік уже не перебити.

term-rules-aim = Мета: три камені поспіль або будь-які п’ять — і ви одразу перемагаєте.
term-rules-turn = Хід: зіграйте одну карту на свій бік незахопленого каменя (щонайбільше три карти на бік), захопіть те, що можете довести, і візьміть карту.
term-rules-claim = Захоплення: ваш бік має бути заповнений і сильніший за інший. Якщо інший ще не заповнено, то вже з самих відкритих карт має бути певно: хай що прийде, ваш бік не перебити.
term-rules-formations = Комбінації, від найсильнішої: Одноколірний ряд (один колір, сили поспіль), Трійка (однакова сила), Колір (один колір), Ряд (сили поспіль), Сума (будь-що інше).
term-rules-ties = Однакові комбінації: виграє більша сума; однакові суми: бік, який заповнено першим.
term-rules-match = Матч: переможець раунду отримує 5 переможних очок, переможений — по одному за кожен свій камінь; починаєте по черзі.
term-rules-expert = Для досвідчених гравців: камені захоплюють лише на початку ходу, до того як зіграти карту.
term-rules-tactics = Замість карти клану можна зіграти карту тактики, але щонайбільше на одну більше, ніж зіграв суперник. Карту берете з будь-якої колоди; на руці сім карт.
term-rules-troops = Елітні бійці лягають на ваш бік: Джокер (будь-яка карта; за раунд по одному на гравця), Шпигун (7 будь-якого кольору), Щитоносець (1, 2 або 3 будь-якого кольору). Чим саме вони є, вирішується на вашу користь, коли визначається доля каменя.
term-rules-modes = Бойові режими лягають на камінь і діють для обох боків: Засліплений здоровило (важить лише сума), Бій у багнюці (по чотири карти на бік).
term-rules-ruses = Виверти виконують і скидають: Вербувальник (узяти три, повернути дві), Стратег (перенести чи скинути свою карту), Банші (скинути карту суперника), Зрадник (забрати собі карту клану суперника).

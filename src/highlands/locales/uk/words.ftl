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
nothing-to-undo = немає ходу, який можна повернути

## Options

option-unknown = параметра «{ $name }» немає; є такі: { $options }
option-unreadable = «{ $text }» — не параметр цієї гри
option-twice = параметр «{ $name }» вказано двічі
option-range = { $name }: потрібне ціле число від { $low } до { $high }, а не { $value }
option-flag = { $name }: має бути true або false, а не { $value }
option-seat = { $name } — це місце від 0 до { $last } або за жеребом, а не { $value }
option-colours = кольори карт кланів, для зменшеної гри
option-stones = камені на межі, для зменшеної гри
option-hand = карти в руці, для зменшеної гри
option-landscapes = файл власної таблиці земель
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
joker-stays = ви вже зіграли Джокера, тож другий лишається у вас на руці до кінця раунду; поверніть іншу карту
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
position-owner-weaker = камінь { $stone } не може належати гравцеві { $seat }: інший бік не переможено
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
played-wrong = гравці не могли зіграти стільки карт тактики ({ $a } і { $b }): горілиць лежить { $number }, і ніхто не може випереджати більш ніж на { $st-tactics-lead }
jokers-wrong = у рядку «jokers» має бути вказано, хто зіграв Джокера: по одному гравцеві на кожного, що лежить горілиць ({ $number })
no-joker-wrong = { "{" }A!{ "}" } може стояти лише біля карти тактики в колоді: A вже зіграв Джокера й не міг повернути другого
joker-nowhere = для Джокера немає місця: його не може бути ні на руці, яку повертають повністю, ні серед карт із { "{" }A!{ "}" }
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
knower-impossible = карти в колоді чи в руці суперника знає лише той, хто зіграв Вербувальника, і щонайбільше { $st-recruiter-returns }
hand-too-large = у гравця { $seat } забагато карт на руці: можна щонайбільше { $limit }

## Why a record is refused

record-line = рядок { $line }: { $reason }
record-first-line = запис починається з «{ $text }»
record-unreadable = «{ $text }» — ні заголовок, ні хід
record-header-missing = бракує заголовка «{ $name }»
record-header-twice = заголовок «{ $name }» є двічі
record-header-misplaced = заголовок «{ $name }» не має місця в цьому записі
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

term-compiling = Highlands: готуємо правила й ботів, лише один раз, кілька хвилин …
term-compiling-kernel = { $done } з приблизно { $total } … { $name }
term-welcome = Вітаємо у Високогір’ї: { $game }. Довідка — будь-коли: ?
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = У яку гру зіграємо?
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

term-can-lay = { $number ->
    [1] { $card } — біля каменя { $stones }
   *[other] { $card } — біля одного з каменів { $stones }
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
term-may-recruiter = Вербувальник: узяти { $st-recruiter-draws }, повернути { $st-recruiter-returns }
term-can-claim = захопити камінь { $stone }
term-may-done = більше не захоплювати
term-may-pass = пасувати
term-may-draw-clan = взяти карту клану
term-may-draw-tactics = взяти карту тактики
term-can-return = покласти під колоду: { $card }

term-why-which = Про який камінь ідеться? Наприклад: why 3. Є такі: { $stones }.
term-mode-blind = Засліплений здоровило: тут важить лише сума.
term-mode-mud = Бій у багнюці: по { $st-mud-size } карти на бік.
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

## Verräter: moves and options that can't be read

v-no-such-move = «{ $text }» — не хід; ходи записують так: estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = «{ $text }» — не карта дії; є такі: traitor, farmer, builder, strategist, diplomat2 і diplomat5
v-no-such-supply = «{ $text }» — не карта припасів; є такі: { $cards }
v-too-many-alike = карт припасів { $card } у грі лише { $number }
v-no-neighbours = землі { $one } і { $two } — не сусідні
v-how-to-lay = карт припасів можна викласти не більш ніж { $most }: lay 3 3 5 або lay nothing
v-how-to-discard = карт припасів можна скинути від 1 до { $most }: discard 2 4
v-option-landscapes = landscapes: потрібен файл із таблицею земель, а не { $value }

## Verräter: the landscape table

v-landscapes-file = не вдається прочитати таблицю земель { $file }: { $reason }
v-landscapes-long = { $file } — задовгий файл як на таблицю земель
v-landscapes-toml = таблиця земель { $file } — не TOML: { $reason }
v-landscapes-line = { $file }, рядок { $line }: { $reason }
v-landscapes-no-section = бракує розділу [{ $kind }]
v-landscapes-missing = у розділі { $kind } бракує «{ $name }»
v-landscapes-unknown = «{ $name }» — зайве в таблиці земель
v-landscapes-number = { $name }: потрібне ціле число від 0 до { $high }, а не { $value }
v-landscapes-provenance = в { $name } перелічують назви чисел: base, I, II, III, IV
v-landscapes-rows = таблиця земель — це шість груп по п’ять чисел від 0 до { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] Зрадник
    [farmer] Селянин
    [builder] Будівничий
    [strategist] Стратег
    [diplomat2] Дипломат 2
   *[diplomat5] Дипломат 5
}
v-house = { $house ->
    [eagles] Орли
   *[roses] Троянди
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

## Verräter: positions

v-position-players = «{ $text }»: після verraeter пишуть players={ $fewest } або players={ $most }
v-position-seat = «{ $name }»: гравців лише { $players }
v-position-kinds = земель кожного виду має бути по дві, а виду «{ $kind ->
    [wasteland] пустка
    [pasture] пасовище
    [river] річка
    [forest] ліс
    [village] село
   *[city] місто
}» — { $number }
v-position-two-buildings = на землі { $landscape } стоять дві будівлі
v-position-buildings = у гравця { $seat } забагато будівель: можна щонайбільше { $number }, з них контор — { $counting }
v-position-step = у цій позиції гравець { $seat } не може бути на кроці «{ $step }»
v-position-over-early = гра закінчується лише після останнього раунду або коли всі землі належать одному дому
v-position-not-now = на цьому кроці рядка «{ $name }» бути не може
v-position-not-chosen = гравець { $seat } ще не обрав карти дії
v-position-action-twice = карта «{ $card }» трапляється двічі
v-position-face-up = карти дії лежать горілиць; вкажіть, яка з них у гравця { $seat }
v-position-no-builder = у гравця { $seat } немає Будівничого
v-position-one-observer = де є невідомі карти дії, можна вказати лише те, що бачив один гравець
v-position-saw = гравець { $seat } не міг бачити саме ці карти дії
v-position-too-many = карт припасів { $card } більше, ніж є у грі
v-position-known = на руці гравця { $seat } немає того, що всі про неї знають
v-position-earlier-piles = попередні колоди нумерують від 1, і їх щонайбільше { $most }
v-position-earlier-size = { $name }: скільки карт узято, не збігається з тим, скільки лишилося
v-position-half-known = у гравця { $seat } є невизначені карти (unsettled), тож його рука має бути відома повністю або лише настільки, наскільки її знають усі
v-position-origin = рука гравця { $seat } не узгоджується з тим, що взято з попередніх колод
v-position-pile = карт у колоді має бути { $number }, а записано { $written }
v-position-unsettled = невизначені карти (unsettled) гравця { $seat } не могли прийти з тих колод

## Verräter in the terminal

term-v-round-of = раунд { $round }/{ $rounds }
term-v-how-many = Скільки гравців?
term-v-players = { $number ->
    [one] { $number } гравець
    [few] { $number } гравці
    [many] { $number } гравців
   *[other] { $number } гравця
}
term-v-who-starts = Хто перший гравець у першому раунді?
term-v-name = { $who ->
    [you] ви
   *[other] { $seat }
}
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
term-v-to-win = { $number ->
    [1] виграш { $points } ПО
   *[other] по { $points } ПО
}
term-v-to-win-nobody = ніхто не служить
term-v-reckoned = { $card ->
    [traitor] ви Зрадник, тож уже пораховані за новий дім
    [diplomat2] вашого Дипломата 2 враховано
   *[diplomat5] вашого Дипломата 5 враховано
}
term-v-key = сила і ПО для 1·2·3·4 переможців
term-v-head-house = дім
term-v-head-points = ПО
term-v-head-hand = рука
term-v-head-laid = стіл
term-v-head-action = дія
term-v-head-reserve = запас
term-v-head-estates = добір
term-v-head-strength = Сила
term-v-mark-start = перший
term-v-mark-strategy = стратегія
term-v-your-supply = ваші припаси
term-v-your-action = ваша дія
term-v-offered = на вибір
term-v-title-actions = Карти дії
term-v-title-supply = Карти припасів
term-v-supply-all = усі
term-v-supply-own = ваші
term-v-supply-laid = стіл
term-v-supply-discard = скид
term-v-supply-known = чужі
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
term-v-reveal-won = { $house ->
    [eagles] Орли перемагають, { $strength }:{ $other }, і забирають у Троянд землю { $landscape }.
   *[roses] Троянди перемагають, { $strength }:{ $other }, і забирають в Орлів землю { $landscape }.
}
term-v-reveal-tie = Нічия, { $strength }:{ $strength }. Землі лишаються, як були, і очок за це не отримує ніхто.
term-v-reveal-nobody = { $house ->
    [eagles] Орлам ніхто не служить, тож очок за це не отримує ніхто.
   *[roses] Трояндам ніхто не служить, тож очок за це не отримує ніхто.
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
term-v-can-conflict = { $house ->
    [eagles] Орли — { $one }, сила { $base-one }; Троянди — { $two }, сила { $base-two }
   *[roses] Троянди — { $one }, сила { $base-one }; Орли — { $two }, сила { $base-two }
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
term-v-does-traitor = найперше змінити дім; { $v-traitor-points } ПО
term-v-does-farmer = узяти першим { $v-farmer-draw } карти, за маєтки — жодної
term-v-does-builder = поставити будівлю або перевернути свою
term-v-does-strategist = { $v-strategist-points } ПО; відтепер обирати конфлікти
term-v-does-diplomat2 = +{ $v-diplomat-2-strength } до сили; взяти ще { $v-diplomat-2-draw } карту
term-v-does-diplomat5 = +{ $v-diplomat-5-strength } до сили
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

## Bots of one's own

bot-unknown = бота «{ $name }» немає; є такі: { $names }; власного бота вказують як bots/mine.py:choose або cmd:node bot.js
bot-settings = «{ $name }» не можна створити з такими налаштуваннями; можливі такі: { $settings }
bot-no-settings = «{ $name }» не має налаштувань
bot-setting-unreadable = «{ $text }» — не налаштування; налаштування пишуть як temperature=0.3
bot-setting-range = { $name } має бути не менше за { $least }; { $value } не підходить
bot-file-missing = файлу { $path } немає
bot-unloadable = не вдалося завантажити { $place }: { $reason }
bot-name-missing = у { $place } немає нічого з назвою «{ $name }»
bot-not-one = «{ $name }» у { $place } — не бот; бот — це функція від observation, moves і seconds або клас із методом choose
bot-command-unreadable = «{ $text }» — не команда; її пишуть як cmd:node bot.js
bot-command-missing = програми «{ $program }» немає
bot-answer-unreadable = бот відповідає одним із дозволених ходів, його текстом або його номером
bot-answer-range = ходи мають номери від 0 до { $last }
bot-fault = { $kind ->
    [illegal] бот не дав дозволеного ходу: { $details }
    [exception] бот зазнав збою: { $details }
    [timeout] бот не вклався в час: { $details }
   *[unreachable] з програмою бота неможливо порозумітися: { $details }
}

## Advice: what speaks for a move of Schotten Totten

advice-kind = { $formation ->
    [colour-run] «Одноколірний ряд»
    [of-a-kind] { $size ->
        [4] «Четвірка»
       *[other] «Трійка»
    }
    [colour] «Колір»
    [run] «Ряд»
   *[sum] «Сума»
}
advice-wins = { $number ->
    [1] виграє раунд: можна захопити камінь { $stones }
   *[other] виграє раунд: можна захопити камені { $stones }
}
advice-completes-claim = складається { $own }: камінь { $stone } можна захопити одразу
advice-proves = { $when ->
    [now] відкрито карту ({ $card }), і тому камінь { $stone } можна захопити одразу
   *[later] відкрито карту ({ $card }), і тому наступного ходу камінь { $stone } можна захопити, якщо нічого не зміниться
}
advice-makes-claimable = { $when ->
    [now] камінь { $stone } можна захопити одразу
   *[later] наступного ходу камінь { $stone } можна захопити, якщо нічого не зміниться
}
advice-unbeatable = складається { $own }, і жодні карти клану, що ще можуть прийти, цього не переб’ють
advice-hand-blocks = складається { $own }; те, що могло б це перебити, — у вас на руці
advice-only = складається { $own }; перебити може лише { $kind }
advice-only-higher = складається { $own }; перебити може лише те саме з більшою сумою
advice-beatable = складається { $own }; найкраще, що ще може скластися навпроти, — { $other }
advice-lost = карта для каменя { $stone }, де наразі вже нічого не виграти
advice-gives-up = камінь { $stone } віддано: у суперника там { $other }
advice-in-hand = може скластися { $own }; на руці для цього є { $cards }
advice-winning-cards = камінь { $stone } ще можна виграти; підійде: { $cards }
advice-winning-number = { $number ->
    [one] камінь { $stone } ще можна виграти: підійде { $number } карта
    [few] камінь { $stone } ще можна виграти: підійдуть { $number } карти
   *[other] камінь { $stone } ще можна виграти: підійдуть { $number } карт
}
advice-towards-cards = мета — { $kind }; підійде: { $cards }
advice-towards-number = { $number ->
    [one] мета — { $kind }; підійде { $number } карта
    [few] мета — { $kind }; підійдуть { $number } карти
   *[other] мета — { $kind }; підійдуть { $number } карт
}
advice-keeps-open = біля каменя { $stone } лишається можливою комбінація { $kind }
advice-begins-with = початок біля каменя { $stone }; на руці пасує { $cards }
advice-begins-strong = початок біля каменя { $stone } із сильної карти
advice-begins = початок біля каменя { $stone }; там можлива комбінація { $kind }
advice-adds = сума біля каменя { $stone } стає { $total }
advice-blind-formation = суперник мав комбінацію { $other }, та біля каменя { $stone } тепер важить лише сума
advice-blind-hope = біля каменя { $stone } суперник уже не складе комбінації { $kind }
advice-sums = біля каменя { $stone } важить лише сума: поки що { $own } проти { $other }
advice-mud-opens = камінь { $stone } знову відкритий: суперник мав комбінацію { $other }, а тепер йому бракує карти
advice-mud = четверта карта для обох боків каменя { $stone }
advice-recruiter = пошук кращих карт: узяти { $number }, повернути { $returned }
advice-frees = біля каменя { $stone } стає можливою комбінація { $kind }
advice-clears = ця карта йде з вашого боку каменя { $stone }: { $card }
advice-breaks = руйнує те, що суперник мав біля каменя { $stone }: { $other }
advice-lowers = найкраще, що суперник тепер може скласти біля каменя { $stone }, — { $other }
advice-takes-away = ця карта йде з боку суперника біля каменя { $stone }: { $card }
advice-claim-wins = { $how ->
    [row] виграє раунд: { $st-adjacent-to-win } камені поспіль
   *[stones] виграє раунд: { $st-stones-to-win } каменів
}
advice-claim-blocks = захоплює камінь, якого суперникові бракує для { $st-adjacent-to-win } поспіль
advice-claim-last = захоплює камінь; із каменем { $stone } буде { $st-adjacent-to-win } поспіль
advice-claim = { $number ->
    [1] захоплює камінь: перший із { $needed }
   *[other] захоплює камінь: { $number } із { $needed }
}
advice-done-inviting = { $number ->
    [1] чекає: суперник ще може викладати карти біля каменя { $stones }
   *[other] чекає: суперник ще може викладати карти біля каменів { $stones }
}
advice-done = { $number ->
    [1] поки що не захоплює камінь { $stones }
   *[other] поки що не захоплює камені { $stones }
}
advice-draw-clan-limit = карту тактики не можна зіграти, доки суперник не зіграє свою
advice-draw-clan-few = { $number ->
    [0] на руці немає карт клану
    [one] на руці лише { $number } карта клану
    [few] на руці лише { $number } карти клану
   *[other] на руці лише { $number } карт клану
}
advice-draw-clan = комбінації складають із карт клану
advice-draw-tactics = наступного ходу обмеження дозволяє зіграти карту тактики
advice-draw-tactics-later = на потім: зіграти можна, коли суперник зіграє карту тактики
advice-return-limit = її не можна зіграти, доки суперник не зіграє карту тактики
advice-return-misfit = не пасує до жодного з розпочатих вами боків
advice-return-weak = слабшої карти клану на руці немає
advice-return = іде під колоду, і суперник не бачить, яка це карта
advice-pass = жодної карти клану викласти не можна
advice-pass-saves = зберігає карти тактики; жодної карти клану викласти не можна
advice-pass-ends = завершує раунд: спасували обоє

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

## The arena

arena-too-few-bots = Для змагання потрібно щонайменше два боти.
arena-sprt-two-bots = Послідовний тест порівнює лише двох ботів.
arena-sprt-unreadable = «{ $text }» — це не дві різниці Ело, спершу менша, як-от 0,20
arena-worker-died = Процеси, що грають, завершуються, не зігравши нічого (код виходу { $code }); можливо, причину сказано в потоці помилок.
arena-file-exists = Файл { $path } уже є. Дайте іншу назву через --out або продовжте змагання через --resume.
arena-file-unwritable = Не вдається записати файл { $path }: { $reason }.
arena-file-unreadable = Не вдається прочитати файл { $path }: { $reason }.
arena-file-no-ledger = Файл { $path } не починається зі змагання: { $reason }.
arena-file-format = Файл { $path } має формат { $format }; ця версія знає лише { $known }.
arena-file-line = Рядок { $line } у { $path } — не партія: { $reason }.
arena-resume-differs = Змагання в { $path } почато за інших умов. У «{ $name }» там { $there }, а тепер було б { $asked }.
arena-begins = На арені: { $bots }; зерно { $seed }. Партії зберігаються в { $path }.
arena-progress = { $done } з { $games } партій: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[many] { $deals } роздач
}
arena-caption = Результат: частка перемог на місце з 95-відсотковим інтервалом за роздачами; рівна частка — { $share } %. + перемоги, = нічиї або спільні перемоги, − поразки; мс: час на рішення.
arena-head = { $column ->
    [bot] Бот
    [played] Зіграно
    [results] + = −
    [score] Результат (95 %)
    [elo] Ело (95 %)
    [rating] Рейтинг (95 %)
    [decisions] Рішення
    [time] мс (макс.)
   *[faults] Збої
}
arena-fault-kind = { $kind ->
    [illegal] недозволений хід
    [exception] помилка
    [timeout] надто повільно
   *[unreachable] недоступний
}
arena-fault = Партія { $game }, програв { $bot } на місці { $seat }: { $kind }: { $details }
arena-more-faults = Ще { $number ->
    [one] { $number } збій
    [few] { $number } збої
   *[many] { $number } збоїв
}: див. { $path }
arena-test = { $status ->
    [h0] Тест приймає { $elo0 } Ело, а не { $elo1 },
    [h1] Тест приймає { $elo1 } Ело, а не { $elo0 },
   *[continue] Тест між { $elo0 } і { $elo1 } Ело не дав висновку
} після { $deals ->
    [one] { $deals } роздачі
   *[other] { $deals } роздач
} (LLR { $llr }; межі ±{ $bound }).
arena-aside = Зіграно ще { $games ->
    [one] { $games } партію; вона збережена, але не рахується, бо її роздача неповна або йде після висновку.
    [few] { $games } партії; вони збережені, але не рахуються, бо їхні роздачі неповні або йдуть після висновку.
   *[many] { $games } партій; вони збережені, але не рахуються, бо їхні роздачі неповні або йдуть після висновку.
}
arena-interrupted = Перервано; усі завершені партії збережено. Щоб продовжити: { $command }
arena-plot-pair = { $one } проти { $other }: результат { $one }
arena-plot-many = Результат кожного бота з 95-відсотковим інтервалом
arena-plot-games = партії
arena-plot-even = рівна частка

## Рівні

level-shepherd = Пастух
level-shepherd-about = лагідний; не бачить далі наступної карти
level-clansman = Член клану
level-clansman-about = знає гру, але помиляється
level-warrior = Воїн
level-warrior-about = добре оцінює кожен хід
level-chieftain = Вождь
level-chieftain-about = думає наперед; найсильніший
term-level-choice = { $name }: { $about }
term-which-level = Наскільки сильними мають бути суперники?

## Поради

not-your-turn = зараз ходить не { $seat }
hint-title = { $who ->
    [you] Найкращі ходи та ваші шанси на перемогу:
   *[other] Найкращі ходи { $seat } та шанси на перемогу:
}
hint-hand-hidden = у цій позиції не вказано, що знає { $seat }, чий зараз хід: треба навести всі карти, які бачить { $seat }
hint-no-seat = «{ $text }» — немає такого місця; є { $seats }
term-help-hint = кілька найкращих ходів, кожен із вашими шансами на перемогу і поясненням
term-percent = { NUMBER($number, maximumFractionDigits: 1) } %

## Розбір

review-running = розбирають лише завершену гру, а ця ще триває
review-analysing = Розглядаємо кожне рішення …
review-title = { $game }, розбір: { $result }
review-turning-title = Переломні моменти
review-no-turning = Немає: жодне рішення не коштувало багато.
review-better = краще: { $move } ({ $chance }), { $reason }
review-decisions-title = Усі рішення
review-head-turn = хід
review-head-move = зіграно
review-head-chance = шанси
review-head-grade = оцінка
review-head-better = краще було
review-grade = { $grade ->
    [best] найкращий
    [good] добрий
    [inaccuracy] неточність
    [mistake] помилка
   *[blunder] груба помилка
}
review-forced = без вибору
review-players-title = Гравці
review-head-player = гравець
review-head-decisions = рішень
review-head-best = найкращих ходів
review-head-loss = втрата в середньому
review-head-inaccuracies = неточності
review-head-mistakes = помилки
review-head-blunders = грубі помилки
review-saved = Записано: { $path }
review-plot-title = { $game }: шанси на перемогу
review-plot-round = раунд { $round }
review-plot-turns = ходи; точка — переломний момент
review-plot-turning = Хід { $turn }, { $seat }: { $move }; краще було { $better }

# The server

server-over = гру закінчено
server-not-over = гру ще не закінчено
server-not-begun = гра почнеться, коли всі сядуть за стіл
server-stale = стіл тим часом змінився
server-too-late = час вийшов
server-name-unreadable = ім’я має щонайменше одну літеру й жодних керівних символів
server-undo-seen = нічого не можна повернути: після свого останнього ходу ви вже побачили щось нове
server-bots-play-on = боти воліють грати далі
server-asked-already = уже є запитання; спершу відповідь на нього
server-nothing-asked = жодного запитання немає
server-no-hints = за цим столом немає підказок
server-no-table = такого столу немає, або це посилання не до нього
server-seat-taken = це місце вже зайняте, а запрошення діє лише для однієї людини. Якщо це були ви, продовжуйте там, де сіли за стіл, або скопіюйте там посилання на своє місце (у меню столу)
server-secret-known = кожному місцю потрібен новий власний секрет
server-wrong-share = це не та частка роздачі, яку обіцяли для цього місця
server-newer-table = цьому столу потрібна новіша версія сервера; спробуйте за мить ще раз
server-no-review = ніхто не просив розбору цієї гри
server-wrong-seats = у цій грі місць: { $seats }
server-nobody = щонайменше одне місце — для людини
server-no-level = рівня «{ $name }» немає; є: { $levels }
server-no-language = є такі мови: { $languages }
server-unreadable = повідомлення неможливо прочитати
server-protocol = цей сервер використовує версію { $version } протоколу; оновіть сторінку
server-too-fast = не так швидко: спробуйте за мить ще раз
server-too-many = ви вже створили багато столів; зачекайте трохи з наступним
server-spectator = глядачі лише дивляться
server-busy = зараз багато роботи; спробуйте пізніше
server-foreign = це надійшло зі сторінки іншого сайту
server-other-host = сервер не відповідає на цю назву; той, хто ним опікується, може дозволити її через --host-name
server-no-page = тут нічого немає
server-no-method = тут цього зробити не можна
server-too-large = повідомлення задовге
server-failed = на сервері щось пішло не так; стіл такий, як був
server-store-failed = базу даних сервера не вдається прочитати або записати
preview-app = Schotten Totten і Verräter: дві карткові гри із шотландського Високогір’я, з друзями чи проти ботів. Обліковий запис не потрібен.
preview-invitation = Стіл для { $game }: відкрийте посилання, щоб грати або спостерігати. Обліковий запис не потрібен.
preview-running = Тут грають у { $game }: відкрийте посилання, щоб спостерігати.
preview-finished = Завершена партія { $game }: її можна переглянути хід за ходом.
serve-ready = Highlands працює на { $address }
serve-running = Highlands уже працює за адресою { $address }
serve-stop = Ctrl+C зупиняє; ваші партії збережуться.
serve-cannot-listen = Highlands не може слухати на { $address }: { $reason }.
serve-no-proxy = Це не адреса й не мережа проксі: { $reason }. Укажіть, наприклад, 127.0.0.1 або 10.0.0.0/8.
serve-database = ігри зберігаються в { $database }
record-commitment = зерно не відповідає зобов’язанню, показаному перед грою
record-shares = зерно складене не з тих часток, які гравці обіцяли перед роздачею
term-commitment-good = колоду перемішано так, як було обіцяно перед грою
term-shares-good = кожен гравець мав частку в роздачі: ні сервер, ні будь-хто з гравців поодинці не міг обрати карти
backup-done = копія у файлі { $file }
restore-done = столи відновлено з { $file }

## База даних

store-one-process = SQLite розрахована на один процес. Для кількох процесів потрібна PostgreSQL: --database postgresql+asyncpg://user@host/name.
store-url = Такого виду бази даних немає. Вкажіть sqlite+aiosqlite:///шлях/до/файлу або postgresql+asyncpg://користувач@комп’ютер/назва.
store-unreachable = Базу даних неможливо використати: { $reason }.
store-in-use = На цій базі даних уже працює сервер ({ $path }). Файл SQLite призначений для одного сервера; для кількох візьміть PostgreSQL.
store-newer = База даних походить із новішої версії Highlands. Установіть її.
store-older = База даних походить із ранньої версії Highlands для розробників, яку ця версія не може прочитати; у ній нічого не змінено. Перемістіть її або оберіть іншу за допомогою --database.
store-other-version = База даних походить з іншої версії Highlands. Один раз запустіть сервер цієї версії, який її оновить, або скористайтеся тією.
store-file-exists = Файл { $path } вже існує. Вкажіть іншу назву.
store-no-backup = { $path } не є резервною копією Highlands: { $reason }.
store-not-empty = У цій базі даних уже є столи. Резервну копію можна відновити лише в порожню.
## Бібліотеки, потрібні лише декому
extra-missing = Для цього потрібна бібліотека { $library }, а її не встановлено: pip install '{ $extra }'

## Дані партій бота із самим собою
selfplay-begins = Партії { $bot } із самим собою; зерно { $seed }. Поки файл не записано, вони зберігаються в { $path }.
selfplay-progress = { $done } з { $games } партій
selfplay-writes = Записується { $path } …
selfplay-written = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, рішень: { $decisions }: { $path }
selfplay-no-file = Вкажіть через --out, куди записати дані, або продовжте через --resume.
selfplay-broken = Партію із зерном { $seed } правила не дозволяють: хід { $move } зробити не можна.
## Середовища
env-illegal = дію { $action } у грі { $row } виконати не можна: { $reason }
env-no-such-action = «{ $action }» — не дія; дії — це цілі числа від 0 до { $last }
env-opponents = суперників у грі на { $seats } гравців має бути { $needed }, а не { $given }

## Будь-яка гра: що кажемо, коли гра не має власних слів
action-unreadable = «{ $text }» — не хід; ходи такі: { $actions }
action-illegal = { $text } зараз неможливо
position-impossible = жодна гра не дійде до такої позиції
advice-search = його обирає пошук
plain-player = { $who ->
    [you] ви
   *[other] гравець { $seat }
}
plain-begins = { $who ->
    [you] ви починаєте
   *[other] починає гравець { $seat }
}
plain-moved = { $who ->
    [you] ви: { $move }
   *[other] гравець { $seat }: { $move }
}
plain-prompt = ваш хід, наприклад { $move }
plain-legal-move = зараз можливо
plain-rules = правил гри { $game } тут немає; «moves» показує, що можливо
plain-over = { $how ->
    [won] ви виграли
    [lost] ви програли
   *[drawn] нічия
}: { $points }

### Schotten Totten: what the pages say too.

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

## The board: decks, what can be laid, why a stone is whose

joker-nowhere = для Джокера немає місця: його не може бути ні на руці, яку повертають повністю, ні серед карт із { "{" }A!{ "}" }
term-clan-deck = колода клану: { $number }
term-tactics-deck = колода тактики: { $number }
term-known = { $deck ->
    [clan] у колоду клану ви поклали (у дужках — місце згори): { $cards }
   *[tactics] у колоду тактики ви поклали (у дужках — місце згори): { $cards }
}
term-known-place = { $card } ({ $place })
term-can-lay = { $number ->
    [1] { $card } — біля каменя { $stones }
   *[other] { $card } — біля одного з каменів { $stones }
}
term-may-draw-clan = взяти карту клану
term-may-draw-tactics = взяти карту тактики
term-mode-blind = Засліплений здоровило: тут важить лише сума.
term-mode-mud = Бій у багнюці: по { $st-mud-size } карти на бік.
term-why-nothing = ще нічого
term-best-is = Це { $formation }{ $readings }.
term-best-can = У найкращому разі буде { $formation }, якщо прийде { $cards }{ $readings }.
term-best-never = Його вже не заповнити: невідомих карт лишилося замало.
term-readings = {" "}({ $readings })
term-reading = { $card } як { $reading }
term-why-yes = Ви можете захопити його, коли настане час, — { $reason }.
term-why-no = Ви не можете його захопити — { $reason }.
term-why-theirs = Суперник може його захопити: хай що прийде, той бік уже не перебити.

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
   *[stones] виграє раунд: { $number ->
       [one] { $number } камінь
       [few] { $number } камені
      *[other] { $number } каменів
   }
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

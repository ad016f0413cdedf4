### Поле гри Verräter у браузері, українською.

circle-title = Коло земель

## На що чекає стіл

circle-you-settle = Ваш перший маєток: торкніться землі без будівлі
circle-you-conflict = Де битися домам? Торкніться позначеної межі
circle-you-choose = Лишіть собі одну карту дії; решта піде далі
circle-you-supply = { $house ->
    [eagles] Викладіть припаси за Орлів або нічого
   *[roses] Викладіть припаси за Троянди або нічого
}
circle-you-build = Ви Будівничий: торкніться землі або нічого не будуйте
circle-you-discard = { $reason ->
    [farmer] Селянин дає карт: { $draw }
    [estates] Ваші маєтки дають карт: { $draw }
   *[diplomat] Дипломат 2 дає карт: { $draw }
}, а на руці вміщається { $v-hand-limit }. Спершу скиньте { $number ->
    [one] { $number } карту
    [few] { $number } карти
   *[other] { $number } карт
}
circle-waits-settle = { $name } ставить перший маєток
circle-waits-conflict = { $name } обирає конфлікт
circle-waits-choose = { $name } обирає карту дії
circle-waits-supply = { $name } викладає припаси
circle-waits-build = { $name } має Будівничого і може будувати
circle-waits-discard = { $number ->
    [one] { $name } скидає { $number } карту
    [few] { $name } скидає { $number } карти
   *[other] { $name } скидає { $number } карт
}
circle-over = Гру закінчено
circle-recent = Що сталося
circle-hints = Підказки

## Землі та будівлі

circle-landscape = { $landscape }, { $house }, сила { $base }
circle-in-conflict = у конфлікті
circle-can-build = Тут можна будувати
circle-building = { $kind ->
    [estate] Маєток
   *[counting] Контора
}
circle-building-of = { $kind ->
    [estate] маєток ({ $name })
   *[counting] контора ({ $name })
}
circle-building-here = будівля
circle-no-building = немає
circle-prize-table = Переможні очки кожному переможцеві, коли землю завойовано, за числом переможців
circle-winners = { $number ->
    [one] { $number } переможець
    [few] { $number } переможці
   *[other] { $number } переможців
}
circle-conflict-means = { $house ->
    [eagles] У конфлікті тут Орли починають із силою { $base }. Якщо програють, земля переходить до Троянд, а переможці отримують очки.
   *[roses] У конфлікті тут Троянди починають із силою { $base }. Якщо програють, земля переходить до Орлів, а переможці отримують очки.
}
circle-estate-means = Маєток щораунду дає власникові карту припасів, поки земля належить дому, якому той служить.
circle-counting-means = Контора наприкінці гри дає власникові по 1 ПО за кожну карту припасів на руці, щонайбільше { $v-counted-cards }. Чия це земля — байдуже.
circle-rules = У правилах

## Будівництво

circle-build-turn = { $kind ->
    [estate] Перевернути на маєток
   *[counting] Перевернути на контору
}
circle-build-nothing = Нічого не будувати
circle-elsewhere = Деінде

## Гравці та їхні карти

circle-points = { $points } ПО
circle-hand-number = { $number ->
    [0] жодної карти припасів на руці
    [one] { $number } карта припасів на руці
    [few] { $number } карти припасів на руці
   *[other] { $number } карт припасів на руці
}
circle-reserve = { $number ->
    [0] жодної будівлі в запасі
    [one] { $number } будівля в запасі
    [few] { $number } будівлі в запасі
   *[other] { $number } будівель у запасі
}
circle-estate-draw = маєтки дають зараз карт: { $number }
circle-final-now = кінцевий підрахунок зараз: +{ $points }
circle-start = перший гравець
circle-strategy = має карту стратегії
circle-action-hidden = закрита карта дії
circle-your-hand = Ваша рука
circle-hand-of = Рука: { $name }
circle-hand-empty = Жодної карти припасів
circle-supply-card = карта припасів { $card }
circle-supply-hidden = невідома карта припасів
circle-laid = Викладено
circle-laid-by = { $name }: { $card }

## Карти дії

circle-offered = Карти дії, що прийшли до вас
circle-actions-about = Про карти дії
circle-card-kept = її ви лишаєте собі
circle-card-seen = приходила до вас
circle-card-unseen = не приходила до вас

## Припаси і сила

circle-lay = { $number ->
    [1] Викласти { $cards }
   *[other] Викласти { $cards } = { $total }
}
circle-lay-nothing = Нічого не викладати
circle-discard = Скинути { $cards }
circle-discard-more = Оберіть { $number ->
    [one] { $number } карту
    [few] { $number } карти
   *[other] { $number } карт
} ({ $chosen }/{ $number })
circle-strength = земля { $base }, припаси { $supply }, Дипломати { $diplomats }
circle-unknown = Дипломати і Зрадник іще закриті й можуть це змінити.
circle-reckoned = { $card ->
    [traitor] Ви Зрадник, тож уже пораховані за новий дім. Решта карт закриті.
    [diplomat2] Вашого Дипломата 2 враховано. Решта карт закриті.
   *[diplomat5] Вашого Дипломата 5 враховано. Решта карт закриті.
}
circle-piles = у колоді { $pile }, у скиді { $discard }
circle-discarded = скид
circle-unseen = невідомі
circle-unseen-means = Невідомі: у колоді або на чужій руці.

## Як пройшов конфлікт

circle-last = останній конфлікт
circle-how = Як пройшов останній конфлікт?
circle-how-round = Як пройшов конфлікт раунду { $round }?
circle-reveal-title = Раунд { $round }: { $one } – { $two }
circle-reveal-laid = Із землями та припасами: в Орлів { $eagles }, у Троянд { $roses }.
circle-reveal-turned = Карти дії відкривають.
circle-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] Ви Зрадник і переходите до Орлів
       *[roses] Ви Зрадник і переходите до Троянд
    }
   *[other] { $house ->
        [eagles] { $name } — Зрадник і переходить до Орлів
       *[roses] { $name } — Зрадник і переходить до Троянд
    }
}{ $total ->
    [0] .
   *[other] , із припасами на { $total }.
}
circle-reveal-diplomat = { $who ->
    [you] { $house ->
        [eagles] Ваш Дипломат додає Орлам { $bonus }.
       *[roses] Ваш Дипломат додає Трояндам { $bonus }.
    }
   *[other] { $house ->
        [eagles] { $name }: Дипломат додає Орлам { $bonus }.
       *[roses] { $name }: Дипломат додає Трояндам { $bonus }.
    }
}
circle-reveal-prize = { $number ->
    [1] Єдиний переможець, { $winners }: { $points } ПО.
   *[other] Переможців { $number } ({ $winners }): по { $points } ПО.
}
circle-reveal-bonus = { $who ->
    [you] { $card ->
        [traitor] Ви як Зрадник: ще { $points } ПО.
       *[strategist] Ви як Стратег: ще { $points } ПО.
    }
   *[other] { $card ->
        [traitor] { $name } як Зрадник: ще { $points } ПО.
       *[strategist] { $name } як Стратег: ще { $points } ПО.
    }
}
circle-reveal-no-points = Очок не отримує ніхто.
circle-step-next = Далі
circle-step-back = Назад
circle-go-on = Грати далі

## Рахунок

circle-scores = Рахунок за раундами
circle-round = Раунд
circle-no-conflicts = Жодного конфлікту ще не вирішено.
circle-final = Кінцевий підрахунок
circle-final-preview = Кінцевий підрахунок, зараз
circle-final-means = Кінцевий підрахунок: контори × карти припасів на руці, з яких рахують щонайбільше { $v-counted-cards }.

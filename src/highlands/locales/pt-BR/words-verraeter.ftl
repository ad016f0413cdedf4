### Verräter: what the pages say too.

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] o Traidor
    [farmer] o Fazendeiro
    [builder] o Construtor
    [strategist] o Estrategista
    [diplomat2] o Diplomata 2
   *[diplomat5] o Diplomata 5
}
v-kind = { $kind ->
    [wasteland] ermo
    [pasture] pasto
    [river] rio
    [forest] floresta
    [village] aldeia
   *[city] cidade
}
v-landscape = { $kind ->
    [wasteland] { $number } (ermo)
    [pasture] { $number } (pasto)
    [river] { $number } (rio)
    [forest] { $number } (floresta)
    [village] { $number } (aldeia)
   *[city] { $number } (cidade)
}
v-supply = { $number ->
    [1] a carta de suprimento { $cards }
   *[other] as cartas de suprimento { $cards }
}
v-no-supply = nenhuma carta de suprimento

## Verräter: why a move is not allowed

v-wrong-step = { $step ->
    [settle] agora é hora de colocar o primeiro solar
    [conflict] agora é hora de pôr a carta de conflito
    [choose] agora é hora de escolher uma carta de ação
    [supply] agora é hora de pôr suprimentos
    [build] agora é hora de o Construtor construir
   *[discard] agora é hora de descartar, antes da compra
}
v-first-is-estate = a primeira construção é um solar
v-not-your-building = você não tem construção no território { $landscape }
v-reserve-empty = suas { $number } construções já estão na mesa; você pode virar uma delas
v-landscape-built = já há uma construção no território { $landscape }
v-counting-houses = ninguém pode ter mais de { $number } bancos
v-same-house = { $one } e { $two } são da mesma casa, { $house }; o conflito é entre casas diferentes
v-take-which = diga com qual carta de ação você fica
v-not-offered = { $card } não está entre as cartas que chegaram até você: { $offered }
v-not-in-hand = você não tem { $cards }; na sua mão: { $hand }
v-discard-number = { $number ->
    [1] descarte exatamente uma carta antes de comprar { $draw }
   *[other] descarte exatamente { $number } cartas antes de comprar { $draw }
}

## The board: strengths, conflicts, what an action does

term-v-house = { $house ->
    [eagles] Águias
   *[roses] Rosas
}
term-v-action = { $card ->
    [traitor] Traidor
    [farmer] Fazendeiro
    [builder] Construtor
    [strategist] Estrategista
    [diplomat2] Diplomata 2
   *[diplomat5] Diplomata 5
}
term-v-to-win = { $number ->
    [1] ganha { $points } PV
   *[other] { $points } PV cada
}
term-v-to-win-nobody = sem ninguém
term-v-head-house = casa
term-v-head-points = PV
term-v-head-strength = Força
term-v-title-actions = Cartas de ação
term-v-title-supply = Cartas de suprimento
term-v-supply-own = suas
term-v-supply-laid = mesa
term-v-supply-known = deles
term-v-reveal-won = { $house ->
    [eagles] As Águias vencem por { $strength } a { $other } e tomam das Rosas o território { $landscape }.
   *[roses] As Rosas vencem por { $strength } a { $other } e tomam das Águias o território { $landscape }.
}
term-v-reveal-tie = Empate em { $strength } a { $strength }: nada muda de mãos, e ninguém pontua por isso.
term-v-reveal-nobody = { $house ->
    [eagles] Ninguém serve às Águias, então ninguém pontua por isso.
   *[roses] Ninguém serve às Rosas, então ninguém pontua por isso.
}
term-v-can-conflict = { $house ->
    [eagles] { $one }, das Águias, força { $base-one }, contra { $two }, das Rosas, força { $base-two }
   *[roses] { $one }, das Rosas, força { $base-one }, contra { $two }, das Águias, força { $base-two }
}
term-v-does-traitor = mudar de casa antes de tudo; { $v-traitor-points } PV
term-v-does-farmer = antes de todos, comprar { $v-farmer-draw } cartas; nenhuma por solares
term-v-does-builder = colocar uma construção ou virar uma
term-v-does-strategist = { $v-strategist-points } PV; escolher os próximos conflitos
term-v-does-diplomat2 = +{ $v-diplomat-2-strength } de força; comprar mais { $v-diplomat-2-draw } carta
term-v-does-diplomat5 = +{ $v-diplomat-5-strength } de força

## Advice: what speaks for a move of Verräter

advice-v-estate-inland = em terra da sua casa, longe da fronteira
advice-v-estate-border = em terra da sua casa, na fronteira, com força { $strength }
advice-v-estate-other = { $house ->
    [eagles] terra das Águias: traz cartas quando você servir a elas ou sua casa a tomar
   *[roses] terra das Rosas: traz cartas quando você servir a elas ou sua casa a tomar
}
advice-v-counting = no fim, 1 PV por carta na mão, até { $most }; agora você tem { $held }
advice-v-turn-idle = ali não traz cartas agora; como banco traz até { $most } PV no fim
advice-v-turn-to-estate = volta a trazer uma carta por rodada, enquanto o território for da sua casa
advice-v-build-nothing = deixa suas construções como estão
advice-v-conflict = { $lead ->
    [ahead] sua casa é mais forte ali, { $own } contra { $other }
    [even] as duas casas são igualmente fortes ali, { $own } contra { $other }
   *[behind] sua casa é mais fraca ali, { $own } contra { $other }
}; { $winners ->
    [1] a vitória traz { $points } PV para você
   *[other] a vitória traz { $points } PV para cada um
}
advice-v-conflict-estate = { $own } contra { $other }; com a vitória, seu solar no território { $landscape } passa a ficar em terra da sua casa
advice-v-traitor-stronger = { $house ->
    [eagles] passa para as Águias, que são mais fortes ali ({ $other } contra { $own }); { $points } PV
   *[roses] passa para as Rosas, que são mais fortes ali ({ $other } contra { $own }); { $points } PV
}
advice-v-traitor = { $house ->
    [eagles] { $points } PV, e a mudança para as Águias (ali { $other } contra { $own })
   *[roses] { $points } PV, e a mudança para as Rosas (ali { $other } contra { $own })
}
advice-v-farmer-room = compra { $number } cartas de suprimento, e elas cabem na sua mão
advice-v-farmer = compra { $number } cartas de suprimento; na mão cabem { $most }
advice-v-builder-counting = um banco pode trazer até { $most } PV no fim
advice-v-builder-reserve = { $number ->
    [1] coloca a última construção da sua reserva, ou vira uma
   *[other] coloca uma das { $number } construções da sua reserva, ou vira uma
}
advice-v-builder-turn = pode virar uma das suas construções
advice-v-strategist = { $then ->
    [over] { $points } PV, vença quem vencer
    [kept] { $points } PV, e você escolhe também o próximo conflito
   *[taken] { $points } PV, e você escolhe o próximo conflito
}
advice-v-diplomat2 = +{ $bonus } de força para sua casa ({ $own } contra { $other } antes dos suprimentos), e compra { $v-diplomat-2-draw ->
        [1] uma carta
       *[other] { $v-diplomat-2-draw } cartas
    }
advice-v-diplomat5 = +{ $bonus } de força para sua casa: { $own } contra { $other } antes dos suprimentos
advice-v-lay-more = aumenta a vantagem: até agora { $own } a { $other }
advice-v-lay-enough = o mínimo para ficar à frente: até agora { $own } a { $other }
advice-v-lay-lead = passa à frente: até agora { $own } a { $other }
advice-v-lay-even = empata: até agora { $own } a { $own }
advice-v-lay-others = chega mais perto, { $own } a { $other }; outros da sua casa ainda vão pôr cartas
advice-v-lay-behind = chega mais perto: até agora { $own } a { $other }
advice-v-keep-to-count = guarda as cartas para os bancos
advice-v-keep-ahead = sua casa está à frente mesmo assim: até agora { $own } a { $other }
advice-v-keep-hopeless = nem a mão inteira deixaria sua casa à frente: até agora { $most } a { $other }
advice-v-keep = guarda as cartas, até agora { $own } a { $other }
advice-v-discard-lowest = { $number ->
    [1] a carta mais baixa
   *[other] as cartas mais baixas
}
advice-v-discard = fica com { $kept }

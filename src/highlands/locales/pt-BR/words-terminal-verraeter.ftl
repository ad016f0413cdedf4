### What only the terminal says of Verräter. The pages do not fetch it.

term-v-round-of = rodada { $round }/{ $rounds }
term-v-name = { $who ->
    [you] você
   *[other] { $seat }
}
term-v-building = { $kind ->
    [estate] solar
   *[counting] banco
}
term-v-opening = { $who ->
    [you] Você é o jogador inicial da primeira rodada.
   *[other] { $seat } é o jogador inicial da primeira rodada.
}
term-v-you-serve = { $house ->
    [eagles] Você serve às Águias, por enquanto.
   *[roses] Você serve às Rosas, por enquanto.
}
term-v-piles = pilha { $pile }, descarte { $discard }
term-v-conflict = conflito: { $one } e { $two }
term-v-last-conflict = último conflito: { $place }
term-v-tie = empate
term-v-reckoned = { $card ->
    [traitor] como Traidor, você conta a favor da nova casa
    [diplomat2] seu Diplomata 2 já está na conta
   *[diplomat5] seu Diplomata 5 já está na conta
}
term-v-key = força e PV para 1·2·3·4 vencedores
term-v-head-hand = mão
term-v-head-laid = mesa
term-v-head-action = ação
term-v-head-reserve = resta
term-v-head-estates = compra
term-v-mark-start = 1º
term-v-mark-strategy = estratégia
term-v-your-supply = seus suprimentos
term-v-your-action = sua ação
term-v-offered = escolha entre
term-v-supply-all = há
term-v-supply-discard = fora
term-v-supply-unseen = ocultas
term-v-turn = { $step ->
    [settle] { $seat } coloca o primeiro solar
    [conflict] { $seat } põe a carta de conflito
    [choose] { $seat } escolhe uma carta de ação
    [supply] { $seat } põe cartas de suprimento
    [build] { $seat } pode construir
   *[discard] { $seat } descarta { $number } e depois compra { $draw }
}
term-v-prompt-settle = Coloque seu primeiro solar: digite o número de um território sem construção, por exemplo { $move }
term-v-prompt-conflict = A carta de estratégia está com você. Ponha a carta de conflito entre dois vizinhos: { $places }
term-v-prompt-choose = Fique com uma carta de ação: { $cards }
term-v-prompt-supply = { $house ->
    [eagles] Ponha suprimentos pelas Águias, por exemplo { $move }, ou 0 para nada
   *[roses] Ponha suprimentos pelas Rosas, por exemplo { $move }, ou 0 para nada
}
term-v-prompt-build = Você é o Construtor: coloque uma construção, vire uma ou deixe como está; por exemplo { $examples }
term-v-prompt-discard = { $reason ->
    [farmer] Você vai comprar { $draw } pelo Fazendeiro, e na mão cabem { $v-hand-limit }.
    [estates] Você vai comprar { $draw } pelos seus solares, e na mão cabem { $v-hand-limit }.
   *[diplomat] Você vai comprar { $draw } pelo Diplomata 2, e na mão cabem { $v-hand-limit }.
} { $number ->
    [1] Descarte uma carta antes, por exemplo { $move }
   *[other] Descarte { $number } cartas antes, por exemplo { $move }
}
term-v-how-settle = colocar seu solar no território 5; “estate 5” é a forma longa. Ele traz uma carta por rodada enquanto o território for da sua casa
term-v-how-conflict = pôr a carta de conflito entre os territórios 3 e 4, um de cada casa; “3 4” já serve
term-v-how-choose = digite a carta que você quer, ou o começo dela (“d5” para o Diplomata 5); o resto segue adiante. “cards” diz o que você sabe das outras
term-v-how-lay = pôr estas cartas de suprimento; “335” já serve. Elas reforçam sua casa e são descartadas depois do conflito
term-v-how-lay-nothing = não pôr nada
term-v-how-lay-all = pôr a mão inteira
term-v-how-estate = colocar uma construção da reserva no território 5, como solar: traz suprimentos enquanto o território for da sua casa
term-v-how-counting = o mesmo, como banco: traz PV no fim do jogo. Você pode ter dois
term-v-how-turn = virar sua construção no território 3, de solar para banco ou o contrário
term-v-how-pass = não construir nada
term-v-how-discard = descartar estas cartas; “24” já serve. Depois você compra
term-v-which-conflict = { $number } tem dois vizinhos da outra casa; digite um destes: { $choices }
term-v-which-card = Isso pode ser mais de uma carta; digite uma destas: { $choices }
term-v-which-building = Qual construção? Digite uma destas: { $choices }
term-v-help-score = os pontos, e o que a pontuação final daria agora
term-v-help-supply = onde estão as cartas de suprimento, até onde você sabe
term-v-help-cards = o que fazem as cartas de ação, e o que você sabe de quem está com elas
term-v-help-last = o último conflito mais uma vez
term-v-told-built = { $who ->
    [you] { $what ->
        [estate] Você coloca um solar no território { $landscape }.
        [counting] Você coloca um banco no território { $landscape }.
        [turn-estate] Você vira seu solar no território { $landscape }: agora é um banco.
       *[turn-counting] Você vira seu banco no território { $landscape }: agora é um solar.
    }
   *[other] { $what ->
        [estate] { $seat } coloca um solar no território { $landscape }.
        [counting] { $seat } coloca um banco no território { $landscape }.
        [turn-estate] { $seat } vira o solar no território { $landscape }: agora é um banco.
       *[turn-counting] { $seat } vira o banco no território { $landscape }: agora é um solar.
    }
}
term-v-told-pass = { $who ->
    [you] Você não constrói nada.
   *[other] { $seat } tem o Construtor e não constrói nada.
}
term-v-told-conflict = { $who ->
    [you] { $house ->
        [eagles] Você marca o conflito entre { $one }, das Águias, e { $two }, das Rosas.
       *[roses] Você marca o conflito entre { $one }, das Rosas, e { $two }, das Águias.
    }
   *[other] { $house ->
        [eagles] { $seat } marca o conflito entre { $one }, das Águias, e { $two }, das Rosas.
       *[roses] { $seat } marca o conflito entre { $one }, das Rosas, e { $two }, das Águias.
    }
}
term-v-told-take = { $who ->
    [you] Você fica com uma carta de ação.
   *[other] { $seat } fica com uma carta de ação.
}
term-v-told-laid = { $who ->
    [you] { $house ->
        [eagles] Você põe { $cards } pelas Águias: { $total } no total.
       *[roses] Você põe { $cards } pelas Rosas: { $total } no total.
    }
   *[other] { $house ->
        [eagles] { $seat }, das Águias, põe { $cards }: { $total } no total.
       *[roses] { $seat }, das Rosas, põe { $cards }: { $total } no total.
    }
}
term-v-told-lay = { $who ->
    [you] Você não põe nada.
   *[other] { $seat } não põe nada.
}
term-v-told-discarded = { $who ->
    [you] Você descarta { $cards } para comprar { $draw }.
   *[other] { $seat } descarta { $cards } para comprar { $draw }.
}
term-v-new-pile = O descarte é embaralhado e vira a nova pilha.
term-v-drawn = Suprimentos comprados: { $draws }.
term-v-draw = { $who ->
    [you] você { $cards }
   *[other] { $seat } { $number ->
        [1] uma carta
       *[other] { $number } cartas
    }
}
term-v-new-round = { $who ->
    [you] Começa a rodada { $round } de { $rounds }; o jogador inicial é você.
   *[other] Começa a rodada { $round } de { $rounds }; o jogador inicial é { $seat }.
}
term-v-reveal-title = rodada { $round }: o conflito entre { $one } e { $two }
term-v-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] Você é o Traidor e passa para o lado das Águias.
       *[roses] Você é o Traidor e passa para o lado das Rosas.
    }
   *[other] { $house ->
        [eagles] { $seat } é o Traidor e passa para o lado das Águias.
       *[roses] { $seat } é o Traidor e passa para o lado das Rosas.
    }
} { $total ->
    [0] Não leva suprimento nenhum.
   *[other] Leva junto { $total } em suprimentos.
}
term-v-reveal-prize = { $number ->
    [1] O território { $landscape } vale { $points } PV para um só vencedor: { $winners }.
   *[other] O território { $landscape } vale { $points } PV para cada um dos { $number } vencedores: { $winners }.
}
term-v-reveal-traitor-points = { $who ->
    [you] Como Traidor, você ganha { $points } PV.
   *[other] Como Traidor, { $seat } ganha { $points } PV.
}
term-v-reveal-strategist = { $who ->
    [you] { $had ->
        [kept] Como Estrategista, você ganha { $points } PV e continua com a carta de estratégia.
       *[taken] Como Estrategista, você ganha { $points } PV e a carta de estratégia: o próximo conflito é você quem escolhe.
    }
   *[other] { $had ->
        [kept] Como Estrategista, { $seat } ganha { $points } PV e continua com a carta de estratégia.
       *[taken] Como Estrategista, { $seat } ganha { $points } PV e a carta de estratégia, e vai escolher o próximo conflito.
    }
}
term-v-can-settle = { $house ->
    [eagles] um solar no território { $landscape }, das Águias
   *[roses] um solar no território { $landscape }, das Rosas
}
term-v-can-lay = { $house ->
    [eagles] mais { $total }: as Águias ficam com { $strength }
   *[roses] mais { $total }: as Rosas ficam com { $strength }
}
term-v-can-lay-nothing = guardar todas as cartas
term-v-can-discard = { $total } no total
term-v-can-pass = não construir nada
term-v-can-build = { $what ->
    [estate] um novo solar; onde: { $places }
    [counting] um novo banco; onde: { $places }
   *[turn] virar uma construção sua; onde: { $places }
}
term-v-where = { $where ->
    [own] sua
    [aside] posta de lado
    [gone] pega antes, ou de lado
    [left] posta de lado por você
   *[passed] passada adiante, ou de lado
}
term-v-no-last = Não há nenhum conflito para rever.
term-v-score = { $who ->
    [you] Você: { $points } PV, e mais { $houses } × { $cards } = { $final } se o jogo acabasse agora
   *[other] { $seat }: { $points } PV, e mais { $houses } × { $cards } = { $final } se o jogo acabasse agora
}
term-v-score-why = Bancos × cartas de suprimento na mão, das quais contam no máximo { $most }.
term-v-early-end = { $house ->
    [eagles] Os doze territórios são todos das Águias: o jogo acaba mais cedo.
   *[roses] Os doze territórios são todos das Rosas: o jogo acaba mais cedo.
}
term-v-final = Pontuação final: bancos × cartas de suprimento na mão, das quais contam no máximo { $most }.
term-v-final-row = { $who ->
    [you] Você: { $points } + { $houses } × { $cards } = { $total } PV
   *[other] { $seat }: { $points } + { $houses } × { $cards } = { $total } PV
}
term-v-won = Você vence com { $points } PV!
term-v-shared = Você divide a vitória com { $others }: { $points } PV cada!
term-v-lost = { $number ->
    [1] { $winners } vence com { $points } PV; você tem { $own }.
   *[other] { $winners } dividem a vitória com { $points } PV cada; você tem { $own }.
}
term-v-rules-aim = O objetivo: ter mais pontos de vitória (PV) que os outros. Você serve às Águias ou às Rosas, mas só enquanto lhe convém.
term-v-rules-conflict = A rodada começa com um conflito: quem tem a carta de estratégia escolhe dois territórios vizinhos de casas diferentes.
term-v-rules-choose = A partir do jogador inicial, cada um guarda em segredo uma carta de ação e passa o resto para a esquerda. Antes disso, uma carta é posta de lado sem ninguém ver.
term-v-rules-supply = Depois, um por um, todos põem na mesa de 0 a { $v-hand-limit } cartas de suprimento, abertas.
term-v-rules-reveal = As cartas de ação são reveladas. O Traidor muda de casa na hora. A força de uma casa é a do seu território, mais os suprimentos postos pelos jogadores dela, mais os Diplomatas deles ({ $v-diplomat-2-strength } e { $v-diplomat-5-strength }).
term-v-rules-prize = A casa mais forte toma o território da outra, e cada jogador dela ganha os PV impressos ali: quanto mais gente, menos para cada um. O Traidor ganha { $v-traitor-points } PV e o Estrategista { $v-strategist-points } PV, vença quem vencer; no empate, só eles pontuam.
term-v-rules-build = O Construtor pode colocar uma construção onde não há nenhuma, ou virar uma das suas: um solar traz suprimentos, um banco traz PV no fim (no máximo { $v-most-counting-houses }). O Estrategista fica com a carta de estratégia.
term-v-rules-draw = O que foi posto na mesa é descartado. O Fazendeiro compra { $v-farmer-draw }; os outros compram 1 por solar seu em território da sua casa; o Diplomata 2 traz mais { $v-diplomat-2-draw }. Na mão cabem { $v-hand-limit }: quem passaria disso descarta antes.
term-v-rules-end = O jogo acaba depois de { $rounds } rodadas. Acaba antes se uma casa tiver os doze territórios: nesse caso, depois da compra daquela rodada.
term-v-rules-final = No fim, somam-se bancos × cartas de suprimento na mão (contam no máximo { $v-counted-cards }). Vence quem tiver mais PV; quem empata divide a vitória.

### O tabuleiro de Verräter no navegador, em português do Brasil.

circle-title = O círculo dos territórios

## O que a mesa espera

circle-you-settle = Seu primeiro solar: toque em um território sem construção
circle-you-conflict = Onde as casas vão lutar? Toque em uma fronteira marcada
circle-you-choose = Fique com uma carta de ação; o resto segue adiante
circle-you-supply = { $house ->
    [eagles] Ponha suprimentos pelas Águias, ou nada
   *[roses] Ponha suprimentos pelas Rosas, ou nada
}
circle-you-build = Você é o Construtor: toque em um território, ou não construa nada
circle-you-discard = { $reason ->
    [farmer] O Fazendeiro traz { $draw ->
        [1] uma carta
       *[other] { $draw } cartas
    }
    [estates] Seus solares trazem { $draw ->
        [1] uma carta
       *[other] { $draw } cartas
    }
   *[diplomat] O Diplomata 2 traz { $draw ->
        [1] uma carta
       *[other] { $draw } cartas
    }
}, e na mão cabem { $v-hand-limit }: { $number ->
    [1] descarte uma antes
   *[other] descarte { $number } antes
}
circle-waits-settle = { $name } coloca o primeiro solar
circle-waits-conflict = { $name } escolhe o conflito
circle-waits-choose = { $name } escolhe uma carta de ação
circle-waits-supply = { $name } põe suprimentos
circle-waits-build = { $name } tem o Construtor e pode construir
circle-waits-discard = { $number ->
    [1] { $name } descarta uma carta
   *[other] { $name } descarta { $number } cartas
}
circle-over = O jogo acabou
circle-recent = O que aconteceu
circle-hints = Dicas

## Territórios e construções

circle-landscape = { $landscape }, { $house }, força { $base }
circle-in-conflict = em conflito
circle-can-build = Você pode construir aqui
circle-building = { $kind ->
    [estate] Solar
   *[counting] Banco
}
circle-building-of = { $kind ->
    [estate] solar de { $name }
   *[counting] banco de { $name }
}
circle-building-here = construção
circle-no-building = nenhuma
circle-prize-table = Pontos de vitória para cada vencedor quando for tomado, conforme o número de vencedores
circle-winners = { $number ->
    [1] um vencedor
   *[other] { $number } vencedores
}
circle-conflict-means = { $house ->
    [eagles] Em um conflito aqui, as Águias começam com força { $base }. Se perderem, ele passa para as Rosas, e os vencedores pontuam.
   *[roses] Em um conflito aqui, as Rosas começam com força { $base }. Se perderem, ele passa para as Águias, e os vencedores pontuam.
}
circle-estate-means = Um solar traz ao dono uma carta de suprimento por rodada, enquanto o território for da casa a que ele serve.
circle-counting-means = Um banco traz ao dono, no fim, um PV por carta de suprimento na mão, até { $v-counted-cards }. Não importa de quem é o território.
circle-rules = Nas regras

## Construir

circle-build-turn = { $kind ->
    [estate] Virar para solar
   *[counting] Virar para banco
}
circle-build-nothing = Não construir nada
circle-elsewhere = Em outro lugar

## Os jogadores e suas cartas

circle-points = { $points } PV
circle-hand-number = { $number ->
    [0] nenhuma carta de suprimento na mão
    [one] uma carta de suprimento na mão
   *[other] { $number } cartas de suprimento na mão
}
circle-reserve = { $number ->
    [0] nenhuma construção na reserva
    [one] uma construção na reserva
   *[other] { $number } construções na reserva
}
circle-estate-draw = { $number ->
    [1] os solares trazem agora { $number } carta
   *[other] os solares trazem agora { $number } cartas
}
circle-final-now = pontuação final agora: +{ $points }
circle-start = jogador inicial
circle-strategy = tem a carta de estratégia
circle-action-hidden = uma carta de ação, virada para baixo
circle-your-hand = Sua mão
circle-hand-of = Mão de { $name }
circle-hand-empty = Nenhuma carta de suprimento
circle-supply-card = carta de suprimento { $card }
circle-supply-hidden = carta de suprimento desconhecida
circle-laid = Na mesa
circle-laid-by = { $name }: { $card }

## Cartas de ação

circle-offered = As cartas de ação que chegaram a você
circle-actions-about = Sobre as cartas de ação
circle-card-kept = você ficou com ela
circle-card-seen = passou por você
circle-card-unseen = não passou por você

## Suprimentos e força

circle-lay = { $number ->
    [1] Pôr { $cards }
   *[other] Pôr { $cards } = { $total }
}
circle-lay-nothing = Não pôr nada
circle-discard = Descartar { $cards }
circle-discard-more = Escolha { $number ->
    [1] uma carta
   *[other] { $number } cartas
} ({ $chosen }/{ $number })
circle-strength = território { $base }, suprimentos { $supply }, Diplomatas { $diplomats }
circle-unknown = Os Diplomatas e o Traidor estão virados para baixo e podem mudar isto.
circle-reckoned = { $card ->
    [traitor] Você é o Traidor: conta a favor da nova casa. As outras cartas estão viradas para baixo.
    [diplomat2] Seu Diplomata 2 está na conta. As outras cartas estão viradas para baixo.
   *[diplomat5] Seu Diplomata 5 está na conta. As outras cartas estão viradas para baixo.
}
circle-piles = { $pile } na pilha, { $discard } no descarte
circle-discarded = descarte
circle-unseen = ocultas
circle-unseen-means = Ocultas: na pilha ou em outra mão.

## Como foi um conflito

circle-last = o último conflito
circle-how = Como foi o último conflito?
circle-how-round = Como foi o conflito da rodada { $round }?
circle-reveal-title = Rodada { $round }: { $one } – { $two }
circle-reveal-laid = Com os territórios e os suprimentos: { $eagles } para as Águias, { $roses } para as Rosas.
circle-reveal-turned = As cartas de ação são reveladas.
circle-reveal-traitor = { $who ->
    [you] { $house ->
        [eagles] Você é o Traidor e passa para o lado das Águias
       *[roses] Você é o Traidor e passa para o lado das Rosas
    }
   *[other] { $house ->
        [eagles] { $name } é o Traidor e passa para o lado das Águias
       *[roses] { $name } é o Traidor e passa para o lado das Rosas
    }
}{ $total ->
    [0] .
   *[other] , com { $total } em suprimentos.
}
circle-reveal-diplomat = { $who ->
    [you] { $house ->
        [eagles] Seu Diplomata dá mais { $bonus } às Águias.
       *[roses] Seu Diplomata dá mais { $bonus } às Rosas.
    }
   *[other] { $house ->
        [eagles] { $name }: o Diplomata dá mais { $bonus } às Águias.
       *[roses] { $name }: o Diplomata dá mais { $bonus } às Rosas.
    }
}
circle-reveal-prize = { $number ->
    [1] Um só vencedor, { $winners }: { $points } PV.
   *[other] { $number } vencedores, { $winners }: { $points } PV cada.
}
circle-reveal-bonus = { $who ->
    [you] { $card ->
        [traitor] Você, o Traidor: mais { $points } PV.
       *[strategist] Você, o Estrategista: mais { $points } PV.
    }
   *[other] { $card ->
        [traitor] { $name }, o Traidor: mais { $points } PV.
       *[strategist] { $name }, o Estrategista: mais { $points } PV.
    }
}
circle-reveal-no-points = Ninguém pontua.
circle-step-next = Próximo
circle-step-back = Voltar
circle-go-on = Continuar

## Os pontos

circle-scores = Pontos por rodada
circle-round = Rodada
circle-no-conflicts = Nenhum conflito foi decidido ainda.
circle-final = Pontuação final
circle-final-preview = Pontuação final, agora
circle-final-means = Pontuação final: bancos × cartas de suprimento na mão, das quais contam no máximo { $v-counted-cards }.

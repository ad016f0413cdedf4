# Schotten Totten's table in the browser.

border-table = A mesa de Schotten Totten
border-border = A fronteira
border-stone = Pedra { $stone }
border-side-yours = Você: { $cards }
border-side = { $name }: { $cards }
border-can-claim = Você pode reivindicá-la
border-can-place = A carta pode vir para cá.
border-claimed-yours = Você a reivindicou.
border-claimed = { $name } a reivindicou.
border-card-at = { $card }, na pedra { $stone }

border-hand = { $name }: { $number ->
    [0] nenhuma carta na mão
    [one] uma carta na mão
   *[other] { $number } cartas na mão
}
border-hand-tactics = { $name }: { $number ->
    [0] nenhuma carta na mão
    [one] uma carta na mão
   *[other] { $number } cartas na mão
}, { $tactics ->
    [0] nenhuma tática
    [one] uma delas tática
   *[other] { $tactics } delas táticas
}
border-hand-of = Mão: { $name }
border-hand-empty = Nenhuma carta
border-not-now = { $card } (agora não)
border-sorted-colour = em ordem de cor
border-sorted-strength = em ordem de força
border-sort-colour = Ordenar a mão por cor
border-sort-strength = Ordenar a mão por força
border-played = { $number ->
    [0] nenhuma carta tática jogada
    [one] uma carta tática jogada
   *[other] { $number } cartas táticas jogadas
}
border-held = { $name }: { $number ->
    [0] nenhuma pedra
    [one] uma pedra
   *[other] { $number } pedras
}, { $points ->
    [0] nenhum ponto
    [one] um ponto
   *[other] { $points } pontos
} na partida

border-over = O jogo acabou
border-waiting = { $name } está pensando …
border-moment = Um momento …
border-do-play = Jogue uma carta
border-do-claim = { $number ->
    [1] Reivindique a pedra ou siga em frente
   *[other] Reivindique pedras ou siga em frente
}
border-do-draw = Compre uma carta: de qual baralho?
border-do-recruit = { $left ->
    [1] Recrutador: compre mais uma carta
   *[other] Recrutador: compre { $left } cartas
}
border-do-return = { $left ->
    [1] Recrutador: escolha mais uma carta para devolver
   *[other] Recrutador: escolha { $left } cartas para devolver
}
border-do-pass = Nenhuma carta de clã pode ser colocada: você precisa passar
border-do-pass-or-tactics = Nenhuma carta de clã pode ser colocada: passe ou jogue uma carta tática
border-do-under = { $card }: devolver ao fundo do baralho?
border-do-recruiter = Recrutador: compre { $st-recruiter-draws }, depois devolva { $st-recruiter-returns }
border-do-strategist = Estrategista: escolha uma carta sua na fronteira
border-do-banshee = Banshee: escolha uma carta do outro lado
border-do-traitor = Traidor: escolha uma carta de clã do outro lado
border-do-where = { $card }: escolha uma pedra
border-do-where-or-away = { $card }: escolha uma pedra ou descarte
border-do-away = { $card }: descartar?

border-play-it = Jogar
border-put-under = Devolver
border-put-away = Descartar
border-done = Seguir
border-pass = Passar
border-back = Voltar
border-what = O que esta carta faz?
border-claim = Minha
border-claim-stone = Reivindicar a pedra { $stone }

border-leads = na frente
border-could-lead = na frente pelo que ainda pode vir
border-could-come = { $card }, ainda pode vir
border-claimable-by = { $name } pode reivindicá-la.
border-play-here = Jogar aqui
border-about-claims = Como reivindicar

border-discard = Pilha de descarte: { $number }
border-discard-empty = Nada foi descartado ainda.
border-to-discard = Para a pilha de descarte
border-unseen = Cartas ainda não vistas
border-unseen-about = Estas cartas nunca ficaram abertas na mesa. Qualquer uma ainda pode vir.
border-unseen-about-yours = Estas cartas nunca ficaram abertas na mesa. Qualquer uma ainda pode vir; as emolduradas estão na sua mão.
border-unseen-tactics = Cartas táticas ainda não vistas
border-in-your-hand = { $card }, na sua mão
border-seen = { $card }, já vista
border-none = Nenhuma
border-in-the-rules = Mais nas regras
border-next-round = Para a próxima rodada
border-round-won = { $who ->
    [you] { $how ->
        [row] Você vence a rodada { $round } com { $st-adjacent-to-win } pedras seguidas.
        [stones] Você vence a rodada { $round } com { $number ->
            [0] { $number } pedras
            [one] { $number } pedra
           *[other] { $number } pedras
        }.
       *[more] Você vence a rodada { $round } com mais pedras, depois que os dois passaram.
    }
   *[other] { $how ->
        [row] { $name } vence a rodada { $round } com { $st-adjacent-to-win } pedras seguidas.
        [stones] { $name } vence a rodada { $round } com { $number ->
            [0] { $number } pedras
            [one] { $number } pedra
           *[other] { $number } pedras
        }.
       *[more] { $name } vence a rodada { $round } com mais pedras, depois que os dois passaram.
    }
}
border-round-even = Ninguém vence a rodada { $round }: os dois passaram e têm o mesmo número de pedras.

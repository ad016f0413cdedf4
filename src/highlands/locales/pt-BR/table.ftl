# Around a table: what both games share. Who did something stands before it.

table-connecting = Um momento: a mesa está sendo posta …
table-reconnecting = A conexão caiu. Tentando de novo …
table-gone = Esta mesa não pode ser aberta
table-free-seat = lugar livre
table-to-move = joga agora
table-away = sem conexão
table-time-left = tempo restante
table-your-turn = É a sua vez.
table-round = rodada { $round } de { $rounds }
table-hint = Dica
table-thinking = Pensando em uma dica …
table-undo = Desfazer
table-log = O que aconteceu
table-menu = Mesa
table-my-link = Copiar o link do meu lugar (para outro aparelho)
table-watch-link = Copiar o link para espectadores
table-replay = Desde o começo
table-offer-draw = Propor empate
table-resign = Desistir
table-resign-sure = Desistir mesmo?
table-result = Resultado
table-greet = Dizer algo
table-greeting-hello = Olá!
table-greeting-good-luck = Boa sorte!
table-greeting-well-played = Bem jogado!
table-greeting-thanks = Valeu!
table-greeting-one-moment = Um momento …
table-greeting-oops = Ops!
table-greeting-good-bye = Tchau!
table-asks-undo = { $name } quer desfazer uma jogada.
table-asks-draw = { $name } propõe empate.
table-asked-undo = Você pediu para desfazer uma jogada. Os outros precisam concordar.
table-asked-draw = Você propôs empate.
table-agree = Aceitar
table-decline = Recusar
table-withdraw = Retirar
table-invited = { $name } convida você
table-take-seat = Ocupe seu lugar
table-your-name = Seu nome
table-sit = Sentar
table-waiting = A partida começa quando todos se sentarem
table-waiting-more = À mesa:
table-clan-card = uma carta de Clã
table-tactics-card = uma carta Tática
table-told-by = { $name }: { $what }
table-told-taken-back = jogada desfeita
table-told-lay = { $card } na pedra { $stone }
table-told-recruiter = Recrutador
table-told-strategist = Estrategista: { $card } da pedra { $from } para a { $to }
table-told-strategist-away = Estrategista: { $card } da pedra { $from } para o descarte
table-told-banshee = Banshee: { $card } sai da pedra { $from }
table-told-traitor = Traidor: { $card } da pedra { $from } para a { $to }
table-told-claim = pedra { $stone } reivindicada
table-told-done = mais nenhuma pedra
table-told-pass = passa
table-told-draw-clan = compra uma carta de Clã
table-told-draw-tactics = compra uma carta Tática
table-told-return = { $card } para baixo do baralho
table-told-built = { $what ->
    [estate] um solar no território { $landscape }
    [counting] um banco no território { $landscape }
   *[turn] a construção do território { $landscape } virada
}
table-told-conflict = conflito entre os territórios { $one } e { $two }
table-told-take = fica com { $card }
table-told-take-hidden = fica com uma carta de ação
table-told-lay-nothing = nenhum suprimento
table-told-supply = suprimentos: { $cards }
table-told-discard = descarta { $cards }
table-told-undo = jogadas desfeitas
table-log-sit = { $name } se senta
table-log-begin = A partida começa
table-log-ask-undo = pede para desfazer
table-log-offer-draw = propõe empate
table-log-agree = aceita
table-log-decline = recusa
table-log-draw = Empate combinado
table-log-resign = desiste
table-log-timeout = fica sem tempo
table-spectators = { $number ->
    [one] um espectador
   *[other] { $number } espectadores
}
table-missed = { $number ->
    [one] Enquanto você estava fora, houve uma jogada.
   *[other] Enquanto você estava fora, houve { $number } jogadas.
}

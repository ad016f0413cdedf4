# Around a table: what both games share. Who did something stands before it.

table-connecting = Conectando à mesa …
table-reconnecting = A conexão caiu. Tentando de novo …
table-gone = Esta mesa não pode ser aberta
table-invitation-used = Este convite já foi usado
table-free-seat = lugar livre
table-guest = Visitante
table-to-move = joga agora
table-away = sem conexão
table-is-away = { $name } está ausente
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
table-replay = Rever as jogadas até aqui
table-offer-draw = Propor empate
table-resign = Desistir
table-resign-sure = Desistir mesmo?
table-result = Resultado
table-confirm-send = Enviar
table-confirm-back = Ainda não
table-keys = Atalhos do teclado
table-key-arrows = ir de uma carta ou de um lugar ao próximo
table-key-enter = escolher ou jogar
table-key-stone = jogar a carta escolhida nesta pedra, ou ir até ela
table-key-claim = reivindicar a pedra
table-key-details = ver de perto a pedra ou a carta tática
table-key-back = um passo atrás; fechar o que está aberto
table-key-list = esta lista
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
table-waiting-for = Aguardando: { $names }
table-waiting-rematch = A revanche é anunciada na mesa anterior. Se não houver mais ninguém lá, envie este link:
table-dealing = As cartas estão sendo distribuídas …
table-dealing-more = Todos se sentaram. Agora o navegador de cada jogador acrescenta uma parte aleatória ao embaralhamento, para que ninguém possa escolher as cartas. A partida começa com a última.
table-close = Fechar a mesa
table-close-sure = Fechar mesmo, para todos
table-share-elsewhere = A sua parte está no aparelho em que você se sentou: abra a mesa lá mais uma vez.
table-hints-on = Nesta mesa, todos podem pedir dicas.
table-clan-card = uma carta de clã
table-tactics-card = uma carta tática
table-narration-by = { $name }: { $what }
table-narration-taken-back = jogada desfeita
table-narration-lay = { $card } na pedra { $stone }
table-narration-recruiter = Recrutador
table-narration-strategist = Estrategista: { $card } da pedra { $from } para a { $to }
table-narration-strategist-away = Estrategista: { $card } da pedra { $from } para o descarte
table-narration-banshee = Banshee: { $card } sai da pedra { $from }
table-narration-traitor = Traidor: { $card } da pedra { $from } para a { $to }
table-narration-claim = pedra { $stone } reivindicada
table-narration-done = mais nenhuma pedra
table-narration-pass = passa
table-narration-draw-clan = compra uma carta de clã
table-narration-draw-tactics = compra uma carta tática
table-narration-return = { $card } para baixo do baralho
table-narration-built = { $what ->
    [estate] um solar no território { $landscape }
    [counting] um banco no território { $landscape }
   *[turn] a construção do território { $landscape } virada
}
table-narration-conflict = conflito entre os territórios { $one } e { $two }
table-narration-take = fica com { $card }
table-narration-take-hidden = fica com uma carta de ação
table-narration-lay-nothing = nenhum suprimento
table-narration-supply = suprimentos: { $cards }
table-narration-discard = descarta { $cards }
table-narration-undo = jogadas desfeitas
table-log-sit = { $name } se senta
table-log-start = A partida começa
table-log-start-hints = A partida começa; todos podem pedir dicas
table-log-request-undo = pede para desfazer
table-log-offer-draw = propõe empate
table-log-accept = aceita
table-log-decline = recusa
table-log-draw = Empate combinado
table-log-resign = desiste
table-log-abandon = A mesa foi fechada: nada aconteceu por muito tempo
table-log-close = fechou a mesa
table-log-timeout = fica sem tempo
table-log-forfeit = ficou ausente tempo demais
table-log-stand-in = está ausente: um bot continua
table-log-return = voltou e continua
table-stood-in = Um bot joga por você, porque você estava ausente.
table-take-seat-back = Retomar meu lugar
table-missed-long = { $name } não voltou. E agora?
table-claim-win = Reivindicar a vitória
table-let-bot-play = Deixar um bot continuar
table-wait-on = Esperar
table-missed-now = { $name } está ausente.
table-is-waited-for = Em { $time }, você decide.
table-log-downtime = O servidor ficou fora do ar: o relógio parou por { $seconds } s
table-spectators = { $number ->
    [1] um espectador
   *[other] { $number } espectadores
}
table-missed = { $number ->
    [1] Enquanto você estava fora, houve uma jogada.
   *[other] Enquanto você estava fora, houve { $number } jogadas.
}
table-next-game = Próxima partida

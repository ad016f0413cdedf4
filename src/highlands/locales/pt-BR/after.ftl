# After a game: the end, the replay, the review, the check of the shuffle.

after-name = { $name }
after-you-won = Você venceu!
after-you-shared = Você divide a vitória com { $names }!
after-won = { $name } venceu
after-shared = { $names } dividem a vitória
after-draw = Empate
after-over = O jogo acabou
after-how-agreed = Vocês concordaram com o empate.
after-how-resigned = { $number ->
    [1] { $names } desistiu.
   *[other] { $names } desistiram.
}
after-how-abandoned = Nada aconteceu por muito tempo, e a mesa foi fechada.
after-how-absent = { $names } não voltou.
after-how-closed = A mesa foi fechada antes de a partida começar.
after-how-host = O anfitrião deste servidor encerrou a partida.
after-how-host-note = O anfitrião deste servidor encerrou a partida: “{ $note }”
after-how-time = { $number ->
    [1] { $names } ficou sem tempo.
   *[other] { $names } ficaram sem tempo.
}
after-how-points = { $points ->
    [1] Com um ponto de vitória.
   *[other] Com { $points } pontos de vitória.
}
after-how-match = Com mais pontos depois de { $rounds } rodadas.
after-how-row = Com { $st-adjacent-to-win } pedras seguidas.
after-how-stones = Com { $number ->
    [0] { $number } pedras
    [one] { $number } pedra
   *[other] { $number } pedras
}.
after-how-more = Com mais pedras, depois que os dois passaram.
after-how-even = Os dois passaram e têm o mesmo número de pedras: ninguém vence.
after-how-match-even = Depois de { $rounds } rodadas, os dois têm os mesmos pontos.
after-points = Pontos: { $points }.
after-result-stones = Pedras: { $stones }.
after-head-points = pontos
after-head-stones = pedras
after-stones = { $number ->
    [0] nenhuma pedra
    [one] uma pedra
   *[other] { $number } pedras
}
after-score = { $number ->
    [0] nenhum ponto
    [one] um ponto
   *[other] { $number } pontos
}
after-match-points = Quem vence uma rodada ganha { $st-round-points } pontos; o outro, um por pedra.
after-winner = venceu
after-rematch = Revanche
after-rematch-ready = Uma revanche espera por você.
after-rematch-go = Ir para a revanche
after-rematch-watch = Assistir à revanche
after-tournament = Ir ao torneio
after-look = Ver o tabuleiro
after-replay = Ver de novo
after-record = Baixar o registro
after-running = O jogo ainda está em andamento: isto é o que você pôde ver até agora.
after-to-table = Ir para a mesa
after-near = Visto por
after-copy-moment = Link para este momento
after-copied-players = Copiado. Se a mesa não é pública, o link abre para quem jogou.
after-moves = Jogadas
after-move = Jogada
after-beginning = O começo
after-first = Ao começo
after-back = Uma jogada atrás
after-forward = Uma jogada à frente
after-last = Ao fim
after-play = Passar sozinho
after-pause = Pausar
after-keys = Teclas: ← e → vão de jogada em jogada, Home e End aos extremos; espaço deixa passar sozinho.
after-review = Análise
after-review-ask = Pedir uma análise
after-review-more = Cada decisão é pensada de novo, com o que o jogador podia saber na hora. Leva um ou dois minutos.
after-review-waits = Outra análise vem antes …
after-review-done = { $done } de { $total } decisões
after-review-how = Percorra o jogo: aqui aparece quanto valeu cada jogada.
after-curve = As chances de vencer, do começo ao fim. A lista abaixo diz o mesmo em palavras.
after-curve-of = { $name }: a chance de vencer
after-chance = Chance de vencer: { $best } com a melhor jogada, { $played } com esta.
after-costly = O que custou
after-show-all = todas as decisões
after-whose = Decisões de quem
after-everybody = de todos
after-shuffle = O embaralhamento
after-shuffle-good = O embaralhamento é o que foi prometido.
after-shuffle-good-now = Semente e compromisso combinam.
after-shuffle-broken = Este não é o embaralhamento prometido!
after-proves-good = Durante o jogo, este navegador viu o compromisso. Ele combina com a semente agora aberta, e com nenhuma outra: a ordem das cartas já estava fixada, e ninguém a mudou desde então.
after-proves-good-now = O compromisso combina com esta semente, e com nenhuma outra. Mas este navegador não o viu durante o jogo: se é o que foi mostrado naquela hora, só sabe quem jogou.
after-proves-shares = O navegador de cada jogador acrescentou uma parte aleatória ao embaralhamento, e todas foram prometidas antes de a primeira ser aberta. Assim, nem o servidor nem um jogador sozinho pôde escolher as cartas.
after-proves-shared = Todas as mesas desta rodada receberam o mesmo embaralhamento. Só o servidor o escolheu, antes de alguém se sentar: os jogadores não tiveram parte nele.
after-shuffle-running = Antes da primeira jogada, a ordem das cartas foi fixada e o compromisso dela, mostrado. Quando o jogo acabar, a semente é aberta, e aqui você pode verificar se os dois combinam.
after-verify = Que as cartas vieram mesmo desta semente e que toda jogada era permitida, quem verifica é “{ $command }” com o registro.
after-numbers = Os números
after-commitment = Compromisso
after-salt = Sal
after-seed = Semente do servidor
after-share-commitment = Compromisso do lugar { $seat }
after-share = Parte do lugar { $seat }
after-mixed-seed = Semente da distribuição: a do servidor e todas as partes
after-formula = O compromisso é
after-head-rating = Rating

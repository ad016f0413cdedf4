### What only the terminal says. The pages do not fetch it.

## The terminal

term-compiling = Highlands: compilando as regras e os bots, só desta vez, alguns minutos …
term-compiling-kernel = { $done } de cerca de { $total } … { $name }
term-welcome = Boas-vindas às Highlands: { $game }. Digite ? a qualquer momento para ver a ajuda.
term-option-unfit = { $option } não é uma opção de { $game }; esse jogo aceita { $options }
term-number-between = Digite um número de { $low } a { $high }, ou só Enter para o que está entre colchetes.
term-yes = sim
term-no = não
term-yes-or-no = Digite { $yes } ou { $no }, ou só Enter para o que está entre colchetes.
term-player-you = Você
term-begins = { $who ->
    [you] Você começa.
   *[other] Seu oponente começa.
}
term-hint = E também: { $typed }
term-enter-to-go-on = Aperte Enter para continuar.
term-undone = Jogada desfeita: { $move }.
term-saved = O registro está em { $path }.
term-cannot-save = Não dá para gravar { $path }: { $reason }.
term-keep-record = Guardar um registro deste jogo em um arquivo?
term-another = Mais um jogo?
term-bye = Até a próxima!
term-help-help = esta ajuda
term-help-moves = todas as jogadas permitidas, em palavras
term-help-board = a mesa de novo; só Enter também serve
term-help-undo = desfazer sua última jogada e tudo o que veio depois
term-help-rules = as regras em resumo
term-help-record = salvar o jogo até aqui, como você o viu; ou: record ARQUIVO
term-help-quit = sair
term-file-missing = Não existe o arquivo { $path }.
term-file-unreadable = Não dá para ler { $path }: { $reason }.
term-file-not-text = o arquivo { $path } não é um arquivo de texto.
term-file-neither = isto não é nem um registro, que começa com “{ $first }”, nem uma posição, que começa com o nome de um jogo: { $games }
term-record-good = Registro em ordem: { $moves ->
    [0] nenhuma jogada ainda
    [1] uma jogada, dentro das regras
   *[other] { $moves } jogadas, tudo dentro das regras
}. Resultado: { $result }
term-record-broken = O registro tem um erro: { $reason }
term-record-running = o jogo ainda não acabou
term-at-unreadable = “{ $text }” não é um ponto de um registro: 12 é depois do turno 12, 12.1 depois da primeira jogada dele, 0 o início
term-at-too-far = não existe o turno { $text } neste registro; o último é { $last }
term-at-seen = este registro só tem o que um lugar viu e a última posição: não há para onde voltar

## Dicas

not-your-turn = não é a vez de { $seat }
hint-title = { $who ->
    [you] As melhores jogadas, com a sua chance de vencer:
   *[other] As melhores jogadas de { $seat }, com a chance de vencer:
}
hint-hand-hidden = esta posição não diz o que { $seat }, que tem a vez, sabe: é preciso dar todas as cartas que { $seat } vê
hint-no-seat = “{ $text }” não é um lugar; há { $seats }
term-help-hint = as melhores jogadas, cada uma com a sua chance de vencer e um motivo

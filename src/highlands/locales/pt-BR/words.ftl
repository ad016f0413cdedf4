### Highlands in Brazilian Portuguese.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } e { $last }

## What can be read, and what not

no-such-game = não existe o jogo “{ $name }”; existem: { $games }
no-such-move = “{ $text }” não é uma jogada; as jogadas são assim: R7@3, joker@5, claim 3, draw clan ou traitor G5@2>7
no-such-card = “{ $text }” não é uma carta deste jogo; as cartas são assim: R7, joker ou banshee
no-card-to-lay = “{ $text }” não se coloca em um lado da fronteira
how-to-strategist = “{ $text }”: a jogada do Estrategista é assim: strategist G5@2>7 ou strategist G5@2>discard
how-to-banshee = “{ $text }”: a jogada da Banshee é assim: banshee G5@2
how-to-traitor = “{ $text }”: a jogada do Traidor é assim: traitor G5@2>7, e ele só leva cartas de clã
no-such-seat = não existe o lugar { $seat }; há só { $seats } lugares, contados a partir de 0
nothing-to-undo = não há jogada para desfazer

## Options

option-unknown = não existe a opção “{ $name }”; existem: { $options }
option-unreadable = “{ $text }” não é uma opção deste jogo
option-twice = a opção “{ $name }” aparece duas vezes
option-range = { $name } precisa ser um número inteiro de { $low } a { $high }, não { $value }
option-flag = { $name } precisa ser true ou false, não { $value }
option-seat = { $name } precisa ser um lugar de 0 a { $last }, ou ficar para o sorteio; { $value } não serve
option-colours = cores das cartas de clã, para um jogo reduzido
option-stones = pedras da fronteira, para um jogo reduzido
option-hand = cartas na mão, para um jogo reduzido
option-landscapes = o arquivo de uma tabela de territórios sua
option-too-few-cards = as { $cards } cartas deste jogo não bastam para duas mãos de { $hand }

## Cards, stones, formations

clan-card = o { $strength } { $colour ->
    [red] vermelho
    [orange] laranja
    [yellow] amarelo
    [green] verde
    [blue] azul
   *[purple] roxo
}
tactics-card = { $card ->
    [joker] o Coringa
    [spy] a Espiã
    [shield] o Escudeiro
    [blind] o Blefe às Cegas
    [mud] a Luta na Lama
    [recruiter] o Recrutador
    [strategist] o Estrategista
    [banshee] a Banshee
   *[traitor] o Traidor
}
formation = { $formation ->
    [colour-run] uma sequência da mesma cor somando { $total }
    [of-a-kind] { $size ->
        [4] uma quadra
       *[other] uma trinca
    } somando { $total }
    [colour] cartas da mesma cor somando { $total }
    [run] uma sequência somando { $total }
   *[sum] uma soma de { $total }
}

## Why a stone can or cannot be claimed

claim-side-incomplete = { $missing ->
    [1] ainda falta uma carta no seu lado da pedra { $stone }
   *[other] ainda faltam { $missing } cartas no seu lado da pedra { $stone }
}
claim-other-impossible = você tem { $own }, e não restam cartas ocultas suficientes para completar o outro lado
claim-tie-won = os dois lados têm { $own }, e o seu foi completado primeiro
claim-tie-lost = os dois lados têm { $own }, e o outro foi completado primeiro
claim-stronger = o seu lado é mais forte ({ $own } contra { $other })
claim-weaker = o outro lado é mais forte ({ $other } contra { $own })
claim-proved = o melhor que o outro lado ainda consegue é { $other } (com { $cards }), e isso não vence { $own }
claim-proved-first = o melhor que o outro lado ainda consegue também é { $own } (com { $cards }), e o seu foi completado primeiro
claim-beatable = o outro lado ainda pode chegar a { $other } (com { $cards }), e isso venceria { $own }
claim-at-start = entre jogadores experientes, as pedras só são reivindicadas no início do turno
claim-after-playing = as pedras são reivindicadas depois de jogar uma carta
claim-over = nesta vez já não dá mais para reivindicar

## Why a move is not allowed

game-is-over = o jogo acabou
must-play = você tem uma carta de clã que pode ser colocada, então não pode passar
wrong-step = { $step ->
    [play] agora é hora de jogar uma carta
    [claim] agora é hora de reivindicar pedras; diga “done” para continuar
    [draw] agora é hora de comprar uma carta: “draw clan” ou “draw tactics”
    [recruit] agora o Recrutador compra mais { $left ->
        [1] uma carta
       *[other] { $left } cartas
    }: “draw clan” ou “draw tactics”
   *[return] agora o Recrutador ainda devolve { $left ->
        [1] uma carta
       *[other] { $left } cartas
    }, por exemplo “return R7”
}
not-in-hand = { $card } não está na sua mão
no-recruiter = só se devolvem cartas com o Recrutador
return-which = diga qual carta vai ser devolvida
no-tactics-variant = não há cartas táticas neste jogo
one-joker = você já jogou um Coringa; cada jogador só joga um
joker-stays = você já jogou um Coringa, então o outro fica na sua mão até o fim da rodada; devolva outra carta
too-many-tactics = você só pode ter jogado uma carta tática a mais que seu oponente (você: { $own }, oponente: { $other })
decks-empty = os dois baralhos estão vazios, não há mais ninguém para recrutar
stone-claimed = a pedra { $stone } já foi reivindicada
no-such-stone = não existe a pedra { $stone } neste jogo
no-room = seu lado da pedra { $stone } está cheio: só cabem { $size } cartas
not-on-own-side = { $card } não está no seu lado da fronteira
not-on-other-side = { $card } não está no lado do seu oponente
card-not-there = { $card } não está na pedra { $stone }
strategist-same-stone = o Estrategista leva a carta para outra pedra

## Why a position is refused

position-first-line = uma posição começa com o nome do jogo, { $name }, e suas variantes
position-line = “{ $text }” não é uma linha de posição
position-line-twice = “{ $text }” aparece duas vezes
position-value = “{ $text }” não serve como valor de “{ $name }”
position-stone = não dá para ler a pedra { $stone }; ela é escrita assim: stone { $stone } mud: R1 joker / -
position-first = pedra { $stone }: com os dois lados completos, ponha ! depois do que foi completado primeiro
position-owner = a pedra { $stone } não pode ser de { $seat }, cujo lado não está completo
position-owner-weaker = a pedra { $stone } não pode pertencer a { $seat }: o outro lado não foi vencido
position-won = { $seat } já venceu a rodada, então não é a vez de ninguém
position-over-early = uma partida só acaba depois da última rodada
position-step = ninguém pode estar na etapa “{ $step }” nesta posição
side-too-long = em um lado da pedra { $stone } só cabem { $size } cartas
card-twice = { $card } aparece mais de uma vez
mode-in-discard = { $card } fica em uma pedra e nunca vai para o descarte
played-wrong = os jogadores não podem ter jogado { $a } e { $b } cartas táticas: há { $number } à vista, e ninguém pode estar mais de { $st-tactics-lead } à frente
jokers-wrong = a linha “jokers” precisa dizer quem jogou um Coringa, um lugar para cada um à vista ({ $number })
no-joker-wrong = só uma carta tática do baralho pode ter { "{" }A!{ "}" }: A já jogou um Coringa e não podia devolver o outro
joker-nowhere = não há lugar para um Coringa: ele não pode estar numa mão que deve ser toda devolvida, nem ser uma carta com { "{" }A!{ "}" }
wrong-deck = há uma carta no baralho errado
cards-do-not-add-up = { $sign ->
    [few] { $number ->
        [1] falta uma carta
       *[other] faltam { $number } cartas
    }
   *[many] { $number ->
        [1] há uma carta a mais
       *[other] há { $number } cartas a mais
    }
}
knower-wrong = uma carta conhecida é escrita com o outro jogador, que a conhece, assim: R7{"{"}A{"}"}
knower-impossible = só quem jogou o Recrutador conhece cartas de um baralho ou da outra mão, no máximo { $st-recruiter-returns }
hand-too-large = a mão de { $seat } passa do limite de { $limit }

## Why a record is refused

record-line = linha { $line }: { $reason }
record-first-line = um registro começa com “{ $text }”
record-unreadable = “{ $text }” não é nem cabeçalho nem turno
record-header-missing = falta o cabeçalho “{ $name }”
record-header-twice = o cabeçalho “{ $name }” aparece duas vezes
record-header-misplaced = o cabeçalho “{ $name }” não tem lugar neste registro
record-beginning = não dá para montar o início: { $reason }
record-seed = uma semente (seed) tem 64 dígitos hexadecimais
record-needs-seed = o registro não tem semente (seed), e o jogo precisa de uma
record-seen = isto é só o que um lugar viu de um jogo, sem as cartas ocultas: dá para mostrar, mas não para repetir
record-wrong-seat = é a vez de { $seat }, não de { $written }
record-wrong-turn = este é o turno { $number }, não o { $written }
record-wrong-round = esta é a rodada { $number }, não a { $written }
record-turn-over = “{ $text }” vem depois que o turno já acabou
record-move = “{ $text }”: { $reason }
record-result = o registro diz “{ $written }”, mas o jogo termina com “{ $result }”

## The terminal

term-compiling = Highlands: compilando as regras e os bots, só desta vez, alguns minutos …
term-compiling-kernel = { $done } de cerca de { $total } … { $name }
term-welcome = Boas-vindas às Highlands: { $game }. Digite ? a qualquer momento para ver a ajuda.
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Qual jogo vai ser?
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

## The terminal: Schotten Totten

term-which-variant = Qual Schotten Totten vai ser?
term-choice-base = o jogo básico
term-choice-tactics = Variante tática: com cartas táticas
term-choice-expert = Para jogadores experientes: pedras só são reivindicadas no início do turno
term-choice-tactics-expert = Variante tática, para jogadores experientes
term-how-many-rounds = Quantas rodadas?
term-who-begins = Quem começa?
term-starter-lot = sorteio
term-starter-you = você
term-starter-other = seu oponente

term-variant-tactics = tática
term-variant-expert = experientes
term-round-of = rodada { $round }/{ $rounds }
term-points = placar { $own } a { $other }
term-points-seats = placar: A { $own }, B { $other }
term-turn = { $step ->
    [play] { $seat } joga uma carta
    [claim] { $seat } pode reivindicar pedras
    [draw] { $seat } compra uma carta
    [recruit] { $seat } compra mais { $left } com o Recrutador
   *[return] { $seat } ainda devolve { $left } com o Recrutador
}
term-your-hand = Sua mão
term-other-hand = Oponente
term-seat-hand = Mão de { $seat }
term-tactics-played = táticas jogadas: { $number }
term-first-mark = 1º
term-clan-deck = baralho de clã: { $number }
term-tactics-deck = baralho tático: { $number }
term-discard = descarte:
term-discard-empty = a pilha de descarte está vazia
term-unseen-title = ainda não vistas
term-unseen = ainda não apareceram; entre parênteses, as da sua própria mão:
term-unseen-tactics = cartas táticas que ainda não apareceram, incluindo as suas:
term-known = { $deck ->
    [clan] você pôs no baralho de clã (posição contada de cima): { $cards }
   *[tactics] você pôs no baralho tático (posição contada de cima): { $cards }
}
term-known-place = { $card } (posição { $place })

term-prompt-play = Sua vez: jogue uma carta em uma pedra, por exemplo { $move }
term-prompt-pass = Você não pode colocar nenhuma carta de clã: digite pass
term-prompt-claim = { $number ->
    [1] Você pode reivindicar a pedra { $stones }: digite { $move }, ou done para deixar assim
   *[other] Você pode reivindicar as pedras { $stones }: digite { $move }, ou done para não reivindicar mais
}
term-step-draw = Compre uma carta: digite clan ou tactics
term-step-recruit = { $left ->
    [1] O Recrutador compra mais uma carta: digite clan ou tactics
   *[other] O Recrutador compra mais { $left } cartas: digite clan ou tactics
}
term-step-return = { $left ->
    [1] Devolva mais uma carta para o fundo do baralho, por exemplo { $move }
   *[other] Devolva { $left } cartas para o fundo dos respectivos baralhos, por exemplo { $move }
}

term-help-why = quem está na frente na pedra 3, e por que ela pode ou não ser reivindicada
term-help-unseen = as cartas que ainda não apareceram
term-help-discard = a pilha de descarte
term-help-lay = colocar esta carta no seu lado desta pedra; “r7 3” já vale por R7@3. Em um lado cabem { $st-side-size } cartas, { $st-mud-size } na Luta na Lama
term-help-pass = você não pode colocar nenhuma carta de clã
term-help-claim = reivindicar a pedra 3; “c3” ou “3” já serve. Ninguém é obrigado a reivindicar
term-help-done = não reivindicar mais, e seguir em frente
term-help-clan = comprar uma carta de clã
term-help-tactics = comprar uma carta tática
term-help-return = pôr o 7 vermelho no fundo do baralho; “r7” já serve. Só você vai saber onde ele está
term-help-joker = o Coringa no seu lado da pedra 5 vale por qualquer carta de clã. Você só pode jogar um por rodada
term-help-spy = a Espiã no seu lado da pedra 5 tem força { $st-spy-strength } e qualquer cor
term-help-shield = o Escudeiro no seu lado da pedra 5 tem força 1–{ $st-shield-at-most } e qualquer cor
term-help-blind = o Blefe às Cegas na pedra 5: ali só conta a Soma, para os dois lados
term-help-mud = a Luta na Lama na pedra 5: ali cabem { $st-mud-size } cartas de cada lado
term-help-recruiter = comprar { $st-recruiter-draws } cartas e devolver { $st-recruiter-returns } da mão para o fundo dos respectivos baralhos
term-help-strategist = levar o 5 verde do seu lado de uma pedra para a pedra 7; “discard” em vez de 7 descarta a carta
term-help-banshee = descartar o 5 verde do lado do seu oponente, em uma pedra ainda não reivindicada
term-help-traitor = trazer a carta de clã 5 verde do lado do seu oponente para o seu lado da pedra 7

term-told-lay = { $who ->
    [you] Você joga { $card } na pedra { $stone }.
   *[other] Seu oponente joga { $card } na pedra { $stone }.
}
term-told-mode = { $who ->
    [you] Você joga { $card } sobre a pedra { $stone }.
   *[other] Seu oponente joga { $card } sobre a pedra { $stone }.
}
term-did-recruiter = { $who ->
    [you] Você joga o Recrutador.
   *[other] Seu oponente joga o Recrutador.
}
term-told-ruse = { $who ->
    [you] { $ruse ->
        [strategist] Seu Estrategista leva { $card } da pedra { $stone } { $to }.
        [banshee] Sua Banshee manda { $card } da pedra { $stone } { $to }.
       *[traitor] Seu Traidor traz { $card } da pedra { $stone } { $to }.
    }
   *[other] { $ruse ->
        [strategist] O Estrategista do seu oponente leva { $card } da pedra { $stone } { $to }.
        [banshee] A Banshee do seu oponente manda { $card } do seu lado da pedra { $stone } { $to }.
       *[traitor] O Traidor do seu oponente leva { $card } do seu lado da pedra { $stone } { $to }.
    }
}
term-told-claim = { $who ->
    [you] Você reivindica a pedra { $stone }.
   *[other] Seu oponente reivindica a pedra { $stone }.
}
term-did-done = { $who ->
    [you] Você não reivindica mais nada.
   *[other] Seu oponente não reivindica mais nada.
}
term-did-pass = { $who ->
    [you] Você passa.
   *[other] Seu oponente não pode colocar nenhuma carta de clã e passa.
}
term-did-draw-clan = { $who ->
    [you] Você compra uma carta de clã.
   *[other] Seu oponente compra uma carta de clã.
}
term-did-draw-tactics = { $who ->
    [you] Você compra uma carta tática.
   *[other] Seu oponente compra uma carta tática.
}
term-told-return = { $who ->
    [you] Você devolve { $card } para o fundo do baralho.
   *[other] Seu oponente devolve { $card } para o fundo do baralho.
}
term-told-drawn = Você compra { $cards }.
term-after-pass = Se você também passar, a rodada acaba.
term-some-card = { $deck ->
    [c] uma carta de clã
   *[t] uma carta tática
}
term-to-stones = { $number ->
    [1] para a pedra { $stones }
   *[other] para uma das pedras { $stones }
}
term-to-discard = para a pilha de descarte
term-to-either = { $stones } ou { $discard }
term-round-over = A rodada { $round } acabou: { $own ->
    [1] um ponto
   *[other] { $own } pontos
} para você, { $other ->
    [1] um ponto
   *[other] { $other } pontos
} para seu oponente.
term-won = { $how ->
    [row] Você vence com { $st-adjacent-to-win } pedras seguidas! Pontos: { $own } a { $other }.
    [stones] Você vence com { $st-stones-to-win } pedras! Pontos: { $own } a { $other }.
    [more] Você vence com mais pedras! Pontos: { $own } a { $other }.
   *[match] Você vence a partida! Pontos: { $own } a { $other }.
}
term-lost = { $how ->
    [row] Seu oponente vence com { $st-adjacent-to-win } pedras seguidas. Pontos: você { $own }, oponente { $other }.
    [stones] Seu oponente vence com { $st-stones-to-win } pedras. Pontos: você { $own }, oponente { $other }.
    [more] Seu oponente vence com mais pedras. Pontos: você { $own }, oponente { $other }.
   *[match] Seu oponente vence a partida. Pontos: você { $own }, oponente { $other }.
}
term-drawn = Empate: { $own } a { $own }.

term-can-lay = { $number ->
    [1] { $card } na pedra { $stones }
   *[other] { $card } em uma das pedras { $stones }
}
term-can-mode = { $number ->
    [1] { $card } sobre a pedra { $stones }
   *[other] { $card } sobre uma das pedras { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] o Estrategista leva { $card } da pedra { $stone } { $to }
    [banshee] a Banshee manda { $card } da pedra { $stone } { $to }
   *[traitor] o Traidor traz { $card } da pedra { $stone } { $to }
}
term-may-recruiter = o Recrutador: comprar { $st-recruiter-draws }, devolver { $st-recruiter-returns }
term-can-claim = reivindicar a pedra { $stone }
term-may-done = não reivindicar mais
term-may-pass = passar
term-may-draw-clan = comprar uma carta de clã
term-may-draw-tactics = comprar uma carta tática
term-can-return = devolver { $card } para o fundo do baralho

term-why-which = Qual pedra? Por exemplo: why 3. Há { $stones }.
term-mode-blind = Blefe às Cegas: aqui só conta a Soma.
term-mode-mud = Luta na Lama: { $st-mud-size } cartas de cada lado.
term-why-nothing = nada ainda
term-why-side = { $who ->
    [you] Seu lado: { $cards }. { $best }
   *[other] Lado do seu oponente: { $cards }. { $best }
}
term-best-is = É { $formation }{ $readings }.
term-best-can = No melhor caso vira { $formation }, com { $cards }{ $readings }.
term-best-never = Não dá mais para completar: não restam cartas ocultas suficientes.
term-readings = {" "}({ $readings })
term-reading = { $card } como { $reading }
term-why-lead = { $lead ->
    [you] Se cada lado chegar ao melhor possível, o seu é o mais forte.
    [other] Se cada lado chegar ao melhor possível, o do seu oponente é o mais forte.
   *[even] Se cada lado chegar ao melhor possível, os dois se igualam; leva o que for completado primeiro.
}
term-why-claimed = { $who ->
    [you] Você já a reivindicou.
   *[other] Seu oponente já a reivindicou.
}
term-why-yes = Você pode reivindicá-la quando for a hora: { $reason }.
term-why-no = Você não pode reivindicá-la: { $reason }.
term-why-theirs = Seu oponente pode reivindicá-la: nada que ainda possa vir vence aquele lado.

term-rules-aim = O objetivo: { $st-adjacent-to-win } pedras lado a lado, ou { $st-stones-to-win } quaisquer, dão a vitória na hora.
term-rules-turn = Um turno: jogue uma carta no seu lado de uma pedra ainda não reivindicada (no máximo { $st-side-size } cartas por lado), reivindique o que puder provar e compre uma carta.
term-rules-claim = Reivindicar: seu lado precisa estar completo e ser mais forte que o outro. Se o outro ainda não estiver completo, as cartas abertas na mesa têm que bastar para garantir que nada que ainda possa vir vence o seu.
term-rules-formations = Formações, da mais forte à mais fraca: Sequência da mesma cor (forças em sequência, uma só cor), Trinca (forças iguais), Mesma Cor, Sequência (forças em sequência), e as demais cartas pela Soma.
term-rules-ties = Formações iguais: vence o total mais alto; totais iguais: o lado completado primeiro.
term-rules-match = Partida: quem vence a rodada marca { $st-round-points } pontos de vitória, quem perde marca um por pedra conquistada; os jogadores se alternam em começar.
term-rules-expert = Para jogadores experientes: as pedras só são reivindicadas no início do turno, antes de jogar uma carta.
term-rules-tactics = Você pode jogar uma carta tática em vez de uma carta de clã, mas sem passar de uma a mais que seu oponente. Compre do baralho que quiser; { $st-tactics-hand } cartas na mão.
term-rules-troops = Tropas de Elite ficam no seu lado: o Coringa (qualquer carta; um por rodada para cada jogador), a Espiã (um { $st-spy-strength } de qualquer cor), o Escudeiro (1–{ $st-shield-at-most } de qualquer cor). Valem o melhor possível quando a pedra é decidida.
term-rules-modes = Modos de Combate ficam sobre uma pedra e valem para os dois lados: o Blefe às Cegas (só conta a Soma), a Luta na Lama ({ $st-mud-size } cartas de cada lado).
term-rules-ruses = Artimanhas são executadas e descartadas: o Recrutador (compre { $st-recruiter-draws }, devolva { $st-recruiter-returns }), o Estrategista (mova ou descarte uma carta sua), a Banshee (descarte uma do seu oponente), o Traidor (tome uma carta de clã do seu oponente).

## Verräter: moves and options that can't be read

v-no-such-move = “{ $text }” não é uma jogada; as jogadas são assim: estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = “{ $text }” não é uma carta de ação; elas são traitor, farmer, builder, strategist, diplomat2 e diplomat5
v-no-such-supply = “{ $text }” não é uma carta de suprimento; elas são { $cards }
v-too-many-alike = { $number ->
    [1] só há uma carta de suprimento { $card }
   *[other] só há { $number } cartas de suprimento { $card }
}
v-no-neighbours = os territórios { $one } e { $two } não são vizinhos
v-how-to-lay = dá para pôr até { $most } cartas de suprimento: lay 3 3 5, ou lay nothing
v-how-to-discard = dá para descartar de uma a { $most } cartas de suprimento: discard 2 4
v-option-landscapes = landscapes precisa indicar o arquivo de uma tabela de territórios, não { $value }

## Verräter: the landscape table

v-landscapes-file = não dá para ler a tabela de territórios { $file }: { $reason }
v-landscapes-long = { $file } é longo demais para uma tabela de territórios
v-landscapes-toml = a tabela de territórios { $file } não é TOML: { $reason }
v-landscapes-line = { $file }, linha { $line }: { $reason }
v-landscapes-no-section = falta a seção [{ $kind }]
v-landscapes-missing = falta “{ $name }” em { $kind }
v-landscapes-unknown = “{ $name }” não tem lugar em uma tabela de territórios
v-landscapes-number = { $name } precisa ser um número inteiro de 0 a { $high }, não { $value }
v-landscapes-provenance = { $name } lista nomes de números: base, I, II, III, IV
v-landscapes-rows = uma tabela de territórios tem seis grupos de cinco números de até { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: cards, landscapes, houses

v-action = { $card ->
    [traitor] o Traidor
    [farmer] o Fazendeiro
    [builder] o Construtor
    [strategist] o Estrategista
    [diplomat2] o Diplomata 2
   *[diplomat5] o Diplomata 5
}
v-house = { $house ->
    [eagles] as Águias
   *[roses] as Rosas
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

## Verräter: positions

v-position-players = “{ $text }”: depois de verraeter vem players={ $fewest } ou players={ $most }
v-position-seat = “{ $name }”: há só { $players } jogadores
v-position-kinds = há dois territórios de cada tipo, mas { $number ->
    [0] nenhum
    [1] só um
   *[other] { $number }
} do tipo { $kind ->
    [wasteland] ermo
    [pasture] pasto
    [river] rio
    [forest] floresta
    [village] aldeia
   *[city] cidade
}
v-position-two-buildings = há duas construções no território { $landscape }
v-position-buildings = { $seat } tem mais de { $number } construções, ou mais de { $counting } bancos
v-position-step = { $seat } não pode estar na etapa “{ $step }” nesta posição
v-position-over-early = um jogo só acaba depois da última rodada, ou quando todos os territórios são de uma só casa
v-position-not-now = “{ $name }” não tem lugar nesta etapa
v-position-not-chosen = { $seat } ainda não escolheu uma carta de ação
v-position-action-twice = { $card } aparece duas vezes
v-position-face-up = as cartas de ação estão abertas; diga qual é a de { $seat }
v-position-no-builder = { $seat } não tem o Construtor
v-position-one-observer = com cartas de ação desconhecidas, só dá para indicar o que um único lugar viu
v-position-saw = { $seat } não pode ter visto exatamente essas cartas de ação
v-position-too-many = há mais cartas de suprimento { $card } do que o jogo tem
v-position-known = o que todos sabem da mão de { $seat } não está nela
v-position-earlier-piles = as pilhas anteriores são numeradas a partir de 1, e há no máximo { $most }
v-position-earlier-size = { $name }: o número de cartas compradas não bate com o das que restaram
v-position-half-known = { $seat } tem cartas indefinidas (unsettled), então a mão precisa ser conhecida por inteiro, ou só até onde todos a conhecem
v-position-origin = a mão de { $seat } não combina com o que foi comprado das pilhas anteriores
v-position-pile = cartas na pilha: deveriam ser { $number }, mas o que está escrito dá { $written }
v-position-unsettled = as cartas indefinidas (unsettled) de { $seat } não podem ter vindo dessas pilhas

## Verräter in the terminal

term-v-round-of = rodada { $round }/{ $rounds }
term-v-how-many = Quantos jogadores?
term-v-players = { $number } jogadores
term-v-who-starts = Quem é o jogador inicial da primeira rodada?
term-v-name = { $who ->
    [you] você
   *[other] { $seat }
}
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
term-v-to-win = { $number ->
    [1] ganha { $points } PV
   *[other] { $points } PV cada
}
term-v-to-win-nobody = sem ninguém
term-v-reckoned = { $card ->
    [traitor] como Traidor, você conta a favor da nova casa
    [diplomat2] seu Diplomata 2 já está na conta
   *[diplomat5] seu Diplomata 5 já está na conta
}
term-v-key = força e PV para 1·2·3·4 vencedores
term-v-head-house = casa
term-v-head-points = PV
term-v-head-hand = mão
term-v-head-laid = mesa
term-v-head-action = ação
term-v-head-reserve = resta
term-v-head-estates = compra
term-v-head-strength = Força
term-v-mark-start = 1º
term-v-mark-strategy = estratégia
term-v-your-supply = seus suprimentos
term-v-your-action = sua ação
term-v-offered = escolha entre
term-v-title-actions = Cartas de ação
term-v-title-supply = Cartas de suprimento
term-v-supply-all = há
term-v-supply-own = suas
term-v-supply-laid = mesa
term-v-supply-discard = fora
term-v-supply-known = deles
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
term-v-reveal-won = { $house ->
    [eagles] As Águias vencem por { $strength } a { $other } e tomam das Rosas o território { $landscape }.
   *[roses] As Rosas vencem por { $strength } a { $other } e tomam das Águias o território { $landscape }.
}
term-v-reveal-tie = Empate em { $strength } a { $strength }: nada muda de mãos, e ninguém pontua por isso.
term-v-reveal-nobody = { $house ->
    [eagles] Ninguém serve às Águias, então ninguém pontua por isso.
   *[roses] Ninguém serve às Rosas, então ninguém pontua por isso.
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
term-v-can-conflict = { $house ->
    [eagles] { $one }, das Águias, força { $base-one }, contra { $two }, das Rosas, força { $base-two }
   *[roses] { $one }, das Rosas, força { $base-one }, contra { $two }, das Águias, força { $base-two }
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
term-v-does-traitor = mudar de casa antes de tudo; { $v-traitor-points } PV
term-v-does-farmer = antes de todos, comprar { $v-farmer-draw } cartas; nenhuma por solares
term-v-does-builder = colocar uma construção ou virar uma
term-v-does-strategist = { $v-strategist-points } PV; escolher os próximos conflitos
term-v-does-diplomat2 = +{ $v-diplomat-2-strength } de força; comprar mais { $v-diplomat-2-draw } carta
term-v-does-diplomat5 = +{ $v-diplomat-5-strength } de força
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

## Bots of one's own

bot-unknown = não existe o bot “{ $name }”; existem: { $names }; um bot próprio é indicado como bots/mine.py:choose ou cmd:node bot.js
bot-settings = “{ $name }” não pode ser criado com estas configurações; ele aceita: { $settings }
bot-no-settings = “{ $name }” não tem configurações
bot-setting-unreadable = “{ $text }” não é uma configuração; configurações são escritas como temperature=0.3
bot-setting-range = { $name } precisa ser pelo menos { $least }; { $value } não é
bot-file-missing = não existe o arquivo { $path }
bot-unloadable = não foi possível carregar { $place }: { $reason }
bot-name-missing = não há nada chamado “{ $name }” em { $place }
bot-not-one = “{ $name }” em { $place } não é um bot; um bot é uma função de observation, moves e seconds, ou uma classe com um método choose
bot-command-unreadable = “{ $text }” não é um comando; ele é escrito como cmd:node bot.js
bot-command-missing = não existe o programa “{ $program }”
bot-answer-unreadable = um bot responde com uma das jogadas permitidas, com o texto dela ou com o número dela
bot-answer-range = as jogadas são numeradas de 0 a { $last }
bot-fault = { $kind ->
    [illegal] o bot não deu uma jogada permitida: { $details }
    [exception] o bot falhou: { $details }
    [timeout] o bot demorou demais: { $details }
   *[unreachable] não é possível conversar com o programa do bot: { $details }
}

## Advice: what speaks for a move of Schotten Totten

advice-kind = { $formation ->
    [colour-run] sequência da mesma cor
    [of-a-kind] { $size ->
        [4] quadra
       *[other] trinca
    }
    [colour] mesma cor
    [run] sequência
   *[sum] soma
}
advice-wins = { $number ->
    [1] vence a rodada: a pedra { $stones } pode ser reivindicada
   *[other] vence a rodada: as pedras { $stones } podem ser reivindicadas
}
advice-completes-claim = completa { $own }: a pedra { $stone } pode ser reivindicada na hora
advice-proves = { $when ->
    [now] mostra { $card }, e assim a pedra { $stone } pode ser reivindicada na hora
   *[later] mostra { $card }, e assim, pelo que está na mesa, a pedra { $stone } pode ser reivindicada no próximo turno
}
advice-makes-claimable = { $when ->
    [now] a pedra { $stone } pode ser reivindicada na hora
   *[later] pelo que está na mesa, a pedra { $stone } pode ser reivindicada no próximo turno
}
advice-unbeatable = completa { $own }; nenhuma carta de clã que ainda venha consegue vencer isso
advice-hand-blocks = completa { $own }; o que ainda poderia vencer isso está na sua própria mão
advice-only = completa { $own }; só isto ainda poderia vencer: { $kind }
advice-only-higher = completa { $own }; só a mesma formação com total mais alto ainda poderia vencer
advice-beatable = completa { $own }; o melhor que o outro lado ainda consegue é { $other }
advice-lost = uma carta para a pedra { $stone }, onde não há mais o que ganhar, pelo que está na mesa
advice-gives-up = abre mão da pedra { $stone }, onde seu oponente tem { $other }
advice-in-hand = pode formar { $own }, com { $cards } da sua mão
advice-winning-cards = cartas que ainda podem ganhar a pedra { $stone }: { $cards }
advice-winning-number = { $number ->
    [1] uma carta ainda pode ganhar a pedra { $stone }
   *[other] { $number } cartas ainda podem ganhar a pedra { $stone }
}
advice-towards-cards = alvo: { $kind }; o que completaria: { $cards }
advice-towards-number = { $number ->
    [1] alvo: { $kind }; uma carta completaria
   *[other] alvo: { $kind }; { $number } cartas completariam
}
advice-keeps-open = continua possível na pedra { $stone }: { $kind }
advice-begins-with = começa na pedra { $stone }; combina com { $cards } da sua mão
advice-begins-strong = começa na pedra { $stone } com uma carta forte
advice-begins = começa na pedra { $stone }; possível ali: { $kind }
advice-adds = leva a soma na pedra { $stone } a { $total }
advice-blind-formation = tira do seu oponente { $other }: na pedra { $stone } só conta a Soma
advice-blind-hope = seu oponente não consegue mais na pedra { $stone }: { $kind }
advice-sums = na pedra { $stone } só conta a Soma: até agora { $own } contra { $other }
advice-mud-opens = reabre a pedra { $stone }: seu oponente tinha { $other } e agora precisa de mais uma carta
advice-mud = uma quarta carta para os dois lados da pedra { $stone }
advice-recruiter = procura cartas melhores: compra { $number }, devolve { $returned }
advice-frees = torna possível na pedra { $stone }: { $kind }
advice-clears = tira { $card } do seu lado da pedra { $stone }
advice-breaks = desfaz o que seu oponente tinha na pedra { $stone }: { $other }
advice-lowers = o melhor que seu oponente consegue agora na pedra { $stone } é { $other }
advice-takes-away = tira { $card } do lado do seu oponente na pedra { $stone }
advice-claim-wins = { $how ->
    [row] vence a rodada: { $st-adjacent-to-win } pedras lado a lado
   *[stones] vence a rodada: { $st-stones-to-win } pedras
}
advice-claim-blocks = reivindica a pedra que falta ao seu oponente para { $st-adjacent-to-win } lado a lado
advice-claim-last = reivindica a pedra; com a pedra { $stone } seriam { $st-adjacent-to-win } lado a lado
advice-claim = { $number ->
    [1] reivindica a pedra: a primeira de { $needed }
   *[other] reivindica a pedra: { $number } de { $needed }
}
advice-done-inviting = { $number ->
    [1] espera: seu oponente ainda pode jogar cartas na pedra { $stones }
   *[other] espera: seu oponente ainda pode jogar cartas nas pedras { $stones }
}
advice-done = { $number ->
    [1] deixa para reivindicar depois a pedra { $stones }
   *[other] deixa para reivindicar depois as pedras { $stones }
}
advice-draw-clan-limit = nenhuma carta tática pode ser jogada antes que seu oponente jogue uma
advice-draw-clan-few = { $number ->
    [0] não há cartas de clã na sua mão
    [one] há só uma carta de clã na sua mão
   *[other] há só { $number } cartas de clã na sua mão
}
advice-draw-clan = as formações são feitas com cartas de clã
advice-draw-tactics = o limite permite jogar uma carta tática no próximo turno
advice-draw-tactics-later = para mais tarde: só pode ser jogada depois que seu oponente jogar uma carta tática
advice-return-limit = não pode ser jogada antes que seu oponente jogue uma carta tática
advice-return-misfit = não combina com nenhum lado que você começou
advice-return-weak = nenhuma carta de clã da sua mão é mais fraca
advice-return = vai para o fundo do baralho, e seu oponente não vê qual é
advice-pass = nenhuma carta de clã pode ser colocada
advice-pass-saves = guarda as cartas táticas; nenhuma carta de clã pode ser colocada
advice-pass-ends = encerra a rodada: os dois passaram

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

## The arena

arena-too-few-bots = Uma disputa precisa de pelo menos dois bots.
arena-sprt-two-bots = O teste sequencial compara apenas dois bots.
arena-sprt-unreadable = “{ $text }” não são duas diferenças de Elo, a menor primeiro, como 0,20
arena-worker-died = Os processos que jogam terminam antes de jogar qualquer coisa (código de saída { $code }); talvez a saída de erros diga por quê.
arena-file-exists = O arquivo { $path } já existe. Dê outro nome com --out, ou continue com --resume.
arena-file-unwritable = Não é possível gravar o arquivo { $path }: { $reason }.
arena-file-unreadable = Não é possível ler o arquivo { $path }: { $reason }.
arena-file-no-ledger = O arquivo { $path } não começa com uma disputa: { $reason }.
arena-file-format = O arquivo { $path } tem o formato { $format }; esta versão conhece apenas o { $known }.
arena-file-line = A linha { $line } de { $path } não é uma partida: { $reason }.
arena-resume-differs = A disputa em { $path } começou em outros termos. Em “{ $name }” ela tem { $there }, e agora seria { $asked }.
arena-begins = Na arena: { $bots }; semente { $seed }. As partidas ficam em { $path }.
arena-progress = { $done } de { $games } partidas: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [1] uma partida
   *[other] { $games } partidas
} em { $deals ->
    [1] uma distribuição
   *[other] { $deals } distribuições
} das cartas
arena-caption = Aproveitamento: a parte das vitórias por lugar, com seu intervalo de 95 % por distribuições; igual seria { $share } %. + vitórias, = empates ou vitórias divididas, − derrotas; ms: o tempo de uma decisão.
arena-head = { $column ->
    [bot] Bot
    [played] Jogou
    [results] + = −
    [score] Aproveitamento (95 %)
    [elo] Elo (95 %)
    [rating] Classificação (95 %)
    [decisions] Decisões
    [time] ms (máx.)
   *[faults] Falhas
}
arena-fault-kind = { $kind ->
    [illegal] jogada ilegal
    [exception] erro
    [timeout] lento demais
   *[unreachable] inacessível
}
arena-fault = Partida { $game }, perdida por { $bot } no lugar { $seat }: { $kind }: { $details }
arena-more-faults = { $number ->
    [1] Mais uma falha
   *[other] Mais { $number } falhas
}: veja { $path }
arena-test = { $status ->
    [h0] O teste aceita { $elo0 } Elo em vez de { $elo1 }
    [h1] O teste aceita { $elo1 } Elo em vez de { $elo0 }
   *[continue] O teste entre { $elo0 } e { $elo1 } Elo está indeciso
} após { $deals ->
    [1] uma distribuição
   *[other] { $deals } distribuições
} (LLR { $llr }; os limites são ±{ $bound }).
arena-aside = { $games ->
    [1] Mais uma partida foi jogada; ela fica guardada, mas não conta, porque sua distribuição não está completa ou vem depois do veredito.
   *[other] Mais { $games } partidas foram jogadas; elas ficam guardadas, mas não contam, porque suas distribuições não estão completas ou vêm depois do veredito.
}
arena-interrupted = Interrompido; todas as partidas terminadas foram guardadas. Para continuar: { $command }
arena-plot-pair = { $one } contra { $other }: aproveitamento de { $one }
arena-plot-many = Aproveitamento de cada bot, com seu intervalo de 95 %
arena-plot-games = partidas
arena-plot-even = uma parte igual

## Níveis

level-shepherd = Pastor
level-shepherd-about = tranquilo; não olha além da próxima carta
level-clansman = Membro do clã
level-clansman-about = conhece o jogo, e comete erros
level-warrior = Guerreiro
level-warrior-about = avalia bem cada jogada
level-chieftain = Chefe do clã
level-chieftain-about = pensa à frente; o mais forte
term-level-choice = { $name }: { $about }
term-which-level = Que força devem ter os oponentes?

## Dicas

not-your-turn = não é a vez de { $seat }
hint-title = { $who ->
    [you] As melhores jogadas, com a sua chance de vencer:
   *[other] As melhores jogadas de { $seat }, com a chance de vencer:
}
hint-hand-hidden = esta posição não diz o que { $seat }, que tem a vez, sabe: é preciso dar todas as cartas que { $seat } vê
hint-no-seat = “{ $text }” não é um lugar; há { $seats }
term-help-hint = as melhores jogadas, cada uma com a sua chance de vencer e um motivo
term-percent = { NUMBER($number, maximumFractionDigits: 1) }%

## Análise

review-running = só um jogo terminado pode ser analisado, e este ainda está em andamento
review-analysing = Analisando cada decisão …
review-title = { $game }, análise: { $result }
review-turning-title = Momentos decisivos
review-no-turning = Nenhum: nenhuma decisão teve custo considerável.
review-better = melhor: { $move } ({ $chance }), { $reason }
review-decisions-title = Todas as decisões
review-head-turn = turno
review-head-move = jogada
review-head-chance = chance
review-head-grade = avaliação
review-head-better = melhor era
review-grade = { $grade ->
    [best] a melhor
    [good] boa
    [inaccuracy] imprecisa
    [mistake] erro
   *[blunder] erro grave
}
review-forced = sem escolha
review-players-title = Os jogadores
review-head-player = jogador
review-head-decisions = escolhas
review-head-best = melhores jogadas
review-head-loss = perda média
review-head-inaccuracies = imprecisas
review-head-mistakes = erros
review-head-blunders = erros graves
review-saved = Gravado: { $path }
review-plot-title = { $game }: as chances de vencer
review-plot-round = rodada { $round }
review-plot-turns = turnos; cada ponto é um momento decisivo
review-plot-turning = Turno { $turn }, { $seat }: { $move }; melhor era { $better }

# The server

server-over = o jogo acabou
server-not-over = o jogo ainda não acabou
server-not-begun = o jogo começa quando todos estiverem sentados
server-stale = a mesa mudou nesse meio-tempo
server-too-late = o tempo acabou
server-name-unreadable = um nome tem ao menos uma letra e nenhum caractere de controle
server-undo-seen = nada pode ser desfeito: desde a sua última jogada você viu algo novo
server-bots-play-on = os bots preferem continuar jogando
server-asked-already = já há uma pergunta em aberto; responda a ela primeiro
server-nothing-asked = não há pergunta em aberto
server-no-hints = esta mesa não tem dicas
server-no-table = não existe essa mesa, ou o link não é dela
server-seat-taken = este lugar já foi ocupado, e um convite vale para uma só pessoa. Se foi você, continue onde se sentou ou copie de lá o link do seu lugar (no menu da mesa)
server-secret-known = cada lugar precisa de um segredo novo e só seu
server-wrong-share = esta não é a parte da distribuição que foi prometida para este lugar
server-newer-table = esta mesa precisa de uma versão mais nova do servidor; tente de novo daqui a pouco
server-no-review = ninguém pediu uma análise deste jogo
server-wrong-seats = este jogo tem { $seats } lugares
server-nobody = ao menos um lugar é para uma pessoa
server-no-level = não existe o nível “{ $name }”; existem: { $levels }
server-no-language = existem estes idiomas: { $languages }
server-unreadable = a mensagem não pode ser lida
server-protocol = este servidor fala a versão { $version } do protocolo; recarregue a página
server-too-fast = mais devagar: peça de novo daqui a pouco
server-too-many = você já criou muitas mesas; espere um pouco antes da próxima
server-spectator = quem assiste só assiste
server-busy = há muito a fazer agora; peça de novo mais tarde
server-foreign = isto vem da página de outro site
server-other-host = este servidor não atende por este nome; quem o hospeda pode permiti-lo com --host-name
server-no-page = não há nada aqui
server-no-method = isso não pode ser feito aqui
server-too-large = a mensagem é longa demais
server-failed = algo deu errado no servidor; a mesa está como estava
server-store-failed = não é possível ler ou gravar o banco de dados do servidor
preview-app = Schotten Totten e Verräter: dois jogos de cartas das Highlands da Escócia, com amigos ou contra bots. Ninguém precisa de conta.
preview-invitation = Uma mesa de { $game }: abra o link para jogar ou assistir. Ninguém precisa de conta.
preview-running = Uma partida de { $game } em andamento: abra o link para assistir.
preview-finished = Uma partida de { $game } já terminada, para rever jogada por jogada.
serve-ready = O Highlands está em { $address }
serve-running = O Highlands já está rodando em { $address }
serve-stop = Ctrl+C encerra; suas partidas ficam guardadas.
serve-cannot-listen = O Highlands não consegue escutar em { $address }: { $reason }.
serve-no-proxy = Não é endereço nem rede de um proxy: { $reason }. Informe algo como 127.0.0.1 ou 10.0.0.0/8.
serve-database = os jogos ficam em { $database }
record-commitment = a semente não corresponde ao compromisso mostrado antes do jogo
record-shares = a semente não é a mistura das partes que os jogadores prometeram antes da distribuição
term-commitment-good = o embaralhamento é o que foi prometido antes do jogo
term-shares-good = cada jogador teve sua parte na distribuição: nem o servidor nem um jogador sozinho pôde escolher as cartas
backup-done = a cópia está em { $file }
restore-done = as mesas foram restauradas de { $file }

## O banco de dados

store-one-process = O SQLite serve para um só processo. Vários processos precisam do PostgreSQL: --database postgresql+asyncpg://user@host/name.
store-url = Não existe esse tipo de banco de dados. Informe sqlite+aiosqlite:///caminho/do/arquivo ou postgresql+asyncpg://usuario@servidor/nome.
store-unreachable = Não é possível usar o banco de dados: { $reason }.
store-in-use = Já há um servidor usando este banco de dados ({ $path }). Um arquivo SQLite serve a um só servidor; para vários, use o PostgreSQL.
store-newer = O banco de dados vem de uma versão mais nova do Highlands. Instale essa versão.
store-older = O banco de dados vem de uma versão inicial de desenvolvimento do Highlands, que esta não consegue ler; nada nele foi alterado. Mova-o ou escolha outro com --database.
store-other-version = O banco de dados vem de outra versão do Highlands. Inicie uma vez o servidor desta versão, que o atualiza, ou use a outra.
store-file-exists = Já existe um arquivo { $path }. Informe outro nome.
store-no-backup = { $path } não é um backup do Highlands: { $reason }.
store-not-empty = Já há mesas neste banco de dados. Um backup só pode ser restaurado em um vazio.
## Bibliotecas de que só alguns precisam
extra-missing = Isto precisa de { $library }, que não está instalada: pip install '{ $extra }'

## Dados de partidas de um bot consigo mesmo
selfplay-begins = Partidas de { $bot } consigo mesmo; semente { $seed }. Até o arquivo ser gravado, elas ficam em { $path }.
selfplay-progress = { $done } de { $games } partidas
selfplay-writes = Gravando { $path } …
selfplay-written = { $games ->
    [1] Uma partida
   *[other] { $games } partidas
} com { $decisions } decisões: { $path }
selfplay-no-file = Diga com --out onde gravar os dados, ou continue com --resume.
selfplay-broken = As regras não permitem a partida da semente { $seed }: a jogada { $move } não pode ser feita.
## Ambientes
env-illegal = a ação { $action } do jogo { $row } não pode ser executada: { $reason }
env-no-such-action = “{ $action }” não é uma ação; as ações são números inteiros de 0 a { $last }
env-opponents = oponentes em um jogo de { $seats } pessoas: { $needed }, não { $given }

## Qualquer jogo: o que se diz quando um jogo não tem palavras próprias
action-unreadable = “{ $text }” não é uma jogada; as jogadas são: { $actions }
action-illegal = { $text } não é possível agora
position-impossible = nenhum jogo chega a esta posição
advice-search = a busca prefere esta jogada
plain-player = { $who ->
    [you] você
   *[other] jogador { $seat }
}
plain-begins = { $who ->
    [you] você começa
   *[other] o jogador { $seat } começa
}
plain-moved = { $who ->
    [you] você: { $move }
   *[other] jogador { $seat }: { $move }
}
plain-prompt = é a sua vez, por exemplo { $move }
plain-legal-move = é possível agora
plain-rules = as regras de { $game } não estão aqui; “moves” lista o que é possível
plain-over = { $how ->
    [won] você venceu
    [lost] você perdeu
   *[drawn] empate
}: { $points }

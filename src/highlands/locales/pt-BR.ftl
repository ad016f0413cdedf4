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
how-to-traitor = “{ $text }”: a jogada do Traidor é assim: traitor G5@2>7, e ele só leva cartas de Clã
no-such-seat = não existe o lugar { $seat }; há só { $seats } lugares, contados a partir de 0
nothing-to-undo = não há jogada para desfazer

## Options

option-unknown = não existe a opção “{ $name }”
option-unreadable = “{ $text }” não é uma opção deste jogo
option-twice = a opção “{ $name }” aparece duas vezes
option-range = { $name } precisa ser um número inteiro de { $low } a { $high }, não { $value }
option-flag = { $name } precisa ser true ou false, não { $value }
option-first = quem começa precisa ser o lugar 0 ou 1, ou ficar para o sorteio; { $value } não serve
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
    [colour-run] uma Sequência da mesma cor somando { $total }
    [of-a-kind] { $size ->
        [4] uma Quadra
       *[other] uma Trinca
    } somando { $total }
    [colour] Mesma Cor somando { $total }
    [run] uma Sequência somando { $total }
   *[sum] uma Soma de { $total }
}

## Why a stone can or cannot be claimed

claim-side-incomplete = { $missing ->
    [one] ainda falta uma carta no seu lado da Pedra { $stone }
   *[other] ainda faltam { $missing } cartas no seu lado da Pedra { $stone }
}
claim-other-impossible = você tem { $own }, e não restam cartas ocultas suficientes para completar o outro lado
claim-tie-won = os dois lados têm { $own }, e o seu foi completado primeiro
claim-tie-lost = os dois lados têm { $own }, e o outro foi completado primeiro
claim-stronger = o seu lado é mais forte ({ $own } contra { $other })
claim-weaker = o outro lado é mais forte ({ $other } contra { $own })
claim-proved = o melhor que o outro lado ainda consegue é { $other } (com { $cards }), e isso não vence { $own }
claim-proved-first = o melhor que o outro lado ainda consegue também é { $own } (com { $cards }), e o seu foi completado primeiro
claim-beatable = o outro lado ainda pode chegar a { $other } (com { $cards }), e isso venceria { $own }
claim-at-start = entre jogadores experientes, as Pedras só são reivindicadas no início do turno
claim-after-playing = as Pedras são reivindicadas depois de jogar uma carta
claim-over = nesta vez já não dá mais para reivindicar

## Why a move is not allowed

game-is-over = o jogo acabou
must-play = você tem uma carta de Clã que pode ser colocada, então não pode passar
wrong-step = { $step ->
    [play] agora é hora de jogar uma carta
    [claim] agora é hora de reivindicar Pedras; diga “done” para continuar
    [draw] agora é hora de comprar uma carta: “draw clan” ou “draw tactics”
    [recruit] agora o Recrutador compra mais { $left ->
        [one] uma carta
       *[other] { $left } cartas
    }: “draw clan” ou “draw tactics”
   *[return] agora o Recrutador ainda devolve { $left ->
        [one] uma carta
       *[other] { $left } cartas
    }, por exemplo “return R7”
}
not-in-hand = { $card } não está na sua mão
no-recruiter = só se devolvem cartas por causa do Recrutador
return-which = diga qual carta vai ser devolvida
no-tactics-variant = não há cartas Táticas neste jogo
one-joker = você já jogou um Coringa; cada jogador só joga um
too-many-tactics = você só pode ter jogado uma carta Tática a mais que seu oponente (você: { $own }, oponente: { $other })
decks-empty = os dois baralhos estão vazios, não há mais ninguém para recrutar
stone-claimed = a Pedra { $stone } já foi reivindicada
no-such-stone = não existe a Pedra { $stone } neste jogo
no-room = seu lado da Pedra { $stone } está cheio: só cabem { $size } cartas
not-on-own-side = { $card } não está no seu lado da fronteira
not-on-other-side = { $card } não está no lado do seu oponente
card-not-there = { $card } não está na Pedra { $stone }
strategist-same-stone = o Estrategista leva a carta para outra Pedra

## Why a position is refused

position-first-line = uma posição começa com o nome do jogo, { $name }, e suas variantes
position-line = “{ $text }” não é uma linha de posição
position-line-twice = “{ $text }” aparece duas vezes
position-value = “{ $text }” não serve como valor de “{ $name }”
position-stone = não dá para ler a Pedra { $stone }; ela é escrita assim: stone { $stone } mud: R1 joker / -
position-first = Pedra { $stone }: com os dois lados completos, ponha ! depois do que foi completado primeiro
position-owner = a Pedra { $stone } não pode ser de { $seat }, cujo lado não está completo
position-owner-weaker = a Pedra { $stone } não pode pertencer a { $seat }: o outro lado não foi vencido
position-won = { $seat } já venceu a rodada, então não é a vez de ninguém
position-over-early = uma partida só acaba depois da última rodada
position-step = ninguém pode estar na etapa “{ $step }” nesta posição
side-too-long = em um lado da Pedra { $stone } só cabem { $size } cartas
card-twice = { $card } aparece mais de uma vez
mode-in-discard = { $card } fica em uma Pedra e nunca vai para o descarte
played-wrong = os jogadores não podem ter jogado { $a } e { $b } cartas Táticas: há { $number } à vista, e ninguém pode estar duas à frente
jokers-wrong = a linha “jokers” precisa dizer quem jogou um Coringa, um lugar para cada um à vista ({ $number })
wrong-deck = há uma carta no baralho errado
cards-do-not-add-up = { $sign ->
    [few] { $number ->
        [one] falta uma carta
       *[other] faltam { $number } cartas
    }
   *[many] { $number ->
        [one] há uma carta a mais
       *[other] há { $number } cartas a mais
    }
}
knower-wrong = uma carta conhecida é escrita com o outro jogador, que a conhece, assim: R7{"{"}A{"}"}
hand-too-large = a mão de { $seat } passa do limite de { $limit }

## Why a record is refused

record-line = linha { $line }: { $reason }
record-first-line = um registro começa com “{ $text }”
record-unreadable = “{ $text }” não é nem cabeçalho nem turno
record-header-missing = falta o cabeçalho “{ $name }”
record-header-twice = o cabeçalho “{ $name }” aparece duas vezes
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

term-compiling = Highlands: compilando as regras, só desta vez, cerca de meio minuto …
term-compiling-kernel = { $done } de cerca de { $total } … { $name }
term-welcome = Boas-vindas às Highlands: { $game }. Digite ? a qualquer momento para ver a ajuda.
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Qual jogo vai ser?
term-number-between = Digite um número de { $low } a { $high }, ou só Enter para o que está entre colchetes.
term-yes = sim
term-no = não
term-yes-or-no = Digite { $yes } ou { $no }, ou só Enter para o que está entre colchetes.
term-player-you = Você
term-player-simple = Oponente simples
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
term-file-not-text = { $path } não é um arquivo de texto.
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
term-choice-tactics = Variante Tática: com cartas Táticas
term-choice-expert = Para Jogadores Experientes: Pedras só são reivindicadas no início do turno
term-choice-tactics-expert = Variante Tática, Para Jogadores Experientes
term-how-many-rounds = Quantas rodadas?
term-who-begins = Quem começa?
term-starter-lot = sorteio
term-starter-you = você
term-starter-other = seu oponente

term-variant-tactics = Tática
term-variant-expert = Experientes
term-round-of = rodada { $round }/{ $rounds }
term-points = placar { $own } a { $other }
term-points-seats = placar: A { $own }, B { $other }
term-turn = { $step ->
    [play] { $seat } joga uma carta
    [claim] { $seat } pode reivindicar Pedras
    [draw] { $seat } compra uma carta
    [recruit] { $seat } compra mais { $left } com o Recrutador
   *[return] { $seat } ainda devolve { $left } com o Recrutador
}
term-your-hand = Sua mão
term-other-hand = Oponente
term-seat-hand = Mão de { $seat }
term-tactics-played = Táticas jogadas: { $number }
term-first-mark = 1º
term-clan-deck = baralho de Clã: { $number }
term-tactics-deck = baralho Tático: { $number }
term-discard = descarte:
term-discard-empty = a pilha de descarte está vazia
term-unseen-title = ainda não vistas
term-unseen = ainda não apareceram; entre parênteses, as da sua própria mão:
term-unseen-tactics = cartas Táticas que ainda não apareceram, incluindo as suas:
term-known = { $deck ->
    [clan] você pôs no baralho de Clã (posição contada de cima): { $cards }
   *[tactics] você pôs no baralho Tático (posição contada de cima): { $cards }
}
term-known-place = { $card } (posição { $place })

term-prompt-play = Sua vez: jogue uma carta em uma Pedra, por exemplo { $move }
term-prompt-pass = Você não pode colocar nenhuma carta de Clã: digite pass
term-prompt-claim = { $number ->
    [one] Você pode reivindicar a Pedra { $stones }: digite { $move }, ou done para deixar assim
   *[other] Você pode reivindicar as Pedras { $stones }: digite { $move }, ou done para não reivindicar mais
}
term-step-draw = Compre uma carta: digite clan ou tactics
term-step-recruit = { $left ->
    [one] O Recrutador compra mais uma carta: digite clan ou tactics
   *[other] O Recrutador compra mais { $left } cartas: digite clan ou tactics
}
term-step-return = { $left ->
    [one] Devolva mais uma carta para o fundo do baralho, por exemplo { $move }
   *[other] Devolva { $left } cartas para o fundo dos respectivos baralhos, por exemplo { $move }
}

term-help-why = quem está na frente na Pedra 3, e por que ela pode ou não ser reivindicada
term-help-unseen = as cartas que ainda não apareceram
term-help-discard = a pilha de descarte
term-help-lay = colocar esta carta no seu lado desta Pedra; “r7 3” já vale por R7@3. Em um lado cabem três cartas, quatro na Luta na Lama
term-help-pass = você não pode colocar nenhuma carta de Clã
term-help-claim = reivindicar a Pedra 3; “c3” ou “3” já serve. Ninguém é obrigado a reivindicar
term-help-done = não reivindicar mais, e seguir em frente
term-help-clan = comprar uma carta de Clã
term-help-tactics = comprar uma carta Tática
term-help-return = pôr o 7 vermelho no fundo do baralho; “r7” já serve. Só você vai saber onde ele está
term-help-joker = o Coringa no seu lado da Pedra 5 vale por qualquer carta de Clã. Você só pode jogar um por rodada
term-help-spy = a Espiã no seu lado da Pedra 5 tem força 7 e qualquer cor
term-help-shield = o Escudeiro no seu lado da Pedra 5 tem força 1, 2 ou 3 e qualquer cor
term-help-blind = o Blefe às Cegas na Pedra 5: ali só conta a Soma, para os dois lados
term-help-mud = a Luta na Lama na Pedra 5: ali cabem quatro cartas de cada lado
term-help-recruiter = comprar três cartas e devolver duas da mão para o fundo dos respectivos baralhos
term-help-strategist = levar o 5 verde do seu lado de uma Pedra para a Pedra 7; “discard” em vez de 7 descarta a carta
term-help-banshee = descartar o 5 verde do lado do seu oponente, em uma Pedra ainda não reivindicada
term-help-traitor = trazer a carta de Clã 5 verde do lado do seu oponente para o seu lado da Pedra 7

term-told-lay = { $who ->
    [you] Você joga { $card } na Pedra { $stone }.
   *[other] Seu oponente joga { $card } na Pedra { $stone }.
}
term-told-mode = { $who ->
    [you] Você joga { $card } sobre a Pedra { $stone }.
   *[other] Seu oponente joga { $card } sobre a Pedra { $stone }.
}
term-did-recruiter = { $who ->
    [you] Você joga o Recrutador.
   *[other] Seu oponente joga o Recrutador.
}
term-told-ruse = { $who ->
    [you] { $ruse ->
        [strategist] Seu Estrategista leva { $card } da Pedra { $stone } { $to }.
        [banshee] Sua Banshee manda { $card } da Pedra { $stone } { $to }.
       *[traitor] Seu Traidor traz { $card } da Pedra { $stone } { $to }.
    }
   *[other] { $ruse ->
        [strategist] O Estrategista do seu oponente leva { $card } da Pedra { $stone } { $to }.
        [banshee] A Banshee do seu oponente manda { $card } do seu lado da Pedra { $stone } { $to }.
       *[traitor] O Traidor do seu oponente leva { $card } do seu lado da Pedra { $stone } { $to }.
    }
}
term-told-claim = { $who ->
    [you] Você reivindica a Pedra { $stone }.
   *[other] Seu oponente reivindica a Pedra { $stone }.
}
term-did-done = { $who ->
    [you] Você não reivindica mais nada.
   *[other] Seu oponente não reivindica mais nada.
}
term-did-pass = { $who ->
    [you] Você passa.
   *[other] Seu oponente não pode colocar nenhuma carta de Clã e passa.
}
term-did-draw-clan = { $who ->
    [you] Você compra uma carta de Clã.
   *[other] Seu oponente compra uma carta de Clã.
}
term-did-draw-tactics = { $who ->
    [you] Você compra uma carta Tática.
   *[other] Seu oponente compra uma carta Tática.
}
term-told-return = { $who ->
    [you] Você devolve { $card } para o fundo do baralho.
   *[other] Seu oponente devolve { $card } para o fundo do baralho.
}
term-told-drawn = Você compra { $cards }.
term-after-pass = Se você também passar, a rodada acaba.
term-some-card = { $deck ->
    [c] uma carta de Clã
   *[t] uma carta Tática
}
term-to-stones = { $number ->
    [one] para a Pedra { $stones }
   *[other] para uma das Pedras { $stones }
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
    [row] Você vence com três Pedras seguidas! Pontos: { $own } a { $other }.
    [five] Você vence com cinco Pedras! Pontos: { $own } a { $other }.
    [more] Você vence com mais Pedras! Pontos: { $own } a { $other }.
   *[match] Você vence a partida! Pontos: { $own } a { $other }.
}
term-lost = { $how ->
    [row] Seu oponente vence com três Pedras seguidas. Pontos: você { $own }, oponente { $other }.
    [five] Seu oponente vence com cinco Pedras. Pontos: você { $own }, oponente { $other }.
    [more] Seu oponente vence com mais Pedras. Pontos: você { $own }, oponente { $other }.
   *[match] Seu oponente vence a partida. Pontos: você { $own }, oponente { $other }.
}
term-drawn = Empate: { $own } a { $own }.

term-can-lay = { $number ->
    [one] { $card } na Pedra { $stones }
   *[other] { $card } em uma das Pedras { $stones }
}
term-can-mode = { $number ->
    [one] { $card } sobre a Pedra { $stones }
   *[other] { $card } sobre uma das Pedras { $stones }
}
term-can-ruse = { $ruse ->
    [strategist] o Estrategista leva { $card } da Pedra { $stone } { $to }
    [banshee] a Banshee manda { $card } da Pedra { $stone } { $to }
   *[traitor] o Traidor traz { $card } da Pedra { $stone } { $to }
}
term-may-recruiter = o Recrutador: comprar três, devolver duas
term-can-claim = reivindicar a Pedra { $stone }
term-may-done = não reivindicar mais
term-may-pass = passar
term-may-draw-clan = comprar uma carta de Clã
term-may-draw-tactics = comprar uma carta Tática
term-can-return = devolver { $card } para o fundo do baralho

term-why-which = Qual Pedra? Por exemplo: why 3. Há { $stones }.
term-mode-blind = Blefe às Cegas: aqui só conta a Soma.
term-mode-mud = Luta na Lama: quatro cartas de cada lado.
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

term-rules-aim = O objetivo: três Pedras lado a lado, ou cinco quaisquer, dão a vitória na hora.
term-rules-turn = Um turno: jogue uma carta no seu lado de uma Pedra ainda não reivindicada (no máximo três cartas por lado), reivindique o que puder provar e compre uma carta.
term-rules-claim = Reivindicar: seu lado precisa estar completo e ser mais forte que o outro. Se o outro ainda não estiver completo, as cartas abertas na mesa têm que bastar para garantir que nada que ainda possa vir vence o seu.
term-rules-formations = Formações, da mais forte à mais fraca: Sequência da mesma cor (forças em sequência, uma só cor), Trinca (forças iguais), Mesma Cor, Sequência (forças em sequência), e as demais cartas pela Soma.
term-rules-ties = Formações iguais: vence o total mais alto; totais iguais: o lado completado primeiro.
term-rules-match = Partida: quem vence a rodada marca 5 pontos de vitória, quem perde marca um por Pedra conquistada; os jogadores se alternam em começar.
term-rules-expert = Para Jogadores Experientes: as Pedras só são reivindicadas no início do turno, antes de jogar uma carta.
term-rules-tactics = Você pode jogar uma carta Tática em vez de uma carta de Clã, mas sem passar de uma a mais que seu oponente. Compre do baralho que quiser; sete cartas na mão.
term-rules-troops = Tropas de Elite ficam no seu lado: o Coringa (qualquer carta; um por rodada para cada jogador), a Espiã (um 7 de qualquer cor), o Escudeiro (1, 2 ou 3 de qualquer cor). Valem o melhor possível quando a Pedra é decidida.
term-rules-modes = Modos de Combate ficam sobre uma Pedra e valem para os dois lados: o Blefe às Cegas (só conta a Soma), a Luta na Lama (quatro cartas de cada lado).
term-rules-ruses = Artimanhas são executadas e descartadas: o Recrutador (compre três, devolva duas), o Estrategista (mova ou descarte uma carta sua), a Banshee (descarte uma do seu oponente), o Traidor (tome uma carta de Clã do seu oponente).

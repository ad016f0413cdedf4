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

## The terminal: Schotten Totten

term-which-variant = Qual Schotten Totten vai ser?
term-choice-base = o jogo básico
term-choice-tactics-expert = Variante tática, para jogadores experientes
term-starter-you = você
term-starter-other = seu oponente
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
term-discard = descarte:
term-discard-empty = a pilha de descarte está vazia
term-unseen-title = ainda não vistas
term-unseen = ainda não apareceram; entre parênteses, as da sua própria mão:
term-unseen-tactics = cartas táticas que ainda não apareceram, incluindo as suas:
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
term-can-return = devolver { $card } para o fundo do baralho
term-why-which = Qual pedra? Por exemplo: why 3. Há { $stones }.
term-why-side = { $who ->
    [you] Seu lado: { $cards }. { $best }
   *[other] Lado do seu oponente: { $cards }. { $best }
}
term-why-lead = { $lead ->
    [you] Se cada lado chegar ao melhor possível, o seu é o mais forte.
    [other] Se cada lado chegar ao melhor possível, o do seu oponente é o mais forte.
   *[even] Se cada lado chegar ao melhor possível, os dois se igualam; leva o que for completado primeiro.
}
term-why-claimed = { $who ->
    [you] Você já a reivindicou.
   *[other] Seu oponente já a reivindicou.
}
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

## Verräter in the terminal

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

## Dicas

not-your-turn = não é a vez de { $seat }
hint-title = { $who ->
    [you] As melhores jogadas, com a sua chance de vencer:
   *[other] As melhores jogadas de { $seat }, com a chance de vencer:
}
hint-hand-hidden = esta posição não diz o que { $seat }, que tem a vez, sabe: é preciso dar todas as cartas que { $seat } vê
hint-no-seat = “{ $text }” não é um lugar; há { $seats }
term-help-hint = as melhores jogadas, cada uma com a sua chance de vencer e um motivo

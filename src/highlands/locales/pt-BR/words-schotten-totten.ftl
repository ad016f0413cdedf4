### Schotten Totten: what the pages say too.

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

## The board: decks, what can be laid, why a stone is whose

joker-nowhere = não há lugar para um Coringa: ele não pode estar numa mão que deve ser toda devolvida, nem ser uma carta com { "{" }A!{ "}" }
term-clan-deck = baralho de clã: { $number }
term-tactics-deck = baralho tático: { $number }
term-known = { $deck ->
    [clan] você pôs no baralho de clã (posição contada de cima): { $cards }
   *[tactics] você pôs no baralho tático (posição contada de cima): { $cards }
}
term-known-place = { $card } (posição { $place })
term-can-lay = { $number ->
    [1] { $card } na pedra { $stones }
   *[other] { $card } em uma das pedras { $stones }
}
term-may-draw-clan = comprar uma carta de clã
term-may-draw-tactics = comprar uma carta tática
term-mode-blind = Blefe às Cegas: aqui só conta a Soma.
term-mode-mud = Luta na Lama: { $st-mud-size } cartas de cada lado.
term-why-nothing = nada ainda
term-best-is = É { $formation }{ $readings }.
term-best-can = No melhor caso vira { $formation }, com { $cards }{ $readings }.
term-best-never = Não dá mais para completar: não restam cartas ocultas suficientes.
term-readings = {" "}({ $readings })
term-reading = { $card } como { $reading }
term-why-yes = Você pode reivindicá-la quando for a hora: { $reason }.
term-why-no = Você não pode reivindicá-la: { $reason }.
term-why-theirs = Seu oponente pode reivindicá-la: nada que ainda possa vir vence aquele lado.

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
   *[stones] vence a rodada: { $number ->
       [0] { $number } pedras
       [one] { $number } pedra
      *[other] { $number } pedras
   }
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

### What only the terminal says of Schotten Totten. The pages do not fetch it.

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
    [stones] Você vence com { $number ->
        [0] { $number } pedras
        [one] { $number } pedra
       *[other] { $number } pedras
    }! Pontos: { $own } a { $other }.
    [more] Você vence com mais pedras! Pontos: { $own } a { $other }.
   *[match] Você vence a partida! Pontos: { $own } a { $other }.
}
term-lost = { $how ->
    [row] Seu oponente vence com { $st-adjacent-to-win } pedras seguidas. Pontos: você { $own }, oponente { $other }.
    [stones] Seu oponente vence com { $number ->
        [0] { $number } pedras
        [one] { $number } pedra
       *[other] { $number } pedras
    }. Pontos: você { $own }, oponente { $other }.
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

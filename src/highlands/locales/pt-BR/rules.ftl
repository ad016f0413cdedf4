### As regras dos dois jogos e as palavras do guia, em português do Brasil.
### Os *asteriscos* dão destaque; [R7], [joker], [3], [eagles] viram cartas e brasões desenhados.

## As páginas de regras

rules-title = As regras
rules-contents = Nesta página
rules-choose = Dois jogos das Highlands. Sobre qual você quer ler?
rules-read = Ler as regras
rules-top = Voltar ao topo
rules-figure-you = Você
rules-figure-other = Oponente
rules-learn = Prefere aprender jogando? Um guia acompanha você na primeira partida.

## Schotten Totten

rules-st-title = Schotten Totten
rules-st-short = Um duelo por { $st-stones } pedras, para dois.

rules-st-aim-title = O objetivo
rules-st-aim = Dois clãs disputam uma fronteira de { $st-stones } pedras. Quem primeiro tiver *{ $st-adjacent-to-win } pedras lado a lado*, ou *{ $st-stones-to-win } quaisquer*, vence a rodada na hora.

rules-st-see-title = O que você vê
rules-st-see-stones = *{ $st-stones } pedras* formam a fronteira. Cada uma tem dois lados: o seu é o que está mais perto de você.
rules-st-see-clan = *{ $st-clan-cards } cartas de clã*: { $st-colours } cores, cada uma com as forças de 1 a { $st-strengths }. Cada carta existe uma vez só. Cada cor tem também uma estampa e um símbolo próprios, para você nunca depender só da cor.
rules-st-see-hand = *{ $st-base-hand } cartas* ficam na sua mão, e só você as vê. Seu oponente também tem { $st-base-hand }; as outras formam o baralho.

rules-st-turn-title = Seu turno
rules-st-turn-intro = Três etapas, sempre nesta ordem:
rules-st-turn-play = *Jogue* uma carta, aberta, no seu lado de uma pedra ainda não reivindicada. Em cada lado cabem { $st-side-size } cartas, e ali elas ficam.
rules-st-turn-claim = *Reivindique* quantas pedras puder e quiser, uma de cada vez.
rules-st-turn-draw = *Compre* uma carta. Quando o baralho acaba, o jogo continua sem compras.
rules-st-turn-must = Se você pode colocar uma carta de clã, é obrigatório jogar. Se não pode, porque não tem nenhuma ou porque seus lados estão cheios, você *passa*: não joga nem compra nada, mas ainda pode reivindicar.

rules-st-formations-title = Formações
rules-st-formations-intro = As { $st-side-size } cartas de um lado valem pela melhor coisa que formam. Da mais forte para a mais fraca:
rules-st-formation-colour-run = Sequência da mesma cor
rules-st-formation-of-a-kind = Trinca
rules-st-formation-colour = Mesma Cor
rules-st-formation-run = Sequência
rules-st-formation-sum = Soma
rules-st-makes-colour-run = uma só cor, forças em sequência
rules-st-makes-of-a-kind = três vezes a mesma força
rules-st-makes-colour = uma só cor, sem sequência
rules-st-makes-run = forças em sequência, nem todas da mesma cor
rules-st-makes-sum = qualquer outra coisa
rules-st-formations-ties = *A mesma formação dos dois lados?* Vence o total mais alto. *O total também é igual?* Então vence o lado completado primeiro.
rules-st-formations-order = Não importa em que ordem as cartas foram colocadas: [G6] [G4] [G5] é uma Sequência da mesma cor como outra qualquer. Nenhuma sequência continua do 9 para o 1.

rules-st-claim-title = Reivindicar uma pedra
rules-st-claim-complete = Seu lado precisa estar completo. Se o outro lado também estiver, o seu precisa ser o mais forte.
rules-st-claim-example = Aqui a sua Mesma Cor soma só 20, e a Sequência do outro lado soma 21. Mas Mesma Cor vence Sequência, sejam quais forem os totais: a pedra é sua.
rules-st-claim-closed = Uma pedra reivindicada fica fechada até o fim da rodada: nenhuma carta entra mais ali, e nenhuma sai.

rules-st-proof-title = Reivindicar antes: a prova
rules-st-proof-idea = Você não precisa esperar que o outro lado se complete. Basta que *nada do que ainda pode vir* vença o seu.
rules-st-proof-open = Só valem como prova as cartas *abertas*: nos dois lados de todas as pedras e na pilha de descarte. Qualquer outra carta de clã ainda pode vir, até mesmo uma que está na sua própria mão.
rules-st-proof-example = Você tem três cartas 8, e do outro lado estão [R4] e [R5]. Só uma Sequência da mesma cor venceria você; portanto, só [R3] e [R6] são perigosas.
rules-st-proof-not-yet = [R3] está aberta em outra pedra, mas ninguém viu [R6] ainda. Então não há prova, nem mesmo se [R6] estiver na sua mão.
rules-st-proof-now = Assim que [R6] também estiver aberta, em qualquer pedra e de quem quer que seja, a prova está completa. Se ela está com você: jogue-a em outro lugar e reivindique na hora, antes que seu oponente jogue de novo.
rules-st-proof-tie = Também basta que o melhor que o outro lado ainda consegue seja exatamente igual ao seu: o seu foi completado primeiro.
rules-st-proof-app = Você não precisa fazer contas: o aplicativo faz a prova para cada pedra, a todo momento. Toque em uma pedra para ver quem está na frente ali e quais cartas ainda podem mudar isso.

rules-st-end-title = Fim da rodada, fim da partida
rules-st-end-round = A rodada acaba no momento em que alguém tem { $st-adjacent-to-win } pedras lado a lado ou { $st-stones-to-win } no total, mesmo no meio das reivindicações.
rules-st-end-match = A partida tem quantas rodadas vocês combinarem, de 1 a { $st-most-rounds }. Quem vence a rodada marca *{ $st-round-points } pontos*, quem perde marca *um por pedra conquistada*. Depois da última rodada, vence o placar mais alto.
rules-st-end-start = Vocês se alternam em começar as rodadas.

rules-st-expert-title = Para jogadores experientes
rules-st-expert-order = As etapas trocam de lugar: primeiro *reivindicar*, depois *jogar*, depois *comprar*. O que você completa agora só pode ser reivindicado no início do seu próximo turno, se ainda valer.
rules-st-expert-both = Pode ser usado com ou sem cartas táticas.

rules-st-tactics-title = A variante tática
rules-st-tactics-deck = { $st-tactics-cards } *cartas táticas* formam um segundo baralho. Cada um tem { $st-tactics-hand } cartas na mão, no início só de clã. Sempre que compra, você escolhe o baralho; se um estiver vazio, compra do outro.
rules-st-tactics-play = Em vez de uma carta de clã, você pode jogar uma carta tática. Se nenhuma carta de clã puder ser colocada, você pode fazer isso em vez de passar.
rules-st-tactics-limit = O freio: em cartas táticas jogadas, você pode estar no máximo *{ $st-tactics-lead }* à frente do seu oponente. Todas as { $st-tactics-cards } contam.
rules-st-tactics-hold = Na mão você pode ter quantas quiser, dentro das suas { $st-tactics-hand } cartas.
rules-st-elite-title = Tropas de Elite
rules-st-elite = Você as coloca no seu lado, como cartas de clã. O que elas valem só se define quando a pedra é decidida.
rules-st-modes-title = Modos de Combate
rules-st-modes = Você os coloca sobre uma pedra ainda não reivindicada, mesmo onde já há lados completos. Eles valem para os dois lados.
rules-st-ruses-title = Artimanhas
rules-st-ruses = Você as executa, e depois elas vão abertas para a pilha de descarte, que os dois podem olhar a qualquer momento.
rules-st-name-joker = Coringa
rules-st-name-spy = Espiã
rules-st-name-shield = Escudeiro
rules-st-name-blind = Blefe às Cegas
rules-st-name-mud = Luta na Lama
rules-st-name-recruiter = Recrutador
rules-st-name-strategist = Estrategista
rules-st-name-banshee = Banshee
rules-st-name-traitor = Traidor
rules-st-card-joker = Qualquer força e qualquer cor. Há { $st-jokers }, mas cada jogador só pode jogar *um* por rodada; um segundo fica na mão.
rules-st-card-spy = Força { $st-spy-strength }, de qualquer cor.
rules-st-card-shield = Força 1–{ $st-shield-at-most }, de qualquer cor.
rules-st-card-blind = Nesta pedra as formações não valem nada: só contam os totais.
rules-st-card-mud = Em cada lado desta pedra cabem { $st-mud-size } cartas, e as formações são de { $st-mud-size } cartas.
rules-st-card-recruiter = Compre { $st-recruiter-draws } cartas, uma a uma, dos baralhos que quiser. Depois devolva { $st-recruiter-returns } cartas quaisquer da sua mão para o fundo dos respectivos baralhos.
rules-st-card-strategist = Pegue uma carta de clã ou Tropa de Elite do seu lado de uma pedra ainda não reivindicada. Coloque-a no seu lado de *outra* pedra ainda não reivindicada, ou descarte-a.
rules-st-card-banshee = Descarte uma carta de clã ou Tropa de Elite do lado do seu oponente em uma pedra ainda não reivindicada.
rules-st-card-traitor = Pegue uma *carta de clã* do lado do seu oponente em uma pedra ainda não reivindicada e coloque-a no seu lado de qualquer pedra ainda não reivindicada.

rules-st-app-title = O que o aplicativo faz por você
rules-st-app-draw = Ele compra por você quando só há um baralho de onde comprar: sem cartas táticas, portanto, sempre.
rules-st-app-skip = Ele segue sozinho quando não há nada a reivindicar ou quando sua mão está cheia.
rules-st-app-claim = Ele mostra cada pedra que você pode reivindicar. Se você ligar “{ $setting }” nas configurações, ele as reivindica por você.
rules-st-app-wild = Ele lê o Coringa, a Espiã e o Escudeiro da melhor forma, dos dois lados, e mostra como.
rules-st-app-unseen = Ele mantém uma tabela de todas as cartas que ainda não apareceram. Os dois podem abri-la.

rules-st-rulings-title = Perguntas e respostas
rules-st-q-1 = O Coringa, a Espiã ou o Escudeiro podem valer por uma carta que já está na mesa?
rules-st-a-1 = Sim, até no mesmo lado. Assim, uma Mesma Cor pode ter a mesma força duas vezes. As regras impressas não o proíbem.
rules-st-q-2 = Quem decide por qual carta elas valem?
rules-st-a-2 = Elas sempre valem o que for melhor para quem as jogou, não importa quem reivindica. O aplicativo descobre e mostra.
rules-st-q-3 = O Blefe às Cegas e a Luta na Lama podem ficar na mesma pedra?
rules-st-a-3 = Sim. Então conta a soma de { $st-mud-size } cartas.
rules-st-q-4 = Quando exatamente um lado está completo?
rules-st-a-4 = A partir do momento em que tem tantas cartas quantas cabem na pedra agora. Se perde uma carta, ou se chega uma Luta na Lama, deixa de estar completo. No empate, conta a última vez em que cada lado se completou.
rules-st-q-5 = Um Modo de Combate pode ser movido, tomado ou descartado?
rules-st-a-5 = Não. Ele fica sobre a pedra, no lado de ninguém, e não sai dali.
rules-st-q-6 = Posso jogar uma Artimanha que não tem o que fazer?
rules-st-a-6 = Não, ela precisa de um alvo. O Recrutador precisa de ao menos uma carta nos baralhos; se houver menos de { $st-recruiter-draws }, você compra essas e devolve { $st-recruiter-returns } mesmo assim.
rules-st-q-7 = Onde o Traidor e o Estrategista podem pôr uma carta?
rules-st-a-7 = No seu lado de uma pedra ainda não reivindicada que tenha espaço. Com o Traidor pode ser a mesma pedra; com o Estrategista precisa ser outra.
rules-st-q-8 = E se restarem poucas cartas ocultas para completar o outro lado?
rules-st-a-8 = Então nada mais pode vencer seu lado completo: você pode reivindicar.
rules-st-q-9 = Alguém conhece as cartas que o Recrutador pôs no fundo dos baralhos?
rules-st-a-9 = Só quem as pôs ali. Em uma prova, elas contam como ocultas.
rules-st-q-10 = O que acontece quando os dois passam, um depois do outro?
rules-st-a-10 = A rodada acaba. Primeiro quem teria a vez, depois o outro, leva cada pedra que pode ser reivindicada, e pode vencer assim. Se ninguém vencer, ganha quem tiver mais pedras. Com o mesmo número, a rodada empata, e cada um marca um ponto por pedra sua.
rules-st-q-11 = Reivindicar é obrigatório?
rules-st-a-11 = Não. Você decide pedra por pedra. Só se “{ $setting }” estiver ligado nas configurações é que o aplicativo faz isso por você.
rules-st-q-12 = O que acontece se eu reivindicar sem razão?
rules-st-a-12 = Não dá: sem prova, não é uma jogada permitida. O aplicativo diz quais cartas venceriam você, por exemplo [B7] [B8] [B9].
rules-st-q-13 = Quem começa a próxima rodada?
rules-st-a-13 = Vocês se alternam: quem não começou a anterior.
rules-st-q-14 = Meu Coringa foi descartado. Posso jogar o outro agora?
rules-st-a-14 = Não. Um Coringa por jogador em cada rodada, aconteça o que acontecer com ele.
rules-st-q-15 = Dá para reivindicar antes também na Luta na Lama?
rules-st-a-15 = Sim. A prova é a mesma, com { $st-mud-size } cartas. Um dos livros de regras pode ser lido como se exigisse os lados completos, mas ele redige a regra geral da mesma forma e mesmo assim permite a prova.
rules-st-q-16 = Compro uma carta depois do Recrutador?
rules-st-a-16 = Só se você ficar com menos de { $st-tactics-hand } cartas.
rules-st-q-17 = O que posso saber da mão do meu oponente?
rules-st-a-17 = Quantas cartas tem e quantas delas são táticas, pois os versos são diferentes. Também são públicos o tamanho dos baralhos, a pilha de descarte e quantas cartas táticas cada um já jogou.
rules-st-q-18 = O Recrutador pode devolver um segundo Coringa?
rules-st-a-18 = Não, depois que você jogou o primeiro: o outro fica na sua mão até o fim da rodada e conta como uma das cartas dela. Você escolhe entre as demais as cartas que devolve; se forem poucas, devolve essas. Antes de jogar um Coringa, você pode devolver qualquer um dos dois.
rules-st-q-19 = Posso reivindicar quando passo?
rules-st-a-19 = Sim, na etapa de reivindicar desse turno: uma pedra cuja prova se tornou possível pode ser reivindicada mesmo sem você ter jogado uma carta.

## Verräter

rules-v-title = Verräter
rules-v-short = Duas casas e lealdades que mudam, para três ou quatro.

rules-v-aim-title = O objetivo
rules-v-aim = As Águias [eagles] e as Rosas [roses] lutam por doze territórios. Você serve a uma das duas casas, mas pode mudar. No fim, só contam *os seus próprios pontos de vitória (PV)*.

rules-v-things-title = O que você vê
rules-v-things-landscapes = *Doze territórios* em círculo, dois de cada tipo. Cada um pertence a uma casa e tem uma força básica e os PV que sua conquista rende.
rules-v-things-actions = *Seis cartas de ação*. A cada rodada você escolhe uma em segredo.
rules-v-things-supply = *{ $v-supply-cards } cartas de suprimento*: cinco de cada [2] [3] [4] [5], duas [6] e uma [8].
rules-v-things-buildings = *{ $v-buildings } construções* por jogador, com duas faces: *solar* e *banco*.
rules-v-things-allegiance = *Sua lealdade*: o brasão ao lado do seu nome mostra a que casa você serve agora.

rules-v-setup-title = A preparação
rules-v-setup-start = O jogador inicial é sorteado e serve às Águias. No sentido horário, os outros servem às Rosas, às Águias, às Rosas.
rules-v-setup-circle = De cada tipo, um território é das Águias e o outro das Rosas. Embaralhados, eles formam o círculo.
rules-v-setup-estate = No sentido horário, a partir do jogador inicial, cada um coloca um solar em um território ainda sem construção.
rules-v-setup-supply = Cada um recebe um [{ $v-first-card }], um [{ $v-second-card }] e um [{ $v-third-card }]. As demais cartas de suprimento formam o baralho.
rules-v-setup-strategy = Quem está à esquerda do jogador inicial recebe a carta de estratégia e, com ela, escolhe o primeiro conflito.

rules-v-round-title = Uma rodada
rules-v-phase-conflict = Conflito
rules-v-do-conflict = Quem tem a carta de estratégia põe a carta de conflito entre dois territórios *vizinhos* de casas *diferentes*.
rules-v-phase-choose = Escolha da ação
rules-v-do-choose = Uma das seis cartas de ação é posta de lado sem ninguém ver. O jogador inicial olha as outras cinco, guarda uma em segredo e passa o resto para a esquerda. E assim por diante. O que o último deixar também vai para o lado.
rules-v-phase-supply = Suprimentos
rules-v-do-supply = No sentido horário, a partir do jogador inicial, cada um põe na mesa até { $v-hand-limit } cartas de suprimento, abertas, ou nenhuma.
rules-v-phase-reveal = Revelação das ações
rules-v-do-reveal = Todas as cartas de ação são reveladas. O Traidor muda de casa na hora e leva junto os suprimentos que pôs na mesa: eles contam para a casa *nova*.
rules-v-phase-decide = Quem é mais forte?
rules-v-do-decide = Uma casa tem a força básica do seu território, mais os suprimentos postos pelos jogadores dela, mais os Diplomatas deles. Vence a casa mais forte.
rules-v-phase-score = Pontuação
rules-v-do-score = Cada jogador da casa vencedora ganha os PV do território *perdido*, na coluna do número de vencedores. Esse território é virado para a face dos vencedores. O Traidor ganha { $v-traitor-points } PV e o Estrategista { $v-strategist-points } PV, vença quem vencer. *No empate*, nada é virado, e só esses dois pontuam.
rules-v-phase-build = Construção
rules-v-do-build = O Construtor pode construir algo ou virar uma construção.
rules-v-phase-strategy = Carta de estratégia
rules-v-do-strategy = O Estrategista fica com a carta de estratégia. Ela só muda de mãos quando outra pessoa tiver o Estrategista.
rules-v-phase-discard = Descarte
rules-v-do-discard = Os suprimentos postos na mesa vão para a pilha de descarte.
rules-v-phase-draw = Compra
rules-v-do-draw = Primeiro o Fazendeiro compra { $v-farmer-draw }. Depois, no sentido horário a partir do jogador inicial, os outros compram 1 por solar seu em território da casa a que servem *agora*. Por último, o Diplomata 2 compra { $v-diplomat-2-draw }. Na mão cabem { $v-hand-limit }: quem passaria disso primeiro descarta e depois compra. Quando o baralho acaba, a pilha de descarte é embaralhada e vira um novo.
rules-v-phase-next = Próxima rodada
rules-v-do-next = As cartas de ação voltam para o centro, e quem está à esquerda do jogador inicial passa a ser o jogador inicial.
rules-v-example-title = Um exemplo
rules-v-example-strength = A floresta das Águias (7) contra a aldeia das Rosas (10). Pelas Águias há [4] e [5] na mesa: 16 no total. Dos dois que servem às Rosas, um pôs [3], e o outro pôs [2] e tem o Diplomata 2: 17 no total. As Rosas tomam a floresta, e cada um dos dois ganha 4 PV.
rules-v-example-traitor = Se quem pôs o [3] fosse o Traidor, o [3] contaria para as Águias: 19 a 14. Seriam elas, com dois jogadores, a tomar a aldeia, por 5 PV cada um, e o Traidor ganharia mais 1 PV.

rules-v-actions-title = As cartas de ação
rules-v-name-traitor = Traidor
rules-v-name-farmer = Fazendeiro
rules-v-name-builder = Construtor
rules-v-name-strategist = Estrategista
rules-v-name-diplomat2 = Diplomata 2
rules-v-name-diplomat5 = Diplomata 5
rules-v-card-traitor = Você muda de casa antes que qualquer coisa seja contada, e fica lá até mudar de novo. Seus suprimentos vão junto. { $v-traitor-points } PV, vença quem vencer.
rules-v-card-farmer = Você compra { $v-farmer-draw } cartas de suprimento, antes de todos. Pelos seus solares você não compra nada nesta rodada.
rules-v-card-builder = Coloque uma construção da sua reserva em um território que não tenha nenhuma, ou vire uma das suas onde ela está. Ou deixe tudo como está.
rules-v-card-strategist = { $v-strategist-points } PV, vença quem vencer, e a carta de estratégia: você escolhe os próximos conflitos, até que outra pessoa tenha o Estrategista.
rules-v-card-diplomat2 = Força { $v-diplomat-2-strength } para a sua casa. Bem no fim da rodada, você compra mais { $v-diplomat-2-draw ->
        [1] uma carta de suprimento
       *[other] { $v-diplomat-2-draw } cartas de suprimento
    }.
rules-v-card-diplomat5 = Força { $v-diplomat-5-strength } para a sua casa, e nada mais.
rules-v-tip-traitor = Bom quando a outra casa vai vencer.
rules-v-tip-farmer = Bom quando sua mão está quase vazia.
rules-v-tip-builder = Bom no começo: um solar passa a render cartas, e um banco, PV no fim.
rules-v-tip-strategist = Pontos garantidos, e você escolhe onde será a próxima luta.
rules-v-tip-diplomat2 = Um pouco de força, e mais uma carta.
rules-v-tip-diplomat5 = Bom quando vale a pena vencer este conflito.

rules-v-buildings-title = Construções
rules-v-name-estate = Solar
rules-v-name-counting = Banco
rules-v-card-estate = Traz uma carta de suprimento por rodada, se nesse momento o território for da casa a que você serve.
rules-v-card-counting = Traz PV no fim do jogo. Você pode ter no máximo { $v-most-counting-houses }. Não importa de que casa é o território.
rules-v-buildings-one = Em um território nunca há mais de uma construção, seja de quem for. Construções nunca mudam de lugar.
rules-v-buildings-first = Sua primeira construção, na preparação, é um solar. O Construtor pode usar qualquer uma das faces e virar em qualquer sentido.

rules-v-end-title = O fim e a pontuação final
rules-v-end-rounds = Com quatro jogadores, o jogo dura { $v-rounds-with-four } rodadas; com três, { $v-rounds-with-three }. Acaba antes se uma casa tiver os doze territórios: nesse caso, depois da compra daquela rodada.
rules-v-end-final = Então você ganha *bancos × cartas de suprimento na mão*; das suas cartas contam no máximo { $v-counted-cards }. São até { $v-most-final-points } PV a mais.
rules-v-end-example = { $v-most-counting-houses } bancos e a mão cheia: { $v-most-counting-houses } × { $v-counted-cards } = { $v-most-final-points } PV.
rules-v-end-win = Vence quem tiver mais PV. Quem empata divide a vitória.

rules-v-landscapes-title = Os territórios
rules-v-landscapes-intro = A força básica, e os PV para *cada* vencedor quando este território é conquistado:
rules-v-head-landscape = Território
rules-v-head-base = Força
rules-v-head-winners = { $number ->
    [1] 1 vencedor
   *[other] { $number } vencedores
}
rules-v-name-wasteland = Ermo
rules-v-name-pasture = Pasto
rules-v-name-river = Rio
rules-v-name-forest = Floresta
rules-v-name-village = Aldeia
rules-v-name-city = Cidade
rules-v-landscapes-own = Os números em *negrito* estão no nosso livro de regras, os em itálico vêm de outras fontes; os outros PV são nossos. Quem cria uma mesa pode usar outros números: vale o que a sua mesa mostra.

rules-v-app-title = O que o aplicativo faz por você
rules-v-app-steps = Revelar, decidir, pontuar, descartar e comprar acontecem sozinhos, e tudo é contado a você passo a passo.
rules-v-app-strength = Enquanto os suprimentos são postos, você vê a força das duas casas até ali.
rules-v-app-nothing = Quem não tem cartas de suprimento não precisa fazer nada nessa etapa.
rules-v-app-memory = Ele lembra você de quais cartas de ação passaram pelas suas mãos.

rules-v-rulings-title = Perguntas e respostas
rules-v-q-1 = E se ninguém servir à casa vencedora?
rules-v-a-1 = O território é virado, e ninguém pontua por ele. O Traidor e o Estrategista pontuam mesmo assim.
rules-v-q-2 = E se, no fim, mais de um tiver o maior número de PV?
rules-v-a-2 = Eles dividem a vitória.
rules-v-q-3 = O Construtor é obrigado a construir?
rules-v-a-3 = Não.
rules-v-q-4 = Com que face posso construir, e em que sentido posso virar?
rules-v-a-4 = Com qualquer face e em qualquer sentido, dentro do limite de { $v-most-counting-houses } bancos. Só a primeira construção, na preparação, é sempre um solar.
rules-v-q-5 = Como compro quando minha mão está quase cheia?
rules-v-a-5 = Se a mão e a compra juntas passam de { $v-hand-limit }, você primeiro descarta exatamente o excesso, à sua escolha e sem saber o que vem. Depois compra tudo, mas nunca além de { $v-hand-limit }.
rules-v-q-6 = Quem pode ver o quê?
rules-v-a-6 = São públicos os territórios, as construções, as lealdades, os PV, o tamanho das mãos, os suprimentos postos ou descartados e quem tem a carta de estratégia. Só você conhece seus suprimentos, sua carta de ação e as cartas de ação que passaram pelas suas mãos. A primeira carta posta de lado ninguém viu; o que o último jogador põe de lado, só ele viu.
rules-v-q-7 = Eu vejo o que os outros puseram antes de mim?
rules-v-a-7 = Sim. Os suprimentos são postos abertos, um jogador depois do outro.
rules-v-q-8 = O Diplomata 2 também compra pelos solares?
rules-v-a-8 = Sim, as duas coisas. A carta extra vem por último.
rules-v-q-9 = E se os quatro servirem à casa vencedora?
rules-v-a-9 = Então vale a coluna de quatro vencedores.

## O guia

lesson-coach = Seu guia
lesson-starting = Seu jogo está começando …
lesson-next = Próximo
lesson-stop = Encerrar a lição
lesson-close = Fechar
lesson-progress = { $done } de { $all }
lesson-more = Saiba mais nas regras
lesson-your-turn = É a sua vez. Eu aviso quando houver algo novo.
lesson-their-turn = Os outros estão jogando. É só acompanhar.

## O guia: Schotten Totten

lesson-st-border = Boas-vindas à fronteira! É por estas { $st-stones } pedras que se luta. { $st-adjacent-to-win } lado a lado, ou { $st-stones-to-win } quaisquer, e a vitória é sua.
lesson-st-hand = Estas { $st-base-hand } cartas são suas; ninguém mais as vê. Cada carta tem uma cor e uma força de 1 a { $st-strengths }.
lesson-st-idea-run = Um bom começo: [{ $one }] e [{ $two }] são vizinhas da mesma cor. Jogue uma delas agora e, mais tarde, a outra ao lado. Três assim são a formação mais forte.
lesson-st-idea-kind = Um bom começo: [{ $one }] e [{ $two }] têm a mesma força. Jogue uma delas agora e, mais tarde, a outra ao lado. Uma Trinca é difícil de vencer.
lesson-st-idea-high = Nada combina ainda na sua mão, e não faz mal. Comece com uma carta forte como [{ $one }]: outras da mesma cor ou força ainda podem vir.
lesson-st-place = Agora jogue: toque em uma carta, e os lugares onde ela pode ficar se acendem. Toque em um deles, ou simplesmente arraste a carta até lá.
lesson-st-draw = Muito bem! Uma carta nova veio sozinha para a sua mão. Você nunca precisa se preocupar em comprar.
lesson-st-other = Seu oponente jogou [{ $card }] na pedra { $stone }. Em frente, o seu lado ainda está aberto.
lesson-st-formations = É isto que você junta em um lado, do mais forte ao mais fraco. Vence a melhor formação; se forem iguais, o total mais alto.
lesson-st-look = Toque em uma pedra quando quiser: ela diz quem está na frente ali e o melhor que cada lado ainda consegue.
lesson-st-middle = Uma ideia: uma pedra do meio faz parte de mais trios do que uma da ponta.
lesson-st-complete = Seu lado da pedra { $stone } está completo. Ela ainda não é sua: o outro lado ainda pode ficar melhor. Toque na pedra para ver como.
lesson-st-behind = Na pedra { $stone } os dois lados estão completos, e o outro vence. Seu oponente pode reivindicá-la. Não faz mal: a fronteira é longa.
lesson-st-facing = O lado do seu oponente na pedra { $stone } está completo. Agora você sabe o que precisa vencer ali, e se vale as suas cartas.
lesson-st-claim-stronger = Você pode reivindicar a pedra { $stone }! Os dois lados estão completos, e o seu vence. Pegue-a.
lesson-st-claim-proof = Você pode reivindicar a pedra { $stone }, embora o outro lado não esteja completo! Nenhuma das cartas ainda ocultas pode vencer as suas: essa é a prova.
lesson-st-claimed = A pedra { $stone } é sua, e está fechada de vez. As vizinhas dela agora valem mais para você: { $st-adjacent-to-win } lado a lado vencem.
lesson-st-lost = Seu oponente reivindicou a pedra { $stone }. Ali nada mais pode mudar. Cuide para que a fileira não cresça.
lesson-st-unseen = Fique de olho no que já foi jogado. A tabela de cartas ocultas mostra quais ainda podem vir e, portanto, que esperanças vale a pena manter.
lesson-st-near-you = Falta pouco: com a pedra { $stone } você vence a rodada!
lesson-st-near-other = Cuidado: se seu oponente ficar com a pedra { $stone }, a rodada está perdida. Lute por ela.
lesson-st-empty = O baralho acabou. O que você não vê agora está todo na mão do seu oponente.
lesson-st-pass = Nenhuma das suas cartas pode mais ser colocada. Então você passa.
lesson-st-won = Você venceu, parabéns! Da próxima vez, experimente as cartas táticas ou um oponente mais forte.
lesson-st-defeat = Desta vez a fronteira ficou com o outro clã. Agora você sabe tudo o que precisa: peça a revanche!
lesson-st-drawn = Empate, coisa rara! Agora você sabe tudo o que precisa.

## O guia: Verräter

lesson-v-circle = Boas-vindas! Doze territórios formam um círculo. O brasão em cada um mostra de que casa ele é: das Águias [eagles] ou das Rosas [roses].
lesson-v-serve-eagles = Você serve às Águias [eagles], por enquanto. Quando sua casa vence um conflito, você ganha pontos. Mas no fim só contam os seus próprios, então pode mudar de lado sem culpa.
lesson-v-serve-roses = Você serve às Rosas [roses], por enquanto. Quando sua casa vence um conflito, você ganha pontos. Mas no fim só contam os seus próprios, então pode mudar de lado sem culpa.
lesson-v-settle = Coloque seu primeiro solar. Ele traz uma carta por rodada, enquanto o território for da sua casa. O melhor é uma terra da sua casa cujos vizinhos também sejam dela: ali, por enquanto, não pode haver conflito.
lesson-v-conflict-you = Você tem a carta de estratégia, então escolhe onde as casas lutam: entre dois vizinhos de casas diferentes. Procure um lugar onde a sua seja mais forte.
lesson-v-conflict = Quem tem a carta de estratégia escolheu o conflito: o território { $eagles } das Águias, força { $eagles-base }, contra o território { $roses } das Rosas, força { $roses-base }. Quem vence fica também com o outro.
lesson-v-choose = Guarde uma carta de ação em segredo e passe o resto adiante. Lembre-se do que passou: alguém pode pegar. É isto que as suas fazem:
lesson-v-supply = Agora ponha suprimentos pela sua casa, quantos quiser, ou nenhum. Até aqui são { $own } para a sua casa e { $other } para a outra. Os Diplomatas dos outros ainda estão ocultos, e o que você põe está gasto.
lesson-v-supply-traitor = Você vai mudar de casa! O que você puser vai contar para a sua casa *nova*. Do jeito que está, ela tem { $own }, e a outra, { $other }. Disfarce bem.
lesson-v-reveal = As cartas de ação são reveladas. Acompanhe passo a passo: quem tinha qual carta, que casa é mais forte e o que isso rende.
lesson-v-won = Sua casa venceu, { $own } a { $other }! { $number ->
    [1] A vitória é só sua, e você ganha { $points } PV.
   *[other] São { $number } vencedores, e cada um ganha { $points } PV.
} Quanto menos gente, mais para cada um.
lesson-v-lost = A outra casa venceu, { $other } a { $own }. { $number ->
    [0] Ninguém serve a ela, então ninguém ganha pontos por isso.
    [1] Um jogador ganha { $points } PV por isso.
   *[other] { $number } jogadores ganham { $points } PV cada por isso.
} O território foi virado.
lesson-v-tie = As duas casas tinham { $own }: empate. Nada é virado, e ninguém ganha pontos por isso.
lesson-v-traitor-you = Como Traidor, você agora serve à outra casa, até mudar de novo. E ganha { $v-traitor-points } PV por isso.
lesson-v-traitor-other = Alguém era o Traidor e mudou de casa, levando os suprimentos que tinha posto. Olhe os brasões: quem serve a quem agora?
lesson-v-strategist-you = O Estrategista traz a você { $v-strategist-points } PV e a carta de estratégia: o próximo conflito é você quem escolhe.
lesson-v-strategist-other = Alguém tinha o Estrategista: { $v-strategist-points } PV e a escolha do próximo conflito.
lesson-v-build = Você é o Construtor. Um solar traz cartas daqui em diante; um banco traz pontos no fim, pelas cartas que você tiver na mão. Você também pode não construir nada.
lesson-v-discard = { $draw ->
    [1] Você vai comprar uma carta,
   *[other] Você vai comprar { $draw } cartas,
} mas na mão só cabem { $v-hand-limit }. { $number ->
    [1] Descarte uma antes: a mais baixa é a que menos vai fazer falta.
   *[other] Descarte { $number } antes: as mais baixas são as que menos vão fazer falta.
}
lesson-v-draw = Agora todos compraram. { $number ->
    [0] Do jeito que está, seus solares não trazem nada: estão em terras da outra casa.
    [1] Do jeito que está, seus solares trazem uma carta por rodada.
   *[other] Do jeito que está, seus solares trazem { $number } cartas por rodada.
}
lesson-v-next = Essa foi uma rodada inteira! São { $rounds }, e a cada uma muda o jogador inicial. No fim, cada banco traz um ponto por carta na sua mão, por { $v-counted-cards } cartas no máximo.
lesson-v-victory = O maior número de pontos, e a vitória é sua! Servir e trair parecem combinar com você.
lesson-v-shared = Vitória compartilhada: você soube servir e soube trair!
lesson-v-defeat = Desta vez outros têm mais pontos. Mas agora você conhece todos os truques: mais uma?

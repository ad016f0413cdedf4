### Highlands in Brazilian Portuguese.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } e { $last }

## Options

option-unknown = não existe a opção “{ $name }”; existem: { $options }
option-unreadable = “{ $text }” não é uma opção deste jogo
option-twice = a opção “{ $name }” aparece duas vezes
option-range = { $name } precisa ser um número inteiro de { $low } a { $high }, não { $value }
option-flag = { $name } precisa ser true ou false, não { $value }
option-seat = { $name } precisa ser um lugar de 0 a { $last }, ou ficar para o sorteio; { $value } não serve
option-colours = cores das cartas de clã, para um jogo reduzido
option-strengths = forças das cartas de clã, a partir de 1, para um jogo reduzido
option-stones = pedras da fronteira, para um jogo reduzido
option-hand = cartas na mão, para um jogo reduzido
option-landscapes = o arquivo de uma tabela de territórios sua
option-too-few-cards = as { $cards } cartas deste jogo não bastam para duas mãos de { $hand }

## Games and their variants, and what is said of any

game-is-over = o jogo acabou
term-game-name = { $game ->
    [schotten-totten] Schotten Totten
   *[verraeter] Verräter
}
term-which-game = Qual jogo vai ser?
term-choice-tactics = Variante tática: com cartas táticas
term-choice-expert = Para jogadores experientes: pedras só são reivindicadas no início do turno
term-how-many-rounds = Quantas rodadas?
term-who-begins = Quem começa?
term-starter-lot = sorteio
term-variant-tactics = tática
term-variant-expert = experientes
term-told-drawn = Você compra { $cards }.
term-v-how-many = Quantos jogadores?
term-v-players = { $number } jogadores
term-v-who-starts = Quem é o jogador inicial da primeira rodada?
v-house = { $house ->
    [eagles] as Águias
   *[roses] as Rosas
}

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

term-percent = { NUMBER($number, maximumFractionDigits: 1) }%

## Análise

review-analysing = Analisando cada decisão …
review-no-turning = Nenhum: nenhuma decisão teve custo considerável.
review-better = melhor: { $move } ({ $chance }), { $reason }
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
review-plot-round = rodada { $round }
review-plot-turns = turnos; cada ponto é um momento decisivo
review-plot-turning = Turno { $turn }, { $seat }: { $move }; melhor era { $better }

## The server

server-over = o jogo acabou
server-not-over = o jogo ainda não acabou
server-not-begun = o jogo começa quando todos estiverem sentados
server-stale = a mesa mudou nesse meio-tempo
server-too-late = o tempo acabou
server-name-unreadable = um nome tem ao menos uma letra e nenhum caractere de controle
server-name-of-bots = nomes que começam com { $title } são de bots
server-open-to-people = este lugar está aberto a pessoas; um bot precisa de um convite
server-bot-gone = este bot não está mais esperando; escolha outro
server-admits-no-bots = este servidor não admite bots de fora
server-admits-no-players = este servidor não aceita jogadores novos; jogue como convidado
server-blocked = o anfitrião deste servidor bloqueou você
server-undo-seen = nada pode ser desfeito: desde a sua última jogada você viu algo novo
server-bots-play-on = os bots preferem continuar jogando
server-asked-already = já há uma pergunta em aberto; responda a ela primeiro
server-nothing-asked = não há pergunta em aberto
server-no-hints = esta mesa não tem dicas
server-rated-hints = uma partida que vale rating não tem dicas
server-rated-clock = uma partida que vale rating precisa de relógio
server-rated-reduced = uma partida com opções de pesquisa não pode valer rating
server-rated-undo = numa partida que vale rating nada pode ser desfeito
server-rated-stand-in = numa partida a dois que vale rating nenhum bot substitui: reivindique a vitória ou espere
server-rated-guest = uma partida que vale rating é para jogadores que o servidor conhece; este navegador ainda não é um deles
server-rated-one-seat = você já tem um lugar nesta mesa, e numa partida que vale rating ninguém joga contra si mesmo
server-no-table = não existe essa mesa, ou o link não é dela
server-no-player = ninguém é conhecido aqui por esta chave; este navegador começa do zero
server-no-device = você não tem esse aparelho
server-too-many-devices = você já tem aparelhos demais; remova um primeiro
server-bad-link = este link já foi usado ou é antigo demais: peça um novo
server-own-link = este link é seu: envie-o a um amigo
server-no-friend = você não tem esse amigo
server-no-profile = esse perfil não existe ou não é mais público
server-challenge-needs-two = um desafio precisa de um lugar para você e um para o seu amigo
server-block-guest = ali joga um convidado, que o servidor não reconheceria de novo: não há quem bloquear
server-block-self = esse é você
server-too-many-blocked = você já bloqueou gente demais; desbloqueie alguém primeiro
server-too-many-challenges = você já desafiou esse amigo várias vezes; espere a resposta
server-no-passkeys-here = os navegadores só oferecem chaves de acesso sob um nome com TLS (https), não sob um endereço numérico
server-bad-passkey = a chave de acesso não foi aceita; tente de novo
server-unknown-passkey = ninguém é conhecido aqui por esta chave de acesso; talvez tenha sido removida
server-too-many-passkeys = você já tem chaves de acesso demais, ou já tem esta; remova uma primeiro
server-open-private = só numa mesa pública qualquer um pode se sentar
server-seat-taken = este lugar já foi ocupado, e um convite vale para uma só pessoa. Se foi você, continue onde se sentou ou copie de lá o link do seu lugar (no menu da mesa)
server-seat-of-other = este lugar está guardado para outro jogador, e não para o que você é aqui
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
server-too-many-players = já vieram muitos jogadores novos da sua rede; espere um pouco
server-seeks-already = você já está procurando um jogo
server-not-absent = ninguém da vez está ausente há tempo suficiente
server-no-vacation = a mesa não lhe dá mais tantos dias de férias
server-vacation-days = só há férias em relógios com um dia ou mais por vez
server-stood-in = um bot joga por você; retome antes o seu lugar
server-win-of-two = só num jogo de dois se pode reivindicar a vitória; um bot pode assumir
server-too-many-seeks = muitos da sua rede já estão procurando um jogo; espere um pouco
server-spectator = quem assiste só assiste
server-busy = há muito a fazer agora; peça de novo mais tarde
server-foreign = isto vem da página de outro site
server-other-host = este servidor não atende por este nome; quem o hospeda pode permiti-lo com --host-name
server-no-page = não há nada aqui
server-no-method = isso não pode ser feito aqui
server-too-large = a mensagem é longa demais
server-failed = algo deu errado no servidor; a mesa está como estava
server-store-failed = não é possível ler ou gravar o banco de dados do servidor

record-commitment = a semente não corresponde ao compromisso mostrado antes do jogo
record-shares = a semente não é a mistura das partes que os jogadores prometeram antes da distribuição

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

## Notifications

notify-bad-hours = o horário de silêncio precisa de começo, fim e fuso horário
notify-no-push = este servidor não envia notificações a navegadores
notify-bad-subscription = o serviço de push do seu navegador não pode ser usado daqui
notify-no-mail = este servidor não envia e-mails
notify-bad-address = isto não é um endereço de e-mail
notify-too-many-mails = já foram pedidos e-mails demais hoje; tente de novo amanhã
notify-bad-link = este link é antigo demais ou já foi usado; peça um novo nas configurações

### What only commands say, and the refusal of records and positions. The pages do not fetch it.

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
arena-file-selfplay = O arquivo { $path } é de um bot que joga contra si mesmo, e não de uma disputa: “highlands selfplay --resume” o continua.
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
arena-part-unreadable = “{ $text }” não é uma parte de uma disputa, como seria 2/5 para a segunda de cinco.
arena-part-seed = uma parte de uma disputa precisa da semente dela (--seed), a mesma para todas as partes
arena-merge-usage = Para juntar, dê os arquivos de uma disputa e, com --out, o novo arquivo: highlands arena merge um.jsonl dois.jsonl --out todos.jsonl
arena-merge-contests = { $one } e { $other } são de disputas diferentes. Em “{ $name }” o primeiro tem { $there }, o segundo { $here }.
arena-merge-games = A partida { $number } foi diferente em { $one } e em { $other }: não é possível juntá-los.
arena-merged = Juntados em { $path }: { $games } de { $wanted } partidas.
cluster-unreachable = Não foi possível alcançar o cluster Ray “{ $address }”: { $reason }
cluster-unfit = Uma máquina do cluster ({ $machine }) não pode participar: { $reason }
cluster-stillborn = Os processos no cluster terminam antes de fazer qualquer coisa: { $reason }
cluster-lost =
    O cluster perdeu { $machine } ({ $reason }). { $kind ->
        [decision] As decisões pendentes de lá ({ $number }) serão analisadas em outro lugar.
        [part] Os grupos de partidas não terminados de lá ({ $number }) serão jogados em outro lugar.
       *[game] As partidas não terminadas de lá ({ $number }) serão jogadas em outro lugar.
    }
cluster-deadly =
    { $kind ->
        [decision] A análise da decisão após { $number } jogadas
        [part] A execução do grupo de partidas { $number }
       *[game] A partida { $number }
    } foi começada { $times } vezes no cluster, e toda vez se perdeu o processo que cuidava dela: { $reason }
arena-plot-pair = { $one } contra { $other }: aproveitamento de { $one }
arena-plot-many = Aproveitamento de cada bot, com seu intervalo de 95 %
arena-plot-games = partidas
arena-plot-even = uma parte igual

## The server

serve-ready = O Highlands está em { $address }
serve-running = O Highlands já está rodando em { $address }
serve-stop = Ctrl+C encerra; suas partidas ficam guardadas.
serve-database = as partidas ficam em { $database }
serve-host-page = sua página de anfitrião está em { $address }
serve-host-key-kept = a chave dela fica em { $path }
serve-host-key = e é { $key }
serve-host-key-elsewhere = A página do anfitrião tem uma chave que não está em { $path }: use a da máquina onde ela foi criada ou crie outra com `highlands host-key --new`.
serve-bad-smtp = --smtp deve começar com um destes: { $schemes }, depois :// e o nome do servidor.
serve-mail-incomplete = Para e-mails são precisos --mail-from, o endereço do remetente, e --public-address, onde ficam as páginas.
term-commitment-good = o embaralhamento é o que foi prometido antes do jogo
term-shares-good = cada jogador teve sua parte na distribuição: nem o servidor nem um jogador sozinho pôde escolher as cartas
backup-done = a cópia está em { $file }
restore-done = as mesas foram restauradas de { $file }
ratings-recomputed = { $games } partidas terminadas dão { $ratings } ratings; { $different } deles eram outros antes
serve-cannot-listen = O Highlands não consegue escutar em { $address }: { $reason }.
serve-no-proxy = Não é endereço nem rede de um proxy: { $reason }. Informe algo como 127.0.0.1 ou 10.0.0.0/8.
preview-app = Schotten Totten e Verräter: dois jogos de cartas das Highlands da Escócia, com amigos ou contra bots. Ninguém precisa de conta.
preview-invitation = Uma mesa de { $game }: abra o link para jogar ou assistir. Ninguém precisa de conta.
preview-running = Uma partida de { $game } em andamento: abra o link para assistir.
preview-finished = Uma partida de { $game } já terminada, para rever jogada por jogada.

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
selfplay-no-search = Só os níveis que fazem busca, como chieftain, guardam o que ela encontra; { $bot } não faz busca.
selfplay-searches-late = As partidas em { $path } começaram sem --searches: o que foi encontrado então se perdeu.
selfplay-broken = As regras não permitem a partida da semente { $seed }: a jogada { $move } não pode ser feita.
selfplay-no-searches = O que as buscas encontraram na partida da semente { $seed } está faltando ou não é das jogadas dela.
selfplay-foreign = O arquivo { $path } não contém dados de partidas do bot contra si mesmo.

## Ambientes

env-illegal = a ação { $action } do jogo { $row } não pode ser executada: { $reason }
env-no-such-action = “{ $action }” não é uma ação; as ações são números inteiros de 0 a { $last }
solve-not-enumerable = { $game } não pode ser percorrido por inteiro com estas opções: só jogos reduzidos para dois, de uma rodada e sem cartas táticas, têm distribuições em número pequeno o bastante
solve-too-large = a árvore deste jogo tem mais de { $number } nós
solve-no-choices = neste jogo ninguém nunca tem escolha: não há nada a resolver
solve-no-folder = a pasta { $path } não existe
solve-tree = A árvore: { $nodes } nós, { $sets } conjuntos de informação.
solve-progress = Iteração { $iterations }: valor { $value } para o lugar A, explorabilidade { $gap }.
solve-written = A estratégia está em { $path }. Para jogá-la: { $bot }
exploit-wins = Contra { $bot }, uma melhor resposta ganha { $wins } por partida: { $first } como A, { $second } como B.
exploit-exact = Este valor é exato.
exploit-searched = Contra { $bot }, { $response } ganha { $wins } por partida além da parte igual (95%), em { $deals } distribuições que não contaram para a escolha, cada uma jogada em todos os lugares. Portanto, uma melhor resposta ganha pelo menos { $low }.
exploit-too-large = a árvore deste jogo tem mais de { $number } nós; com --deals, respostas que fazem busca jogam contra o bot em vez disso
exploit-sampled = Isto vem de até { $answers } respostas em cada conjunto de informação, que a melhor resposta conhece: o valor é alto demais. Melhores respostas a três quartos delas ganham { $low } contra o resto; em média, nenhuma melhor resposta ganha menos.
policy-unreadable = { $path } não é um arquivo com uma estratégia
policy-old = { $path } foi feito por outra versão do jogo; faça-o de novo com highlands solve
policy-other-game = { $path } é uma estratégia para outro jogo: { $game }
policy-no-such-set = a estratégia não conhece esta posição: ela é para partidas desde o início
env-opponents = oponentes em um jogo de { $seats } pessoas: { $needed }, não { $given }

## Compiled code for other machines

kernels-ready = está tudo compilado
kernels-written = o código compilado está em { $file }
kernels-loaded = o código compilado de { $file } foi carregado
kernels-unreadable = { $file } não pode ser usado como arquivo de código compilado: { $reason }
kernels-other-version = { $file } foi compilado a partir de outro código-fonte ou com outras versões de Python, NumPy ou Numba
kernels-other-processor = { $file } foi compilado para outro tipo de processador: { $theirs }; aqui é { $here }

## Notifications

notify-turn = Sua vez: { $game }
notify-turn-more = Na mesa: { $others }
notify-joined = { $name } entrou na sua mesa
notify-joined-more = { $game }
notify-challenge = { $name } desafia você
notify-challenge-more = { $game }
notify-game = Sua partida do torneio está pronta: { $game }
notify-game-more = Sente-se a tempo: a mesa não espera para sempre.
notify-over = Fim da partida: { $game }
notify-over-more = Na mesa: { $others }
notify-nobody = alguém
notify-confirm = Confirme seu e-mail para o Highlands
notify-confirm-more = Alguém, provavelmente você, quer receber e-mails do Highlands quando for a sua vez. Se foi você, abra este link nos próximos três dias e confirme. Se não foi, não faça nada: você não receberá mais e-mails.
notify-mail-why = Você recebe este e-mail porque confirmou este endereço no Highlands. Se não quiser mais:

# Clients of a server, bots that play there, and bots that fail.
client-unreachable = não foi possível alcançar o servidor: { $reason }
client-address = “{ $address }” não é o endereço de um servidor; ele se parece com { $example }
client-interrupted = a conexão caiu antes da resposta; o estado da mesa diz se foi executado
client-unfair-deal = o embaralhamento não foi o prometido: { $reason }
client-key-file = o arquivo de chave { $path } não pode ser usado: { $reason }
client-key-readable = outros podem ler o arquivo de chave { $path }; suas permissões devem ser 600
client-key-unreadable = não há chave em { $path }
remote-bot-online = { $name } é conhecido em { $server } e espera partidas
remote-bot-no-bot = a chave em { $path } é de uma pessoa; um bot precisa de um arquivo de chave próprio
remote-bot-link = “{ $link }” não é um link para um lugar; ele se parece com { $example }
remote-bot-rules = não foi possível ler as regras em { $path }: { $reason }
remote-bot-nothing = nada a fazer: dê o link de um lugar (--seat) ou regras com ofertas (--rules)
remote-bot-begins = mesa { $table }: no lugar { $seat }
remote-bot-ends = mesa { $table }: { $result }
remote-bot-fault = mesa { $table }: desistência, porque o bot falhou: { $details }
remote-bot-unwanted = mesa { $table }: abandonada, porque as regras excluem { $name }
remote-bot-failed = mesa { $table }: { $reason }
remote-bot-offer = { $game } não é oferecido: { $reason }
remote-bot-entered = inscrito no torneio { $tournament }
remote-bot-not-entered = fora do torneio { $tournament }: { $reason }
remote-bot-tournament-link = “{ $link }” não é um link para um torneio; ele se parece com { $example }
term-bot-failed = O jogo termina aqui, porque um bot falhou: { $details }

## Análise

review-running = só uma partida terminada pode ser analisada, e esta ainda está em andamento
review-title = { $game }, análise: { $result }
review-turning-title = Momentos decisivos
review-decisions-title = Todas as decisões
review-saved = Gravado: { $path }
review-plot-title = { $game }: as chances de vencer

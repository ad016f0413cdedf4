# The page of a player: results, and all that is stored of them.

players-title = Você
players-more = Suas partidas: vitórias, empates, derrotas. Só você vê esta página.
players-summary = vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }
players-by-game = Por jogo
players-by-opponent = Por oponente
players-course = O andamento das suas partidas
players-course-theirs = O andamento das partidas
players-course-more = Cada degrau para cima é uma vitória; para baixo, uma derrota.
players-none = Nenhuma partida terminou ainda.
players-game = Jogo
players-opponent = Oponente
players-won = Vitó{"\u00AD"}rias
players-drawn = Empates
players-lost = Der{"\u00AD"}rotas
players-data = Seus dados
players-data-more = Este navegador criou uma chave pela qual o servidor reconhece você. Mesmo sem ela, você pode jogar.
players-export = Salvar todos os meus dados
players-forget = Quero que me esqueçam
players-forget-sure = O servidor esquece você e o seu nome, também nas mesas onde você se sentou. As partidas ficam para os outros. Isso não pode ser desfeito.
players-forget-do = Esqueça-me
players-forgotten = O servidor esqueceu você.
players-back = Neste navegador você voltou a ser { $name }.
players-nobody = Este navegador ainda não jogou.
players-devices = Seus aparelhos
players-devices-more = Cada navegador tem a própria chave. O que você remover perde o acesso na hora, também às partidas que tem abertas. As chaves de acesso adicionadas nele são removidas junto.
players-device-this = Este navegador
players-device-unknown = Um navegador
players-device-since = desde { $date }
players-device-remove = Remover { $name }
players-device-sign-out = Encerrar a sessão aqui
players-device-removed = Não tem mais acesso.
players-passkeys = Chaves de acesso
players-passkeys-more = Com uma chave de acesso você volta como você mesmo: em outro aparelho, ou quando este navegador esqueceu tudo. Não há senha.
players-passkey-add = Adicionar uma chave de acesso
players-passkey-added = Agora você pode entrar com a sua chave de acesso.
players-passkey-made = criada com { $name }
players-passkey-remove = Remover a chave de acesso criada com { $name }
players-passkey-insecure = Os navegadores só oferecem chaves de acesso em um endereço com nome e TLS (https); este não é um deles. Um link funciona em qualquer lugar.
players-passkey-unsupported = Este navegador não oferece chaves de acesso. Um link funciona em qualquer lugar.
players-passkey-failed = O navegador não forneceu uma chave de acesso.
players-sign-in = Entrar com uma chave de acesso
players-sign-in-more = Se você jogou em outro aparelho e adicionou lá uma chave de acesso, seja aqui o mesmo jogador.
players-join = Levar junto as partidas deste navegador
players-join-more = Elas passam a ser do jogador que você será então, com os amigos e tudo o mais. Senão este navegador guarda o jogador dele e volta a sê-lo quando você encerrar a sessão.
players-signed-in = Agora você é { $name } neste navegador também.
players-apart = As partidas deste navegador ficam com o próprio jogador delas, que tem uma chave de acesso ou outros aparelhos.
players-nameless = o seu jogador
players-link = Continuar em outro aparelho
players-link-more = Abra este link lá ou escaneie-o. Ele vale uma vez e por { $minutes ->
    [0] { $minutes } minutos
    [one] um minuto
   *[other] { $minutes } minutos
 }. Quem o abrir joga em seu nome: não o envie a mais ninguém.
players-link-title = Continuar aqui
players-link-as = Jogar como { $name } neste navegador também? Continue só se você mesmo criou este link.
players-link-use = Continuar aqui
players-public = O que os outros podem ver
players-public-more = Ninguém vê a sua página. O que você escolher aqui será visto, com o seu nome, por todos que tiverem o link. Outros jogadores só aparecem se também tiverem um perfil público.
players-public-results = Resultados por jogo
players-public-course = O andamento das suas partidas
players-public-opponents = Resultados por oponente
players-public-link = O link do seu perfil público
players-public-look = Ver o que os outros veem
players-public-title = Perfil
players-public-rating = Ratings, também nos rankings
players-vacation = Férias
players-vacation-more = { $number ->
    [0] Nenhuma das suas partidas dá
    [one] Uma das suas partidas dá
   *[other] { $number } das suas partidas dão
 } férias. O seu relógio para em todas ao mesmo tempo, enquanto cada uma permitir. Os outros veem.
players-vacation-away = O seu relógio está parado em { $number ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $number } partidas
 }. O primeiro volta a andar em { $time }.
players-vacation-take = Parar os meus relógios
players-vacation-end = Voltei
players-vacation-none = Todos os dias de férias foram usados.
players-vacation-failed = Não foi possível alcançar agora, lá tudo ficou como estava. Tente de novo daqui a pouco:
players-vacation-loading = Olhando as suas partidas …

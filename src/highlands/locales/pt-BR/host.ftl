# A página do anfitrião.

host-title = Anfitrião
host-close = Fechar esta página
host-views = Partes desta página
host-view-numbers = Números
host-view-tables = Mesas
host-view-blocks = Bloqueados
host-view-announcing = Avisos
host-view-settings = Configurações
host-view-safety = Backup e chaves de acesso
host-view-log = Registro

host-door = Esta página é de quem mantém este servidor.
host-key = A chave do anfitrião
host-open = Abrir
host-key-where = Ela apareceu quando o servidor foi iniciado pela primeira vez e fica junto dos dados; “highlands host-key” a mostra de novo.
host-open-passkey = Abrir com uma chave de acesso
host-passkey-failed = O navegador não mostrou nenhuma chave de acesso.

host-now = Agora
host-healthy = O banco de dados pode ser lido e gravado.
host-unhealthy = Não é possível gravar no banco de dados.
host-running = Partidas em andamento
host-finished = Partidas terminadas
host-players = Jogadores
host-database = Banco de dados
host-disk-free = Livre no disco
host-version = Versão
host-nodes = Nós
host-node = Nó
host-node-since = Ativo desde
host-node-this = este
host-plots = A última hora
host-all-nodes = Todos os nós juntos
host-ms = { $value } ms
host-megabytes = { $value } MB
host-gigabytes = { $value } GB
host-plot-said = { $title }: agora { $value }; o topo do gráfico é { $top }
host-plot-actions = Jogadas e afins por segundo
host-plot-latency = Tempo até a resposta, mediana / 99%
host-plot-connections = Conexões
host-plot-players = Jogadores conectados
host-plot-tables = Mesas na memória
host-plot-thinking = Bots: pensando / esperando
host-plot-store = Tempo para gravar
host-plot-cpu = Processador
host-plot-memory = Memória

host-tables-more = O anfitrião vê quem joga, e nada das cartas de ninguém.
host-no-tables = Ninguém está jogando.
host-public = pública
host-private = privada
host-last = última jogada { $when }
host-again = Carregar de novo
host-more = Mostrar mais
host-end = Encerrar a partida
host-end-named = Encerrar a partida de { $names }
host-end-sure = A partida termina sem vencedor e não pode ser retomada. Todos ali ficam sabendo que foi você.
host-end-note = O que você diz a eles (pode ficar vazio)
host-ended = A partida acabou.
host-block = Bloquear
host-block-named = Bloquear { $name }
host-block-sure = Quem é bloqueado sai na hora, e a chave dele não abre nada aqui até você desbloquear. As partidas dele continuam sem ele.
host-blocked-done = Bloqueado.

host-blocks-more = Quem está bloqueado não joga aqui. Um jogador pode voltar como outra pessoa; um endereço deixa de fora todos que o compartilham.
host-nobody-blocked = Ninguém está bloqueado.
host-blocked-player = jogador, desde { $date }
host-blocked-address = endereço, desde { $date }
host-nameless = sem nome
host-unblock = Desbloquear
host-unblock-named = Desbloquear { $name }
host-address = Endereço (em IPv6, toda a rede /64)
host-connected = Conectados agora
host-connected-more = Os endereços com mais conexões.
host-nobody-connected = Ninguém está conectado.
host-connections = { $number ->
    [0] { $number } conexões
    [one] { $number } conexão
   *[other] { $number } conexões
}
host-own = o seu

host-announcing-more = Todos veem o aviso acima de cada página, até ele terminar ou até o fecharem.
host-announcement = Texto
host-announcement-lasts = Mostrado por
host-hours = { $number ->
    [0] { $number } horas
    [one] { $number } hora
   *[other] { $number } horas
}
host-days = { $number ->
    [0] { $number } dias
    [one] { $number } dia
   *[other] { $number } dias
}
host-announce = Avisar
host-announcement-until = até { $when }
host-withdraw = Retirar
host-withdraw-named = Retirar: { $text }

host-settings-more = Valem na hora, em todos os nós. O que foi definido ao iniciar o servidor permanece.
host-setting-changed = A configuração foi alterada.
host-setting-fixed = definido ao iniciar
host-setting-default = Voltar para { $value }
host-setting-save = Salvar
host-setting-save-named = Salvar: { $name }
host-setting-admits-players = Novos jogadores podem se cadastrar (senão jogam como convidados)
host-setting-admits-bots = Bots de fora podem jogar
host-setting-has-push = Notificações para navegadores
host-setting-tables-per-hour = Mesas novas por hora de um endereço
host-setting-players-per-hour = Jogadores novos por hora de um endereço
host-setting-connections-per-address = Conexões simultâneas de um endereço
host-setting-requests-per-second = Requisições por segundo em uma conexão
host-setting-abandon-after-days = Dias até fechar uma mesa parada (0: nunca)
host-setting-min-bot-seconds = Segundos que a jogada de um bot leva no mínimo
host-setting-review-iterations = Iterações de busca para cada decisão de uma análise

host-backup = Backup
host-backup-more = Um arquivo com tudo, como o “highlands backup” grava. Ele contém as cartas das partidas em andamento e os resumos de todas as chaves: quem o lê pode trapacear. Guarde-o só para você. O registro diz que ele foi baixado.
host-backup-sure = Não vou olhar partidas em andamento.
host-backup-save = Salvar um backup
host-passkeys = Chaves de acesso que abrem esta página
host-passkeys-more = Aceite uma chave de acesso que você adicionou na sua própria página; assim não precisa da chave do anfitrião.
host-passkey-since = aceita em { $date }
host-admit = Aceitar uma chave de acesso
host-dismiss = Remover
host-dismiss-named = Remover { $name }
host-no-passkeys-here = Os navegadores só oferecem chaves de acesso com um nome e por TLS (https), ou em localhost.

host-log-more = Tudo o que foi feito aqui. Nada pode ser mudado nem removido.
host-by-key = com a chave
host-by-command = no servidor
host-by-player = pelo dono dela
host-did-first-key = A primeira chave foi criada.
host-did-rotate-key = Uma nova chave foi criada; todas as páginas abertas foram fechadas.
host-did-open = Abriu esta página.
host-did-end-table = Encerrou a mesa { $subject }. { $detail }
host-did-block-player = Bloqueou o jogador do lugar { $detail } da mesa { $subject }.
host-did-block-address = Bloqueou o endereço { $subject }.
host-did-unblock-player = Desbloqueou um jogador.
host-did-unblock-address = Desbloqueou o endereço { $subject }.
host-did-announce = Avisou: { $detail }
host-did-withdraw = Retirou um aviso.
host-did-setting = { $subject }: { $detail }
host-did-setting-default = { $subject }: de volta ao padrão do servidor
host-did-admit-passkey = Aceitou: { $subject }.
host-did-dismiss-passkey = Removeu: { $subject }.
host-did-backup = Baixou um backup.
host-did-restore = Um backup foi restaurado, sem a chave e as chaves de acesso aceitas.

# The lobby: looking for an opponent, those who wait, and games to watch.

lobby-title = Saguão
lobby-play-now = Jogar agora
lobby-seek = Encontrar oponente
lobby-seeking = Procurando oponente …
lobby-seeking-more = Assim que alguém quiser o mesmo jogo, você vai para a mesa.
lobby-bot-meanwhile = Enquanto isso, jogar com um bot
lobby-cancel = Cancelar
lobby-waiting = Esperando por você
lobby-waiting-none = Ninguém está esperando agora.
lobby-sit = Sentar
lobby-sit-with = Sentar: { $names }
lobby-play-with = Jogar com { $name }
lobby-bots = Bots disponíveis
lobby-running = Partidas para assistir
lobby-watch = Assistir
lobby-watch-named = Assistir: { $names }
lobby-connecting = Conectando …
lobby-found = Seu oponente chegou!
lobby-go = Ir para a mesa
lobby-guest = Convidado
lobby-clock-per-turn = { $time } por turno
lobby-clock-fischer = { $time } + { $increment }
lobby-rated-more = Você joga com alguém de rating próximo ao seu; quanto mais espera, maior pode ser a diferença.

# O que o servidor diz sobre torneios.

tournament-unknown = esse torneio não existe
tournament-newer = este torneio precisa de uma versão mais nova do servidor; tente de novo daqui a pouco
tournament-no-round = essa rodada não existe
tournament-too-many = você tem muitos torneios abertos; termine um primeiro
tournament-too-many-changes = já houve mudanças demais neste torneio
tournament-name-taken = alguém já joga com esse nome; escolha outro
tournament-no-bots = este torneio não aceita bots de fora
tournament-closed = não é mais possível se inscrever neste torneio
tournament-not-entered = você não está inscrito neste torneio
tournament-not-yours = só quem organiza o torneio pode fazer isso
tournament-over = o torneio acabou
tournament-not-begun = o torneio ainda não começou
tournament-no-entrant = ninguém tem esse número
tournament-no-game = essa partida não existe
tournament-wrong-scores = cada lugar recebe de 0 a 1 ponto, e todos juntos no máximo metade do número de lugares
tournament-too-late = a próxima rodada já começou: isso não pode mais ser mudado
tournament-wrong-format = este jogo é para vários em uma mesa: escolha rodadas em grupos
tournament-needs-clock = as partidas de um torneio precisam de um relógio, para que as rodadas terminem
tournament-wrong-start = o torneio precisa começar dentro de um ano a partir de agora
tournament-sealed = outros ainda estão jogando com o mesmo embaralhamento: tudo será mostrado quando terminarem
tournament-paired-people = bots de fora conferem se tiveram parte no embaralhamento: não podem jogar com embaralhamento comum
tournament-paired-arena = em uma arena as partidas começam a qualquer hora: ela não pode ter embaralhamento comum
tournament-paired-together = o embaralhamento comum é para quem se conhece e joga ao mesmo tempo: não para torneios públicos, ligas, nem tempo por jogada ou em dias
tournament-paired-rated = partidas com embaralhamento comum são comparadas entre si: não podem valer rating
tournament-name-kept = em um torneio você joga com o nome com que se inscreveu
tournament-no-undo = em um torneio nada pode ser desfeito

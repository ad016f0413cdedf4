# Friends, whom one has blocked, and the link with which somebody becomes a friend.

friends-title = Amigos
friends-none = Você ainda não tem amigos aqui. Envie um link a alguém.
friends-online = online
friends-results = Suas partidas juntos: vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }
friends-challenge = Desafiar
friends-challenge-named = Desafiar { $name }
friends-part = Remover { $name } dos seus amigos
friends-block = Bloquear { $name }
friends-block-somebody = Bloquear alguém
friends-block-done = Você bloqueou { $name }, que não fica sabendo. A lista está na página dos seus amigos.
friends-block-latest = Isto bloqueia quem se sentou com esse nome na sua última partida.
friends-invite = Adicionar um amigo
friends-invite-more = Envie este link a uma pessoa. Quem o abrir e concordar passa a ser seu amigo. Ele vale uma vez, por { $days ->
    [0] { $days } dias
    [one] um dia
   *[other] { $days } dias
 }.
friends-invite-text = Seja meu amigo no Highlands
friends-withdraw = Retirar meus links
friends-withdrawn = Os links que ninguém usou agora não levam a lugar nenhum.
friends-shows-online = Amigos veem quando estou aqui
friends-no-name = Os amigos veem o seu nome: escolha um nas configurações.
friends-blocked = Bloqueados
friends-blocked-more = Vocês não são pareados. Eles não conseguem lugar ao seu lado nem desafiam você, e você não vê as saudações deles. Eles não ficam sabendo.
friends-unblock = Desbloquear
friends-unblock-named = Desbloquear { $name }
friends-nameless = Alguém sem nome
friends-ask = { $name } quer ser seu amigo aqui.
friends-ask-more = Amigos veem o nome um do outro e se estão online, e podem se desafiar. Nada mais.
friends-agree = Concordar
friends-agreed = Agora vocês são amigos.

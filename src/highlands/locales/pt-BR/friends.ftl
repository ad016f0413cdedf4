# Friends, whom one has blocked, and the link with which somebody becomes a friend.

friends-title = Amigos
friends-none = Você ainda não tem amigos aqui. Envie um link a alguém.
friends-online = online
friends-challenge = Desafiar
friends-challenge-named = Desafiar { $name }
friends-part = Remover { $name } dos seus amigos
friends-block = Bloquear { $name }
friends-invite = Fazer um amigo
friends-invite-more = Envie este link a uma pessoa. Quem o abrir e concordar será seu amigo. Ele vale uma vez, por { $days } dias.
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

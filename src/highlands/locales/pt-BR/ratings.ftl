# Ratings e classificações.

ratings-title = Classificações
ratings-more = Os melhores nos jogos que valem rating. Aqui estão só os que mostram o rating na própria página, depois de { $games } jogos, e os bots do servidor.
ratings-empty = Nenhum jogo valendo rating foi jogado ainda.
ratings-board-empty = Ninguém está nesta classificação ainda.
ratings-variant = Jogo e variante
ratings-place = Posição
ratings-player = Jogador
ratings-rating = Rating
ratings-games = Jogos
ratings-bot = Bot
ratings-provisional-more = “?” marca um rating de menos de { $games } jogos: ele ainda pode mudar muito.
ratings-history = O rating depois de cada jogo, de { $from } a { $to }; agora { $rating }.
ratings-boards-link = Ver as classificações
ratings-how = O rating vem dos jogos que valem rating, para cada jogo e variante. Só você o vê, e quem se senta com você numa mesa que vale rating, a menos que o mostre a todos.

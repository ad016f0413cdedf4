# Ratings e classificações.

ratings-title = Rankings
ratings-more = Os melhores nas partidas que valem rating. Aqui estão só os que mostram o rating na própria página, depois de { $games } partidas, e os bots do servidor.
ratings-empty = Nenhuma partida valendo rating foi jogada ainda.
ratings-board-empty = Ninguém está neste ranking ainda.
ratings-variant = Jogo e variante
ratings-place = Posição
ratings-player = Jogador
ratings-rating = Rating
ratings-games = Partidas
ratings-bot = Bot
ratings-provisional-more = “?” marca um rating de menos de { $games } partidas: ele ainda pode mudar muito.
ratings-history = O rating depois de cada partida, de { $from } a { $to }; agora { $rating }.
ratings-boards-link = Ver os rankings
ratings-how = O rating vem das partidas que valem rating, para cada jogo e variante. Só você o vê, e quem se senta com você numa mesa que vale rating, a menos que o mostre a todos.

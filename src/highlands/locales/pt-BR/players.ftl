# The page of a player: results, and all that is stored of them.

players-title = Você
players-more = Suas partidas: vitórias, empates, derrotas. Só você vê esta página.
players-summary = vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }
players-by-game = Por jogo
players-by-opponent = Por oponente
players-course = O andamento das suas partidas
players-course-more = Cada degrau para cima é uma vitória; para baixo, uma derrota.
players-none = Nenhuma partida terminou ainda.
players-game = Jogo
players-opponent = Oponente
players-won = Vitórias
players-drawn = Empates
players-lost = Derrotas
players-data = Seus dados
players-data-more = Este navegador criou uma chave pela qual o servidor reconhece você. Mesmo sem ela, você pode jogar.
players-export = Salvar todos os meus dados
players-forget = Quero que me esqueçam
players-forget-sure = O servidor esquece você e o seu nome, também nas mesas onde você se sentou. As partidas ficam para os outros. Isso não pode ser desfeito.
players-forget-do = Esqueça-me
players-forgotten = O servidor esqueceu você.
players-nobody = Este navegador ainda não jogou.

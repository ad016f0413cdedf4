# Що сервер каже про турніри.

tournament-unknown = такого турніру немає
tournament-no-round = такого раунду немає
tournament-too-many = у тебе вже дуже багато відкритих турнірів; спершу заверши один
tournament-name-taken = під цим ім’ям уже хтось грає; обери інше
tournament-no-bots = цей турнір не приймає зовнішніх ботів
tournament-closed = на цей турнір уже не можна записатися
tournament-not-entered = ти не береш участі в цьому турнірі
tournament-not-yours = це може зробити лише організатор
tournament-over = турнір завершено
tournament-not-begun = турнір ще не почався
tournament-no-entrant = ніхто не має такого номера
tournament-no-game = такої гри немає
tournament-wrong-scores = кожне місце отримує від 0 до 1 очка, а всі разом — щонайбільше половину від кількості місць
tournament-too-late = наступний раунд уже почався: цього більше не змінити
tournament-wrong-format = у цю гру за столом грають кілька людей: обери раунди в групах
tournament-needs-clock = турнірним партіям потрібен годинник, щоб раунди закінчувалися
tournament-wrong-start = турнір має початися протягом року від сьогодні
tournament-sealed = інші ще грають із тим самим розкладом карт: усе буде показано, коли вони закінчать

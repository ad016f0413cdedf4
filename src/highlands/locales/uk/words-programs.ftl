### What only commands say, and the refusal of records and positions. The pages do not fetch it.

## What can be read, and what not

no-such-game = гри «{ $name }» немає; є такі: { $games }
no-such-move = «{ $text }» — не хід; ходи записують так: R7@3, joker@5, claim 3, draw clan або traitor G5@2>7
no-such-card = карти «{ $text }» у цій грі немає; карти записують так: R7, joker або banshee
no-card-to-lay = карту «{ $text }» не викладають на бік каменя
how-to-strategist = «{ $text }»: хід Стратега записують так: strategist G5@2>7 або strategist G5@2>discard
how-to-banshee = «{ $text }»: хід Банші записують так: banshee G5@2
how-to-traitor = «{ $text }»: хід Зрадника записують так: traitor G5@2>7, і забирає він лише карту клану
no-such-seat = місця { $seat } немає; усього місць: { $seats }, нумерація від 0
nothing-to-undo = немає ходу, який можна повернути

## Why a position is refused

position-first-line = позиція починається з назви гри, { $name }, та її варіантів
position-line = «{ $text }» — не рядок позиції
position-line-twice = «{ $text }» є двічі
position-value = «{ $text }» не читається як «{ $name }»
position-stone = камінь { $stone } не читається; його записують так: stone { $stone } mud: R1 joker / -
position-first = камінь { $stone }: де заповнено обидва боки, поставте ! після того, який заповнено першим
position-owner = камінь { $stone } не може належати гравцеві { $seat }: його бік не заповнено
position-owner-weaker = камінь { $stone } не може належати гравцеві { $seat }: інший бік не переможено
position-won = гравець { $seat } уже виграв раунд, тож ходити нікому
position-over-early = матч закінчується лише після останнього раунду
position-step = у цій позиції ніхто не може бути на кроці «{ $step }»
side-too-long = на один бік каменя { $stone } вміщається лише { $size ->
    [one] { $size } карта
    [few] { $size } карти
    [many] { $size } карт
   *[other] { $size } карти
}
card-twice = ця карта трапляється більш ніж раз: { $card }
mode-in-discard = ця карта лишається на камені й ніколи не йде у скид: { $card }
played-wrong = гравці не могли зіграти стільки карт тактики ({ $a } і { $b }): горілиць лежить { $number }, і ніхто не може випереджати більш ніж на { $st-tactics-lead }
jokers-wrong = у рядку «jokers» має бути вказано, хто зіграв Джокера: по одному гравцеві на кожного, що лежить горілиць ({ $number })
no-joker-wrong = { "{" }A!{ "}" } може стояти лише біля карти тактики в колоді: A вже зіграв Джокера й не міг повернути другого
wrong-deck = карта лежить не в тій колоді
cards-do-not-add-up = { $sign ->
    [few] { $number ->
        [one] { $number } карти ніде немає
       *[other] { $number } карт ніде немає
    }
   *[many] { $number ->
        [one] є { $number } зайва карта
        [few] є { $number } зайві карти
        [many] є { $number } зайвих карт
       *[other] є { $number } зайвої карти
    }
}
knower-wrong = після відомої карти пишуть іншого гравця, який її знає, наприклад R7{"{"}A{"}"}
knower-impossible = карти в колоді чи в руці суперника знає лише той, хто зіграв Вербувальника, і щонайбільше { $st-recruiter-returns }
hand-too-large = у гравця { $seat } забагато карт на руці: можна щонайбільше { $limit }

## Why a record is refused

record-line = рядок { $line }: { $reason }
record-first-line = запис починається з «{ $text }»
record-unreadable = «{ $text }» — ні заголовок, ні хід
record-header-missing = бракує заголовка «{ $name }»
record-header-twice = заголовок «{ $name }» є двічі
record-header-misplaced = заголовок «{ $name }» не має місця в цьому записі
record-beginning = не вдається розкласти початок: { $reason }
record-seed = зерно (seed) — це 64 шістнадцяткові цифри
record-needs-seed = у записі немає зерна (seed), а для цієї гри воно потрібне
record-seen = це те, що бачив один гравець, без прихованих карт: такий запис можна показати, але не відтворити
record-wrong-seat = зараз хід гравця { $seat }, а не { $written }
record-wrong-turn = це хід { $number }, а не { $written }
record-wrong-round = це раунд { $number }, а не { $written }
record-turn-over = «{ $text }» стоїть уже після кінця ходу
record-move = «{ $text }»: { $reason }
record-result = у записі сказано «{ $written }», а гра закінчується так: «{ $result }»

## Verräter: moves and options that can't be read

v-no-such-move = «{ $text }» — не хід; ходи записують так: estate 5, conflict 3-4, take farmer, lay 3 3 5, lay nothing, turn 5, discard 2
v-no-such-action = «{ $text }» — не карта дії; є такі: traitor, farmer, builder, strategist, diplomat2 і diplomat5
v-no-such-supply = «{ $text }» — не карта припасів; є такі: { $cards }
v-too-many-alike = карт припасів { $card } у грі лише { $number }
v-no-neighbours = землі { $one } і { $two } — не сусідні
v-how-to-lay = карт припасів можна викласти не більш ніж { $most }: lay 3 3 5 або lay nothing
v-how-to-discard = карт припасів можна скинути від 1 до { $most }: discard 2 4
v-option-landscapes = landscapes: потрібен файл із таблицею земель, а не { $value }

## Verräter: the landscape table

v-landscapes-file = не вдається прочитати таблицю земель { $file }: { $reason }
v-landscapes-long = { $file } — задовгий файл як на таблицю земель
v-landscapes-toml = таблиця земель { $file } — не TOML: { $reason }
v-landscapes-line = { $file }, рядок { $line }: { $reason }
v-landscapes-no-section = бракує розділу [{ $kind }]
v-landscapes-missing = у розділі { $kind } бракує «{ $name }»
v-landscapes-unknown = «{ $name }» — зайве в таблиці земель
v-landscapes-number = { $name }: потрібне ціле число від 0 до { $high }, а не { $value }
v-landscapes-provenance = в { $name } перелічують назви чисел: base, I, II, III, IV
v-landscapes-rows = таблиця земель — це шість груп по п’ять чисел від 0 до { $high }: 0 3 2 1 0 / 3 4 3 2 1 / …

## Verräter: positions

v-position-players = «{ $text }»: після verraeter пишуть players={ $fewest } або players={ $most }
v-position-seat = «{ $name }»: гравців лише { $players }
v-position-kinds = земель кожного виду має бути по дві, а виду «{ $kind ->
    [wasteland] пустка
    [pasture] пасовище
    [river] річка
    [forest] ліс
    [village] село
   *[city] місто
}» — { $number }
v-position-two-buildings = на землі { $landscape } стоять дві будівлі
v-position-buildings = у гравця { $seat } забагато будівель: можна щонайбільше { $number }, з них контор — { $counting }
v-position-step = у цій позиції гравець { $seat } не може бути на кроці «{ $step }»
v-position-over-early = гра закінчується лише після останнього раунду або коли всі землі належать одному дому
v-position-not-now = на цьому кроці рядка «{ $name }» бути не може
v-position-not-chosen = гравець { $seat } ще не обрав карти дії
v-position-action-twice = карта «{ $card }» трапляється двічі
v-position-face-up = карти дії лежать горілиць; вкажіть, яка з них у гравця { $seat }
v-position-no-builder = у гравця { $seat } немає Будівничого
v-position-one-observer = де є невідомі карти дії, можна вказати лише те, що бачив один гравець
v-position-saw = гравець { $seat } не міг бачити саме ці карти дії
v-position-too-many = карт припасів { $card } більше, ніж є у грі
v-position-known = на руці гравця { $seat } немає того, що всі про неї знають
v-position-earlier-piles = попередні колоди нумерують від 1, і їх щонайбільше { $most }
v-position-earlier-size = { $name }: скільки карт узято, не збігається з тим, скільки лишилося
v-position-half-known = у гравця { $seat } є невизначені карти (unsettled), тож його рука має бути відома повністю або лише настільки, наскільки її знають усі
v-position-origin = рука гравця { $seat } не узгоджується з тим, що взято з попередніх колод
v-position-pile = карт у колоді має бути { $number }, а записано { $written }
v-position-unsettled = невизначені карти (unsettled) гравця { $seat } не могли прийти з тих колод

## Bots of one's own

bot-unknown = бота «{ $name }» немає; є такі: { $names }; власного бота вказують як bots/mine.py:choose або cmd:node bot.js
bot-settings = «{ $name }» не можна створити з такими налаштуваннями; можливі такі: { $settings }
bot-no-settings = «{ $name }» не має налаштувань
bot-setting-unreadable = «{ $text }» — не налаштування; налаштування пишуть як temperature=0.3
bot-setting-range = { $name } має бути не менше за { $least }; { $value } не підходить
bot-file-missing = файлу { $path } немає
bot-unloadable = не вдалося завантажити { $place }: { $reason }
bot-name-missing = у { $place } немає нічого з назвою «{ $name }»
bot-not-one = «{ $name }» у { $place } — не бот; бот — це функція від observation, moves і seconds або клас із методом choose
bot-command-unreadable = «{ $text }» — не команда; її пишуть як cmd:node bot.js
bot-command-missing = програми «{ $program }» немає
bot-answer-unreadable = бот відповідає одним із дозволених ходів, його текстом або його номером
bot-answer-range = ходи мають номери від 0 до { $last }
bot-fault = { $kind ->
    [illegal] бот не дав дозволеного ходу: { $details }
    [exception] бот зазнав збою: { $details }
    [timeout] бот не вклався в час: { $details }
   *[unreachable] з програмою бота неможливо порозумітися: { $details }
}

## The arena

arena-too-few-bots = Для змагання потрібно щонайменше два боти.
arena-sprt-two-bots = Послідовний тест порівнює лише двох ботів.
arena-sprt-unreadable = «{ $text }» — це не дві різниці Ело, спершу менша, як-от 0,20
arena-worker-died = Процеси, що грають, завершуються, не зігравши нічого (код виходу { $code }); можливо, причину сказано в потоці помилок.
arena-file-exists = Файл { $path } уже є. Дайте іншу назву через --out або продовжте змагання через --resume.
arena-file-unwritable = Не вдається записати файл { $path }: { $reason }.
arena-file-unreadable = Не вдається прочитати файл { $path }: { $reason }.
arena-file-no-ledger = Файл { $path } не починається зі змагання: { $reason }.
arena-file-format = Файл { $path } має формат { $format }; ця версія знає лише { $known }.
arena-file-line = Рядок { $line } у { $path } — не партія: { $reason }.
arena-file-selfplay = Файл { $path } містить партії одного бота із самим собою, а не змагання: його продовжує «highlands selfplay --resume».
arena-resume-differs = Змагання в { $path } почато за інших умов. У «{ $name }» там { $there }, а тепер було б { $asked }.
arena-begins = На арені: { $bots }; зерно { $seed }. Партії зберігаються в { $path }.
arena-progress = { $done } з { $games } партій: { $score }
arena-title = { $game } ({ $options }): { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[many] { $deals } роздач
}
arena-caption = Результат: частка перемог на місце з 95-відсотковим інтервалом за роздачами; рівна частка — { $share } %. + перемоги, = нічиї або спільні перемоги, − поразки; мс: час на рішення.
arena-head = { $column ->
    [bot] Бот
    [played] Зіграно
    [results] + = −
    [score] Результат (95 %)
    [elo] Ело (95 %)
    [rating] Рейтинг (95 %)
    [decisions] Рішення
    [time] мс (макс.)
   *[faults] Збої
}
arena-fault-kind = { $kind ->
    [illegal] недозволений хід
    [exception] помилка
    [timeout] надто повільно
   *[unreachable] недоступний
}
arena-fault = Партія { $game }, програв { $bot } на місці { $seat }: { $kind }: { $details }
arena-more-faults = Ще { $number ->
    [one] { $number } збій
    [few] { $number } збої
   *[many] { $number } збоїв
}: див. { $path }
arena-test = { $status ->
    [h0] Тест приймає { $elo0 } Ело, а не { $elo1 },
    [h1] Тест приймає { $elo1 } Ело, а не { $elo0 },
   *[continue] Тест між { $elo0 } і { $elo1 } Ело не дав висновку
} після { $deals ->
    [one] { $deals } роздачі
   *[other] { $deals } роздач
} (LLR { $llr }; межі ±{ $bound }).
arena-aside = Зіграно ще { $games ->
    [one] { $games } партію; вона збережена, але не рахується, бо її роздача неповна або йде після висновку.
    [few] { $games } партії; вони збережені, але не рахуються, бо їхні роздачі неповні або йдуть після висновку.
   *[many] { $games } партій; вони збережені, але не рахуються, бо їхні роздачі неповні або йдуть після висновку.
}
arena-interrupted = Перервано; усі завершені партії збережено. Щоб продовжити: { $command }
arena-part-unreadable = «{ $text }» не є частиною змагання, як-от 2/5 — друга з п’яти.
arena-part-seed = частині змагання потрібне його зерно (--seed), однакове для всіх частин
arena-merge-usage = Щоб об’єднати, назвіть файли одного змагання, а через --out — новий файл: highlands arena merge odyn.jsonl dva.jsonl --out usi.jsonl
arena-merge-contests = { $one } і { $other } належать до різних змагань. У «{ $name }» в першому { $there }, у другому { $here }.
arena-merge-games = Партія { $number } пройшла по-різному в { $one } і в { $other }: об’єднати їх не можна.
arena-merged = Об’єднано в { $path }: партій { $games } з { $wanted }.
cluster-unreachable = Кластер Ray «{ $address }» недосяжний: { $reason }
cluster-unfit = Машина кластера ({ $machine }) не може взяти участь: { $reason }
cluster-stillborn = Процеси на кластері завершуються, не зробивши нічого: { $reason }
cluster-lost =
    Кластер втратив { $machine } ({ $reason }). { $kind ->
        [decision] Рішення, що залишилися там нерозглянутими ({ $number }), буде проаналізовано деінде.
        [part] Незавершені там групи партій ({ $number }) буде зіграно деінде.
       *[game] Незавершені там партії ({ $number }) буде зіграно деінде.
    }
cluster-deadly =
    { $kind ->
        [decision] Спроб проаналізувати на кластері рішення після ходів у кількості { $number }
        [part] Спроб почати групу партій { $number } на кластері
       *[game] Спроб почати партію { $number } на кластері
    }: { $times }, і щоразу процес, що за це взявся, зникав: { $reason }
arena-plot-pair = { $one } проти { $other }: результат { $one }
arena-plot-many = Результат кожного бота з 95-відсотковим інтервалом
arena-plot-games = партії
arena-plot-even = рівна частка

## The server

serve-ready = Highlands працює на { $address }
serve-running = Highlands уже працює за адресою { $address }
serve-stop = Ctrl+C зупиняє; ваші партії збережуться.
serve-database = партії зберігаються в { $database }
serve-host-page = ваша сторінка господаря: { $address }
serve-host-key-kept = її ключ зберігається в { $path }
serve-host-key = ось він: { $key }
serve-host-key-elsewhere = Сторінка господаря має ключ, якого немає в { $path }: візьміть його на машині, де його створено, або створіть новий командою `highlands host-key --new`.
serve-bad-smtp = --smtp починається з одного з { $schemes }, далі :// та ім’я сервера.
serve-mail-incomplete = Для пошти потрібні --mail-from, адреса відправника, і --public-address, адреса сторінок.
term-commitment-good = колоду перемішано так, як було обіцяно перед грою
term-shares-good = кожен гравець мав частку в роздачі: ні сервер, ні будь-хто з гравців поодинці не міг обрати карти
backup-done = копія у файлі { $file }
restore-done = столи відновлено з { $file }
ratings-recomputed = завершених партій: { $games }, рейтингів із них: { $ratings }; раніше інакших: { $different }
serve-cannot-listen = Highlands не може слухати на { $address }: { $reason }.
serve-no-proxy = Це не адреса й не мережа проксі: { $reason }. Укажіть, наприклад, 127.0.0.1 або 10.0.0.0/8.
preview-app = Schotten Totten і Verräter: дві карткові гри із шотландського Високогір’я, з друзями чи проти ботів. Обліковий запис не потрібен.
preview-invitation = Стіл для { $game }: відкрийте посилання, щоб грати або спостерігати. Обліковий запис не потрібен.
preview-running = Тут грають у { $game }: відкрийте посилання, щоб спостерігати.
preview-finished = Завершена партія { $game }: її можна переглянути хід за ходом.

## База даних

store-one-process = SQLite розрахована на один процес. Для кількох процесів потрібна PostgreSQL: --database postgresql+asyncpg://user@host/name.
store-url = Такого виду бази даних немає. Вкажіть sqlite+aiosqlite:///шлях/до/файлу або postgresql+asyncpg://користувач@комп’ютер/назва.
store-unreachable = Базу даних неможливо використати: { $reason }.
store-in-use = На цій базі даних уже працює сервер ({ $path }). Файл SQLite призначений для одного сервера; для кількох візьміть PostgreSQL.
store-newer = База даних походить із новішої версії Highlands. Установіть її.
store-older = База даних походить із ранньої версії Highlands для розробників, яку ця версія не може прочитати; у ній нічого не змінено. Перемістіть її або оберіть іншу за допомогою --database.
store-other-version = База даних походить з іншої версії Highlands. Один раз запустіть сервер цієї версії, який її оновить, або скористайтеся тією.
store-file-exists = Файл { $path } вже існує. Вкажіть іншу назву.
store-no-backup = { $path } не є резервною копією Highlands: { $reason }.
store-not-empty = У цій базі даних уже є столи. Резервну копію можна відновити лише в порожню.

## Бібліотеки, потрібні лише декому

extra-missing = Для цього потрібна бібліотека { $library }, а її не встановлено: pip install '{ $extra }'

## Дані партій бота із самим собою

selfplay-begins = Партії { $bot } із самим собою; зерно { $seed }. Поки файл не записано, вони зберігаються в { $path }.
selfplay-progress = { $done } з { $games } партій
selfplay-writes = Записується { $path } …
selfplay-written = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, рішень: { $decisions }: { $path }
selfplay-no-file = Вкажіть через --out, куди записати дані, або продовжте через --resume.
selfplay-no-search = Результати пошуку є лише в рівнів, які шукають, як-от chieftain; { $bot } не шукає.
selfplay-searches-late = Партії у { $path } розпочато без --searches: знайденого тоді вже немає.
selfplay-broken = Партію із зерном { $seed } правила не дозволяють: хід { $move } зробити не можна.
selfplay-no-searches = Того, що знайшов пошук у партії із зерном { $seed }, немає, або воно не від її ходів.
selfplay-foreign = Файл { $path } не містить даних гри бота із собою.

## Середовища

env-illegal = дію { $action } у грі { $row } виконати не можна: { $reason }
env-no-such-action = «{ $action }» — не дія; дії — це цілі числа від 0 до { $last }
solve-not-enumerable = { $game } з цими налаштуваннями не можна перебрати повністю: лише у зменшених іграх для двох, на один раунд і без карт тактики, роздач достатньо мало
solve-too-large = дерево цієї гри має понад { $number } вузлів
solve-no-choices = у цій грі ніхто ніколи не має вибору: розв’язувати нічого
solve-no-folder = теки { $path } немає
solve-tree = Дерево: вузлів — { $nodes }, інформаційних множин — { $sets }.
solve-progress = Ітерація { $iterations }: вартість для місця A — { $value }, вразливість — { $gap }.
solve-written = Стратегію записано в { $path }. Щоб нею грати: { $bot }
exploit-wins = Проти { $bot } найкраща відповідь виграє { $wins } за гру: { $first } як A, { $second } як B.
exploit-exact = Це точне значення.
exploit-searched = Проти { $bot } відповідь { $response } виграє за партію { $wins } понад рівну частку (95 %). Роздач, за якими її не обирали: { $deals }, кожну зіграно на всіх місцях. Отже, найкраща відповідь виграє щонайменше { $low }.
exploit-too-large = дерево цієї гри має понад { $number } вузлів; з --deals натомість проти бота грають відповіді, що шукають
exploit-sampled = Це за відповідями бота в кожній інформаційній множині (їх щонайбільше { $answers }), які найкраща відповідь знає: значення завищене. Найкращі відповіді на три чверті з них виграють проти решти { $low }; у середньому жодна найкраща відповідь не виграє менше.
policy-unreadable = { $path } — не файл зі стратегією
policy-old = { $path } зроблено іншою версією гри; зробіть його знову командою highlands solve
policy-other-game = { $path } — стратегія для іншої гри: { $game }
policy-no-such-set = стратегія не знає цієї позиції: вона для ігор від самого початку
env-opponents = суперників у грі на { $seats } гравців має бути { $needed }, а не { $given }

## Compiled code for other machines

kernels-ready = усе скомпільовано
kernels-written = скомпільований код у файлі { $file }
kernels-loaded = скомпільований код із { $file } узято до роботи
kernels-unreadable = { $file } не можна використати як файл скомпільованого коду: { $reason }
kernels-other-version = { $file } скомпільовано з іншого вихідного коду або іншими версіями Python, NumPy чи Numba
kernels-other-processor = { $file } скомпільовано для іншого типу процесора: { $theirs }; тут { $here }

## Notifications

notify-turn = Ваш хід: { $game }
notify-turn-more = За столом: { $others }
notify-joined = До вашого столу приєднується { $name }
notify-joined-more = { $game }
notify-challenge = { $name } кидає вам виклик
notify-challenge-more = { $game }
notify-game = Твоя турнірна гра готова: { $game }
notify-game-more = Сядь за стіл вчасно: він не чекатиме вічно.
notify-over = Партію завершено: { $game }
notify-over-more = За столом: { $others }
notify-nobody = хтось
notify-confirm = Підтвердьте електронну адресу для Highlands
notify-confirm-more = Хтось, імовірно ви, хоче отримувати листи від Highlands, коли настає його хід. Якщо це ви, відкрийте це посилання протягом трьох днів і підтвердьте адресу. Якщо ні, нічого не робіть: більше листів не буде.
notify-mail-why = Ви отримали цього листа, бо підтвердили цю адресу в Highlands. Якщо більше не хочете листів:

# Clients of a server, bots that play there, and bots that fail.
client-unreachable = сервер недоступний: { $reason }
client-address = «{ $address }» — не адреса сервера; вона має вигляд { $example }
client-interrupted = зв’язок обірвався до відповіді; стан столу покаже, чи було це виконано
client-unfair-deal = тасування було не таким, як обіцяно: { $reason }
client-key-file = файл ключа { $path } не можна використати: { $reason }
client-key-readable = файл ключа { $path } можуть читати інші; потрібні права 600
client-key-unreadable = у { $path } немає ключа
remote-bot-online = { $name } відомий на { $server } і чекає на партії
remote-bot-no-bot = ключ у { $path } належить людині; боту потрібен власний файл ключа
remote-bot-link = «{ $link }» — це не посилання на місце; воно має вигляд { $example }
remote-bot-rules = правила у { $path } не читаються: { $reason }
remote-bot-nothing = немає що робити: дайте посилання на місце (--seat) або правила з пропозиціями (--rules)
remote-bot-begins = стіл { $table }: на місці { $seat }
remote-bot-ends = стіл { $table }: { $result }
remote-bot-fault = стіл { $table }: гру здано, бо бот схибив: { $details }
remote-bot-unwanted = стіл { $table }: покинуто, бо правила виключають: { $name }
remote-bot-failed = стіл { $table }: { $reason }
remote-bot-offer = гру { $game } не запропоновано: { $reason }
remote-bot-entered = бере участь у турнірі { $tournament }
remote-bot-not-entered = не в турнірі { $tournament }: { $reason }
remote-bot-tournament-link = «{ $link }» — це не посилання на турнір; воно має вигляд { $example }
term-bot-failed = Гра на цьому закінчується, бо бот схибив: { $details }

## Розбір

review-running = розбирають лише завершену партію, а ця ще триває
review-title = { $game }, розбір: { $result }
review-turning-title = Переломні моменти
review-decisions-title = Усі рішення
review-saved = Записано: { $path }
review-plot-title = { $game }: шанси на перемогу

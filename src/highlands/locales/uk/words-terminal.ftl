### What only the terminal says. The pages do not fetch it.

## The terminal

term-compiling = Highlands: готуємо правила й ботів, лише один раз, кілька хвилин …
term-compiling-kernel = { $done } з приблизно { $total } … { $name }
term-welcome = Вітаємо у Високогір’ї: { $game }. Довідка — будь-коли: ?
term-option-unfit = гра { $game } не має параметра { $option }; є такі: { $options }
term-number-between = Введіть число від { $low } до { $high } або просто Enter для того, що в дужках.
term-yes = так
term-no = ні
term-yes-or-no = Введіть { $yes } чи { $no } або просто Enter для того, що в дужках.
term-player-you = Ви
term-begins = { $who ->
    [you] Починаєте ви.
   *[other] Починає суперник.
}
term-hint = Ще: { $typed }
term-enter-to-go-on = Натисніть Enter, щоб продовжити.
term-undone = Скасовано: { $move }.
term-saved = Запис тут: { $path }
term-cannot-save = Не вдається записати { $path }: { $reason }.
term-keep-record = Зберегти запис цієї гри у файл?
term-another = Зіграємо ще?
term-bye = До зустрічі!
term-help-help = ця довідка
term-help-moves = усі дозволені ходи словами
term-help-board = показати стіл ще раз; досить і самого Enter
term-help-undo = повернути свій останній хід з усім, що було після нього
term-help-rules = правила коротко
term-help-record = зберегти гру дотепер, як ви її бачили; або: record ФАЙЛ
term-help-quit = вийти
term-file-missing = Файлу { $path } немає.
term-file-unreadable = Не вдається прочитати { $path }: { $reason }.
term-file-not-text = файл { $path } — не текстовий.
term-file-neither = це ні запис, що починається з «{ $first }», ні позиція, що починається з назви гри: { $games }
term-record-good = Запис правильний: { $moves ->
    [0] ще жодного ходу
    [one] { $moves } хід, усе за правилами
    [few] { $moves } ходи, усе за правилами
    [many] { $moves } ходів, усе за правилами
   *[other] { $moves } ходу, усе за правилами
}. Результат: { $result }
term-record-broken = У записі помилка: { $reason }
term-record-running = гра ще триває
term-at-unreadable = «{ $text }» — не місце в записі: 12 — після ходу 12, 12.1 — після першої дії в ньому, 0 — початок
term-at-too-far = ходу { $text } у цьому записі немає; останній — { $last }
term-at-seen = у цьому записі є лише те, що бачив один гравець, та остання позиція: повертатися нікуди

## Поради

not-your-turn = зараз ходить не { $seat }
hint-title = { $who ->
    [you] Найкращі ходи та ваші шанси на перемогу:
   *[other] Найкращі ходи { $seat } та шанси на перемогу:
}
hint-hand-hidden = у цій позиції не вказано, що знає { $seat }, чий зараз хід: треба навести всі карти, які бачить { $seat }
hint-no-seat = «{ $text }» — немає такого місця; є { $seats }
term-help-hint = кілька найкращих ходів, кожен із вашими шансами на перемогу і поясненням

# То, что стоит на печатном листе, и что говорится о его файле.

sheet-own = Своё поле
sheet-foreign = Чужое поле
sheet-name = Имя:
sheet-opponent = Соперник:
sheet-opponents = Игра:
sheet-notes = Записи
sheet-locked = { $weapon } (с { $turn }-го хода)
sheet-answer = { $word } — { $when }.
sheet-answer-says = Называют также: { $says }.
sheet-answer-heard = Кто слышит: { $heard }.
sheet-written = Лист записан в { $file }.
trouble-sheet-ending = { $file } не кончается ни на .pdf, ни на .svg, ни на .png. Выберите одно из этих трёх окончаний.
trouble-sheet-full = Кораблей или правил слишком много для одной страницы: { $title }.

# Что набирают, несколькими способами через запятую, и как это понято.

heard-fire = огонь, огонь по, стреляю, выстрел, бью, стреляю по, бью по
heard-at = в, по, на, клетка, клетку, в клетку, по клетке
heard-declare = победа, объявляю победу
heard-pass = пас, пасую, пропускаю, пропускаю ход, конец хода
heard-resign = сдаюсь, сдаться
heard-move = ход, двигаю, передвинуть
heard-turn = поворот, повернуть
heard-up = вверх
heard-down = вниз
heard-left = влево
heard-right = вправо
heard-row = строка, строку, по строке, ряд, по ряду
heard-column = столбец, по столбцу, колонка, колонку
heard-from-left = слева
heard-from-right = справа
heard-from-top = сверху
heard-from-bottom = снизу

reading-fire = Выстрел: { $cells }.
reading-use-weapon = Применить особое действие.
reading-weapon = { $weapon }: { $target }.
reading-move = Ход кораблём: { $ship }, { $to }.
reading-move-ship = Сдвинуть корабль.
reading-place-fleet = Расставить флот.
reading-declare-victory = Объявить победу.
reading-end-turn = Пропустить ход.
reading-resign = Сдаться.
# $readings are whole sentences.
order-unclear = «{ $text }» можно понять по-разному. { $readings } Скажите, что имеется в виду.

# Что не так в файле правил. Ключ — код ошибки.

trouble-file-missing = Файла { $file } нет. Проверьте, как написан путь.
trouble-file-folder = { $file } — это папка. Назовите файл в ней.
trouble-file-unreadable = Не удаётся прочитать { $file }: { $reason }.
trouble-file-not-text = Это не текст в UTF-8. Сохраните файл как простой текст UTF-8.
trouble-file-too-big = Размер файла в байтах больше { $most }. Файлу правил хватает нескольких тысяч.
trouble-file-too-deep = Таблицы или списки вложены глубже, чем { $most }. Так глубоко правил не пишут.
trouble-file-unknown-variant = Варианта { $name } нет.{ trouble-hint } Есть готовые: { $choices }.
trouble-file-syntax = Это не TOML: { $reason }.
trouble-file-unknown-key = { $key } здесь ничего не значит.{ trouble-hint } Возможны: { $choices }.
trouble-file-missing-key = Не хватает { $key }. Добавьте: { $about }
trouble-file-wrong-type = Здесь стоит { $found }, а нужно: { $wanted }.
trouble-file-not-a-choice = { $value } здесь выбрать нельзя.{ trouble-hint } Напишите одно из: { $choices }.
trouble-file-too-small = { $value } — слишком мало. Напишите { $least } или больше.
trouble-file-too-large = { $value } — слишком много. Напишите { $most } или меньше.
trouble-file-too-short = Длина — { $found }. Нужно { $least } или больше.
trouble-file-too-long = Длина — { $found }. Нужно { $most } или меньше.
trouble-file-not-a-name = { $value } не годится как имя. Пишите строчные латинские буквы, цифры и дефисы, первой — букву, не больше 41 знака.
trouble-file-not-plain = В тексте есть управляющие символы. Пишите только буквы и переводы строк.
trouble-file-refused = Файл не годится: { $reason }.

trouble-type-number = целое число
trouble-type-fraction = дробное число
trouble-type-text = текст в кавычках, "…"
trouble-type-list = список в скобках, […], или таблицы с [[…]]
trouble-type-table = таблица, то есть […] и под ней ключи
trouble-type-switch = true или false
trouble-type-date = дата или время

trouble-labels-not-letters = { $word } — не слово и не известный ряд. Пишите только буквы или одно из: { $choices }.
trouble-labels-repeated-letter = Буква { $letter } встречается в { $word } дважды, и две линии назывались бы одинаково. Выберите слово из разных букв.
trouble-labels-too-few-letters = Букв в { $word } — { $letters }, а полю нужно { $needed }. Выберите слово подлиннее или ряд: { $choices }.
trouble-labels-look-alike = { $first } и { $second } в { $word } — разные буквы, которые выглядят одинаково. Возьмите буквы одного алфавита.
trouble-labels-run-together = И столбцы, и строки обозначены числами, и в { $name } не видно, где кончается первое. Напишите between = "-" или возьмите для одних линий буквы.
trouble-labels-ambiguous = Так назывались бы сразу две клетки: { $name }. Напишите between = "-" или возьмите для одних линий буквы, а для других числа.

trouble-fleet-unknown-sign = На рисунке есть знак { $sign }. Рисуйте "#" для палубы и "." для пустоты.
trouble-fleet-no-deck = На рисунке нет ни одной палубы. Нарисуйте хотя бы один "#".
trouble-fleet-not-connected = Не все палубы этого рисунка соединены сторонами. Нарисуйте одно целое.
trouble-fleet-same-name = Класс { $name } уже есть. Дайте каждому классу своё имя.
trouble-fleet-fits-nowhere = Ни одна форма класса { $name } не помещается на поле: строк — { $rows }, столбцов — { $columns }. Нарисуйте её меньше или увеличьте поле.
trouble-fleet-too-many-ships = Кораблей во флоте — { $ships }. Можно не больше { $most }.
trouble-fleet-too-many-berths = Способов поставить отдельные корабли на этом поле — { $berths }. Можно не больше { $most }: меньше классов или форм либо меньше поле.
trouble-fleet-more-decks-than-cells = Палуб у флота — { $decks }, а клеток на поле всего { $cells }. Возьмите меньше кораблей или поле побольше.
trouble-fleet-no-room = Флот расставить нельзя: нет способа разместить все корабли, когда строк — { $rows }, столбцов — { $columns }, а touching — { $touching }. Возьмите меньше кораблей, поле побольше или разрешите кораблям касаться.
trouble-fleet-too-tight = Флоту слишком тесно: долгий поиск не нашёл расстановки, когда строк — { $rows }, столбцов — { $columns }, а touching — { $touching }. Возьмите меньше кораблей, поле побольше или разрешите кораблям касаться.

trouble-arsenal-same-name = Особое действие { $name } уже есть. Дайте каждому своё имя.
trouble-arsenal-radius-missing = { $name } действует вокруг клетки, но не сказано, как далеко. Добавьте radius = 1 или больше.
trouble-arsenal-radius-needless = { $name } действует без радиуса. Уберите его.
trouble-arsenal-free-in-rounds = В раундах каждый отдаёт один приказ, поэтому { $name } нельзя добавить к выстрелу. Уберите takes_turn = false.

trouble-variant-own-sea-for-two = Где у каждого своё море, мест ровно два; будь их больше, выстрелу пришлось бы называть, в чьё он море. Напишите whose = "shared" или места для 2.
trouble-variant-seats-reversed = Игроков самое меньшее { $least }, а самое большее { $most }. Поменяйте их местами.
trouble-variant-seats-refused = Столько игроков сыграть не могут: { $seats }. Нужно от { $least } до { $most }.
trouble-variant-grid-unsized = У поля нет размера. Напишите rows и columns или by_seats = true.
trouble-variant-grid-sized-twice = У поля есть размер, и он же берётся от числа мест. Оставьте rows и columns или by_seats = true.
trouble-variant-rounds-and-again = В раундах все стреляют вместе и слышат ответы потом, поэтому заслужить ещё один выстрел нельзя. Напишите again_after = "never".
trouble-variant-rounds-and-second-shot = В раундах все стреляют вместе и слышат ответы потом, поэтому второго выстрела нет. Уберите second_shot.
trouble-variant-rounds-and-manoeuvre = В раундах никто не действует раньше других, поэтому ни один корабль не может двинуться перед атакой. Уберите manoeuvre.
trouble-variant-rounds-and-declaration = В раундах ни у кого нет своего хода, чтобы объявить победу. Напишите won = "automatic".
trouble-variant-rounds-and-beginner = В раундах никто не начинает. Уберите begins или напишите "lot".
trouble-variant-rounds-without-rounds = Таблица rounds говорит о раундах, но здесь ходят по очереди. Уберите её или напишите order = "together".
trouble-variant-secret-miss-on-own-sea = Игрок, по которому стреляют, видит каждый выстрел на своём море, так что промах от него не скрыть. Напишите miss_told_to = "everyone" или whose = "shared".
trouble-variant-friendly-fire-on-own-sea = По своему морю никто не стреляет, поэтому огня по своим нет. Уберите friendly_fire или напишите whose = "shared".
trouble-variant-owner-on-own-sea = На отдельном море и так ясно, чей это корабль. Уберите "owner" из { $key }.
trouble-variant-silent-sinking-named = Тихое потопление ничего не говорит о корабле. Уберите sunk_names или напишите sinking_told = true.
trouble-variant-silent-sinking-and-again = Ещё один выстрел после потопления выдал бы тихое потопление. Напишите again_after = "never" или "hit" либо sinking_told = true.
trouble-variant-silent-sinking-and-salvo = Залп, который уменьшается с каждым потерянным кораблём, выдаёт тихое потопление. Напишите число выстрелов или sinking_told = true.
trouble-variant-hit-names-cells = Клетки корабля, который только подбит, сразу показали бы его целиком. Уберите "cells" из hit_names.
trouble-variant-second-shot-and-shots = Второй выстрел следует за единственным выстрелом хода. Напишите shots = 1 или уберите second_shot.
trouble-variant-second-shot-and-again = Попадание не может давать и ещё один выстрел, и единственный второй. Напишите again_after = "never" или уберите second_shot.
trouble-variant-again-and-shots = Ещё один выстрел заслуживают выстрелом, а не залпом. Напишите shots = 1 или again_after = "never".
trouble-variant-manoeuvre-and-bent = { $name } может быть изогнут, а у изогнутого корабля нет ни оси для движения, ни концов для поворота. Нарисуйте его прямым или уберите manoeuvre.
trouble-variant-manoeuvre-without-moves = Кораблям нельзя ни сдвигаться, ни поворачиваться, так что двигаться нечему. Разрешите что-нибудь одно или уберите manoeuvre.

# Почему текст — не TOML; часть предложения.
trouble-toml-bad-sign = знак { $sign } здесь не допускается
trouble-toml-sign-missing = не хватает { $sign }
trouble-toml-open-text = у текста нет закрывающей кавычки
trouble-toml-open-bracket = скобка не закрыта
trouble-toml-twice = что-то написано второй раз
trouble-toml-bad-escape = в тексте после обратной черты стоит то, чего там быть не может; чтобы написать обратную черту, пишите \\
trouble-toml-bad-key = ключ не может так начинаться
trouble-toml-bad-date = такой даты или такого времени нет
trouble-toml-bad-value = после "=" нет целого значения; тексты пишут в кавычках, а скобки закрывают
trouble-toml-bad-line = строка — не ключ со значением и не [таблица]
trouble-toml-long-number = число слишком длинное
trouble-toml-other = программа чтения сообщает: «{ $text }»

trouble-hint =
    { $near ->
        [none] {""}
       *[other] {" "}Может быть, { $near }?
    }
trouble-or = { $one } или { $other }

# Для чего нужна запись, которой не хватает.
trouble-about-name = короткое имя, например sea-battle.
trouble-about-title = название игры, по языкам.
trouble-about-grid = размер поля.
trouble-about-fleet = корабли каждого игрока, по классам.
trouble-about-sea = где стоят флоты и насколько близко.
trouble-about-title-en = по-английски.
trouble-about-fleet-name = короткое имя, например carrier.
trouble-about-fleet-count = сколько их у игрока.
trouble-about-fleet-shapes = формы, которые он может иметь: "####" или строки ["##", "#."].
trouble-about-fleet-title-en = по-английски.
trouble-about-sea-touching = как близко могут стоять два корабля одного флота.
trouble-about-arsenal-name = короткое имя, например wide-shot.
trouble-about-arsenal-kind = что оно делает.
trouble-about-arsenal-count = сколько раз его может применить каждый игрок.
trouble-about-about-en = по-английски.

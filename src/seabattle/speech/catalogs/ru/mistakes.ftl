# Что не так в файле правил. Ключ — код ошибки.

mistake-file-missing = Файла { $file } нет. Проверьте, как написан путь.
mistake-file-folder = { $file } — это папка. Назовите один из файлов правил в ней.
mistake-file-unreadable = Не удаётся прочитать { $file }: { $reason }.
mistake-file-not-text = Это не текст в UTF-8. Сохраните файл как простой текст UTF-8.
mistake-file-too-big = Размер файла в байтах больше { $most }. Файлу правил хватает нескольких тысяч.
mistake-file-too-deep = Таблицы или списки вложены глубже, чем { $most }. Так глубоко правил не пишут.
mistake-file-unknown-variant = Варианта { $name } нет.{ mistake-hint } Есть готовые: { $choices }.
mistake-file-syntax = Это не TOML: { $reason }.
mistake-file-unknown-key = { $key } здесь ничего не значит.{ mistake-hint } Возможны: { $choices }.
mistake-file-missing-key = Не хватает { $key }. Добавьте: { $about }
mistake-file-wrong-type = Здесь стоит { $found }, а нужно: { $wanted }.
mistake-file-not-a-choice = { $value } здесь выбрать нельзя.{ mistake-hint } Напишите одно из: { $choices }.
mistake-file-too-small = { $value } — слишком мало. Напишите { $least } или больше.
mistake-file-too-large = { $value } — слишком много. Напишите { $most } или меньше.
mistake-file-too-short = Длина — { $found }. Нужно { $least } или больше.
mistake-file-too-long = Длина — { $found }. Нужно { $most } или меньше.
mistake-file-not-a-name = { $value } не годится как имя. Пишите строчные латинские буквы, цифры и дефисы, первой — букву, не больше 41 знака.
mistake-file-not-plain = В тексте есть управляющие символы. Пишите только буквы и переводы строк.
mistake-file-refused = Файл не годится: { $reason }.

mistake-type-number = целое число
mistake-type-fraction = дробное число
mistake-type-text = текст в кавычках, "…"
mistake-type-list = список в скобках, […], или таблицы с [[…]]
mistake-type-table = таблица, то есть […] и под ней ключи
mistake-type-switch = true или false
mistake-type-date = дата или время

mistake-labels-not-letters = { $word } — не слово и не известный ряд. Пишите только буквы или одно из: { $choices }.
mistake-labels-repeated-letter = Буква { $letter } встречается в { $word } дважды, и две линии назывались бы одинаково. Выберите слово из разных букв.
mistake-labels-too-few-letters = Букв в { $word } — { $letters }, а полю нужно { $needed }. Выберите слово подлиннее или ряд: { $choices }.
mistake-labels-ambiguous = Так назывались бы сразу две клетки: { $name }. Напишите between = "-" или возьмите для одних линий буквы, а для других числа.

mistake-fleet-unknown-sign = На рисунке есть знак { $sign }. Рисуйте "#" для палубы и "." для пустоты.
mistake-fleet-no-deck = На рисунке нет ни одной палубы. Нарисуйте хотя бы один "#".
mistake-fleet-not-connected = Не все палубы этого рисунка соединены сторонами. Нарисуйте одно целое.
mistake-fleet-same-name = Класс { $name } уже есть. Дайте каждому классу своё имя.
mistake-fleet-fits-nowhere = Ни одна форма класса { $name } не помещается на поле: строк — { $rows }, столбцов — { $columns }. Нарисуйте её меньше или увеличьте поле.
mistake-fleet-too-many-ships = Кораблей во флоте — { $ships }. Можно не больше { $most }.
mistake-fleet-too-many-berths = Способов поставить отдельные корабли на этом поле — { $berths }. Можно не больше { $most }: меньше классов или форм либо меньше поле.
mistake-fleet-more-decks-than-cells = Палуб у флота — { $decks }, а клеток на поле всего { $cells }. Возьмите меньше кораблей или поле побольше.
mistake-fleet-no-room = Флот расставить нельзя: нет способа разместить все корабли, когда строк — { $rows }, столбцов — { $columns }, а touching — { $touching }. Возьмите меньше кораблей, поле побольше или разрешите кораблям касаться.
mistake-fleet-too-tight = Флоту слишком тесно: долгий поиск не нашёл расстановки, когда строк — { $rows }, столбцов — { $columns }, а touching — { $touching }. Возьмите меньше кораблей, поле побольше или разрешите кораблям касаться.

mistake-arsenal-same-name = Особое действие { $name } уже есть. Дайте каждому своё имя.
mistake-arsenal-radius-missing = { $name } действует вокруг клетки, но не сказано, как далеко. Добавьте radius = 1 или больше.
mistake-arsenal-radius-needless = { $name } поражает целую линию, радиуса у него нет. Уберите его.
mistake-arsenal-free-in-rounds = В раундах каждый отдаёт один приказ, поэтому { $name } нельзя добавить к выстрелу. Уберите takes_turn = false.

mistake-variant-own-sea-for-two = Где у каждого своё море, мест ровно два; будь их больше, выстрелу пришлось бы называть, в чьё он море. Напишите whose = "shared" или места для 2.
mistake-variant-seats-reversed = Игроков самое меньшее { $least }, а самое большее { $most }. Поменяйте их местами.
mistake-variant-seats-refused = Столько игроков сыграть не могут: { $seats }. Нужно от { $least } до { $most }.
mistake-variant-grid-unsized = У поля нет размера. Напишите rows и columns или by_seats = true.
mistake-variant-grid-sized-twice = У поля есть размер, и он же берётся от числа мест. Оставьте rows и columns или by_seats = true.
mistake-variant-rounds-and-again = В раундах все стреляют вместе и слышат ответы потом, поэтому заслужить ещё один выстрел нельзя. Напишите again_after = "never".
mistake-variant-rounds-and-second-shot = В раундах все стреляют вместе и слышат ответы потом, поэтому второго выстрела нет. Уберите second_shot.
mistake-variant-rounds-and-manoeuvre = В раундах никто не действует раньше других, поэтому ни один корабль не может двинуться перед атакой. Уберите manoeuvre.
mistake-variant-rounds-and-declaration = В раундах ни у кого нет своего хода, чтобы объявить победу. Напишите won = "automatic".
mistake-variant-rounds-and-beginner = В раундах никто не начинает. Уберите begins или напишите "lot".
mistake-variant-rounds-without-rounds = Таблица rounds говорит о раундах, но здесь ходят по очереди. Уберите её или напишите order = "together".
mistake-variant-secret-miss-on-own-sea = Игрок, по которому стреляют, видит каждый выстрел на своём море, так что промах от него не скрыть. Напишите miss_told_to = "everyone" или whose = "shared".
mistake-variant-friendly-fire-on-own-sea = По своему морю никто не стреляет, поэтому огня по своим нет. Уберите friendly_fire или напишите whose = "shared".
mistake-variant-owner-on-own-sea = На отдельном море и так ясно, чей это корабль. Уберите "owner" из { $key }.
mistake-variant-silent-sinking-named = Тихое потопление ничего не говорит о корабле. Уберите sunk_names или напишите sinking_told = true.
mistake-variant-silent-sinking-and-again = Ещё один выстрел после потопления выдал бы тихое потопление. Напишите again_after = "never" или "hit" либо sinking_told = true.
mistake-variant-silent-sinking-and-salvo = Залп, который уменьшается с каждым потерянным кораблём, выдаёт тихое потопление. Напишите число выстрелов или sinking_told = true.
mistake-variant-hit-names-cells = Клетки корабля, который только подбит, сразу показали бы его целиком. Уберите "cells" из hit_names.
mistake-variant-second-shot-and-shots = Второй выстрел следует за единственным выстрелом хода. Напишите shots = 1 или уберите second_shot.
mistake-variant-second-shot-and-again = Попадание не может давать и ещё один выстрел, и единственный второй. Напишите again_after = "never" или уберите second_shot.
mistake-variant-again-and-shots = Ещё один выстрел заслуживают выстрелом, а не залпом. Напишите shots = 1 или again_after = "never".
mistake-variant-manoeuvre-and-bent = { $name } может быть изогнут, а у изогнутого корабля нет ни оси для движения, ни концов для поворота. Нарисуйте его прямым или уберите manoeuvre.
mistake-variant-manoeuvre-without-moves = Кораблям нельзя ни сдвигаться, ни поворачиваться, так что двигаться нечему. Разрешите что-нибудь одно или уберите manoeuvre.

mistake-hint =
    { $near ->
        [none] {""}
       *[other] {" "}Может быть, { $near }?
    }
mistake-or = { $one } или { $other }

# Для чего нужна запись, которой не хватает.
mistake-about-name = короткое имя, например sea-battle.
mistake-about-title = название игры, по языкам.
mistake-about-grid = размер поля.
mistake-about-fleet = корабли каждого игрока, по классам.
mistake-about-sea = где стоят флоты и насколько близко.
mistake-about-title-en = по-английски.
mistake-about-fleet-name = короткое имя, например carrier.
mistake-about-fleet-count = сколько их у игрока.
mistake-about-fleet-shapes = формы, которые он может иметь: "####" или строки ["##", "#."].
mistake-about-fleet-title-en = по-английски.
mistake-about-sea-touching = как близко могут стоять два корабля одного флота.
mistake-about-arsenal-name = короткое имя, например wide-shot.
mistake-about-arsenal-kind = что оно делает.
mistake-about-arsenal-count = сколько раз его может применить каждый игрок.
mistake-about-about-en = по-английски.

# Решение по игре, сыгранной на бумаге (SB11–SB14).

judge-verdict-won = Решение: победа — { $winner }.
judge-verdict-void = Решение: игра не засчитана, проиграли оба.
judge-verdict-goes-on = Решение: игра продолжается, поля остаются закрытыми.
judge-verdict-annulled = Решение: игра не засчитана, не проиграл никто.

# Строка таблицы, которая решила дело. $culprit — против кого.
judge-reason-clean = Никто не нарушил правил, и игра засчитана так, как сыграна.
judge-reason-not-proved = Игра не окончена, и ни одно нарушение не доказано (SB13).
judge-reason-only-w = Правила нарушает только одна сторона: { $culprit } (SB11, SB13).
judge-reason-only-l = Правила нарушает только одна сторона: { $culprit } (SB11, SB13).
judge-reason-both = Правила нарушены с обеих сторон, и записи не доказывают, что неверна ровно одна из них (SB12).
judge-reason-both-w-false = Правила нарушены с обеих сторон, но неверность записей доказана только у одной: { $culprit } (SB12).
judge-reason-both-l-false = Правила нарушены с обеих сторон, но неверность записей доказана только у одной: { $culprit } (SB12).
judge-reason-referee-false = Доказано, что тот, кто отвечал за обоих, отвечал неверно.

judge-apparent-winner = До проверки победа была за игроком { $winner }.
judge-not-over = Игра не была окончена.
judge-claim-proved = { $name } заявляет о нарушении (строка { $line }): доказано.
judge-claim-not-proved = { $name } заявляет о нарушении (строка { $line }): не доказано.

judge-no-violation = { $name }: нарушений не найдено.
judge-violations = { $name }:
judge-item = строка { $line }, { $rule }: { $text }

judge-fleet-strange-ship = Ни у одного корабля флота нет такой формы: { $cells }.
judge-fleet-illegal-count = Корабли класса «{ $ship_class }»: поставлено { $placed }, а нужно { $wanted }.
judge-fleet-illegal-touching =
    { $corners_allowed ->
        [yes] Два корабля касаются сторонами у { $at }: { $ship_class } и { $other }.
       *[no] Два корабля касаются друг друга у { $at }: { $ship_class } и { $other }.
    }
judge-ship-of-no-class = корабль непонятной формы
judge-field-moved = Корабль с клеток { $cells } на втором рисунке стоит на { $to }.
judge-field-gone = Корабля с клеток { $cells } на втором рисунке нет.
judge-field-new = Корабль на { $to } есть только на втором рисунке.
judge-field-refused = Поле не показано, а это считается нарушением.
judge-answer-false = На выстрел { $at } дан ответ «{ $said }», а по полю должно быть «{ $due }».
judge-turn-out-of-turn = Выстрел { $cell } сделан не в свой ход.
judge-turn-after-the-end = Выстрел { $cell } сделан, когда игра была уже окончена.
judge-turn-no-second-shot = Второй выстрел { $cell } не положен: слишком мало целых кораблей.
judge-shot-off-grid = Клетки { $cell }, по которой сделан выстрел, на поле нет.

judge-compared = Сравнение записей (SB12):
judge-compared-consistent = Расхождений нет.
judge-compared-unprovable = Они расходятся или неполны, и доказать, кто ошибся, нельзя.
judge-compared-one-false = Доказано, что записи неверны: { $name }.
judge-compared-both-false = Доказано, что записи неверны у обоих.
judge-finding-cross-without-hit = { $name }, чужое поле: крестик на { $at }, хотя о попадании там не говорили; неверность доказана.
judge-finding-dot-on-hit = { $name }, чужое поле: точка на { $at }, хотя там было попадание; неверность доказана.
judge-finding-cross-on-water = { $name }, чужое поле: крестик на { $at }, а на самом поле там вода; кто ошибся, доказать нельзя.
judge-finding-dot-on-ship = { $name }, чужое поле: точка на { $at }, а на самом поле там корабль; кто ошибся, доказать нельзя.
judge-finding-disputed = { $name }, выстрел { $at }: об ответе спорят, поэтому он не проверен.

judge-unjudged = Не проверено:
judge-unjudged-shots = Выстрелы не записаны, поэтому ни ответов, ни очерёдности ходов проверить нельзя.
judge-unjudged-manoeuvre = По этим правилам корабли ходят, поэтому промахи и сами ходы кораблей на бумаге не проверить.
judge-unjudged-arsenal = Когда и сколько раз можно применять особые действия и какие клетки они накрывают.
judge-unjudged-declaration = Объявления победы: кто потерял выстрел из-за ложного объявления и чей поэтому был ход; победителем считается тот, кто назван в записи.

# Чего в файле не прочесть и что написать вместо этого.
trouble-paper-not-text = Это не текст в UTF-8. Сохраните файл как простой текст в UTF-8.
trouble-paper-too-long = В файле больше { $most } знаков. Для игры на бумаге хватит десятой части.
trouble-paper-empty = В файле ничего нет. Возьмите за образец docs/examples/paper-game.ru.txt.
trouble-paper-unclear = { $text } — непонятно. Выстрел пишут так: «{ $name }: Б2 мимо»; рисунок стоит под строкой «поле: { $name }», без пустых строк внутри.
trouble-paper-twice = { $key } написано второй раз. Напишите один раз.
trouble-paper-no-players = Игроки не названы. Напишите в начале: игроки: Анна, Борис
trouble-paper-players = Напишите два разных коротких имени через запятую: игроки: Анна, Борис
trouble-paper-name-taken = { $name } не может быть именем: у этого слова здесь своё значение. Выберите другое.
trouble-paper-unknown-player = { $name } не играет. Игроки: { $names }.
trouble-paper-no-variant = Игра не названа. Напишите в начале: вариант: sea-battle
trouble-paper-unknown-variant = Варианта { $name } нет. Напишите один из этих: { $choices }.
trouble-paper-not-for-two = В { $name } играют не вдвоём или не на двух полях, поэтому по бумаге её не рассудить.
trouble-paper-labels = { $text } не годится для столбцов. Напишите latin, cyrillic или слово вроде { $example }.
trouble-paper-no-field = Нет поля: { $name }. Нарисуйте его под строкой «поле: { $name }» или напишите «{ $name } отказывается».
trouble-paper-no-start = Нет поля в начале игры: { $name }. Нарисован только конец.
trouble-paper-no-answer = После { $text } нет ответа. Пишите так: Б2 мимо.
trouble-paper-cell = { $text } — не клетка. Пишите, например, { $example }.
trouble-paper-alphabet = Буква { $letter } в { $text } — из другого алфавита. Столбцы: { $columns }.
trouble-paper-winner = По выстрелам здесь победитель — { $name }, а в записи сказано иное.
trouble-paper-weapon = В { $name } нет особого действия { $text }.
trouble-sketch-rows =
    { $found ->
        [one] На рисунке { $found } строка. Нарисуйте { $wanted }, каждую отдельно.
        [few] На рисунке { $found } строки. Нарисуйте { $wanted }, каждую отдельно.
       *[many] На рисунке { $found } строк. Нарисуйте { $wanted }, каждую отдельно.
    }
trouble-sketch-columns =
    { $found ->
        [one] В строке { $text } { $found } клетка. Нарисуйте { $wanted }.
        [few] В строке { $text } { $found } клетки. Нарисуйте { $wanted }.
       *[many] В строке { $text } { $found } клеток. Нарисуйте { $wanted }.
    }
trouble-sketch-row-number = Строка пронумерована как { $found }, а на рисунке это строка { $wanted }.
trouble-sketch-sign = Знак { $sign } на рисунке ничего не значит. Вода — точка, корабль — буква или #, попадание — x, промах — o.
trouble-sketch-cross-between = Крестик x в столбце { $column } касается нескольких кораблей. Поставьте там букву его корабля.

# Запечатанные игры.
judge-breach-placing = Доказательство поля ({ $name }) не выдерживает проверки «{ $flaw }».
judge-breach-lot = Число, показанное для жребия ({ $name }), — не то, что было объявлено.
judge-breach-answer = Ответ «{ $said }» на { $cell } ({ $name }) оказался ложным: это доказано.
judge-breach-answer-count = Ответов на одну атаку ({ $name }) слишком мало или слишком много.
judge-told-miss = мимо
judge-told-hit = ранил
judge-told-sunk = убил
judge-told-empty = пусто
judge-told-ship = корабль

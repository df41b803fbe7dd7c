# Море: что говорится о клетках, о расстановке кораблей и о самой игре.

# Что экранный диктор говорит о клетке после её названия.
cell-unknown = неизвестно
cell-clear = чистая вода
cell-miss = мимо
cell-hit = ранен
cell-sunk = убит
cell-radar-empty = радар: пусто
cell-radar-ship = радар: корабль
cell-old = возможно, устарело
cell-last = последний выстрел
cell-chosen = выбрана
cell-water = вода

## Расстановка

placing-title = Расставьте свой флот
placing-sea = Ваше море
placing-tray = Ваши корабли
placing-in-place = на месте
placing-tools = Корабль в руке
placing-turn = Повернуть
placing-mirror = Отразить
placing-shape = Другая форма
placing-random = Наугад
placing-clear = Очистить
placing-ready = К бою готов!
placing-more = Клавиши и сохранённые расстановки
placing-keys = Перетащите корабль или коснитесь сначала его, а потом моря; коснитесь ещё раз, чтобы повернуть. С клавиатуры: Enter берёт и ставит, стрелки двигают, R поворачивает, F отражает, S меняет форму, N берёт следующий корабль, Delete убирает его.
placing-pick =
    { $left ->
        [one] Ждёт { $left } корабль. Перетащите его в море или коснитесь сначала корабля, потом моря.
        [few] Ждут { $left } корабля. Перетащите их в море или коснитесь сначала корабля, потом моря.
       *[many] Ждут { $left } кораблей. Перетащите их в море или коснитесь сначала корабля, потом моря.
    }
placing-complete = Весь флот на месте. Передвиньте что угодно и начинайте.
placing-incomplete =
    { $left ->
        [one] Ещё { $left } корабль не на воде.
        [few] Ещё { $left } корабля не на воде.
       *[many] Ещё { $left } кораблей не на воде.
    }
placing-empty = Здесь нет корабля. Возьмите один из списка.
placing-selected = В руке: { $ship }. Коснитесь ещё раз, чтобы повернуть, или места, где ему стоять.
placing-held = В руке: { $ship }. Выберите, где ему стоять.
placing-put = На месте, { $cell }: { $ship }.
placing-stowed = Убран с моря: { $ship }.
placing-fits = От { $from } до { $to }: подходит.
placing-no-turn = Здесь негде повернуть: { $ship }.
placing-no-mirror = В зеркале такой же: { $ship }.
placing-no-shape = Другой формы нет: { $ship }.
placing-random-done = Флот расставлен наугад. Передвиньте что угодно.
placing-cleared = Море пусто.
placing-restored = Поставленные вами корабли снова на месте. Продолжайте отсюда.
placing-other-title = Расставлено и в другом месте
placing-other =
    { $count ->
        [0] На другом вашем экране поле очищено. С каким продолжить?
        [one] На другом вашем экране { $count } корабль стоит иначе. С каким флотом продолжить?
        [few] На другом вашем экране { $count } корабля стоят иначе. С каким флотом продолжить?
       *[other] На другом вашем экране { $count } кораблей стоят иначе. С каким флотом продолжить?
    }
placing-other-take = Взять тот
placing-other-keep = Оставить этот

layouts-title = Сохранённые расстановки
layouts-none = Для этих правил вы ещё ничего не сохранили.
layouts-name = Название расстановки
layouts-save = Сохранить
layouts-incomplete = Сохранить можно только весь флот.
layouts-unnamed = Назовите расстановку.
layouts-saved = Сохранено: { $name }.
layouts-used = На воде: { $name }.
layouts-dropped = Удалено: { $name }.
layouts-drop = Удалить: { $name }

## Перед игрой

muster-ready = Ваш флот на месте
muster-watch = Флоты расставляются
muster-invite = Пригласите кого-нибудь
seats-fill =
    { $count ->
        [1] Посадить компьютер на свободное место
        [one] Посадить компьютер на { $count } свободное место
        [few] Посадить компьютер на { $count } свободных места
       *[many] Посадить компьютер на { $count } свободных мест
    }
muster-nobody = кто-то, кто ещё не пришёл
muster-missing =
    { $count ->
        [0] Все флоты на месте. Игра вот-вот начнётся.
       *[other] Ждём: { $names }.
    }
match-opening = Игра открывается …
match-free = За этим столом есть свободное место.
match-sit = Сесть за стол

## Игра

play-title = Игра: { $one } — { $other }
play-seas = Какое море показано
play-fire = Огонь
play-use = Применить здесь
play-pass = Пропустить
play-hint = Подсказка
play-enlarge = Увеличить карту
play-declare = Объявить победу
play-rules = Правила этой игры
play-sound = Звук
play-stop = Предложить закончить
play-absent = Вы ещё здесь?
play-resign = Сдаться

sea-swap = Увеличить: { $sea }
aim-touched = { $cell }. Коснитесь ещё раз, чтобы выстрелить.
sea-own = Ваше море
sea-foreign = Чужие воды
sea-of = Море: { $name }
sea-larger = Увеличить море
sea-smaller = Уменьшить море
fleet-own = Ваш флот
fleet-of = Флот: { $name }
fleet-untold = По этим правилам о потопленных кораблях не сообщают.
fleet-line = { $ship }: на плаву { $left } из { $count }
legend-title = Знаки на картах
legend-old = возможно, устарело: корабли могли передвинуться
legend-own-miss = ваш промах
log-title = Журнал
loupe-title = Часть карты крупно
cell-movable = { $ship }, может ходить

caption-against = Против: { $names }.
caption-between = { $names }.
caption-computer = { $name } (компьютер)
caption-bot = { $name } (бот)
caption-many = ещё { $count }
pace-of-bank =
    Часы: по { $bank } на игрока{ $increment ->
        [0] .
       *[other] , плюс { $increment } с за ход.
    }
pace-of-move = Часы: { $time } на ход.
pace-of-none = Без часов.
answer-none = Ещё никто не стрелял.
answer-whole = Последние выстрелы по клеткам
turn-yours = Ваш ход
turn-theirs = Ходит { $name }
turn-lots = Бросаем жребий
turn-over = Игра окончена
todo-over = Сделан последний выстрел.

# $name — тот, чей ход.
todo-lots = Кто начинает?
todo-wait = { $name } целится.
todo-watch = Вы наблюдаете.
todo-fire = Выберите клетку для выстрела.
todo-again = Стреляйте ещё.
todo-salvo =
    { $shots ->
        [one] Выберите { $shots } клетку и стреляйте.
        [few] Выберите { $shots } клетки и стреляйте: выбрано { $named }.
       *[many] Выберите { $shots } клеток и стреляйте: выбрано { $named }.
    }
todo-second = Попадание! Можно выстрелить второй раз или пропустить.
todo-pass = Остаётся только пропустить ход.
todo-spent = Атака потеряна. Передвиньте корабль или пропустите ход.
shots-left =
    { $left ->
        [one] Остался { $left } выстрел.
        [few] Осталось { $left } выстрела.
       *[many] Осталось { $left } выстрелов.
    }
todo-area = Выберите клетку в середине.
todo-line = Выберите ряд или столбец.
todo-lane = Выберите ряд или столбец и край, от которого она пойдёт.

arsenal-title = Оружие
arsenal-shot = Выстрел
arsenal-left =
    { $left ->
        [0] не осталось
       *[other] осталось { $left }
    }
arsenal-from = с { $turn }-го хода
raid-row = Вдоль ряда
raid-column = Вдоль столбца
lane-left = Слева
lane-top = Сверху
lane-right = Справа
lane-bottom = Снизу

typed-cell = Клетка
typed-line = Ряд или столбец
typed-lane = Ряд или столбец; -5 с другого конца
order-line-help = Например: огонь по Б7. Сюда ведёт клавиша /.
order-line-which = Что из этого?
typed-add = Добавить

salvo-fire =
    { $shots ->
        [1] Огонь
       *[other] Дать залп ({ $named } из { $shots })
    }
salvo-wants =
    { $shots ->
        [1] Сначала выберите клетку.
        [one] В залпе { $shots } выстрел; выбрано { $named }.
        [few] В залпе { $shots } выстрела; выбрано { $named }.
       *[many] В залпе { $shots } выстрелов; выбрано { $named }.
    }

move-may = Перед выстрелом можно передвинуть один корабль:
move-ship = { $ship } ({ $cells })
move-title = Ходит { $ship }
move-taken =
    { $count ->
        [one] В руке: { $ship }. Есть { $count } ход. Стрелки показывают ходы, Enter делает ход.
        [few] В руке: { $ship }. Есть { $count } хода. Стрелки показывают ходы, Enter делает ход.
       *[many] В руке: { $ship }. Есть { $count } ходов. Стрелки показывают ходы, Enter делает ход.
    }
move-shown = От { $from } до { $to }
move-made = Ход сделан: { $ship }.
move-before = Предыдущий ход
move-next = Следующий ход
move-make = Поставить сюда

hint-fire = Подсказка: огонь по { $cells }.
hint-weapon = Подсказка: { $weapon } там, где отмечено.
hint-move-ship = Подсказка: сначала передвиньте корабль.
hint-declare-victory = Подсказка: объявите победу.
hint-end-turn = Подсказка: пропустите ход.
hint-resign = Подсказка: тут уже ничего не поделать.
hint-place-fleet = Подсказка: расставьте флот.
hint-title = Подсказка
hint-close = Закрыть подсказку
hint-odds = Самые вероятные клетки
hint-cell = Клетка
hint-chance = Там корабль
hint-best = подсказка
hint-fire-chance = Вероятность, что там корабль: { $chance }.
hint-no-odds = По этим правилам вероятностей не назвать: корабли ходят или клеток слишком много, чтобы пересчитать флоты.

stop-offered = { $name } предлагает закончить игру без победителя.
stop-agree = Закончить
stop-refuse = Играть дальше
stop-waiting = Вы предложили закончить.
stop-title = Предложить остановить игру?
stop-sure = Если другая сторона согласится, игра закончится без победителя.
resign-title = Сдаться?
resign-sure = Если вы сдадитесь, игра проиграна.
declare-title = Объявить победу?
declare-sure = Если на плаву остался хоть один чужой корабль, вы потеряете атаку этого хода.

clock-yours = Вы
clock-of = { $name }, часы: { $left }
clock-left-days =
    { $days ->
        [one] { $days } день, { $hours } ч
        [few] { $days } дня, { $hours } ч
       *[many] { $days } дней, { $hours } ч
    }
clock-left-hours = { $hours } ч { $minutes } мин

# The hashes that are shown before the first shot.
seal-line = Запечатано: { $seal }…
seal-about = Это одно слово для отпечатков всех полей и зерна для всех жребиев. Оно было здесь до первого выстрела, поэтому потом ничего не изменить; когда игра закончится, всё будет открыто и проверено.

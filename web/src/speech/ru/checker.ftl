# Проверка записи игры в браузере.

check-title = Проверьте игру сами
check-about = Запись игры проверяется здесь, в вашем браузере, судьёй, который написан отдельно от программы. Файл никуда не отправляется.
check-choose = Выбрать запись
check-drop = Или перетащите файл на эту страницу: game.jsonl, сжатый или нет.
check-busy = Идёт проверка …
check-failed = Проверка прервалась: этот браузер с ней не справился.
check-else = В другом месте
check-else-command = То же скажет второй судья в командной строке, без этой страницы и без программы:
check-game = { $title }: { $names }
check-back = К игре
check-digest = SHA-256 записи:

check-sound = Проверено: всё в порядке.
check-sound-unfinished = Проверено: всё в порядке. Игра не была окончена.
check-wrong = С этой записью что-то не так.
check-checked = Что проверено
check-checked-before = Что было в порядке до этого места

check-counted =
    { $what ->
        [lines] { $count ->
            [one] { $count } строка, с нужной контрольной суммой: ни одна не изменена, не добавлена и не убрана.
            [few] { $count } строки, каждая с нужной контрольной суммой: ни одна не изменена, не добавлена и не убрана.
           *[many] { $count } строк, каждая с нужной контрольной суммой: ни одна не изменена, не добавлена и не убрана.
        }
        [fleet-placed] { $count ->
            [one] { $count } флот, расставленный по правилам.
            [few] { $count } флота, каждый расставлен по правилам.
           *[many] { $count } флотов, каждый расставлен по правилам.
        }
        [salvo-landed] { $count ->
            [one] { $count } атака, в свой ход и с верным ответом.
            [few] { $count } атаки, каждая в свой ход и с верным ответом; особых действий не больше, чем можно.
           *[many] { $count } атак, каждая в свой ход и с верным ответом; особых действий не больше, чем можно.
        }
        [round-closed] { $count ->
            [one] { $count } раунд, верно подведённый.
            [few] { $count } раунда, каждый верно подведён.
           *[many] { $count } раундов, каждый верно подведён.
        }
        [ship-moved] { $count ->
            [one] { $count } перемещение корабля, по правилам.
            [few] { $count } перемещения кораблей, каждое по правилам.
           *[many] { $count } перемещений кораблей, каждое по правилам.
        }
        [radar-swept] { $count ->
            [one] { $count } взгляд радаром, с верным ответом.
            [few] { $count } взгляда радаром, каждый с верным ответом.
           *[many] { $count } взглядов радаром, каждый с верным ответом.
        }
       *[turn-passed] { $count ->
            [one] { $count } переход хода, там, где велят правила.
            [few] { $count } перехода хода, каждый там, где велят правила.
           *[many] { $count } переходов хода, каждый там, где велят правила.
        }
    }
check-rules = Правила — те, что названы хешем, и этот судья знает их все.
check-lots = Жребий бросали там, где этого требуют правила, и между теми, между кем нужно.
check-answers = Каждый ответ следует из того, как флоты стоят в записи.
check-unfinished = Игра не была окончена: никто не победил.

check-winner =
    { $why ->
        [sunk] Победитель — { $name }: других флотов на плаву нет. Это следует из выстрелов.
        [declared] Победитель — { $name }: победа объявлена верно. Это следует из выстрелов.
        [resigned] Победитель — { $name }: остальные сдались.
        [time] Победитель — { $name }: у остальных вышло время по часам сервера, которых в записи нет.
        [dropped] Победитель — { $name }: остальные выведены из игры.
       *[lot] Победитель — { $name }: последние флоты погибли вместе, решил жребий.
    }
check-nobody =
    { $why ->
        [agreed] Никто не победил: игроки договорились закончить.
       *[drawn] Никто не победил: последние флоты погибли вместе. Это следует из выстрелов.
    }

check-line = Строка { $line }:
check-line-of = Строка { $line }, { $name }:
check-fault-not-a-record = Это не запись игры.
check-fault-too-big = Файл больше, чем может быть запись (64 МиБ).
check-fault-damaged = Сжатый файл повреждён.
check-fault-cut-off = Последней строки нет: файл обрезан.
check-fault-edited = Контрольная сумма не сходится: эта строка изменена.
check-fault-unreadable = Эту строку невозможно прочитать.
check-fault-count = В последней строке обещано другое число ходов, чем есть ({ $there }).
check-fault-number = Здесь должен стоять ход { $number }.
check-fault-version = Эта версия формата здесь неизвестна.
check-fault-header = Нет правил или имён игроков.
check-fault-names = Имён: { $there }, а мест другое число.
check-fault-hash = Правила не те, что названы хешем.
check-fault-rules = По таким правилам играть нельзя, или этот судья одного из них не знает.
check-fault-illegal = правила этого не разрешают. { $why }
check-fault-false =
    { $event ->
        [none] не записано, что из этого вышло.
        [number] записано последствий: { $told }, а их было { $due }.
        [salvo-landed] ответ на выстрелы неверен.
        [radar-swept] то, что будто бы увидел радар, неверно.
        [round-closed] ответы раунда неверны.
        [fleet-placed] записан не тот флот, что расставлен.
        [play-began] неверно, кто начинает.
        [turn-passed] ход не должен был переходить или переходит не к тому.
        [turn-held] ход продолжается там, где не должен, или не так, как должен.
        [game-ended] конец игры неверен.
       *[other] записанное не следует из команды.
    }

check-illegal-over = Игра была окончена.
check-illegal-no-command = Такой команды нет.
check-illegal-no-seat = Такого места нет.
check-illegal-seat-out = Этот игрок был вне игры.
check-illegal-not-now = В этот момент никто не мог ходить.
check-illegal-not-your-turn = Был чужой ход.
check-illegal-no-placing = В этот момент флот не расставляли.
check-illegal-no-fleet = Флота нет.
check-illegal-no-cell = Клетки нет или это не клетка.
check-illegal-ship-count = «{ $ship }»: { $there }, а должно быть { $count }.
check-illegal-no-class = Кораблей такого класса во флоте нет.
check-illegal-ship-off-grid = «{ $ship }» стоит за пределами поля.
check-illegal-ship-shape = «{ $ship }»: форма не та, что у этого класса.
check-illegal-ships-overlap = «{ $one }» и «{ $other }» накладываются.
check-illegal-ships-by-side = «{ $one }» и «{ $other }» касаются сторонами.
check-illegal-ships-by-corner = «{ $one }» и «{ $other }» касаются углами.
check-illegal-aim = «{ $weapon }»: так навести нельзя.
check-illegal-aim-off-grid = Прицел за пределами поля.
check-illegal-attack-lost = Атака в этот ход была потеряна.
check-illegal-no-second-shot = Флот был слишком повреждён для второго выстрела.
check-illegal-shot-off-grid = Выстрел за пределы поля.
check-illegal-cell-known = Клетка названа дважды, или ответ был уже известен.
check-illegal-shot-count = Выстрелов: { $there }, а в этот ход их было { $wanted }.
check-illegal-no-weapon = Такого особого действия нет.
check-illegal-no-weapon-now = «{ $weapon }»: в этот момент применить нельзя.
check-illegal-weapon-used-up = «{ $weapon }»: уже израсходовано.
check-illegal-weapon-later = «{ $weapon }»: только в более поздний ход.
check-illegal-ships-stand = В этой игре корабли не ходят.
check-illegal-no-move-now = В этот момент корабли не ходили.
check-illegal-no-ship = Такого корабля нет.
check-illegal-ship-damaged = «{ $ship }»: повреждён и ходить не может.
check-illegal-ship-reach = «{ $ship }»: за один ход туда не попасть.
check-illegal-no-declaring = В этой игре победу не объявляют.
check-illegal-declare-late = Победу объявляют до атаки.
check-illegal-turn-unused = Ход нужно было использовать.
check-illegal-no-round = Закрывать было нечего: раунд не шёл.
check-illegal-drawn-shots = Выстрелы разыгрываются за тех, кто не дал приказа, и ни за кого другого.
check-illegal-no-lots = Жребия не бросали, или не для этого игрока.
check-illegal-only-lots = В этот момент решить мог только жребий.
check-illegal-no-drop = Игрок пропустил слишком мало раундов, чтобы его вывести.

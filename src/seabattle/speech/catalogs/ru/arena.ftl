# Что говорится о компьютерных игроках: имена, игры, сила.

trouble-bot-unknown = Игрока { $name } нет.{ $near ->
        [none] {""}
       *[other] {" "}Может быть, { $near }?
    } Есть: { $choices }; свой класс называют так: ./mybot.py:MyBot.
trouble-bot-no-class = { $file } — это файл. Назовите и класс в нём, например ./mybot.py:MyBot.
trouble-bot-no-file = Файла { $file } нет. Проверьте путь.
trouble-bot-no-python = { $file } — не файл Python.
trouble-bot-not-in-file = В { $file } нет { $name }.{ $near ->
        [none] {""}
       *[other] {" "}Может быть, { $near }?
    } { $choices ->
        [none] Ни у одного класса в нём нет метода act.
       *[other] Игроки в нём: { $choices }.
    }
trouble-bot-broken = Не удаётся загрузить { $name }: { $reason }.
trouble-bot-not-a-bot = { $name } — не игрок: игрока создают из числа, и у него есть метод act(view).
trouble-bot-no-levels = { $name }: уровней нет. Уберите двоеточие и то, что за ним.
trouble-bot-bad-level = { $level } — не уровень: они идут от 1 до { $most }.
trouble-field-size = Рядов должно быть { $rows }, через «/», знаков в каждом — { $columns }.
trouble-field-ships = В строке должны быть корабли от { $first } до { $last }, каждый своим знаком, а вода — «.».
trouble-field-illegal = Недопустимая расстановка ({ $reason }).

fields-even = все допустимые расстановки равновероятны
fields-in-turn = корабли ставились один за другим: расстановок слишком много, чтобы выбирать поровну
fields-file = из файла
trouble-field-none = В { $file } нет ни одной расстановки.
trouble-solo-shared = В { $variant } все флоты стоят в одном море, и в одиночку его не расчистить. Возьмите «seabattle arena».
solo-title = { $bot }, { $variant }: { $games ->
        [one] { $games } поле
        [few] { $games } поля
       *[other] { $games } полей
    } ({ $kind })
solo-time = время на решение: p50 { $p50 } мс, p99 { $p99 } мс; партий в секунду: { $speed }
solo-nothing = Ни одна игра не дошла до конца, поэтому цифр нет.
arena-stopped = Остановлено: сыграно партий { $done } из { $games }; цифры только о них.
arena-shots = выстрелы
arena-misses = промахи
arena-turns = ходы
arena-figure = { $name }: { $mean } ± { $error }, медиана { $median }, от { $least } до { $most }
trouble-arena-two-bots = Для состязания нужны хотя бы два игрока: --bots hunter,scatter.
trouble-arena-match-of-two = Матч играют двое, а в { $variant } мест больше. Уберите --match.
arena-title = { $variant }, мест { $seats }: { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[other] { $games } игр
    }
arena-share = { $rate } % (от { $low } до { $high } %; { $times } из { $games })
arena-drawn = без победителя: { $games }
arena-first = кто начинал, тот победил: { $share }

# Игры, проигранные по своей вине: первая такого рода и сколько их.

fault-times = { $games ->
        [1] в игре { $game }
        [one] в { $games } игре, впервые в { $game }-й
       *[other] в { $games } играх, впервые в { $game }-й
    }
fault-crashed = { $bot }: сбой { fault-times }: { $words }
fault-illegal = { $bot }: ход не по правилам { fault-times }: { $words }
fault-no-command = { $bot }: вместо команды своего места — другое { fault-times }: { $words }
fault-hung = { $bot }: нет ответа за { $words } { fault-times }
fault-out = { $bot }: после { $words } зависаний ход больше не спрашивали { fault-times }
fault-died = { $bot }: процесс завершён самим игроком { fault-times }{ $words }
fault-endless = { $bot }: игра не кончается { fault-times }: { $words }

# Советы тем, кто играет в другом месте.

trouble-chart-rows = На карте должно быть рядов: { $rows }, по одному в строке, а найдено: { $found }.
trouble-chart-columns = В строке должно быть знаков: { $columns }, а найдено: { $found }.
trouble-chart-sign = В строке стоит знак «{ $sign }». Пишите . — неизвестно, o — мимо, x — ранил, # — убил.
trouble-advise-too-large = { $variant } — слишком большая игра, её не сосчитать.
trouble-chart-contradiction = С этой картой не согласуется ни одна расстановка. { $cells ->
        [none] Неверна не одна клетка, или правила другие.
       *[other] { $count ->
            [1] Если бы { $cells } была неизвестна, расстановка нашлась бы: проверьте эту клетку.
           *[other] Расстановка нашлась бы, если бы была неизвестна одна из этих клеток: { $cells }.
        }
    }
advise-exact = Расстановок, согласных с картой: { $fleets }, сосчитано точно.
advise-sampled = Расстановок, согласных с картой: примерно { $fleets }. Оценка по выборке: шансы могут быть неточны на { $error } процентного пункта.
advise-together = Флоты всех остальных игроков разыграны вместе; свои корабли на карту не наносите. Оценка по выборке: шансы могут быть неточны на { $error } процентного пункта.
advise-moving = В этой игре корабли ходят; здесь считается, что с тех пор, как вы нарисовали карту, они стоят.
advise-best = Лучшая клетка: { $cell }, попадание с вероятностью { $chance } %.
advise-nothing = Попадать больше не во что.

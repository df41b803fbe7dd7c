# Что программа в терминале говорит вокруг игры.

tui-title = Морской бой
tui-needs-room = Морскому бою нужно { $width } столбцов и { $height } строки. Увеличьте окно; игра подождёт.
tui-yes = да
tui-no = нет
tui-search = Наберите часть названия
tui-palette = Команды
tui-keys = Клавиши
tui-signs = Знаки

# Строки начальной страницы. Подписи стоят в узком столбце.

tui-play = Играть
tui-rules = Правила
tui-resume = Продолжить игру…
tui-server = На сервере…
tui-replay = Посмотреть запись…
tui-choose-variant = Игра
tui-choose-seats = Игроков
tui-choose-against = Против
tui-choose-level = Сила
tui-choose-people = Из них здесь
tui-choose-labels = Столбцы
tui-choose-hints = Подсказки
tui-choose-names = Имена
tui-choose-lang = Язык
tui-choose-theme = Цвета
tui-against-computer = компьютера
tui-against-people = людей за этой клавиатурой
tui-against-server = кого-нибудь на сервере
tui-labels-usual = как обычно
tui-names-none = не названы
tui-names-title = Как вас зовут?
tui-names-about = Если вас несколько за одной клавиатурой, разделите имена запятыми.
tui-theme-night = ночь
tui-theme-paper = бумага
tui-theme-contrast = высокий контраст
tui-resume-none = Неоконченных игр здесь нет.
tui-replay-file = Какой файл? Запись, например game.jsonl

# Клавиши. Они стоят в одной строке, поэтому коротко.

tui-label-enter = Enter
tui-label-space = Пробел
tui-key-help = Помощь
tui-key-quit = Выход
tui-key-back = Назад
tui-key-leave = Уйти
tui-key-choose = Выбрать
tui-key-change = Изменить
tui-key-lines = Следующая строка
tui-key-scroll = Листать
tui-key-leaf = Листать страницами
tui-key-fire = Огонь
tui-key-pass = Передать
tui-key-mark = Назвать клетку залпа; повернуть авианалёт
tui-key-arm = Оружие
tui-key-agenda = Действия
tui-key-hint = Подсказка
tui-key-swap = Другое поле
tui-key-fleets = Флоты
tui-key-log = Журнал
tui-key-save = Сохранить игру в файл
tui-key-take = Я здесь
tui-place-put = Поставить
tui-place-take = Снова взять корабль
tui-place-turn = Повернуть
tui-place-mirror = Отразить
tui-place-reshape = Другая форма
tui-place-next = Другой корабль
tui-place-random = Наугад
tui-place-clear = Убрать все корабли
tui-place-undo = Отменить
tui-place-save = Сохранить расстановку
tui-place-load = Загрузить расстановку
tui-place-ready = Готово
tui-step-back = Назад
tui-step-on = Вперёд
tui-step-first = Начало
tui-step-last = Конец
tui-step-eyes = Чьими глазами

# Помощь, страница за страницей.

tui-help-start =
    Вверх и вниз — от строки к строке, влево и вправо — изменить строку, Enter — сделать то, что в ней сказано. Для всего хватает клавиш; мышь тоже работает, но не нужна.
tui-help-placing =
    Стрелки двигают корабль, который у вас в руке, Enter ставит его. Где ему стоять нельзя, строка внизу говорит почему. Когда расставлены все корабли, Enter начинает игру; пробел снова берёт корабль под курсором.
tui-help-playing =
    Ведите курсор стрелками и стреляйте клавишей Enter или просто наберите клетку и Enter. Home, End, Page Up и Page Down ведут к краям. Для залпа называйте клетку за клеткой. F4 берёт особое действие и заранее показывает, что оно захватит; пробел поворачивает авианалёт. В F2 — всё остальное: сдвинуть корабль, объявить победу, пропустить выстрел, сдаться. Игры сохраняются сами: уходите когда угодно и продолжайте потом.
tui-help-handover = Сейчас не видно ничьего поля. Тот, кого позвали, садится и нажимает Enter.
tui-help-server = Позовите друзей по ссылке, откройте стол для всех или выберите один из столов внизу, чтобы сесть или посмотреть.
tui-help-replay = Влево и вправо — от шага к шагу. Tab показывает игру другими глазами: всё, каждый игрок по очереди, зритель.

# Расстановка.

# $alone — yes, когда за клавиатурой больше никого нет.
tui-placing =
    { $alone ->
        [yes] { $title }: расставьте флот
       *[no] { $title }: флот расставляет { $name }
    }
tui-place-left = Осталось поставить:
tui-place-none-left = Все корабли расставлены.
tui-place-forms = { $count ->
        [one] Он может стоять { $count } способом: R, F, V.
        [few] Он может стоять { $count } способами: R, F, V.
       *[other] Он может стоять { $count } способами: R, F, V.
    }
tui-place-here = Enter — поставить корабль ({ $ship }): { $cells }.
tui-place-whole = Флот готов. Enter начинает игру, пробел снова берёт корабль.
tui-place-not-whole = Расставлены ещё не все корабли.
tui-place-restored = Поставленные вами корабли снова на месте. Продолжайте отсюда.
tui-place-elsewhere = Этот флот изменён на другом вашем экране и стоит теперь так, как там. U вернёт ваш.
tui-layout-name = Под каким именем сохранить расстановку?
tui-layout-kept = Сохранено: { $name }.
tui-layout-no-room = Для новых расстановок нет места: { $name } не сохранено.
tui-layout-load = Какую расстановку?
tui-layout-none = Для этих правил расстановок не сохранено.

# Передача клавиатуры.

tui-handover = Передайте клавиатуру. Играет { $name }.

    { $name }, нажмите Enter, когда никто больше не смотрит.
tui-pass-on = Enter закроет поле и передаст клавиатуру. Следующий ход: { $name }.

# Игра.

tui-round = Раунд { $number }
tui-round-closes = до конца { $left }
# Сколько осталось дней и часов, коротко, как на часах.
tui-time-days = { $days } д { $hours } ч
tui-awaited = Ещё не стреляли: { $names }
tui-waiting = { $names ->
        [none] Минуту…
       *[other] Ждём: { $names }…
    }
tui-watching = Вы смотрите.
tui-over = Игра окончена.
tui-over-how = F2 — ещё одна игра. F9 — сохранить запись. Esc — уйти.
tui-aim-shot = Enter — выстрел по { $cell }.
# После тайного приказа, который ещё можно изменить.
tui-aim-instead = Enter изменит его на { $cell }.
tui-aim-weapon =
    { $weapon }, { $at }: { $count ->
        [one] { $count } клетка.
        [few] { $count } клетки.
       *[other] { $count } клеток.
    } { $line ->
        [yes] Enter — применить, пробел — повернуть.
       *[no] Enter — применить.
    }
tui-aim-salvo =
    Названо { $named } из { $wanted }{ $cells ->
        [none] .
       *[other] : { $cells }.
    } { $whole ->
        [yes] Enter — залп.
        [here] Пробел — убрать эту клетку.
       *[no] Enter — назвать эту клетку.
    }
tui-ask-second = Вы попали. Enter — второй выстрел, F2 — пропустить:
tui-ask-spent = Атака потеряна. F2 — сдвинуть корабль или пропустить:
tui-ask-pass = Остаётся только пропустить ход (Enter):
tui-disconnected = нет связи, пробуем ещё…
tui-do-use-weapon = Применить: { $weapon }
tui-do-move-ship = Сдвинуть корабль
tui-do-declare-victory = Объявить победу
tui-do-end-turn = Пропустить
tui-do-resign = Сдаться
tui-do-offer-stop = Предложить прекратить игру
tui-do-refuse-stop = Играть дальше
tui-do-claim-absence = Спросить, на месте ли остальные
tui-do-end-round = Закрыть раунд
tui-do-offer-pause = Предложить паузу на неделю
tui-do-agree-pause = Согласиться на паузу
tui-do-refuse-pause = Без паузы
tui-do-end-pause = Закончить паузу
tui-do-say = Сказать: «{ $said }»
tui-do-show-phrases = Показывать, что говорят другие
tui-do-hide-phrases = Не показывать, что говорят другие
tui-do-seat-computer = Посадить компьютер на свободные места
tui-do-send-away = Вывести из игры: { $name }
tui-do-rematch = Ещё одна игра
tui-move = { $ship }: { $come_from } → { $to }
tui-hint-thinking = Компьютер думает…
tui-hint-fire = Подсказка: огонь по { $cells }.
tui-hint-weapon = Подсказка: { $weapon }, { $at }.
tui-hint-move = Подсказка: сдвинуть корабль. { $move }.
tui-hint-declare = Подсказка: объявить победу.
tui-hint-pass = Подсказка: пропустить.
tui-odds-tenths = Цифры — вероятность в десятых долях.
tui-odds-percent = Числа — вероятность в процентах.
tui-rematch-asked = Предложена ещё одна игра. Ждём остальных…
tui-leave-sure = Уйти из-за стола? Игра сохранена, её можно продолжить потом.
trouble-table-lost = С игрой больше нет связи: { $reason }
tui-save-later = Игру записывают, когда она окончена.
tui-save-name = В какой файл?

# Сервер.

tui-invitation = Отправьте другу эту ссылку: { $link }
tui-server-address = Сервер
tui-server-name = Сменить там имя
tui-server-invite = Позвать друзей по ссылке
tui-server-offer = Открыть стол для всех
tui-server-link = У меня есть ссылка
tui-server-renew = Обновить
tui-server-calling = Вызываем сервер…
tui-server-no-link = Это не ссылка на стол. Она выглядит так: http://server/join/…
tui-table-ours = Продолжить
tui-table-open = Сесть
tui-table-watch = Смотреть

# Запись.

tui-eyes-all = показано всё
tui-eyes-spectator = что слышал зритель
tui-eyes-of = что знает { $name }

# Почему этого сделать нельзя и что можно вместо этого. Ключ — код отказа.

refusal-phase-over = Игра окончена.
refusal-phase-not-placing = Корабли расставляют только до начала игры.
refusal-phase-not-playing =
    { $waiting ->
        [none] Сначала нужно бросить жребий.
       *[other] Игра ещё не началась. Флот не расставлен: { $waiting }.
    }
refusal-phase-no-lots = Сейчас не о чем бросать жребий.
refusal-lots-not-a-candidate = { $seat } в этой жеребьёвке не участвует.

refusal-seat-unknown =
    { $seats ->
        [one] Такого места за столом нет ({ $seat }); всего { $seats } место.
        [few] Такого места за столом нет ({ $seat }); всего { $seats } места.
       *[many] Такого места за столом нет ({ $seat }); всего { $seats } мест.
    }
refusal-seat-out = { $seat } больше не в игре.
refusal-seat-not-droppable =
    { $needed ->
        [none] По этим правилам за пропуски не исключают ({ $seat }, пропущено подряд: { $missed }).
       *[other] Исключать ещё рано: { $seat }, пропущено раундов подряд — { $missed }, нужно { $needed }.
    }

refusal-placement-already-placed = Ваш флот расставлен и остаётся на месте.
refusal-placement-unknown-class = Во флоте нет корабля «{ $ship_class }».
refusal-placement-wrong-count = Корабли класса «{ $ship_class }»: поставлено { $placed }, а нужно { $wanted }.
refusal-placement-wrong-shape =
    { $cells ->
        [none] У корабля класса «{ $ship_class }» нет ни одной клетки.
       *[other] Корабль класса «{ $ship_class }» не может стоять на { $cells }: такой формы у него нет.
    }
refusal-placement-outside = Корабль класса «{ $ship_class }» выходит за край поля.
refusal-placement-overlap = Два корабля занимают одну клетку { $at }: { $ship_class } и { $other }.
refusal-placement-too-close =
    { $corners_allowed ->
        [yes] Два корабля соприкасаются у { $at }: { $ship_class } и { $other }. Касаться можно только углами.
       *[no] Два корабля соприкасаются у { $at }: { $ship_class } и { $other }. Касаться нельзя ни сторонами, ни углами.
    }

refusal-turn-not-yours = Сейчас не ваш ход. Ходит { $turn }.
refusal-turn-already-attacked = Двигать корабль и объявлять победу можно только до атаки, а вы уже атаковали.
refusal-turn-attack-lost = Неверное объявление победы стоило вам атаки этого хода.
refusal-turn-must-attack =
    { $step ->
        [again] У вас есть ещё выстрел: стреляйте.
       *[attack] Ход отдать нельзя: атакуйте.
    }
refusal-turn-no-second-shot = Для второго выстрела нужно целых кораблей: { $needed }, а у вас { $undamaged }. Завершите ход.
refusal-turn-only-second-shot = Второй выстрел — обычный, особые действия тут не годятся.

refusal-shot-off-grid = Это за краем поля: на нём строк — { $rows }, столбцов — { $cols }.
refusal-shot-already-known = Ответ для { $at } уже известен. Выберите другую клетку.
refusal-shot-same-cell-twice = { $at } названа дважды. Назовите каждую клетку один раз.
refusal-shot-wrong-number = Названо клеток: { $named }, а выстрелов сейчас: { $wanted }.

refusal-weapon-unknown = В этих правилах нет особого действия «{ $weapon }».
refusal-weapon-used-up =
    { $count ->
        [one] { weapon-capital }: за игру только { $count } раз, и запас исчерпан.
        [few] { weapon-capital }: за игру только { $count } раза, и запас исчерпан.
       *[many] { weapon-capital }: за игру только { $count } раз, и запас исчерпан.
    }
# Особое действие в начале предложения.
weapon-capital = «{ $weapon }»
refusal-weapon-locked = { weapon-capital }: доступно с вашего хода { $unlock_turn }, а сейчас ход { $turn }.
refusal-weapon-wrong-target =
    { $wants_line ->
        [yes] { weapon-capital }: нужна строка или столбец (для торпеды — и край, с которого она идёт), а не что-то другое.
       *[no] { weapon-capital }: нужна клетка, а не строка или столбец.
    }

refusal-manoeuvre-not-allowed = По этим правилам корабли не двигаются.
refusal-manoeuvre-unknown-ship = Корабля номер { $ship } нет; ваши пронумерованы от 1 до { $ships }.
refusal-manoeuvre-already-moved = В этот ход вы уже передвинули корабль. Больше одного нельзя.
refusal-manoeuvre-damaged = Этот корабль повреждён и двигаться не может: { $ship_class }.
refusal-manoeuvre-out-of-reach =
    { $ship_class ->
        [none] Сейчас ни один из ваших кораблей не может двигаться.
       *[other] За один манёвр этот корабль туда не попадёт: { $ship_class }.
    }

refusal-victory-not-declared = По этим правилам победу не объявляют: игра кончается сама.

refusal-round-none = По этим правилам ходят по очереди, раундов нет.
refusal-round-wrong-draw = Случайные выстрелы не подходят к игрокам без приказа ({ $seat }).

refusal-notation-empty = Клетка не названа. Напишите столбец и строку.
refusal-notation-too-long = Длина текста — { $length }; название клетки короткое.
refusal-notation-unreadable = «{ $text }» — не название клетки. Пишите так: { $example }.
refusal-notation-off-grid = Клетки { $text } нет. Поле — от { $first } до { $last }, его столбцы: { $columns }.
refusal-notation-other-alphabet =
    { $counted ->
        [none] { notation-meant-letter }
       *[other] { notation-meant-letter } Если таких букв нет на клавиатуре, считайте столбцы: { $counted } — это { $cell }.
    }
notation-meant-letter =
    { $meant ->
        [none] { notation-other-letter }
       *[other] { notation-other-letter } Если это { $meant }, наберите её буквами этого стола.
    }
notation-other-letter =
    { $typed_script ->
        [latin] В «{ $text }» буква «{ $letter }» латинская, а за этим столом другой алфавит.
        [cyrillic] В «{ $text }» буква «{ $letter }» — кириллица, а за этим столом другой алфавит.
       *[other] В «{ $text }» буква «{ $letter }» не из алфавита этого стола.
    }
refusal-notation-ambiguous = «{ $text }» читается по-разному: { $readings }. Уточните.

refusal-match-unknown = Такой игры нет. Проверьте ссылку.
refusal-match-deleted = Эта игра удалена.
refusal-match-not-at-table = У вас нет места за этим столом.
refusal-match-not-the-host = Это может сделать только ведущий.
refusal-match-no-free-seat = Свободных мест нет: все заняты или оставлены для тех, у кого есть ссылка.
refusal-match-no-pause = Пауза бывает только в играх, где на ход даются сутки или больше, и только пока идёт игра.
refusal-match-no-pause-offered = Паузы нет, и никто её не предлагал.
refusal-match-said-enough = Вы уже что-то сказали. Подождите следующего хода.
refusal-match-name-taken = Здесь уже сидит { $name }, а ваше имя выглядит так же. Выберите в настройках другое имя и садитесь.
refusal-match-seat-not-free = Это место не свободно ({ $seat }): оно занято или оставлено для того, у кого есть ссылка.
refusal-match-key-does-not-fit = По этой ссылке места нет: она уже использована или ведёт в другую игру.
refusal-match-already-seated = Вы уже сидите за этим столом ({ $seat }).
refusal-match-cannot-stand-up = Ваш флот уже расставлен. Чтобы уйти сейчас, нужно сдаться.
refusal-match-out-of-date = Пока вы выбирали, кое-что изменилось. Посмотрите ещё раз и решите заново.
refusal-match-nobody-absent =
    { $seconds ->
        [0] Тот, чей сейчас ход, никуда не ушёл.
       *[other] Другой игрок отсутствует ещё недостаточно долго. Повторите через { $wait }.
    }
refusal-match-clock-decides =
    { $seconds ->
        [0] В этой игре есть часы: тот, кто отсутствует, проигрывает, только когда выйдет время.
       *[other] В этой игре есть часы: тот, кто отсутствует, проигрывает, только когда выйдет время. Оно выйдет через { $wait }.
    }
wait-seconds = { $count } с
wait-minutes = { $count } мин
wait-hours = { $count } ч
wait-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
refusal-match-no-offer = Никто не предлагал прекратить игру.
refusal-match-nobody-to-remind = Некому напоминать: никого не ждут.
refusal-match-reminded-lately = Вы только что напоминали всем. Подождите { $seconds } с.
refusal-match-too-soon = За этим столом это делали слишком часто. Подождите { $seconds } с.
refusal-match-changed-enough = Вы меняли этот приказ уже { $most } раз. Подождите следующего раунда.
refusal-match-unknown-moment = Хода { $move } ещё нет: последний — { $last }.
refusal-match-not-over = Игра ещё не окончена.
refusal-match-day-not-over = Сегодняшнее море покажут, когда день кончится: в полночь по UTC.
refusal-match-one-try = Море дня проходят один раз: другой партии на нём не будет.
refusal-match-try-again = Сейчас это не удалось записать. Отправьте повторно: засчитано будет только один раз.
refusal-match-damaged = Эту игру больше не прочитать: то, что о ней хранилось, повреждено. Тот, кто держит сервер, об этом знает и может её восстановить; все остальные игры идут дальше.
refusal-match-id-taken = Под этим id уже был выполнен другой запрос, поэтому этот не выполнен. Отправьте его под собственным id.

# Запечатанные игры.
refusal-sealed-not-signed = За этим местом никто не подписывал такого сообщения, и оно не принято.
refusal-sealed-out-of-place = Это сообщение сделано для другого места в игре.
refusal-sealed-unknown-placing = Доказательство этого поля не пришло. Сначала отправьте его.
refusal-sealed-said-before = Вы это уже сказали, и одного раза достаточно.
refusal-sealed-answer-awaited = Сначала на последний выстрел отвечает { $seat }.
refusal-sealed-nothing-to-answer = Ни один выстрел не ждёт вашего ответа.
refusal-match-not-by-host = Игрок { $seat } отдаёт приказы сам.
refusal-match-host-holds-no-seat = Ведущий, который отдаёт приказы за других, сам не играет.
refusal-match-fleet-seen = Вы могли видеть флот игрока { $seat }, поэтому не можете сесть на другое место.
refusal-match-host-plays = Вы сами здесь играете, а стол открыт для всех: заменить игрока нельзя.
refusal-match-nobody-to-replace = Здесь некого заменить.
refusal-match-deadline-past = Новый срок должен быть позже прежнего и позже, чем сейчас.
refusal-sealed-refereed = Это стол с судьёй: сервер знает поля, и ничего не подписывается.
refusal-sealed-seat-free = На другом месте пока никого нет.
refusal-sealed-not-that-field = Это не те корабли, которые были запечатаны.
refusal-sealed-wrong-size = По этим правилам доказательство поля занимает { $wanted } байт, а пришло { $size }.
refusal-sealed-too-many-placings = Вы уже прислали столько разных доказательств своего поля: { $most }.
refusal-sealed-stays-home = За запечатанным столом ваш флот остаётся на вашем устройстве; здесь от него ничего не хранится.
refusal-sealed-not-sealable = По этим правилам ответы нельзя доказать: { $why ->
        [shared-sea] все флоты стоят в одном море.
        [ships-move] корабли двигаются.
        [rounds] все стреляют одновременно.
        [second-shot] число выстрелов зависит от кораблей, о которых никто другой не знает.
        [sizes-differ] о потоплении молчат, а корабли одного класса разной длины.
       *[too-many] в море слишком много мест для кораблей.
    }

refusal-signup-closed = Список игроков закрыт. Можно ещё записаться в запас или смотреть, если игра не отменена.
refusal-signup-full = Все места заняты (их { $most }). Запишитесь в запас: первый из запаса входит, когда кто-то уходит.
refusal-signup-unknown-entry = Такой записи нет в списке. Посмотрите на него ещё раз.
refusal-signup-nothing-to-confirm = Сейчас подтверждать нечего.
refusal-signup-not-confirmed = Ещё не подтвердили: { $names }. Подождите или начните без них.
refusal-signup-too-few =
    { $count ->
        [0] Пока никто не играет.
       *[other] Одному играть нельзя.
    } Подождите других или добавьте в следующем объявлении компьютерного игрока.

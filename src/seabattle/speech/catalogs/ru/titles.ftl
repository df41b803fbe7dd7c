# Как называется затруднение, каковы бы ни были обстоятельства.

title-layout-too-many = Слишком много сохранённых расстановок.
title-layout-no-room = Расстановки занимают слишком много места.
title-layout-unknown = Расстановки с таким названием нет.

title-lots-not-a-candidate = Жребий выпал тому, кто в нём не участвует.

title-manoeuvre-already-moved = В этот ход один корабль уже передвинут.
title-manoeuvre-damaged = Повреждённый корабль остаётся на месте.
title-manoeuvre-not-allowed = По этим правилам корабли не двигаются.
title-manoeuvre-out-of-reach = Корабль не дойдёт туда за один ход.
title-manoeuvre-unknown-ship = Корабля с таким номером нет.

title-match-already-seated = Место за этим столом уже занято вами.
title-match-cannot-stand-up = Флот расставлен: уйти сейчас значит сдаться.
title-match-damaged = Журнал партии повреждён.
title-match-deleted = Такая партия была, но её удалили.
title-match-id-taken = Этот id принадлежит другому запросу.
title-match-key-does-not-fit = Ссылка уже использована или ведёт в другую партию.
title-match-no-free-seat = Свободных мест нет.
title-match-no-pause = Пауза бывает в играх, где на ход даются сутки или больше.
title-match-no-pause-offered = Паузы нет, и никто её не предлагал.
title-match-said-enough = Одной фразы на ход достаточно.
title-match-name-taken = За столом уже есть такое же на вид имя.
title-match-no-hints = За этим столом играют без подсказок.
title-match-no-offer = Никто не предлагал закончить.
title-match-nobody-absent = Тот, чей ход, на месте или ушёл недавно.
title-match-clock-decides = Когда игрок ушёл, решают только часы.
title-match-nobody-to-remind = Напоминать некому.
title-match-not-at-table = За этим столом у вас нет места.
title-match-not-over = Партия ещё не закончена.
title-match-day-not-over = День этого моря ещё не кончился.
title-match-one-try = Море дня проходят один раз.
title-match-not-the-host = Это может только ведущий.
title-match-out-of-date = За это время что-то произошло.
title-match-reminded-lately = Напоминание только что отправлено.
title-match-too-soon = Подождите, прежде чем повторить.
title-match-changed-enough = Приказ менялся слишком часто.
title-match-seat-not-free = Место занято или оставлено для другого.
title-match-try-again = Журнал не ответил: запрос можно повторить.
title-match-unknown = Такой партии нет.
title-match-unknown-moment = Партия ещё не дошла до этого момента.

title-notation-ambiguous = Текст можно прочесть двояко.
title-notation-empty = Ничего не написано.
title-notation-off-grid = Клетки с таким названием на поле нет.
title-notation-other-alphabet = Буква из другого алфавита.
title-notation-too-long = Слишком длинно для клетки.
title-notation-unreadable = Это не название клетки.

title-phase-no-lots = Жребий бросать не о чем.
title-phase-not-placing = Флот расставляют только до начала игры.
title-phase-not-playing = Игра не началась или ждёт жребия.
title-phase-over = Партия закончена.

title-placement-already-placed = Флот уже расставлен.
title-placement-draft-changed = Начатая расстановка изменена на другом экране.
title-placement-outside = Корабль выходит за край поля.
title-placement-overlap = Два корабля на одной клетке.
title-placement-too-close = Корабли стоят слишком близко.
title-placement-unknown-class = Кораблей такого класса во флоте нет.
title-placement-wrong-count = Неверное число кораблей.
title-placement-wrong-shape = Недопустимая форма корабля.

title-request-foreign-origin = Запрос с чужой страницы.
title-request-wrong-host = Этот сервер не отзывается на такое имя.
title-request-malformed = Запрос не удалось прочесть.
title-request-server-fault = Ошибка сервера.
title-request-too-large = Слишком большой запрос.
title-request-too-often = Слишком частые запросы.
title-request-stored-enough = Слишком много данных сразу.
title-request-no-room = Диск сервера почти заполнен.
title-request-over-budget = Этот адрес или стол уже получил свою долю работы.
title-request-busy = Сейчас слишком много работы.
title-request-feature-off = Оператор отключил эту возможность.
title-request-unknown-page = По этому адресу ничего нет.
title-request-unknown-version = Другая версия сообщений.
title-request-wrong-method = Этот адрес не для этого.

title-round-no-post = У этой партии нет постов.
title-round-none = В этих правилах ходы, а не раунды.
title-round-unknown = Этот раунд ещё не закрыт.
title-round-wrong-draw = Выстрелы по жребию не подходят к местам.

title-sealed-answer-awaited = Выстрел запечатанной игры ждёт ответа.
title-sealed-not-sealable = По этим правилам ответы нельзя доказать.
title-sealed-not-signed = Сообщение запечатанной игры не подписано тем, кто его шлёт.
title-sealed-not-that-field = Показанное поле не то, что было запечатано.
title-sealed-nothing-to-answer = Ни один выстрел запечатанной игры не ждёт ответа от этого места.
title-sealed-out-of-place = Сообщение запечатанной игры не следует за предыдущим.
title-sealed-refereed = За столом с судьёй ничего не подписывают и не доказывают.
title-sealed-said-before = В запечатанной игре ключ и число для жребия дают один раз.
title-sealed-seat-free = Запечатанная игра начинается, когда заняты оба места.
title-sealed-stays-home = За запечатанным столом флот остаётся у владельца.
title-sealed-too-many-placings = Место прислало слишком много доказательств своего поля.
title-sealed-unknown-placing = Доказательство запечатанного поля не пришло.
title-sealed-wrong-size = У доказательства запечатанного поля неверный размер.
title-seat-not-droppable = Место пропустило слишком мало раундов.
title-seat-out = Место выбыло из игры.
title-seat-unknown = Такого места нет.

title-shot-already-known = Ответ про эту клетку уже известен.
title-shot-off-grid = Клетка вне поля.
title-shot-same-cell-twice = Одна клетка дважды в залпе.
title-shot-wrong-number = Неверное число выстрелов.

title-table-host-twice = Ведущий может занять только одно место.
title-table-no-person = За столом нужно место для человека.
title-table-no-open-seat = Для того, кто придёт, нет места.
title-table-no-rules = Нужен вариант или свои правила, но не вместе.
title-table-unknown-bot = Компьютерного игрока с таким именем нет.
title-table-unsound-clock = Части часов противоречат друг другу.
title-table-wrong-seats = Неверное число мест для этих правил.

title-token-not-good = Токен неизвестен или отозван.
title-token-too-many = Слишком много токенов.
title-token-too-narrow = Этого токена здесь недостаточно.
title-token-unknown = Такого токена нет.
title-channel-too-many = Столько мест для сообщений никому не нужно.
title-channel-unknown = Такого канала нет.
title-channel-unfit-address = На этот адрес ничего не отправляется.
title-channel-unfit-mailbox = На этот ящик ничего не отправляется.
title-channel-asked-enough = Этот ящик сегодня уже спрашивали.
title-channel-not-offered = Этот способ здесь не предлагается.

title-turn-already-attacked = Ходят и объявляют до атаки.
title-turn-attack-lost = Ложное объявление стоило атаки.
title-turn-must-attack = Ход не уступают.
title-turn-no-second-shot = Флот слишком повреждён для второго выстрела.
title-turn-not-yours = Сейчас чужой ход.
title-turn-only-second-shot = Второй выстрел — обычный.

title-variant-mistakes = По этим правилам играть нельзя.
title-variant-unknown = Готового варианта с таким названием нет.

title-victory-not-declared = По этим правилам партия кончается сама.

title-visitor-banned = Владелец сервера не пускает этот адрес или этого посетителя.
title-visitor-no-session = Сначала нужно представиться.
title-visitor-unfit-name = Недопустимое имя.
title-visitor-unknown-session = Сессии, которую хотят завершить, нет.
title-visitor-link-not-good = Ссылка для другого устройства больше не действует.
title-visitor-passkey-not-good = Ключ доступа не распознан.
title-visitor-too-many-passkeys = Слишком много ключей доступа.
title-visitor-too-many-sessions = Слишком много сеансов.
title-visitor-unknown-passkey = Ключа доступа, который хотят удалить, нет.
title-visitor-nobody-there = На этом месте нет никого, кого можно заблокировать.
title-visitor-too-many-blocks = Слишком много блокировок.
title-visitor-unknown-block = Блокировки, которую хотят снять, нет.

title-weapon-locked = Особое действие доступно позже.
title-weapon-unknown = Такого особого действия в этих правилах нет.
title-weapon-used-up = Особое действие исчерпано.
title-weapon-wrong-target = Неверная цель особого действия.
title-match-not-by-host = Этот игрок отдаёт приказы сам.
title-match-host-holds-no-seat = Ведущий, который отдаёт приказы за других, сам не играет.
title-match-fleet-seen = Кто мог видеть другой флот, не может сесть на это место.
title-match-host-plays = Играющий ведущий не может заменять игроков за столом, открытым для всех.
title-match-nobody-to-replace = Здесь некого заменить.
title-match-deadline-past = Срок слишком ранний.
title-table-unsound-hosting = Часть плана, которая касается ведущего, не годится.
title-signup-closed = Список закрыт.
title-signup-full = Все места заняты.
title-signup-unknown-entry = Такой записи нет в списке.
title-signup-nothing-to-confirm = Подтверждать нечего.
title-signup-not-confirmed = Кто-то ещё не подтвердил участие.
title-signup-too-few = Одному играть нельзя.
title-signup-unknown = Такой записи на игру нет.
title-signup-too-many = Слишком много объявлений сразу.

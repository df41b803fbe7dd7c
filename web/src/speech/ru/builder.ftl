# Конструктор правил: взять игру, изменить что угодно, сыграть.

builder-title = Конструктор правил
builder-lead = Возьмите готовую игру, измените что угодно и сразу сыграйте. Что не сочетается, будет сказано тут же.
builder-start = За основу
builder-start-own = Свои правила
builder-reset = Начать заново с игры «{ $title }»
builder-reset-sure = Отказаться от изменений и начать заново с игры «{ $title }»?
builder-reset-yes = Начать заново
builder-keep = Оставить изменения
builder-named = Название игры
builder-more-languages = На других языках

builder-switched = Включено
builder-unset = не указано
builder-yes = да
builder-no = нет
builder-other-value = число
builder-word = своё слово

builder-fleet-picture = Флот
builder-fleet-total =
    { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }, клеток: { $cells }
builder-class = Класс кораблей { $number }
builder-class-kind = Класс
builder-class-own = свой класс
builder-class-new = новый класс
builder-ship-carrier = авианосец
builder-ship-battleship = линкор
builder-ship-cruiser = крейсер
builder-ship-submarine = подводная лодка
builder-ship-destroyer = эсминец
builder-ship-torpedo-boat = торпедный катер
builder-weapon-wide-shot = выстрел по площади
builder-weapon-air-raid = авианалёт
builder-weapon-torpedo = торпеда
builder-weapon-radar = радар
builder-class-title = Название класса
builder-class-count = Сколько
builder-class-remove = Убрать этот класс
builder-class-add = Добавить класс кораблей
builder-turned = можно поворачивать
builder-mirrored = можно отражать
builder-shapes = Формы
builder-shape-edit = Нарисовать форму { $number }
builder-shape-remove = Убрать форму { $number }
builder-shape-add = Добавить форму
builder-shape-pad = Лист для формы { $number }: щёлкайте по клеткам, чтобы поставить или убрать палубу
builder-shape-deck = Строка { $row }, столбец { $col }: палуба
builder-shape-water = Строка { $row }, столбец { $col }: вода
builder-shape-decks =
    { $count ->
        [one] { $count } палуба
        [few] { $count } палубы
       *[many] { $count } палуб
    }
builder-shape-larger = Лист побольше
builder-shape-done = Готово

builder-weapon = Особое действие { $number }
builder-weapon-add = Добавить особое действие
builder-weapon-remove = Убрать это действие

builder-state-checking = Проверяем…
builder-state-sound = По этим правилам можно играть.
builder-state-broken =
    { $count ->
        [one] Мешает { $count } препятствие:
        [few] Мешают { $count } препятствия:
       *[many] Мешают { $count } препятствий:
    }
builder-state-unknown = Проверить не удалось: { $why }
builder-mistake-goto = Показать
builder-fits = Игроков: { $seats }, море { $rows } на { $cols }.

builder-play = Сыграть
builder-play-computer = Играть с компьютером
builder-play-friend = Пригласить друга
builder-play-others =
    { $count ->
        [one] Накрыть стол на { $count } игрока
       *[other] Накрыть стол на { $count } игроков
    }
builder-players = Игроков
builder-strength = Сила компьютера
builder-save = Сохранить и поделиться
builder-link-copy = Скопировать ссылку
builder-link-copied = Ссылка скопирована. В ней все правила.
builder-link-failed = Скопировать не удалось. Ссылка стоит в адресной строке.
builder-link-broken = Правила в этой ссылке не читаются. Возможно, её обрезали.
builder-toml-save = Сохранить файл TOML
builder-toml-load = Загрузить файл TOML
builder-toml-loaded = Файл «{ $file }» загружен.
builder-toml-too-big = Файл «{ $file }» слишком велик для правил.
builder-toml-broken = Файл «{ $file }» здесь открыть нельзя:
builder-toml-show = Файл

# Форма по шагам и то, что никогда не теряется.

builder-steps = Шаги конструктора правил
builder-step-named = Название
builder-step-named-about = Как называется игра и о чём она.
builder-step-sea = Море
builder-step-sea-about = Какого размера поле, как близко могут стоять корабли, как зовутся строки и столбцы.
builder-step-fleet = Флот
builder-step-fleet-about = Какие корабли есть у каждого и как они выглядят.
builder-step-turns = Игроки и выстрелы
builder-step-turns-about = Сколько человек играет, кто когда стреляет и сколько раз.
builder-step-weapons = Особые действия
builder-step-weapons-about = Радар, авианалёт и подобное, а также могут ли корабли двигаться.
builder-step-answers = Ответы
builder-step-answers-about = Что сообщают после выстрела, кому и какими словами.
builder-step-victory = Победа
builder-step-victory-about = Как выигрывают.
builder-step-review = Проверка
builder-step-review-about = Что ещё мешает. Когда не мешает ничего, играйте, сохраняйте правила или передавайте их другим.
builder-step-wrong =
    { $count ->
        [one] ({ $count } помеха)
        [few] ({ $count } помехи)
       *[other] ({ $count } помех)
    }
builder-step-back = Назад: { $step }
builder-step-next = Далее: { $step }
builder-whole = Всё на одной странице
builder-review-sound = Ничего не мешает.
builder-history = Отмена и повтор
builder-undo = Отменить
builder-redo = Повторить
builder-undone = Последнее изменение отменено.
builder-undo-none = Отменять нечего.
builder-redone = Изменение повторено.
builder-redo-none = Повторять нечего.
builder-sets = Мои правила
builder-sets-none = Вы ещё ничего не сохранили.
builder-set-name = Название этих правил
builder-set-keep = Сохранить
builder-set-kept = Сохранено под названием «{ $name }».
builder-set-unnamed = Сначала дайте название.
builder-set-full =
    { $most ->
        [one] У вас уже { $most } набор правил. Сначала удалите один.
        [few] У вас уже { $most } набора правил. Сначала удалите один.
       *[other] У вас уже { $most } наборов правил. Сначала удалите один.
    }
builder-set-drop = Удалить «{ $name }»
builder-set-dropped = Правила «{ $name }» удалены.
builder-set-undo = Отменить
builder-set-back = Правила «{ $name }» снова на месте.
builder-set-opened = Открыты правила «{ $name }». Отмена вернёт то, что было здесь раньше.
builder-kept-here = Ваши правила и начатая работа хранятся только в этом браузере. Ссылка или файл перенесёт их в другое место.
builder-keeps-nothing = Этот браузер ничего не хранит: возможно, окно приватное. Сохраните правила файлом или ссылкой.
builder-picture =
    { $ships ->
        [one] Море { $rows } на { $cols }, где помещается { $ships } корабль
        [few] Море { $rows } на { $cols }, где помещаются { $ships } корабля
       *[other] Море { $rows } на { $cols }, где помещаются { $ships } кораблей
    }
builder-picture-empty = Море { $rows } на { $cols }, без флота, который поместился бы
builder-quoted = «{ $text }»
builder-shape = Форма { $number }
builder-item = Номер { $number }

# Море дня: одно поле на всех, одна попытка у каждого.

daily-title = Море дня
daily-about = Один скрытый флот в день, одинаковый для всех. В ответ никто не стреляет: потопите его как можно меньшим числом выстрелов. День начинается и кончается в полночь по UTC.
daily-games = Игры
daily-wait = Море дня на подходе…
daily-of = { $game }, { $date }
daily-begin = Начать
daily-go-on = Продолжить
daily-one-try = У вас одна попытка. Можно уйти и вернуться, пока день не кончился.
daily-over = Этот день прошёл.
daily-given-up = Вы не прошли это море вовремя.
daily-cleared =
    { $shots ->
        [one] Пройдено за { $shots } выстрел
        [few] Пройдено за { $shots } выстрела
       *[many] Пройдено за { $shots } выстрелов
    }
daily-expected =
    Картографу нужно в среднем { NUMBER($expected, minimumFractionDigits: 1) }; { $than ->
        [better] ваш результат лучше на { NUMBER($margin, minimumFractionDigits: 1) }, вместе с везением.
        [worse] вам понадобилось на { NUMBER($margin, minimumFractionDigits: 1) } больше, вместе с невезением.
       *[same] вам понадобилось столько же.
    }
daily-luck =
    { $kind ->
        [good] Везение сберегло вам выстрелов: { NUMBER($luck, minimumFractionDigits: 1) }
       *[bad] Невезение стоило вам выстрелов: { NUMBER($luck, minimumFractionDigits: 1) }
    }; без него понадобилось бы { NUMBER($without, minimumFractionDigits: 1) } (± { NUMBER($error, minimumFractionDigits: 1) }).
daily-squares = Ваши выстрелы квадратами ({ $shots }): синий — мимо, оранжевый — ранил, красный — убил
daily-share = Скопировать и поделиться
daily-share-heading =
    Море дня · { $game } · { $date } · { $shots ->
        [one] { $shots } выстрел
        [few] { $shots } выстрела
       *[many] { $shots } выстрелов
    }
daily-copied = Скопировано. Вставьте куда угодно: квадраты не показывают, куда вы стреляли.
daily-copy-failed = Этот браузер не даёт странице ничего копировать.
daily-look-back = Посмотреть партию
daily-streak =
    { $days ->
        [one] Серия: { $days } день
        [few] Серия: { $days } дня подряд
       *[many] Серия: { $days } дней подряд
    }
daily-before = Днём раньше
daily-today = Сегодняшнее море
daily-not-listed = С вашего адреса это море уже пробовали, поэтому результат остаётся у вас и в таблицу не входит.

daily-table = Таблица дня
daily-place = Место
daily-name = Имя
daily-shots = Выстрелы
daily-you = (вы)
daily-nobody = Его ещё никто не прошёл.
daily-peeking =
    { $tries ->
        [one] Пока { $tries } попытка.
        [few] Пока { $tries } попытки.
       *[many] Пока { $tries } попыток.
    } Тот, кто вернулся под другим именем, может знать поле, поэтому считается только первая попытка с каждого адреса{ $unlisted ->
        [0] .
        [one] ; { $unlisted } не считается.
        [few] ; { $unlisted } не считаются.
       *[many] ; { $unlisted } не считаются.
    }

daily-proof = Как узнать, что поле не подобрали для вас
daily-proof-before = Этот хеш поля был показан накануне, а завтрашний показан сегодня. Когда день пройдёт, будут показаны поле и его соль, и каждый сможет пересчитать хеш.
daily-proof-late = Вчера у этого сервера ещё не было поля на сегодня, поэтому этот хеш показан только сегодня; завтрашний показывают за день. Когда день кончится, покажут поле и соль, и каждый сможет пересчитать хеш.
daily-proof-over = Хеш взят от дня, игры, соли и поля ниже; как именно, до байта, сказано в документации на странице о записях.
daily-hash = Хеш на { $day }
daily-drawn = Поле выбрано, хеш показан с
daily-hash-tomorrow = Хеш на завтра
daily-salt = Соль
daily-field = Поле (строка,столбец от 0)

# Почему запись игры или протокол не читается и почему нет сообщения для форума.

trouble-line = строка { $line }: { $text }
trouble-record-empty = Файл пуст.
trouble-record-too-big = В файле больше { $most } байт. Столько не занимает ни одна игра.
trouble-record-long-line = В строке больше { $most } байт. Таких строк в записи игры не бывает.
trouble-record-not-text = Это не текст, а значит, и не запись игры.
trouble-record-damaged = Файл сжат gzip и повреждён, распаковать его нельзя.
trouble-record-sealed = Это запись запечатанной игры, поля в ней не показаны; её читает только `seabattle verify`.
trouble-record-not-sealable = По правилам этой записи нельзя играть с запечатанными полями: { $why ->
        [shared-sea] все флоты стоят на одном море.
        [ships-move] корабли ходят.
        [rounds] все стреляют одновременно.
        [second-shot] второй выстрел зависит от кораблей, которых никто другой не знает.
        [sizes-differ] о потоплении не говорят, а корабли одного класса разной величины.
       *[too-many] на море слишком много мест для кораблей.
    }
trouble-record-not-ours = Это не запись игры: её первая строка — заголовок со словом seabattle-record.
trouble-record-unknown-version = Запись сделана в формате версии { $version }. Эта программа читает версии до { $reads }.
trouble-record-bad-header = Заголовок записи не читается: { $reason }.
trouble-record-bad-names = Имена игроков не годятся: { $reason }.
trouble-record-bad-rules = По правилам из записи играть нельзя: { $reason }
trouble-record-wrong-hash = Правила в записи не те, по которым играли: их отпечаток { $found }, а в заголовке { $told }.
trouble-record-cut-off = Запись обрывается: последней строки нет или она неполная. { $entries ->
        [one] До неё цела { $entries } запись.
        [few] До неё целы { $entries } записи.
       *[other] До неё цело { $entries } записей.
    }
trouble-record-edited = Запись изменили после того, как она была сделана: с этой строки контрольные суммы не сходятся.
trouble-record-bad-entry = Строка не читается: { $reason }.
trouble-record-refused = Правила не допускают того, что, по записи, здесь сделали. Помеха: { $refusal }.
trouble-record-running = Когда игру записали, она ещё не кончилась, поэтому то, что игроки скрывают друг от друга, не показывается. «seabattle replay --spectator» покажет то, что видели все.
trouble-record-does-not-follow = То, что, по записи, здесь произошло, не следует из правил.
trouble-evidence-none = В записи нет обязательств, хотя до первого выстрела стол их показывал.
trouble-evidence-signature = Подпись не подходит: запись изменили после того, как сервер её подписал.
trouble-evidence-unsigned = Запись не подписана и не показывает, что она с сервера с ключом { $key }.
trouble-evidence-other-key = Запись подписана другим ключом: { $key }.
trouble-evidence-sealed = Это не та игра, которую запечатали за столом. Отпечаток этой записи — { $digest }.
trouble-evidence-seats = Обязательства в записи неполны: нет отпечатка, соли или места.
trouble-evidence-seed = Зерно не то, за которое поручились до первого выстрела.
trouble-evidence-salt = Соль места { $seat } не получается из зерна.
trouble-evidence-digest = Общий отпечаток не сходится с отпечатками в записи.
trouble-evidence-field = Поле места { $seat } не то, за которое поручились до первого выстрела.
trouble-evidence-lot = Этот жребий вытянут не из того зерна, за которое поручились.
trouble-evidence-heard = Нельзя сказать, что компьютер знал, когда делал этот ход.
trouble-evidence-stand-in = { $player } не ходит вместо { $bot }.
trouble-evidence-move = { $player } не делает такого хода с тем, что слышал, и с зерном, за которое поручились.
trouble-rules-unreadable = Прочитать их не удаётся: { $reason }.
trouble-names-count = имён { $names }, а мест { $seats }
trouble-names-empty = одно из них пустое
trouble-names-too-long = в одном из них больше { $most } знаков
trouble-names-not-printable = в одном из них есть то, чего не напечатать
trouble-names-none = никто не назван; напишите seats:
trouble-names-taken = { $name } — не имя, или это имя уже занято
trouble-names-no-name = { $name } говорит, кто есть кто за столом, поэтому именем быть не может. Выберите другое.
trouble-post-no-rounds = В этой игре ходят по очереди, раундов нет, и публиковать нечего. Сообщения нужны там, где стреляют одновременно, как в forum.
trouble-post-own-seas = В этой игре у каждого своё поле, а сообщение показывает одно общее.
trouble-post-no-such-round = Раунда { $number } для публикации нет: пока закрыто раундов: { $closed }.
trouble-transcript-empty = В протоколе ничего нет.
trouble-transcript-too-big = В протоколе больше { $most } знаков.
trouble-transcript-no-variant = В протоколе не сказано, во что играют. Начните со строки вроде: variant: sea-battle
trouble-transcript-twice = В заголовке второй раз стоит { $key }.
trouble-transcript-bad-rules = По этим правилам играть нельзя: { $reason }
trouble-transcript-bad-file = Назван файл правил, но файлы здесь не читаются: { $file }.
trouble-transcript-bad-seats = Так игроков назвать нельзя: { $reason }.
trouble-transcript-bad-called = Пишите так: called: Anna { $example }
trouble-transcript-bad-labels = Пишите так: labels: latin numbers или latin numbers -
trouble-transcript-bad-grid = Пишите так: grid: 10x12, сначала строки.
trouble-transcript-unreadable = Непонятно: { $text }. Пишите, кто что делает, например Anna: B1 -> miss, или round 3, lots: Anna, host: close, over: Anna wins, sunk.
trouble-transcript-bad-sea = Поле не читается: { $reason }
trouble-transcript-bad-action = { $text } — не действие. Напишите клетку или одно из слов: { $choices }.
trouble-transcript-no-ship = Корабля { $text } нет.
trouble-transcript-too-early = Ещё ничего не произошло, слышать было нечего.
trouble-transcript-wrong-answer = В протоколе «{ $told }», а ответ — «{ $found }».
trouble-transcript-wrong-news = В протоколе «{ $told }», а новости раунда — «{ $found }».
trouble-transcript-wrong-ears = В протоколе «{ $told }», а { $who } слышит «{ $found }».
trouble-transcript-wrong-sight = В протоколе «{ $told }», а { $who } видит «{ $found }».
trouble-transcript-wrong-round = В протоколе раунд { $told }, а идёт раунд { $found }.
trouble-transcript-wrong-ending = В протоколе «{ $told }», а конец — «{ $found }».

# Почему значение не такое, каким должно быть; часть предложения.
trouble-value-at =
    { $at ->
        [none] целое
       *[other] { $at }
    }
trouble-value-wrong-type = { trouble-value-at }: должно быть { $wanted }, а стоит { $found }
trouble-value-wrong-length = { trouble-value-at }: длина должна быть { $bound }
trouble-value-out-of-bounds = { trouble-value-at }: должно быть { $bound }
trouble-value-missing-field = { trouble-value-at }: не хватает { $field }
trouble-value-unknown-field = { trouble-value-at }: { $field } здесь ничего не значит
trouble-value-not-possible = { trouble-value-at }: значение { $value } невозможно
trouble-value-bad-form = { trouble-value-at }: есть недопустимые знаки
trouble-value-not-json = это не JSON
trouble-value-other = { trouble-value-at }: что-то не так («{ $text }»)

trouble-kind-number = целое число
trouble-kind-fraction = дробное число
trouble-kind-text = текст
trouble-kind-list = список
trouble-kind-table = объект
trouble-kind-switch = true или false
trouble-kind-nothing = ничего

# Что возражает система; часть предложения.
trouble-system-no-permission = нет доступа
trouble-system-not-found = там ничего с таким именем нет
trouble-system-is-folder = это папка
trouble-system-not-a-folder = часть пути — не папка
trouble-system-not-a-file = это не обычный файл
trouble-system-no-space = на диске не осталось места
trouble-system-read-only = записать туда нельзя
trouble-system-other = ответ — «{ $text }»
trouble-host-unknown-player = В этом матче никого не зовут { $name }.
trouble-host-unreadable-time = «{ $text }» не похоже на время; пишите 20:00 или 2026-11-18T20:00+01:00.
trouble-host-unreadable-fleet = «{ $text }» — это не число кораблей; напишите carrier=2.

# Игры на этом компьютере: почему нельзя продолжить и что говорится строка за строкой.

trouble-game-none = Незаконченных игр здесь нет. «seabattle play» начнёт новую.
trouble-game-unknown = Игры { $match } здесь нет. «seabattle resume --list» покажет те, которые можно продолжить.
trouble-game-open-elsewhere = Игра { $match } открыта в другом терминале. Закройте её там или играйте там.
trouble-game-damaged = Страница { $page } игры { $match } в { $place } повреждена, поэтому игру нельзя продолжить. Других игр это не касается.
trouble-game-too-new = Игру { $match } в { $place } продолжали в более новой версии программы (версия страниц { $version }; эта читает до { $reads }). Чтобы играть дальше, обновите программу. Других игр это не касается.
trouble-game-bot-gone = В игре { $match } за компьютер играет { $bot }, а такого игрока здесь больше нет. Верните его на место и продолжайте.
trouble-game-busy = Сейчас { $place } использовать нельзя: { $reason }. Возможно, файл занят другой программой; попробуйте чуть позже.

# Моря словами.

line-run = с { $first } по { $last }
line-ship = { $ship }, { $cells }
line-ship-hit = { $ship }, { $cells }, попадания: { $hits }
line-ship-sunk = { $ship }, { $cells }, на дне
line-no-ships = В море нет ваших кораблей.
line-misses-here = { $count ->
        [one] Выстрел мимо по вашему полю: { $cells }.
       *[other] Выстрелы мимо по вашему полю: { $cells }.
    }
line-sunk = Потоплено: { $cells }.
line-hits = Попадания: { $cells }.
line-misses = Мимо: { $cells }.
line-radar-ships = Корабли по радару: { $cells }.
line-radar-empty = Пусто по радару: { $cells }.
line-old = С тех пор могло измениться: { $cells }.
line-nothing-known = Об этом поле пока ничего не известно.
line-fleet-of = { $name }, флот: { $ships }.

# Ещё слова, которые можно набирать.

order-hint = подсказка
order-odds = шансы
order-ships = корабли
order-chart = карта
order-stop = хватит
order-continue = дальше
order-claim = отсутствие
order-close = закрыть
order-dismiss = отпустить
order-random = наугад
order-turn = повернуть
order-save = сохранить
order-load = загрузить

# О чём спрашивают и что говорят строка за строкой.

line-place-fleet = Ваш флот может стоять так:
line-place-ship = { $number }: { $ship }
line-ask-place = Enter — взять этот флот, «наугад» — другой, «рука» — расставить вручную, «помощь» — что ещё можно:
line-place-take = Enter: взять этот флот
line-place-random = «наугад»: другой флот
line-place-hand = «рука»: расставить корабли один за другим
line-place-adjust = номер и клетки: поставить туда этот корабль, например «{ $example }»
line-place-turn = «повернуть» и номер: повернуть этот корабль
line-place-save = «сохранить» и имя: сохранить эту расстановку
line-place-load = «загрузить» и имя: взять сохранённую расстановку; одно «загрузить» перечислит их
line-place-see = «правила», «поля», «журнал», «сдаюсь», «выход»
line-place-saved = Расстановка сохранена под именем { $name }.
line-place-full = Больше расстановок сохранить нельзя.
line-place-name = Назовите и имя, например «сохранить { $example }».
line-place-kept = Сохранённые расстановки: { $names }.
line-place-none = Для этих правил сохранённых расстановок нет.
line-place-unknown = Расстановки с именем { $name } нет.
line-place-no-ship = Корабля { $number } нет: они пронумерованы от 1 до { $count }.
line-hint-fire = { $count ->
        [one] Компьютер выстрелил бы в { $cells }.
       *[other] Компьютер выстрелил бы сюда: { $cells }.
    }
line-hint-weapon = Компьютер применил бы: { $weapon }, { $target }.
line-hint-move = Компьютер передвинул бы корабль: { $ship }, { $cells }.
line-hint-declare = Компьютер объявил бы победу.
line-hint-pass = Компьютер сказал бы «пас».
line-hint-other = Компьютер тоже не знает ничего лучше.
line-odds = Лучшие шансы: { $cells }.
line-odds-cell = { $cell } { $chance } %
line-no-odds = В этой игре шансы по клеткам назвать нельзя.
line-can-look = «корабли», «карта», «поля», «журнал», «правила»: что вы знаете, словами или рисунком
line-can-hint = «подсказка» или «шансы»: что сделал бы компьютер
line-can-stop = «хватит»: предложить закончить игру или согласиться на это
line-can-continue = «дальше»: отклонить такое предложение
line-can-claim = «отсутствие»: сказать, что другой игрок ушёл
line-can-close = «закрыть»: закончить раунд
line-can-dismiss = «отпустить» и номер: отпустить этого игрока
line-can-quit = «выход»: уйти; игра сохранится
line-dismiss-who = Скажите кого, по номеру: { $players }.
line-dismiss-one = { $number } { $name }
line-clear = { $name }, нажмите Enter, чтобы очистить экран. Следующий игрок: { $next }:
line-pass = Передайте клавиатуру. Теперь играет { $name }.
line-ready = { $name }, нажмите Enter, когда никто больше не смотрит:
line-waiting = Ожидаем: { $names }.
line-dead = Связь прервалась. Пробуем снова.
line-back = Связь восстановлена.
trouble-server-lost = Сервер { $url } больше не отвечает: { $reason }. Ваше место сохранено; вернуться: { $command }
line-kept = Игра сохранена. «seabattle resume» продолжит её.
line-seat-kept = Ваше место сохранено. Вернуться: { $command }
line-resumed = Продолжаем: { $title }. «журнал» расскажет всё с начала, «помощь» — что можно делать, «выход» — снова уйти.
line-watching = Вы смотрите: { $title }. «журнал» расскажет всё с начала, «карта» — что известно, «выход» — уйти.
line-invite = { $count ->
        [one] Пошлите эту ссылку тому, кто будет играть с вами:
       *[other] Пошлите эти ссылки тем, кто будет играть с вами, каждому свою:
    }
line-invite-here = Открыть ссылку может только этот компьютер. Чтобы сыграть с устройством в той же сети Wi-Fi, запустите сервер командой { $command } и пригласите снова.
line-name-online = Другие видят вас под именем { $name }.
trouble-people-many = { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[other] { $people } человек
    } здесь играть не могут: мест всего { $seats }.
trouble-sealed-offline = Запечатанный стол накрывают на сервере: добавьте `--server URL`.
trouble-people-online = На сервере каждый сидит за своим экраном: уберите --people.
trouble-link-no-server = Для --match нужно знать, где она: добавьте --server или дайте ссылку целиком.
trouble-link-bad = { $link } — не имя игры и не ссылка на неё.
line-list = { $match }  { $title }: { $names }. Последний ход { $when }.
line-list-more = «seabattle resume ИМЯ» продолжит одну из них, «seabattle resume» — первую.
trouble-game-ambiguous = С { $match } начинаются несколько игр. Напишите имя подлиннее.
line-save-later = Файл { $file } пока не записан: это будет сделано, когда игра закончится. Продолжите командой «{ $command }».

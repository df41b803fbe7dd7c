host-title = Стол ведущего
host-for = { $title }, матч { $match }
host-only = Этот стол открыт только ведущему этого матча.
host-back = К игре
host-round = Раунд { $number }
host-close = Закрыть раунд
host-close-note =
    { $count ->
        [0] Выстрелили все.
        [one] Не хватает { $count } приказа. С ним поступят по правилам.
       *[other] Не хватает { $count } приказов. С ними поступят по правилам.
    }
host-close-sure =
    { $count ->
        [1] Закрыть раунд без приказа? Его не отдал игрок { $names }.
       *[other] Закрыть раунд без приказов? Их не отдали: { $names }.
    }
host-close-yes = Закрыть
host-closed = Раунд { $number } закрыт.
host-remind-all = Напомнить всем, кто ещё не выстрелил
host-reminded = Напоминание отправлено.
host-drop = Исключить
host-drop-name = Исключить: { $name }
host-drop-sure = Исключить: { $name }? Целые корабли уйдут с моря, вернуться будет нельзя.
host-dropped = Исключён игрок { $name }.
host-wait = Подождать
host-keep = Оставить в игре
host-links = Ссылки на места
host-links-about = Каждая ссылка открывает одно место и только один раз. Отправьте каждому игроку свою.
host-links-none = Ни одно место не ждёт ссылки.
host-link-seat = Место { $number }
host-copy = Копировать
host-copied = Скопировано.
host-copy-all = Копировать все ссылки
host-copy-failed = Скопировать не удалось. Выделите текст и скопируйте его сами.
host-post = Сообщение для форума
host-post-about = Что опубликовать сейчас: общее поле, новости раунда, кого ждут. В нём нет ничего, чего не знал бы зритель.
host-post-round = О каком раунде
host-post-now = Как сейчас
host-post-format = Вид
host-post-text = простой текст
host-post-markdown = Markdown
host-post-bbcode = BBCode
host-post-deadline = Какой срок объявить
host-post-deadline-example = воскресенье, 20:00
host-not-rounds = В этой игре ходят по очереди, раундов здесь нет.
host-over = Игра окончена.
host-placing = Игра ещё не началась: флоты расставляют.

# Сообщения игроков, которые только пишут.
host-messages = Личные сообщения
host-messages-about = Вставьте то, что прислал игрок. Приказ будет отдан, только когда вы это подтвердите.
host-message-of = Чьё сообщение
host-message-text = Сообщение
host-message-example = Привет! Стреляю в Б7.
host-message-read = Прочитать
host-message-understood = Понято
host-message-unsure = Есть сомнения. Проверьте, прежде чем отдать приказ.
host-message-doubt = Не понято: «{ $text }»
host-message-give = Отдать этот приказ
host-message-given = Приказ отдан ({ $name }): { $order }
host-message-reply = Ответ игроку
host-message-chart = Личная карта
host-message-picture = картинкой
host-message-words = текстом
host-holds-no-seat = Вы отдаёте приказы за игроков ({ $names }) и сами не играете. Это видно всем.
host-extend = Больше времени
host-extend-until = Раунд закроется
host-extend-do = Назначить срок
host-extended = У раунда новый срок.
host-deadline = Закроется { $local } ({ $utc })
host-end = Закончить игру
host-end-sure = Закончить игру? Победителя не будет, все флоты откроются, и вернуть игру нельзя.
host-ended = Игра закончена.
host-replace = Заменить
host-replace-name = Заменить: { $name }
host-replace-about = Флот останется на месте, и о замене узнают все. { $name } больше не участвует в игре.
host-replace-new = Имя замены
host-replace-write = Пишет мне сообщения
host-replace-link = Создать новую ссылку
host-replaced = { $name }: замена сделана.
host-leave-out = Играть без участника: { $name }
host-post-html = HTML
host-post-picture = Картинка поля (SVG)

# Новая игра на форуме.
forum-new = Вести игру на форуме
forum-new-about = Вы ведёте игру и публикуете сообщения. Игроки пишут вам лично или играют по своей ссылке.
forum-players = Игроки
forum-names = Имена, по одному в строке
forum-way-by-host = пишет мне
forum-way-link = играет по ссылке
forum-computers = Компьютерные игроки
forum-side = Строк и столбцов
forum-rounds = Раунды
forum-closes = Раунды закрываются в
forum-zone = Часовой пояс
forum-days = Сколько дней длится раунд
forum-missed = Если приказа нет
forum-missed-not-fired = выстрела не будет
forum-missed-random = выстрел наугад
forum-drop-after = Исключать после стольких пропусков (0: никогда)
forum-open = Открыть игру
host-replace-substitutes = Запасные из списка; первый ждёт дольше всех:
host-hook = Сообщения, которые уходят сами
host-hook-about = Каждое сообщение ваших игр уходит на ваш адрес: после записи, каждый раунд и в конце.
host-hook-address = Адрес
host-hook-body = Вид
host-hook-do = Отправлять туда
host-hook-set = Сообщения уходят сами.
host-hook-none = Сами сообщения никуда не уходят.
host-hook-secret = Секрет подписи, показывается один раз
host-hook-remove = Больше не отправлять
forum-signup = Или откройте запись
forum-signup-about = У вас будет одна ссылка для всех. Кто её откроет, скажет, играет ли, в запасе, смотрит или нет; поле зависит от числа игроков при начале игры.
forum-most = Всего мест
forum-until = Список закрывается (пусто: когда скажете вы)
forum-hours = Часов на подтверждение (0: не нужно)
forum-announce = Объявить игру
forum-signups = Открытые записи
forum-signup-line =
    { $count ->
        [one] Запись { $id }: { $count } ответ
        [few] Запись { $id }: { $count } ответа
       *[other] Запись { $id }: { $count } ответов
    }
host-message-long = В сообщении { $count } знаков, а можно не больше { $most }. Вставьте только то, что игрок написал на этот раз.
host-message-noted = Записано: { $order }
host-missing = Нет ответа: { $names }
host-remind-copy = Скопировать напоминание
host-remind-fleet = Ещё нет ваших флотов: { $names }.
host-remind-order = Ещё нет ваших приказов на раунд { $number }: { $names }.
host-remind-until = Ещё нет ваших приказов на раунд { $number }: { $names }. Раунд закроется { $when }.
forum-host-name = Ваше имя в сообщениях
forum-fleet = Флот у каждого
forum-ship-carrier = Авианосцы (5)
forum-ship-battleship = Линкоры (4)
forum-ship-cruiser = Крейсеры (3)
forum-ship-submarine = Подводные лодки (3)
forum-ship-destroyer = Эсминцы (2)

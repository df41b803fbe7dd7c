# После игры: кто победил, все поля открыты, просмотр, новая игра.

after-won-you = Вы победили!
after-won = Победа: { $name }.
after-lost = Вы проиграли. Победа: { $name }.
after-nobody = Не победил никто.

after-why =
    { $why ->
        [sunk] Других флотов на плаву нет.
        [declared] Победа объявлена, и объявлена верно.
        [resigned] { $who ->
            [you] Вы сдались.
            [other] { $name } сдаётся.
           *[many] Все остальные выбыли из игры.
        }
        [time] По времени.
        [dropped] { $who ->
            [you] Вас исключили из игры.
            [other] { $name } больше не играет.
           *[many] Все остальные выбыли из игры.
        }
        [lot] Последние флоты погибли одновременно, решила монета.
        [drawn] Последние флоты погибли одновременно.
        [agreed] Игроки договорились остановить игру.
        [violated] Доказано, что другая сторона нарушила правила.
       *[other] Игра окончена.
    }
after-field-of = Поле: { $name }
after-field-yours = Ваше поле
after-sea = Море со всеми флотами
after-whose = Чей флот
after-everybody = Все флоты
after-rematch = Ещё одна игра
after-rematch-asked = Вы хотите сыграть ещё. Ждём остальных.
after-rematch-wanted =
    { $count ->
        [1] Сыграть ещё хочет { $names }.
       *[other] Сыграть ещё хотят: { $names }.
    }
after-rematch-open = К следующей игре
after-previous = Предыдущая игра
after-record = Скачать запись
after-check = Проверить эту игру самому
after-picture = Поделиться картинкой
after-picture-download = Сохранить картинку
after-picture-alt = Конечное положение на картинке
after-link = Скопировать ссылку на этот ход
after-copied = Ссылка скопирована.
after-copy-failed = Скопировать не удалось. Вот ссылка: { $link }
after-shared = Готово.
after-share-title = { $title }: конечное положение
after-new = Сыграть во что-нибудь другое

replay-title = Просмотр игры
replay-of = { $title }: { $names }
replay-move = Ход { $number } из { $all }
replay-slider = Ход
replay-start = В начало
replay-back = На ход назад
replay-play = Пустить
replay-pause = Остановить
replay-forward = На ход вперёд
replay-end = В конец
replay-keys = Клавиши: ← и → на один ход, Home и End к первому и последнему, пробел пускает просмотр.
replay-nothing = Пока ничего не произошло.
replay-none = Об этой игре показать нечего.
replay-moves = Все ходы
replay-live = Игра ещё идёт.
replay-behind =
    { $count ->
        [one] Есть { $count } новый ход. К последнему
        [few] Есть { $count } новых хода. К последнему
       *[many] Есть { $count } новых ходов. К последнему
    }
replay-secret = Пока игра идёт, видно только то, что может знать зритель.
replay-to-match = К игре
replay-speed = Темп
replay-speed-slow = спокойный
replay-speed-usual = обычный
replay-speed-quick = быстрый

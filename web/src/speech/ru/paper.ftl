# Игра, сыгранная на бумаге: нарисовать, переписать и рассудить.

paper-title = Рассудить игру на бумаге
paper-about = Вы играли на клетчатой бумаге и не согласны, кто победил? Нарисуйте оба поля, перечислите выстрелы с ответами — и вы узнаете решение по правилам SB11–SB14 с причинами. Всё хранится в этом браузере; сервер увидит это, только когда вы спросите решение.
paper-load = Загрузить файл
paper-save = Сохранить в файл
paper-clear = Чистый лист
paper-not-kept = Этот браузер ничего не хранит: сохраните файл, прежде чем уйти со страницы.
paper-replace = Заменить этот лист?
paper-replace-sure = Всё, что здесь нарисовано и перечислено, пропадёт. Если оно нужно, сначала сохраните его в файл.
paper-replace-yes = Заменить
paper-game-sure = У другой игры другой лист: всё, что здесь нарисовано и перечислено, пропадёт.

paper-game = Игра
paper-player = Игрок { $number }
paper-letters = Буквы столбцов
paper-letters-usual = как в игре
paper-letters-latin = латинские
paper-letters-cyrillic = русские
paper-first = Кто должен был начать
paper-first-open = не договаривались
paper-winner = Кто победил, если из выстрелов не видно
paper-winner-open = видно из выстрелов

paper-fields = Поля
paper-fields-how = Укажите на клетку или нажмите на ней Enter, чтобы нарисовать палубу или убрать её. Палубы, соприкасающиеся сторонами, составляют корабль.
paper-of = Поле: { $name }
paper-field = Поле: { $name }
paper-field_at_end = Поле в конце: { $name }
paper-chart = Заметки о чужом поле: { $name }
paper-add-field_at_end = Поле в конце
paper-add-chart = Заметки о чужом поле
paper-remove-sheet = Убрать
paper-refuses = { $name }: отказ показать поле
paper-claims = { $name }: во время игры замечено нарушение
paper-deck = палуба
paper-water = вода
paper-nothing = ничего не отмечено

paper-shots = Выстрелы
paper-shots-how = В том порядке, в каком стреляли. Выберите клетку, затем ответ.
paper-shooter = Кто стреляет
paper-weapon = Особое действие
paper-weapon-none = простой выстрел
paper-sea-of = Поле по ответам: { $name }
paper-cell = Клетка
paper-disputed = Об этом ответе игроки спорят
paper-disputed-of = { $name }, { $cell }: об этом ответе игроки спорят
paper-answer = Ответ
paper-answer-to = Ответ: { $name }, { $cell }
paper-said =
    { $said ->
        [miss] Мимо
        [hit] Ранил
        [sunk] Убил
        [empty] Пусто
       *[ship] Корабль
    }
paper-shot-added =
    { $said ->
        [miss] { $name }, { $cell }: мимо.
        [hit] { $name }, { $cell }: ранил.
        [sunk] { $name }, { $cell }: убил.
        [empty] { $name }, { $cell }: пусто.
       *[ship] { $name }, { $cell }: корабль.
    }
paper-shots-listed =
    { $count ->
        [0] Выстрелов пока нет
        [one] { $count } выстрел
        [few] { $count } выстрела
       *[many] { $count } выстрелов
    }
paper-remove-shot = Убрать выстрел: { $name }, { $cell }
paper-insert-shot = Вставить выстрел перед этим: { $name }, { $cell }
paper-inserts = Следующий выстрел встанет перед номером { $number }.
paper-insert-end = Лучше в конец

paper-verdict = Решение
paper-judge = Рассудить
paper-stale = С тех пор лист изменился: спросите решение снова.
paper-line = Строка { $line }:
paper-file = Файл со строками
paper-file-about = Строки, о которых говорит решение. В командной строке то же скажет

## Рамка каждой страницы

sea-battle = Морской бой
home = На главную
watch = Смотреть
builder = Свои правила
judge-paper = Игра на бумаге
odds-board = Доска шансов
puzzles = Задачи
analysis-title = Везение и умение
my-statistics = Моя статистика
check-record = Проверить игру
settings = Настройки
for-programs = Для программ
main-menu = Под рукой
footer-menu = Все страницы
skip = Перейти к странице
close = Закрыть
cancel = Отмена
save = Сохранить
language = Язык

not-found = Здесь ничего нет
not-found-about = По этому адресу нет страницы. Возможно, ссылка скопирована не целиком.

## Когда что-то пошло не так

network-unreachable = Сервер недоступен. Есть ли сеть?
network-strange = Сервер ответил что-то непонятное.
network-too-large = Это больше, чем сервер принимает в одном сообщении.
page-fault = На этой странице что-то сломалось. Должна помочь перезагрузка.
page-left = Страницу закрыли раньше, чем пришёл ответ.
connection-lost = Связь потеряна. Мы пробуем снова; ничего из сделанного не пропало.
connection-renewed = Сервер обновляется и скоро вернётся. Игра продолжится с того же места.

## Настройки

theme = Цвета
theme-auto = Как в системе
theme-light = Дневная карта
theme-dark = Ночная карта
theme-contrast = Высокий контраст
theme-paper = Тетрадь в клетку
motion = Движение
motion-auto = Как в системе
motion-off = Без движения
fire-at-once = На сенсорном экране первое касание сразу стреляет
faces = Заголовки набраны этими шрифтами по лицензии SIL Open Font License:
face-literata = Literata
face-neucha = Neucha
sound = Звуки
sound-on = Звуки включены
sound-volume = Громкость
sound-try = Послушать звуки
sound-offer = Играть со звуком?
sound-yes = Да
sound-no = Нет
sound-turn = ваш ход
sound-miss = всплеск
sound-radar = радар
sound-hit = попадание
sound-sunk = потоплен
sound-lost = потеря корабля
sound-victory = победа
sound-defeat = поражение
your-name = Ваше имя
your-name-about = Его видят другие за столом.
name-saved = Сохранено. Теперь вас зовут так.

## Главная

tagline = Морской бой по всем правилам: с компьютером, с другом или целой компанией.
loading = Минутку …
try-again = Попробовать ещё раз
play = Играть
start-menu = Что здесь есть
people-here = Кто здесь
play-now = Играть сразу
play-now-about = { $game }, соперник – { $opponent ->
    [admiral] адмирал, сила { $level }
    [surveyor] картограф
    [hunter] охотник
   *[scatter] канонир
}
play-computer = Игра с компьютером
choose-game = Игра
choose-rules = Правила словами
choose-seats = Игроков за столом
choose-opponent = Соперник
choose-level = Сила { $level } из 10
choose-begins = Кто начинает
choose-letters = Буквы столбцов
letters = { $scheme ->
    [usual] Как обычно
    [latin] Латинские, A B C
    [cyrillic] Кириллица без Ё, А Б В
    [cyrillic-yo] Кириллица с Ё, А Б В
   *[other] { $scheme }
}
choose-side = Сторона поля
choose-side-usual = по числу игроков
choose-hints = Можно просить подсказки
opponent-admiral = Адмирал
opponent-surveyor = Картограф: считает все расстановки
opponent-hunter = Охотник: добивает раненых
opponent-scatter = Канонир: стреляет наугад
begins-lot = По жребию
begins-first = Я
begins-second = Компьютер
begins-friend = Друг
play-people = Игра с людьми
play-people-about = Выбрана игра «{ $game }».
choose-clock = Часы
pace-none = Без спешки
pace-quick = По 3 минуты, плюс 3 секунды за ход
pace-calm = По 10 минут, плюс 10 секунд за ход
pace-minute = Минута на ход
pace-day = Сутки на ход
pace-days = Трое суток на ход
invite-friend = Пригласить друга
invite-anybody = Открыть для всех
invite-place = Расставить корабли
invite-about = { $count ->
    [0] Все места заняты.
    [1] Отправьте эту ссылку. Кто откроет её первым, сядет за стол, и больше она не сработает.
   *[other] Отправьте каждую ссылку своему игроку. Кто откроет её первым, займёт это место, и больше она не сработает.
}
invite-link = Ссылка
invite-link-seat = Ссылка на место { $seat }
link-copy = Копировать
link-copied = Скопировано.
link-copy-by-hand = Браузер не даёт скопировать. Ссылка выделена: скопируйте её вручную.
link-share = Поделиться
link-share-text = Сыграем в морской бой?
link-qr = Ссылка в виде QR-кода
link-here-only = Открыть ссылку может только этот компьютер. Чтобы сыграть с устройством в той же сети Wi-Fi, запустите сервер командой { $command } и пригласите снова.
joining = Для вас оставлено место
joining-about = Вас усаживают за стол …
join-refused = По этой ссылке места нет
join-failed = Можно посмотреть на этот стол или открыть свой.
join-watch = Посмотреть на стол
join = Сесть за стол
open-games = Открытые игры
open-games-none = Сейчас никто не ждёт. Откройте игру для всех, и вас найдут здесь.
my-games = Мои игры
resume = Продолжить
replay = Просмотр
show-all = Показать все ({ $count })
match-delete = Удалить
match-delete-ask = Удалить …
match-delete-which = Удалить: { $game }, { $names }
match-delete-title = Удалить эту игру?
match-delete-sure = Игра удаляется со всеми ходами, когда об этом попросят все, кто в неё играл. Компьютерных и удалённых игроков не спрашивают.
match-delete-until = До тех пор она исчезнет только из вашего списка; у других она останется, и по её адресу её ещё видно.
match-delete-final = Удалённую игру не вернуть.
match-deleted = Игра удалена.
match-delete-waiting = { $count ->
    [1] Игра исчезла из вашего списка. Она будет удалена, как только об этом попросит и другой игрок.
    [one] Игра исчезла из вашего списка. Она будет удалена, как только об этом попросит ещё { $count } игрок.
    [few] Игра исчезла из вашего списка. Она будет удалена, как только об этом попросят ещё { $count } игрока.
   *[many] Игра исчезла из вашего списка. Она будет удалена, как только об этом попросят ещё { $count } игроков.
}
computer-admiral = Адмирал { $level }
computer-surveyor = Картограф
computer-hunter = Охотник
computer-scatter = Канонир
computer-daily-sea = Море дня
nobody-yet = Пока никого
deleted-player = Удалённый игрок
phase-open = ждёт игроков
phase-placing = расставляются корабли
phase-playing = идёт
phase-over = окончена
seats-free = { $free ->
    [one] { $free } свободное место
    [few] { $free } свободных места
   *[other] { $free } свободных мест
}
learn-rules = Изучить правила
game-size = { $rows }×{ $columns }, { $ships ->
    [one] { $ships } корабль
    [few] { $ships } корабля
   *[other] { $ships } кораблей
}
watch-others = Смотреть, как играют другие
host-forum = Вести игру на форуме
practice = Тренировка и разбор
about-daily = Одно поле для всех, раз в день.
about-puzzles = Позиции, где лучший выстрел один, и доказательство.
about-odds = Нарисуйте поле любой игры и посмотрите, где вероятнее корабли.
about-analysis = Что в сыгранной игре было везением, а что — умением.
about-statistics = Как вы играли и куда стреляете.
watch-about = Столы, за которыми может наблюдать любой. Тайное остаётся тайным до конца игры.
watch-none = Сейчас никто не играет при зрителях.
watch-playing = Идут сейчас
watch-placing = Скоро начнутся
watch-over = Окончены

## Правила

rules = Правила
rules-menu = Отсюда
rules-play = Сыграть так
rules-change = Изменить эти правила

choose-sealed = Запечатанный стол: каждый ответ доказан
choose-sealed-about = Поле остаётся на вашем устройстве, а каждый ответ доказан. Ход — десять минут, если не выбрать другие часы.

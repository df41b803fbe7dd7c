# Что говорит сервер: тому, кто его запускает, и тому, кто к нему обращается.

serve-address = Морской бой открыт по адресу { $url }
serve-database = Партии хранятся в { $place }
serve-metrics = Метрики — по адресу { $url }/metrics
serve-no-metrics = Метрики не отдаются.
serve-few-files = ВНИМАНИЕ: система разрешает этому процессу держать открытыми файлов: { $limit }, а для обещанных соединений нужно { $wanted }. Кому-то из игроков может быть отказано. Поднимите предел (ulimit -n или LimitNOFILE в файле службы systemd).
serve-lan = В той же сети Wi-Fi откройте { $url } на другом устройстве или наведите его камеру на этот код:
serve-lan-others = Если там не открывается, попробуйте { $urls }
serve-stop = Чтобы остановить, нажмите Ctrl-C.
trouble-serve-one-worker = Файл SQLite может обслуживать только один процесс. Уберите --workers или укажите базу PostgreSQL через --database.
trouble-serve-port-taken = Нельзя слушать { $host }, порт { $port }: { $reason }. Выберите другой через --port.
trouble-serve-no-lan = У этого компьютера нет адреса в домашней сети. Подключите его к Wi-Fi или кабелю либо назовите адрес через --host; без --lan сервер запустится только для этого компьютера.
trouble-serve-lan-here = --lan нужен для других устройств, а { $host } видит только этот компьютер. Уберите --host или назовите адрес в своей сети.
trouble-serve-any-proxy = С --proxy { $proxy } любой посетитель мог бы сам называть адрес, с которого пришёл, и обходить ограничения и запреты. Назовите адрес своего прокси или его сеть, например 172.29.52.0/24.
trouble-serve-bad-proxy = «{ $proxy }» — не адрес и не сеть прокси. Напишите, например, 127.0.0.1 или 10.0.0.0/8.
trouble-feature-off = «{ $feature }» здесь отключено (SEABATTLE_WITHOUT).
trouble-feature-unknown = Возможности «{ $name }» нет. Есть: { $known }.
trouble-serve-bad-site = «{ $site }» — не имя хоста. Напишите, например, play.example.
trouble-serve-metrics-taken = Нельзя отдавать метрики на { $host }, порт { $port }: { $reason }. Выберите другой адрес через --metrics или напишите --metrics off.
trouble-serve-bad-metrics = { $address } не годится как адрес для метрик. Напишите хост и порт, например 127.0.0.1:9464, или off.
trouble-settings-unknown-name = Такой настройки нет. Все перечислены в docs/operating.md.
trouble-settings-bad-value = Это значение не подходит. В docs/operating.md указаны тип и границы каждой настройки.

client-won = Победа. Ходов: { $turns }.
client-lost = Поражение. Ходов: { $turns }.
client-drawn = Никто не победил. Ходов: { $turns }.
trouble-server-refused = Сервер отказал: { $detail }
trouble-server-unreachable = По адресу { $url } нет сервера: { $reason }.
trouble-server-distrusted = { $why ->
        [not-signed] Сервер прислал сообщение, которого его игрок не подписывал.
        [out-of-place] Сервер прислал сообщение, которое не следует из предыдущего.
        [unknown-placing] Сервер прислал не то доказательство, которое подписано.
        [rolled-back] Сервер остановился на более раннем месте игры, чем этот компьютер, а дважды здесь не отвечают.
        [said-already] С этого компьютера под тем же номером сказано другое, а дважды здесь не говорят.
       *[against-the-rules] Сервер прислал то, чего правила не разрешают.
    } Поэтому программа дальше не играет. Ваш ключ и ваш флот здесь в безопасности.
trouble-server-silent = нет ответа после стольких попыток: { $tries }
trouble-server-strange = он отвечает { $status }, и не так, как наш сервер

refusal-request-malformed = Запрос не удалось прочитать ({ $reason }).
refusal-request-too-large = Запрос слишком велик; самое большее — { $most } байт.
refusal-request-too-often = Слишком часто. Повторите через { $seconds } с.
refusal-request-stored-enough = С вашего адреса пришло слишком много данных. Повторите через { $seconds } с.
refusal-request-no-room = Диск сервера почти заполнен, поэтому ничего нового не сохраняется. Начатые игры продолжаются.
refusal-request-over-budget = Сервер уже много сделал для вас или для этого стола. Повторите через { $seconds } с.
refusal-request-busy = Сервер слишком занят. Повторите через { $seconds } с.
refusal-request-feature-off = Этот сервер обходится без «{ $feature }».
refusal-request-unknown-page = По этому адресу ничего нет.
refusal-request-wrong-method = Этот адрес не отвечает на такой метод.
refusal-request-foreign-origin = Запрос пришёл со страницы другого сайта или не говорит, откуда он.
refusal-request-wrong-host = Этот сервер не отзывается на имя «{ $host }». Если сервер ваш, запустите его с --site и этим именем.
refusal-request-unknown-version = Этот сервер понимает сообщения версии { $version }.
refusal-request-server-fault = На сервере что-то пошло не так. Всё подтверждённое сохранено; попробуйте ещё раз.
refusal-visitor-banned = Этот сервер вас не пускает.
refusal-visitor-unknown-session = Такой сессии нет.
refusal-visitor-link-not-good = Эта ссылка больше не действует: её уже открыли, она устарела или после неё создали новую. Создайте другую там, где у вас есть имя.
refusal-visitor-passkey-not-good = Этот ключ доступа не распознан. Возможно, здесь его удалили, или прошло слишком много времени; попробуйте ещё раз.
refusal-visitor-too-many-passkeys = У вас уже { $most } ключей доступа. Сначала удалите один.
refusal-visitor-too-many-sessions = За год вы открыли столько сеансов: { $most }. Больше не хранится. Продолжайте на устройстве, где вас уже узнают.
refusal-visitor-unknown-passkey = Такого ключа доступа нет.
refusal-visitor-nobody-there = На этом месте нет никого, кого можно заблокировать или на кого можно пожаловаться.
refusal-visitor-too-many-blocks = Их уже { $most }. Сначала снимите блокировку или подождите, пока прочтут ваши жалобы.
refusal-visitor-unknown-block = Такой блокировки нет.
refusal-visitor-no-session = Сервер не знает, кто вы. Сохраняйте cookie, который он даёт, или пришлите токен.
refusal-visitor-unfit-name =
    { $why ->
        [word] Это слово здесь говорит, кто есть кто, поэтому именем быть не может. Выберите другое.
       *[signs] Так называться нельзя. Нужны буквы или цифры, не больше 32 знаков.
    }
refusal-token-not-good = Токен неизвестен или отозван.
refusal-token-too-narrow = { $scope ->
    [person] Это может сделать только человек со своей сессией, а не токен.
   *[other] Токен для этого не годится: нужна область «{ $scope }».
}
refusal-token-too-many = У вас уже { $most } токенов. Сначала отзовите один.
refusal-token-unknown = Такого токена у вас нет, или он уже отозван.
refusal-channel-too-many = Вам уже сообщают в { $most } местах. Сначала удалите одно.
refusal-channel-unknown = Такого канала нет.
refusal-channel-unfit-address = На этот адрес ничего не отправляется: он должен начинаться с https:// и вести в открытый интернет.
refusal-channel-unfit-mailbox = На этот ящик ничего не отправляется: нужен один адрес вроде anna@example.org, простыми буквами.
refusal-channel-asked-enough = На этот ящик сегодня отправлено уже достаточно ссылок. Откройте последнюю или попробуйте завтра.
refusal-channel-not-offered = Таким способом этот сервер ничего не отправляет.
refusal-variant-unknown = Готового варианта «{ $name }» нет.
refusal-variant-mistakes = По этим правилам играть нельзя. Найдено ошибок: { $count }. Первая: { $first }
refusal-table-no-rules = Назовите вариант или пришлите свой файл правил: что-нибудь одно.
refusal-table-wrong-seats = Вы задумали мест: { $seats }, а эти правила — для числа игроков от { $least } до { $most }.
refusal-table-host-twice = Хозяин может занять только одно место.
refusal-table-no-person = Оставьте хотя бы одно место для человека.
refusal-table-no-open-seat = Оставьте одно место себе и одно свободным для того, кто придёт.
refusal-table-unsound-clock = Часы противоречат сами себе. Дайте общее время, с добавкой или без, или время на каждый ход.
refusal-table-unknown-bot = Компьютерного игрока «{ $name }» нет.
refusal-match-no-hints = За этим столом играют без подсказок.
refusal-round-no-post = Публиковать нечего: сообщения нужны там, где все стреляют одновременно в одном общем море.
refusal-round-unknown = { $closed ->
    [0] Раунда { $number } ещё нет: пока не закрыт ни один раунд.
    [one] Раунда { $number } ещё нет: пока закрыт { $closed } раунд.
    [few] Раунда { $number } ещё нет: пока закрыто { $closed } раунда.
   *[many] Раунда { $number } ещё нет: пока закрыто { $closed } раундов.
}
refusal-placement-draft-changed = Этот флот изменён на другом вашем экране.
refusal-layout-too-many = У вас уже { $most } расстановок. Сначала удалите одну.
refusal-layout-no-room = Ваши расстановки заняли всё отведённое место ({ $most } байт). Сначала удалите одну.
refusal-layout-unknown = Расстановки с таким именем у вас нет.
refusal-table-unsound-hosting = 
    { $why ->
        [zone] Такого часового пояса нет.
        [rounds] Места ведущего и сроки бывают только в игре по раундам.
        [host] Ведущий, который отдаёт приказы за других, сам не играет.
        [fleet] В таком флоте нет ни одного корабля, или игра не знает одного из классов.
       *[name] Каждому месту, за которое приказы отдаёт ведущий, нужно имя, и одинаковых имён быть не может.
    }

# Что показывает чат по ссылке.
preview-site = Морской бой
preview-about = Морской бой по любым правилам: с друзьями, незнакомцами или компьютером, в браузере и без регистрации.
preview-free-seat = свободное место
preview-match =
    { $phase ->
        [open] { $game }. Есть свободное место.
        [placing] { $game }. Расставляют корабли.
        [playing] { $game }. Смотрите игру.
       *[over] { $game }. Игра окончена: посмотрите, как это было.
    }

refusal-signup-unknown = Такой записи на игру нет. Проверьте ссылку.
refusal-signup-too-many = Открытых записей на игру уже { $most }. Сначала начните или отмените одну из них.

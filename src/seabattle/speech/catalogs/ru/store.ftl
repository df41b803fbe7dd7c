# Почему хранилище партий не годится и что говорится о копиях.

trouble-store-bad-address = { $address } — не адрес базы данных. Укажите путь, sqlite:///путь или postgresql://узел/имя.
trouble-store-bad-bus = { $address } — не адрес шины. Укажите nats://узел:4222.
trouble-store-no-folder = Папку { $place } нельзя создать: { $reason }.
trouble-store-no-file = { $place } нельзя открыть: { $reason }.
trouble-store-no-database = { $place } — не база данных SQLite, или она повреждена. Укажите другой файл или восстановите копию.
trouble-store-not-ours = { $place } — база данных другой программы. Укажите другой файл.
trouble-store-newer = { $place } записан более новой программой: таблицы там издания { $found }, а эта программа знает { $known }. Установите новую программу.
trouble-store-not-migrated = Таблиц в { $place } нет, или они устарели. Выполните один раз «seabattle migrate --database АДРЕС» и запустите снова.
trouble-store-network = { $place } лежит на сетевой файловой системе ({ $kind }), где SQLite может потерять ходы. Выберите папку на диске этой машины или PostgreSQL.
trouble-store-unsafe = { $place } может потерять ходы при отключении питания: { $setting } имеет значение { $found }, а нужно { $needed }.
trouble-store-unreachable = { $place } нельзя использовать: { $reason }.
trouble-store-extra-missing = Для PostgreSQL и NATS нужны ещё пакеты. Выполните: pip install "seabattle[{ $extra }]"
trouble-store-damaged = Файл { $place } повреждён: { $reason }.
trouble-store-no-key = В базе данных есть партии или посетители, но нет ключа, которым подписаны их сеансы. Восстановите копию, в которой он есть. Или выполните «seabattle admin new-key --why ПРИЧИНА»: тогда все посетители вернутся незнакомцами; токены и розданные ссылки останутся действительны.
trouble-store-not-empty = В { $place } уже есть { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }. Копию восстанавливают в пустую базу: укажите другую.
trouble-store-file-exists = { $place } уже есть. Укажите файл, которого нет.
trouble-store-in-use = { $place } занят другой программой: процесс { $pid } на { $host }, с { $since }. Сначала остановите её или укажите другую базу данных.
trouble-store-in-use-by-somebody = { $place } занят другой программой. Сначала остановите её или укажите другую базу данных.
trouble-store-gone = { $place } был удалён или заменён во время работы сервера, поэтому сервер остановился. Всё, что было подтверждено до этого, лежало в том файле: верните его на место или восстановите последнюю копию и запустите сервер снова.
trouble-store-bad-frame = кадр { $frame } не тот, что был записан
trouble-row-changed = строка таблицы { $table } не та, что была записана

trouble-page-at = игра { $match }, страница { $seq }
trouble-page-missing = { trouble-page-at }: её нет
trouble-page-no-page = { trouble-page-at }: это вообще не страница
trouble-page-changed = { trouble-page-at }: это не та страница, что была записана
trouble-page-unreadable = { trouble-page-at }: её не прочитать, { $reason }
trouble-page-too-new = { trouble-page-at }: её записала более новая версия программы (версия страниц { $version }; эта читает до { $reads })
trouble-page-card-missing = { trouble-page-at }: нет её карточки
trouble-page-card-behind = { trouble-page-at }: её карточка о ней не знает
trouble-page-card-differs = { trouble-page-at }: её карточка знает другую страницу с этим номером
trouble-page-card-changed = { trouble-page-at }: её карточку изменили

store-backed-up = { $file }: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[other] { $matches } партий
    }, { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[other] { $pages } страниц
    }, все печати проверены.
store-restored = { $place }: { $matches ->
        [one] восстановлена { $matches } партия
        [few] восстановлены { $matches } партии
       *[other] восстановлено { $matches } партий
    }, { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
       *[other] { $pages } страниц
    }, все печати проверены. Если с этой базой работает сервер, перезапустите его.
store-waiting = Жду до { $seconds } с, пока { $place } ответит: пока молчит.
store-migrated = Таблицы в { $place } обновлены.

trouble-admin-bad-address = { $address } — не сетевой адрес. Напишите, например, 203.0.113.9 или 2001:db8::/32.
trouble-admin-failed = База данных не ответила: { $reason }.
trouble-admin-whom = Укажите либо адрес, либо --visitor.
trouble-admin-no-days = Укажите, через сколько дней: --finished-after или --unfinished-after.
admin-done = Готово: { $subject }
admin-nothing = Ничего не сделано: { $subject } нет, или это уже сделано.
admin-retention =
    { $deleted ->
        [1] Удалено: { $count }.
       *[0] Найдено: { $count }. Чтобы удалить, добавьте --delete.
    }
admin-progress = Просмотрено партий: { $count }.
admin-vacuuming = Навожу порядок в { $place }. Это может занять время.
admin-vacuumed = { $place }: было байт { $before }, стало { $after }.

## Being told of my turn

channels = Сообщать, когда мой ход
channels-about = Для партий, которые идут днями. Адреса не показываются никому и удаляются вместе с вами.
channel-mail = Электронная почта
channel-webhook = Вебхук
channel-unconfirmed = ещё не подтверждено
channel-add = Добавить
channel-remove = Удалить
channel-removed = Удалено.
channel-mail-about = Сначала придёт ссылка; пока вы её не откроете, ничего другого не будет. Не больше одного письма на ход и двадцати в день.
channel-mail-sent = Отправлено. Откройте ссылку из письма.
channel-hook-open = Для программ: вебхук
channel-hook-address = Адрес, который вызывается при каждом ходе
channel-hook-made = Добавлено. Секрет показывается только один раз.
channel-hook-secret = Секрет подписей
mail-confirm = Это ваш адрес?
mail-confirm-about = Туда будут сообщать, когда ваш ход.
mail-confirm-press = Да, сообщайте туда
mail-confirm-done = Готово. Вам сообщат, когда будет ваш ход.
mail-stop = Больше не писать?
mail-stop-about = На этот адрес больше ничего не придёт.
mail-stop-press = Прекратить письма
mail-stop-done = Готово. Писем больше не будет.

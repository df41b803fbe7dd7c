# Как зовут игроков-компьютеров; сила – это число.

computer-admiral = Адмирал
computer-admiral-level = Адмирал { $level }
computer-surveyor = Картограф
computer-hunter = Охотник
computer-scatter = Канонир
computer-daily-sea = Море дня
# Несколько одинаковых за одним столом.
computer-one-of = { $name } (№ { $number })
# В каком роде говорят о каждом: masculine, feminine или unknown.
computer-admiral-gender = masculine
computer-surveyor-gender = masculine
computer-hunter-gender = masculine
computer-scatter-gender = masculine
computer-daily-sea-gender = unknown

# Слова о том, кто есть кто за столом: имени из них не выйдет.
no-name-reader = вы, ты, я
no-name-computer = компьютер, бот, комп
# Компьютерный игрок, о котором больше ничего не известно, как в старых записях.
computer-unranked = Компьютерный игрок

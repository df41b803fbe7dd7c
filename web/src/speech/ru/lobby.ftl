## Waiting for somebody, and who is here

waiting = Ждём, пока кто-нибудь сядет за стол.
waiting-about = Флот можно расставить уже сейчас.
waiting-computer = Пока сыграть с компьютером
waiting-stop = Больше не ждать
waiting-met = К вам за стол кто-то сел!
waiting-go = К столу
presence-here = здесь
presence-away = только что был здесь
presence-gone = ушёл
invite-group = Пригласить компанию
invite-group-about = Отправьте всем одну эту ссылку. Кто её откроет, может сесть, пока есть свободное место.

## What my games need

my-turn = Ваш ход
my-turn-left = Ваш ход, осталось { $left }
game-won = Вы победили
game-won-by = Победил { $name }
game-drawn = Никто не победил
their-turn = Ждём остальных

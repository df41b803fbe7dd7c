## Waiting for somebody, and who is here

waiting = Si aspetta che qualcuno si sieda.
waiting-about = Intanto puoi già disporre la flotta.
waiting-computer = Intanto gioca contro il computer
waiting-stop = Smetti di aspettare
waiting-met = Qualcuno si è seduto al tuo tavolo!
waiting-go = Al tavolo
presence-here = è qui
presence-away = era qui poco fa
presence-gone = è andato via
invite-group = Invita il gruppo
invite-group-about = Manda a tutti quest'unico link. Chi lo apre può sedersi finché c'è un posto libero.

## What my games need

my-turn = Tocca a te
my-turn-left = Tocca a te, ancora { $left }
game-won = Hai vinto
game-won-by = Ha vinto { $name }
game-drawn = Non ha vinto nessuno
their-turn = Si aspettano gli altri

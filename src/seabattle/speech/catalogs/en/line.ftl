# Games at this machine: why one cannot be played on, and what is said line by line.

trouble-game-none = No game is waiting here. "seabattle play" begins one.
trouble-game-unknown = There is no game { $match } here. "seabattle resume --list" shows those that can be played on.
trouble-game-open-elsewhere = The game { $match } is open in another terminal. Close it there, or play it there.
trouble-game-damaged = Page { $page } of the game { $match } in { $place } is damaged, so the game cannot be played on. Other games are not affected.
trouble-game-bot-gone = In the game { $match } the computer plays as { $bot }, and that player is not here any more. Put it back, then go on.
trouble-game-busy = { $place } cannot be used just now: { $reason }. Another program may be using it; try again in a moment.

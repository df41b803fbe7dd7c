# Le partite su questo computer: perché non si può riprendere, e che cosa si dice riga per riga.

trouble-game-none = Qui nessuna partita è in sospeso. «seabattle play» ne comincia una.
trouble-game-unknown = Qui non c'è nessuna partita { $match }. «seabattle resume --list» mostra quelle che si possono riprendere.
trouble-game-open-elsewhere = La partita { $match } è aperta in un altro terminale. Chiudila lì, oppure giocala lì.
trouble-game-damaged = La pagina { $page } della partita { $match } in { $place } è danneggiata, perciò la partita non si può riprendere. Le altre partite sono intatte.
trouble-game-bot-gone = Nella partita { $match } il computer gioca come { $bot }, e questo giocatore non c'è più. Rimettilo al suo posto, poi riprendi.
trouble-game-busy = { $place } per ora non si può usare: { $reason }. Forse lo sta usando un altro programma; riprova fra un momento.

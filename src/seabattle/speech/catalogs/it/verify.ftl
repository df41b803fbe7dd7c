# Se il file di una partita è ciò che è stato giocato.

verify-sound = Controllato: la partita segue le sue regole, e ciò per cui ci si era impegnati non è stato cambiato.
verify-rules = { $entries ->
        [one] 1 voce è stata rigiocata secondo le regole: è permessa, e ciò che ne è venuto è vero.
       *[other] { $entries } voci sono state rigiocate secondo le regole: tutte sono permesse, e ciò che ne è venuto è vero.
    }
verify-running = La partita non era finita.
verify-before = Questo verbale è senza impegni: non mostra che campi e sorteggi non siano stati cambiati.
verify-fields = { $fields ->
        [one] Il seme e 1 campo sono quelli per cui ci si era impegnati.
       *[other] Il seme e { $fields } campi sono quelli per cui ci si era impegnati.
    }
verify-lots = { $lots ->
        [one] 1 sorteggio è stato fatto con il seme.
       *[other] { $lots } sorteggi sono stati fatti con il seme.
    }
verify-moves-same = { $moves ->
        [one] 1 mossa del computer è stata pensata di nuovo ed è uscita uguale: non aveva bisogno di guardare il tuo campo.
       *[other] { $moves } mosse del computer sono state pensate di nuovo e sono uscite uguali: non aveva bisogno di guardare il tuo campo.
    }
verify-moves-slow = { $moves ->
        [one] 1 mossa del computer non è stata pensata di nuovo, perché ci vuole un po'; --moves lo fa.
       *[other] { $moves } mosse del computer non sono state pensate di nuovo, perché ci vuole un po'; --moves lo fa.
    }
verify-moves-other-release = { $moves ->
        [one] 1 mossa del computer non si può controllare: è di una versione diversa da { $release }.
       *[other] { $moves } mosse del computer non si possono controllare: sono di una versione diversa da { $release }.
    }
verify-moves-foreign = { $moves ->
        [one] 1 mossa non si può controllare: è di un programma altrui.
       *[other] { $moves } mosse non si possono controllare: sono di un programma altrui.
    }
verify-shown = È la partita che il tavolo aveva sigillato prima del primo colpo.
verify-compare = Confronta con ciò che il tavolo ha mostrato prima del primo colpo: { $digest }
verify-signed = Ogni riga, compreso ogni colpo, è come l'ha firmata chi possiede questa chiave: { $key }
verify-compare-key = Confronta la chiave con quelle che il server pubblica in /api/record-keys.
verify-unsigned = Non mostrato: che i colpi siano quelli sparati. Il verbale non è firmato da un server.
verify-thinking = Ripenso
trouble-verify-key = { $key } non è una chiave: indica tutte le sue 64 cifre, come le pubblica il server.
trouble-verify-digest = { $digest } non è un sigillo: indica da 8 a 64 delle sue cifre, come le ha mostrate il tavolo.
verify-sealed = Controllato: questa è una partita sigillata, e tutto segue da ciò che i giocatori hanno firmato.
verify-sealed-fields = { $fields ->
        [one] È provato che 1 campo sigillato è schierato secondo le regole.
       *[other] È provato che { $fields } campi sigillati sono schierati secondo le regole.
    }
verify-sealed-messages = { $messages ->
        [one] 1 messaggio sta nella catena, firmato dal suo posto.
       *[other] { $messages } messaggi si seguono in una catena, ognuno firmato dal suo posto.
    }
verify-sealed-answers = { $answers ->
        [one] 1 attacco ha avuto risposta, e ogni risposta è provata.
       *[other] { $answers } attacchi hanno avuto risposta, e ogni risposta è provata.
    }
verify-sealed-not-proved = Non provato: l'orologio, un accordo per smettere, che nulla sia stato trattenuto, e di chi siano le chiavi.

# At the table: one line while the game is played, and what was found after it.
verify-seal = Sigillato: { $seal }…
verify-changed = Il controllo ha trovato che qualcosa è stato cambiato.

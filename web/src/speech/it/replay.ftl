# Dopo la partita: chi ha vinto, tutti i campi scoperti, la moviola, un'altra partita.

after-won-you = Hai vinto!
after-won = Ha vinto { $name }.
after-lost = Hai perso; ha vinto { $name }.
after-nobody = Non ha vinto nessuno.

after-why =
    { $why ->
        [sunk] Nessun'altra flotta è a galla.
        [declared] Con una dichiarazione di vittoria esatta.
        [resigned] { $who ->
            [you] Ti sei arreso.
            [other] { $name } si è arreso.
           *[many] Tutti gli altri sono fuori dal gioco.
        }
        [time] Per il tempo.
        [dropped] { $who ->
            [you] Sei stato tolto dalla partita.
            [other] { $name } è stato tolto dalla partita.
           *[many] Tutti gli altri sono fuori dal gioco.
        }
        [lot] Le ultime flotte sono affondate insieme e ha deciso la moneta.
        [drawn] Le ultime flotte sono affondate insieme.
        [agreed] I giocatori si sono accordati per smettere.
        [violated] È provato che l'avversario ha violato le regole.
       *[other] La partita è finita.
    }
after-field-of = Campo di { $name }
after-field-yours = Il tuo campo
after-sea = Il mare con tutte le flotte
after-whose = Di chi è la flotta
after-everybody = Tutte le flotte
after-rematch = Un'altra partita
after-rematch-asked = Vorresti un'altra partita. Si aspettano gli altri.
after-rematch-wanted =
    { $count ->
        [one] { $names } vorrebbe un'altra partita.
       *[other] Vorrebbero un'altra partita: { $names }.
    }
after-rematch-open = Alla prossima partita
after-previous = La partita precedente
after-record = Scarica il verbale
after-check = Controlla tu questa partita
after-picture = Condividi l'immagine
after-picture-download = Salva l'immagine
after-picture-alt = La posizione finale come immagine
after-link = Copia il link a questa mossa
after-copied = Il link è copiato.
after-copy-failed = Copia non riuscita. Il link è: { $link }
after-shared = Condiviso.
after-share-title = { $title }: la posizione finale
after-new = Gioca a qualcos'altro

replay-title = Moviola
replay-of = { $title }: { $names }
replay-move = Mossa { $number } di { $all }
replay-slider = Mossa
replay-start = All'inizio
replay-back = Una mossa indietro
replay-play = Fai scorrere
replay-pause = Ferma
replay-forward = Una mossa avanti
replay-end = Alla fine
replay-keys = Tasti: ← e → per una mossa, Inizio e Fine per la prima e l'ultima, Spazio per far scorrere.
replay-nothing = Non è ancora successo nulla.
replay-none = Di questa partita non c'è nulla da mostrare.
replay-moves = Tutte le mosse
replay-live = La partita è ancora in corso.
replay-behind =
    { $count ->
        [one] { $count } nuova mossa. Vai all'ultima
       *[other] { $count } nuove mosse. Vai all'ultima
    }
replay-secret = Finché si gioca si vede solo ciò che uno spettatore può sapere.
replay-to-match = Alla partita
replay-speed = Andatura
replay-speed-slow = tranquilla
replay-speed-usual = normale
replay-speed-quick = svelta

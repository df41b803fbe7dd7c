# La tavola delle probabilità: dove sparare in una partita giocata altrove.

odds-title = Tavola delle probabilità
odds-about = Giochi su carta o su un altro sito? Disegna ciò che sai del mare nemico: si contano tutte le flotte possibili e si mostra il colpo migliore. Il server non conserva nulla.
odds-game = Gioco
odds-players = Giocatori
odds-own-rules = Regole tue
odds-load-rules = Carica regole (TOML)
odds-link = Copia il link
odds-clear = Svuota
odds-copied = Link copiato: chi lo apre vede questo disegno.
odds-copy-failed = Questo browser non permette alla pagina di copiare. Il link è { $link }
odds-draw = Un clic disegna
odds-sign =
    { $sign ->
        [turn] il segno seguente
        [o] acqua
        [x] colpito
        [sunk] affondato
        [seen] visto dal radar
       *[nothing] niente
    }
odds-chart = Il mare nemico
odds-keys = Con la tastiera: le frecce spostano, Invio disegna il segno seguente, o, x e s disegnano acqua, colpito e affondato, Canc cancella.
odds-found = Che cosa dice il disegno
odds-best = Spara in { $cell }: c’è una nave con probabilità { $chance }.
odds-nothing = Non resta nulla da colpire.
odds-fleets =
    { $method ->
        [exact] Flotte compatibili con questo disegno, contate tutte: { $count }.
        [shared] Le flotte di tutti gli altri giocatori sono state estratte insieme, quindi non segnare le tue navi; quasi nessuna probabilità sbaglia di più di { $error }.
       *[sampled] Flotte compatibili con questo disegno: circa { $count }; le probabilità sono stimate per sorteggio, e quasi nessuna sbaglia di più di { $error }.
    }
odds-moving = In questo gioco le navi possono muoversi; qui si suppone che siano ferme da quando hai disegnato.
odds-cell = Casella
odds-chance = Probabilità
odds-wait = Il mare è in arrivo…

# Una partita giocata su carta, disegnata e trascritta per essere giudicata.

paper-title = Giudica una partita su carta
paper-about = Avete giocato su carta a quadretti e non siete d’accordo su chi ha vinto? Disegnate i due campi, elencate i colpi con le risposte date, e avrete il verdetto delle regole SB11–SB14 con i motivi. Tutto resta in questo browser; il server lo vede solo quando chiedete il verdetto.
paper-load = Carica un file
paper-save = Salva come file
paper-clear = Foglio vuoto
paper-not-kept = Questo browser non conserva nulla: salva il file prima di lasciare la pagina.
paper-replace = Sostituire questo foglio?
paper-replace-sure = Ciò che è disegnato ed elencato qui andrà perso. Se vuoi tenerlo, salvalo prima come file.
paper-replace-yes = Sostituisci
paper-game-sure = Un altro gioco ha un altro foglio: ciò che è disegnato ed elencato qui andrà perso.

paper-game = Gioco
paper-player = Giocatore { $number }
paper-letters = Lettere delle colonne
paper-letters-usual = come nel gioco
paper-letters-latin = latine
paper-letters-cyrillic = cirilliche
paper-first = Chi doveva cominciare
paper-first-open = non era deciso
paper-winner = Chi ha vinto, se i colpi non lo dicono
paper-winner-open = lo dicono i colpi

paper-fields = I campi
paper-fields-how = Tocca una casella, o premi Invio, per disegnare un pezzo di nave o toglierlo. I pezzi che si toccano per un lato formano una nave.
paper-of = Campo di { $name }
paper-field = Campo di { $name }
paper-field_at_end = Campo di { $name } alla fine
paper-chart = Appunti di { $name } sul mare avversario
paper-add-field_at_end = Il campo alla fine
paper-add-chart = Appunti sul mare avversario
paper-remove-sheet = Togli
paper-refuses = { $name } non mostra il campo
paper-claims = { $name } ha notato una violazione durante la partita
paper-deck = nave
paper-water = acqua
paper-nothing = nessun appunto

paper-shots = I colpi
paper-shots-how = Nell’ordine in cui sono stati sparati. Scegli una casella, poi la risposta data.
paper-shooter = Chi spara
paper-weapon = Azione speciale
paper-weapon-none = un colpo semplice
paper-sea-of = Mare di { $name }, secondo le risposte
paper-cell = Casella
paper-disputed = I due non sono d’accordo su questa risposta
paper-disputed-of = { $name } in { $cell }: i due non sono d’accordo su questa risposta
paper-answer = Risposta
paper-answer-to = Risposta a { $name } in { $cell }
paper-said =
    { $said ->
        [miss] Acqua
        [hit] Colpito
        [sunk] Affondato
        [empty] Vuoto
       *[ship] Nave
    }
paper-shot-added =
    { $said ->
        [miss] { $name }, { $cell }: acqua.
        [hit] { $name }, { $cell }: colpito.
        [sunk] { $name }, { $cell }: affondato.
        [empty] { $name }, { $cell }: vuoto.
       *[ship] { $name }, { $cell }: nave.
    }
paper-shots-listed =
    { $count ->
        [0] Ancora nessun colpo
        [one] { $count } colpo
       *[other] { $count } colpi
    }
paper-remove-shot = Togli il colpo di { $name } in { $cell }
paper-insert-shot = Inserisci un colpo prima di quello di { $name } in { $cell }
paper-inserts = Il prossimo colpo va prima del numero { $number }.
paper-insert-end = Alla fine, invece

paper-verdict = Il verdetto
paper-judge = Giudica
paper-stale = Il foglio è cambiato da allora: chiedi di nuovo il verdetto.
paper-line = Riga { $line }:
paper-file = Il file, con le sue righe
paper-file-about = Le righe nominate dal verdetto. Da riga di comando lo stesso dice

# Iscriversi a una partita sul forum.
signup-title = Iscrizioni a una partita sul forum
signup-by = Conduce { $name }
signup-you = La tua risposta
signup-phase-open = Le iscrizioni sono aperte. Giochi?
signup-phase-confirming = L'elenco è chiuso. Chi gioca deve confermare.
signup-phase-starting = La partita sta per cominciare.
signup-phase-started = La partita è cominciata.
signup-phase-cancelled = La partita è annullata.
signup-closes = L'elenco si chiude: { $when }.
signup-hours =
    { $hours ->
        [one] Poi chi gioca ha { $hours } ora per confermare; chi non lo fa è escluso, e subentra la prima riserva.
       *[other] Poi chi gioca ha { $hours } ore per confermare; chi non lo fa è escluso, e subentra la prima riserva.
    }
signup-mine-in = { $name }: giochi.
signup-mine-out = { $name }: non giochi.
signup-mine-substitute = { $name }: fai da riserva.
signup-mine-spectator = { $name }: guardi.
signup-you-dropped = La conferma non è arrivata in tempo.
signup-confirm-until = Conferma entro { $when }, o gioca la prima riserva.
signup-confirm = Sì, gioco
signup-confirmed-you = Hai confermato.
signup-seat = Vai al tuo posto
signup-watch = Guarda la partita
signup-name = Il tuo nome nell'elenco
signup-answer = Risposta
signup-answer-in = Gioco
signup-answer-out = Non gioco
signup-answer-substitute = Riserva
signup-answer-spectator = Guardo
signup-said-in = Giochi.
signup-said-out = Non giochi.
signup-said-substitute = Fai da riserva.
signup-said-spectator = Guardi.
signup-list = L'elenco
signup-size = { $places } posti per persone. Griglia al momento: { $side } × { $side }.
signup-bots =
    { $count ->
        [one] Gioca anche { $count } giocatore del computer.
       *[other] Giocano anche { $count } giocatori del computer.
    }
signup-group-in = Giocano ({ $count })
signup-group-out = Non giocano ({ $count })
signup-group-substitute = Riserve ({ $count })
signup-group-spectator = Guardano ({ $count })
signup-nobody = Ancora nessuno
signup-written = scrive al conduttore
signup-dropped = senza conferma in tempo
signup-confirmed = confermato
signup-unsure = conferma entro { $when }
signup-confirm-name = { $name }: conferma arrivata
signup-strike-name = Togli { $name } dall'elenco
signup-done = Fatto.
signup-desk = Al banco del conduttore
signup-link = Link per tutti
signup-enter = Chi ti scrive soltanto
signup-enter-do = Aggiungi
signup-entered = { $name } è nell'elenco.
signup-remind = Senza conferma: { $names }
signup-remind-copy = Copia i nomi
signup-close =
    { $hours ->
        [one] Chiudi l'elenco: { $hours } ora per confermare
       *[other] Chiudi l'elenco: { $hours } ore per confermare
    }
signup-start = Comincia la partita
signup-started = La partita è cominciata.
signup-start-sure = Senza conferma: { $names }. Cominciare senza? Subentrano le riserve che hanno confermato.
signup-start-without = Comincia senza
signup-cancel = Annulla la partita
signup-cancel-sure = Annullare la partita? Lo vedono tutti, e non si torna indietro.
signup-host-no-seat = Dai gli ordini di chi scrive soltanto, quindi non giochi.
signup-rules = Le regole del gioco

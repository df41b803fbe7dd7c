# Il messaggio di un turno per un forum (FO8). I nomi arrivano già senza marcature pericolose.

post-heading = { $title }: turno { $number }
post-opening = { $title }

post-peg = colpo a segno

post-hits =
    { $count ->
        [0] Nessun nuovo colpo a segno.
        [one] Nuovo colpo a segno: { $cells }.
       *[other] Nuovi colpi a segno: { $cells }.
    }
# $ship, $name e $cells sono none quando le regole non li dicono.
post-sunk =
    { $name ->
        [none] { post-sunk-ship }{ post-sunk-cells }
       *[other] { post-sunk-ship } di { $name }{ post-sunk-cells }
    }
post-sunk-ship =
    { $ship ->
        [none] Affondata: una nave
       *[other] Nave affondata: { $ship }
    }
post-sunk-cells =
    { $cells ->
        [none] .
       *[other] {" "}({ $cells }).
    }
post-out = { $name } non ha più navi ed è fuori dal gioco.
post-left-resigned = { $name } si arrende.
post-left-time = Il tempo di { $name } è scaduto.
post-left-dropped = { $name } ha saltato troppi turni ed è fuori dal gioco.
post-tie = Le ultime flotte sono affondate insieme: { $names }. Decide il lancio della moneta.
post-lots-awaited = La moneta è in aria.
post-won = Vince { $name }!
post-won-lot = La moneta premia { $name }, che vince!
post-drawn = Non vince nessuno: le ultime flotte sono affondate insieme.
post-agreed = Non vince nessuno: i giocatori si sono accordati di fermarsi.

post-placing = Mancano ancora le flotte di: { $names }.
post-next-round = È aperto il turno { $number }.
post-awaited =
    { $count ->
        [0] Hanno sparato tutti.
       *[other] Devono ancora sparare: { $names }.
    }
post-deadline = Scadenza: { $when }
post-standings = Navi a galla: { $list }.
post-ended = Non vince nessuno: il conduttore ha chiuso la partita.
post-written = Il conduttore dà gli ordini di { $names }, e non ha un posto suo.
post-page = Tutti possono guardare qui: { $address }
post-how-fleet = Chi gioca per messaggio manda al conduttore la flotta in questa forma: { $example }; …
post-how = Chi gioca per messaggio scrive al conduttore una volta per turno: { $example }
post-record = La partita intera, con ogni ordine e i sali delle impronte: { $record } Chiunque può controllarla qui: { $check }
post-hashes = Impronte con sale di tutti i campi. Il verbale le apre alla fine, e chiunque può confrontarle.

# Il messaggio delle iscrizioni.
signup-heading = { $title }: iscrizioni
signup-host = Conduce { $name }.
signup-nobody = Ancora nessun iscritto.
signup-in = Giocano ({ $count }): { $names }.
signup-substitutes = Riserve: { $names }.
signup-spectators = Guardano: { $names }.
signup-dropped = Senza conferma in tempo: { $names }.
signup-cancelled = La partita è annullata.
signup-unsure = Devono ancora confermare entro { $when }: { $names }. Chi non conferma è escluso, e subentra la prima riserva.
signup-grid = Griglia al momento: { $side } × { $side }.
signup-grid-settled = L'elenco è definitivo. Griglia: { $side } × { $side }.
signup-rounds =
    { $days ->
        [one] I turni si chiudono ogni giorno alle { $hour } ({ $zone }).
       *[other] I turni si chiudono ogni { $days } giorni alle { $hour } ({ $zone }).
    }
signup-closes = Le iscrizioni si chiudono: { $when }.
signup-page = Giochi, non giochi, fai da riserva o guardi? Rispondi qui, o scrivi al conduttore: { $address }
signup-bots = Giocatori del computer ({ $count }): { $names }.
signup-fleet = La flotta di ognuno: { $ships }.
signup-missed-not-fired = Un ordine che manca non spara.
signup-missed-random = Un ordine che manca spara a caso.
signup-drop =
    { $count ->
        [one] Chi salta un turno è escluso.
       *[other] Chi salta { $count } turni di fila è escluso.
    }
signup-rules = Le regole: { $address }
signup-hours =
    { $hours ->
        [one] A elenco chiuso chi gioca ha { $hours } ora per confermare; chi non lo fa è escluso, e subentra la prima riserva.
       *[other] A elenco chiuso chi gioca ha { $hours } ore per confermare; chi non lo fa è escluso, e subentra la prima riserva.
    }

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
post-hashes = Impronte con sale di tutti i campi. Il verbale le apre alla fine, e chiunque può confrontarle.

# Le righe del diario. $you è yes quando la riga parla di chi la legge.

log-shot =
    { $you ->
        [yes] Spari in { $cell }: { $answer }.
       *[no] { $name } spara in { $cell }: { $answer }.
    }
log-salvo =
    { $answers ->
        [none] { log-fires }; non si annuncia nulla.
       *[other] { log-fires }: { $answers }
    }
log-fires =
    { $you ->
        [yes] Spari
       *[no] { $name } spara
    }
log-weapon =
    { $answers ->
        [none] { log-user }, { $weapon }: non si annuncia nulla.
       *[other] { log-user }, { $weapon }: { $answers }
    }
log-user =
    { $you ->
        [yes] Tu
       *[no] { $name }
    }

# $ship e $cells sono none quando non si dicono; $owner è you, other o unsaid.
log-ship-sunk =
    { $owner ->
        [you] Una tua nave è affondata{ log-ship-told }
        [other] { $name } perde una nave{ log-ship-told }
       *[unsaid] Nave affondata{ log-ship-told }
    }
log-ship-hit =
    { $owner ->
        [you] Una tua nave è colpita{ log-ship-told }
        [other] Colpita una nave di { $name }{ log-ship-told }
       *[unsaid] Nave colpita{ log-ship-told }
    }
log-ship-told =
    { $ship ->
        [none] { log-cells-told }
       *[other] : { $ship }{ log-cells-told }
    }
log-cells-told =
    { $cells ->
        [none] .
       *[other] {" "}({ $cells }).
    }
log-own-struck = La tua flotta è colpita: { $cells }.

log-round = Turno { $number }.
log-no-hits = Nessun nuovo colpo a segno.
log-hits =
    { $count ->
        [one] Nuovo colpo a segno: { $cells }.
       *[other] Nuovi colpi a segno: { $cells }.
    }
log-misses = Colpi a vuoto: { $cells }.
log-no-order = Nessun ordine da: { $names }.

log-fleet-ready =
    { $you ->
        [yes] La tua flotta è schierata.
       *[no] { $name } ha schierato la flotta.
    }
log-ship-moved =
    { $you ->
        [yes] Muovi una nave: { $ship }, ora in { $cells }.
       *[no] { $name } muove una nave: { $ship }, ora in { $cells }.
    }
log-order-shots = Il tuo ordine: fuoco su { $cells }.
log-order-weapon = Il tuo ordine: { $weapon }, { $target }.
log-order-ready =
    { $you ->
        [yes] Il tuo ordine è dato.
       *[no] { $name } ha dato l'ordine.
    }
aim-cell = { $label }
aim-row = riga { $label }
aim-column = colonna { $label }
aim-left = riga { $label } da sinistra
aim-right = riga { $label } da destra
aim-top = colonna { $label } dall'alto
aim-bottom = colonna { $label } dal basso

log-rounds-began = Si comincia. Ognuno dà il proprio ordine.
log-play-began =
    { $you ->
        [yes] Si comincia. Il primo turno è tuo.
       *[no] Si comincia. Il primo turno è di { $name }.
    }
log-turn-passed =
    { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $name }.
    }
log-turn-attack = { log-turn-passed }
log-turn-again =
    { $you ->
        [yes] Spari ancora.
       *[no] { $name } spara ancora.
    }
log-turn-second =
    { $you ->
        [yes] Puoi sparare un secondo colpo, se la tua flotta è abbastanza integra.
       *[no] { $name } può sparare un secondo colpo.
    }
log-turn-spent =
    { $you ->
        [yes] Hai perso l'attacco; puoi ancora muovere una nave.
       *[no] { $name } ha perso l'attacco di questo turno.
    }
log-declared-right =
    { $you ->
        [yes] Dichiari la vittoria, e hai ragione.
       *[no] { $name } dichiara la vittoria, e ha ragione.
    }
log-declared-wrong =
    { $you ->
        [yes] Dichiari la vittoria, ma ci sono ancora navi a galla.
       *[no] { $name } dichiara la vittoria, ma ci sono ancora navi a galla.
    }

log-seat-out =
    { $you ->
        [yes] La tua ultima nave è affondata. Sei fuori dal gioco.
       *[no] { $name } ha perso l'ultima nave ed è fuori dal gioco.
    }
log-left-resigned =
    { $you ->
        [yes] Ti arrendi.
       *[no] { $name } si arrende.
    }
log-left-time =
    { $you ->
        [yes] Il tuo tempo è scaduto.
       *[no] Il tempo di { $name } è scaduto.
    }
log-left-dropped =
    { $you ->
        [yes] Il conduttore ti esclude: hai saltato troppi turni.
       *[no] Il conduttore esclude { $name }: ha saltato troppi turni.
    }
log-tie = Le ultime flotte sono affondate insieme: { $names }. Decide il sorteggio.
log-drawn = La partita è patta: le ultime flotte sono affondate insieme.
log-agreed = La partita è finita: i giocatori si sono accordati di fermarsi.
log-won-sunk =
    { $you ->
        [yes] Hai vinto: nessun'altra flotta è a galla.
       *[no] Vince { $name }: nessun'altra flotta è a galla.
    }
log-won-violated =
    { $you ->
        [yes] Hai vinto: è provato che l'avversario ha violato le regole.
       *[no] { $name } vince: è provato che l'avversario ha violato le regole.
    }
log-won-declared =
    { $you ->
        [yes] Hai vinto: la dichiarazione era giusta.
       *[no] Vince { $name }: la dichiarazione era giusta.
    }
log-won-resigned =
    { $you ->
        [yes] { $seats ->
            [2] Hai vinto.
           *[other] Hai vinto: tutti gli altri sono fuori.
        }
       *[no] { $seats ->
            [2] Vince { $name }.
           *[other] Vince { $name }: tutti gli altri sono fuori.
        }
    }
log-won-time =
    { $you ->
        [yes] Hai vinto per il tempo.
       *[no] Vince { $name } per il tempo.
    }
log-won-dropped = { log-won-resigned }
log-won-lot =
    { $you ->
        [yes] Hai vinto per sorteggio.
       *[no] Vince { $name } per sorteggio.
    }

# Molte risposte in poche parole; $cells sono nominate, il resto è contato.
summary-sunk = affondato: { $cells }
summary-hit =
    { $count ->
        [one] 1 colpo a segno: { $cells }
       *[other] { $count } colpi a segno: { $cells }
    }
summary-miss =
    { $count ->
        [one] 1 in acqua
       *[other] { $count } in acqua
    }
summary-ship =
    { $count ->
        [one] 1 casella con nave: { $cells }
       *[other] { $count } caselle con nave: { $cells }
    }
summary-empty =
    { $count ->
        [one] 1 vuota
       *[other] { $count } vuote
    }

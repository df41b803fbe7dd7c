# La partita a turni simultanei: un mare pubblico, ordini segreti, un conduttore che chiude i turni.

rounds-heading = Turno { $number }
rounds-sea = Mare pubblico, { $rows } per { $cols }
rounds-own-sea = Il tuo mare
rounds-foreign-sea = Il mare avversario

rounds-now-order =
    { $shots ->
        [one] Scegli una casella per il tuo colpo segreto.
       *[other] Scegli { $shots } caselle per la tua salva segreta.
    }
rounds-now-ordered = Il tuo ordine è stato dato. Puoi cambiarlo finché il turno non si chiude.
rounds-now-turn =
    { $shots ->
        [one] Tocca a te: scegli una casella.
       *[other] Tocca a te: scegli { $shots } caselle.
    }
rounds-now-wait = Tocca a { $name }.
rounds-now-out = Non hai più navi. Puoi guardare come va a finire.
rounds-now-watch = Stai guardando. Si vede solo ciò che è pubblico.
rounds-now-tie = Le ultime flotte sono affondate insieme: decide una moneta.
rounds-now-lots = Tutte le flotte sono pronte.

rounds-yours = Il tuo ordine
rounds-chosen = Scelto: { $cells }
rounds-none-chosen = Nessuna casella scelta.
rounds-still =
    { $count ->
        [one] Ancora { $count } casella da scegliere.
       *[other] Ancora { $count } caselle da scegliere.
    }
rounds-send = Dai l'ordine
rounds-change = Cambia l'ordine
rounds-fire = Fuoco
rounds-kept = Ordine per questo turno: { $order }
rounds-typed = Casella, per esempio { $example }
rounds-typed-add = Scegli
rounds-weapon = Che cosa usare
rounds-weapon-shot = Colpo
rounds-weapon-left = { $weapon }: { $count }
rounds-line = Quale linea
rounds-line-row = Riga { $label }
rounds-line-column = Colonna { $label }
rounds-as-row = La sua riga
rounds-as-column = La sua colonna
rounds-lane = Quale corsia
rounds-lane-left = Riga { $label } da sinistra
rounds-lane-right = Riga { $label } da destra
rounds-lane-top = Colonna { $label } dall'alto
rounds-lane-bottom = Colonna { $label } dal basso
rounds-as-left = La sua riga, da sinistra
rounds-as-right = La sua riga, da destra
rounds-as-top = La sua colonna, dall'alto
rounds-as-bottom = La sua colonna, dal basso
rounds-order-weapon = { $weapon }: { $target }
rounds-resign = Abbandona
rounds-resign-sure = Abbandonare la partita con tutte le navi?
rounds-cancel = Continua a giocare
rounds-rules = Regole in vigore
rounds-stop = Proponi di smettere
rounds-stop-sure = Se tutti sono d'accordo, la partita finisce senza vincitori.
rounds-stop-offered =
    { $count ->
        [one] { $names } propone di smettere. La partita finisce se tutti sono d'accordo.
       *[other] Propongono di smettere: { $names }. La partita finisce se tutti sono d'accordo.
    }
rounds-stop-agree = D'accordo
rounds-stop-refuse = Si continua
rounds-stop-waiting = Hai proposto di smettere.
rounds-sent = Il tuo ordine è stato dato: { $order }.

rounds-declare = Dichiara vittoria
rounds-end-turn = Passa il turno
rounds-move = Prima muovi una nave
rounds-move-none = nessuna mossa
rounds-move-do = Muovi

rounds-roster = Giocatori
rounds-progress = Hanno sparato { $done } su { $all }
rounds-progress-placing = Flotte pronte: { $done } su { $all }
rounds-seat-you = tu
rounds-seat-free = Il posto { $number } è libero
rounds-standing-free = libero
rounds-standing-placing = sta schierando
rounds-standing-awaited = deve ancora sparare
rounds-standing-turn = di turno
rounds-standing-ready = a posto
rounds-standing-out = fuori gioco
rounds-standing-gone = ha lasciato
rounds-standing-winner = ha vinto
rounds-standing-in = in gioco
rounds-computer = computer
rounds-bot = bot
rounds-ships-afloat =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
rounds-missed =
    { $count ->
        [one] { $count } turno saltato
       *[other] { $count } turni saltati di fila
    }

rounds-deadline = Si chiude tra
rounds-deadline-over = Si chiude ora
rounds-no-deadline = Nessuna scadenza: il turno si chiude quando tutti hanno sparato o quando lo chiude il conduttore.
rounds-late = Manca meno di un minuto per dare il tuo ordine.

rounds-losses = Navi affondate finora
rounds-losses-none = Finora nessuna nave è affondata.
rounds-loss = { $ship } di { $name }
rounds-loss-unnamed = una nave
rounds-loss-of = una nave di { $name }
rounds-loss-yours = una tua nave: { $ship }

rounds-history = Turno per turno
rounds-history-none = Non è ancora successo nulla.
rounds-history-before = Prima del primo turno
rounds-history-open = Turno { $number }, ancora aperto
rounds-legend = Segni
rounds-legend-own = la tua nave
rounds-legend-hit = colpo a segno, pubblico
rounds-legend-order = il tuo ordine
rounds-host-page = Banco del conduttore
rounds-leaf = Sfoglia indietro

rounds-coin = Lancio della moneta
rounds-coin-between = Tra { $names }
rounds-coin-falls = La moneta dà la vittoria a { $name }.
rounds-coin-air = La moneta è in aria.
rounds-by-host = tramite il conduttore
rounds-host-writes = Il conduttore dà gli ordini di { $names }, e non ha un posto suo.
rounds-closes-at = Si chiude il { $local } ({ $utc })

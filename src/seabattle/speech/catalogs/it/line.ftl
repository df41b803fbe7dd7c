# Le partite su questo computer: perché non si può riprendere, e che cosa si dice riga per riga.

trouble-game-none = Qui nessuna partita è in sospeso. «seabattle play» ne comincia una.
trouble-game-unknown = Qui non c'è nessuna partita { $match }. «seabattle resume --list» mostra quelle che si possono riprendere.
trouble-game-open-elsewhere = La partita { $match } è aperta in un altro terminale. Chiudila lì, oppure giocala lì.
trouble-game-damaged = La pagina { $page } della partita { $match } in { $place } è danneggiata, perciò la partita non si può riprendere. Le altre partite sono intatte.
trouble-game-too-new = La partita { $match } in { $place } è stata continuata da una versione più recente del programma (versione { $version } delle pagine; questa legge fino alla { $reads }). Per riprenderla, si aggiorni questo programma. Le altre partite sono intatte.
trouble-game-bot-gone = Nella partita { $match } il computer gioca come { $bot }, e questo giocatore non c'è più. Rimettilo al suo posto, poi riprendi.
trouble-game-busy = { $place } per ora non si può usare: { $reason }. Forse lo sta usando un altro programma; riprova fra un momento.

# I mari a parole.

line-run = da { $first } a { $last }
line-ship = { $ship }, { $cells }
line-ship-hit = { $ship }, { $cells }, colpi ricevuti: { $hits }
line-ship-sunk = { $ship }, { $cells }, in fondo al mare
line-no-ships = Non hai navi in mare.
line-misses-here = { $count ->
        [one] Un colpo a vuoto nel tuo mare: { $cells }.
       *[other] Colpi a vuoto nel tuo mare: { $cells }.
    }
line-sunk = Affondato: { $cells }.
line-hits = Colpito: { $cells }.
line-misses = Acqua: { $cells }.
line-radar-ships = Navi viste dal radar: { $cells }.
line-radar-empty = Vuoto per il radar: { $cells }.
line-old = Da allora può essere cambiato: { $cells }.
line-nothing-known = Di quel mare non si sa ancora nulla.
line-fleet-of = La flotta di { $name }: { $ships }.

# Altre parole che si possono scrivere.

order-hint = consiglio
order-odds = probabilità
order-ships = navi
order-chart = carta
order-stop = basta
order-continue = continua
order-claim = assente
order-close = chiudi
order-dismiss = congeda
order-random = caso
order-turn = gira
order-save = salva
order-load = carica

# Che cosa si chiede e si dice riga per riga.

line-place-fleet = La tua flotta potrebbe stare così:
line-place-ship = { $number }: { $ship }
line-ask-place = Invio accetta questa flotta, «caso» ne estrae un'altra, «mano» dispone le navi a mano, «aiuto» dice che altro si può:
line-place-take = Invio: accetta questa flotta
line-place-random = «caso»: estrai un'altra flotta
line-place-hand = «mano»: disponi una nave dopo l'altra
line-place-adjust = un numero e delle caselle: metti lì quella nave, per esempio «{ $example }»
line-place-turn = «gira» e un numero: gira quella nave
line-place-save = «salva» e un nome: conserva questa flotta
line-place-load = «carica» e un nome: prendi una flotta conservata; «carica» da solo le elenca
line-place-see = «regole», «tabelle», «diario», «abbandono», «esci»
line-place-saved = La flotta è conservata con il nome { $name }.
line-place-full = Non si possono conservare altre flotte.
line-place-name = Di' anche un nome, per esempio «salva { $example }».
line-place-kept = Flotte conservate: { $names }.
line-place-none = Per queste regole non c'è nessuna flotta conservata.
line-place-unknown = Non c'è nessuna flotta con il nome { $name }.
line-place-no-ship = Non c'è nessuna nave { $number }: sono numerate da 1 a { $count }.
line-hint-fire = { $count ->
        [one] Il computer sparerebbe in { $cells }.
       *[other] Il computer sparerebbe qui: { $cells }.
    }
line-hint-weapon = Il computer userebbe questo: { $weapon }, { $target }.
line-hint-move = Il computer muoverebbe una nave: { $ship }, { $cells }.
line-hint-declare = Il computer dichiarerebbe la vittoria.
line-hint-pass = Il computer passerebbe.
line-hint-other = Nemmeno il computer sa di meglio.
line-odds = Le probabilità migliori: { $cells }.
line-odds-cell = { $cell } { $chance } %
line-no-odds = In questo gioco le probabilità non si possono dire casella per casella.
line-can-look = «navi», «carta», «tabelle», «diario», «regole»: quello che sai, a parole o disegnato
line-can-hint = «consiglio» o «probabilità»: che cosa farebbe il computer
line-can-stop = «basta»: proponi di smettere, o accetta la proposta
line-can-continue = «continua»: rifiuta la proposta
line-can-claim = «assente»: di' che l'altro giocatore se n'è andato
line-can-close = «chiudi»: chiudi il turno di tutti
line-can-dismiss = «congeda» e un numero: manda via quel giocatore
line-can-quit = «esci»: lascia il tavolo; la partita è conservata
line-dismiss-who = Di' chi, con il numero: { $players }.
line-dismiss-one = { $number } { $name }
line-clear = { $name }, premi Invio per liberare lo schermo. Poi gioca { $next }:
line-pass = Passa la tastiera. Ora gioca { $name }.
line-ready = { $name }, premi Invio quando nessun altro guarda:
line-waiting = Si aspetta: { $names }.
line-dead = La connessione è caduta. Si riprova.
line-back = La connessione è tornata.
trouble-server-lost = Il server { $url } non risponde più: { $reason }. Il tuo posto è conservato; torna con { $command }
line-kept = La partita è conservata. «seabattle resume» la riprende.
line-seat-kept = Il tuo posto è conservato. Torna con { $command }
line-resumed = Riprendi { $title }. «diario» racconta tutto dall'inizio, «aiuto» dice che cosa puoi fare, «esci» lascia di nuovo il tavolo.
line-watching = Guardi { $title }. «diario» racconta tutto dall'inizio, «carta» quello che si sa, «esci» lascia il tavolo.
line-invite = { $count ->
        [one] Manda questo link a chi deve giocare con te:
       *[other] Manda questi link a chi deve giocare con te, uno ciascuno:
    }
line-invite-here = Solo questo computer può aprire il link. Per giocare con un dispositivo sulla stessa rete Wi-Fi, avvia il server con { $command } e manda un nuovo invito.
line-name-online = Gli altri ti vedono come { $name }.
trouble-people-many = In { $people } non si può giocare: i posti sono { $seats }.
trouble-sealed-offline = Un tavolo sigillato si apparecchia su un server: aggiungi `--server URL`.
trouble-people-online = Su un server ognuno siede al proprio schermo: togli --people.
trouble-link-no-server = Per --match bisogna sapere dove: aggiungi --server, oppure dai il link intero.
trouble-link-bad = { $link } non è né il nome di una partita né un link a una partita.
line-list = { $match }  { $title }: { $names }. Giocata l'ultima volta { $when }.
line-list-more = «seabattle resume NOME» ne riprende una, «seabattle resume» la prima.
trouble-game-ambiguous = Più partite cominciano con { $match }. Scrivi un pezzo più lungo del nome.
line-save-later = { $file } non è ancora scritto: lo sarà a partita finita. Continua con «{ $command }».

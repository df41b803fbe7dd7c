# Il controllo del verbale di una partita nel browser.

check-title = Controlla tu la partita
check-about = Il verbale di una partita si controlla qui, nel tuo browser, con un arbitro scritto a parte dal programma. Il file non viene inviato da nessuna parte.
check-choose = Scegli un verbale
check-drop = Oppure trascina il file su questa pagina, compresso o no.
check-busy = Controllo in corso …
check-failed = Il controllo si è interrotto: questo browser non ci è riuscito.
check-else = Altrove
check-else-command = Lo stesso dice un secondo arbitro da riga di comando, senza questa pagina e senza il programma:
check-game = { $title }: { $names }
check-back = Alla partita
check-digest = SHA-256 del verbale:

check-sound = Controllato: la partita segue le sue regole.
check-sound-unfinished = Controllato: la partita segue le sue regole. Non era finita.
check-wrong = In questo verbale c’è qualcosa che non va.
check-checked = Che cosa è stato controllato
check-checked-before = Che cosa era in regola fino a lì

check-counted =
    { $what ->
        [lines] { $count ->
            [one] { $count } riga, con la somma di controllo che le spetta.
           *[other] { $count } righe, ognuna con la somma di controllo che le spetta: nessuna è andata persa o si è rovinata per strada.
        }
        [fleet-placed] { $count ->
            [one] { $count } flotta, disposta come vogliono le regole.
           *[other] { $count } flotte, ognuna disposta come vogliono le regole.
        }
        [salvo-landed] { $count ->
            [one] { $count } attacco, al suo turno e con la risposta giusta.
           *[other] { $count } attacchi, ognuno al suo turno e con la risposta giusta; azioni speciali solo quante ne sono permesse.
        }
        [round-closed] { $count ->
            [one] { $count } turno comune, risolto correttamente.
           *[other] { $count } turni comuni, ognuno risolto correttamente.
        }
        [ship-moved] { $count ->
            [one] { $count } spostamento di una nave, nei limiti.
           *[other] { $count } spostamenti di navi, ognuno nei limiti.
        }
        [key-announced] { $count ->
            [one] { $count } chiave, firmata con sé stessa.
           *[other] { $count } chiavi, ciascuna firmata con sé stessa.
        }
        [field-sealed] { $count ->
            [one] { $count } campo sigillato, di cui è provato che segue le regole.
           *[other] { $count } campi sigillati, di ciascuno è provato che segue le regole.
        }
        [message-chained] { $count ->
            [one] { $count } messaggio, firmato da chi lo ha mandato.
           *[other] { $count } messaggi in una sola catena, ciascuno firmato da chi lo ha mandato.
        }
        [lot-opened] { $count ->
            [one] { $count } numero per il sorteggio, quello annunciato.
           *[other] { $count } numeri per il sorteggio, ciascuno quello annunciato.
        }
        [attack-answered] { $count ->
            [one] { $count } attacco, al suo turno e con risposte provate.
           *[other] { $count } attacchi, ciascuno al suo turno e ogni risposta provata.
        }
        [radar-swept] { $count ->
            [one] { $count } sguardo con il radar, con la risposta giusta.
           *[other] { $count } sguardi con il radar, ognuno con la risposta giusta.
        }
       *[turn-passed] { $count ->
            [one] { $count } cambio di turno, dove lo vogliono le regole.
           *[other] { $count } cambi di turno, ognuno dove lo vogliono le regole.
        }
    }
check-rules = Le regole sono quelle indicate dall’hash, e questo arbitro le conosce tutte.
check-lots = I sorteggi sono stati fatti dove le regole li chiedono, e fra i giocatori giusti.
check-answers = Ogni risposta segue dalle flotte così come stanno nel verbale.
check-unfinished = La partita non era finita: nessuno ha vinto.

check-winner =
    { $why ->
        [sunk] Ha vinto { $name }: nessun’altra flotta è a galla. Lo dicono i colpi.
        [declared] Ha vinto { $name } con una dichiarazione giusta. Lo dicono i colpi.
        [resigned] Ha vinto { $name }: gli altri si sono arresi.
        [time] Ha vinto { $name }: il tempo degli altri era scaduto, secondo l’orologio del server, che non sta nel verbale.
        [dropped] Ha vinto { $name }: gli altri sono stati tolti dalla partita.
        [violated] { $name } ha vinto: l’altro ha firmato qualcosa di falso.
       *[lot] Ha vinto { $name }: le ultime flotte sono affondate insieme, e ha deciso la sorte.
    }
check-nobody =
    { $why ->
        [agreed] Nessuno ha vinto: i giocatori hanno deciso di smettere.
       *[drawn] Nessuno ha vinto: le ultime flotte sono affondate insieme. Lo dicono i colpi.
    }

check-line = Riga { $line }:
check-line-of = Riga { $line }, { $name }:
check-fault-not-a-record = Questo non è il verbale di una partita.
check-fault-not-sealable = Con queste regole una partita non può essere sigillata: nessuno può averla giocata.
check-fault-too-big = Il file è più grande di quanto possa essere un verbale (64 MiB).
check-fault-damaged = Il file compresso è danneggiato.
check-fault-cut-off = Manca l’ultima riga: il file è stato troncato.
check-fault-edited = La somma di controllo non torna: questa riga è stata cambiata.
check-fault-unreadable = Questa riga non si può leggere.
check-fault-count = L’ultima riga annuncia un numero di voci diverso dalle { $there } presenti.
check-fault-number = Questa dovrebbe essere la voce { $number }.
check-fault-version = Questa versione del formato qui non è conosciuta.
check-fault-header = Mancano le regole o i nomi dei giocatori.
check-fault-names = I nomi sono { $there }, i posti un altro numero.
check-fault-hash = Le regole non sono quelle indicate dall’hash.
check-fault-signature = La firma non corrisponde: il verbale è stato cambiato dopo che il server l’aveva firmato.
check-fault-rules = Con queste regole nessuno può giocare, o questo arbitro non ne conosce una.
check-fault-illegal = le regole non lo permettono. { $why }
check-fault-false =
    { $event ->
        [none] manca che cosa ne è seguito.
        [number] secondo il verbale ne sono seguite { $told } cose, mentre erano { $due }.
        [salvo-landed] la risposta ai colpi è falsa.
        [radar-swept] ciò che avrebbe visto il radar è falso.
        [round-closed] le risposte del turno sono false.
        [fleet-placed] è scritta un’altra flotta da quella disposta.
        [play-began] chi comincia è falso.
        [turn-passed] il turno non doveva passare, o passa a qualcun altro.
        [turn-held] il turno continua dove non dovrebbe, o diversamente da come dovrebbe.
        [game-ended] la fine della partita è falsa.
       *[other] ciò che è scritto non segue dal comando.
    }

check-illegal-over = La partita era finita.
check-illegal-no-command = Questo comando non esiste.
check-illegal-no-seat = Questo posto non esiste.
check-illegal-seat-out = Questo giocatore era fuori dalla partita.
check-illegal-not-now = In quel momento nessuno poteva agire.
check-illegal-not-your-turn = Era il turno di qualcun altro.
check-illegal-no-placing = In quel momento non si doveva disporre nessuna flotta.
check-illegal-no-fleet = La flotta non c’è.
check-illegal-no-cell = Una casella manca, o non è una casella.
check-illegal-ship-count = «{ $ship }»: { $there }, mentre la flotta ne ha { $count }.
check-illegal-no-class = La flotta non ha navi di questa classe.
check-illegal-ship-off-grid = «{ $ship }» sta fuori dalla griglia.
check-illegal-ship-shape = «{ $ship }» non ha la forma della sua classe.
check-illegal-ships-overlap = «{ $one }» e «{ $other }» si sovrappongono.
check-illegal-ships-by-side = «{ $one }» e «{ $other }» si toccano per un lato.
check-illegal-ships-by-corner = «{ $one }» e «{ $other }» si toccano per un angolo.
check-illegal-aim = «{ $weapon }» non si può puntare così.
check-illegal-aim-off-grid = La mira è fuori dalla griglia.
check-illegal-attack-lost = L’attacco di questo turno era perso.
check-illegal-no-second-shot = La flotta era troppo danneggiata per un secondo colpo.
check-illegal-shot-off-grid = Il colpo cade fuori dalla griglia.
check-illegal-cell-known = Una casella è nominata due volte, o la risposta era già nota.
check-illegal-shot-count = I colpi sono { $there }, mentre il turno ne aveva { $wanted }.
check-illegal-no-weapon = Questa azione speciale non esiste.
check-illegal-no-weapon-now = In quel momento «{ $weapon }» non si poteva usare.
check-illegal-weapon-used-up = «{ $weapon }» era esaurita.
check-illegal-weapon-later = «{ $weapon }» arriva solo in un turno successivo.
check-illegal-ships-stand = In questo gioco le navi stanno ferme.
check-illegal-no-move-now = In quel momento nessuna nave poteva muoversi.
check-illegal-no-ship = Questa nave non esiste.
check-illegal-ship-damaged = «{ $ship }» era danneggiata e non poteva muoversi.
check-illegal-ship-reach = «{ $ship }» non può arrivare lì con una mossa.
check-illegal-no-declaring = In questo gioco la vittoria non si dichiara.
check-illegal-declare-late = La vittoria si dichiara prima di attaccare.
check-illegal-turn-unused = Il turno andava usato.
check-illegal-no-round = Non c’era nessun turno da chiudere.
check-illegal-drawn-shots = I colpi si sorteggiano per chi non ha dato ordini, e per nessun altro.
check-illegal-no-lots = Non si doveva sorteggiare, o non per questo giocatore.
check-illegal-only-lots = In quel momento poteva decidere solo la sorte.
check-illegal-no-drop = Il giocatore non aveva saltato abbastanza turni per essere tolto.
check-illegal-no-bytes = Mancano dei byte, o non sono scritti come si deve.
check-illegal-no-message = Questo non è un messaggio di una partita sigillata.
check-illegal-other-match = Il messaggio è di un’altra partita o di un altro giocatore.
check-illegal-proof-place = La prova di un campo manca, o non è quella che il messaggio nomina.
check-illegal-chain = Il messaggio appartiene a un altro punto della catena.
check-illegal-not-signed = Il messaggio non è firmato con la chiave del suo giocatore.
check-illegal-said-once = Una chiave si annuncia una volta sola.
check-illegal-no-question = Nessun colpo aspettava questa risposta.
check-illegal-clock = Nessuno aspettava questo giocatore: il suo orologio non correva.

check-fault-evidence = Gli impegni non sono completi: manca un’impronta, un sale, il seme o un giocatore.
check-fault-commitment = Il seme, un sale, un campo o l’impronta complessiva non è quello per cui ci si era impegnati prima del primo colpo.
check-fault-lot = Questo sorteggio non è stato fatto con il seme per cui ci si era impegnati.
check-committed =
    { $count ->
        [one] Il seme e { $count } campo sono quelli per cui ci si era impegnati prima del primo colpo.
       *[other] Il seme e { $count } campi sono quelli per cui ci si era impegnati prima del primo colpo.
    }
check-drawn =
    { $count ->
        [one] { $count } sorteggio, fatto con il seme: nessuno poteva sceglierlo.
       *[other] { $count } sorteggi, ciascuno fatto con il seme: nessuno poteva sceglierli.
    }
check-bots = Le mosse del computer qui non si ripetono; lo fa «seabattle verify».
check-before = Il verbale è senza impegni: non mostra che nessun campo e nessun sorteggio sia stato cambiato.
check-limits = Che cosa questo non mostra
check-signed = Ogni riga, compreso ogni colpo, è come l’ha firmata questo server.
check-signed-elsewhere = Ogni riga, compreso ogni colpo, è come l’ha firmata chi possiede una chiave che questo server non pubblica. Confrontala con quelle in /api/record-keys del server dove si è giocato: { $key }
check-unsigned = Non è mostrato che i colpi siano quelli sparati: nessun server ha firmato il verbale.
check-compare = Ciò che il tavolo ha mostrato prima del primo colpo deve cominciare così:

# After a game, on its own page (SB11–SB13).
after-checking = Controllo la partita …
after-checked = Controllato: la partita è quella per cui il server si era impegnato e che ha firmato.
after-checked-unsigned = Controllato: campi e sorteggi sono quelli per cui ci si era impegnati. Che i colpi siano quelli sparati non è mostrato.
after-checked-how = Come è stato controllato
after-checked-fields = Ora tutti i campi sono scoperti. Le loro impronte erano state mostrate prima del primo colpo, come quella del seme per tutti i sorteggi: ciò che è stato giocato corrisponde.
after-checked-here = Il controllo è avvenuto in questo browser, con un arbitro scritto a parte dal programma.
after-checked-noted = Questa pagina aveva annotato il sigillo quando la partita è cominciata, ed è ancora lo stesso: { $seal }.
after-checked-not-noted = Questa pagina non c’era quando la partita è cominciata, perciò non può confrontare il sigillo con quello mostrato allora. Adesso è { $seal }.
after-checked-before = Controllato: la partita segue le sue regole. Il suo verbale è senza impegni, perciò non mostra che campi e sorteggi non siano stati cambiati.
after-check-wrong = Il controllo ha trovato che qualcosa è stato cambiato.
after-check-other-seal = Il sigillo non è quello mostrato prima del primo colpo: { $noted } allora, { $seal } adesso.
after-check-later = Questa partita non si è potuta controllare adesso.

# Partite ai tavoli sigillati.
check-sealed-answers = Ogni risposta è stata confrontata con il campo sigillato ed è provata. Nel verbale non c’è nessun campo.
check-not-proved = Non è provato: l’orologio del server, un accordo per smettere, che nessun messaggio sia stato trattenuto, e di chi sono le chiavi.
check-breach =
    { $breach ->
        [placing] { $name } ha firmato un campo di cui è provato che non è regolare, e per questo ha perso.
        [lot] { $name } ha firmato per il sorteggio un numero diverso da quello annunciato, e per questo ha perso.
        [answer] { $name } ha firmato la risposta «{ $said }» per la riga { $row }, colonna { $col }: è provato che è falsa, e per questo ha perso.
       *[answer-count] { $name } ha firmato troppe o troppo poche risposte, e per questo ha perso.
    }
check-said =
    { $said ->
        [miss] acqua
        [hit] colpito
        [sunk] affondato
        [empty] vuoto
       *[ship] nave
    }
after-checked-sealed = Controllato: ogni risposta è provata.

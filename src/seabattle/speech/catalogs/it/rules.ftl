# Le pagine delle regole: una frase per ogni scelta che un file di regole può fare.

rules-book = Regole

rules-heading-sea = Giocatori e mare
rules-heading-fleet = Flotta
rules-heading-placing = Disposizione delle navi
rules-heading-beginning = Chi comincia
rules-heading-turn = Il turno
rules-heading-rounds = Turni simultanei
rules-heading-answers = Risposte
rules-heading-arsenal = Colpi speciali
rules-heading-manoeuvre = Muovere le navi
rules-heading-victory = Vittoria
rules-heading-leaving = Lasciare il gioco
rules-heading-secrecy = Che cosa nessuno viene a sapere
rules-heading-conduct = Sulla carta

rules-players-exactly =
    { $count ->
        [2] Si gioca in due.
       *[other] Si gioca in { $count }.
    }
rules-players-here =
    { $count ->
        [2] A questo tavolo si gioca in due.
       *[other] A questo tavolo si gioca in { $count }.
    }
rules-players-between = Possono giocare da { $least } a { $most } persone.

rules-grid-own = Ogni giocatore ha una griglia di { $rows } righe e { $columns } colonne per la propria flotta e una seconda, vuota e delle stesse dimensioni, per il mare avversario.
rules-grid-shared = Tutte le flotte stanno su un'unica griglia pubblica di { $rows } righe e { $columns } colonne.
rules-grid-by-seats = Tutte le flotte stanno su un'unica griglia pubblica quadrata. Il lato è 10·√(n/2) per n giocatori, arrotondato per eccesso, se il conduttore non fissa un'altra misura.
rules-grid-examples = Per esempio: { $examples }.
rules-grid-example = { $side } in { $count }
rules-marks-own = Sulla griglia del mare avversario un colpo a segno si segna con una croce e uno mancato con un punto; sulla propria griglia si segnano anche i colpi dell'avversario.
rules-marks-shared = Un colpo a segno si segna in rosso sulla griglia pubblica; ognuno annota i propri colpi mancati su una griglia sua.

rules-labels = Le colonne si chiamano { $columns } da sinistra a destra, le righe { $rows } dall'alto in basso. La casella in alto a sinistra è { $example }.
rules-labels-choice = Un tavolo può accordarsi prima per chiamare le colonne in altro modo: { $choices }.
rules-labels-latin = lettere latine ({ $span })
rules-labels-cyrillic = lettere cirilliche senza Ё e Й ({ $span })
rules-labels-cyrillic-yo = lettere cirilliche con Ё ({ $span })
rules-labels-word = la parola { $word }
rules-labels-reading = Le lettere si leggono maiuscole o minuscole. Una lettera di un altro alfabeto che è soltanto simile viene rifiutata, mai indovinata.

rules-fleet-total =
    { $ships ->
        [one] Ogni giocatore ha { $ships } nave, { $cells } caselle in tutto.
       *[other] Ogni giocatore ha { $ships } navi, { $cells } caselle in tutto.
    }
rules-fleet-ships =
    { $ships ->
        [one] Ogni giocatore ha { $ships } nave.
       *[other] Ogni giocatore ha { $ships } navi.
    }
rules-called-classes = Al tavolo le navi si chiamano per tipo.
rules-called-decks = Al tavolo le navi si chiamano per numero di caselle.
rules-called-pipes = Al tavolo le navi si chiamano per numero di fumaioli.
rules-shapes-straight = Le navi sono diritte e stanno in orizzontale o in verticale.
rules-shape-line = { $ship }: diritta, in orizzontale o in verticale.
rules-shape-turned-mirrored = { $ship }: una delle forme disegnate qui, ruotata e specchiata a piacere.
rules-shape-turned = { $ship }: una delle forme disegnate qui, ruotata a piacere ma non specchiata.
rules-shape-mirrored = { $ship }: una delle forme disegnate qui, anche specchiata ma non ruotata.
rules-shape-fixed = { $ship }: esattamente come disegnata qui, né ruotata né specchiata.
rules-fleet-number = numero
rules-fleet-ship = nave
rules-fleet-decks = per caselle
rules-fleet-pipes = per fumaioli
rules-fleet-cells = caselle

rules-placing-private = Ognuno dispone di nascosto tutta la flotta prima che il gioco cominci.
rules-touching-never = Due navi di una flotta non si toccano mai, né per un lato né per un angolo.
rules-touching-corners = Due navi di una flotta possono toccarsi per un angolo, ma non per un lato.
rules-touching-freely = Due navi di una flotta possono toccarsi, sia per i lati sia per gli angoli.
rules-overlap-own = Due navi non occupano mai la stessa casella.
rules-overlap-shared = Due navi della stessa flotta non occupano mai la stessa casella, ma navi di giocatori diversi possono stare sulle stesse caselle.
rules-placing-refused = Una flotta che viola una regola viene rifiutata, e si dice quale nave viola quale regola.

rules-begins-all-in = Il gioco comincia quando tutte le flotte sono schierate.
rules-begins-lot = Il primo turno si assegna per sorteggio.
rules-begins-first = Il primo turno è di chi si è seduto per primo.
rules-begins-second = Il primo turno è di chi si è seduto per secondo.
rules-begins-together = Nessuno comincia: si spara tutti nello stesso momento.

rules-order-alternate = I giocatori si alternano.
rules-order-together = Si gioca a turni simultanei, in cui tutti agiscono nello stesso momento.
rules-shots-number =
    { $rounds ->
        [yes] { $count ->
            [1] In ogni turno ciascun giocatore spara un colpo.
           *[other] In ogni turno ciascun giocatore spara { $count } colpi.
        }
       *[no] { $count ->
            [1] In un turno si spara un colpo, dichiarando una casella.
           *[other] In un turno si sparano { $count } colpi, ognuno su una casella diversa.
        }
    }
rules-shots-afloat =
    { $rounds ->
        [yes] In ogni turno ciascun giocatore spara tanti colpi quante sono le sue navi a galla.
       *[no] In un turno si sparano tanti colpi quante sono le proprie navi a galla.
    }
rules-answers-each = A ogni colpo si risponde subito, prima che si dichiari il successivo.
rules-answers-together = Si dichiarano tutti i colpi del turno prima che si risponda anche a uno solo.
rules-again-never = Poi { rules-whose-next }, qualunque sia la risposta.
rules-whose-next =
    { $next ->
        [other] tocca all'altro giocatore
       *[next] tocca al giocatore seguente
    }
rules-again-hit = Chi colpisce spara ancora; dopo un colpo mancato { rules-whose-next }.
rules-again-sunk = Chi affonda una nave spara ancora; dopo un colpo mancato o un semplice «colpito» { rules-whose-next }.
rules-second-shot =
    { $above ->
        [0] Dopo un colpo a segno, chi ha almeno una nave intatta può sparare subito una seconda volta. Comunque vada, il turno è poi finito; se il primo colpo è mancato, finisce subito.
        [1] Dopo un colpo a segno, chi ha più di una nave intatta può sparare subito una seconda volta. Comunque vada, il turno è poi finito; se il primo colpo è mancato, finisce subito.
       *[other] Dopo un colpo a segno, chi ha più di { $above } navi intatte può sparare subito una seconda volta. Comunque vada, il turno è poi finito; se il primo colpo è mancato, finisce subito.
    }
rules-repeat-refused = Un colpo su una casella di cui si conosce già la risposta viene rifiutato, senza altre conseguenze.
rules-repeat-allowed = Si può sparare di nuovo sulla stessa casella, perché le navi si muovono.

rules-rounds-secret = Chi è ancora in gioco dà in segreto un ordine, e può cambiarlo finché il turno non si chiude.
rules-rounds-close = Il turno si chiude quando sono arrivati tutti gli ordini, oppure quando lo chiude il conduttore o la scadenza.
rules-rounds-together = Tutti gli ordini si eseguono nello stesso momento. Più colpi su una casella valgono come un solo colpo a segno.
rules-missed-not-fired = Chi non ha dato un ordine in questo turno non spara.
rules-missed-random = Per chi non ha dato un ordine spara il caso.
rules-drop-never = Nessuno viene escluso per aver saltato dei turni.
rules-drop-after =
    { $count ->
        [one] Il conduttore può escludere un giocatore che ha saltato { $count } turno.
       *[other] Il conduttore può escludere un giocatore che ha saltato { $count } turni di fila.
    }

rules-fire-strikes-all = Un colpo centra tutte le navi sulla sua casella, anche quelle di chi spara.
rules-fire-spares-own = Un colpo centra tutte le navi sulla sua casella, tranne quelle di chi spara.
rules-hits-public = Alla fine del turno si annunciano a tutti le caselle appena colpite, senza dire chi ha sparato. Chi ha sparato sa se il proprio colpo è andato a segno; le navi affondate si annunciano a tutti.
rules-sunk-marked = Tutti segnano la nave affondata, perché se ne dicono le caselle.
rules-sinking-silent = L'affondamento non si annuncia: l'ultimo colpo su una nave suona come tutti gli altri.
rules-answer-word = risposta
rules-answer-when = quando
rules-answer-says = che cos'altro si dice
rules-answer-heard = chi la sente
rules-answer-quoted = «{ $word }»
rules-when-miss = sulla casella non c'è nessuna nave
rules-when-hit = una nave che ha ancora una casella intatta
rules-when-hit-or-sunk = una nave, affondata o no da questo colpo
rules-when-sunk = l'ultima casella intatta di una nave
rules-says-nothing = nulla
rules-says-class = il tipo della nave
rules-says-owner = di chi è la nave
rules-says-cells = tutte le sue caselle
rules-heard-everyone = tutti
rules-heard-shooter = solo chi ha sparato

rules-kind-area =
    { $radius ->
        [1] colpisce la casella indicata e quelle intorno, fino a { $cells } caselle.
       *[other] colpisce la casella indicata e tutte quelle entro un raggio di { $radius }, fino a { $cells } caselle.
    }
rules-kind-line = colpisce una riga o una colonna intera, a scelta.
rules-kind-torpedo = corre lungo una riga o una colonna, dal bordo che scegli fino al primo ponte che incontra, intero o colpito. Le caselle sul suo cammino si riferiscono a partire da quel bordo.
rules-kind-radar =
    { $radius ->
        [1] esamina la casella indicata e quelle intorno, fino a { $cells } caselle. Di ognuna si dice «{ listed-empty }» o «{ listed-ship }», e nulla viene danneggiato.
       *[other] esamina la casella indicata e tutte quelle entro un raggio di { $radius }, fino a { $cells } caselle. Di ognuna si dice «{ listed-empty }» o «{ listed-ship }», e nulla viene danneggiato.
    }
rules-weapon-count =
    { $count ->
        [1] Ogni giocatore può usarlo una volta sola.
       *[other] Ogni giocatore può usarlo { $count } volte.
    }
rules-weapon-from-start = È utilizzabile fin da subito.
rules-weapon-unlocked =
    { $rounds ->
        [yes] È utilizzabile dal turno { $turn } in poi.
       *[no] { $before ->
            [one] Si sblocca dopo { $before } turno, cioè dal turno { $turn } del giocatore in poi.
           *[other] Si sblocca dopo { $before } turni, cioè dal turno { $turn } del giocatore in poi.
        }
    }
rules-weapon-takes-turn = Prende il posto del colpo e chiude il turno.
rules-weapon-on-top = Si aggiunge al colpo e non chiude il turno.
rules-report-cells = Per ogni casella si dicono le coordinate e la risposta: { $example }, …
rules-report-columns = Un'area si riferisce colonna per colonna da sinistra, ogni colonna dall'alto.
rules-report-lines = Una riga si riferisce da sinistra, una colonna dall'alto.
rules-report-edge = Al bordo l'area è tagliata dalla griglia.
rules-report-within = Le caselle vengono colpite nell'ordine in cui si riferiscono: una nave che affonda dentro la stessa azione è affondata sull'ultima delle sue caselle.
rules-report-repeated = La casella di una nave già colpita ripete la risposta data.
rules-radar-wrecks = Anche la casella di una nave danneggiata o affondata per il radar è «{ listed-ship }».
rules-radar-heard = Al radar si risponde ad alta voce, quindi lo sentono entrambi i giocatori.
rules-radar-heard-user = Solo chi usa il radar viene a sapere che cosa trova.
rules-radar-first = In un turno il radar guarda prima che cada qualsiasi colpo.

rules-move-when = Prima di attaccare un giocatore può muovere una nave intatta, una volta per turno.
rules-move-shift = La nave può avanzare o arretrare di una casella lungo il proprio asse.
rules-move-pivot = La nave può ruotare di un quarto di giro intorno a una delle due estremità, in entrambi i versi.
rules-move-legal = La posizione finale deve essere regolare; ciò che sta in mezzo non conta.
rules-move-damaged = Una nave danneggiata non si muove mai.
rules-move-boats = Una nave da una casella non ha un asse e resta dov'è.
rules-move-secret = Nessun altro viene a sapere di una mossa.
rules-move-marks = Un vecchio colpo non colpisce la nave che arriva su quella casella. I vecchi colpi mancati possono quindi non valere più, e sono mostrati come tali.

rules-won-automatic-two = Vince chi affonda per primo tutta la flotta avversaria.
rules-won-automatic-many = Chi ha perso tutte le navi è fuori dal gioco. Vince l'ultimo giocatore con navi a galla.
rules-won-declared = Chi crede di aver affondato tutte le navi avversarie dichiara la vittoria prima di attaccare. Una dichiarazione giusta vince; l'affondamento dell'ultima nave, da solo, non chiude la partita.
rules-won-declared-falsely =
    { $moving ->
        [yes] Una dichiarazione sbagliata costa l'attacco di quel turno, ma non il diritto di muovere una nave.
       *[no] Una dichiarazione sbagliata costa l'attacco di quel turno.
    }
rules-won-unnoticed = Chi ha perso tutte le navi senza che nessuno se ne accorga continua a giocare, e può ancora vincere se dichiara per primo.
rules-tie-lot = Se le ultime flotte affondano nello stesso momento, fra loro decide il sorteggio.
rules-tie-draw = Se le ultime flotte affondano nello stesso momento, la partita è patta.

rules-resign-two = Un giocatore può arrendersi in qualsiasi momento; vince l'altro.
rules-resign-many = Un giocatore può arrendersi in qualsiasi momento e se ne va con tutte le sue navi; gli altri continuano.
rules-time = Se al tavolo si gioca con l'orologio, perde chi esaurisce il tempo.

rules-secret-places = Dove stanno le navi non ancora colpite.
rules-secret-places-radar = Dove stanno le navi né colpite né trovate dal radar.
rules-secret-hit-class = Quale nave è stata colpita, finché non affonda.
rules-secret-hit-class-ever = Quale nave è stata colpita.
rules-secret-hit-owner = Di chi è la nave colpita, finché non affonda.
rules-secret-hit-owner-ever = Di chi è la nave colpita.
rules-secret-sinking = Se un colpo ha affondato una nave.
rules-secret-sunk-class = Quale nave è affondata.
rules-secret-sunk-owner = Di chi è la nave affondata.
rules-secret-sunk-cells = Dove stava una nave affondata, al di là delle caselle colpite.
rules-secret-shooter = Chi ha sparato su quale casella.
rules-secret-misses = Dove gli altri hanno sparato a vuoto.
rules-secret-orders = Che cosa hanno ordinato gli altri, prima che il turno si chiuda.
rules-secret-moves = Se una nave si è mossa, quale e dove.
rules-shown-at-the-end = Quando la partita è finita si mostrano tutte le flotte.

rules-conduct-referee = Qui il programma risponde per entrambe le griglie, quindi nessuno può violare queste regole. Sulla carta ognuno risponde per la propria.
rules-conduct-violations = Sono violazioni una disposizione irregolare, una risposta sbagliata, una nave spostata contro le regole e un colpo fuori turno.
rules-conduct-inspect = Dopo la partita chi ha perso può esaminare la griglia di chi ha vinto. Se vi trova una violazione provata, la vittoria va a lui.
rules-conduct-both = A sua volta il primo vincitore può esaminare la griglia di chi ha perso. Se anche lì c'è una violazione, si confrontano i fogli con gli appunti dell'altro: se esattamente uno è provatamente falso perde il suo autore, altrimenti la partita non vale e hanno perso entrambi.
rules-conduct-midgame = Una violazione provata durante la partita la chiude subito: perde chi l'ha commessa, ma può chiedere di esaminare l'altra griglia.
rules-conduct-judge = `seabattle judge` legge due fogli giocati sulla carta e dà il verdetto.

# Small drawn examples, and what is to be seen on them.
rules-example-touching-never = Da sinistra a destra: separate, come si deve; per gli angoli e per i lati è vietato.
rules-example-touching-corners = Da sinistra a destra: separate e per gli angoli va bene; per i lati è vietato.
rules-example-touching-freely = Da sinistra a destra: separate, per gli angoli, per i lati; va bene in tutti e tre i modi.
rules-example-attitudes = { $ship }: i modi in cui si può disporre.
rules-example-strike = { $weapon }: colpi a segno: { $hits }, mancati: { $misses }.
rules-example-look = { $weapon }: caselle con una nave: { $hits }, caselle vuote: { $misses }.

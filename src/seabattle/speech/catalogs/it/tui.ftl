# Quello che il programma nel terminale dice attorno al gioco.

tui-title = Battaglia navale
tui-needs-room = La battaglia navale ha bisogno di { $width } colonne e { $height } righe. Allarga la finestra; la partita aspetta.
tui-yes = sì
tui-no = no
tui-search = Scrivine una parte
tui-palette = Comandi
tui-keys = Tasti
tui-signs = Segni

# Scelte della pagina iniziale. Le etichette stanno in una colonna stretta.

tui-play = Gioca
tui-rules = Regole
tui-resume = Riprendi una partita…
tui-server = Su un server…
tui-replay = Rivedi un file…
tui-choose-variant = Gioco
tui-choose-seats = Giocatori
tui-choose-against = Contro
tui-choose-level = Forza
tui-choose-people = Di cui qui
tui-choose-labels = Colonne
tui-choose-hints = Consigli
tui-choose-names = Nomi
tui-choose-lang = Lingua
tui-choose-theme = Colori
tui-against-computer = il computer
tui-against-people = persone a questa tastiera
tui-against-server = qualcuno su un server
tui-labels-usual = come al solito
tui-names-none = nessuno
tui-names-title = Come ti chiami?
tui-names-about = In più a questa tastiera: separate i nomi con una virgola.
tui-theme-night = notte
tui-theme-paper = carta
tui-theme-contrast = alto contrasto
tui-resume-none = Qui non c'è nessuna partita in sospeso.
tui-replay-file = Quale file? Un verbale come partita.jsonl

# Tasti. Stanno tutti su una riga, perciò sono brevi.

tui-label-enter = Invio
tui-label-space = Spazio
tui-key-help = Aiuto
tui-key-quit = Esci
tui-key-back = Indietro
tui-key-leave = Lascia
tui-key-choose = Scegli
tui-key-change = Cambia
tui-key-lines = Riga seguente
tui-key-scroll = Scorri
tui-key-leaf = Sfoglia
tui-key-fire = Fuoco
tui-key-pass = Passa
tui-key-mark = Nomina una casella della salva; gira un bombardamento
tui-key-arm = Arma
tui-key-agenda = Azioni
tui-key-hint = Consiglio
tui-key-swap = L'altro mare
tui-key-fleets = Flotte
tui-key-log = Diario
tui-key-save = Salva la partita in un file
tui-key-take = Eccomi
tui-place-put = Posa
tui-place-take = Riprendi in mano una nave
tui-place-turn = Gira
tui-place-mirror = Specchia
tui-place-reshape = Un'altra forma
tui-place-next = Un'altra nave
tui-place-random = A caso
tui-place-clear = Sgombra il mare
tui-place-undo = Annulla
tui-place-save = Conserva questa flotta
tui-place-load = Carica una flotta
tui-place-ready = Pronto
tui-step-back = Indietro
tui-step-on = Avanti
tui-step-first = Inizio
tui-step-last = Fine
tui-step-eyes = Con gli occhi di

# Aiuto, pagina per pagina.

tui-help-start =
    Su e giù vanno da una riga all'altra, sinistra e destra cambiano una riga, Invio fa quello che dice. Tutto funziona con la sola tastiera; il mouse è benvenuto e mai necessario.
tui-help-placing =
    Le frecce muovono la nave che hai in mano, Invio la posa. Dove non può stare, la riga in basso dice perché. Quando tutte le navi sono al loro posto, Invio comincia; la barra spaziatrice riprende in mano la nave sotto il cursore.
tui-help-playing =
    Muovi il cursore con le frecce e premi Invio per sparare, oppure scrivi una casella e Invio. Home, Fine, Pagina su e Pagina giù portano ai bordi. Per una salva nomina una casella dopo l'altra. F4 prende un'azione speciale e mostra che cosa abbraccia prima di usarla; la barra spaziatrice gira un bombardamento. F2 ha tutto il resto: muovere una nave, dichiarare la vittoria, passare, arrendersi. Le partite si conservano da sole: lascia quando vuoi e riprendi più tardi.
tui-help-handover = Adesso non si vede il mare di nessuno. Chi è nominato si siede e preme Invio.
tui-help-server = Invita amici con un link, apri un tavolo per chiunque, oppure scegli uno dei tavoli qui sotto per sederti o per guardare.
tui-help-replay = Sinistra e destra vanno di passo in passo. Tab mostra la partita con altri occhi: tutto, un giocatore dopo l'altro, uno spettatore.

# Disporre la flotta.

# $alone è yes quando nessun altro usa la tastiera.
tui-placing =
    { $alone ->
        [yes] { $title }: disponi la tua flotta
       *[no] { $title }: { $name } dispone la flotta
    }
tui-place-left = Da disporre:
tui-place-none-left = Tutte le navi sono disposte.
tui-place-forms = { $count ->
        [one] Può stare in { $count } modo: R, F, V.
       *[other] Può stare in { $count } modi: R, F, V.
    }
tui-place-here = Invio posa la nave ({ $ship }) su { $cells }.
tui-place-whole = La flotta è completa. Invio comincia; la barra spaziatrice riprende una nave.
tui-place-not-whole = Ci sono ancora navi da disporre.
tui-place-restored = Le navi che avevi messo sono tornate. Continua da qui.
tui-place-elsewhere = Questa flotta è stata cambiata su un altro tuo schermo, e ora è come lì. U riporta la tua.
tui-layout-name = Con quale nome conservare questa flotta?
tui-layout-kept = Conservata come { $name }.
tui-layout-no-room = Non c'è posto per altre flotte: { $name } non è stata conservata.
tui-layout-load = Quale flotta?
tui-layout-none = Per queste regole non è conservata nessuna flotta.

# Passare la tastiera.

tui-handover = Passa la tastiera a { $name }.

    { $name }: premi Invio quando nessun altro guarda.
tui-pass-on = Invio nasconde il mare e passa la tastiera a { $name }.

# Giocare.

tui-round = Turno { $number }
tui-round-closes = si chiude fra { $left }
# Giorni e ore che restano, in breve come su un orologio.
tui-time-days = { $days } g { $hours } h
tui-awaited = Devono ancora sparare: { $names }
tui-waiting = { $names ->
        [none] Un momento…
       *[other] In attesa di { $names }…
    }
tui-watching = Stai guardando.
tui-over = La partita è finita.
tui-over-how = F2: un'altra partita. F9: conserva il verbale. Esc: lascia.
tui-aim-shot = Invio spara su { $cell }.
# Dopo un ordine segreto che si può ancora cambiare.
tui-aim-instead = Invio lo cambia in { $cell }.
tui-aim-weapon =
    { $weapon }, { $at }: { $count ->
        [one] { $count } casella.
       *[other] { $count } caselle.
    } { $line ->
        [yes] Invio per usarlo, barra spaziatrice per girarlo.
       *[no] Invio per usarlo.
    }
tui-aim-salvo =
    { $named } di { $wanted }{ $cells ->
        [none] .
       *[other] : { $cells }.
    } { $whole ->
        [yes] Invio spara la salva.
        [here] La barra spaziatrice toglie questa casella.
       *[no] Invio nomina questa casella.
    }
tui-ask-second = Hai colpito. Invio spara un secondo colpo, F2 passa:
tui-ask-spent = Il tuo attacco è perduto. F2 muove una nave o passa:
tui-ask-pass = Non resta che passare. Invio passa:
tui-disconnected = nessun collegamento, riprovo…
tui-do-use-weapon = Usa: { $weapon }
tui-do-move-ship = Muovi una nave
tui-do-declare-victory = Dichiara la vittoria
tui-do-end-turn = Passa
tui-do-resign = Arrenditi
tui-do-offer-stop = Proponi di smettere
tui-do-refuse-stop = Continua a giocare
tui-do-claim-absence = Chiedi se gli altri ci sono ancora
tui-do-end-round = Chiudi il turno
tui-do-offer-pause = Proponi una settimana di pausa
tui-do-agree-pause = Accetta la pausa
tui-do-refuse-pause = Niente pausa
tui-do-end-pause = Finisci la pausa
tui-do-say = Di’: «{ $said }»
tui-do-show-phrases = Mostra quello che dicono gli altri
tui-do-hide-phrases = Nascondi quello che dicono gli altri
tui-do-seat-computer = Lascia i posti liberi al computer
tui-do-send-away = Manda via { $name }
tui-do-rematch = Un'altra partita
tui-move = { $ship } da { $come_from } a { $to }
tui-hint-thinking = Il computer pensa…
tui-hint-fire = Consiglio: spara su { $cells }.
tui-hint-weapon = Consiglio: { $weapon }, { $at }.
tui-hint-move = Consiglio: muovi { $move }.
tui-hint-declare = Consiglio: dichiara la vittoria.
tui-hint-pass = Consiglio: passa.
tui-odds-tenths = Le cifre sono probabilità in decimi.
tui-odds-percent = Le cifre sono probabilità in percento.
tui-rematch-asked = Un'altra partita è richiesta. In attesa degli altri…
tui-leave-sure = Lasciare il tavolo? La partita è conservata e si può riprendere più tardi.
trouble-table-lost = La partita non è più raggiungibile: { $reason }
tui-save-later = Una partita si registra quando è finita.
tui-save-name = In quale file?

# Un server.

tui-invitation = Manda questo link al tuo amico: { $link }
tui-server-address = Server
tui-server-name = Cambia il mio nome lì
tui-server-invite = Invita amici con un link
tui-server-offer = Apri un tavolo per chiunque
tui-server-link = Ho un link
tui-server-renew = Guarda di nuovo
tui-server-calling = Chiamo il server…
tui-server-no-link = Questo non è un link a un tavolo. Somiglia a http://server/join/…
tui-table-ours = Riprendi
tui-table-open = Siediti
tui-table-watch = Guarda

# Un verbale.

tui-eyes-all = si vede tutto
tui-eyes-spectator = come è stato detto a uno spettatore
tui-eyes-of = come è stato detto a { $name }

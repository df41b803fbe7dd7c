# Che cosa dice un server: a chi lo avvia e a chi gli chiede qualcosa.

serve-address = La battaglia navale si gioca su { $url }
serve-database = Le partite sono conservate in { $place }
serve-metrics = Le metriche sono su { $url }/metrics
serve-no-metrics = Le metriche non sono attive.
serve-few-files = ATTENZIONE: il sistema concede a questo processo { $limit } file aperti, e ne servono { $wanted } per le connessioni che deve reggere. Qualche giocatore potrebbe essere respinto. Alza il limite (ulimit -n, oppure LimitNOFILE nell'unità systemd).
serve-lan = Sulla stessa rete Wi-Fi apri { $url } sull'altro dispositivo, oppure inquadra questo codice:
serve-lan-others = Se lì non si apre, prova { $urls }
serve-stop = Premi Ctrl-C per fermare.
trouble-serve-one-worker = Un file SQLite può essere servito da un solo processo. Togli --workers, oppure indica un database PostgreSQL con --database.
trouble-serve-port-taken = Non si può restare in ascolto su { $host }, porta { $port }: { $reason }. Scegline un'altra con --port.
trouble-serve-no-lan = Questo computer non ha un indirizzo su una rete domestica. Collegalo al Wi-Fi o al cavo, oppure indica l'indirizzo con --host; senza --lan il server parte per questo computer soltanto.
trouble-serve-lan-here = --lan serve per altri dispositivi, e { $host } lo trova solo questo computer. Togli --host, oppure indica un indirizzo della tua rete.
trouble-serve-any-proxy = Con --proxy { $proxy } ogni visitatore potrebbe dire da quale indirizzo viene, e sfuggire così a limiti ed esclusioni. Indica l'indirizzo del tuo proxy, o la sua rete, per esempio 172.29.52.0/24.
trouble-serve-bad-proxy = «{ $proxy }» non è l'indirizzo né la rete di un proxy. Scrivi per esempio 127.0.0.1 o 10.0.0.0/8.
trouble-feature-off = «{ $feature }» qui è disattivato (SEABATTLE_WITHOUT).
trouble-feature-unknown = Non c'è nessuna funzione «{ $name }». Ci sono: { $known }.
trouble-serve-bad-site = «{ $site }» non è un nome di host. Scrivi per esempio play.example.
trouble-serve-metrics-taken = Non si possono offrire le metriche su { $host }, porta { $port }: { $reason }. Scegli un altro indirizzo con --metrics, oppure scrivi --metrics off.
trouble-serve-bad-metrics = { $address } non è un indirizzo per le metriche. Scrivi un host e una porta, per esempio 127.0.0.1:9464, oppure off.
trouble-settings-unknown-name = Non esiste un'impostazione con questo nome. docs/operating.md le elenca tutte.
trouble-settings-bad-value = Questo valore non si può usare. docs/operating.md dice il tipo e i limiti di ogni impostazione.

client-won = Vittoria dopo { $turns } turni.
client-lost = Sconfitta dopo { $turns } turni.
client-drawn = Nessun vincitore, dopo { $turns } turni.
trouble-server-refused = Il server ha rifiutato: { $detail }
trouble-server-unreachable = Nessun server su { $url }: { $reason }.
trouble-server-distrusted = { $why ->
        [not-signed] Il server ha mandato un messaggio che il suo giocatore non ha firmato.
        [out-of-place] Il server ha mandato un messaggio che non segue quello prima.
        [unknown-placing] Il server ha mandato una prova diversa da quella firmata.
        [rolled-back] Il server è a un punto della partita precedente a questo computer, e niente si dice due volte.
        [said-already] Da questo computer è stato detto altro con lo stesso numero, e niente si dice due volte.
       *[against-the-rules] Il server ha mandato qualcosa che le regole non permettono.
    } Questo programma non gioca oltre. La tua chiave e la tua flotta sono al sicuro qui.
trouble-server-silent = nessuna risposta dopo { $tries } tentativi
trouble-server-strange = risponde { $status }, e non come un nostro server

refusal-request-malformed = La richiesta non si può leggere ({ $reason }).
refusal-request-too-large = La richiesta è troppo grande; il massimo è { $most } byte.
refusal-request-too-often = Troppe richieste. Riprova fra { $seconds } s.
refusal-request-stored-enough = Dal tuo indirizzo sono arrivati troppi dati da conservare. Riprova fra { $seconds } s.
refusal-request-no-room = Il disco del server è quasi pieno, quindi non si conserva niente di nuovo. Le partite cominciate vanno avanti.
refusal-request-over-budget = Il server ha già lavorato molto per te o per questo tavolo. Riprova fra { $seconds } s.
refusal-request-busy = Il server è troppo occupato. Riprova fra { $seconds } s.
refusal-request-feature-off = Questo server fa a meno di «{ $feature }».
refusal-request-unknown-page = A questo indirizzo non c'è niente.
refusal-request-wrong-method = Questo indirizzo non risponde a quel metodo.
refusal-request-foreign-origin = La richiesta viene da una pagina di un altro sito, oppure non dice da dove viene.
refusal-request-wrong-host = Questo server non risponde al nome «{ $host }». Se lo gestisci tu, avvialo con --site e quel nome.
refusal-request-unknown-version = Questo server parla la versione { $version } dei messaggi.
refusal-request-server-fault = Qualcosa è andato storto nel server. Ciò che era stato confermato non è perduto; riprova.
refusal-visitor-banned = Questo server non ti lascia entrare.
refusal-visitor-unknown-session = Questa sessione non esiste.
refusal-visitor-link-not-good = Questo link non vale più: è stato usato, è scaduto, o ne è stato fatto uno nuovo. Fanne un altro sul dispositivo dove hai il tuo nome.
refusal-visitor-passkey-not-good = Questa passkey non è stata riconosciuta. Forse qui è stata eliminata, o è passato troppo tempo; riprova.
refusal-visitor-too-many-passkeys = Hai già { $most } passkey. Prima eliminane una.
refusal-visitor-too-many-sessions = Hai aperto { $most } sessioni in un anno, e di più non se ne conservano. Usa un dispositivo su cui sei già riconosciuto.
refusal-visitor-unknown-passkey = Questa passkey non esiste.
refusal-visitor-nobody-there = Lì non siede nessuno che si possa bloccare o segnalare.
refusal-visitor-too-many-blocks = Ce ne sono già { $most }. Prima togli un blocco, o aspetta che le segnalazioni siano lette.
refusal-visitor-unknown-block = Questo blocco non esiste.
refusal-visitor-no-session = Il server non sa chi sei. Conserva il cookie che ti dà, oppure invia un token.
refusal-visitor-unfit-name =
    { $why ->
        [word] Qui questa parola dice chi è qualcuno, quindi non può essere un nome. Scegline un altro.
       *[signs] Nessuno può chiamarsi così. Usa lettere o cifre, al massimo 32 segni.
    }
refusal-token-not-good = Il token è sconosciuto o è stato revocato.
refusal-token-too-narrow = { $scope ->
    [person] Può farlo solo una persona con una sessione, non un token.
   *[other] Il token non vale per questo; serve l'ambito «{ $scope }».
}
refusal-token-too-many = Hai già { $most } token. Revocane prima uno.
refusal-token-unknown = Non hai un token così, o è già stato revocato.
refusal-channel-too-many = Sei già avvisato in { $most } luoghi. Prima togline uno.
refusal-channel-unknown = Questo canale non c'è.
refusal-channel-unfit-address = A quell'indirizzo non si manda nulla: deve cominciare con https:// e portare su internet.
refusal-channel-unfit-mailbox = A quella casella non si manda nulla: serve un solo indirizzo, come anna@example.org, in lettere semplici.
refusal-channel-asked-enough = A quella casella oggi sono già andati abbastanza link. Apri l’ultimo, oppure riprova domani.
refusal-channel-not-offered = Questo server non manda messaggi in quel modo.
refusal-variant-unknown = Non c'è una variante pronta «{ $name }».
refusal-variant-mistakes = Con queste regole non si può giocare. Errori trovati: { $count }. Il primo: { $first }
refusal-table-no-rules = Indica una variante, oppure invia un file di regole tuo: una delle due cose.
refusal-table-wrong-seats = Hai previsto { $seats } posti, e queste regole ne vogliono da { $least } a { $most }.
refusal-table-host-twice = Chi ospita può sedere a un solo posto.
refusal-table-no-person = Tieni almeno un posto per una persona.
refusal-table-no-open-seat = Tieni un posto per te e lasciane uno libero per chi arriva.
refusal-table-unsound-clock = L'orologio si contraddice. Indica un tempo totale, con o senza incremento, oppure un tempo per ogni mossa.
refusal-table-unknown-bot = Non c'è un giocatore automatico «{ $name }».
refusal-match-no-hints = A questo tavolo si gioca senza consigli.
refusal-round-no-post = Non c'è nulla da pubblicare: i messaggi servono ai giochi in cui si spara tutti insieme in un mare pubblico.
refusal-round-unknown = { $closed ->
    [0] Non c'è un turno { $number } da pubblicare: nessun turno è stato ancora chiuso.
    [one] Non c'è un turno { $number } da pubblicare: finora è stato chiuso { $closed } turno.
   *[other] Non c'è un turno { $number } da pubblicare: finora sono stati chiusi { $closed } turni.
}
refusal-placement-draft-changed = Questa flotta è stata cambiata su un altro tuo schermo.
refusal-layout-too-many = Conservi già { $most } disposizioni. Buttane prima via una.
refusal-layout-no-room = Le tue disposizioni occupano tutto lo spazio che hanno ({ $most } byte). Eliminane prima una.
refusal-layout-unknown = Non conservi una disposizione con questo nome.
refusal-table-unsound-hosting = 
    { $why ->
        [zone] Questo fuso orario non esiste.
        [rounds] Solo un gioco a turni simultanei ha posti del conduttore e scadenze.
        [host] Chi dà ordini per altri non gioca.
        [fleet] In una flotta così nessuno ha navi, o il gioco non conosce una delle classi.
       *[name] Ogni posto per cui il conduttore dà gli ordini vuole un nome, e mai due uguali.
    }

# Ciò che una chat mostra di un link.
preview-site = Battaglia navale
preview-about = La battaglia navale secondo ogni regolamento: contro amici, sconosciuti o il computer, nel browser e senza account.
preview-free-seat = un posto libero
preview-match =
    { $phase ->
        [open] { $game }. C'è un posto libero.
        [placing] { $game }. Si dispongono le flotte.
        [playing] { $game }. Guarda la partita.
       *[over] { $game }. La partita è finita: riguardala.
    }

refusal-signup-unknown = Queste iscrizioni non ci sono. Guarda di nuovo il collegamento.
refusal-signup-too-many = Hai { $most } iscrizioni in corso. Prima comincia o annulla una di quelle partite.

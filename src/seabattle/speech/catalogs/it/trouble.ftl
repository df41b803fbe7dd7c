# Perché una partita scritta o una trascrizione non si può leggere, e perché non c'è un messaggio da pubblicare.

trouble-line = riga { $line }: { $text }
trouble-record-empty = Il file è vuoto.
trouble-record-too-big = Il file supera { $most } byte. Nessuna partita ne riempie tanti.
trouble-record-long-line = La riga supera { $most } byte. Nessuna partita ha righe così.
trouble-record-not-text = Questo non è un testo, quindi non è una partita scritta.
trouble-record-damaged = Il file è compresso con gzip ed è danneggiato: non si può aprire.
trouble-record-sealed = Questa è una partita sigillata, che non mostra i campi; la legge solo `seabattle verify`.
trouble-record-not-sealable = Le partite con queste regole non si possono sigillare: { $why ->
        [shared-sea] tutte le flotte sono su un solo mare.
        [ships-move] le navi si muovono.
        [rounds] tutti sparano insieme.
        [second-shot] il secondo colpo dipende da navi che nessun altro conosce.
        [sizes-differ] l'affondamento è silenzioso e navi di una classe hanno misure diverse.
       *[too-many] il mare ha troppi posti per le navi.
    }
trouble-record-not-ours = Questa non è una partita scritta: la prima riga dovrebbe essere un'intestazione con seabattle-record.
trouble-record-unknown-version = La partita è scritta nella versione { $version } del formato. Questo programma legge fino alla versione { $reads }.
trouble-record-bad-header = L'intestazione non si può leggere: { $reason }.
trouble-record-bad-names = I nomi dei giocatori non vanno bene: { $reason }.
trouble-record-bad-rules = Con le regole scritte nel file non si può giocare: { $reason }
trouble-record-wrong-hash = Le regole nel file non sono quelle con cui si è giocato: la loro impronta è { $found }, l'intestazione dice { $told }.
trouble-record-cut-off = La partita è troncata: l'ultima riga manca o è incompleta. { $entries ->
        [one] Prima c'è 1 voce intera.
       *[other] Prima ci sono { $entries } voci intere.
    }
trouble-record-edited = La partita è stata modificata dopo essere stata scritta: da questa riga in poi le somme di controllo non tornano.
trouble-record-bad-entry = La riga non si può leggere: { $reason }.
trouble-record-refused = Le regole rifiutano ciò che secondo il file è stato fatto qui. L'ostacolo è { $refusal }.
trouble-record-running = La partita non era finita quando fu scritta, perciò non si mostra ciò che i giocatori si nascondono. «seabattle replay --spectator» mostra quello che tutti hanno visto.
trouble-record-does-not-follow = Ciò che secondo il file è accaduto qui non segue dalle regole.
trouble-evidence-none = Il file non ha impegni, ma il tavolo ne ha mostrati prima del primo colpo.
trouble-evidence-signature = La firma non corrisponde: il verbale è stato cambiato dopo che il server l'aveva firmato.
trouble-evidence-unsigned = Il verbale non è firmato, e non mostra di essere del server con la chiave { $key }.
trouble-evidence-other-key = Il verbale è firmato con un'altra chiave: { $key }.
trouble-evidence-sealed = Questa non è la partita sigillata al tavolo. L'impronta di questo file è { $digest }.
trouble-evidence-seats = Gli impegni del file non sono completi: manca un'impronta, un sale o un posto.
trouble-evidence-seed = Il seme non è quello per cui ci si era impegnati prima del primo colpo.
trouble-evidence-salt = Il sale del posto { $seat } non deriva dal seme.
trouble-evidence-digest = L'impronta complessiva non corrisponde alle impronte nel file.
trouble-evidence-field = Il campo del posto { $seat } non è quello per cui ci si era impegnati prima del primo colpo.
trouble-evidence-lot = Questo sorteggio non è stato fatto con il seme per cui ci si era impegnati.
trouble-evidence-heard = Non si può dire che cosa il computer avesse sentito quando ha fatto questa mossa.
trouble-evidence-stand-in = { $player } non muove al posto di { $bot }.
trouble-evidence-move = { $player } non fa questa mossa con ciò che aveva sentito e con il seme per cui ci si era impegnati.
trouble-rules-unreadable = Non si possono leggere: { $reason }.
trouble-names-count = sono { $names } per { $seats } posti
trouble-names-empty = uno è vuoto
trouble-names-too-long = uno supera { $most } caratteri
trouble-names-not-printable = uno contiene qualcosa che non si può stampare
trouble-names-none = non è nominato nessuno; scrivi seats:
trouble-names-taken = { $name } non è un nome, o è già preso
trouble-names-no-name = { $name } dice chi è qualcuno al tavolo, quindi non può essere un nome. Scegline un altro.
trouble-post-no-rounds = In questo gioco ci sono turni alternati, quindi non c'è nulla da pubblicare. I messaggi servono ai giochi in cui si spara tutti insieme, come forum.
trouble-post-own-seas = In questo gioco ognuno ha un mare suo; i messaggi mostrano il mare di tutti.
trouble-post-no-such-round = Non c'è un turno { $number } da pubblicare: finora ne sono stati chiusi { $closed }.
trouble-transcript-empty = La trascrizione è vuota.
trouble-transcript-too-big = La trascrizione supera { $most } caratteri.
trouble-transcript-no-variant = La trascrizione non dice a che cosa si gioca. Comincia con una riga come: variant: sea-battle
trouble-transcript-twice = L'intestazione dice { $key } una seconda volta.
trouble-transcript-bad-rules = Con queste regole non si può giocare: { $reason }
trouble-transcript-bad-file = Si nomina un file di regole, ma qui i file non si possono leggere: { $file }.
trouble-transcript-bad-seats = I giocatori non si possono chiamare così: { $reason }.
trouble-transcript-bad-called = Scrivi così: called: Anna { $example }
trouble-transcript-bad-labels = Scrivi così: labels: latin numbers, oppure latin numbers -
trouble-transcript-bad-grid = Scrivi così: grid: 10x12, prima le righe.
trouble-transcript-unreadable = { $text } non si capisce. Scrivi chi fa che cosa, come Anna: B1 -> miss, oppure round 3, lots: Anna, host: close, over: Anna wins, sunk.
trouble-transcript-bad-sea = Il mare non si può leggere: { $reason }
trouble-transcript-bad-action = { $text } non è un'azione. Scrivi una casella, oppure una di queste parole: { $choices }.
trouble-transcript-no-ship = { $text } non è nessuna delle navi.
trouble-transcript-too-early = Non è ancora accaduto nulla che si potesse sentire.
trouble-transcript-wrong-answer = La trascrizione dice «{ $told }», ma la risposta è «{ $found }».
trouble-transcript-wrong-news = La trascrizione dice «{ $told }», ma le notizie sono «{ $found }».
trouble-transcript-wrong-ears = La trascrizione dice «{ $told }», ma { $who } sente «{ $found }».
trouble-transcript-wrong-sight = La trascrizione dice «{ $told }», ma { $who } vede «{ $found }».
trouble-transcript-wrong-round = La trascrizione dice turno { $told }, ma questo è il turno { $found }.
trouble-transcript-wrong-ending = La trascrizione dice «{ $told }», ma la fine è «{ $found }».

# Perché un valore non è come dovrebbe; parte di una frase.
trouble-value-at =
    { $at ->
        [none] l'insieme
       *[other] { $at }
    }
trouble-value-wrong-type = { trouble-value-at } deve essere { $wanted }, non { $found }
trouble-value-wrong-length = { trouble-value-at }: la lunghezza deve essere { $bound }
trouble-value-out-of-bounds = { trouble-value-at } deve essere { $bound }
trouble-value-missing-field = { trouble-value-at }: manca { $field }
trouble-value-unknown-field = { trouble-value-at }: { $field } non significa nulla
trouble-value-not-possible = { trouble-value-at }: { $value } non è possibile
trouble-value-bad-form = { trouble-value-at } contiene segni non ammessi
trouble-value-not-json = non è JSON corretto
trouble-value-other = { trouble-value-at } non è come dovrebbe essere («{ $text }»)

trouble-kind-number = un numero intero
trouble-kind-fraction = un numero con la virgola
trouble-kind-text = un testo
trouble-kind-list = un elenco
trouble-kind-table = un oggetto
trouble-kind-switch = true o false
trouble-kind-nothing = niente

# Che cosa obietta il sistema; parte di una frase.
trouble-system-no-permission = manca il permesso
trouble-system-not-found = non c'è nulla con questo nome
trouble-system-is-folder = è una cartella
trouble-system-not-a-folder = una parte del percorso non è una cartella
trouble-system-not-a-file = non è un file normale
trouble-system-no-space = non c'è più spazio
trouble-system-read-only = lì non si può scrivere
trouble-system-other = la risposta è «{ $text }»
trouble-host-unknown-player = In questa partita nessuno si chiama { $name }.
trouble-host-unreadable-time = «{ $text }» non è un orario; scrivi 20:00, o 2026-11-18T20:00+01:00.
trouble-host-unreadable-fleet = «{ $text }» non è un numero di navi; scrivi carrier=2.

# Che cosa dice la riga di comando.

trouble-file-unwritable = Non riesco a scrivere { $file }: { $reason }.
trouble-file-exists = { $file } esiste già. Scegli un altro nome, oppure sovrascrivilo con --force.
command-variant =
    { $title }: { $rows }×{ $columns }, { $ships } navi, { $least ->
        [2] { $most ->
            [2] 2 giocatori
           *[other] da 2 a { $most } giocatori
        }
       *[other] da { $least } a { $most } giocatori
    }
command-variants-more = «seabattle rules NOME» spiega le regole di un gioco, «seabattle play NOME» lo apre.
command-mistakes = { $count ->
        [one] 1 errore.
       *[other] { $count } errori.
    }
command-sound = Con { $file } si può giocare.
trouble-count-too-many = { $variant } ha troppe flotte per contarle qui. Prendi una tabella o una flotta più piccola, oppure concedi di più con --budget.
trouble-count-too-many-about = { $variant } ha circa { $about } flotte, troppe per contarle esattamente qui. Prendi una tabella o una flotta più piccola, oppure concedi di più con --budget.
trouble-replay-no-seat = Il posto { $seat } non esiste: la partita ha i posti da 1 a { $seats }.
trouble-replay-no-step = Non c'è un passo { $start } da cui cominciare: la partita ne ha { $steps }.
trouble-output-closed = Non c'è dove scrivere: lo standard output è chiuso.
trouble-output-lost = Lo standard output non si può scrivere: { $reason }.
trouble-output-signs = Lo standard output è in { $encoding }, che non ha il segno { $sign }. Imposta PYTHONIOENCODING=utf-8, oppure prova --ascii o un altro --lang.
command-transcript-true = { $entries ->
        [one] { $file } dice il vero: 1 passo è stato rigiocato, e tutto torna.
       *[other] { $file } dice il vero: { $entries } passi sono stati rigiocati, e tutto torna.
    }
command-transcript-written = La trascrizione è in { $file }.
command-transcript-record = La partita scritta è in { $file }.
trouble-command-one-way = Con --check o --record una trascrizione si legge, quindi non ce n'è una da scrivere: togli --output.
trouble-command-no-json = Una trascrizione è un testo per le persone. Per i programmi c'è «seabattle replay --json»; --json va con --check o --record.

# Le parole che si possono scrivere durante la partita.

order-help = aiuto
order-rules = regole
order-board = tabelle
order-log = diario
order-move = muovi
order-declare = dichiaro
order-pass = passo
order-resign = abbandono
order-quit = esci
order-hand = mano

# Che cosa si chiede durante la partita.

play-welcome = { $title }. Scrivi una casella per sparare, «aiuto» per sapere che altro puoi fare, «esci» per lasciare il tavolo.
play-left = Hai lasciato il tavolo.
play-saved = La partita è conservata in { $file }.
ask-place = Invio accetta questa flotta, «r» ne estrae un'altra, «h» per disporre le navi a mano:
ask-ship = { $ship }, { $number } di { $count }, { $decks ->
        [one] 1 casella
       *[other] { $decks } caselle
    }: prima e ultima casella, oppure tutte:
ask-attack = Turno { $turn }, { $shots ->
        [one] { $left ->
            [one] il tuo colpo:
           *[other] il primo di { $left } colpi:
        }
       *[other] i tuoi { $shots } colpi:
    }
ask-again = { $shots ->
        [one] { $left ->
            [one] Spara ancora, resta un colpo:
           *[other] Spara ancora, restano { $left } colpi:
        }
       *[other] Ancora { $shots } colpi:
    }
ask-second = Hai colpito. Un secondo colpo, oppure «passo»:
ask-pass = Non resta che passare. Invio, oppure «passo»:
ask-spent = Hai perso l'attacco. «muovi» una nave, oppure «passo»:
ask-round = Turno { $turn }, { $shots ->
        [one] il tuo colpo segreto:
       *[other] i tuoi { $shots } colpi segreti:
    }
move-choice = { $number }: { $ship } da { $come_from } a { $to }
move-how = «muovi» e un numero sposta quella nave.
move-none = Ora nessuna nave può muoversi. «aiuto» dice perché.

# Che cosa elenca «aiuto».

can-fire = una casella: spara
can-use-weapon =
    { $aim ->
        [lane] «{ $word }» e una riga o colonna, con un meno (-5) dal lato opposto: usalo
        [line] «{ $word }» e una riga o colonna: usalo
       *[cell] «{ $word }» e una casella: usalo
    }
can-declare-victory = «dichiaro»: annuncia che tutta la flotta nemica è affondata
can-end-turn = «passo»: chiudi il turno
can-resign = «abbandono»: rinuncia alla partita
can-move-ship = «muovi»: sposta una nave
can-see = «regole», «tabelle», «diario», «esci»

# A fault of the program itself. $file is the report that was written.
crash = La battaglia navale ha un difetto e si è dovuta fermare; le partite sono conservate. Quello che è successo è scritto in { $file }. Manda quel file a chi cura il programma: non nomina navi né ciò che hai scritto.
crash-unwritten = La battaglia navale ha un difetto e si è dovuta fermare; le partite sono conservate. Quello che è successo sta qui sopra, perché non si è potuto scriverlo in un file: { $reason }.
host-missing =
    { $count ->
        [0] Non manca nessuno.
       *[other] Mancano: { $names }.
    }
host-close-question = Chiudere il turno senza di loro? (s/n)
host-end-question = Chiudere la partita? Non vince nessuno, e si mostrano tutte le flotte. (s/n)
host-yes = s, sì, si
host-webhook-none = I messaggi non vengono inviati da soli.
host-webhook-set = I messaggi vengono inviati da soli ({ $body }, { $format }).
host-webhook-secret = Firmati con questo segreto, mostrato una volta sola: { $secret }
host-phase =
    { $phase ->
        [placing] Si stanno schierando le flotte.
        [over] La partita è finita.
       *[other] È aperto il turno { $number }.
    }
host-ready = Arrivati: { $names }.
host-not-given = Nessun ordine è ancora dato. Rileggilo con --give, o con quello che si intendeva.
host-write-to = A loro scrivi tu: { $names }.

# Tavoli sigillati: che cosa lo impedisce, che cosa è in corso, che cosa è provato e che cosa no.

sealed-opening = Il tavolo si sta aprendo …
sealed-too-close = Qui è troppo vicina a un’altra nave.
sealed-not-now = Adesso non si può.
sealed-cannot =
    { $why ->
        [shared-sea] Questo gioco non si può sigillare: tutte le flotte sono nello stesso mare.
        [ships-move] Questo gioco non si può sigillare: le navi si muovono.
        [rounds] Questo gioco non si può sigillare: tutti sparano nello stesso momento.
        [second-shot] Questo gioco non si può sigillare: il secondo colpo dipende dalle navi intatte.
        [sizes-differ] Questo gioco non si può sigillare: gli affondamenti non si dicono, e le navi di una classe hanno grandezze diverse.
       *[too-many] Questo gioco non si può sigillare: il mare o la flotta sono troppo grandi.
    } Il tavolo sarà senza sigillo.

sealed-work =
    { $work ->
        [proving] Il tuo campo viene provato su questo dispositivo. Ci vogliono pochi secondi.
       *[checking] La prova dell’altro viene controllata su questo dispositivo …
    }

sealed-storage =
    { $trouble ->
        [missing] Questo browser qui non conserva niente, forse perché è una finestra anonima. Un tavolo sigillato ha bisogno di memoria: il tuo campo non è in nessun altro posto. Apri il tavolo in una finestra normale.
        [refused] Questo browser rifiuta di conservare qualcosa per questo sito. Un tavolo sigillato ha bisogno di memoria: il tuo campo non è in nessun altro posto. Permettilo, o usa un altro browser.
        [full] Nella memoria di questo browser non c’è più spazio. Il tuo campo non è in nessun altro posto: prima fai spazio.
       *[broken] La memoria di questo browser non restituisce quello che riceve. Qui non si può giocare una partita sigillata.
    }
sealed-not-promised = Il tuo campo sarà solo in questo browser, che potrebbe cancellarlo quando lo spazio manca o una finestra anonima si chiude. Tieni aperta la finestra, o salva la chiave appena hai finito.
sealed-elsewhere = Questa partita è aperta in un’altra scheda o finestra, che risponde per te. Chiudila per continuare qui.
sealed-secrets-gone = La chiave e il campo del tuo posto non sono in questo browser: è stato svuotato, o ti sei seduto su un altro dispositivo. Continua lì, o portali qui.
sealed-failed = Le prove si sono fermate in questo browser. Ricarica la pagina.
sealed-distrust =
    { $doubt ->
        [not-signed] Il server ha mandato un messaggio che il suo giocatore non ha firmato. Da qui non si risponde più.
        [out-of-place] Il server ha mandato un messaggio che non segue quello prima. Da qui non si risponde più.
        [against-the-rules] Il server ha mandato qualcosa che le regole non permettono. Da qui non si risponde più.
        [other-proof] Il server ha mandato una prova diversa da quella firmata. Da qui non si risponde più.
        [other-view] Il server mostra una partita diversa da quella provata su questo dispositivo. Da qui non si risponde più.
        [rolled-back] Il server è a un punto della partita precedente a questo dispositivo. Niente si dice due volte: da qui non si dice più nulla.
       *[secrets-gone] La chiave e il campo del tuo posto non sono più in questo browser.
    }

sealed-badge = Tavolo sigillato
sealed-badge-here = Ogni risposta è provata, e controllata su questo dispositivo.
sealed-badge-server = Ogni risposta è provata, e controllata dal server.
sealed-steps = Che cosa è stato controllato
sealed-step-own = Il tuo campo è sigillato: è solo su questo dispositivo, e la sua prova è al server.
sealed-step-other = Del campo di { $name } è provato che è regolare; lo ha controllato questo dispositivo.
sealed-step-answers =
    { $count ->
        [0] Ancora nessuna risposta di { $name }.
        [one] { $count } risposta di { $name }, provata e controllata qui.
       *[other] { $count } risposte di { $name }, ciascuna provata e controllata qui.
    }
sealed-step-chain =
    { $count ->
        [0] Ancora nessun messaggio nella catena.
        [one] { $count } messaggio, firmato da chi lo ha mandato.
       *[other] { $count } messaggi in una sola catena, ciascuno firmato da chi lo ha mandato.
    }
sealed-step-server = Del campo di { $name } è provato che è regolare; lo ha controllato il server.
sealed-not-proved = Che cosa non è provato
sealed-unproved =
    { $what ->
        [script] Che questa pagina, che viene dallo stesso server, sia onesta. Il programma per il terminale non ha bisogno di pagine.
        [key] Che il server non abbia scambiato una chiave quando vi siete seduti. Confrontate le chiavi qui sotto per un’altra via.
        [withheld] Che il server non abbia trattenuto un messaggio.
        [clock] L’orologio del server.
       *[shoulder] Che nessuno abbia guardato da dietro le spalle.
    }
sealed-keys = Chiavi da confrontare
sealed-keys-about = Leggi la tua all’altro per telefono: se vedete la stessa, nessuno sta in mezzo.

sealed-backup = Salva la chiave
sealed-backup-about = La tua chiave e il tuo campo sono solo in questo browser. Sotto una frase puoi portarli su un altro dispositivo, come file o come immagine.
sealed-phrase = Frase
sealed-phrase-about = Scrivi la frase su un foglio: senza, nessuno apre il file, nemmeno tu. Almeno 8 segni.
sealed-backup-write = Prepara
sealed-backup-file = Salva come file
sealed-backup-qr = La chiave come codice QR
sealed-backup-no-qr = In questo momento della partita è troppo lungo per un codice QR: salvalo come file.
sealed-backup-move = Serve per trasferirsi: chiudi la partita qui prima di continuare lì. Chi continua da una copia vecchia può essere indotto a rispondere due volte.
sealed-restore = Porta qui la chiave
sealed-restore-about = Scegli il file, o incolla il suo testo, e scrivi la frase.
sealed-restore-file = File
sealed-restore-text = Testo del file o del codice QR
sealed-restore-go = Continua qui
sealed-restore-flaw =
    { $flaw ->
        [no-backup] Questa non è una chiave salvata.
        [newer] È stata salvata da un programma più nuovo.
        [damaged] Manca una parte, o c’è un errore di battitura.
        [phrase] La frase non è quella.
        [another] Questa chiave è di un’altra partita o di un altro posto.
       *[older] Questo browser ha uno stato più recente della stessa chiave, e continua con quello.
    }

sealed-fields = I campi
sealed-fields-about = A un tavolo sigillato i campi alla fine non si mostrano. Chi vuole può mostrare il suo: viene confrontato con il suo sigillo.
sealed-show = Mostra il mio campo
sealed-shown-own = Hai mostrato il tuo campo.
sealed-shown =
    { $found ->
        [checking] È il campo sigillato? Si controlla …
        [same] Controllato su questo dispositivo: è il campo che era sigillato.
       *[other] Questo non è il campo che era sigillato.
    }

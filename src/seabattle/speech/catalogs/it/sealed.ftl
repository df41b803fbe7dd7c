# Tavoli sigillati nel terminale: che cosa è provato e che cosa no, chiavi che si spostano, campi che si mostrano.

proofs-badge =
    { $where ->
        [here] Tavolo sigillato: ogni risposta è provata, e controllata su questa macchina.
       *[server] Tavolo sigillato: ogni risposta è provata, e controllata dal server.
    }
proofs-word = sigillato
proofs-none = Questo non è un tavolo sigillato: i campi li tiene il server, che alla fine mostra che nulla è stato cambiato.
proofs-steps = Che cosa è stato controllato:
proofs-step =
    { $done ->
        [yes] - fatto: { $step }
       *[no] - da fare: { $step }
    }
proofs-step-own = Il tuo campo è sigillato: è solo su questa macchina, e la sua prova è al server.
proofs-step-other = Del campo di { $name } è provato che è regolare; lo ha controllato questa macchina.
proofs-step-answers =
    { $count ->
        [0] Ancora nessuna risposta di { $name }.
        [one] { $count } risposta di { $name }, provata e controllata qui.
       *[other] { $count } risposte di { $name }, ciascuna provata e controllata qui.
    }
proofs-step-chain =
    { $count ->
        [0] Ancora nessun messaggio nella catena.
        [one] { $count } messaggio, firmato da chi lo ha mandato.
       *[other] { $count } messaggi in una sola catena, ciascuno firmato da chi lo ha mandato.
    }
proofs-step-server = Del campo di { $name } è provato che è regolare; lo ha controllato il server.
proofs-not-proved = Che cosa non è provato:
proofs-unproved =
    { $what ->
        [program] Che il programma dell’altro sia quello che credi; le risposte false si scoprono comunque.
        [key] Che il server non abbia scambiato una chiave quando vi siete seduti. Confrontate le chiavi qui sotto per un’altra via.
        [withheld] Che il server non abbia trattenuto un messaggio.
        [clock] L’orologio del server.
       *[shoulder] Che nessuno abbia guardato da dietro le spalle.
    }
proofs-keys = Chiavi da confrontare: leggi la tua all’altro per telefono. Se vedete la stessa, nessuno sta in mezzo.
proofs-moving = La tua chiave e il tuo campo sono solo su questa macchina. Per continuare altrove, chiudi la partita e scrivi: seabattle key backup { $match }
proofs-shown =
    { $found ->
        [same] { $name } ha mostrato il campo. Controllato su questa macchina: è quello che era sigillato.
        [other] { $name } ha mostrato un campo. Controllato su questa macchina: non è quello che era sigillato.
       *[unchecked] { $name } ha mostrato il campo. Il server ha controllato che è quello che era sigillato.
    }
proofs-show-ask = A un tavolo sigillato i campi restano nascosti. Mostri il tuo agli altri? Scrivi «{ $yes }», o premi Invio per no:
proofs-show-yes = sì
proofs-not-shown = Il tuo campo resta nascosto.
line-can-proofs = «prove»: che cosa è provato a questo tavolo, chi lo ha controllato, e che cosa non lo è
order-proofs = prove
tui-do-proofs = Che cosa è provato, e che cosa no
tui-do-show-field = Mostra il mio campo a tutti
tui-choose-sealed = Chi tiene i campi?
tui-sealed-no = Il server, che fa da arbitro
tui-sealed-yes = Ciascuno il suo, sigillato: ogni risposta è provata
tui-sealed-cannot =
    { $why ->
        [shared-sea] tutte le flotte stanno in un solo mare
        [ships-move] le sue navi si muovono
        [rounds] tutti sparano nello stesso momento
        [second-shot] il secondo colpo dipende dalle navi intatte
        [sizes-differ] gli affondamenti non si dicono, e le navi di una classe hanno grandezze diverse
       *[too-many] il mare o la flotta sono troppo grandi
    }

key-phrase = Frase (almeno { $least } segni):
key-phrase-again = La stessa frase ancora una volta:
key-written = La chiave della partita { $match } è in { $file }, sotto la tua frase. Senza la frase nessuno la apre, nemmeno tu.
key-move = Serve per trasferirsi: continua a giocare solo dove la apri. Chi continua da una copia vecchia può essere indotto a rispondere due volte.
key-restored = La chiave della partita { $match } ora è su questa macchina. Per continuare: { $command }
device-link = Apri questo link sull’altro dispositivo, in un browser o con «seabattle device use». Vale una volta, per dieci minuti:
device-taken = Ora su questa macchina sei { $name }.

trouble-sealed-no-room = Una partita sigillata tiene chiave e campo su questa macchina, e in { $place } non si può scrivere: { $reason }.
trouble-sealed-secrets-gone = La chiave e il campo del tuo posto nella partita { $match } non sono su questa macchina. Continua dove ti sei seduto, o portali qui: «seabattle key backup» là, «seabattle key restore» qui.
trouble-key-none = Su questa macchina non c’è nessuna chiave della partita { $match }.
trouble-key-which = Di’ quale partita: su questa macchina ci sono le chiavi di { $matches }.
trouble-key-short = La frase è troppo corta: servono almeno { $least } segni.
trouble-key-typo = Queste sono due frasi diverse.
trouble-key-no-backup = Questa non è una chiave salvata.
trouble-key-newer = Questa chiave è stata salvata da un programma più nuovo.
trouble-key-damaged = Della chiave manca una parte, o c’è un errore di battitura.
trouble-key-phrase = La frase non è quella.
trouble-key-older = Questa macchina ha uno stato più recente della stessa chiave, e continua con quello.
trouble-key-another = Su questa macchina c’è un’altra chiave per lo stesso posto di quella partita.
trouble-device-no-link = { $link } non è un link per un altro dispositivo.

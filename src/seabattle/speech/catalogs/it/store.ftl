# Perché un archivio di partite viene rifiutato, e che cosa si dice delle copie.

trouble-store-bad-address = { $address } non è l'indirizzo di una base di dati. Si scriva un percorso, sqlite:///percorso o postgresql://host/nome.
trouble-store-bad-bus = { $address } non è l'indirizzo di un bus. Si scriva nats://host:4222.
trouble-store-no-folder = La cartella { $place } non si può creare: { $reason }.
trouble-store-no-file = { $place } non si può aprire: { $reason }.
trouble-store-no-database = { $place } non è una base di dati SQLite, o è danneggiata. Si indichi un altro file o si ripristini una copia.
trouble-store-not-ours = { $place } è la base di dati di un altro programma. Si indichi un altro file.
trouble-store-newer = { $place } è stato scritto da un programma più recente: le sue tabelle hanno l'edizione { $found }, questo programma conosce la { $known }. Si installi il programma più recente.
trouble-store-not-migrated = Le tabelle in { $place } mancano o sono vecchie. Si esegua una volta "seabattle migrate --database INDIRIZZO", poi si riavvii.
trouble-store-network = { $place } è su un file system di rete ({ $kind }), dove SQLite può perdere mosse. Si scelga una cartella su un disco di questa macchina, o PostgreSQL.
trouble-store-unsafe = { $place } potrebbe perdere mosse se manca la corrente: { $setting } è { $found } e deve essere { $needed }.
trouble-store-unreachable = { $place } non si può usare: { $reason }.
trouble-store-extra-missing = Per PostgreSQL e NATS servono altri pacchetti. Si esegua: pip install "seabattle[{ $extra }]"
trouble-store-damaged = { $place } è danneggiato: { $reason }.
trouble-store-no-key = La base di dati contiene partite o visitatori, ma manca la chiave che firma le loro sessioni. Si ripristini una copia che la contiene. Oppure si esegua "seabattle admin new-key --why MOTIVO": allora ogni visitatore torna come sconosciuto; i token e i link già distribuiti restano validi.
trouble-store-not-empty = { $place } contiene già { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }. Una copia si ripristina in una base di dati vuota: se ne indichi un'altra.
trouble-store-file-exists = { $place } esiste già. Si indichi un file che non esiste.
trouble-store-in-use = { $place } è in uso da un altro programma: processo { $pid } su { $host }, dal { $since }. Fermalo prima, o indica un altro database.
trouble-store-in-use-by-somebody = { $place } è in uso da un altro programma. Fermalo prima, o indica un altro database.
trouble-store-gone = { $place } è stato cancellato o sostituito mentre il server era in funzione, perciò il server si è fermato. Quanto era confermato fino ad allora stava in quel file: rimettilo al suo posto, o ripristina l'ultima copia, e riavvia.
trouble-store-bad-frame = il blocco { $frame } non è quello che era stato scritto
trouble-row-changed = una riga della tabella { $table } non è quella che fu scritta

trouble-page-at = partita { $match }, pagina { $seq }
trouble-page-missing = { trouble-page-at }: manca
trouble-page-no-page = { trouble-page-at }: non è affatto una pagina
trouble-page-changed = { trouble-page-at }: non è la pagina che era stata scritta
trouble-page-unreadable = { trouble-page-at }: non si può leggere, { $reason }
trouble-page-too-new = { trouble-page-at }: l'ha scritta una versione più recente del programma (versione { $version } delle pagine; questa legge fino alla { $reads })
trouble-page-card-missing = { trouble-page-at }: manca la sua scheda
trouble-page-card-behind = { trouble-page-at }: la sua scheda non la conosce
trouble-page-card-differs = { trouble-page-at }: la sua scheda conosce un'altra pagina con questo numero
trouble-page-card-changed = { trouble-page-at }: la sua scheda è stata modificata

store-backed-up = { $file }: { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    } con { $pages ->
        [one] 1 pagina
       *[other] { $pages } pagine
    }, tutti i sigilli controllati.
store-restored = { $place }: { $matches ->
        [one] ripristinata 1 partita
       *[other] ripristinate { $matches } partite
    } con { $pages ->
        [one] 1 pagina
       *[other] { $pages } pagine
    }, tutti i sigilli controllati. Se un server la sta usando, va riavviato.
store-waiting = Attendo fino a { $seconds } s che { $place } risponda: per ora tace.
store-migrated = Le tabelle in { $place } sono aggiornate.

trouble-admin-bad-address = { $address } non è un indirizzo di rete. Scrivine uno come 203.0.113.9 o 2001:db8::/32.
trouble-admin-failed = Il database non ha risposto: { $reason }.
trouble-admin-whom = Indica un indirizzo oppure --visitor.
trouble-admin-no-days = Indica dopo quanti giorni: --finished-after o --unfinished-after.
admin-done = Fatto: { $subject }
admin-nothing = Non è stato fatto nulla: { $subject } non c'è, o era già stato fatto.
admin-retention =
    { $deleted ->
        [1] Cancellate: { $count }.
       *[0] Trovate: { $count }. Aggiungi --delete per cancellarle.
    }
admin-progress = Partite esaminate finora: { $count }.
admin-vacuuming = Riordino { $place }. Può volerci un po'.
admin-vacuumed = { $place }: { $before } byte prima, { $after } byte adesso.

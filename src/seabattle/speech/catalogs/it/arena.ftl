# Che cosa si dice dei giocatori automatici: nomi, partite, forza.

trouble-bot-unknown = Il giocatore { $name } non esiste.{ $near ->
        [none] {""}
       *[other] {" "}Intendevi { $near }?
    } Ci sono: { $choices }; una classe tua si indica così: ./mybot.py:MyBot.
trouble-bot-no-class = { $file } è un file. Indica anche la classe che contiene, come in ./mybot.py:MyBot.
trouble-bot-no-file = Il file { $file } non esiste. Controlla il percorso.
trouble-bot-no-python = { $file } non è un file Python.
trouble-bot-not-in-file = In { $file } non c'è { $name }.{ $near ->
        [none] {""}
       *[other] {" "}Intendevi { $near }?
    } { $choices ->
        [none] Nessuna sua classe ha un metodo act.
       *[other] Giocatori che contiene: { $choices }.
    }
trouble-bot-broken = Non riesco a caricare { $name }: { $reason }.
trouble-bot-not-a-bot = { $name } non è un giocatore: si crea con un seme e ha bisogno di un metodo act(view).
trouble-bot-no-levels = { $name } non ha livelli. Togli i due punti e ciò che segue.
trouble-bot-bad-level = { $level } non è un livello: vanno da 1 a { $most }.
trouble-field-size = Servono { $rows } file di { $columns } segni, separate da «/».
trouble-field-ships = La riga deve mostrare le navi da { $first } a { $last }, un segno ciascuna, e l'acqua come «.».
trouble-field-illegal = La disposizione non è lecita ({ $reason }).

fields-even = ogni flotta lecita ugualmente probabile
fields-in-turn = navi disposte una dopo l'altra, perché le flotte sono troppe per estrarle alla pari
fields-file = da un file
trouble-field-none = In { $file } non c'è nessuna disposizione.
trouble-solo-shared = In { $variant } tutte le flotte stanno in un solo mare, che nessuno può ripulire da solo. Usa «seabattle arena».
solo-title = { $bot }, { $variant }: { $games ->
        [one] 1 disposizione
       *[other] { $games } disposizioni
    } ({ $kind })
solo-time = tempo per decisione: p50 { $p50 } ms, p99 { $p99 } ms; { $speed } partite al secondo
solo-nothing = Nessuna partita è arrivata alla fine, quindi non ci sono cifre.
arena-stopped = Interrotto dopo { $done } partite su { $games }; le cifre riguardano queste.
arena-shots = colpi
arena-misses = mancati
arena-turns = turni
arena-figure = { $name }: { $mean } ± { $error }, mediana { $median }, da { $least } a { $most }
trouble-arena-two-bots = Per una gara servono almeno due giocatori: --bots hunter,scatter.
trouble-arena-match-of-two = Un incontro si gioca in due, e { $variant } ha più posti. Togli --match.
arena-title = { $variant }, { $seats } posti: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
arena-share = { $rate } % (da { $low } a { $high } %; { $times } su { $games })
arena-drawn = senza vincitore: { $games }
arena-first = chi ha cominciato ha vinto { $share }

# Partite perse per colpa propria: la prima del suo genere, e quante sono.

fault-times = { $games ->
        [one] nella partita { $game }
       *[other] in { $games } partite, la prima volta nella { $game }
    }
fault-crashed = { $bot } si è interrotto { fault-times }: { $words }
fault-illegal = { $bot } ha giocato contro le regole { fault-times }: { $words }
fault-no-command = { $bot } non ha dato un comando del suo posto { fault-times }: { $words }
fault-hung = { $bot } non ha risposto entro { $words } { fault-times }
fault-out = { $bot } si era bloccato { $words } volte e non è più stato interpellato { fault-times }
fault-died = { $bot } ha chiuso il suo processo { fault-times }{ $words }
fault-endless = { $bot } non è arrivato alla fine { fault-times }: { $words }

# Consigli per chi gioca altrove.

trouble-chart-rows = La tabella deve avere { $rows } file, una per riga, ma ce ne sono { $found }.
trouble-chart-columns = La riga deve avere { $columns } segni, ma ce ne sono { $found }.
trouble-chart-sign = La riga contiene il segno «{ $sign }». Usa . per ignoto, o per mancato, x per colpito, # per affondato.
trouble-advise-too-large = { $variant } è troppo grande per fare i conti.
trouble-chart-contradiction = Nessuna flotta va d'accordo con questa tabella. { $cells ->
        [none] Più di una casella dev'essere sbagliata, oppure le regole sono altre.
       *[other] { $count ->
            [one] Se { $cells } fosse ignota sarebbe possibile: ricontrolla quella casella.
           *[other] Sarebbe possibile se una di queste caselle fosse ignota: { $cells }.
        }
    }
advise-exact = Flotte che vanno d'accordo con questa tabella: { $fleets }, contate esattamente.
advise-sampled = Flotte che vanno d'accordo con questa tabella: circa { $fleets }. Stima a campione: le probabilità possono sbagliare di { $error } punti percentuali.
advise-together = Le flotte di tutti gli altri giocatori sono state estratte insieme; non segnare le tue navi nella tabella. Stima a campione: le probabilità possono sbagliare di { $error } punti percentuali.
advise-moving = In questo gioco le navi possono muoversi; qui si suppone che siano ferme da quando hai disegnato la tabella.
advise-best = La migliore: { $cell }, colpo a segno al { $chance } %.
advise-nothing = Non resta nulla da colpire.

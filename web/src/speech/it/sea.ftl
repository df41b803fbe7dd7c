# Il mare: che cosa si dice delle caselle, delle navi da disporre e della partita.

# Quello che un lettore di schermo dice di una casella, dopo il suo nome.
cell-unknown = sconosciuta
cell-clear = acqua libera
cell-miss = mancato
cell-hit = colpito
cell-sunk = affondato
cell-radar-empty = radar: vuoto
cell-radar-ship = radar: nave
cell-old = forse non vale più
cell-last = ultimo colpo
cell-chosen = scelta
cell-water = acqua

## La flotta si dispone

placing-title = Disponi la tua flotta
placing-sea = Il tuo mare
placing-tray = Le tue navi
placing-in-place = a posto
placing-tools = Nave in mano
placing-turn = Ruota
placing-mirror = Specchia
placing-shape = Altra forma
placing-random = A caso
placing-clear = Svuota
placing-ready = Pronti alla battaglia
placing-more = Tasti e schieramenti salvati
placing-keys = Trascina una nave, oppure tocca la nave e poi il mare; toccala di nuovo per ruotarla. Con i tasti: Invio prende e posa, le frecce spostano, R ruota, F specchia, S cambia forma, N prende la nave seguente, Canc la rimette via.
placing-pick =
    { $left ->
        [one] Una nave aspetta. Trascinala in mare, oppure tocca prima la nave e poi il mare.
       *[other] { $left } navi aspettano. Trascinale in mare, oppure tocca prima una nave e poi il mare.
    }
placing-complete = Tutta la flotta è a posto. Sposta quello che vuoi, poi comincia.
placing-incomplete =
    { $left ->
        [one] Una nave non è ancora in mare.
       *[other] { $left } navi non sono ancora in mare.
    }
placing-empty = Qui non c'è nessuna nave. Prendine una dalla flotta.
placing-selected = In mano: { $ship }. Tocca di nuovo per ruotare, oppure tocca dove metterla.
placing-held = In mano: { $ship }. Scegli dove metterla.
placing-put = In posizione { $cell }: { $ship }.
placing-stowed = Di nuovo fuori dal mare: { $ship }.
placing-fits = Da { $from } a { $to }: c'è posto.
placing-no-turn = Qui non c'è spazio per ruotare: { $ship }.
placing-no-mirror = Non cambia allo specchio: { $ship }.
placing-no-shape = Ha una sola forma: { $ship }.
placing-random-done = La flotta è disposta a caso. Sposta quello che vuoi.
placing-cleared = Il mare è vuoto.
placing-restored = Le navi che avevi messo sono tornate. Continua da qui.
placing-other-title = Schierata anche altrove
placing-other =
    { $count ->
        [0] Su un altro tuo schermo il mare è stato svuotato. Con quale continui?
        [one] Su un altro tuo schermo { $count } nave è disposta diversamente. Con quale flotta continui?
       *[other] Su un altro tuo schermo { $count } navi sono disposte diversamente. Con quale flotta continui?
    }
placing-other-take = Prendi quella
placing-other-keep = Tieni questa

layouts-title = Schieramenti salvati
layouts-none = Per queste regole non hai ancora salvato nessuno schieramento.
layouts-name = Nome dello schieramento
layouts-save = Salva
layouts-incomplete = Si può salvare solo una flotta completa.
layouts-unnamed = Dai un nome allo schieramento.
layouts-saved = Salvato: { $name }.
layouts-used = In mare: { $name }.
layouts-dropped = Cancellato: { $name }.
layouts-drop = Cancella { $name }

## Prima della partita

muster-ready = La tua flotta è a posto
muster-watch = Le flotte si stanno disponendo
muster-invite = Invita qualcuno
seats-fill =
    { $count ->
        [one] Lascia il posto libero al computer
       *[other] Lascia al computer i { $count } posti liberi
    }
muster-nobody = qualcuno che deve ancora arrivare
muster-missing =
    { $count ->
        [0] Tutte le flotte sono in mare. Si comincia.
       *[other] Si aspetta: { $names }.
    }
match-opening = Si apre la partita …
match-free = A questo tavolo c'è un posto libero.
match-sit = Siediti

## La partita

play-title = Partita: { $one } contro { $other }
play-seas = Quale mare si vede
play-fire = Fuoco
play-use = Usa qui
play-pass = Passa
play-hint = Consiglio
play-enlarge = Ingrandisci la carta
play-declare = Dichiara la vittoria
play-rules = Regole in vigore
play-sound = Suoni
play-stop = Proponi di smettere
play-absent = Ci sei ancora?
play-resign = Abbandona

sea-swap = Ingrandisci: { $sea }
aim-touched = { $cell }. Tocca ancora per sparare.
sea-own = Il tuo mare
sea-foreign = Acque nemiche
sea-of = Il mare di { $name }
sea-larger = Ingrandisci il mare
sea-smaller = Rimpicciolisci il mare
fleet-own = La tua flotta
fleet-of = Flotta di { $name }
fleet-untold = Con queste regole nessuno dice che cosa è affondato.
fleet-line = { $ship }: a galla { $left } di { $count }
legend-title = Segni sulle carte
legend-old = forse non vale più: intanto le navi possono essersi mosse
legend-own-miss = un tuo colpo a vuoto
log-title = Diario
loupe-title = Parte della carta, ingrandita
cell-movable = { $ship }, può muoversi

caption-against = Contro { $names }.
caption-between = { $names }.
caption-computer = { $name } (computer)
caption-bot = { $name } (bot)
caption-many = altri { $count }
pace-of-bank =
    Orologio: { $bank } a testa{ $increment ->
        [0] .
       *[other] , più { $increment } s a turno.
    }
pace-of-move = Orologio: { $time } a mossa.
pace-of-none = Senza orologio.
answer-none = Non è ancora partito nessun colpo.
answer-whole = Gli ultimi colpi, casella per casella
turn-yours = Tocca a te
turn-theirs = Tocca a { $name }
turn-lots = Si tira a sorte
turn-over = La partita è finita
todo-over = È caduto l’ultimo colpo.

# $name è chi deve muovere.
todo-lots = Chi comincia?
todo-wait = { $name } prende la mira.
todo-watch = Stai guardando la partita.
todo-fire = Scegli una casella da colpire.
todo-again = Spara ancora.
todo-salvo =
    { $shots ->
        [one] Scegli una casella, poi fuoco.
       *[other] Scegli { $shots } caselle, poi fuoco: scelte { $named }.
    }
todo-second = Colpito! Puoi sparare una seconda volta, oppure passare.
todo-pass = Non resta che passare.
todo-spent = L'attacco è perso. Muovi una nave, oppure passa.
shots-left =
    { $left ->
        [one] Resta un colpo.
       *[other] Restano { $left } colpi.
    }
todo-area = Scegli la casella al centro.
todo-line = Scegli una riga o una colonna.
todo-lane = Scegli una riga o una colonna, e il bordo da cui parte.

arsenal-title = Armi
arsenal-shot = Colpo
arsenal-left =
    { $left ->
        [0] non ne restano
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
arsenal-from = dal turno { $turn }
raid-row = Lungo la riga
raid-column = Lungo la colonna
lane-left = Da sinistra
lane-top = Dall'alto
lane-right = Da destra
lane-bottom = Dal basso

typed-cell = Casella
typed-line = Riga o colonna
typed-lane = Riga o colonna; -5 dal lato opposto
order-line-help = Per esempio: spara B7. Il tasto / porta qui.
order-line-which = Quale di questi?
typed-add = Aggiungi

salvo-fire =
    { $shots ->
        [one] Fuoco
       *[other] Spara la salva ({ $named } di { $shots })
    }
salvo-wants =
    { $shots ->
        [one] Prima scegli la casella.
       *[other] Una salva ha { $shots } colpi; ne hai scelti { $named }.
    }

move-may = Prima di sparare puoi muovere una nave:
move-ship = { $ship } ({ $cells })
move-title = Da muovere: { $ship }
move-taken =
    { $count ->
        [one] In mano: { $ship }. C'è una sola mossa. Le frecce la mostrano, Invio la fa.
       *[other] In mano: { $ship }. Ci sono { $count } mosse. Le frecce le mostrano, Invio ne fa una.
    }
move-shown = Da { $from } a { $to }
move-made = Mossa fatta: { $ship }.
move-before = Mossa precedente
move-next = Mossa seguente
move-make = Muovi qui

hint-fire = Consiglio: fuoco su { $cells }.
hint-weapon = Consiglio: usa { $weapon } dove è segnato.
hint-move-ship = Consiglio: prima muovi una nave.
hint-declare-victory = Consiglio: dichiara la vittoria.
hint-end-turn = Consiglio: passa.
hint-resign = Consiglio: non c'è niente da fare.
hint-place-fleet = Consiglio: disponi la flotta.
hint-title = Consiglio
hint-close = Chiudi il consiglio
hint-odds = Le caselle più probabili
hint-cell = Casella
hint-chance = C’è una nave
hint-best = consigliata
hint-fire-chance = Una nave è lì con una probabilità del { $chance }.
hint-no-odds = Con queste regole non si possono dire le probabilità: le navi si muovono, o le caselle sono troppe per contare le flotte.

stop-offered = { $name } propone di smettere senza vincitori.
stop-agree = Smettiamo
stop-refuse = Si continua
stop-waiting = Hai proposto di smettere.
stop-title = Proporre di smettere?
stop-sure = Se l'altra parte è d'accordo, la partita finisce senza vincitori.
resign-title = Abbandonare?
resign-sure = Se abbandoni, la partita è persa.
declare-title = Dichiarare la vittoria?
declare-sure = Se anche una sola nave nemica è a galla, perdi l'attacco di questo turno.

clock-yours = Tu
clock-of = Orologio di { $name }: { $left }
clock-left-days =
    { $days ->
        [one] { $days } giorno, { $hours } h
       *[other] { $days } giorni, { $hours } h
    }
clock-left-hours = { $hours } h { $minutes } min

# The hashes that are shown before the first shot.
seal-line = Sigillato: { $seal }…
seal-about = È una parola sola per le impronte di tutti i campi e del seme per tutti i sorteggi. C’era prima del primo colpo, perciò nulla può essere cambiato dopo; a partita finita tutto viene aperto e controllato.

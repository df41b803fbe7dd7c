## La cornice di ogni pagina

sea-battle = Battaglia navale
home = Pagina iniziale
watch = Guarda
builder = Crea le tue regole
judge-paper = Una partita su carta
odds-board = Tavola delle probabilità
puzzles = Problemi
analysis-title = Fortuna e abilità
my-statistics = Le mie statistiche
check-record = Controlla una partita
settings = Impostazioni
for-programs = Per i programmi
main-menu = A portata di mano
footer-menu = Tutte le pagine
skip = Vai alla pagina
close = Chiudi
cancel = Annulla
save = Salva
language = Lingua

not-found = Qui non c’è niente
not-found-about = A questo indirizzo non c’è nessuna pagina. Forse il link è stato troncato.

## Quando qualcosa va storto

network-unreachable = Il server non è raggiungibile. C’è la rete?
network-strange = Il server ha dato una risposta incomprensibile.
network-too-large = Era più di quanto il server accetti in un messaggio.
page-fault = Qualcosa è andato storto in questa pagina. Ricaricarla dovrebbe bastare.
page-left = La pagina è stata lasciata prima che arrivasse la risposta.
connection-lost = La connessione è caduta. Continuiamo a riprovare; nulla di ciò che hai fatto è perduto.
connection-renewed = Il server si sta aggiornando e tornerà fra un attimo. La partita riprende da dov’era.

## Impostazioni

theme = Colori
theme-auto = Come nel sistema
theme-light = Carta diurna
theme-dark = Carta notturna
theme-contrast = Contrasto elevato
theme-paper = Carta a quadretti
motion = Movimento
motion-auto = Come nel sistema
motion-off = Nulla si muove
fire-at-once = Sul touch screen il primo tocco spara subito
faces = I titoli sono composti in questi caratteri, con licenza SIL Open Font License:
face-literata = Literata
face-neucha = Neucha
sound = Suoni
sound-on = I suoni sono attivi
sound-volume = Volume
sound-try = Ascolta i suoni
sound-offer = Giocare con i suoni?
sound-yes = Sì
sound-no = No
sound-turn = tocca a te
sound-miss = acqua
sound-radar = radar
sound-hit = colpito
sound-sunk = affondato
sound-lost = nave perduta
sound-victory = vittoria
sound-defeat = sconfitta
your-name = Il tuo nome
your-name-about = Lo vedono gli altri al tavolo.
name-saved = Salvato. D’ora in poi ti chiami così.

## Pagina iniziale

tagline = La battaglia navale con le regole di ogni foglio: contro il computer, un amico o un’intera compagnia.
loading = Un momento …
try-again = Riprova
play = Gioca
start-menu = Da qui
people-here = Chi c’è
play-now = Gioca subito
play-now-about = { $game }, contro { $opponent ->
    [admiral] l’ammiraglio, forza { $level }
    [surveyor] il cartografo
    [hunter] il cacciatore
   *[scatter] il cannoniere
}
play-computer = Gioca contro il computer
choose-game = Gioco
choose-rules = Le regole a parole
choose-seats = Giocatori al tavolo
choose-opponent = Avversario
choose-level = Forza { $level } su 10
choose-begins = Chi comincia
choose-letters = Lettere delle colonne
letters = { $scheme ->
    [usual] Come di solito
    [latin] Latine, A B C
    [cyrillic] Cirilliche senza Ё, А Б В
    [cyrillic-yo] Cirilliche con Ё, А Б В
   *[other] { $scheme }
}
choose-side = Lato della griglia
choose-side-usual = secondo i giocatori
choose-hints = Posso chiedere consigli
opponent-admiral = L’ammiraglio
opponent-surveyor = Il cartografo, che conta ogni flotta
opponent-hunter = Il cacciatore, che insegue i colpi
opponent-scatter = Il cannoniere che spara a caso
begins-lot = A sorte
begins-first = Io
begins-second = Il computer
begins-friend = Il mio amico
play-people = Gioca con altre persone
play-people-about = Il gioco scelto è «{ $game }».
choose-clock = Orologio
pace-none = Senza fretta
pace-quick = 3 minuti a testa, più 3 secondi a turno
pace-calm = 10 minuti a testa, più 10 secondi a turno
pace-minute = Un minuto a mossa
pace-day = Un giorno a mossa
pace-days = Tre giorni a mossa
invite-friend = Invita un amico
invite-anybody = Aperto a tutti
invite-place = Dispongo la flotta
invite-about = { $count ->
    [0] Tutti i posti sono occupati.
    [one] Manda questo link. Chi lo apre per primo si siede, e il link non vale più.
   *[other] Manda ogni link a una persona diversa. Chi lo apre per primo si siede a quel posto, e il link non vale più.
}
invite-link = Il link
invite-link-seat = Il link per il posto { $seat }
link-copy = Copia
link-copied = Copiato.
link-copy-by-hand = Il browser non permette di copiare. Il link è selezionato: copialo a mano.
link-share = Condividi
link-share-text = Una partita a battaglia navale?
link-qr = Il link come codice QR
link-here-only = Solo questo computer può aprire il link. Per giocare con un dispositivo sulla stessa rete Wi-Fi, avvia il server con { $command } e manda un nuovo invito.
joining = C’è un posto riservato per te
joining-about = Ti stiamo facendo accomodare …
join-refused = Nessun posto con questo link
join-failed = Puoi comunque dare un’occhiata al tavolo, o aprirne uno tuo.
join-watch = Guarda il tavolo
join = Partecipa
open-games = Partite aperte
open-games-none = Per ora nessuno aspetta. Apri una partita a tutti e gli altri ti troveranno qui.
my-games = Le mie partite
resume = Riprendi
replay = Rivedi
show-all = Mostra tutte ({ $count })
match-delete = Cancella
match-delete-ask = Cancella …
match-delete-which = Cancella: { $game }, { $names }
match-delete-title = Cancellare questa partita?
match-delete-sure = La partita viene cancellata con tutte le sue mosse quando lo hanno chiesto tutti quelli che l’hanno giocata. Ai giocatori del computer non si chiede, e nemmeno a chi si è cancellato.
match-delete-until = Fino ad allora sparisce solo dal tuo elenco; gli altri conservano la loro, e il suo indirizzo la mostra ancora.
match-delete-final = Niente riporta indietro una partita cancellata.
match-deleted = La partita è cancellata.
match-delete-waiting = { $count ->
    [1] La partita è sparita dal tuo elenco. Sarà cancellata appena lo chiede anche l’altro giocatore.
   *[other] La partita è sparita dal tuo elenco. Sarà cancellata appena lo chiedono anche altri { $count } giocatori.
}
computer-admiral = Ammiraglio { $level }
computer-surveyor = Cartografo
computer-hunter = Cacciatore
computer-scatter = Cannoniere
computer-daily-sea = Mare del giorno
nobody-yet = Ancora nessuno
deleted-player = Giocatore cancellato
phase-open = in attesa di giocatori
phase-placing = si dispongono le flotte
phase-playing = in corso
phase-over = finita
seats-free = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
learn-rules = Impara le regole
game-size = { $rows } × { $columns }, { $ships ->
    [one] una nave
   *[other] { $ships } navi
}
watch-others = Guarda giocare gli altri
host-forum = Conduci sul forum
practice = Allenati e rivedi
about-daily = Lo stesso mare per tutti, una volta al giorno.
about-puzzles = Posizioni con un solo colpo migliore, e la prova.
about-odds = Disegna la griglia di una partita qualsiasi e guarda dove è facile che ci siano navi.
about-analysis = Che cosa in una partita finita è stata fortuna, e che cosa abilità.
about-statistics = Come hai giocato, e dove spari.
watch-about = Tavoli che chiunque può guardare. Ciò che è segreto resta segreto fino alla fine.
watch-none = Per ora nessuno gioca in pubblico.
watch-playing = In corso
watch-placing = Stanno per cominciare
watch-over = Finite

## Regole

rules = Le regole
rules-menu = Da qui
rules-play = Gioca così
rules-change = Cambia queste regole

# Un tavolo sigillato.
choose-sealed = Tavolo sigillato: ogni risposta è provata
choose-sealed-about = Il tuo campo resta su questo dispositivo, e quello dell’altro sul suo. Ciascuno prova che il suo è regolare, e ogni risposta, senza mostrarlo. C’è sempre un orologio: dieci minuti a mossa, se non ne scegli un altro.

# Che cosa non va in un file di regole. La chiave è il codice dell'errore.

trouble-file-missing = Non c'è nessun file { $file }. Controlla come è scritto il percorso.
trouble-file-folder = { $file } è una cartella. Indica un file che contiene.
trouble-file-unreadable = Non si può leggere { $file }: { $reason }.
trouble-file-not-text = Questo non è un testo in UTF-8. Salva il file come semplice testo UTF-8.
trouble-file-too-big = Il file ha più di { $most } byte. A un file di regole ne bastano poche migliaia.
trouble-file-too-deep = Ci sono tabelle o elenchi annidati per più di { $most } livelli. Nessuna regola si scrive così in profondità.
trouble-file-unknown-variant = Non c'è nessuna variante { $name }.{ trouble-hint } Quelle pronte sono: { $choices }.
trouble-file-syntax = Questo non è TOML: { $reason }.
trouble-file-unknown-key = Qui { $key } non significa nulla.{ trouble-hint } Sono possibili: { $choices }.
trouble-file-missing-key = Manca { $key }. Da aggiungere: { $about }
trouble-file-wrong-type = Qui c'è { $found }. Scrivi { $wanted }.
trouble-file-not-a-choice = { $value } non è una delle scelte.{ trouble-hint } Scrivi una di queste: { $choices }.
trouble-file-too-small = { $value } è troppo piccolo. Scrivi { $least } o più.
trouble-file-too-large = { $value } è troppo grande. Scrivi { $most } o meno.
trouble-file-too-short = La lunghezza è { $found }. Deve essere { $least } o più.
trouble-file-too-long = La lunghezza è { $found }. Deve essere { $most } o meno.
trouble-file-not-a-name = { $value } non è un nome. Scrivi lettere latine minuscole, cifre e trattini, con una lettera all'inizio e non più di 41 segni.
trouble-file-not-plain = Il testo contiene caratteri di controllo. Scrivi solo lettere e a capo.
trouble-file-refused = Il file non si può usare: { $reason }.

trouble-type-number = un numero intero
trouble-type-fraction = un numero con la virgola
trouble-type-text = un testo fra virgolette, "…"
trouble-type-list = un elenco fra parentesi quadre, […], o tabelle con [[…]]
trouble-type-table = una tabella, […] con le sue chiavi sotto
trouble-type-switch = true o false
trouble-type-date = una data o un'ora

trouble-labels-not-letters = { $word } non è né una parola né una serie nota. Scrivi solo lettere, o una di queste: { $choices }.
trouble-labels-repeated-letter = La lettera { $letter } compare due volte in { $word }, e due linee avrebbero lo stesso nome. Scegli una parola di lettere diverse.
trouble-labels-too-few-letters = { $word } ha { $letters } lettere, ma alla griglia ne servono { $needed }. Scegli una parola più lunga o una serie: { $choices }.
trouble-labels-look-alike = { $first } e { $second } in { $word } sono lettere diverse che sembrano uguali. Scegli lettere di un solo alfabeto.
trouble-labels-run-together = Colonne e righe sono entrambe numerate, e in { $name } non si vede dove finisce la prima. Scrivi between = "-", oppure usa lettere per le une o per le altre.
trouble-labels-ambiguous = { $name } sarebbe il nome di due caselle. Scrivi between = "-", oppure lettere per le une e numeri per le altre.

trouble-fleet-unknown-sign = Il disegno contiene { $sign }. Disegna con "#" per una casella della nave e "." per un vuoto.
trouble-fleet-no-deck = Nel disegno non c'è nessuna casella. Disegna almeno un "#".
trouble-fleet-not-connected = Le caselle di questo disegno non sono tutte unite per i lati. Disegna un pezzo solo.
trouble-fleet-same-name = C'è già un tipo { $name }. Dai a ogni tipo un nome suo.
trouble-fleet-fits-nowhere = Nessuna forma di { $name } entra in una griglia di { $rows } righe e { $columns } colonne. Disegnala più piccola o ingrandisci la griglia.
trouble-fleet-too-many-ships = La flotta ha { $ships } navi. Mettine al massimo { $most }.
trouble-fleet-too-many-berths = Ci sono { $berths } modi di disporre le singole navi su questa griglia. Possono essere al massimo { $most }: meno tipi o forme, o una griglia più piccola.
trouble-fleet-more-decks-than-cells = La flotta occupa { $decks } caselle, ma la griglia ne ha solo { $cells }. Metti meno navi o una griglia più grande.
trouble-fleet-no-room = La flotta non si può schierare: non c'è modo di mettere tutte le navi su { $rows } righe e { $columns } colonne quando touching è { $touching }. Metti meno navi, una griglia più grande, o lascia che le navi si tocchino.
trouble-fleet-too-tight = La flotta è troppo stretta per essere schierata: una lunga ricerca su { $rows } righe e { $columns } colonne non ha trovato alcun modo con touching { $touching }. Metti meno navi, una griglia più grande, o lascia che le navi si tocchino.

trouble-arsenal-same-name = C'è già un colpo speciale { $name }. Dai a ognuno un nome suo.
trouble-arsenal-radius-missing = { $name } agisce intorno a una casella, ma non si dice fin dove. Aggiungi radius = 1 o più.
trouble-arsenal-radius-needless = { $name } non ha raggio. Toglilo.
trouble-arsenal-free-in-rounds = Nei turni simultanei ognuno dà un solo ordine, quindi { $name } non può aggiungersi a un colpo. Togli takes_turn = false.

trouble-variant-own-sea-for-two = Dove ogni posto ha il suo mare i posti sono esattamente due; con di più, un colpo dovrebbe dire a quale mare è diretto. Scrivi whose = "shared" o posti per 2.
trouble-variant-seats-reversed = Il minimo dei giocatori è { $least }, ma il massimo è { $most }. Scambiali.
trouble-variant-seats-refused = In { $seats } non si può giocare. Servono da { $least } a { $most } giocatori.
trouble-variant-grid-unsized = La griglia non ha dimensioni. Scrivi rows e columns, oppure by_seats = true.
trouble-variant-grid-sized-twice = La griglia ha dimensioni proprie e le prende anche dai posti. Tieni rows e columns, oppure by_seats = true.
trouble-variant-rounds-and-again = Nei turni simultanei tutti sparano insieme e sentono le risposte dopo, quindi nulla può valere un altro colpo. Scrivi again_after = "never".
trouble-variant-rounds-and-second-shot = Nei turni simultanei tutti sparano insieme e sentono le risposte dopo, quindi non c'è un secondo colpo. Togli second_shot.
trouble-variant-rounds-and-manoeuvre = Nei turni simultanei nessuno agisce prima degli altri, quindi nessuna nave può muoversi prima di un attacco. Togli manoeuvre.
trouble-variant-rounds-and-declaration = Nei turni simultanei nessuno ha un turno suo in cui dichiarare la vittoria. Scrivi won = "automatic".
trouble-variant-rounds-and-beginner = Nei turni simultanei nessuno comincia. Togli begins, o scrivi "lot".
trouble-variant-rounds-without-rounds = La tabella rounds dice che cosa succede nei turni simultanei, ma i turni si alternano. Toglila, o scrivi order = "together".
trouble-variant-secret-miss-on-own-sea = Il giocatore bersagliato vede ogni colpo sul proprio mare, quindi non gli si può nascondere un colpo mancato. Scrivi miss_told_to = "everyone", oppure whose = "shared".
trouble-variant-friendly-fire-on-own-sea = Nessuno spara sul proprio mare, quindi non c'è fuoco amico. Togli friendly_fire, o scrivi whose = "shared".
trouble-variant-owner-on-own-sea = Su un mare proprio si sa già di chi è la nave. Togli "owner" da { $key }.
trouble-variant-silent-sinking-named = Un affondamento taciuto non dice nulla della nave. Togli sunk_names, o scrivi sinking_told = true.
trouble-variant-silent-sinking-and-again = Un altro colpo dopo un affondamento tradirebbe l'affondamento taciuto. Scrivi again_after = "never" o "hit", oppure sinking_told = true.
trouble-variant-silent-sinking-and-salvo = Una salva che si accorcia a ogni nave perduta tradisce l'affondamento taciuto. Scrivi un numero di colpi, oppure sinking_told = true.
trouble-variant-hit-names-cells = Le caselle di una nave soltanto colpita la mostrerebbero tutta in una volta. Togli "cells" da hit_names.
trouble-variant-second-shot-and-shots = Il secondo colpo segue un solo colpo per turno. Scrivi shots = 1, o togli second_shot.
trouble-variant-second-shot-and-again = Un colpo a segno non può valere sia un altro colpo sia il secondo colpo unico. Scrivi again_after = "never", o togli second_shot.
trouble-variant-again-and-shots = Un altro colpo si guadagna con un colpo, non con una salva. Scrivi shots = 1, oppure again_after = "never".
trouble-variant-manoeuvre-and-bent = { $name } può essere piegata, e una nave piegata non ha un asse lungo cui muoversi né estremità su cui girare. Disegnala diritta, o togli manoeuvre.
trouble-variant-manoeuvre-without-moves = Le navi non possono né scorrere né ruotare, quindi nulla si può muovere. Permetti una delle due cose, o togli manoeuvre.

# Perché un testo non è TOML; parte di una frase.
trouble-toml-bad-sign = qui il segno { $sign } non è ammesso
trouble-toml-sign-missing = manca { $sign }
trouble-toml-open-text = a un testo mancano le virgolette di chiusura
trouble-toml-open-bracket = una parentesi non è chiusa
trouble-toml-twice = qualcosa è scritto per la seconda volta
trouble-toml-bad-escape = in un testo una barra rovesciata è seguita da qualcosa che non può seguirla; per una barra rovesciata scrivi \\
trouble-toml-bad-key = una chiave non può cominciare così
trouble-toml-bad-date = questa data o ora non esiste
trouble-toml-bad-value = dopo "=" non c'è un valore completo; i testi vanno fra virgolette e le parentesi vanno chiuse
trouble-toml-bad-line = una riga non è né una chiave con il suo valore né una [tabella]
trouble-toml-long-number = un numero è troppo lungo
trouble-toml-other = il lettore dice «{ $text }»

trouble-hint =
    { $near ->
        [none] {""}
       *[other] {" "}Intendevi { $near }?
    }
trouble-or = { $one } o { $other }

# A che serve una voce che deve esserci.
trouble-about-name = un nome breve, come sea-battle.
trouble-about-title = il nome del gioco, lingua per lingua.
trouble-about-grid = quanto è grande la griglia.
trouble-about-fleet = le navi di ogni giocatore, per tipo.
trouble-about-sea = dove stanno le flotte, e quanto vicine.
trouble-about-title-en = in inglese.
trouble-about-fleet-name = un nome breve, come carrier.
trouble-about-fleet-count = quante ne ha un giocatore.
trouble-about-fleet-shapes = le forme che può avere: "####", oppure righe ["##", "#."].
trouble-about-fleet-title-en = in inglese.
trouble-about-sea-touching = quanto vicine possono stare due navi di una flotta.
trouble-about-arsenal-name = un nome breve, come wide-shot.
trouble-about-arsenal-kind = che cosa fa.
trouble-about-arsenal-count = quante volte può usarlo ogni giocatore.
trouble-about-about-en = in inglese.

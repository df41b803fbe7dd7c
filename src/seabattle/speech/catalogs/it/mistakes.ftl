# Che cosa non va in un file di regole. La chiave è il codice dell'errore.

mistake-file-missing = Non c'è nessun file { $file }. Controlla come è scritto il percorso.
mistake-file-folder = { $file } è una cartella. Indica uno dei file di regole che contiene.
mistake-file-unreadable = Non si può leggere { $file }: { $reason }.
mistake-file-not-text = Questo non è un testo in UTF-8. Salva il file come semplice testo UTF-8.
mistake-file-too-big = Il file ha più di { $most } byte. A un file di regole ne bastano poche migliaia.
mistake-file-too-deep = Ci sono tabelle o elenchi annidati per più di { $most } livelli. Nessuna regola si scrive così in profondità.
mistake-file-unknown-variant = Non c'è nessuna variante { $name }.{ mistake-hint } Quelle pronte sono: { $choices }.
mistake-file-syntax = Questo non è TOML: { $reason }.
mistake-file-unknown-key = Qui { $key } non significa nulla.{ mistake-hint } Sono possibili: { $choices }.
mistake-file-missing-key = Manca { $key }. Da aggiungere: { $about }
mistake-file-wrong-type = Qui c'è { $found }. Scrivi { $wanted }.
mistake-file-not-a-choice = { $value } non è una delle scelte.{ mistake-hint } Scrivi una di queste: { $choices }.
mistake-file-too-small = { $value } è troppo piccolo. Scrivi { $least } o più.
mistake-file-too-large = { $value } è troppo grande. Scrivi { $most } o meno.
mistake-file-too-short = La lunghezza è { $found }. Deve essere { $least } o più.
mistake-file-too-long = La lunghezza è { $found }. Deve essere { $most } o meno.
mistake-file-not-a-name = { $value } non è un nome. Scrivi lettere latine minuscole, cifre e trattini, con una lettera all'inizio e non più di 41 segni.
mistake-file-not-plain = Il testo contiene caratteri di controllo. Scrivi solo lettere e a capo.
mistake-file-refused = Il file non si può usare: { $reason }.

mistake-type-number = un numero intero
mistake-type-fraction = un numero con la virgola
mistake-type-text = un testo fra virgolette, "…"
mistake-type-list = un elenco fra parentesi quadre, […], o tabelle con [[…]]
mistake-type-table = una tabella, […] con le sue chiavi sotto
mistake-type-switch = true o false
mistake-type-date = una data o un'ora

mistake-labels-not-letters = { $word } non è né una parola né una serie nota. Scrivi solo lettere, o una di queste: { $choices }.
mistake-labels-repeated-letter = La lettera { $letter } compare due volte in { $word }, e due linee avrebbero lo stesso nome. Scegli una parola di lettere diverse.
mistake-labels-too-few-letters = { $word } ha { $letters } lettere, ma alla griglia ne servono { $needed }. Scegli una parola più lunga o una serie: { $choices }.
mistake-labels-ambiguous = { $name } sarebbe il nome di due caselle. Scrivi between = "-", oppure lettere per le une e numeri per le altre.

mistake-fleet-unknown-sign = Il disegno contiene { $sign }. Disegna con "#" per una casella della nave e "." per un vuoto.
mistake-fleet-no-deck = Nel disegno non c'è nessuna casella. Disegna almeno un "#".
mistake-fleet-not-connected = Le caselle di questo disegno non sono tutte unite per i lati. Disegna un pezzo solo.
mistake-fleet-same-name = C'è già un tipo { $name }. Dai a ogni tipo un nome suo.
mistake-fleet-fits-nowhere = Nessuna forma di { $name } entra in una griglia di { $rows } righe e { $columns } colonne. Disegnala più piccola o ingrandisci la griglia.
mistake-fleet-too-many-ships = La flotta ha { $ships } navi. Mettine al massimo { $most }.
mistake-fleet-too-many-berths = Ci sono { $berths } modi di disporre le singole navi su questa griglia. Possono essere al massimo { $most }: meno tipi o forme, o una griglia più piccola.
mistake-fleet-more-decks-than-cells = La flotta occupa { $decks } caselle, ma la griglia ne ha solo { $cells }. Metti meno navi o una griglia più grande.
mistake-fleet-no-room = La flotta non si può schierare: non c'è modo di mettere tutte le navi su { $rows } righe e { $columns } colonne quando touching è { $touching }. Metti meno navi, una griglia più grande, o lascia che le navi si tocchino.
mistake-fleet-too-tight = La flotta è troppo stretta per essere schierata: una lunga ricerca su { $rows } righe e { $columns } colonne non ha trovato alcun modo con touching { $touching }. Metti meno navi, una griglia più grande, o lascia che le navi si tocchino.

mistake-arsenal-same-name = C'è già un colpo speciale { $name }. Dai a ognuno un nome suo.
mistake-arsenal-radius-missing = { $name } agisce intorno a una casella, ma non si dice fin dove. Aggiungi radius = 1 o più.
mistake-arsenal-radius-needless = { $name } colpisce una linea intera e non ha raggio. Toglilo.
mistake-arsenal-free-in-rounds = Nei turni simultanei ognuno dà un solo ordine, quindi { $name } non può aggiungersi a un colpo. Togli takes_turn = false.

mistake-variant-own-sea-for-two = Dove ogni posto ha il suo mare i posti sono esattamente due; con di più, un colpo dovrebbe dire a quale mare è diretto. Scrivi whose = "shared" o posti per 2.
mistake-variant-seats-reversed = Il minimo dei giocatori è { $least }, ma il massimo è { $most }. Scambiali.
mistake-variant-seats-refused = In { $seats } non si può giocare. Servono da { $least } a { $most } giocatori.
mistake-variant-grid-unsized = La griglia non ha dimensioni. Scrivi rows e columns, oppure by_seats = true.
mistake-variant-grid-sized-twice = La griglia ha dimensioni proprie e le prende anche dai posti. Tieni rows e columns, oppure by_seats = true.
mistake-variant-rounds-and-again = Nei turni simultanei tutti sparano insieme e sentono le risposte dopo, quindi nulla può valere un altro colpo. Scrivi again_after = "never".
mistake-variant-rounds-and-second-shot = Nei turni simultanei tutti sparano insieme e sentono le risposte dopo, quindi non c'è un secondo colpo. Togli second_shot.
mistake-variant-rounds-and-manoeuvre = Nei turni simultanei nessuno agisce prima degli altri, quindi nessuna nave può muoversi prima di un attacco. Togli manoeuvre.
mistake-variant-rounds-and-declaration = Nei turni simultanei nessuno ha un turno suo in cui dichiarare la vittoria. Scrivi won = "automatic".
mistake-variant-rounds-and-beginner = Nei turni simultanei nessuno comincia. Togli begins, o scrivi "lot".
mistake-variant-rounds-without-rounds = La tabella rounds dice che cosa succede nei turni simultanei, ma i turni si alternano. Toglila, o scrivi order = "together".
mistake-variant-secret-miss-on-own-sea = Il giocatore bersagliato vede ogni colpo sul proprio mare, quindi non gli si può nascondere un colpo mancato. Scrivi miss_told_to = "everyone", oppure whose = "shared".
mistake-variant-friendly-fire-on-own-sea = Nessuno spara sul proprio mare, quindi non c'è fuoco amico. Togli friendly_fire, o scrivi whose = "shared".
mistake-variant-owner-on-own-sea = Su un mare proprio si sa già di chi è la nave. Togli "owner" da { $key }.
mistake-variant-silent-sinking-named = Un affondamento taciuto non dice nulla della nave. Togli sunk_names, o scrivi sinking_told = true.
mistake-variant-silent-sinking-and-again = Un altro colpo dopo un affondamento tradirebbe l'affondamento taciuto. Scrivi again_after = "never" o "hit", oppure sinking_told = true.
mistake-variant-silent-sinking-and-salvo = Una salva che si accorcia a ogni nave perduta tradisce l'affondamento taciuto. Scrivi un numero di colpi, oppure sinking_told = true.
mistake-variant-hit-names-cells = Le caselle di una nave soltanto colpita la mostrerebbero tutta in una volta. Togli "cells" da hit_names.
mistake-variant-second-shot-and-shots = Il secondo colpo segue un solo colpo per turno. Scrivi shots = 1, o togli second_shot.
mistake-variant-second-shot-and-again = Un colpo a segno non può valere sia un altro colpo sia il secondo colpo unico. Scrivi again_after = "never", o togli second_shot.
mistake-variant-again-and-shots = Un altro colpo si guadagna con un colpo, non con una salva. Scrivi shots = 1, oppure again_after = "never".
mistake-variant-manoeuvre-and-bent = { $name } può essere piegata, e una nave piegata non ha un asse lungo cui muoversi né estremità su cui girare. Disegnala diritta, o togli manoeuvre.
mistake-variant-manoeuvre-without-moves = Le navi non possono né scorrere né ruotare, quindi nulla si può muovere. Permetti una delle due cose, o togli manoeuvre.

mistake-hint =
    { $near ->
        [none] {""}
       *[other] {" "}Intendevi { $near }?
    }
mistake-or = { $one } o { $other }

# A che serve una voce che deve esserci.
mistake-about-name = un nome breve, come sea-battle.
mistake-about-title = il nome del gioco, lingua per lingua.
mistake-about-grid = quanto è grande la griglia.
mistake-about-fleet = le navi di ogni giocatore, per tipo.
mistake-about-sea = dove stanno le flotte, e quanto vicine.
mistake-about-title-en = in inglese.
mistake-about-fleet-name = un nome breve, come carrier.
mistake-about-fleet-count = quante ne ha un giocatore.
mistake-about-fleet-shapes = le forme che può avere: "####", oppure righe ["##", "#."].
mistake-about-fleet-title-en = in inglese.
mistake-about-sea-touching = quanto vicine possono stare due navi di una flotta.
mistake-about-arsenal-name = un nome breve, come wide-shot.
mistake-about-arsenal-kind = che cosa fa.
mistake-about-arsenal-count = quante volte può usarlo ogni giocatore.
mistake-about-about-en = in inglese.

# Perché una cosa non si può fare, e che cosa si può fare invece. La chiave è il codice del rifiuto.

refusal-phase-over = La partita è finita.
refusal-phase-not-placing = Le flotte si schierano solo prima dell'inizio del gioco.
refusal-phase-not-playing =
    { $waiting ->
        [none] Si attende il sorteggio.
       *[other] Il gioco non è ancora cominciato. Manca la flotta di: { $waiting }.
    }
refusal-phase-no-lots = Adesso non c'è nulla da sorteggiare.
refusal-lots-not-a-candidate = { $seat } non partecipa a questo sorteggio.

refusal-seat-unknown =
    { $seats ->
        [one] A questo tavolo non c'è posto per { $seat }; c'è { $seats } posto.
       *[other] A questo tavolo non c'è posto per { $seat }; ci sono { $seats } posti.
    }
refusal-seat-out = { $seat } è fuori dal gioco.
refusal-seat-not-droppable =
    { $needed ->
        [none] Con queste regole non si esclude chi salta i turni ({ $seat }, saltati di fila: { $missed }).
       *[other] { $seat } non si può ancora escludere: turni saltati di fila { $missed }, necessari { $needed }.
    }

refusal-placement-already-placed = La tua flotta è schierata e resta dov'è.
refusal-placement-unknown-class = Nella flotta non c'è nessuna nave di tipo «{ $ship_class }».
refusal-placement-wrong-count = Navi di tipo «{ $ship_class }»: ne hai messe { $placed }, la flotta ne ha { $wanted }.
refusal-placement-wrong-shape =
    { $cells ->
        [none] Una nave di tipo «{ $ship_class }» non ha caselle.
       *[other] Una nave di tipo «{ $ship_class }» non può stare in { $cells }: non è una delle sue forme.
    }
refusal-placement-outside = Una nave di tipo «{ $ship_class }» esce dalla griglia.
refusal-placement-overlap = Due navi occupano la stessa casella { $at }: { $ship_class } e { $other }.
refusal-placement-too-close =
    { $corners_allowed ->
        [yes] Due navi si toccano in { $at }: { $ship_class } e { $other }. Possono toccarsi solo per un angolo.
       *[no] Due navi si toccano in { $at }: { $ship_class } e { $other }. Non possono toccarsi, nemmeno per un angolo.
    }

refusal-turn-not-yours = Non è il tuo turno. Tocca a { $turn }.
refusal-turn-already-attacked = Si muove e si dichiara prima dell'attacco, e tu hai già attaccato.
refusal-turn-attack-lost = La dichiarazione sbagliata ti è costata l'attacco di questo turno.
refusal-turn-must-attack =
    { $step ->
        [again] Hai ancora un colpo: sparalo.
       *[attack] Il turno non si può cedere: attacca.
    }
refusal-turn-no-second-shot = Per il secondo colpo servono { $needed } navi intatte, e tu ne hai { $undamaged }. Termina il turno.
refusal-turn-only-second-shot = Il secondo colpo è un colpo semplice, non un colpo speciale.

refusal-shot-off-grid = È fuori dalla griglia, che ha { $rows } righe e { $cols } colonne.
refusal-shot-already-known = La risposta di { $at } è già nota. Scegli un'altra casella.
refusal-shot-same-cell-twice = { $at } è indicata due volte. Indica ogni casella una volta sola.
refusal-shot-wrong-number =
    { $wanted ->
        [one] Ora hai { $wanted } colpo, ma le caselle indicate sono { $named }.
       *[other] Ora hai { $wanted } colpi, ma le caselle indicate sono { $named }.
    }

refusal-weapon-unknown = Con queste regole non c'è nessun colpo speciale «{ $weapon }».
refusal-weapon-used-up =
    { $count ->
        [one] { weapon-capital }: utilizzabile { $count } volta a partita, ormai esaurito.
       *[other] { weapon-capital }: utilizzabile { $count } volte a partita, ormai esaurito.
    }
# Un colpo speciale all'inizio di una frase.
weapon-capital = «{ $weapon }»
refusal-weapon-locked = { weapon-capital }: disponibile dal tuo turno { $unlock_turn }; questo è il turno { $turn }.
refusal-weapon-wrong-target =
    { $wants_line ->
        [yes] { weapon-capital }: serve una riga o una colonna (per un siluro anche il bordo da cui parte), non altro.
       *[no] { weapon-capital }: serve una casella, non una riga o una colonna.
    }

refusal-manoeuvre-not-allowed = Con queste regole le navi non si muovono.
refusal-manoeuvre-unknown-ship = Non c'è una nave numero { $ship }; le tue vanno da 1 a { $ships }.
refusal-manoeuvre-already-moved = In questo turno hai già mosso una nave. Se ne muove una sola.
refusal-manoeuvre-damaged = Questa nave è danneggiata e non può muoversi: { $ship_class }.
refusal-manoeuvre-out-of-reach =
    { $ship_class ->
        [none] Adesso nessuna delle tue navi può muoversi.
       *[other] Questa nave non può arrivare lì con una sola mossa: { $ship_class }.
    }

refusal-victory-not-declared = Con queste regole la vittoria non si dichiara; la partita finisce da sé.

refusal-round-none = Con queste regole si gioca uno alla volta, non a turni simultanei.
refusal-round-wrong-draw = I colpi tirati a caso non corrispondono ai giocatori senza ordine ({ $seat }).

refusal-notation-empty = Nessuna casella indicata. Scrivi la colonna e la riga.
refusal-notation-too-long = Sono { $length } caratteri; il nome di una casella è corto.
refusal-notation-unreadable = «{ $text }» non è il nome di una casella. Scrivila così: { $example }.
refusal-notation-off-grid = Non c'è nessuna casella { $text }. La griglia va da { $first } a { $last }, e le sue colonne sono { $columns }.
refusal-notation-other-alphabet =
    { $counted ->
        [none] { notation-meant-letter }
       *[other] { notation-meant-letter } Senza queste lettere conta le colonne: { $counted } è { $cell }.
    }
notation-meant-letter =
    { $meant ->
        [none] { notation-other-letter }
       *[other] { notation-other-letter } Se intendi { $meant }, scrivila con le lettere del tavolo.
    }
notation-other-letter =
    { $typed_script ->
        [latin] In «{ $text }» la lettera «{ $letter }» è latina, e questo tavolo usa un altro alfabeto.
        [cyrillic] In «{ $text }» la lettera «{ $letter }» è cirillica, e questo tavolo usa un altro alfabeto.
       *[other] In «{ $text }» la lettera «{ $letter }» non è dell'alfabeto di questo tavolo.
    }
refusal-notation-ambiguous = «{ $text }» si può leggere in più modi: { $readings }. Scrivi quale.

refusal-match-unknown = Questa partita non esiste. Controlla il link.
refusal-match-deleted = Questa partita è stata cancellata.
refusal-match-not-at-table = Non hai un posto a questo tavolo.
refusal-match-not-the-host = Può farlo solo il conduttore della partita.
refusal-match-no-free-seat = Non ci sono posti liberi: sono tutti occupati, o riservati a chi ha un link.
refusal-match-no-pause = La pausa è solo per partite con un giorno o più a mossa, mentre si giocano.
refusal-match-no-pause-offered = Non c'è una pausa, e nessuno ne ha proposta una.
refusal-match-said-enough = Hai già detto qualcosa. Aspetta la prossima mossa.
refusal-match-name-taken = Qui c'è già { $name }, e il tuo nome sembra uguale. Scegli un altro nome nelle impostazioni, e poi siediti.
refusal-match-seat-not-free = Questo posto non è libero ({ $seat }): è occupato, o riservato a chi ha un link.
refusal-match-key-does-not-fit = Questo link non dà diritto a nessun posto: è già stato usato, o appartiene a un'altra partita.
refusal-match-already-seated = Hai già un posto a questo tavolo ({ $seat }).
refusal-match-cannot-stand-up = La tua flotta è schierata. Per andartene adesso devi arrenderti.
refusal-match-out-of-date = Dopo la tua scelta è successo qualcosa. Guarda di nuovo e scegli un'altra volta.
refusal-match-nobody-absent =
    { $seconds ->
        [0] Chi è di turno non se n'è andato.
       *[other] L'altro giocatore non manca da abbastanza tempo. Riprova fra { $wait }.
    }
refusal-match-clock-decides =
    { $seconds ->
        [0] Questa partita ha un orologio: chi è assente perde solo quando il tempo scade.
       *[other] Questa partita ha un orologio: chi è assente perde solo quando il tempo scade. Scade fra { $wait }.
    }
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
refusal-match-no-offer = Nessuno ha proposto di fermarsi.
refusal-match-nobody-to-remind = Non si aspetta nessuno a cui mandare un promemoria.
refusal-match-reminded-lately = Hai appena mandato un promemoria a tutti. Aspetta { $seconds } s.
refusal-match-too-soon = È stato fatto troppo spesso a questo tavolo. Aspetta { $seconds } s.
refusal-match-changed-enough = Hai cambiato questo ordine { $most } volte. Aspetta il prossimo turno.
refusal-match-unknown-moment = La mossa { $move } non c'è ancora: l'ultima è la { $last }.
refusal-match-not-over = La partita non è ancora finita.
refusal-match-day-not-over = Il mare di oggi si vede quando la giornata è finita, a mezzanotte UTC.
refusal-match-one-try = Il mare del giorno si affronta una volta sola: qui non c’è rivincita.
refusal-match-try-again = In questo momento non è stato possibile registrarlo. Invialo di nuovo: conterà una volta sola.
refusal-match-damaged = Questa partita non si può più leggere: ciò che ne era conservato è danneggiato. Chi gestisce il server lo sa e può ripristinarla; tutte le altre partite continuano.
refusal-match-id-taken = Questo id è già stato usato per un'altra richiesta, perciò questa non è stata eseguita. Inviala con un id suo.

# Partite sigillate.
refusal-sealed-not-signed = Nessuno a questo posto ha firmato questo messaggio: non è stato ascoltato.
refusal-sealed-out-of-place = Questo messaggio era fatto per un altro punto della partita.
refusal-sealed-unknown-placing = La prova di questo campo non è arrivata. Inviala prima.
refusal-sealed-said-before = L'hai già detto, e una volta basta.
refusal-sealed-answer-awaited = Prima { $seat } deve rispondere all'ultimo colpo.
refusal-sealed-nothing-to-answer = Nessun colpo attende la tua risposta.
refusal-match-not-by-host = { $seat } dà gli ordini per conto proprio.
refusal-match-host-holds-no-seat = Chi dà ordini per altri non gioca.
refusal-match-fleet-seen = Puoi aver visto la flotta di { $seat }, quindi non puoi sederti a un altro posto.
refusal-match-host-plays = Anche tu giochi qui, e il tavolo è aperto a tutti: non puoi sostituire un giocatore.
refusal-match-nobody-to-replace = Lì non c'è nessuno da sostituire.
refusal-match-deadline-past = La nuova scadenza deve venire dopo la precedente, e dopo adesso.
refusal-sealed-refereed = Questo è un tavolo arbitrato: il server conosce i campi, e non si firma nulla.
refusal-sealed-seat-free = All'altro posto non siede ancora nessuno.
refusal-sealed-not-that-field = Queste navi non sono quelle sigillate.
refusal-sealed-wrong-size = Con queste regole la prova di un campo ha { $wanted } byte, e ne sono arrivati { $size }.
refusal-sealed-too-many-placings = Hai già inviato { $most } prove diverse del tuo campo.
refusal-sealed-stays-home = A un tavolo sigillato la tua flotta resta sul tuo dispositivo; qui non se ne conserva nulla.
refusal-sealed-not-sealable = Con queste regole le risposte non si possono provare: { $why ->
        [shared-sea] tutte le flotte sono su un solo mare.
        [ships-move] le navi si muovono.
        [rounds] sparano tutti insieme.
        [second-shot] quante volte si spara dipende da navi che nessun altro conosce.
        [sizes-differ] l'affondamento è silenzioso, e le navi di una classe hanno dimensioni diverse.
       *[too-many] il mare ha troppi posti per le navi.
    }

refusal-signup-closed = L'elenco dei giocatori è chiuso. Puoi ancora fare da riserva o guardare, se la partita non è annullata.
refusal-signup-full = Tutti i posti ({ $most }) sono presi. Fai da riserva: la prima subentra quando qualcuno lascia.
refusal-signup-unknown-entry = Nessuno così è nell'elenco. Guardalo di nuovo.
refusal-signup-nothing-to-confirm = Adesso non c'è niente da confermare.
refusal-signup-not-confirmed = Senza conferma: { $names }. Aspetta, o comincia senza.
refusal-signup-too-few =
    { $count ->
        [0] Ancora non gioca nessuno.
       *[other] Uno da solo non può giocare.
    } Aspetta altri, o aggiungi un giocatore del computer al prossimo annuncio.

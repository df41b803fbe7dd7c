# Come si chiama un problema, quali che siano i fatti.

title-layout-too-many = Troppi schieramenti conservati.
title-layout-no-room = Le disposizioni conservate occupano troppo spazio.
title-layout-unknown = Nessuno schieramento con questo nome.

title-lots-not-a-candidate = Il sorteggio è caduto su chi non vi partecipa.

title-manoeuvre-already-moved = Una nave si è già mossa in questo turno.
title-manoeuvre-damaged = Una nave danneggiata resta dov'è.
title-manoeuvre-not-allowed = Con queste regole le navi non si muovono.
title-manoeuvre-out-of-reach = La nave non può arrivarci in una sola mossa.
title-manoeuvre-unknown-ship = Nessuna nave con questo numero.

title-match-already-seated = Hai già un posto a questo tavolo.
title-match-cannot-stand-up = La flotta è schierata: chi se ne va si arrende.
title-match-damaged = Il registro della partita è danneggiato.
title-match-deleted = La partita esisteva, ed è stata cancellata.
title-match-id-taken = L'id appartiene a un'altra richiesta.
title-match-key-does-not-fit = Link già usato, o di un'altra partita.
title-match-no-free-seat = Nessun posto libero.
title-match-no-pause = La pausa è per partite con un giorno o più a mossa.
title-match-no-pause-offered = Non c'è una pausa, e nessuno ne ha proposta una.
title-match-said-enough = Una frase a mossa basta.
title-match-name-taken = Qualcuno al tavolo ha un nome che sembra uguale.
title-match-no-hints = A questo tavolo si gioca senza consigli.
title-match-no-offer = Nessuno ha proposto di fermarsi.
title-match-nobody-absent = Chi deve muovere è presente, o assente da troppo poco.
title-match-clock-decides = Quando un giocatore se ne va decide solo l'orologio.
title-match-nobody-to-remind = Non si aspetta nessuno a cui ricordarlo.
title-match-not-at-table = Non hai un posto a questo tavolo.
title-match-not-over = La partita non è finita.
title-match-day-not-over = La giornata di questo mare non è finita.
title-match-one-try = Il mare del giorno si affronta una volta sola.
title-match-not-the-host = Può farlo solo il conduttore.
title-match-out-of-date = Nel frattempo è successo qualcosa.
title-match-reminded-lately = Il promemoria è appena partito.
title-match-too-soon = Aspetta prima di rifarlo.
title-match-changed-enough = L'ordine è stato cambiato troppe volte.
title-match-seat-not-free = Posto occupato o riservato.
title-match-try-again = Il registro non ha risposto: si può inviare di nuovo.
title-match-unknown = Nessuna partita con questo nome.
title-match-unknown-moment = La partita non è arrivata a questo punto.

title-notation-ambiguous = Il testo si può leggere in due modi.
title-notation-empty = Non è stato scritto nulla.
title-notation-off-grid = Nessuna casella con questo nome.
title-notation-other-alphabet = Una lettera di un altro alfabeto.
title-notation-too-long = Troppo lungo per essere una casella.
title-notation-unreadable = Non è il nome di una casella.

title-phase-no-lots = Non c'è nulla da sorteggiare.
title-phase-not-placing = Le flotte si schierano solo prima del gioco.
title-phase-not-playing = Il gioco non è iniziato, o attende il sorteggio.
title-phase-over = La partita è finita.

title-placement-already-placed = La flotta è già schierata.
title-placement-draft-changed = La flotta messa finora è stata cambiata su un altro schermo.
title-placement-outside = La nave esce dalla griglia.
title-placement-overlap = Due navi sulla stessa casella.
title-placement-too-close = Due navi troppo vicine.
title-placement-unknown-class = Nella flotta non ci sono navi di questa classe.
title-placement-wrong-count = Numero di navi sbagliato.
title-placement-wrong-shape = Forma della nave non ammessa.

title-request-foreign-origin = Richiesta dalla pagina di un altro sito.
title-request-wrong-host = Questo server non risponde a quel nome.
title-request-malformed = Richiesta illeggibile.
title-request-server-fault = Un errore del server.
title-request-too-large = Richiesta troppo grande.
title-request-too-often = Richieste troppo frequenti.
title-request-stored-enough = Troppi dati da conservare in una volta.
title-request-no-room = Il disco del server è quasi pieno.
title-request-over-budget = Questo indirizzo o tavolo ha già avuto la sua parte di lavoro.
title-request-busy = Troppo lavoro in corso.
title-request-feature-off = Il gestore ha disattivato questa funzione.
title-request-unknown-page = A questo indirizzo non c'è nulla.
title-request-unknown-version = Un'altra versione dei messaggi.
title-request-wrong-method = Questo indirizzo non serve a questo.

title-round-no-post = Questa partita non ha messaggi da pubblicare.
title-round-none = Si gioca uno alla volta, non a turni simultanei.
title-round-unknown = Quel turno non è stato chiuso.
title-round-wrong-draw = I colpi sorteggiati non corrispondono ai posti.

title-sealed-answer-awaited = Un colpo di una partita sigillata attende la risposta.
title-sealed-not-sealable = Con queste regole le risposte non si possono provare.
title-sealed-not-signed = Un messaggio di una partita sigillata non è firmato da chi lo invia.
title-sealed-not-that-field = Il campo mostrato non è quello sigillato.
title-sealed-nothing-to-answer = Nessun colpo di una partita sigillata attende la risposta di questo posto.
title-sealed-out-of-place = Un messaggio di una partita sigillata non segue quello precedente.
title-sealed-refereed = A un tavolo arbitrato non si firma e non si prova nulla.
title-sealed-said-before = In una partita sigillata chiavi e numeri si danno una volta sola.
title-sealed-seat-free = Una partita sigillata comincia quando entrambi i posti sono occupati.
title-sealed-stays-home = A un tavolo sigillato la flotta resta a chi la possiede.
title-sealed-too-many-placings = Un posto ha inviato troppe prove del suo campo.
title-sealed-unknown-placing = La prova di un campo sigillato non è arrivata.
title-sealed-wrong-size = La prova di un campo sigillato ha una dimensione sbagliata.
title-seat-not-droppable = Il posto non ha saltato abbastanza turni.
title-seat-out = Il posto è fuori dal gioco.
title-seat-unknown = Posto inesistente.

title-shot-already-known = Di questa casella si sa già la risposta.
title-shot-off-grid = La casella è fuori dalla griglia.
title-shot-same-cell-twice = La stessa casella due volte in una salva.
title-shot-wrong-number = Numero di colpi sbagliato.

title-table-host-twice = Il conduttore può avere un solo posto.
title-table-no-person = A un tavolo serve un posto per una persona.
title-table-no-open-seat = Non c'è un posto per chi arriva.
title-table-no-rules = Servono una variante o regole proprie, non entrambe.
title-table-unknown-bot = Nessun giocatore del computer con questo nome.
title-table-unsound-clock = L'orologio si contraddice.
title-table-wrong-seats = Numero di posti sbagliato per queste regole.

title-token-not-good = Token sconosciuto o revocato.
title-token-too-many = Troppi token.
title-token-too-narrow = Il token non basta per questo.
title-token-unknown = Nessun token da revocare con questo nome.
title-channel-too-many = Nessuno ha bisogno di essere avvisato in tanti luoghi.
title-channel-unknown = Questo canale non c'è.
title-channel-unfit-address = A quell'indirizzo non si manda nulla.
title-channel-unfit-mailbox = A quella casella non si manda nulla.
title-channel-asked-enough = A quella casella si è già chiesto abbastanza oggi.
title-channel-not-offered = Questo modo qui non c'è.

title-turn-already-attacked = Movimenti e dichiarazioni vengono prima dell'attacco.
title-turn-attack-lost = Una dichiarazione falsa è costata l'attacco.
title-turn-must-attack = Il turno non si cede.
title-turn-no-second-shot = Flotta troppo danneggiata per un secondo colpo.
title-turn-not-yours = È il turno di qualcun altro.
title-turn-only-second-shot = Il secondo colpo è un colpo semplice.

title-variant-mistakes = Con queste regole non si può giocare.
title-variant-unknown = Nessuna variante con questo nome.

title-victory-not-declared = Con queste regole la partita finisce da sé.

title-visitor-banned = Chi gestisce il server non lascia entrare questo indirizzo o questo visitatore.
title-visitor-no-session = Bisogna prima dire chi si è.
title-visitor-unfit-name = Nome non ammesso.
title-visitor-unknown-session = Nessuna sessione da chiudere con questo nome.
title-visitor-link-not-good = Il link per un altro dispositivo non vale più.
title-visitor-passkey-not-good = La passkey non è stata riconosciuta.
title-visitor-too-many-passkeys = Troppe passkey.
title-visitor-too-many-sessions = Troppe sessioni.
title-visitor-unknown-passkey = Nessuna passkey da eliminare con questo nome.
title-visitor-nobody-there = Lì non siede nessuno che si possa bloccare o segnalare.
title-visitor-too-many-blocks = Troppi blocchi.
title-visitor-unknown-block = Nessun blocco da togliere con questo nome.

title-weapon-locked = L'azione speciale arriva più tardi.
title-weapon-unknown = Queste regole non hanno questa azione speciale.
title-weapon-used-up = Azione speciale esaurita.
title-weapon-wrong-target = Bersaglio sbagliato per l'azione speciale.
title-match-not-by-host = Chi siede lì dà gli ordini per conto proprio.
title-match-host-holds-no-seat = Il conduttore che dà ordini per altri non gioca.
title-match-fleet-seen = Chi può aver visto un'altra flotta non può sedersi lì.
title-match-host-plays = Il conduttore che gioca non può sostituire giocatori a un tavolo aperto a tutti.
title-match-nobody-to-replace = Lì non c'è nessuno da sostituire.
title-match-deadline-past = La scadenza è troppo presto.
title-table-unsound-hosting = La parte del conduttore non torna.
title-signup-closed = L'elenco è chiuso.
title-signup-full = Tutti i posti sono presi.
title-signup-unknown-entry = Nessuno così è nell'elenco.
title-signup-nothing-to-confirm = Non c'è niente da confermare.
title-signup-not-confirmed = Qualcuno non ha ancora confermato.
title-signup-too-few = Uno da solo non può giocare.
title-signup-unknown = Queste iscrizioni non ci sono.
title-signup-too-many = Troppe iscrizioni insieme.

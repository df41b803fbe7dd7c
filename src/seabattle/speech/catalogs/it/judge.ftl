# Il verdetto su una partita giocata su carta (SB11–SB14).

judge-verdict-won = Verdetto: vince { $winner }.
judge-verdict-void = Verdetto: la partita non conta, hanno perso entrambi.
judge-verdict-goes-on = Verdetto: la partita continua e i campi restano chiusi.
judge-verdict-annulled = Verdetto: la partita non conta e non ha perso nessuno.

# La riga della tabella che ha deciso. $culprit è chi ne risponde.
judge-reason-clean = Nessuno ha violato le regole: la partita vale così com'è stata giocata.
judge-reason-not-proved = La partita non è finita e nessuna violazione è provata (SB13).
judge-reason-only-w = Ha violato le regole solo { $culprit } (SB11, SB13).
judge-reason-only-l = Ha violato le regole solo { $culprit } (SB11, SB13).
judge-reason-both = Entrambi hanno violato le regole e gli appunti non provano che uno solo dei due sia falso (SB12).
judge-reason-both-w-false = Entrambi hanno violato le regole, ma solo le carte di { $culprit } sono provate false (SB12).
judge-reason-both-l-false = Entrambi hanno violato le regole, ma solo le carte di { $culprit } sono provate false (SB12).
judge-reason-referee-false = È provato che chi rispondeva per entrambi ha risposto il falso.

judge-apparent-winner = Prima del controllo aveva vinto { $winner }.
judge-not-over = La partita non era finita.
judge-claim-proved = { $name } contesta una violazione (riga { $line }): è provata.
judge-claim-not-proved = { $name } contesta una violazione (riga { $line }): non è provata.

judge-no-violation = { $name }: nessuna violazione trovata.
judge-violations = { $name }:
judge-item = riga { $line }, { $rule }: { $text }

judge-fleet-strange-ship = Nessuna nave della flotta ha la forma di { $cells }.
judge-fleet-illegal-count = Navi della classe «{ $ship_class }»: { $placed } sul campo, { $wanted } secondo le regole.
judge-fleet-illegal-touching =
    { $corners_allowed ->
        [yes] Due navi si toccano di lato in { $at }: { $ship_class } e { $other }.
       *[no] Due navi si toccano in { $at }: { $ship_class } e { $other }.
    }
judge-ship-of-no-class = una nave di forma strana
judge-field-moved = La nave che stava su { $cells } nel secondo disegno sta su { $to }.
judge-field-gone = La nave che stava su { $cells } manca nel secondo disegno.
judge-field-new = Una nave su { $to } c'è solo nel secondo disegno.
judge-field-refused = Il campo non è stato mostrato, e questo vale come violazione.
judge-answer-false = Al colpo { $at } si è risposto «{ $said }»; secondo il campo era «{ $due }».
judge-turn-out-of-turn = Il colpo { $cell } è stato sparato fuori turno.
judge-turn-after-the-end = Il colpo { $cell } è stato sparato a partita finita.
judge-turn-no-second-shot = Il secondo colpo { $cell } non era permesso: troppo poche navi intatte.
judge-shot-off-grid = La casella { $cell }, a cui si è sparato, non esiste.

judge-compared = Confronto degli appunti (SB12):
judge-compared-consistent = Non c'è alcuna differenza.
judge-compared-unprovable = Sono diversi o incompleti, e non si può provare chi ha sbagliato.
judge-compared-one-false = Le carte di { $name } sono provate false.
judge-compared-both-false = Le carte di entrambi sono provate false.
judge-finding-cross-without-hit = Negli appunti di { $name } c'è una croce in { $at }, dove nessun colpo è andato a segno: falsità provata.
judge-finding-dot-on-hit = Negli appunti di { $name } c'è un punto in { $at }, dove un colpo è andato a segno: falsità provata.
judge-finding-cross-on-water = Negli appunti di { $name } c'è una croce in { $at }, dove il campo ha acqua; chi ha sbagliato non si può provare.
judge-finding-dot-on-ship = Negli appunti di { $name } c'è un punto in { $at }, dove il campo ha una nave; chi ha sbagliato non si può provare.
judge-finding-disputed = La risposta al colpo { $at } di { $name } è contestata e non è stata giudicata.

judge-unjudged = Non giudicato:
judge-unjudged-shots = I colpi non sono stati scritti, quindi risposte e turni non si possono controllare.
judge-unjudged-manoeuvre = Con queste regole le navi si muovono: colpi mancati e movimenti non si possono controllare su carta.
judge-unjudged-arsenal = Quando e quante volte si possono usare le azioni speciali, e quali caselle raggiungono.
judge-unjudged-declaration = Le dichiarazioni: chi ha perso un colpo per una falsa, e quindi di chi era il turno; vale il vincitore scritto sulla carta.

# Che cosa non si riesce a leggere nel file, e che cosa scrivere.
trouble-paper-not-text = Questo non è un testo in UTF-8. Salva il file come testo semplice in UTF-8.
trouble-paper-too-long = Il file ha più di { $most } caratteri. A una partita su carta ne basta un decimo.
trouble-paper-empty = Il file è vuoto. Prendi come modello docs/examples/paper-game.it.txt.
trouble-paper-unclear = { $text } non si capisce. Un colpo si scrive «{ $name }: B-2 acqua»; un disegno sta sotto «campo: { $name }», senza righe vuote.
trouble-paper-twice = { $key } è scritto due volte. Scrivilo una volta sola.
trouble-paper-no-players = Non c'è nessun nome. Scrivi in cima: giocatori: Anna, Bruno
trouble-paper-players = Scrivi due nomi brevi e diversi, separati da una virgola: giocatori: Anna, Bruno
trouble-paper-name-taken = { $name } non può essere un nome, qui ha un significato. Scegline un altro.
trouble-paper-unknown-player = { $name } non gioca. I giocatori sono { $names }.
trouble-paper-no-variant = Manca il nome del gioco. Scrivi in cima: gioco: battaglia-navale
trouble-paper-unknown-variant = La variante { $name } non esiste. Scrivi una di queste: { $choices }.
trouble-paper-not-for-two = { $name } non si gioca in due con un mare ciascuno, quindi non si può giudicare su carta.
trouble-paper-labels = { $text } non può dare i nomi alle colonne. Scrivi latin, cyrillic o una parola come { $example }.
trouble-paper-no-field = Manca il campo di { $name }. Disegnalo sotto «campo: { $name }», oppure scrivi «{ $name } rifiuta».
trouble-paper-no-start = Manca il campo di { $name } all'inizio; è disegnata solo la fine.
trouble-paper-no-answer = Dopo { $text } manca la risposta. Scrivila così: B-2 acqua.
trouble-paper-cell = { $text } non è una casella. Scrivila come { $example }.
trouble-paper-alphabet = La { $letter } in { $text } è di un altro alfabeto. Le colonne sono { $columns }.
trouble-paper-winner = Secondo i colpi qui ha vinto { $name }, ma la carta dice altro.
trouble-paper-weapon = { $name } non ha l'azione speciale { $text }.
trouble-sketch-rows =
    { $found ->
        [one] Il disegno ha { $found } riga. Disegnane { $wanted }, una per linea.
       *[other] Il disegno ha { $found } righe. Disegnane { $wanted }, una per linea.
    }
trouble-sketch-columns =
    { $found ->
        [one] La riga { $text } ha { $found } casella. Disegnane { $wanted }.
       *[other] La riga { $text } ha { $found } caselle. Disegnane { $wanted }.
    }
trouble-sketch-row-number = La riga porta il numero { $found }, ma nel disegno è la riga { $wanted }.
trouble-sketch-sign = Il segno { $sign } in un disegno non significa nulla. Scrivi . per l'acqua, una lettera o # per una nave, x per un colpo a segno, o per uno mancato.
trouble-sketch-cross-between = La x nella colonna { $column } tocca più navi. Scrivi lì la lettera della sua nave.

# Partite sigillate.
judge-breach-placing = La prova del campo di { $name } non regge al controllo «{ $flaw }».
judge-breach-lot = Il numero mostrato da { $name } per il sorteggio non è quello annunciato.
judge-breach-answer = La risposta «{ $said }» di { $name } in { $cell } è provata falsa.
judge-breach-answer-count = { $name } ha dato troppe o troppo poche risposte a un attacco.
judge-told-miss = acqua
judge-told-hit = colpito
judge-told-sunk = affondato
judge-told-empty = nessuna nave
judge-told-ship = nave

host-title = Banco del conduttore
host-for = { $title }, partita { $match }
host-only = Solo il conduttore di questa partita può aprire questo banco.
host-back = Alla partita
host-round = Turno { $number }
host-close = Chiudi il turno
host-close-note =
    { $count ->
        [0] Hanno sparato tutti.
        [one] Manca { $count } ordine. Vale quello che dicono le regole.
       *[other] Mancano { $count } ordini. Vale quello che dicono le regole.
    }
host-close-sure =
    { $count ->
        [one] Chiudere il turno senza l'ordine di { $names }?
       *[other] Chiudere il turno senza gli ordini di { $names }?
    }
host-close-yes = Chiudi
host-closed = Il turno { $number } è chiuso.
host-remind-all = Manda un promemoria a chi deve ancora sparare
host-reminded = Il promemoria è partito.
host-drop = Escludi
host-drop-name = Escludi { $name }
host-drop-sure = Escludere { $name }? Le sue navi intere lasciano il mare e non si torna indietro.
host-dropped = { $name }: posto escluso.
host-wait = Aspetta
host-keep = Lascia in gioco
host-links = Link per i posti
host-links-about = Ogni link apre un posto, una volta sola. Mandane uno a ciascun giocatore.
host-links-none = Nessun posto aspetta un link.
host-link-seat = Posto { $number }
host-copy = Copia
host-copied = Copiato.
host-copy-all = Copia tutti i link
host-copy-failed = Copia non riuscita. Seleziona il testo e copialo a mano.
host-post = Messaggio per il forum
host-post-about = Che cosa pubblicare adesso: la griglia pubblica, le novità del turno, chi si aspetta. Non dice nulla che uno spettatore non sappia.
host-post-round = Di quale turno
host-post-now = Situazione attuale
host-post-format = Formato
host-post-text = testo semplice
host-post-markdown = Markdown
host-post-bbcode = BBCode
host-post-deadline = Scadenza da annunciare
host-post-deadline-example = domenica alle 20
host-not-rounds = In questa partita si gioca uno alla volta: non ci sono turni da chiudere.
host-over = La partita è finita.
host-placing = La partita non è cominciata: si stanno ancora schierando le flotte.

# Messaggi di chi scrive soltanto.
host-messages = Messaggi privati
host-messages-about = Incolla quello che ti ha mandato un giocatore. Nessun ordine parte prima che lo dica tu.
host-message-of = Messaggio di
host-message-text = Messaggio
host-message-example = Ciao, sparo a B7. Grazie!
host-message-read = Leggi
host-message-understood = Capito
host-message-unsure = Non è sicuro. Controlla prima di dare l'ordine.
host-message-doubt = Non capito: «{ $text }»
host-message-give = Dai questo ordine
host-message-given = Ordine dato per { $name }: { $order }
host-message-reply = Risposta da mandare
host-message-chart = Carta privata
host-message-picture = come immagine
host-message-words = come testo
host-holds-no-seat = Dai gli ordini di { $names } e non hai un posto tuo. Lo vedono tutti.
host-extend = Più tempo
host-extend-until = Il turno si chiude
host-extend-do = Imposta la scadenza
host-extended = Il turno ha una nuova scadenza.
host-deadline = Si chiude il { $local } ({ $utc })
host-end = Chiudi la partita
host-end-sure = Chiudere la partita? Non vince nessuno, si mostrano tutte le flotte e non si torna indietro.
host-ended = La partita è finita.
host-replace = Sostituisci
host-replace-name = Sostituisci { $name }
host-replace-about = La flotta resta dov'è, e tutti lo vengono a sapere. { $name } non ha più parte nel gioco.
host-replace-new = Nome del sostituto
host-replace-write = Mi scrive messaggi
host-replace-link = Crea un nuovo collegamento
host-replaced = { $name } è fuori, entra il sostituto.
host-leave-out = Gioca senza { $name }
host-post-html = HTML
host-post-picture = Immagine della griglia (SVG)

# Una nuova partita da forum.
forum-new = Conduci una partita da forum
forum-new-about = Conduci tu e pubblichi i messaggi. I giocatori ti scrivono in privato, o hanno un collegamento proprio.
forum-players = Giocatori
forum-names = Nomi, uno per riga
forum-way-by-host = mi scrive
forum-way-link = ha un collegamento
forum-computers = Giocatori del computer
forum-side = Righe e colonne
forum-rounds = Turni
forum-closes = I turni si chiudono alle
forum-zone = Fuso orario
forum-days = Giorni di un turno
forum-missed = Un ordine che manca
forum-missed-not-fired = non spara
forum-missed-random = spara a caso
forum-drop-after = Escludi dopo tanti turni saltati (0: mai)
forum-open = Apri la partita
host-replace-substitutes = Riserve iscritte; la prima aspetta da più tempo:
host-hook = Messaggi che partono da soli
host-hook-about = Ogni messaggio delle tue partite va a un tuo indirizzo: dopo le iscrizioni, a ogni turno e alla fine.
host-hook-address = Indirizzo
host-hook-body = Tipo
host-hook-do = Invia lì i messaggi
host-hook-set = I messaggi partono da soli.
host-hook-none = I messaggi non partono da soli.
host-hook-secret = Segreto della firma, mostrato una volta sola
host-hook-remove = Non inviare più niente
forum-signup = Oppure apri le iscrizioni
forum-signup-about = Hai un solo link per tutti. Chi lo apre dice se gioca, non gioca, fa da riserva o guarda; la griglia dipende da quanti giocano quando cominci.
forum-most = Posti in tutto
forum-until = L'elenco si chiude (vuoto: quando lo dici tu)
forum-hours = Ore per confermare (0: non serve)
forum-announce = Annuncia la partita
forum-signups = Iscrizioni in corso
forum-signup-line =
    { $count ->
        [one] Iscrizioni { $id }: { $count } risposta
       *[other] Iscrizioni { $id }: { $count } risposte
    }
host-message-long = Il messaggio ha { $count } caratteri; il massimo è { $most }. Incolla solo quello che il giocatore ha scritto questa volta.
host-message-noted = Annotato: { $order }
host-missing = Mancano: { $names }
host-remind-copy = Copia un promemoria
host-remind-fleet = Mancano ancora le vostre flotte: { $names }.
host-remind-order = Mancano ancora i vostri ordini per il turno { $number }: { $names }.
host-remind-until = Mancano ancora i vostri ordini per il turno { $number }: { $names }. Si chiude il { $when }.
forum-host-name = Il tuo nome, come appare nei messaggi
forum-fleet = La flotta di ognuno
forum-ship-carrier = Portaerei (5)
forum-ship-battleship = Corazzate (4)
forum-ship-cruiser = Incrociatori (3)
forum-ship-submarine = Sommergibili (3)
forum-ship-destroyer = Cacciator­pediniere (2)

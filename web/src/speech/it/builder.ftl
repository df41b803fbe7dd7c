# Il costruttore di regole: parti da un gioco, cambia ogni scelta, gioca.

builder-title = Costruttore di regole
builder-lead = Parti da un gioco pronto, cambia quello che vuoi e gioca subito. Ciò che non va d'accordo viene detto via via.
builder-start = Parti da
builder-start-own = Le tue regole
builder-reset = Ricomincia da «{ $title }»
builder-reset-sure = Rinunciare alle modifiche e ricominciare da «{ $title }»?
builder-reset-yes = Ricomincia
builder-keep = Tieni le modifiche
builder-named = Nome del gioco
builder-more-languages = In altre lingue

builder-switched = Attivo
builder-unset = non indicato
builder-yes = sì
builder-no = no
builder-other-value = un numero
builder-word = una parola a scelta

builder-fleet-picture = La flotta
builder-fleet-total =
    { $ships ->
        [one] { $ships } nave, { $cells } caselle
       *[other] { $ships } navi, { $cells } caselle
    }
builder-class = Tipo di nave { $number }
builder-class-kind = Tipo
builder-class-own = un tipo a scelta
builder-class-new = nuovo tipo
builder-ship-carrier = portaerei
builder-ship-battleship = corazzata
builder-ship-cruiser = incrociatore
builder-ship-submarine = sommergibile
builder-ship-destroyer = cacciatorpediniere
builder-ship-torpedo-boat = torpediniera
builder-weapon-wide-shot = colpo a largo raggio
builder-weapon-air-raid = bombardamento aereo
builder-weapon-torpedo = siluro
builder-weapon-radar = radar
builder-class-title = Nome del tipo
builder-class-count = Quante
builder-class-remove = Togli questo tipo
builder-class-add = Aggiungi un tipo di nave
builder-turned = si può girare
builder-mirrored = si può ribaltare
builder-shapes = Forme
builder-shape-edit = Disegna la forma { $number }
builder-shape-remove = Togli la forma { $number }
builder-shape-add = Aggiungi una forma
builder-shape-pad = Foglio per la forma { $number }: clicca sulle caselle per mettere o togliere i ponti
builder-shape-deck = Riga { $row }, colonna { $col }: ponte
builder-shape-water = Riga { $row }, colonna { $col }: acqua
builder-shape-decks =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
builder-shape-larger = Foglio più grande
builder-shape-done = Fatto

builder-weapon = Azione speciale { $number }
builder-weapon-add = Aggiungi un'azione speciale
builder-weapon-remove = Togli questa azione speciale

builder-state-checking = Controllo in corso…
builder-state-sound = Con queste regole si può giocare.
builder-state-broken =
    { $count ->
        [one] C'è un ostacolo:
       *[other] Ci sono { $count } ostacoli:
    }
builder-state-unknown = Il controllo non è disponibile: { $why }
builder-mistake-goto = Vai al punto
builder-fits = Con { $seats } giocatori il mare è di { $rows } per { $cols }.

builder-play = Gioca
builder-play-computer = Gioca contro il computer
builder-play-friend = Invita un amico
builder-play-others = Apparecchia un tavolo per { $count } giocatori
builder-players = Giocatori
builder-strength = Forza del computer
builder-save = Salva e condividi
builder-link-copy = Copia il link
builder-link-copied = Il link è copiato. Contiene tutte le regole.
builder-link-failed = Copia non riuscita. Il link è nella barra degli indirizzi.
builder-link-broken = Le regole in questo link non si leggono. Forse è stato troncato.
builder-toml-save = Salva come file TOML
builder-toml-load = Apri un file TOML
builder-toml-loaded = «{ $file }» è aperto.
builder-toml-too-big = «{ $file }» è troppo grande per un file di regole.
builder-toml-broken = «{ $file }» non si può aprire qui:
builder-toml-show = Il file

# Il modulo a passi, e ciò che non va mai perso.

builder-steps = Passi del costruttore di regole
builder-step-named = Nome
builder-step-named-about = Come si chiama il gioco, e di che cosa si tratta.
builder-step-sea = Mare
builder-step-sea-about = Quanto è grande il mare, quanto vicine stanno le navi, e come si chiamano righe e colonne.
builder-step-fleet = Flotta
builder-step-fleet-about = Quali navi ha ciascuno, e che forma hanno.
builder-step-turns = Giocatori e colpi
builder-step-turns-about = In quanti si gioca, chi spara quando, e quante volte.
builder-step-weapons = Colpi speciali
builder-step-weapons-about = Radar, bombardamenti e simili, e se le navi possono muoversi.
builder-step-answers = Risposte
builder-step-answers-about = Che cosa si dice dopo un colpo, a chi, e con quali parole.
builder-step-victory = Vittoria
builder-step-victory-about = Come si vince.
builder-step-review = Controllo
builder-step-review-about = Che cosa è ancora d'ostacolo. Quando non c'è più nulla, gioca, conserva o passa le regole ad altri.
builder-step-wrong =
    { $count ->
        [one] (un ostacolo)
       *[other] ({ $count } ostacoli)
    }
builder-step-back = Indietro: { $step }
builder-step-next = Avanti: { $step }
builder-whole = Tutto su una pagina
builder-review-sound = Non c'è nessun ostacolo.
builder-history = Annulla e ripeti
builder-undo = Annulla
builder-redo = Ripeti
builder-undone = L'ultima modifica è annullata.
builder-undo-none = Non c'è niente da annullare.
builder-redone = La modifica è ripetuta.
builder-redo-none = Non c'è niente da ripetere.
builder-sets = Le mie regole
builder-sets-none = Non ne hai ancora conservate.
builder-set-name = Nome di queste regole
builder-set-keep = Conserva
builder-set-kept = Conservate come «{ $name }».
builder-set-unnamed = Prima serve un nome.
builder-set-full = Conservi già { $most } regole. Prima eliminane una.
builder-set-drop = Elimina «{ $name }»
builder-set-dropped = «{ $name }» è eliminato.
builder-set-undo = Annulla
builder-set-back = «{ $name }» è tornato.
builder-set-opened = «{ $name }» è aperto. Annulla riporta ciò che c'era prima.
builder-kept-here = Le tue regole e ciò che stai costruendo restano solo in questo browser. Un link o un file le porta altrove.
builder-keeps-nothing = Questo browser non conserva nulla, forse perché la finestra è privata. Salva le regole come file o come link.
builder-picture =
    { $ships ->
        [one] Un mare di { $rows } per { $cols } con { $ships } nave che ci sta
       *[other] Un mare di { $rows } per { $cols } con { $ships } navi che ci stanno
    }
builder-picture-empty = Un mare di { $rows } per { $cols }, senza una flotta che ci stia
builder-quoted = «{ $text }»
builder-shape = Forma { $number }
builder-item = Numero { $number }

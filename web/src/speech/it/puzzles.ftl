# Problemi: dov'è il tiro migliore?

puzzles-title = Problemi
puzzles-about = Posizioni da partite dei nostri giocatori automatici. Una casella è migliore di ogni altra, ed è dimostrato: sono state contate tutte le flotte che concordano con lo schema, e cercato fino in fondo ogni gioco contro di esse. Dove spareresti?
puzzles-which = Genere
puzzles-all-kinds = Tutti i generi
puzzles-kind-name =
    { $kind ->
        [last-ship] L'ultima nave
        [which-way] Colpita: in che direzione?
       *[two-or-one] Due navi o una?
    }
puzzles-game = Gioco
puzzles-all-games = Tutti i giochi
puzzles-progress = Risolti { $solved } su { $tried } provati; { $count } in tutto. Si conserva solo in questo browser.
puzzles-chart = Il mare nemico
puzzles-kind =
    { $kind ->
        [last-ship] Resta una nave, e non se n'è ancora trovato nulla.
        [which-way] Una nave è colpita: in che direzione sta?
       *[two-or-one] Due navi o una?
    }
puzzles-ship =
    { $size ->
        [one] { $count } da una casella
       *[other] { $count } da { $size } caselle
    }
puzzles-afloat = A galla: { $ships }.
puzzles-facts = { $game }, difficoltà { $rating }
puzzles-ask = Scegli la casella del tiro migliore. Conta il primo tentativo.
puzzles-right = Giusto: { $best } richiede in media { $least } colpi alla fine.
puzzles-wrong = { $cell } richiede in media { $shots } colpi alla fine. { $best } ne richiede { $least }: { $lost } in meno.
puzzles-proof = Flotte che concordano con lo schema: { $fleets }. La casella migliore precede ogni altra di { $margin } colpi, se tutti i tiri seguenti sono i migliori.
puzzles-cell = Casella
puzzles-shots = Colpi
puzzles-chance = Probabilità
puzzles-next = Prossimo problema
puzzles-skip = Un altro problema
puzzles-link = Link a questo problema
puzzles-wait = Il mare viene disegnato…

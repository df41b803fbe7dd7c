# Problemi: dov'è il tiro migliore?

trouble-puzzle-not-provable = { $variant } non ha problemi: sullo schema deve esserci tutto ciò che il giocatore sa, quindi le navi devono stare ferme su un mare proprio senza toccarsi di lato, e gli affondamenti devono essere detti con le loro caselle.
trouble-puzzle-no-file = Questo non è un file di problemi.
trouble-puzzle-other-run = Il file contiene problemi di { $variant } con il seme { $seed }; indicare un altro file, o proseguire con le stesse opzioni.
trouble-puzzle-none = Nella raccolta non c'è un problema simile.
puzzles-made = { $count } problemi su { $wanted } sono in { $file } ({ $seconds } s).
puzzles-heading = Problema { $number } di { $count } ({ $variant }, difficoltà { $rating })
puzzles-last-ship = L'ultima nave: non se n'è ancora trovato nulla.
puzzles-which-way = Colpita: in che direzione sta?
puzzles-two-or-one = Due navi o una?
puzzles-ship = { $count } da { $size ->
        [one] una casella
       *[other] { $size } caselle
    }
puzzles-afloat = A galla: { $ships }.
puzzles-ask = Dov'è il tiro migliore? (una riga vuota termina)
puzzles-known = { $cell } è già nota.
puzzles-right = Giusto: { $best }, in media { $least } colpi alla fine.
puzzles-wrong = { $cell } richiede in media { $shots } colpi alla fine; { $best } ne richiede { $least }, cioè { $lost } in meno.
puzzles-proof = Dimostrato: { $fleets } flotte concordano con lo schema; la casella migliore precede ogni altra di { $margin } colpi, se poi si gioca sempre al meglio. Probabilità in percento:
puzzles-cell = { $cell }: { $shots } colpi, { $chance } %
puzzles-score = Risolti { $right } su { $count }.

# L'analisi di una partita finita: fortuna, abilità, probabilità, continuare a giocare.

analysis-about = Scegli il verbale di una partita finita per vedere quanto bene ha tirato ciascuno, e con quanta fortuna. Ogni mossa è giudicata da ciò che il giocatore sapeva in quel momento.
analysis-choose = Scegli un verbale
analysis-drop = Oppure trascina il file su questa pagina, compresso o no.
analysis-busy = Sto guardando le mosse …
analysis-done = L'analisi è completa.
analysis-nobody-fired = In questa partita nessuno ha sparato.
analysis-game = { $title }: { $names }
analysis-verdicts = Il giudizio su ciascuno
analysis-verdict = { $skilled ->
        [more] Ha tirato { $skill } meglio delle probabilità
        [less] Ha tirato { $skill } peggio delle probabilità
       *[even] Ha tirato bene quanto le probabilità
    }, { $lucky ->
        [more] con { $luck } di fortuna.
        [less] con { $luck } di sfortuna.
       *[even] senza fortuna né sfortuna.
    }
analysis-account = { $unit ->
        [turns] Turni attesi { $expected }, serviti { $result }. Mosse migliori ne avrebbero risparmiati { $loss } in tutto. Errore: ± { $error }.
       *[shots] Colpi attesi { $expected }, serviti { $result }. Mosse migliori ne avrebbero risparmiati { $loss } in tutto. Errore: ± { $error }.
    }
analysis-placing = { $lay ->
        [more] La flotta avversaria era più difficile di { $harder } rispetto a una sorteggiata (± { $error }): altrettanta sfortuna viene dalla disposizione.
        [less] La flotta avversaria era più facile di { $harder } rispetto a una sorteggiata (± { $error }): altrettanta fortuna viene dalla disposizione.
       *[even] La flotta avversaria era come una sorteggiata (± { $error }).
    }
analysis-turning = Svolte
analysis-turning-line = { $number }. { $name }, { $cell }: fortuna { $luck }, abilità { $skill }
analysis-graph = { $unit ->
        [turns] Turni ancora da aspettarsi
       *[shots] Colpi ancora da aspettarsi
    }
analysis-graph-see = Una linea per ogni giocatore, che scende man mano che si trovano le navi; i numeri sono nella tabella qui sotto.
analysis-graph-table = Lo stesso come tabella
analysis-moment = Mossa
analysis-sea = Mare di { $name }, con le probabilità
analysis-move = Mossa { $number } di { $all }: { $name }
analysis-slider = Scegli una mossa
analysis-back = Mossa precedente
analysis-forward = Mossa successiva
analysis-before = { $unit ->
        [turns] Turni attesi prima
       *[shots] Colpi attesi prima
    }
analysis-after = { $unit ->
        [turns] Turni attesi dopo
       *[shots] Colpi attesi dopo
    }
analysis-luck = Fortuna
analysis-skill = Abilità
analysis-loss = Perdita
analysis-exact = Esatto: ogni flotta possibile è stata contata.
analysis-fitted = Stimato: ± { $error }.
analysis-cells = Le caselle migliori e quella scelta
analysis-cell = Casella
analysis-chance = Probabilità di una nave
analysis-worth = Attesi in tutto
analysis-chosen = scelta
analysis-best = migliore
analysis-best-action = Un colpo speciale vicino a { $cell } prometteva di più.
analysis-play-on = Continua da qui
analysis-on-title = Si continua dalla mossa { $number }
analysis-on-about = È stata sorteggiata una flotta che concorda con tutto ciò che il giocatore sapeva in quel momento. Tira: contano solo i colpi semplici.
analysis-on-sea = Il mare su cui tirare
analysis-on-said = { $said ->
        [sunk] Affondato.
        [hit] Colpito.
       *[miss] Mancato.
    }
analysis-on-left = { $count ->
        [one] { $count } colpo tirato; se ne aspettano ancora { $expected }.
       *[other] { $count } colpi tirati; se ne aspettano ancora { $expected }.
    }
analysis-on-over = { $count ->
        [one] Tutte le navi sono affondate dopo { $count } colpo; se ne aspettavano { $expected }.
       *[other] Tutte le navi sono affondate dopo { $count } colpi; se ne aspettavano { $expected }.
    }
analysis-on-undo = Ritira l'ultimo colpo
analysis-on-again = Un'altra flotta
analysis-on-close = Chiudi

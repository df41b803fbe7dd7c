# Quanto bene ha tirato qualcuno, e quanta fortuna ha avuto.

trouble-analysis-not-measured = I tiri di { $variant } non si possono misurare: le navi devono stare ferme ciascuna nel mare del proprio giocatore, si gioca in due, e ogni colpo riceve risposta prima del successivo.
trouble-record-not-packed = Questo non è un verbale compresso con gzip e base64.
trouble-analysis-no-part = La partita ha { $parts } parti, contate da 0; la parte { $part } non c'è.
trouble-analysis-no-move = La partita ha { $moves } mosse, contate da 0; la mossa { $move } non c'è.
trouble-analysis-no-shot = Da lì nessuno può tirare sulla casella { $shot }.
analysis-heading = { $unit ->
        [turns] Contato in turni, rispetto al giocatore automatico surveyor.
       *[shots] Contato in colpi, rispetto al giocatore automatico surveyor.
    }
analysis-verdict = { $name }: { $skilled ->
        [more] { $skill } meglio delle probabilità
        [less] { $skill } peggio delle probabilità
       *[even] bene quanto le probabilità
    }, { $lucky ->
        [more] e { $luck } di fortuna.
        [less] e { $luck } di sfortuna.
       *[even] senza fortuna né sfortuna.
    }
analysis-account = { $unit ->
        [turns] Turni attesi { $expected }, serviti { $result }; le mosse migliori mancate valgono { $loss } in tutto (errore ± { $error }).
       *[shots] Colpi attesi { $expected }, serviti { $result }; le mosse migliori mancate valgono { $loss } in tutto (errore ± { $error }).
    }
analysis-placing = { $lay ->
        [more] La flotta avversaria era disposta in modo più difficile di { $harder } rispetto a una sorteggiata (± { $error }): altrettanta sfortuna viene dalla disposizione.
        [less] La flotta avversaria era disposta in modo più facile di { $harder } rispetto a una sorteggiata (± { $error }): altrettanta fortuna viene dalla disposizione.
       *[even] La flotta avversaria era disposta come una sorteggiata (± { $error }).
    }
analysis-turning = Svolte:
analysis-turning-line = { $number }. { $name }, { $cells }: fortuna { $luck }, abilità { $skill }
analysis-column-number = n.
analysis-column-player = giocatore
analysis-column-shot = colpo
analysis-column-before = prima
analysis-column-after = dopo
analysis-column-luck = fortuna
analysis-column-skill = abilità
analysis-column-loss = perdita
analysis-column-best = migliori

# Che cosa sentono tutti di una partita dal vivo, oltre al gioco. $you è yes quando si parla di chi legge.

notice-sat-down =
    { $you ->
        [yes] Prendi posto.
       *[no] { notice-newcomer }
    }
notice-newcomer =
    { $kind ->
        [bot] Un bot prende posto: { $name }.
        [computer] Il computer prende posto: { $name }.
       *[person] { $name } prende posto.
    }
notice-seat-given-up =
    { $you ->
        [yes] Il tuo posto è di nuovo libero.
       *[no] Il posto di { $name } è di nuovo libero.
    }
notice-stop-offered =
    { $you ->
        [yes] Proponi di interrompere la partita.
       *[no] { $name } propone di interrompere la partita.
    }
notice-stop-refused =
    { $you ->
        [yes] Vuoi continuare a giocare.
       *[no] { $name } vuole continuare a giocare.
    }

# $reader è asked, asking o other.
notice-pause-offered =
    { $you ->
        [yes] { $days ->
            [0] Vorresti finire la pausa.
            [one] Vorresti una pausa di { $days } giorno.
           *[other] Vorresti una pausa di { $days } giorni.
        }
       *[no] { $days ->
            [0] { $name } vorrebbe finire la pausa.
            [one] { $name } vorrebbe una pausa di { $days } giorno.
           *[other] { $name } vorrebbe una pausa di { $days } giorni.
        }
    }
notice-pause-refused =
    { $you ->
        [yes] Non vuoi pause.
       *[no] { $name } non vuole pause.
    }
notice-match-paused =
    { $days ->
        [0] Tutti d'accordo: la pausa è finita e gli orologi corrono di nuovo.
        [one] Tutti d'accordo: pausa di { $days } giorno. Fino ad allora nessun orologio corre.
       *[other] Tutti d'accordo: pausa di { $days } giorni. Fino ad allora nessun orologio corre.
    }
notice-phrase =
    { $you ->
        [yes] Tu: «{ $said }»
       *[no] { $name }: «{ $said }»
    }
phrase-good-luck = Buona fortuna!
phrase-well-shot = Bel colpo!
phrase-ouch = Ahi!
phrase-back-soon = Torno subito.
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
notice-absence-claimed =
    { $reader ->
        [asked] { $by } chiede se ci sei ancora.
        [asking] Chiedi se { $name } c'è ancora. Se non risponde entro { $wait }, chiedi di nuovo e vinci la partita.
       *[other] { $by } chiede se { $name } c'è ancora.
    }
notice-absence-denied =
    { $you ->
        [yes] Ci sei ancora.
       *[no] { $name } c'è ancora.
    }
notice-reminded =
    { $you ->
        [yes] Il conduttore ti manda un promemoria: tutti aspettano te.
       *[no] Il conduttore manda un promemoria a { $names }.
    }
notice-rematch-asked =
    { $you ->
        [yes] Vorresti giocare un'altra partita.
       *[no] { $name } vorrebbe giocare un'altra partita.
    }
notice-rematch-opened = La prossima partita è pronta.
notice-field-shown =
    { $you ->
        [yes] Mostri il tuo campo. È quello che era stato sigillato.
       *[no] { $name } mostra il campo. È quello che era stato sigillato.
    }
notice-something-else = È successo qualcosa che solo una versione più recente del programma sa raccontare.

# Un avviso a un solo posto.
notice-hurry-seconds =
    { $left ->
        [one] Fai presto: ti resta { $left } secondo.
       *[other] Fai presto: ti restano { $left } secondi.
    }
notice-hurry-minutes =
    { $left ->
        [one] Il tuo tempo sta per scadere: resta { $left } minuto.
       *[other] Il tuo tempo sta per scadere: restano { $left } minuti.
    }
notice-hurry-hours =
    { $left ->
        [one] Il tuo tempo sta per scadere: resta { $left } ora.
       *[other] Il tuo tempo sta per scadere: restano { $left } ore.
    }
notice-seat-handed =
    { $you ->
        [yes] Il conduttore ha dato questo posto a { $name }, e d'ora in poi dà gli ordini per lui.
       *[no] { $name } subentra a un posto; lì gli ordini li dà il conduttore.
    }
notice-deadline-set = Il turno si chiude alle { $when }.
notice-round-extended = Il conduttore ha allungato il turno.
notice-host-ended = Il conduttore ha chiuso la partita.

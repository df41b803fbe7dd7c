# Il mare del giorno: un campo uguale per tutti, un tentativo a testa.

daily-title = Mare del giorno
daily-about = Una flotta nascosta al giorno, la stessa per tutti. Nessuno risponde al fuoco: affondala con meno colpi che puoi. Il giorno comincia e finisce a mezzanotte UTC.
daily-games = Giochi
daily-wait = Il mare del giorno sta arrivando…
daily-of = { $game }, { $date }
daily-begin = Comincia
daily-go-on = Continua
daily-one-try = Hai un solo tentativo. Puoi lasciarlo e continuare finché dura il giorno.
daily-over = Questo giorno è finito.
daily-given-up = Non hai ripulito questo mare in tempo.
daily-cleared =
    { $shots ->
        [one] Ripulito con { $shots } colpo
       *[other] Ripulito con { $shots } colpi
    }
daily-expected =
    Il Cartografo ne usa in media { NUMBER($expected, minimumFractionDigits: 1) }; { $than ->
        [better] hai fatto meglio di { NUMBER($margin, minimumFractionDigits: 1) }, fortuna compresa.
        [worse] te ne sono serviti { NUMBER($margin, minimumFractionDigits: 1) } in più, sfortuna compresa.
       *[same] te ne sono serviti altrettanti.
    }
daily-luck =
    { $kind ->
        [good] La fortuna ti ha risparmiato { NUMBER($luck, minimumFractionDigits: 1) } colpi
       *[bad] La sfortuna ti è costata { NUMBER($luck, minimumFractionDigits: 1) } colpi
    }; senza, te ne sarebbero serviti { NUMBER($without, minimumFractionDigits: 1) } (± { NUMBER($error, minimumFractionDigits: 1) }).
daily-squares = I tuoi { $shots } colpi come quadratini: blu acqua, arancione colpito, rosso affondato
daily-share = Copia da condividere
daily-share-heading = Mare del giorno · { $game } · { $date } · { $shots } colpi
daily-copied = Copiato. Incollalo dove vuoi: i quadratini non mostrano dove hai sparato.
daily-copy-failed = Questo browser non permette alla pagina di copiare.
daily-look-back = Rivedi la partita
daily-streak =
    { $days ->
        [one] Serie: { $days } giorno
       *[other] Serie: { $days } giorni di fila
    }
daily-before = Il giorno prima
daily-today = Il mare di oggi
daily-not-listed = Dal tuo indirizzo qualcuno ha già provato questo mare: il risultato resta tuo, ma non entra in classifica.

daily-table = Classifica del giorno
daily-place = Posto
daily-name = Nome
daily-shots = Colpi
daily-you = (tu)
daily-nobody = Nessuno l’ha ancora ripulito.
daily-peeking =
    { $tries ->
        [one] { $tries } tentativo finora.
       *[other] { $tries } tentativi finora.
    } Chi torna con un altro nome potrebbe conoscere il campo: conta solo il primo tentativo da ogni indirizzo{ $unlisted ->
        [0] .
        [one] ; { $unlisted } non conta.
       *[other] ; { $unlisted } non contano.
    }

daily-proof = Come sapere che il campo non è stato scelto apposta per te
daily-proof-before = Questo hash del campo è stato mostrato il giorno prima, e quello di domani si mostra oggi. Finito il giorno si mostrano il campo e il suo sale, e chiunque può ricalcolare l’hash.
daily-proof-late = Ieri questo server non aveva ancora un campo per oggi, quindi questo hash è visibile solo da oggi; quello di domani è mostrato con un giorno di anticipo. Finito il giorno si mostrano il campo e il suo sale, e chiunque può rifare il calcolo.
daily-proof-over = L’hash copre il giorno, il gioco, il sale e il campo qui sotto; la pagina delle registrazioni nella documentazione dice come, byte per byte.
daily-hash = Hash del { $day }
daily-drawn = Estratto, e hash visibile, dal
daily-hash-tomorrow = Hash di domani
daily-salt = Sale
daily-field = Campo (riga,colonna da 0)

# Due giocatori artificiali da guardare

exhibition = Due computer che giocano
exhibition-off = Ferma
exhibition-on = Guarda
exhibition-about = Quello che ognuno sa del mare dell’altro. Più è scuro, più è probabile che ci sia una nave.
exhibition-player = { $name }: { $hits } su { $shots }
exhibition-best = La scelta migliore: { $chance }%
exhibition-sea =
    { $name }: { $shots ->
        [one] un colpo sparato
       *[other] { $shots } colpi sparati
    }, { $hits ->
        [one] uno a segno
       *[other] { $hits } a segno
    }; la casella più probabile ha il { $chance }%.
exhibition-won = Ha vinto { $name }. Tra poco comincia un’altra partita.

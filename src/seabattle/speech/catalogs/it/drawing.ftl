# Quello che sta intorno a una griglia disegnata.

sea-own = Il tuo mare
sea-of = Il mare di { $name }
sea-shared = Il mare di tutti

sign-ship = nave
sign-own-hit = tua nave colpita
sign-new-hit = nuovo colpo a segno

fleet-afloat = { $name }, a galla: { $ships }
fleet-own = La tua flotta
fleet-none = niente
fleet-gone = ha lasciato la partita

arsenal = Ancora in magazzino: { $weapons }
# $turn è 0 quando il colpo si può già usare.
arsenal-left =
    { $turn ->
        [0] { $weapon } { $count }
       *[other] { $weapon } { $count } (dal turno { $turn })
    }

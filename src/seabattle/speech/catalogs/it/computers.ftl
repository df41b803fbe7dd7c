# Come si chiamano i giocatori del computer; la loro forza è un numero.

computer-admiral = Ammiraglio
computer-admiral-level = Ammiraglio { $level }
computer-surveyor = Cartografo
computer-hunter = Cacciatore
computer-scatter = Cannoniere
computer-daily-sea = Mare del giorno
# Più d’uno dello stesso tipo allo stesso tavolo.
computer-one-of = { $name } (n. { $number })
# Come si parla di ciascuno: masculine, feminine o unknown.
computer-admiral-gender = masculine
computer-surveyor-gender = masculine
computer-hunter-gender = masculine
computer-scatter-gender = masculine
computer-daily-sea-gender = masculine

# Parole che dicono chi è qualcuno al tavolo: nessuno può chiamarsi così.
no-name-reader = tu, te, io, voi, lei
no-name-computer = computer, il computer, bot
# Un giocatore automatico di cui non si sa altro, come nelle vecchie registrazioni.
computer-unranked = Giocatore automatico

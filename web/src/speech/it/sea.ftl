# Il mare: che cosa si dice delle caselle, delle navi da disporre e della partita.

# Quello che un lettore di schermo dice di una casella, dopo il suo nome.
cell-unknown = sconosciuta
cell-clear = acqua libera
cell-miss = mancato
cell-hit = colpito
cell-sunk = affondato
cell-radar-empty = radar: vuoto
cell-radar-ship = radar: nave
cell-old = forse non vale più
cell-last = ultimo colpo
cell-chosen = scelta

# Le risposte dei fogli. Quella semplice si dice ad alta voce, quella in elenco segue la casella.
# $gender è il genere di chi ha sparato; in italiano non serve.

answer-miss = mancato
answer-water = acqua
answer-wounded = colpito
answer-hit = colpito
answer-killed = colpito e affondato
answer-sunk = colpito e affondato

listed-miss = mancato
listed-water = acqua
listed-wounded = colpito
listed-hit = colpito
listed-killed = colpito e affondato
listed-sunk = colpito e affondato
listed-empty = vuoto
listed-ship = nave

mark-unknown = sconosciuta
mark-miss = mancato
mark-hit = colpito
mark-sunk = affondato
mark-radar-empty = radar: vuoto
mark-radar-ship = radar: nave
mark-old = forse non più valido

weapon-wide-shot = colpo a largo raggio
weapon-air-raid = bombardamento aereo
weapon-torpedo = siluro
weapon-radar = radar

# Un giocatore senza nome.
player = Giocatore { $number }
deleted-player = Giocatore cancellato

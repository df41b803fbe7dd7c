# Che cosa si scrive, in più modi con virgole in mezzo, e come è stato inteso.

heard-fire = fuoco, spara, sparo, colpo, fuoco su, spara su, attacco
heard-at = a, in, alla casella, la casella, casella, alla cella, la cella, cella, specifico la cella, specifico la casella, specifico
heard-declare = dichiaro, dichiaro vittoria, dichiaro la vittoria, vittoria
heard-pass = passo, fine turno
heard-resign = abbandono, mi arrendo
heard-move = muovi, muovo, sposta
heard-turn = gira, ruota
heard-up = in alto, su
heard-down = in basso, giù
heard-left = a sinistra, sinistra
heard-right = a destra, destra
heard-row = riga, la riga, specifico la riga
heard-column = colonna, la colonna, specifico la colonna
heard-from-left = da sinistra
heard-from-right = da destra
heard-from-top = dall'alto
heard-from-bottom = dal basso

reading-fire = Colpo su { $cells }.
reading-use-weapon = Usa un colpo speciale.
reading-weapon = { $weapon }: { $target }.
reading-move = Mossa: { $ship } in { $to }.
reading-move-ship = Muovi una nave.
reading-place-fleet = Disponi la flotta.
reading-declare-victory = Dichiara la vittoria.
reading-end-turn = Passa.
reading-resign = Abbandona.
# $readings are whole sentences.
order-unclear = «{ $text }» può voler dire più cose. { $readings } Di' quale.

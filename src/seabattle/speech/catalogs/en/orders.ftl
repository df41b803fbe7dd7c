# What people type, several ways with commas between, and how it was understood.

heard-fire = fire, shoot, shot, fire at, shoot at, attack
heard-at = at, on, to, the cell, cell
heard-declare = declare, declare victory, victory
heard-pass = pass, i pass, end turn, end the turn
heard-resign = resign, i resign, give up, i give up
heard-move = move
heard-turn = turn, rotate
heard-up = up
heard-down = down
heard-left = left
heard-right = right
heard-row = row, the row
heard-column = column, the column
heard-from-left = from the left, from left
heard-from-right = from the right, from right
heard-from-top = from the top, from top
heard-from-bottom = from the bottom, from bottom

reading-fire = Fire at { $cells }.
reading-use-weapon = Use a special action.
reading-weapon = { $weapon }: { $target }.
reading-move = Move: { $ship } to { $to }.
reading-move-ship = Move a ship.
reading-place-fleet = Place the fleet.
reading-declare-victory = Declare victory.
reading-end-turn = Pass.
reading-resign = Resign.
# $readings are whole sentences.
order-unclear = “{ $text }” can mean several things. { $readings } Say which.

# Why something cannot be done, and what can be done instead. The key is the code of the refusal.

refusal-phase-over = The game is over.
refusal-phase-not-placing = Fleets are placed only before play begins.
refusal-phase-not-playing =
    { $waiting ->
        [none] Play is waiting for lots to be drawn.
       *[other] Play has not begun. Still without a fleet: { $waiting }.
    }
refusal-phase-no-lots = There is nothing to draw lots for now.
refusal-lots-not-a-candidate = { $seat } takes no part in these lots.

refusal-seat-unknown =
    { $seats ->
        [one] There is no seat for { $seat } at this table; it has { $seats } seat.
       *[other] There is no seat for { $seat } at this table; it has { $seats } seats.
    }
refusal-seat-out = { $seat } is out of the game.
refusal-seat-not-droppable =
    { $needed ->
        [none] Under these rules nobody is dropped for missing rounds ({ $seat }, missed in a row: { $missed }).
       *[other] { $seat } cannot be dropped yet: rounds missed in a row { $missed }, needed { $needed }.
    }

refusal-placement-already-placed = Your fleet is in place and stays there.
refusal-placement-unknown-class = The fleet has no ship called “{ $ship_class }”.
refusal-placement-wrong-count = Ships of the class “{ $ship_class }”: you placed { $placed }, the fleet has { $wanted }.
refusal-placement-wrong-shape =
    { $cells ->
        [none] A ship of the class “{ $ship_class }” has no cells.
       *[other] A ship of the class “{ $ship_class }” cannot lie on { $cells }: that is not one of its shapes.
    }
refusal-placement-outside = A ship of the class “{ $ship_class }” lies partly off the grid.
refusal-placement-overlap = Two ships share the cell { $at }: { $ship_class } and { $other }.
refusal-placement-too-close =
    { $corners_allowed ->
        [yes] Two ships touch at { $at }: { $ship_class } and { $other }. They may meet only at a corner.
       *[no] Two ships touch at { $at }: { $ship_class } and { $other }. They may not touch, not even at a corner.
    }

refusal-turn-not-yours = It is not your turn. It is the turn of { $turn }.
refusal-turn-already-attacked = Moving and declaring come before the attack, and you have attacked.
refusal-turn-attack-lost = Your false declaration cost the attack of this turn.
refusal-turn-must-attack =
    { $step ->
        [again] You have another shot; fire it.
       *[attack] A turn cannot be given away; attack.
    }
refusal-turn-no-second-shot = A second shot takes { $needed } undamaged ships, and you have { $undamaged }. End your turn.
refusal-turn-only-second-shot = The second shot is a plain one, not a special action.

refusal-shot-off-grid = This is off the grid, which has { $rows } rows and { $cols } columns.
refusal-shot-already-known = What { $at } answers is known already. Choose another cell.
refusal-shot-same-cell-twice = { $at } is named twice. Name each cell once.
refusal-shot-wrong-number =
    { $wanted ->
        [one] You have { $wanted } shot now, but the number of cells you named is { $named }.
       *[other] You have { $wanted } shots now, but the number of cells you named is { $named }.
    }

refusal-weapon-unknown = These rules have no special action called “{ $weapon }”.
refusal-weapon-used-up =
    { $count ->
        [one] { weapon-capital } can be used { $count } time in a game, and is used up.
       *[other] { weapon-capital } can be used { $count } times in a game, and is used up.
    }
# A special action at the start of a sentence.
weapon-capital = “{ $weapon }”
refusal-weapon-locked = { weapon-capital } is available from your turn { $unlock_turn } on; this is turn { $turn }.
refusal-weapon-wrong-target =
    { $wants_line ->
        [yes] { weapon-capital } wants a row or a column (a torpedo the edge it comes from, too), and got something else.
       *[no] { weapon-capital } wants a cell, not a row or a column.
    }

refusal-manoeuvre-not-allowed = Ships do not move under these rules.
refusal-manoeuvre-unknown-ship = There is no ship number { $ship }; yours are numbered from 1 to { $ships }.
refusal-manoeuvre-already-moved = You have moved a ship this turn. One is all.
refusal-manoeuvre-damaged = This ship is damaged and cannot move: { $ship_class }.
refusal-manoeuvre-out-of-reach =
    { $ship_class ->
        [none] None of your ships can move now.
       *[other] This ship cannot get there in one move: { $ship_class }.
    }

refusal-victory-not-declared = Victory is not declared under these rules; the game ends by itself.

refusal-round-none = These rules have turns, not rounds.
refusal-round-wrong-draw = The shots drawn by chance do not fit the players who gave no order ({ $seat }).

refusal-notation-empty = No cell is named. Write its column and row.
refusal-notation-too-long = That is { $length } characters long; the name of a cell is short.
refusal-notation-unreadable = “{ $text }” is not the name of a cell. Write it like { $example }.
refusal-notation-off-grid = There is no cell { $text }. The grid goes from { $first } to { $last }, and its columns are { $columns }.
refusal-notation-other-alphabet =
    { $counted ->
        [none] { notation-meant-letter }
       *[other] { notation-meant-letter } Without these letters, count the columns: { $counted } is { $cell }.
    }
notation-meant-letter =
    { $meant ->
        [none] { notation-other-letter }
       *[other] { notation-other-letter } If you mean { $meant }, type it in the letters of the table.
    }
notation-other-letter =
    { $typed_script ->
        [latin] In “{ $text }” the letter “{ $letter }” is Latin, and this table uses another alphabet.
        [cyrillic] In “{ $text }” the letter “{ $letter }” is Cyrillic, and this table uses another alphabet.
       *[other] In “{ $text }” the letter “{ $letter }” is not of the alphabet this table uses.
    }
refusal-notation-ambiguous = “{ $text }” can be read in several ways: { $readings }. Write which.

refusal-match-unknown = There is no such match. Check the link.
refusal-match-deleted = This match was deleted.
refusal-match-not-at-table = You have no seat at this table.
refusal-match-not-the-host = Only the host of this match can do that.
refusal-match-no-free-seat = No seat is free: all are taken, or kept for somebody with a link.
refusal-match-no-pause = A pause is only for games with a day or more for each move, while they are played.
refusal-match-no-pause-offered = There is no pause, and nobody has offered one.
refusal-match-said-enough = You have said something already. Wait for the next move.
refusal-match-name-taken = { $name } sits here already, and your name looks the same. Choose another name in the settings, and sit down then.
refusal-match-seat-not-free = This seat is not free ({ $seat }): it is taken, or kept for somebody with a link.
refusal-match-key-does-not-fit = This link opens no seat: it has been used, or belongs to another match.
refusal-match-already-seated = You already sit at this table ({ $seat }).
refusal-match-cannot-stand-up = Your fleet is in place. To leave now, resign.
refusal-match-out-of-date = Something has happened since you chose this. Look again, and choose anew.
refusal-match-nobody-absent =
    { $seconds ->
        [0] The player whose turn it is has not gone away.
       *[other] The other player has not been away long enough. Ask again in { $wait }.
    }
refusal-match-clock-decides =
    { $seconds ->
        [0] This game has a clock: a player who is away loses only when the time is out.
       *[other] This game has a clock: a player who is away loses only when the time is out. It is out in { $wait }.
    }
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-hours = { $count } h
wait-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
refusal-match-no-offer = Nobody has offered to stop.
refusal-match-nobody-to-remind = Nobody is awaited whom you could remind.
refusal-match-reminded-lately = You have reminded everybody a moment ago. Wait { $seconds } s.
refusal-match-too-soon = This has been done too often at this table. Wait { $seconds } s.
refusal-match-changed-enough = You have changed this order { $most } times. Wait for the next round.
refusal-match-unknown-moment = There is no move { $move } yet: the last one is { $last }.
refusal-match-not-over = The game is not over yet.
refusal-match-day-not-over = Today's sea is shown when its day is over, at midnight UTC.
refusal-match-one-try = A daily sea is cleared once: there is no other game on it.
refusal-match-try-again = This could not be written down just now. Send it again; it will count only once.
refusal-match-damaged = This match cannot be read any more: what was kept of it is damaged. Whoever keeps the server knows of it and may restore it; all other matches go on.
refusal-match-id-taken = This id was used for another request before, so this one was not carried out. Send it under an id of its own.

# Sealed games.
refusal-sealed-not-signed = Nobody at this seat has signed this message, so it was not heard.
refusal-sealed-out-of-place = This message was made for another point of the game.
refusal-sealed-unknown-placing = The proof of this field has not come in. Send it first.
refusal-sealed-said-before = You have said this already, and once is enough.
refusal-sealed-answer-awaited = { $seat } has to answer the last shot first.
refusal-sealed-nothing-to-answer = No shot waits for your answer.
refusal-match-not-by-host = { $seat } gives their own orders.
refusal-match-host-holds-no-seat = A host who gives orders for others does not play.
refusal-match-fleet-seen = You could have seen the fleet of { $seat }, so you cannot sit at another seat.
refusal-match-host-plays = You play here yourself, and this table is open to all: you cannot replace a player.
refusal-match-nobody-to-replace = Nobody can be replaced there.
refusal-match-deadline-past = The new deadline must be later than the old one, and later than now.
refusal-sealed-refereed = This is a refereed table: the server knows the fields, and nothing is signed.
refusal-sealed-seat-free = Nobody sits at the other seat yet.
refusal-sealed-not-that-field = These ships are not the ones that were sealed.
refusal-sealed-wrong-size = The proof of a field has { $wanted } bytes by these rules, and { $size } have come.
refusal-sealed-too-many-placings = You have sent { $most } different proofs of your field already.
refusal-sealed-stays-home = At a sealed table your fleet stays on your device; nothing of it is kept here.
refusal-sealed-not-sealable = By these rules answers cannot be proved: { $why ->
        [shared-sea] all fleets lie on one sea.
        [ships-move] ships move.
        [rounds] everybody fires at once.
        [second-shot] how often somebody fires depends on ships that nobody else knows.
        [sizes-differ] sinking is silent, and ships of one class differ in size.
       *[too-many] the sea has too many places for ships.
    }

refusal-signup-closed = The list of players is closed. You can still be a substitute or look on, unless the game was called off.
refusal-signup-full = All { $most } places are taken. Be a substitute: the first one moves up when somebody leaves.
refusal-signup-unknown-entry = Nobody like that is on the list. Look at it again.
refusal-signup-nothing-to-confirm = There is nothing to confirm now.
refusal-signup-not-confirmed = Not confirmed yet: { $names }. Wait for them, or start without them.
refusal-signup-too-few =
    { $count ->
        [0] Nobody plays yet.
       *[other] One alone cannot play.
    } Wait for more, or add a computer player to the next announcement.

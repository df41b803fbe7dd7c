# What a problem is called, whatever the facts: the first line of its page.

title-layout-too-many = Nobody needs that many layouts.
title-layout-no-room = Saved layouts take too much room.
title-layout-unknown = There is no layout of that name.

title-lots-not-a-candidate = Lots fell on a seat that does not take part in them.

title-manoeuvre-already-moved = One ship has moved this turn.
title-manoeuvre-damaged = A damaged ship stays where it is.
title-manoeuvre-not-allowed = Nobody moves ships under these rules.
title-manoeuvre-out-of-reach = The ship cannot get there in one move.
title-manoeuvre-unknown-ship = The seat has no ship of this number.

title-match-already-seated = Whoever asks sits at the table already.
title-match-cannot-stand-up = The fleet is in: whoever leaves now resigns.
title-match-damaged = The log of the match is damaged.
title-match-deleted = There was such a match, and it was deleted.
title-match-id-taken = The id belongs to another request.
title-match-key-does-not-fit = The link was used before, or never belonged to this match.
title-match-no-free-seat = Every seat is taken, or kept for somebody with a link.
title-match-no-pause = A pause is for games with a day or more for each move.
title-match-no-pause-offered = There is no pause, and nobody has offered one.
title-match-said-enough = One phrase for each move is enough.
title-match-name-taken = Somebody at the table has a name that looks the same.
title-match-no-hints = The table has agreed to play without hints.
title-match-no-offer = Nobody has offered to stop.
title-match-nobody-absent = The player to move is there, or has not been away long enough.
title-match-clock-decides = The clock alone decides about a player who has gone.
title-match-nobody-to-remind = Nobody is awaited but the host, the computer or an empty seat.
title-match-not-at-table = Whoever asks has no seat here.
title-match-not-over = The game is still being played.
title-match-day-not-over = The day of this sea is not over.
title-match-one-try = A daily sea is cleared once.
title-match-not-the-host = Only the host may do that.
title-match-out-of-date = Something has happened since the command was made.
title-match-reminded-lately = Everybody has been reminded a moment ago.
title-match-too-soon = Wait before doing this again.
title-match-changed-enough = The order was changed too often.
title-match-seat-not-free = That seat is taken, or kept for somebody with a link.
title-match-try-again = The logbook did not answer: the same command may be sent again safely.
title-match-unknown = There is no match of that name.
title-match-unknown-moment = The match has not come that far.

title-notation-ambiguous = The text can be read in two ways.
title-notation-empty = Nothing was written.
title-notation-off-grid = It reads like a cell, but this table has none of that name.
title-notation-other-alphabet = A letter that looks right but belongs to another alphabet.
title-notation-too-long = A cell's name is short; this was not one.
title-notation-unreadable = This is not the name of a cell.

title-phase-no-lots = There is nothing to draw lots for.
title-phase-not-placing = Fleets can be placed only before play begins.
title-phase-not-playing = Play has not begun, or waits for lots.
title-phase-over = The game has ended.

title-placement-already-placed = The fleet is in and stays where it is.
title-placement-draft-changed = The fleet laid so far was changed on another screen.
title-placement-outside = The ship lies partly off the grid.
title-placement-overlap = Two ships share a cell.
title-placement-too-close = Two ships touch where they may not.
title-placement-unknown-class = The fleet has no ships of this class.
title-placement-wrong-count = Too few or too many ships of a class.
title-placement-wrong-shape = The ship's cells do not have a shape its class may take.

title-request-foreign-origin = The request comes from a page of somebody else's.
title-request-wrong-host = This server does not answer to that name.
title-request-malformed = The request cannot be read.
title-request-server-fault = Something went wrong here, and it is not the asker's fault.
title-request-too-large = The request has too many bytes.
title-request-too-often = Somebody asks faster than anybody can play.
title-request-stored-enough = Too much to store at once.
title-request-no-room = The server's disk is nearly full.
title-request-over-budget = This address or table has had more than its share of work.
title-request-busy = Too much is being worked out at the moment.
title-request-feature-off = The operator has switched this feature off.
title-request-unknown-page = There is nothing at this address.
title-request-unknown-version = The client speaks another version of the messages.
title-request-wrong-method = This address is there, but not for that.

title-round-no-post = Posts are made of rounds on one public sea, and this game has none.
title-round-none = These rules have turns, not rounds.
title-round-unknown = That round has not been closed.
title-round-wrong-draw = Shots drawn by chance do not fit the seats that gave no order.

title-sealed-answer-awaited = A shot of a sealed game waits for its answer.
title-sealed-not-sealable = Answers cannot be proved by these rules.
title-sealed-not-signed = A message of a sealed game is not signed by the seat that sends it.
title-sealed-not-that-field = The field that is shown is not the one that was sealed.
title-sealed-nothing-to-answer = No shot of a sealed game waits for this seat's answer.
title-sealed-out-of-place = A message of a sealed game does not follow the one before it.
title-sealed-refereed = At a refereed table nothing is signed or proved.
title-sealed-said-before = Keys and lots are given once in a sealed game.
title-sealed-seat-free = A sealed game begins when both seats are taken.
title-sealed-stays-home = At a sealed table a fleet stays with its owner.
title-sealed-too-many-placings = A seat has sent too many proofs of its field.
title-sealed-unknown-placing = The proof of a sealed field has not come in.
title-sealed-wrong-size = The proof of a sealed field has the wrong size.
title-seat-not-droppable = The seat has not missed enough rounds to be dropped.
title-seat-out = The seat has no ships left, or has left the game.
title-seat-unknown = There is no such seat.

title-shot-already-known = The answer for this cell is known, and ships stand still.
title-shot-off-grid = The cell is not on the grid.
title-shot-same-cell-twice = A salvo names each cell once.
title-shot-wrong-number = A turn has its number of shots.

title-table-host-twice = The host can sit at one seat only.
title-table-no-person = A table needs a seat for a person.
title-table-no-open-seat = There is no seat for whoever comes.
title-table-no-rules = A table needs a variant or rules of its own, and not both.
title-table-unknown-bot = No computer player has that name.
title-table-unsound-clock = The parts of the clock contradict each other.
title-table-wrong-seats = The plan has not as many seats as the rules want.

title-token-not-good = The token is unknown, or was revoked.
title-token-too-many = Nobody needs that many tokens.
title-token-too-narrow = The token is good, but not for this.
title-token-unknown = There is no such token to revoke.
title-channel-too-many = Nobody needs to be told in that many places.
title-channel-unknown = There is no such channel.
title-channel-unfit-address = Nothing is sent to that address.
title-channel-unfit-mailbox = Nothing is sent to that mailbox.
title-channel-asked-enough = That mailbox was asked often enough today.
title-channel-not-offered = This way is not offered here.

title-turn-already-attacked = Moving and declaring come before the attack.
title-turn-attack-lost = A false declaration cost this turn's attack.
title-turn-must-attack = A turn is not given away.
title-turn-no-second-shot = The fleet is too damaged for a second shot.
title-turn-not-yours = Another seat has the turn.
title-turn-only-second-shot = The second shot is a plain one.

title-variant-mistakes = The rules cannot be played by; the mistakes say why.
title-variant-unknown = There is no ready-made variant of that name.

title-victory-not-declared = The game ends by itself under these rules.

title-visitor-banned = Whoever runs the server does not let this address or this visitor in.
title-visitor-no-session = This is for somebody in particular, and nobody has said who they are.
title-visitor-unfit-name = Nobody can be called that.
title-visitor-unknown-session = There is no such session to end.
title-visitor-link-not-good = The link to another device is good no more.
title-visitor-passkey-not-good = The passkey was not recognised.
title-visitor-too-many-passkeys = Nobody needs that many passkeys.
title-visitor-too-many-sessions = Too many sessions.
title-visitor-unknown-passkey = There is no such passkey to delete.
title-visitor-nobody-there = Nobody sits there who could be blocked or reported.
title-visitor-too-many-blocks = Nobody needs to mind that many.
title-visitor-unknown-block = There is no such block to lift.

title-weapon-locked = The special action comes later in the game.
title-weapon-unknown = These rules have no such special action.
title-weapon-used-up = The special action has been used as often as the rules allow.
title-weapon-wrong-target = The special action takes a cell, or a row or column, and got the other.
title-match-not-by-host = Whoever sits there gives their own orders.
title-match-host-holds-no-seat = A host who gives orders for others does not play.
title-match-fleet-seen = A player who could have seen another fleet cannot sit there.
title-match-host-plays = A host who plays cannot replace players at a table that is open to all.
title-match-nobody-to-replace = Nobody can be replaced there.
title-match-deadline-past = The deadline is too early.
title-table-unsound-hosting = The host's part of the plan does not fit.
title-signup-closed = The list is closed.
title-signup-full = Every place is taken.
title-signup-unknown-entry = Nobody like that is on the list.
title-signup-nothing-to-confirm = There is nothing to confirm.
title-signup-not-confirmed = Somebody has not confirmed yet.
title-signup-too-few = One alone cannot play.
title-signup-unknown = There is no such sign-up.
title-signup-too-many = Too many sign-ups at a time.

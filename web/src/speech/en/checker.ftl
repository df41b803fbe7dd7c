# Checking the record of a game in the browser.

check-title = Check a game yourself
check-about = The record of a game is checked here, in your browser, by a referee that was written apart from the program. The file is sent nowhere.
check-choose = Choose a record
check-drop = Or drop the file onto this page, compressed or not.
check-busy = Checking …
check-failed = The check broke off: this browser could not do it.
check-else = Elsewhere
check-else-command = The same is said by a second referee on the command line, without this page and without the program:
check-game = { $title }: { $names }
check-back = To the game
check-digest = SHA-256 of the record:

check-sound = Checked: the game follows its rules.
check-sound-unfinished = Checked: the game follows its rules. It was not over.
check-wrong = Something is wrong with this record.
check-checked = What was checked
check-checked-before = What was in order before that

# $what is the kind of things that were counted.
check-counted =
    { $what ->
        [lines] { $count ->
            [one] { $count } line, with the checksum it needs.
           *[other] { $count } lines, each with the checksum it needs: none was lost or garbled on its way.
        }
        [fleet-placed] { $count ->
            [one] { $count } fleet, lying as the rules want it.
           *[other] { $count } fleets, each lying as the rules want it.
        }
        [salvo-landed] { $count ->
            [one] { $count } attack, in its turn and rightly answered.
           *[other] { $count } attacks, each in its turn and rightly answered; special actions only as often as allowed.
        }
        [round-closed] { $count ->
            [one] { $count } round, rightly resolved.
           *[other] { $count } rounds, each rightly resolved.
        }
        [ship-moved] { $count ->
            [one] { $count } move of a ship, within reach.
           *[other] { $count } moves of ships, each within reach.
        }
        [key-announced] { $count ->
            [one] { $count } key, signed with itself.
           *[other] { $count } keys, each signed with itself.
        }
        [field-sealed] { $count ->
            [one] { $count } sealed field, proved to lie as the rules want it.
           *[other] { $count } sealed fields, each proved to lie as the rules want it.
        }
        [message-chained] { $count ->
            [one] { $count } message, signed by its player.
           *[other] { $count } messages in one chain, each signed by its player.
        }
        [lot-opened] { $count ->
            [one] { $count } number for the lots, as it was announced.
           *[other] { $count } numbers for the lots, each as it was announced.
        }
        [attack-answered] { $count ->
            [one] { $count } attack, in its turn and with proved answers.
           *[other] { $count } attacks, each in its turn and every answer proved.
        }
        [radar-swept] { $count ->
            [one] { $count } look by radar, rightly answered.
           *[other] { $count } looks by radar, each rightly answered.
        }
       *[turn-passed] { $count ->
            [one] { $count } change of turn, where the rules want it.
           *[other] { $count } changes of turn, each where the rules want it.
        }
    }
check-rules = The rules are those that the hash names, and this referee knows every one of them.
check-lots = Lots were drawn where the rules ask for them, and among the right players.
check-answers = Every answer follows from the fleets as they lie in the record.
check-unfinished = The game was not over: nobody has won.

# $why is sunk, declared, resigned, time, dropped, lot, drawn, agreed or violated.
check-winner =
    { $why ->
        [sunk] { $name } has won: no other fleet is afloat. That follows from the shots.
        [declared] { $name } has won by a right declaration. That follows from the shots.
        [resigned] { $name } has won: the others resigned.
        [time] { $name } has won: the time of the others was up, by the clock of the server, which is not in the record.
        [dropped] { $name } has won: the others were taken out of the game.
        [violated] { $name } has won: the other signed something false.
       *[lot] { $name } has won: the last fleets went down together, and the lot decided.
    }
check-nobody =
    { $why ->
        [agreed] Nobody has won: the players agreed to stop.
       *[drawn] Nobody has won: the last fleets went down together. That follows from the shots.
    }

check-line = Line { $line }:
check-line-of = Line { $line }, { $name }:
check-fault-not-a-record = This is no record of a game.
check-fault-not-sealable = Games by these rules cannot be sealed, so nobody can have played this one.
check-fault-too-big = The file is larger than a record may be (64 MiB).
check-fault-damaged = The compressed file is damaged.
check-fault-cut-off = The last line is missing: the file was cut off.
check-fault-edited = The checksum does not fit: this line was changed.
check-fault-unreadable = This line cannot be read.
check-fault-count = The last line announces another number of entries than the { $there } that are there.
check-fault-number = This should be entry { $number }.
check-fault-version = This version of the format is not known here.
check-fault-header = The rules or the names of the players are missing.
check-fault-names = There are { $there } names, and another number of seats.
check-fault-hash = The rules are not those that the hash names.
check-fault-signature = The signature does not fit: the record was changed after the server had signed it.
check-fault-rules = Nobody can play by these rules, or this referee does not know one of them.
check-fault-illegal = the rules do not allow this. { $why }
check-fault-false =
    { $event ->
        [none] what came of it is missing.
        [number] { $told } things are said to have come of it, where there were { $due }.
        [salvo-landed] the answer to the shots is false.
        [radar-swept] what the radar is said to have seen is false.
        [round-closed] the answers of the round are false.
        [fleet-placed] another fleet is written down than was placed.
        [play-began] who begins is false.
        [turn-passed] it was not time for the turn to pass, or it passes to somebody else.
        [turn-held] the turn goes on where it should not, or otherwise than it should.
        [game-ended] the end of the game is false.
       *[other] what is written does not follow from the command.
    }

check-illegal-over = The game was over.
check-illegal-no-command = There is no such command.
check-illegal-no-seat = There is no such seat.
check-illegal-seat-out = This player was out of the game.
check-illegal-not-now = Nobody could act at that moment.
check-illegal-not-your-turn = It was somebody else’s turn.
check-illegal-no-placing = No fleet was to be placed at that moment.
check-illegal-no-fleet = There is no fleet.
check-illegal-no-cell = A cell is missing, or is none.
check-illegal-ship-count = “{ $ship }”: { $there } where the fleet has { $count }.
check-illegal-no-class = The fleet has no ship of this class.
check-illegal-ship-off-grid = “{ $ship }” lies outside the grid.
check-illegal-ship-shape = “{ $ship }” does not have the shape of its class.
check-illegal-ships-overlap = “{ $one }” and “{ $other }” overlap.
check-illegal-ships-by-side = “{ $one }” and “{ $other }” touch by side.
check-illegal-ships-by-corner = “{ $one }” and “{ $other }” touch by corner.
check-illegal-aim = “{ $weapon }” cannot be aimed like this.
check-illegal-aim-off-grid = The aim is outside the grid.
check-illegal-attack-lost = The attack of this turn was lost.
check-illegal-no-second-shot = The fleet was too damaged for a second shot.
check-illegal-shot-off-grid = The shot falls outside the grid.
check-illegal-cell-known = A cell is named twice, or its answer was known.
check-illegal-shot-count = { $there } shots, where the turn had { $wanted }.
check-illegal-no-weapon = There is no such special action.
check-illegal-no-weapon-now = “{ $weapon }” could not be used at that moment.
check-illegal-weapon-used-up = “{ $weapon }” was used up.
check-illegal-weapon-later = “{ $weapon }” comes only in a later turn.
check-illegal-ships-stand = Ships stand still in this game.
check-illegal-no-move-now = No ship could move at that moment.
check-illegal-no-ship = There is no such ship.
check-illegal-ship-damaged = “{ $ship }” was damaged and could not move.
check-illegal-ship-reach = “{ $ship }” cannot get there in one move.
check-illegal-no-declaring = Victory is not declared in this game.
check-illegal-declare-late = Victory is declared before attacking.
check-illegal-turn-unused = The turn had to be used.
check-illegal-no-round = There was no round to close.
check-illegal-drawn-shots = Shots are drawn for players without an order, and for no others.
check-illegal-no-lots = No lots were to be drawn, or not for this player.
check-illegal-only-lots = Only lots could decide at that moment.
check-illegal-no-drop = The player had not missed enough rounds to be taken out.
check-illegal-no-bytes = Bytes are missing, or not written as they should be.
check-illegal-no-message = This is no message of a sealed game.
check-illegal-other-match = The message is of another match, or of another player.
check-illegal-proof-place = The proof of a field is missing, or is not the one that the message names.
check-illegal-chain = The message belongs to another place in the chain.
check-illegal-not-signed = The message is not signed with the key of its player.
check-illegal-said-once = A key is announced once.
check-illegal-no-question = No shot waited for this answer.
check-illegal-clock = Nobody waited for this player, so the clock did not run.

check-fault-evidence = The commitments are not complete: a hash, a salt, the seed or a player is missing.
check-fault-commitment = The seed, a salt, a field or the digest is not the one that was committed to before the first shot.
check-fault-lot = This lot was not drawn from the seed that was committed to.
check-committed =
    { $count ->
        [one] The seed and { $count } field are those that were committed to before the first shot.
       *[other] The seed and { $count } fields are those that were committed to before the first shot.
    }
check-drawn =
    { $count ->
        [one] { $count } lot, drawn from the seed: nobody could choose it.
       *[other] { $count } lots, each drawn from the seed: nobody could choose them.
    }
check-bots = The computer’s moves are not repeated here; “seabattle verify” does that.
check-before = The record is without commitments: it does not show that no field and no lot was changed.
check-limits = What this does not show
check-signed = Every line, each shot included, is as this server signed it.
check-signed-elsewhere = Every line, each shot included, is as the owner of a key signed it that this server does not publish. Compare it with those at /api/record-keys of the server where the game was played: { $key }
check-unsigned = That the shots are those that were fired is not shown: no server has signed the record.
check-compare = What the table showed before the first shot must begin like this:

# After a game, on its own page (SB11–SB13).
after-checking = Checking the game …
after-checked = Checked: the game is the one that this server committed to and signed.
after-checked-unsigned = Checked: fields and lots are those that were committed to. The shots are not shown to be those that were fired.
after-checked-how = How this was checked
after-checked-fields = All fields are open now. Their hashes were shown before the first shot, and so was that of the seed for all lots: what was played fits them.
after-checked-here = The check ran in this browser, by a referee that was written apart from the program.
after-checked-noted = This page had noted the seal when the game began, and it is still the same: { $seal }.
after-checked-not-noted = This page was not there when the game began, so it cannot compare the seal with what was shown then. It is { $seal } now.
after-checked-before = Checked: the game follows its rules. Its record is without commitments, so it does not show that fields and lots were not changed.
after-check-wrong = The check found that something was changed.
after-check-other-seal = The seal is not the one that was shown before the first shot: { $noted } then, { $seal } now.
after-check-later = This game could not be checked just now.

# Games at sealed tables.
check-sealed-answers = Every answer was held against the sealed field and is proved. No field is in the record.
check-not-proved = Not proved by this: the clock of the server, an agreement to stop, that no message was withheld, and whose the keys are.
check-breach =
    { $breach ->
        [placing] { $name } signed a field that is proved not to be legal, and lost by that.
        [lot] { $name } signed another number for the lots than was announced, and lost by that.
        [answer] { $name } signed the answer “{ $said }” for row { $row }, column { $col }, which is proved false, and lost by that.
       *[answer-count] { $name } signed too few or too many answers, and lost by that.
    }
check-said =
    { $said ->
        [miss] miss
        [hit] hit
        [sunk] sunk
        [empty] empty
       *[ship] ship
    }
after-checked-sealed = Checked: every answer is proved.

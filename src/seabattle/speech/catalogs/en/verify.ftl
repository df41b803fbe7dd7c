# Whether the record of a game is what was played.

verify-sound = Checked: the game follows its rules, and what was committed to was not changed.
verify-rules = { $entries ->
        [one] 1 entry was played again by the rules: it is allowed, and what came of it is true.
       *[other] { $entries } entries were played again by the rules: all are allowed, and what came of them is true.
    }
verify-running = The game was not over.
verify-before = This record is without commitments: it does not show that its fields and lots were not changed.
verify-fields = { $fields ->
        [one] The seed and 1 field are those that were committed to.
       *[other] The seed and { $fields } fields are those that were committed to.
    }
verify-lots = { $lots ->
        [one] 1 lot was drawn from the seed.
       *[other] { $lots } lots were drawn from the seed.
    }
verify-moves-same = { $moves ->
        [one] 1 move of the computer was thought of again, and came out the same: it needed no look at your field.
       *[other] { $moves } moves of the computer were thought of again, and came out the same: it needed no look at your field.
    }
verify-moves-slow = { $moves ->
        [one] 1 move of the computer was not thought of again, because that takes a while; --moves does it.
       *[other] { $moves } moves of the computer were not thought of again, because that takes a while; --moves does it.
    }
verify-moves-other-release = { $moves ->
        [one] 1 move of the computer could not be checked: it was made by another release than { $release }.
       *[other] { $moves } moves of the computer could not be checked: they were made by another release than { $release }.
    }
verify-moves-foreign = { $moves ->
        [one] 1 move could not be checked: it was made by somebody else's program.
       *[other] { $moves } moves could not be checked: they were made by somebody else's program.
    }
verify-shown = This is the game that the table had sealed before the first shot.
verify-compare = Compare with what the table showed before the first shot: { $digest }
verify-signed = Every line, each shot included, is as the owner of this key signed it: { $key }
verify-compare-key = Compare the key with those that the server publishes at /api/record-keys.
verify-unsigned = Not shown: that the shots are those that were fired. The record is not signed by a server.
verify-thinking = Thinking again
trouble-verify-key = { $key } is no key: give all of its 64 digits, as the server publishes them.
trouble-verify-digest = { $digest } is no seal: give 8 to 64 of its digits, as the table showed them.
verify-sealed = Checked: this is a sealed game, and everything in it follows from what its players have signed.
verify-sealed-fields = { $fields ->
        [one] 1 sealed field was proved to lie as the rules want it.
       *[other] { $fields } sealed fields were proved to lie as the rules want it.
    }
verify-sealed-messages = { $messages ->
        [one] 1 message stands in the chain, signed by its seat.
       *[other] { $messages } messages follow each other in one chain, each signed by its seat.
    }
verify-sealed-answers = { $answers ->
        [one] 1 attack was answered, and every answer was proved.
       *[other] { $answers } attacks were answered, and every answer was proved.
    }
verify-sealed-not-proved = Not proved: the clock, an agreement to stop, that nothing was withheld, and whose the keys are.

# At the table: one line while the game is played, and what was found after it.
verify-seal = Sealed: { $seal }…
verify-changed = The check found that something was changed.

# Whether the record of a game is what was played.

verify-sound = Checked: nothing was changed.
verify-rules = { $entries ->
        [one] 1 entry was played again by the rules: it is allowed, and what came of it is true.
       *[other] { $entries } entries were played again by the rules: all are allowed, and what came of them is true.
    }
verify-running = The game was not over.
verify-before = This game was made before commitments. That no field and no lot was changed cannot be shown.
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
verify-thinking = Thinking again
trouble-verify-digest = { $digest } is no seal: give 8 to 64 of its digits, as the table showed them.

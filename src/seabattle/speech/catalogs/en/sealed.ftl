# Sealed tables in the terminal: what is proved and what is not, keys that move, fields that are shown.

proofs-badge =
    { $where ->
        [here] Sealed table: every answer is proved, and checked on this machine.
       *[server] Sealed table: every answer is proved, and checked by the server.
    }
proofs-word = sealed
proofs-none = This is no sealed table: the server keeps the fields, and shows at the end that nothing was changed.
proofs-steps = What was checked:
proofs-step =
    { $done ->
        [yes] - done: { $step }
       *[no] - to come: { $step }
    }
proofs-step-own = Your field is sealed: it lies on this machine alone, and its proof is with the server.
proofs-step-other = The field of { $name } is proved to be legal; this machine has checked it.
proofs-step-answers =
    { $count ->
        [0] No answer of { $name } yet.
        [one] { $count } answer of { $name }, proved and checked here.
       *[other] { $count } answers of { $name }, each proved and checked here.
    }
proofs-step-chain =
    { $count ->
        [0] No message in the chain yet.
        [one] { $count } message, signed by its player.
       *[other] { $count } messages in one chain, each signed by its player.
    }
proofs-step-server = The field of { $name } is proved to be legal; the server has checked it.
proofs-not-proved = What is not proved:
proofs-unproved =
    { $what ->
        [program] That the other’s program is the one you think it is; false answers are found out all the same.
        [key] That the server has not exchanged a key when you both sat down. Compare the keys below by another way.
        [withheld] That the server has not withheld a message.
        [clock] The server’s clock.
       *[shoulder] That nobody looked over a shoulder.
    }
proofs-keys = Keys to compare: read yours to the other by telephone. If both see the same, nobody sits between you.
proofs-moving = Your key and your field lie on this machine alone. To go on elsewhere, close the game and type: seabattle key backup { $match }
proofs-shown =
    { $found ->
        [same] { $name } has shown the field. Checked on this machine: it is the one that was sealed.
        [other] { $name } has shown a field. Checked on this machine: it is not the one that was sealed.
       *[unchecked] { $name } has shown the field. The server has checked that it is the one that was sealed.
    }
proofs-show-ask = At a sealed table the fields stay hidden. Show yours to the others? Type "{ $yes }", or press Enter for no:
proofs-show-yes = yes
proofs-not-shown = Your field stays hidden.
line-can-proofs = "proofs": what is proved at this table, by whom it was checked, and what is not
order-proofs = proofs
tui-do-proofs = What is proved, and what is not
tui-do-show-field = Show my field to everybody
tui-choose-sealed = Who keeps the fields?
tui-sealed-no = The server, as referee
tui-sealed-yes = Everybody the own one, sealed: every answer is proved
tui-sealed-cannot =
    { $why ->
        [shared-sea] all fleets lie on one sea
        [ships-move] its ships move
        [rounds] all fire at the same moment
        [second-shot] the second shot depends on undamaged ships
        [sizes-differ] sinkings are not told, and ships of a class differ in size
       *[too-many] the sea or the fleet is too large
    }

key-phrase = Phrase (at least { $least } signs):
key-phrase-again = The same phrase again:
key-written = The key of game { $match } is in { $file }, under your phrase. Without the phrase nobody can open it, not even you.
key-move = It is for moving: play on only where you open it. Whoever goes on from an old copy can be made to answer twice.
key-restored = The key of game { $match } is on this machine now. To go on: { $command }
device-link = Open this link on the other device, in a browser or with “seabattle device use”. It is good once, for ten minutes:
device-taken = You are { $name } on this machine now.

trouble-sealed-no-room = A sealed game keeps its key and its field on this machine, and { $place } cannot be written: { $reason }.
trouble-sealed-secrets-gone = The key and the field of your seat at game { $match } are not on this machine. Go on where you sat down, or bring them here: “seabattle key backup” there, “seabattle key restore” here.
trouble-key-none = There is no key of game { $match } on this machine.
trouble-key-which = Name the game: there are keys of { $matches } on this machine.
trouble-key-short = The phrase is too short: it needs at least { $least } signs.
trouble-key-typo = These are two different phrases.
trouble-key-no-backup = This is no saved key.
trouble-key-newer = This key was saved by a newer program.
trouble-key-damaged = A part of the key is missing, or was mistyped.
trouble-key-phrase = The phrase does not fit.
trouble-key-older = This machine has a later state of the same key, and goes on with that.
trouble-key-another = There is another key for the same seat of that game on this machine.
trouble-device-no-link = { $link } is no link for another device.

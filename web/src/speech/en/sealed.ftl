# Sealed tables: what is in the way, what is under way, what is proved and what is not.

sealed-opening = The table is being opened …
sealed-too-close = This is too close to another ship.
sealed-not-now = That cannot be done now.
sealed-cannot =
    { $why ->
        [shared-sea] This game cannot be sealed: all fleets lie on one sea.
        [ships-move] This game cannot be sealed: its ships move.
        [rounds] This game cannot be sealed: all fire at the same moment.
        [second-shot] This game cannot be sealed: its second shot depends on undamaged ships.
        [sizes-differ] This game cannot be sealed: sinkings are not told, and the ships of a class differ in size.
       *[too-many] This game cannot be sealed: its sea or its fleet is too large.
    } The table will be laid without a seal.

sealed-work =
    { $work ->
        [proving] Your field is being proved on this device. It takes a few seconds.
       *[checking] The other’s proof is being checked on this device …
    }

sealed-storage =
    { $trouble ->
        [missing] This browser keeps nothing here, perhaps because this is a private window. A sealed table needs storage: your field lies nowhere else. Open the table in an ordinary window.
        [refused] This browser refuses to keep anything for this site. A sealed table needs storage: your field lies nowhere else. Allow it, or use another browser.
        [full] There is no room left in this browser’s storage. Your field lies nowhere else: make room first.
       *[broken] This browser’s storage does not give back what was put in. A sealed game cannot be played here.
    }
sealed-not-promised = Your field will lie in this browser alone, and the browser may clear it when room is short or a private window is closed. Keep the window open, or save the key once you are ready.
sealed-elsewhere = This game is open in another tab or window, which answers for you. Close it to go on here.
sealed-secrets-gone = The key and the field of your seat are not in this browser: it was cleared, or you sat down on another device. Go on there, or move them here.
sealed-failed = The proofs stopped working in this browser. Load the page again.
sealed-distrust =
    { $doubt ->
        [not-signed] The server sent a message that its player has not signed. Nothing more is answered from here.
        [out-of-place] The server sent a message that does not follow the one before. Nothing more is answered from here.
        [against-the-rules] The server sent something that the rules do not allow. Nothing more is answered from here.
        [other-proof] The server sent another proof than was signed. Nothing more is answered from here.
        [other-view] The server shows another game than was proved on this device. Nothing more is answered from here.
        [rolled-back] The server is at an earlier point of the game than this device. Nothing is answered twice, so nothing more is said from here.
       *[secrets-gone] The key and the field of your seat are gone from this browser.
    }

sealed-badge = Sealed table
sealed-badge-here = Every answer is proved, and checked on this device.
sealed-badge-server = Every answer is proved, and checked by the server.
sealed-steps = What was checked
sealed-step-own = Your field is sealed: it lies on this device alone, and its proof is with the server.
sealed-step-other = The field of { $name } is proved to be legal; this device has checked it.
sealed-step-answers =
    { $count ->
        [0] No answer of { $name } yet.
        [one] { $count } answer of { $name }, proved and checked here.
       *[other] { $count } answers of { $name }, each proved and checked here.
    }
sealed-step-chain =
    { $count ->
        [0] No message in the chain yet.
        [one] { $count } message, signed by its player.
       *[other] { $count } messages in one chain, each signed by its player.
    }
sealed-step-server = The field of { $name } is proved to be legal; the server has checked it.
sealed-not-proved = What is not proved
sealed-unproved =
    { $what ->
        [script] That this page, which comes from the same server, is honest. The terminal program needs no page.
        [key] That the server has not exchanged a key when you both sat down. Compare the keys below by another way.
        [withheld] That the server has not withheld a message.
        [clock] The server’s clock.
       *[shoulder] That nobody looked over a shoulder.
    }
sealed-keys = Keys to compare
sealed-keys-about = Read yours to the other by telephone: if both see the same, nobody sits between you.

sealed-backup = Save the key
sealed-backup-about = Your key and your field lie in this browser alone. Under a phrase you can carry them to another device, as a file or a picture.
sealed-phrase = Phrase
sealed-phrase-about = Write the phrase down: without it nobody can open the file, not even you. At least 8 signs.
sealed-backup-write = Make it
sealed-backup-file = Save as a file
sealed-backup-qr = The key as a QR code
sealed-backup-no-qr = At this moment of the game it is too long for a QR code: save it as a file.
sealed-backup-move = It is for moving: close the game here before you go on there. Whoever goes on from an old copy can be made to answer twice.
sealed-restore = Move the key here
sealed-restore-about = Choose the file, or paste its text, and type the phrase.
sealed-restore-file = File
sealed-restore-text = Text of the file or of the QR code
sealed-restore-go = Go on here
sealed-restore-flaw =
    { $flaw ->
        [no-backup] This is no saved key.
        [newer] This was saved by a newer program.
        [damaged] A part is missing, or was mistyped.
        [phrase] The phrase does not fit.
        [another] This key is of another game, or of another seat.
       *[older] This browser has a newer state of the same key. It goes on with that.
    }

sealed-fields = The fields
sealed-fields-about = At a sealed table the fields are not shown at the end. Whoever wants to may show the own one; it is held against its seal.
sealed-show = Show my field
sealed-shown-own = You have shown your field.
sealed-shown =
    { $found ->
        [checking] Is this the sealed field? Checking …
        [same] Checked on this device: this is the field that was sealed.
       *[other] This is not the field that was sealed.
    }

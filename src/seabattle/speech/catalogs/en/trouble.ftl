# Why a record or a transcript cannot be read, and why there is no post.

trouble-line = line { $line }: { $text }
trouble-record-empty = The file is empty.
trouble-record-too-big = The file has more than { $most } bytes. No game fills so many.
trouble-record-long-line = The line has more than { $most } bytes. No game has such a line.
trouble-record-not-text = This is not text, so it is not the record of a game.
trouble-record-damaged = The file was packed with gzip and is damaged, so it cannot be unpacked.
trouble-record-sealed = This is the record of a sealed game, which shows no fields; only `seabattle verify` reads it.
trouble-record-not-sealable = Games by the rules of this record cannot be sealed: { $why ->
        [shared-sea] all fleets lie on one sea.
        [ships-move] ships move.
        [rounds] everybody fires at once.
        [second-shot] a second shot depends on ships that nobody else knows.
        [sizes-differ] sinking is silent and ships of one class differ in size.
       *[too-many] the sea has too many places for ships.
    }
trouble-record-not-ours = This is not the record of a game: the first line of one is a header that says seabattle-record.
trouble-record-unknown-version = The record has version { $version } of the format. This program reads up to version { $reads }.
trouble-record-bad-header = The header of the record cannot be read: { $reason }.
trouble-record-bad-names = The players' names cannot be used: { $reason }.
trouble-record-bad-rules = The rules in the record cannot be played: { $reason }
trouble-record-wrong-hash = The rules in the record are not those it was played by: their hash is { $found }, and the header says { $told }.
trouble-record-cut-off = The record is cut off: its last line is missing or incomplete. { $entries ->
        [one] 1 entry before it is whole.
       *[other] { $entries } entries before it are whole.
    }
trouble-record-edited = The record was changed after it was written: from this line on the checksums do not fit.
trouble-record-bad-entry = The line cannot be read: { $reason }.
trouble-record-refused = The rules refuse what the record says was done here. The obstacle is { $refusal }.
trouble-record-running = The game was not over when this was written, so what its players hide from each other is not shown. "seabattle replay --spectator" shows what everybody saw.
trouble-record-does-not-follow = What the record says happened here does not follow from the rules.
trouble-evidence-none = The record has no commitments, but the table showed some before the first shot.
trouble-evidence-signature = The signature does not fit: the record was changed after the server had signed it.
trouble-evidence-unsigned = The record is not signed, and not shown to be of the server with the key { $key }.
trouble-evidence-other-key = The record is signed with another key: { $key }.
trouble-evidence-sealed = This is not the game that was sealed at the table. The digest of this record is { $digest }.
trouble-evidence-seats = The commitments of the record are not complete: a hash, a salt or a seat is missing.
trouble-evidence-seed = The seed is not the one that was committed to before the first shot.
trouble-evidence-salt = The salt of seat { $seat } does not come from the seed.
trouble-evidence-digest = The digest is not that of the hashes in the record.
trouble-evidence-field = The field of seat { $seat } is not the one that was committed to before the first shot.
trouble-evidence-lot = This lot was not drawn from the seed that was committed to.
trouble-evidence-heard = It cannot be said what the computer player had heard when it made this move.
trouble-evidence-stand-in = { $player } does not move in the place of { $bot }.
trouble-evidence-move = { $player } does not make this move with what it had heard and the seed that was committed to.
trouble-rules-unreadable = They cannot be read: { $reason }.
trouble-names-count = there are { $names } for { $seats } seats
trouble-names-empty = one of them is empty
trouble-names-too-long = one of them has more than { $most } characters
trouble-names-not-printable = one of them contains what cannot be printed
trouble-names-none = nobody is named; write seats:
trouble-names-taken = { $name } is no name, or is taken
trouble-names-no-name = { $name } says who somebody is at the table, so it cannot be a name. Choose another one.
trouble-post-no-rounds = This game has turns, not rounds, so there is nothing to post. Posts are for games in which all fire together, such as forum.
trouble-post-own-seas = In this game every player has a sea of their own; posts show the one sea of all.
trouble-post-no-such-round = There is no round { $number } to post: { $closed } have been closed so far.
trouble-transcript-empty = There is nothing in the transcript.
trouble-transcript-too-big = The transcript has more than { $most } characters.
trouble-transcript-no-variant = The transcript does not say what is played. Begin with a line like: variant: sea-battle
trouble-transcript-twice = The header says { $key } a second time.
trouble-transcript-bad-rules = These rules cannot be played: { $reason }
trouble-transcript-bad-file = A rule file is named, but files cannot be read here: { $file }.
trouble-transcript-bad-seats = The players cannot be named so: { $reason }.
trouble-transcript-bad-called = Write it like this: called: Anna { $example }
trouble-transcript-bad-labels = Write it like this: labels: latin numbers, or latin numbers -
trouble-transcript-bad-grid = Write it like this: grid: 10x12, rows first.
trouble-transcript-unreadable = { $text } is not understood. Write who does what, like Anna: B1 -> miss, or round 3, lots: Anna, host: close, over: Anna wins, sunk.
trouble-transcript-bad-sea = The sea cannot be read: { $reason }
trouble-transcript-bad-action = { $text } is no action. Write a cell, or one of: { $choices }.
trouble-transcript-no-ship = { $text } is none of the ships.
trouble-transcript-too-early = Nothing has happened yet that could have been heard.
trouble-transcript-wrong-answer = The transcript says '{ $told }', but the answer is '{ $found }'.
trouble-transcript-wrong-news = The transcript says '{ $told }', but the news is '{ $found }'.
trouble-transcript-wrong-ears = The transcript says '{ $told }', but what { $who } hears is '{ $found }'.
trouble-transcript-wrong-sight = The transcript says '{ $told }', but what { $who } sees is '{ $found }'.
trouble-transcript-wrong-round = The transcript says round { $told }, but this is round { $found }.
trouble-transcript-wrong-ending = The transcript says '{ $told }', but the end is '{ $found }'.

# Why a value is not what it should be; part of a sentence.
trouble-value-at =
    { $at ->
        [none] the whole
       *[other] { $at }
    }
trouble-value-wrong-type = { trouble-value-at } must be { $wanted }, not { $found }
trouble-value-wrong-length = the length of { trouble-value-at } must be { $bound }
trouble-value-out-of-bounds = { trouble-value-at } must be { $bound }
trouble-value-missing-field = { $field } is missing in { trouble-value-at }
trouble-value-unknown-field = { $field } means nothing in { trouble-value-at }
trouble-value-not-possible = { $value } is not possible in { trouble-value-at }
trouble-value-bad-form = { trouble-value-at } contains signs that are not allowed there
trouble-value-not-json = it is not proper JSON
trouble-value-other = { trouble-value-at } is not as it should be (“{ $text }”)

trouble-kind-number = a whole number
trouble-kind-fraction = a number with a fraction
trouble-kind-text = a text
trouble-kind-list = a list
trouble-kind-table = an object
trouble-kind-switch = true or false
trouble-kind-nothing = nothing

# What the system says against something; part of a sentence.
trouble-system-no-permission = permission is denied
trouble-system-not-found = there is nothing of that name
trouble-system-is-folder = it is a folder
trouble-system-not-a-folder = a part of the path is not a folder
trouble-system-not-a-file = it is not an ordinary file
trouble-system-no-space = there is no space left
trouble-system-read-only = nothing can be written there
trouble-system-other = the answer is “{ $text }”
trouble-host-unknown-player = Nobody at this match is called { $name }.
trouble-host-unreadable-time = “{ $text }” is no time; write 20:00, or 2026-11-18T20:00+01:00.
trouble-host-unreadable-fleet = “{ $text }” is no number of ships; write carrier=2.

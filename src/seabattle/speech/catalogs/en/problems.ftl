# The pages that explain the codes of problems, at /problems on a server.
# One sentence stands on a line; what a program reads or a person types stands between backticks.

problems-title = Problems
problems-about =
    Why something cannot be done, by its code.
    Each page says why it happens, gives an example, and says what to do.
problems-all = All problems
problems-languages = Languages
problems-why = Why it happens
problems-example = Example
problems-remedy = What to do
problems-for-programs = For programs
problems-code = Code
problems-status = HTTP status
problems-status-none = none, because no server sends this code
problems-facts = The facts in this example
problems-facts-none = This problem has no facts.
problems-fact = Fact
problems-value = Value
problems-meaning = Meaning
problems-anna = Anna
problems-bruno = Bruno

# Groups of codes, by what stands before the stroke.

problems-area-phase = Beginning and end of a game
problems-area-lots = Lots
problems-area-sealed = Sealed games
problems-area-seat = Seats
problems-area-placement = Placing a fleet
problems-area-turn = Turns
problems-area-shot = Shots
problems-area-weapon = Special actions
problems-area-manoeuvre = Moving ships
problems-area-victory = Victory
problems-area-round = Rounds
problems-area-notation = Naming a cell
problems-area-match = Live matches
problems-area-table = Opening a match
problems-area-variant = Rules
problems-area-layout = Kept fleets
problems-area-visitor = Who you are
problems-area-token = Tokens
problems-area-channel = Being told of a turn
problems-area-signup = Signing up for a forum game
problems-area-request = Requests to a server

# Beginning and end of a game.

problem-phase-over-why = The game has ended, so nothing more can be done in it.
problem-phase-over-example = Bruno's last ship is sunk, and Anna fires once more.
problem-phase-over-remedy = Begin another game, or step through this one with `seabattle replay`.

problem-phase-not-placing-why = A fleet was placed after play had begun, and from then on fleets stay as they are.
problem-phase-not-placing-example = Anna sends her fleet a second time after the first shot.
problem-phase-not-placing-remedy = Play on with the fleet you have; it can be changed only before play begins.

problem-phase-not-playing-why = Play has not begun, or it waits for lots to be drawn, so nobody can act in it yet.
problem-phase-not-playing-example = Anna fires although Bruno has not placed his fleet.
problem-phase-not-playing-remedy = Wait for the players who are named, or for the lots.

problem-phase-no-lots-why = Lots were drawn although nothing is to be decided by lot.
problem-phase-no-lots-example = A program that runs a game draws lots in the middle of a turn.
problem-phase-no-lots-remedy = Draw lots only when all fleets are in and the rules leave the first turn to chance, or when the last fleets have gone down together.

# Lots.

problem-lots-not-a-candidate-why = Lots fell on a seat that takes no part in them.
problem-lots-not-a-candidate-example = Two of three players are tied, and the lot names the third.
problem-lots-not-a-candidate-remedy = Draw again among those who are still in the game, or among those who are tied.

# Seats.

problem-seat-unknown-why = The command names a seat that this table does not have.
problem-seat-unknown-example = A command comes from the fifth seat of a table for two.
problem-seat-unknown-remedy = Check the number; seats are counted from zero, in the order of the table.

problem-seat-out-why = The player has no ships left, or has left the game.
problem-seat-out-example = Bruno's last ship went down two rounds ago, and he names a cell.
problem-seat-out-remedy = Watch the rest of the game; who is out does not come back.

problem-seat-not-droppable-why = The host wanted to drop a player who has not missed enough rounds in a row, or the rules drop nobody.
problem-seat-not-droppable-example = The rules say three rounds, and Bruno has missed one.
problem-seat-not-droppable-remedy = Close the round without the missing order, or set `drop_after` in the table `rounds` before the game.

# Placing a fleet.

problem-placement-already-placed-why = The fleet is in, and it stays where it is.
problem-placement-already-placed-example = Anna has a better idea after sending her fleet.
problem-placement-already-placed-remedy =
    Play with it.
    Think first and send then; only where ships may move can you change it later.

problem-placement-draft-changed-why =
    The ships laid so far are kept for your seat, so that you can go on at another device.
    Since you last read them, another screen of yours has saved others.
problem-placement-draft-changed-example = Anna lays half her fleet on the phone, and then moves a ship in a tab that she had forgotten.
problem-placement-draft-changed-remedy = Read the kept fleet and go on with it, or save yours again with its version.

problem-placement-unknown-class-why = A ship was placed whose class is not in the fleet of these rules.
problem-placement-unknown-class-example = Anna places a galleon.
problem-placement-unknown-class-remedy = Look at the fleet with `seabattle rules`, and use the short names of its classes.

problem-placement-wrong-count-why = There are too few or too many ships of a class.
problem-placement-wrong-count-example = The fleet has three cruisers, and Anna places two.
problem-placement-wrong-count-remedy = Place exactly as many ships of each class as the fleet has.

problem-placement-wrong-shape-why = The cells of a ship do not make one of the shapes its class may take.
problem-placement-wrong-shape-example = A cruiser is a straight line here, and Anna bends it.
problem-placement-wrong-shape-remedy =
    Look at the shapes drawn on the rule page, and whether they may be turned and mirrored.
    Name every cell once.

problem-placement-outside-why = Some cells of a ship are not on the grid.
problem-placement-outside-example = A battleship begins three cells from the edge and goes on beyond it.
problem-placement-outside-remedy = Move the ship back onto the grid.

problem-placement-overlap-why = Two ships of one fleet share a cell.
problem-placement-overlap-example = A cruiser and a destroyer cross.
problem-placement-overlap-remedy =
    Move one of them.
    Only on a shared sea may ships lie on the same cells, and then only those of different players.

problem-placement-too-close-why = Two ships of one fleet touch where the rules do not allow it.
problem-placement-too-close-example = A destroyer lies beside a cruiser.
problem-placement-too-close-remedy = Leave a free cell between them; where corners may touch, only along the sides.

# Turns.

problem-turn-not-yours-why = Players act one after the other under these rules, and another player has the turn.
problem-turn-not-yours-example = Anna has missed, and fires again before Bruno has had his turn.
problem-turn-not-yours-remedy =
    Wait for your turn.
    Where a hit earns another shot, the turn passes only after a miss.

problem-turn-already-attacked-why = Ships are moved and victory is declared before the attack, and the attack has been made.
problem-turn-already-attacked-example = After a hit Anna wants to move a ship before her second shot.
problem-turn-already-attacked-remedy = Do it at the start of your next turn.

problem-turn-attack-lost-why = Under these rules a false declaration of victory costs the attack of the same turn.
problem-turn-attack-lost-example = Anna declares victory while Bruno has a destroyer left, and then fires.
problem-turn-attack-lost-remedy = Move a ship if you like, and end the turn.

problem-turn-must-attack-why = The turn was to be ended without an attack, and the rules do not let anybody pass.
problem-turn-must-attack-example = Anna ends her turn without having fired.
problem-turn-must-attack-remedy =
    Fire, or use a special action if you have one left.
    A turn can be ended only when a second shot is yours to leave, when your attack is lost, or when there is no cell left to fire at.

problem-turn-no-second-shot-why = A hit earns a second shot only when enough of the shooter's own ships are undamaged.
problem-turn-no-second-shot-example = Anna hits, but all her ships except one are damaged.
problem-turn-no-second-shot-remedy = End your turn.

problem-turn-only-second-shot-why = The second shot after a hit is a plain shot at one cell, never a special action.
problem-turn-only-second-shot-example = After a hit Anna wants to use her radar.
problem-turn-only-second-shot-remedy = Name one cell, or end your turn and use the special action in the next one.

# Shots.

problem-shot-off-grid-why = The cell, row or column is not on the grid.
problem-shot-off-grid-example = The grid has 16 columns, and the shot goes to the seventeenth.
problem-shot-off-grid-remedy = Choose a cell on the grid; counted from zero, the last row and column are one less than their number.

problem-shot-already-known-why = The answer for this cell is known, and ships stand still, so the shot would be wasted.
problem-shot-already-known-example = Anna fires at a cell where she has noted a miss.
problem-shot-already-known-remedy =
    Choose another cell.
    The refusal costs nothing, and it is still your turn.

problem-shot-same-cell-twice-why = A salvo named the same cell twice, and the second shot there could tell nothing new.
problem-shot-same-cell-twice-example = Five shots, and B-2 is among them twice.
problem-shot-same-cell-twice-remedy = Name a different cell for each shot.

problem-shot-wrong-number-why = More or fewer cells were named than there are shots.
problem-shot-wrong-number-example = Anna has five ships afloat, and names two cells.
problem-shot-wrong-number-remedy =
    Name as many cells as the sentence says.
    In a salvo that is the number of your ships afloat, or of the cells left.

# Special actions.

problem-weapon-unknown-why = The command names a special action that these rules do not have.
problem-weapon-unknown-example = Anna wants to fire a torpedo.
problem-weapon-unknown-remedy = Look at the special actions with `seabattle rules`, and use their short names.

problem-weapon-used-up-why = The rules allow this special action so many times in a game, and all of them are used.
problem-weapon-used-up-example = The radar can be used three times, and Anna wants a fourth look.
problem-weapon-used-up-remedy = Fire a plain shot, or use another special action.

problem-weapon-locked-why = The rules unlock this special action only after some turns, and it is too early.
problem-weapon-locked-example = The air raid is unlocked after ten turns, and this is the fourth.
problem-weapon-locked-remedy = Wait for your own turn of that number; turns of the others do not count.

problem-weapon-wrong-target-why = The special action takes a row or a column and was given a cell, or the other way round.
problem-weapon-wrong-target-example = Anna aims the air raid at B-2.
problem-weapon-wrong-target-remedy = Name a row or a column for a line, the same with an edge for a torpedo, and a cell for everything else.

# Moving ships.

# Sealed games.
problem-sealed-not-signed-why = At a sealed table everything that a seat says is signed with the key that it announced, so that nobody can speak for somebody else, the table included. These bytes are no message, or the signature is not by that key.
problem-sealed-not-signed-example = Somebody changes one bit of Anna's shot and sends it on.
problem-sealed-not-signed-remedy = Sign the bytes exactly as they are sent, with the key of this match.

problem-sealed-out-of-place-why = Every message of a sealed game names its number and the hash of the one before it. Another message came first, or this one was sent before.
problem-sealed-out-of-place-example = Anna and Boris show their numbers for the lots at the same moment; the table takes Anna's, and that of Boris names an older hash.
problem-sealed-out-of-place-remedy = Hear what was said in the meantime, and sign what you want to say once more.

problem-sealed-unknown-placing-why = A sealed field is named by the hash of its proof, and the table has no proof of that hash.
problem-sealed-unknown-placing-example = Boris is ready, but the connection broke while his proof was being sent.
problem-sealed-unknown-placing-remedy = Send the proof again, then the message that names it.

problem-sealed-said-before-why = A seat of a sealed game announces one key and shows one number for the lots. A second one would let it choose.
problem-sealed-said-before-example = Anna announces another key after she has heard that of Boris.
problem-sealed-said-before-remedy = Nothing needs to be done: the first one counts.

problem-sealed-answer-awaited-why = At a sealed table the defender answers, and until then nothing else happens but resigning.
problem-sealed-answer-awaited-example = Anna has fired, and fires again before Boris has answered.
problem-sealed-answer-awaited-remedy = Wait for the answer; the clock of whoever owes it runs.

problem-sealed-nothing-to-answer-why = An answer was sent, but nobody has fired, or the shot was the seat's own, or the answer was given before.
problem-sealed-nothing-to-answer-example = Boris answers B-2, and his program sends the answer once more.
problem-sealed-nothing-to-answer-remedy = Nothing needs to be done: an answer counts once.

problem-sealed-refereed-why = Messages that are signed, and fields that are shown, belong to tables that were laid as sealed ones.
problem-sealed-refereed-example = Anna signs a shot and sends it to a table at which Boris has placed his fleet in the ordinary way.
problem-sealed-refereed-remedy = Play with ordinary commands, or lay a sealed table.

problem-sealed-seat-free-why = The proof of a field names the keys of both players, so keys are announced when both have sat down.
problem-sealed-seat-free-example = Anna is ready before Boris has followed the link.
problem-sealed-seat-free-remedy = Wait until somebody sits there; your fleet stays where you have laid it.

problem-sealed-not-that-field-why = Whoever shows a field after a sealed game sends the ships and the seed they were sealed with. What follows from them must be what was proved before the first shot.
problem-sealed-not-that-field-example = Boris shows a field in which one ship lies elsewhere.
problem-sealed-not-that-field-remedy = Send the ships and the seed as they were kept when you were ready.

problem-sealed-wrong-size-why = How many bytes a proof has follows from the rules alone: none may be missing, and none may be there beside them.
problem-sealed-wrong-size-example = The connection of Boris breaks in the middle of his proof.
problem-sealed-wrong-size-remedy = Send the whole proof again.

problem-sealed-too-many-placings-why = A proof is kept before anybody signs for it, and it is large; so a seat may send only a few.
problem-sealed-too-many-placings-example = A program proves its field anew after every broken connection.
problem-sealed-too-many-placings-remedy = Sign for one of the proofs that were sent, or send one of them again.

problem-sealed-not-sealable-why = A sealed field is proved place by place, and only some rules leave nothing else to prove.
problem-sealed-not-sealable-example = Anna lays a sealed table by the rules of the forum, where all fleets lie on one sea.
problem-sealed-not-sealable-remedy = Choose other rules, or lay a refereed table.

problem-sealed-stays-home-why = Nobody but its owner knows a sealed field, not even the server. So a fleet that is laid so far is kept where it is laid.
problem-sealed-stays-home-example = Boris begins to lay his fleet in the browser and wants to go on in the terminal.
problem-sealed-stays-home-remedy = Lay the fleet on the device on which you play.

problem-manoeuvre-not-allowed-why = Under these rules ships stay where they were placed.
problem-manoeuvre-not-allowed-example = Anna wants to move her cruiser in a game whose ships stand still.
problem-manoeuvre-not-allowed-remedy = Choose a variant with moving ships, such as `classic-bonus`, for the next game.

problem-manoeuvre-unknown-ship-why = The fleet has no ship of this number.
problem-manoeuvre-unknown-ship-example = Anna has five ships and moves the seventh.
problem-manoeuvre-unknown-ship-remedy = Count your ships as your view lists them; programs count from zero.

problem-manoeuvre-already-moved-why = One ship may move in a turn, and one has moved.
problem-manoeuvre-already-moved-example = Anna moves her cruiser and then her destroyer.
problem-manoeuvre-already-moved-remedy = Attack; another ship can move in your next turn.

problem-manoeuvre-damaged-why = Only ships that have not been hit may move; a damaged one stays where it is.
problem-manoeuvre-damaged-example = Bruno has hit the cruiser, and Anna wants to save it.
problem-manoeuvre-damaged-remedy = Move a ship that has not been hit.

problem-manoeuvre-out-of-reach-why = The ship cannot get to these cells in one move, or no ship can move at all.
problem-manoeuvre-out-of-reach-example = Anna moves a cruiser by two cells.
problem-manoeuvre-out-of-reach-remedy = Move one cell along the axis, or turn by a quarter about one end, as far as the rules allow both.

# Victory.

problem-victory-not-declared-why = Under these rules the game ends by itself when the last ship goes down.
problem-victory-not-declared-example = Anna declares victory in a game of Sea battle.
problem-victory-not-declared-remedy =
    Fire on.
    If all enemy ships were sunk, the game would be over.

# Rounds.

problem-round-none-why = A round was to be closed, but under these rules players take turns.
problem-round-none-example = The host closes the round of a game in which players take turns.
problem-round-none-remedy = Nothing; wait for the player whose turn it is.

problem-round-wrong-draw-why = The rules let chance fire for players who gave no order, and the shots drawn do not fit these players.
problem-round-wrong-draw-example = Chance fires for Anna, who has given her order, and not for Bruno, who has not.
problem-round-wrong-draw-remedy = Draw shots for exactly the players who gave no order, in the order of their seats.

problem-round-no-post-why = A post was wanted of a game that has no rounds, or in which every player has a sea of their own.
problem-round-no-post-example = The host of a classic game wants the post of a round.
problem-round-no-post-remedy = Tell the news in your own words, or share the picture of the game.

problem-round-unknown-why = The post of a round was wanted that is still open, or has not begun.
problem-round-unknown-example = Three rounds are closed, and the host wants the post of round 7.
problem-round-unknown-remedy = Name a round that is closed, or none for the news as they stand.

# Naming a cell.

problem-notation-empty-why = Nothing was typed where the name of a cell is expected.
problem-notation-empty-example = Anna presses Enter.
problem-notation-empty-remedy = Write a column and a row, as the table calls them.

problem-notation-too-long-why = What was written is far longer than the name of any cell.
problem-notation-too-long-example = Anna pastes a whole letter.
problem-notation-too-long-remedy = Write a column and a row.

problem-notation-unreadable-why = What was written cannot be read as a column and a row.
problem-notation-unreadable-example = Anna writes a question mark.
problem-notation-unreadable-remedy = Write a column and a row, as in the example that is given.

problem-notation-off-grid-why = It reads like a cell, but the grid does not reach so far.
problem-notation-off-grid-example = Anna names a cell of the column Z on a grid that ends with P.
problem-notation-off-grid-remedy = Choose a cell between the two that are named.

problem-notation-other-alphabet-why =
    A letter belongs to another alphabet than the labels of this table.
    Some letters look alike: «В» in Cyrillic is the third column, and “B” in Latin is the second, so nothing is guessed.
problem-notation-other-alphabet-example = The table uses Latin letters, and Anna's keyboard writes Cyrillic.
problem-notation-other-alphabet-remedy = Switch the keyboard and type the cell again, or count the columns: 3-10 is the third column of row 10.

problem-notation-ambiguous-why = What was written can be read as more than one cell.
problem-notation-ambiguous-example = Columns and rows are both numbered, and Anna writes 111.
problem-notation-ambiguous-remedy = Write a hyphen between column and row.

# Live matches.

problem-match-unknown-why = No live match has this name.
problem-match-unknown-example = Bruno types the address that Anna has read to him, and leaves a letter out.
problem-match-unknown-remedy =
    Use the link itself, or look for the match in the list of open ones.
    A match that was deleted says so; one that is not found never existed.

problem-match-deleted-why = Everybody who played the match has asked for its deletion, or whoever runs the server has deleted it.
problem-match-deleted-example = Anna opens the link to an old game, which she and Bruno have deleted.
problem-match-deleted-remedy = Nothing brings it back: its moves are gone, and its address is never used again.

problem-match-not-at-table-why = Somebody who has no seat wanted to do what only players do.
problem-match-not-at-table-example = Carla looks on while Anna and Bruno play, and fires a shot.
problem-match-not-at-table-remedy =
    Sit down if a seat is free.
    If you did sit down, you may have come with another session: come back in the browser, or with the token, with which you sat down.

problem-match-not-the-host-why = Only the host closes a round, reminds players or sends somebody away.
problem-match-not-the-host-example = Bruno wants to close the round before Anna, who is the host, has seen everybody's orders.
problem-match-not-the-host-remedy =
    Ask the host.
    Where a match has a time for each round, the round also closes by itself.

problem-match-no-free-seat-why = Somebody wanted to sit down at any seat, and none is free for everybody.
problem-match-no-free-seat-example = Carla finds the match of Anna and Bruno, who both sit already.
problem-match-no-free-seat-remedy = Look on, open a match of your own, or ask the host for a link if a seat is kept for you.

problem-match-no-pause-why = The table plays by minutes, without a clock, or has not begun; nobody loses by waiting there, or everybody would by a pause.
problem-match-no-pause-example = Anna offers a pause in a game with thirty seconds for each move.
problem-match-no-pause-remedy = Offer to stop, or lay the table with days for each move.

problem-match-no-pause-offered-why = There is no offer to refuse and no pause to end, or that was settled a moment ago.
problem-match-no-pause-offered-example = Anna refuses a pause that Bruno has taken back.
problem-match-no-pause-offered-remedy = Look at the table.

problem-match-said-enough-why = Each seat can say one phrase until the game goes on, so that nobody is pestered.
problem-match-said-enough-example = Anna says "Good luck!" twice before the first shot.
problem-match-said-enough-remedy = Wait for the next move.

problem-match-name-taken-why = Two names at one table must be told apart at a glance: capitals, accents, spaces and letters of other alphabets that look alike do not count.
problem-match-name-taken-example = Bruno calls himself "Аnna", with a Cyrillic А, and wants to sit down opposite Anna.
problem-match-name-taken-remedy = Choose another name, and sit down then.

problem-match-seat-not-free-why = Somebody wanted to sit down at a certain seat, and it is not free for everybody.
problem-match-seat-not-free-example = Carla asks for the second seat, which Anna keeps for Bruno.
problem-match-seat-not-free-remedy = Ask for another seat, or for any; or use the link that opens this one.

problem-match-key-does-not-fit-why = The key of a link fits no free seat of this match.
problem-match-key-does-not-fit-example = Bruno has sat down by his link, and a friend to whom he forwarded it tries it, too.
problem-match-key-does-not-fit-remedy =
    A link seats one player once.
    Ask the host to open another match, or to free the seat if somebody else has taken it.

problem-match-already-seated-why = Somebody who sits at this table wanted to sit down again.
problem-match-already-seated-example = Anna opens her own link in a second window.
problem-match-already-seated-remedy = Go on playing: every window with the same session shows your seat.

problem-match-cannot-stand-up-why = A seat can be given up only until its fleet is in.
problem-match-cannot-stand-up-example = Bruno has placed his fleet, and wants to leave without a trace.
problem-match-cannot-stand-up-remedy = Resign, or offer to stop: when all agree, nobody wins.

problem-match-out-of-date-why =
    The command was made before something happened that may change the player's mind.
    What the seat had been told when the command was made is sent with it, as a number (an optimistic lock).
problem-match-out-of-date-example = Anna fires, and at the same moment her other window, which had not heard of the last answer, fires as well.
problem-match-out-of-date-remedy =
    Read what you have missed, and decide again.
    In a round game the orders of others make nothing out of date.

problem-match-nobody-absent-why =
    A player wanted to win because the other side has gone.
    That is possible only in a game without a clock, only against the side to move, only after it has been away for five minutes, and only if it does not answer within two more.
problem-match-nobody-absent-example = Bruno's connection broke twenty seconds ago, on his turn.
problem-match-nobody-absent-remedy =
    Wait, or offer to stop.
    To be safe from waiting, agree on a clock before the game.

problem-match-clock-decides-why =
    A player wanted to win because the other side has gone.
    The table has agreed on a clock or a deadline, so each player may use all of the time, here or elsewhere.
problem-match-clock-decides-example = Bruno has three days for each move, and closed the page on his turn.
problem-match-clock-decides-remedy =
    Wait until the time is out: the game then ends, or the round closes, by itself.
    If you would rather not wait, offer to stop.

problem-match-no-offer-why = There is no offer to stop that could be refused.
problem-match-no-offer-example = Anna offered to stop, Bruno fired instead, and then refuses the offer, too.
problem-match-no-offer-remedy = Nothing; an offer is off the table as soon as somebody plays on.

problem-match-nobody-to-remind-why = A reminder goes to players who are awaited, and only the host, the computer or an empty seat is.
problem-match-nobody-to-remind-example = All orders of the round are in but Anna's own, and Anna, who is the host, reminds the others.
problem-match-nobody-to-remind-remedy = Look who is awaited: an empty seat needs a link, and an absent player can be sent away.

problem-match-reminded-lately-why = The host has reminded everybody who is awaited less than five minutes ago.
problem-match-reminded-lately-example = Anna reminds those whose order is missing, and a minute later once more.
problem-match-reminded-lately-remedy = Wait, or close the round.

problem-match-too-soon-why = A player can take a seat at one table ten times at once, and make a hundred offers or, as the host, a hundred changes. After that there is a pause before each of them, which grows with their number; seats of one table that many visitors take share another allowance.
problem-match-too-soon-example = Bruno sits down and stands up again, eleven times in a minute.
problem-match-too-soon-remedy = Wait as long as the sentence says. Moves are never refused for this reason.

problem-match-changed-enough-why = In each round a player can change an order a hundred times.
problem-match-changed-enough-example = Bruno's bot sends another order each second until the round closes.
problem-match-changed-enough-remedy = Keep the last order; it counts.

problem-match-unknown-moment-why = A picture of a moment was asked for that the match has not come to.
problem-match-unknown-moment-example = Anna's game has 84 moments, and a link asks for a picture of the ninetieth.
problem-match-unknown-moment-remedy = Leave out `move` for the last moment, or look at the replay for how many there are.

problem-match-not-over-why = Another game can be asked for only when this one is over.
problem-match-not-over-example = Bruno sees that he will lose, and asks for another game at once.
problem-match-not-over-remedy = Play on, resign, or offer to stop.

problem-match-day-not-over-why = All players fire at the same sea on one day. Until the day is over, a try shows only its own shots, so that no player learns where the ships are from another.
problem-match-day-not-over-example = Bruno gives up the sea of the day and wants to download the record of his try, with the whole field in it.
problem-match-day-not-over-remedy = Ask again after midnight UTC.

problem-match-one-try-why = Everybody has one try of the sea of a day, so there is no rematch on it.
problem-match-one-try-example = Anna has cleared the sea of the day and asks for another game.
problem-match-one-try-remedy = Come back tomorrow, or open a match against the computer.

problem-match-no-hints-why = Whoever opened the match did not allow hints, to either side.
problem-match-no-hints-example = Anna asks where the computer would fire.
problem-match-no-hints-remedy = Play without, or open a match with hints.

problem-match-try-again-why =
    The database did not answer, so nobody knows whether the command was kept.
    Nothing is said of it before that is certain.
problem-match-try-again-example = The disk is full, or the database is being restarted, while Anna fires.
problem-match-try-again-remedy =
    Send the same command again with the same id: it is idempotent, so if it was kept it is not carried out twice.
    Clocks do not run while the database is away.

problem-match-damaged-why =
    What is on disk is not what was written, or a part of it is gone: every page carries a seal, and one of this match does not fit.
    Nothing is guessed and nothing is written on top of it. All other matches go on.
problem-match-damaged-example = A disk fails under the file in which Anna's match is kept; she asks for the match, and is told so.
problem-match-damaged-remedy = Open another match. Whoever keeps the server finds the match and the page in its log, and can restore the match from a backup; then it can be played on, without a restart.

problem-match-id-taken-why =
    An id is an idempotency key: sent again, the same request takes effect once and is answered as before.
    Under this id something else was carried out, so an answer would acknowledge what never happened.
problem-match-id-taken-example = Anna fires at B2 under the id `7`, and her program then sends a shot at C3 under `7` as well. Or she opens a match under an id under which she has opened one by other rules.
problem-match-id-taken-remedy = Make a fresh id for every request, and repeat an id only with the very same request.

# Opening a match.

problem-table-no-rules-why = A match is opened with a ready-made variant or with a rule file, and neither was sent, or both.
problem-table-no-rules-example = Anna sends seats and a clock, and nothing else.
problem-table-no-rules-remedy = Send either `variant` or `toml`.

problem-table-wrong-seats-why = The list of seats is shorter or longer than the rules want.
problem-table-wrong-seats-example = Anna opens a match for three where every player has a sea of their own.
problem-table-wrong-seats-remedy = Send as many seats as the rules take.

problem-table-host-twice-why = `host` stands at more than one seat of the plan.
problem-table-host-twice-example = Anna wants to play against herself.
problem-table-host-twice-remedy = Use `open` or `link` for the other seat, and take it as another visitor.

problem-table-no-person-why = All seats of the plan are for computer players.
problem-table-no-person-example = Anna wants to watch two admirals, and plans a table for them alone.
problem-table-no-person-remedy = Use `host`, `open`, `link` or `by-host` for at least one seat. On the start page you can watch two computers play each other.

problem-table-no-open-seat-why = `host` or `open` is missing among the seats.
problem-table-no-open-seat-example = Bruno wants to wait for anybody, and has kept the other seat for the computer.
problem-table-no-open-seat-remedy = Use `host` for yourself and `open` for everybody you wait for.

problem-table-unsound-clock-why = A clock has either a bank for the whole game, which may have an increment, or a time for each move.
problem-table-unsound-clock-example = Anna asks for ten minutes altogether and for one minute a move.
problem-table-unsound-clock-remedy = Leave one of them out.

problem-table-unknown-bot-why = A seat is planned for a computer player that does not exist.
problem-table-unknown-bot-example = Anna asks for a player by the name of a file on her own machine.
problem-table-unknown-bot-remedy =
    Use `scatter`, `hunter`, `surveyor`, `admiral`, or `admiral:1` to `admiral:10`.
    A bot of your own sits down from outside, as anybody does.

# Rules.

problem-variant-unknown-why = The name is not that of a ready-made variant, and only those have a name on a server.
problem-variant-unknown-example = Anna asks for a game that the server does not know.
problem-variant-unknown-remedy = Choose one from `GET /api/variants`, or send a rule file of your own.

problem-variant-mistakes-why = The rule file, or what the table has agreed on beside it, has mistakes.
problem-variant-mistakes-example = Anna sends a file in which the drawing of a ship is empty and the grid has no size.
problem-variant-mistakes-remedy = Mend what the mistakes say; `POST /api/rulesets/check` lists all of them with their places.

# Kept fleets.

problem-layout-too-many-why = A player can keep two hundred layouts of fleets, and all of them are used.
problem-layout-too-many-example = Anna's bot keeps every fleet it has ever placed.
problem-layout-too-many-remedy = Throw some away.

problem-layout-no-room-why = Saved layouts of one player may take 256 KiB together, which is room for two hundred ordinary fleets.
problem-layout-no-room-example = Anna's bot saves fleets of sixty ships on the largest grid.
problem-layout-no-room-remedy = Delete layouts that you no longer use.

problem-layout-unknown-why = You keep no layout of that name for these rules.
problem-layout-unknown-example = Anna throws the same layout away twice.
problem-layout-unknown-remedy = Look at the list of your layouts.

# Who you are.

problem-visitor-no-session-why = The request is about somebody in particular, and carries neither a session cookie nor a token.
problem-visitor-no-session-example = Anna asks for her matches from a browser that keeps no cookies.
problem-visitor-no-session-remedy = Keep the cookie that `GET /api/me` gives, or send a token.

problem-visitor-banned-why = Whoever runs the server has banned the address that the request comes from, or the visitor who asks.
problem-visitor-banned-example = A program of Bruno's has opened thousands of matches, and nobody at his address is let in any more.
problem-visitor-banned-remedy = Ask whoever runs the server. A ban may end by itself after a while.

problem-visitor-unfit-name-why = A name is shown to others, so it has a letter or a digit, is not too long, and contains nothing invisible. Words that say who somebody is, such as “you” and “computer”, are no names: the sentences of the game need them.
problem-visitor-unfit-name-example = Anna wants to be called “Computer”, so that nobody knows who fires.
problem-visitor-unfit-name-remedy = Choose another name, of at most 32 characters.

problem-visitor-unknown-session-why = The session to be ended is not among yours, or has ended before.
problem-visitor-unknown-session-example = Anna ends a session in one tab, and once more in another.
problem-visitor-unknown-session-remedy = Look at the list of your sessions.

problem-visitor-link-not-good-why = A link that takes a name to another device is good once, for ten minutes, and only the newest one is.
problem-visitor-link-not-good-example = Anna opens her link on the phone, and later once more on a tablet.
problem-visitor-link-not-good-remedy = Make a new link in the settings of the device that has the name.

problem-visitor-passkey-not-good-why = The passkey is unknown to this server, was made at another address, or has not signed the challenge that it was given; a challenge is good once, for five minutes.
problem-visitor-passkey-not-good-example = Anna has deleted a passkey in the settings, and her phone still offers it.
problem-visitor-passkey-not-good-remedy = Try again; if it goes on, use a link from a device that has the name, and make a new passkey.

problem-visitor-too-many-passkeys-why = There is a limit to the passkeys of one visitor.
problem-visitor-too-many-passkeys-example = Anna makes a passkey for every browser in the library.
problem-visitor-too-many-passkeys-remedy = Delete a passkey that you no longer use.

problem-visitor-too-many-sessions-why = Every time you are recognised on another device, or replace a session, one more is kept for a year, so that an ended one stays ended. There is a limit to the sessions of one visitor.
problem-visitor-too-many-sessions-example = A program of Anna replaces its session every few minutes.
problem-visitor-too-many-sessions-remedy = Go on with a session that you have; the oldest are forgotten after a year.

problem-visitor-unknown-passkey-why = The passkey to be deleted is not among yours, or was deleted before.
problem-visitor-unknown-passkey-example = Anna deletes a passkey in one tab, and once more in another.
problem-visitor-unknown-passkey-remedy = Look at the list of your passkeys.

problem-visitor-nobody-there-why = The seat is free, a computer player's, or one's own.
problem-visitor-nobody-there-example = Anna wants to block the admiral.
problem-visitor-nobody-there-remedy = Name the seat of another person at a table of yours.

problem-visitor-too-many-blocks-why = There is a limit to the blocks and reports of one visitor.
problem-visitor-too-many-blocks-example = Anna blocks everybody she has lost against.
problem-visitor-too-many-blocks-remedy = Lift blocks that are no longer needed.

problem-visitor-unknown-block-why = The block to be lifted is not among yours, or was lifted before.
problem-visitor-unknown-block-example = Anna lifts a block in one tab, and once more in another.
problem-visitor-unknown-block-remedy = Look at the list of your blocks.

# Tokens.

problem-token-not-good-why = The header `Authorization` holds a token that the server does not know, or no longer.
problem-token-not-good-example = Anna has revoked the token that her bot still uses.
problem-token-not-good-remedy = Make a new token, and give it to the bot.

problem-token-too-narrow-why = A token is good for what its scopes say, and never for making other tokens.
problem-token-too-narrow-example = Anna's screen has a token for reading, and sends a shot.
problem-token-too-narrow-remedy = Use a token with the scope, or a session.

problem-token-too-many-why = A player can have fifty tokens at a time; revoked ones do not count.
problem-token-too-many-example = Anna's script makes a token for every game.
problem-token-too-many-remedy = Revoke those you do not use, or use one for all games.

problem-token-unknown-why = The token to be revoked is not among yours, or was revoked before.
problem-token-unknown-example = Anna clicks twice.
problem-token-unknown-remedy = Look at the list of your tokens.

problem-channel-too-many-why = A visitor can be told of their turns in ten places at most.
problem-channel-too-many-example = Anna adds an eleventh webhook.
problem-channel-too-many-remedy = Remove one that is not needed any more.

problem-channel-unknown-why = The place was removed before, or belongs to somebody else.
problem-channel-unknown-example = Anna removes the same webhook twice.
problem-channel-unknown-remedy = Look at the list of your channels.

problem-channel-unfit-address-why = An address given by a user has to begin with `https://`, name a host that can be found, and lead to the public internet: never to this machine or its private network.
problem-channel-unfit-address-example = Anna gives the address of her router.
problem-channel-unfit-address-remedy = Use a public address. Whoever runs the server can allow private ones in the settings file.

problem-channel-unfit-mailbox-why = A message goes to one mailbox, written as a name, an `@` and a host with a dot, in the letters of English.
problem-channel-unfit-mailbox-example = Anna gives two addresses with a comma between them.
problem-channel-unfit-mailbox-remedy = Write one address, without spaces and signs around it.

problem-channel-asked-enough-why = A link that confirms a mailbox goes there three times a day at most, whoever asks for it, so that nobody is annoyed by strangers.
problem-channel-asked-enough-example = Anna asks for a fourth link because she looks into the wrong mailbox.
problem-channel-asked-enough-remedy = Look for the latest link, also among the junk mail; or try again tomorrow.

problem-channel-not-offered-why = A server sends e-mail only where whoever runs it has named a mail server.
problem-channel-not-offered-example = Anna gives her address on a server without e-mail.
problem-channel-not-offered-remedy = Use another way, or ask whoever runs the server.

# Requests to a server.

problem-request-malformed-why = The body, the message or a parameter of the address is not what the description of the API says.
problem-request-malformed-example = Anna's bot sends the number of what it has heard as a text.
problem-request-malformed-remedy =
    Compare the request with `/api/openapi.json`; the place of the mistake stands behind the last `at`.
    Fields that are not described are refused as well.

problem-request-too-large-why = A body may have 64 kB, a message on a socket as much as the largest fleet of its game needs, and at least 4 kB.
problem-request-too-large-example = Anna sends a picture where a rule file is wanted.
problem-request-too-large-remedy =
    Send less, without needless spaces.

problem-request-too-often-why = A rate limit holds for each socket and each address: ten messages a second on a socket, and twenty at once.
problem-request-too-often-example = Anna's bot asks for its view in a loop instead of waiting for the stream.
problem-request-too-often-remedy =
    Wait as long as the sentence or the header `Retry-After` says.
    Use the stream or the socket, which tell by themselves when something happens.

problem-request-stored-enough-why = Each address can store so many bytes: 4 MB at once, and then 4 kB each second. Saved layouts, fleets laid so far, new tables, sign-ups and proofs of sealed fields count. Moves do not.
problem-request-stored-enough-example = A program saves hundreds of large fleets in a row.
problem-request-stored-enough-remedy = Send the same request again once the seconds in the facts, and in `Retry-After`, have passed.

problem-request-no-room-why = The server keeps the last part of its disk for games that have begun. Until there is room again, it opens no tables and stores no layouts, drafts or sign-ups.
problem-request-no-room-example = Anna opens a table while the disk of the server is nearly full.
problem-request-no-room-remedy = Play on; games that have begun go on. If it stays so, tell the operator of the server.

problem-request-over-budget-why = Hints, checks of rules, pictures and replays take processor time, and each address and each table has a budget of it that fills up again second by second. Nothing was begun.
problem-request-over-budget-example = Anna's page asks for a hundred pictures of one game, one after the other.
problem-request-over-budget-remedy =
    Send the same request again once the seconds in the facts, and in `Retry-After`, have passed.
    Keep what was answered: a moment of a game that is over never changes.

problem-request-busy-why = Work of this kind is done one piece after the other, and too many wait; or a piece of work took too long and was ended. Moves of a game are another kind of work and do not wait for it.
problem-request-busy-example = Bruno asks for a hint while a hundred others do.
problem-request-busy-remedy =
    Send the same request again once the seconds in the facts, and in `Retry-After`, have passed.
    If it goes on, the server has too few processors for its visitors: tell whoever runs it.

problem-request-unknown-page-why = No page and no route has this address.
problem-request-unknown-page-example = Anna leaves out the last letter of a link.
problem-request-unknown-page-remedy = Check the address, or begin again at `/`.

problem-request-feature-off-why = Each feature of a server (the daily sea, the exhibition, puzzles) can be switched off by its operator. Its addresses then answer 404, and the page hides it. What visitors have stored stays, and is deleted with them.
problem-request-feature-off-example = Anna asks a club's server for the daily sea, and the club plays only its own games.
problem-request-feature-off-remedy = Ask the operator, or play this on another server.
problems-fact-feature = Name of the feature, as the operator writes it after --without.

problem-request-wrong-method-why = The address is right, but it was asked with GET for what wants POST, or the other way round.
problem-request-wrong-method-example = Anna opens the address of the commands in her browser.
problem-request-wrong-method-remedy = Use one of the methods in the header `Allow`.

problem-request-wrong-host-why = A server answers to the names that its operator has given it, to localhost and to addresses in numbers. Otherwise the page of a stranger could have its own name lead to a machine in your home, and ask it in your place.
problem-request-wrong-host-example = The operator has called the server play.example, and Anna opens it by an older name that still leads there.
problem-request-wrong-host-remedy = Open the address that you were given. The operator adds a name by starting the server with --site.

problem-request-foreign-origin-why =
    A browser sends the session cookie along with every request, whichever site's page makes it ask (CSRF).
    So a request with a session must also say where it comes from.
problem-request-foreign-origin-example = A page of another site makes Anna's browser send a command.
problem-request-foreign-origin-remedy =
    In a browser, use the pages of the server itself.
    In a program, use a token, or send the server's own address in the header `Origin`.

problem-request-unknown-version-why = A client can say in the handshake of a socket which version of the messages it speaks, and this server speaks another.
problem-request-unknown-version-example = Anna's screen was loaded before the server was updated.
problem-request-unknown-version-remedy = Load the page again, or update the client.

problem-request-server-fault-why = Something went wrong inside the server, whatever was asked.
problem-request-server-fault-example = The disk of the server is gone.
problem-request-server-fault-remedy =
    Send the same request again, with the same id: it is carried out once.
    If it keeps failing, tell whoever runs the server.

# What the facts mean; where a fact means something else in one problem, its code stands in the key.

problems-fact-at = The cell it is about: row and column, counted from zero.
problems-fact-cell = A cell of this table.
problems-fact-cells = The cells of the ship, each with row and column, counted from zero.
problems-fact-closed = How many rounds have been closed.
problems-fact-cols = How many columns the grid has.
problems-fact-columns = The column labels, or the first and the last where there are many.
problems-fact-corners-allowed = Whether ships may touch at their corners.
problems-fact-count = How often it can be used in a game.
problems-fact-counted = The same cell, told by the number of its column and its row.
problems-fact-example = How a cell is written at this table.
problems-fact-first = The cell at the top left.
problems-fact-host = The name in the request's Host header.
problems-fact-last = The cell at the bottom right.
problems-fact-least = The fewest seats of these rules.
problems-fact-length = How many characters were written.
problems-fact-letter = The letter of the other alphabet.
problems-fact-made-on = How many things the seat had been told when the command was made.
problems-fact-meant = The cell that looks alike in the alphabet of the table; empty if there is none.
problems-fact-missed = How many rounds the player has missed in a row.
problems-fact-mistakes = The first ten mistakes, each a sentence.
problems-fact-most = The largest number that is allowed.
problems-fact-move = The moment that was asked for.
problems-fact-name = The name that was sent.
problems-fact-named = How many cells were named.
problems-fact-needed = How many undamaged ships are needed.
problems-fact-now = How many things the seat has been told by now.
problems-fact-number = The number of the round that was asked for.
problems-fact-other = The class of the other ship.
problems-fact-placed = How many ships of the class were placed.
problems-fact-readings = The cells as which it can be read.
problems-fact-reason = What is wrong, and where; always in English.
problems-fact-rows = How many rows the grid has.
problems-fact-scope = The scope that is needed; `person` where no token is enough.
problems-fact-seat = The seat it is about, counted from zero.
problems-fact-seats = How many seats there are.
problems-fact-seconds = How many seconds to wait.
problems-fact-ship = The number of the ship, counted from zero.
problems-fact-ship-class = The class of the ship, by its short name.
problems-fact-ships = How many ships you have.
problems-fact-size = How many bytes have come.
problems-fact-step = Where in your turn you are: `attack` before the first shot, `again` after it.
problems-fact-text = What was written.
problems-fact-turn = The seat that has the turn, counted from zero.
problems-fact-typed-script = The alphabet of the letter: `latin`, `cyrillic` or empty.
problems-fact-undamaged = How many undamaged ships you have.
problems-fact-unlock-turn = The number of your turn from which on it is available.
problems-fact-version = The version of the messages that the server speaks.
problems-fact-visitor-unfit-name-why = What is wrong: `word` for a word that says who somebody is, `signs` for too many signs or odd ones.
problems-fact-waiting = The seats without a fleet, counted from zero; empty while lots are awaited.
problems-fact-wanted = How many ships of the class the fleet has.
problems-fact-wants-line = Whether it takes a row or a column instead of a cell.
problems-fact-weapon = The short name of the special action.

problems-fact-manoeuvre-out-of-reach-ship-class = The class of the ship, by its short name; empty if no ship can move.
problems-fact-match-clock-decides-seconds = In how many seconds the time is out; 0 while no time runs.
problems-fact-match-fleet-seen-seat = The seat whose fleet could have been seen, counted from zero.
problems-fact-match-nobody-absent-seconds = In how many seconds to ask again; 0 if nobody is away.
problems-fact-match-unknown-moment-last = The last moment there is.
problems-fact-sealed-not-sealable-why = Why: one of the reasons that docs/fairness.md names.
problems-fact-sealed-wrong-size-wanted = How many bytes the proof has by these rules.
problems-fact-seat-not-droppable-needed = How many missed rounds are needed; null if nobody can be dropped.
problems-fact-shot-wrong-number-wanted = How many shots you have.
problems-fact-table-wrong-seats-seats = How many seats were planned.
problems-fact-table-wrong-seats-most = The most seats of these rules.
problems-fact-variant-mistakes-first = The first mistake, as a sentence.
problems-fact-variant-mistakes-count = How many mistakes were found.
problems-fact-weapon-locked-turn = The number of your turn, counted from one.

problem-match-not-by-host-why = The host gave an order for a seat whose player has a link of their own.
problem-match-not-by-host-example = Anna pastes a message of Bruno, who plays in his browser.
problem-match-not-by-host-remedy = Let the player give the order, or replace the player first.

problem-match-host-holds-no-seat-why = Whoever reads other players' messages knows their fleets, and so must not have one.
problem-match-host-holds-no-seat-example = Anna pastes messages for Bruno and wants to sit down herself.
problem-match-host-holds-no-seat-remedy = Let somebody else be the host, or give every player a link of their own.

problem-match-fleet-seen-why =
    The player, or the host who gave orders for that seat, could have looked at a fleet of this game.
    At another seat they would fire at what they have seen.
problem-match-fleet-seen-example = Anna hosts, gives the orders of Bruno for a while, gives his seat to Carla, and then wants to sit down at a third seat.
problem-match-fleet-seen-remedy = Take the seat whose fleet you know, watch, or play in the next game.

problem-match-host-plays-why =
    The new link of a replaced player is in the hands of the host.
    Strangers who sit down at a listed or open table must not lose their seat to their opponent.
problem-match-host-plays-example = Anna plays at a listed table and wants to replace Bruno, who came from the list.
problem-match-host-plays-remedy =
    Send the player away after as many missed rounds as the rules say, or end the game.
    To be able to replace players, host without playing, or give each player a link and leave the table unlisted.

problem-match-nobody-to-replace-why = Only a person who is still in the game can be replaced.
problem-match-nobody-to-replace-example = Anna wants to replace a computer player, or somebody whose fleet has been sunk.
problem-match-nobody-to-replace-remedy = Choose another seat.

problem-match-deadline-past-why = A round can be made longer, never shorter than was announced.
problem-match-deadline-past-example = Anna has announced 20:00 and wants to set 19:00.
problem-match-deadline-past-remedy = Choose a later moment, or close the round now.

problem-table-unsound-hosting-why = The plan of a hosted game contradicts itself: its names, its fleet, its deadline or the host's own seat.
problem-table-unsound-hosting-example = Anna wants rounds to close at 20:00 in a time zone called Rome.
problem-table-unsound-hosting-remedy = Look at the facts: `why` is `zone`, `rounds`, `host`, `fleet` or `name`.
problems-fact-table-unsound-hosting-why = What does not fit: `zone`, `rounds`, `host`, `fleet` or `name`.

problem-signup-closed-why = After the host has closed the list nobody new is in, and a seat in the game is given up in the game.
problem-signup-closed-example = Bruno comes a day late and says that he is in.
problem-signup-closed-remedy = Be a substitute, or look on.

problem-signup-full-why = The host has announced so many places, computer players included.
problem-signup-full-example = Twelve places are announced, and Bruno is the thirteenth.
problem-signup-full-remedy = Be a substitute.
problems-fact-signup-full-most = How many places there are.

problem-signup-unknown-entry-why = Whoever was meant has left the list, or is no substitute.
problem-signup-unknown-entry-example = Anna wants to seat a substitute who has just said out.
problem-signup-unknown-entry-remedy = Load the list again and choose from it.

problem-signup-nothing-to-confirm-why = Only players and substitutes confirm, and only after the host has closed the list.
problem-signup-nothing-to-confirm-example = Bruno looks on, and confirms that he plays.
problem-signup-nothing-to-confirm-remedy = Say first that you are in, or wait until the host asks.

problem-signup-not-confirmed-why = Those who are in have so many hours to confirm it, and not all have.
problem-signup-not-confirmed-example = Anna starts the game an hour after closing the list.
problem-signup-not-confirmed-remedy = Wait for the deadline, or start without those who have not confirmed.
problems-fact-signup-not-confirmed-names = Who has not confirmed.

problem-signup-too-few-why = A game needs two players, computer players included.
problem-signup-too-few-example = Only Bruno is in, and Anna starts the game.
problem-signup-too-few-remedy = Wait for another answer.
problems-fact-signup-too-few-count = How many would play.

problem-signup-unknown-why = The link is not whole, or whoever announced the game has deleted themselves.
problem-signup-unknown-example = Bruno has copied half of the link.
problem-signup-unknown-remedy = Ask the host for the link.

problem-signup-too-many-why = Nobody hosts that many games at a time.
problem-signup-too-many-example = A program of Anna's announces a game every minute.
problem-signup-too-many-remedy = Start or call off one of them.
problems-fact-signup-too-many-most = How many may be under way.

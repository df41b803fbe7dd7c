## The frame of every page

sea-battle = Sea Battle
home = Home
watch = Watch
builder = Make your own rules
judge-paper = A game on paper
odds-board = Odds board
puzzles = Puzzles
analysis-title = Luck and skill
my-statistics = My statistics
check-record = Check a game
settings = Settings
for-programs = For programs
main-menu = At hand
footer-menu = All pages
skip = Skip to the page
close = Close
cancel = Cancel
save = Save
language = Language

not-found = Nothing here
not-found-about = There is no page at this address. Perhaps the link was cut short.

## When something goes wrong

network-unreachable = The server cannot be reached. Is there a network?
network-strange = The server gave an answer that nobody understands.
network-too-large = This was more than the server takes in one message.
page-fault = Something went wrong in this page. Loading it again should help.
page-left = The page was left before the answer came.
connection-lost = The connection is lost. We keep trying; nothing you have done is gone.
connection-renewed = The server is being renewed and will be back in a moment. The game goes on where it was.

## Settings

theme = Colours
theme-auto = As the system has it
theme-light = Day chart
theme-dark = Night chart
theme-contrast = High contrast
theme-paper = Squared paper
motion = Movement
motion-auto = As the system has it
motion-off = Nothing moves
fire-at-once = On a touch screen the first tap fires at once
faces = Headings are set in these faces, under the SIL Open Font License:
face-literata = Literata
face-neucha = Neucha
sound = Sounds
sound-on = Sounds are on
sound-volume = Volume
sound-try = Listen to the sounds
sound-offer = Play with sounds?
sound-yes = Yes
sound-no = No
sound-turn = your turn
sound-miss = splash
sound-radar = radar
sound-hit = hit
sound-sunk = sunk
sound-lost = ship lost
sound-victory = victory
sound-defeat = defeat
your-name = Your name
your-name-about = Others at the table see it.
name-saved = Saved. From now on you are called that.

## Home

tagline = Battleship by every rule sheet: against the computer, a friend, or a whole crowd.
loading = One moment …
try-again = Try again
play = Play
start-menu = From here
people-here = Who is here
play-now = Play now
play-now-about = { $game }, against { $opponent ->
    [admiral] the admiral, strength { $level }
    [surveyor] the surveyor
    [hunter] the hunter
   *[scatter] the gunner
}
play-computer = Play the computer
choose-game = Game
choose-rules = The rules in words
choose-seats = Players at the table
choose-opponent = Opponent
choose-level = Strength { $level } of 10
choose-begins = Who begins
choose-letters = Column letters
letters = { $scheme ->
    [usual] As usual
    [latin] Latin, A B C
    [cyrillic] Cyrillic without Ё, А Б В
    [cyrillic-yo] Cyrillic with Ё, А Б В
   *[other] { $scheme }
}
choose-side = Side of the grid
choose-side-usual = by the players
choose-hints = I may ask for hints
opponent-admiral = The admiral
opponent-surveyor = The surveyor, who counts every fleet
opponent-hunter = The hunter, who follows a hit
opponent-scatter = The gunner who fires anywhere
begins-lot = Lots decide
begins-first = I do
begins-second = The computer
begins-friend = My friend
play-people = Play with people
play-people-about = The game chosen is “{ $game }”.
choose-clock = Clock
pace-none = No hurry
pace-quick = 3 minutes each, 3 seconds back a turn
pace-calm = 10 minutes each, 10 seconds back a turn
pace-minute = A minute a move
pace-day = A day a move
pace-days = Three days a move
invite-friend = Invite a friend
invite-anybody = Let anybody join
invite-place = Place my fleet
invite-about = { $count ->
    [0] Every seat is taken.
    [one] Send this link. Whoever opens it first sits down, and it is used up.
   *[other] Send each of these links to somebody else. Whoever opens one first sits down there, and it is used up.
}
invite-link = The link
invite-link-seat = The link to seat { $seat }
link-copy = Copy
link-copied = Copied.
link-copy-by-hand = The browser does not let us copy. The link is selected: copy it by hand.
link-share = Share
link-share-text = A game of Sea Battle?
link-qr = The link as a QR code
link-here-only = Only this machine can open the link. To play with a device on the same Wi-Fi, start the server with { $command } and invite again.
joining = A seat is kept for you
joining-about = You are being seated …
join-refused = No seat by this link
join-failed = You can still look at the table, or open one of your own.
join-watch = Look at the table
join = Join
open-games = Open games
open-games-none = Nobody is waiting at the moment. Let anybody join, and others will find you here.
my-games = My games
resume = Go on
replay = Replay
show-all = Show all ({ $count })
match-delete = Delete
match-delete-ask = Delete …
match-delete-which = Delete: { $game }, { $names }
match-delete-title = Delete this game?
match-delete-sure = The game is deleted with all its moves once everybody who played it has asked for that. Computer players are not asked, and neither is whoever was deleted.
match-delete-until = Until then it only leaves your list of games; the others keep theirs, and its address still shows it.
match-delete-final = Nothing brings back a game that was deleted.
match-deleted = The game is deleted.
match-delete-waiting = { $count ->
    [1] The game has left your list. It is deleted as soon as the other player asks for that, too.
   *[other] The game has left your list. It is deleted as soon as { $count } other players ask for that, too.
}
computer-admiral = Admiral { $level }
computer-surveyor = Surveyor
computer-hunter = Hunter
computer-scatter = Gunner
computer-daily-sea = Daily sea
nobody-yet = Nobody yet
deleted-player = Deleted player
phase-open = waiting for players
phase-placing = fleets are being placed
phase-playing = under way
phase-over = over
seats-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
learn-rules = Learn the rules
game-size = { $rows } × { $columns }, { $ships ->
    [one] one ship
   *[other] { $ships } ships
}
watch-others = Watch others play
host-forum = Host a forum game
practice = Practice and figures
about-daily = The same sea for everybody, once a day.
about-puzzles = Positions with one best shot, and the proof.
about-odds = Draw the chart of any game, and see where ships are likely.
about-analysis = What was luck in a finished game, and what was skill.
about-statistics = How you have played, and where you fire.
watch-about = Tables that anybody may watch. What is secret stays secret until the game is over.
watch-none = Nobody plays in public at the moment.
watch-playing = Under way
watch-placing = About to begin
watch-over = Over

## Rules

rules = The rules
rules-menu = From here
rules-play = Play this
rules-change = Change these rules

# A sealed table.
choose-sealed = Sealed table: every answer is proved
choose-sealed-about = Your field stays on this device, and the other’s on theirs. Each proves that it is legal, and every answer, without showing it. There is always a clock: ten minutes a move, unless you choose another.

## The frame of every page

sea-battle = Sea Battle
home = Home
watch = Watch
builder = Make your own rules
settings = Settings
for-programs = For programs
main-menu = At hand
footer-menu = All pages
skip = Skip to the page
close = Close
save = Save
language = Language

not-found = Nothing here
not-found-about = There is no page at this address. Perhaps the link was cut short.

## When something goes wrong

network-unreachable = The server cannot be reached. Is there a network?
network-strange = The server gave an answer that nobody understands.
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
motion = Movement
motion-auto = As the system has it
motion-off = Nothing moves
sound = Sounds
your-name = Your name
your-name-about = Others at the table see it.
name-saved = Saved. From now on you are called that.

# Company at a table: pauses, blocks and reports.

pause-offer = Offer a pause
pause-title = A pause
pause-about = While it lasts no clock runs. It begins when everybody at the table has agreed. Whoever likes may move all the same.
pause-days = How long
pause-length =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
pause-offered =
    { $days ->
        [0] { $name } would like to end the pause.
        [one] { $name } would like a pause of { $days } day.
       *[other] { $name } would like a pause of { $days } days.
    }
pause-agree = Agree
pause-refuse = No pause
pause-waiting =
    { $days ->
        [0] You have offered to end the pause.
        [one] You have offered a pause of { $days } day.
       *[other] You have offered a pause of { $days } days.
    }
pause-withdraw = Take it back
pause-until = Pause until { $end }: no clock runs before then.
pause-end = End the pause

company-close = Close

block-open = Block or report …
block-title = Block or report
block-who = Whom
block-about = If you block { $name }, you are not brought together again: neither finds the other’s open tables. This game goes on. Nobody is told.
block-do = Block { $name }
block-done = { $name } is blocked. You can lift that in the settings.
report-why = Or tell whoever runs the server
report-name = An offensive name
report-leaving = Leaves games, or drags them out
report-cheating = Cheats
report-phrases = Pesters with phrases
report-do = Report { $name }
report-done = { $name } is reported. Thank you.
blocks = Blocked players
block-lift = Lift
block-lift-whom = Lift the block of { $name }
block-lifted = { $name } is no longer blocked.

phrases = Phrases
phrase-say = Say something
phrases-hide = Do not show phrases
phrases-show = Show phrases
phrases-off = Phrases are off at this table, as you may not know each other.
phrase-good-luck = Good luck!
phrase-well-shot = Well shot!
phrase-ouch = Ouch!
phrase-back-soon = I will be right back.
phrase-thanks = Thank you!
phrase-good-game = Good game!

# Beside the game: pauses and phrases.

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

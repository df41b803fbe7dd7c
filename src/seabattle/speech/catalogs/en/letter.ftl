# Letters to people who are not here: e-mail, and what a browser shows for the page.

letter-turn-subject = Your turn: { $game }
letter-turn-text = It is your turn in “{ $game }”.
letter-turn-link = To the table: { $link }
letter-stop = You asked to be told. To end that with one click: { $link }
letter-confirm-subject = Sea Battle: is this your address?
letter-confirm-text =
    Somebody has asked to be told at this address when it is their turn in a game of Sea Battle.
    If that was you, open this link; otherwise do nothing, and no more will come.

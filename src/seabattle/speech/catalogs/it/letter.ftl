# Letters to people who are not here: e-mail, and what a browser shows for the page.

letter-turn-subject = Tocca a te: { $game }
letter-turn-text = In «{ $game }» tocca a te.
letter-turn-link = Al tavolo: { $link }
letter-stop = Hai chiesto di essere avvisato. Per smettere basta un clic: { $link }
letter-confirm-subject = Battaglia navale: è il tuo indirizzo?
letter-confirm-text =
    Qualcuno ha chiesto di essere avvisato a questo indirizzo quando tocca a lui in una partita di battaglia navale.
    Se sei tu, apri questo link; altrimenti non fare nulla, e non arriverà altro.

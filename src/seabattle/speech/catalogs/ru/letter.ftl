# Letters to people who are not here: e-mail, and what a browser shows for the page.

letter-turn-subject = Ваш ход: { $game }
letter-turn-text = В игре «{ $game }» ваш ход.
letter-turn-link = К столу: { $link }
letter-stop = Вы просили сообщать вам. Чтобы это прекратить, достаточно одного щелчка: { $link }
letter-confirm-subject = Морской бой: это ваш адрес?
letter-confirm-text =
    Кто-то попросил сообщать на этот адрес, когда наступает его ход в морском бое.
    Если это вы, откройте эту ссылку; если нет, ничего не делайте, и писем больше не будет.

# Durante la partita: pause e frasi.

pause-offer = Proponi una pausa
pause-title = Una pausa
pause-about = Finché dura nessun orologio corre. Comincia quando tutti al tavolo sono d’accordo. Chi vuole può muovere lo stesso.
pause-days = Quanto
pause-length =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
pause-offered =
    { $days ->
        [0] { $name } vorrebbe finire la pausa.
        [one] { $name } vorrebbe una pausa di { $days } giorno.
       *[other] { $name } vorrebbe una pausa di { $days } giorni.
    }
pause-agree = D’accordo
pause-refuse = Niente pausa
pause-waiting =
    { $days ->
        [0] Hai proposto di finire la pausa.
        [one] Hai proposto una pausa di { $days } giorno.
       *[other] Hai proposto una pausa di { $days } giorni.
    }
pause-withdraw = Ritira
pause-until = Pausa fino a { $end }: prima di allora nessun orologio corre.
pause-end = Finisci la pausa

phrases = Frasi
phrase-say = Di’ qualcosa
phrases-hide = Non mostrare le frasi
phrases-show = Mostra le frasi
phrases-off = A questo tavolo le frasi sono spente: potreste non conoscervi.
phrase-good-luck = Buona fortuna!
phrase-well-shot = Bel colpo!
phrase-ouch = Ahi!
phrase-back-soon = Torno subito.
phrase-thanks = Grazie!
phrase-good-game = Bella partita!

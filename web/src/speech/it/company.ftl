# Compagnia al tavolo: pause, blocchi e segnalazioni.

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

company-close = Chiudi

block-open = Blocca o segnala …
block-title = Bloccare o segnalare
block-who = Chi
block-about = Se blocchi { $name } non vi incontrerete più: nessuno dei due trova i tavoli aperti dell’altro. Questa partita continua. Nessuno viene avvisato.
block-do = Blocca { $name }
block-done = { $name } è nella lista dei bloccati. Puoi togliere il blocco nelle impostazioni.
report-why = Oppure avvisa chi gestisce il server
report-name = Nome offensivo
report-leaving = Abbandona le partite o le tira per le lunghe
report-cheating = Bara
report-phrases = Molesta con le frasi
report-do = Segnala { $name }
report-done = Segnalazione inviata: { $name }. Grazie.
blocks = Giocatori bloccati
block-lift = Togli
block-lift-whom = Togli il blocco a { $name }
block-lifted = Blocco tolto: { $name }.

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

# Blocchi e segnalazioni.

block-open = Blocca o segnala …
block-title = Bloccare o segnalare
block-close = Chiudi
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

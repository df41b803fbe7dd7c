# Avvisi del browser

push-offer = Questa partita dura giorni. Vuoi che questo browser ti avvisi quando tocca a te?
push-about = L’avviso è cifrato e passa per il servizio push di chi ha fatto il tuo browser: è l’unica volta che questa pagina ha bisogno di un altro host. Dice il nome del gioco e nient’altro.
push-on = Avvisami
push-off = Non avvisarmi più
push-no = No, grazie
push-done = Fatto. Questo browser ti avviserà quando tocca a te.
push-ended = Questo browser non ti avvisa più.
push-denied = Il browser non permette avvisi da questa pagina. Si può cambiare nelle sue impostazioni.
push-failed = Il browser non ha raggiunto il suo servizio push.
push-title = Avvisi di questo browser
push-insecure = Richiedono un indirizzo sicuro (https); questo non lo è.

# Senza rete

offline = Non c’è connessione. Si possono leggere la pagina iniziale, le regole e le partite aperte qui; si giocherà di nuovo quando torna la rete.
offline-no-play = Non c’è connessione: questa è la partita come si è vista qui l’ultima volta. Ora non si può giocare.

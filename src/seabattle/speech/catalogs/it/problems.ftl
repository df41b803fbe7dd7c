# Le pagine che spiegano i codici dei problemi, a /problems su un server.
# Una frase per riga; tra apici inversi ciò che un programma legge o una persona scrive.

problems-title = Problemi
problems-about =
    Perché una cosa non si può fare, secondo il suo codice.
    Ogni pagina dice perché succede, dà un esempio e dice che cosa fare.
problems-all = Tutti i problemi
problems-languages = Lingue
problems-why = Perché succede
problems-example = Esempio
problems-remedy = Che cosa fare
problems-for-programs = Per i programmi
problems-code = Codice
problems-status = Stato HTTP
problems-status-none = nessuno, perché nessun server manda questo codice
problems-facts = I dati in questo esempio
problems-facts-none = Questo problema non ha dati.
problems-fact = Dato
problems-value = Valore
problems-meaning = Significato
problems-anna = Anna
problems-bruno = Bruno

# Gruppi di codici, secondo ciò che sta prima della barra.

problems-area-phase = Inizio e fine della partita
problems-area-lots = Sorteggi
problems-area-sealed = Partite sigillate
problems-area-seat = Posti
problems-area-placement = Schierare la flotta
problems-area-turn = Turni
problems-area-shot = Colpi
problems-area-weapon = Colpi speciali
problems-area-manoeuvre = Muovere le navi
problems-area-victory = Vittoria
problems-area-round = Turni simultanei
problems-area-notation = Indicare una casella
problems-area-match = Partite dal vivo
problems-area-table = Aprire una partita
problems-area-variant = Regole
problems-area-layout = Flotte conservate
problems-area-visitor = Chi sei
problems-area-token = Token
problems-area-channel = Essere avvisati di un turno
problems-area-signup = Iscriversi a una partita sul forum
problems-area-request = Richieste a un server

# Inizio e fine della partita.

problem-phase-over-why = La partita è finita, perciò non vi si può fare più nulla.
problem-phase-over-example = L'ultima nave di Bruno è affondata, e Anna spara ancora una volta.
problem-phase-over-remedy = Comincia un'altra partita, o ripercorri questa con `seabattle replay`.

problem-phase-not-placing-why = Una flotta è stata schierata a gioco iniziato, e da quel momento le flotte restano come sono.
problem-phase-not-placing-example = Anna manda la sua flotta una seconda volta, dopo il primo colpo.
problem-phase-not-placing-remedy = Continua con la flotta che hai; si può cambiare solo prima dell'inizio del gioco.

problem-phase-not-playing-why = Il gioco non è ancora cominciato, o attende un sorteggio, perciò nessuno può ancora agire.
problem-phase-not-playing-example = Anna spara benché Bruno non abbia schierato la flotta.
problem-phase-not-playing-remedy = Aspetta i giocatori nominati, o il sorteggio.

problem-phase-no-lots-why = Si è fatto un sorteggio benché non ci sia nulla da decidere a sorte.
problem-phase-no-lots-example = Un programma che conduce una partita sorteggia a metà di un turno.
problem-phase-no-lots-remedy = Sorteggia solo quando tutte le flotte sono schierate e le regole lasciano al caso il primo turno, o quando le ultime flotte sono affondate insieme.

# Sorteggi.

problem-lots-not-a-candidate-why = Il sorteggio è caduto su un posto che non vi partecipa.
problem-lots-not-a-candidate-example = Due giocatori su tre sono in parità, e la sorte indica il terzo.
problem-lots-not-a-candidate-remedy = Sorteggia di nuovo fra chi è ancora in gioco, o fra chi è in parità.

# Posti.

problem-seat-unknown-why = Il comando indica un posto che questo tavolo non ha.
problem-seat-unknown-example = Arriva un comando dal quinto posto di un tavolo per due.
problem-seat-unknown-remedy = Controlla il numero: i posti si contano da zero, nell'ordine del tavolo.

problem-seat-out-why = Il giocatore non ha più navi, o ha lasciato la partita.
problem-seat-out-example = L'ultima nave di Bruno è affondata due turni fa, e lui indica una casella.
problem-seat-out-remedy = Guarda il resto della partita: chi è fuori non rientra.

problem-seat-not-droppable-why = Il conduttore voleva escludere un giocatore che non ha saltato abbastanza turni di fila, oppure le regole non escludono nessuno.
problem-seat-not-droppable-example = Le regole dicono tre turni, e Bruno ne ha saltato uno.
problem-seat-not-droppable-remedy = Chiudi il turno senza l'ordine mancante, o imposta `drop_after` nella tabella `rounds` prima della partita.

# Schierare la flotta.

problem-placement-already-placed-why = La flotta è schierata, e resta dov'è.
problem-placement-already-placed-example = Ad Anna viene un'idea migliore dopo aver mandato la flotta.
problem-placement-already-placed-remedy =
    Gioca con quella.
    Prima si pensa e poi si manda; solo dove le navi si muovono la puoi cambiare più tardi.

problem-placement-draft-changed-why =
    Le navi messe finora si conservano per il tuo posto, così puoi continuare da un altro dispositivo.
    Dopo la tua ultima lettura un altro tuo schermo ne ha salvate altre.
problem-placement-draft-changed-example = Anna mette metà flotta dal telefono, e poi sposta una nave in una scheda che aveva dimenticato.
problem-placement-draft-changed-remedy = Leggi la flotta conservata e continua con quella, o salva di nuovo la tua con la sua versione.

problem-placement-unknown-class-why = È stata messa una nave di un tipo che non è nella flotta di queste regole.
problem-placement-unknown-class-example = Anna mette un galeone.
problem-placement-unknown-class-remedy = Guarda la flotta con `seabattle rules`, e usa i nomi brevi dei suoi tipi.

problem-placement-wrong-count-why = Le navi di un tipo sono troppo poche o troppe.
problem-placement-wrong-count-example = La flotta ha tre incrociatori, e Anna ne mette due.
problem-placement-wrong-count-remedy = Metti di ogni tipo esattamente le navi che ha la flotta.

problem-placement-wrong-shape-why = Le caselle di una nave non compongono nessuna delle forme ammesse per il suo tipo.
problem-placement-wrong-shape-example = Qui un incrociatore è una linea retta, e Anna lo piega.
problem-placement-wrong-shape-remedy =
    Guarda le forme disegnate nella pagina delle regole, e se si possono girare e ribaltare.
    Indica ogni casella una volta sola.

problem-placement-outside-why = Alcune caselle di una nave non sono sulla griglia.
problem-placement-outside-example = Una corazzata comincia a tre caselle dal bordo e prosegue oltre.
problem-placement-outside-remedy = Riporta la nave sulla griglia.

problem-placement-overlap-why = Due navi della stessa flotta hanno una casella in comune.
problem-placement-overlap-example = Un incrociatore e un cacciatorpediniere si incrociano.
problem-placement-overlap-remedy =
    Sposta una delle due.
    Solo in un mare comune le navi possono stare sulle stesse caselle, e solo quelle di giocatori diversi.

problem-placement-too-close-why = Due navi della stessa flotta si toccano dove le regole non lo permettono.
problem-placement-too-close-example = Un cacciatorpediniere sta accanto a un incrociatore.
problem-placement-too-close-remedy = Lascia fra loro una casella libera; dove gli angoli possono toccarsi, basta lungo i lati.

# Turni.

problem-turn-not-yours-why = Con queste regole si gioca uno dopo l'altro, e il turno è di un altro giocatore.
problem-turn-not-yours-example = Anna ha mancato il bersaglio, e spara di nuovo prima che Bruno abbia avuto il suo turno.
problem-turn-not-yours-remedy =
    Aspetta il tuo turno.
    Dove un colpo a segno ne vale un altro, il turno passa solo dopo un colpo mancato.

problem-turn-already-attacked-why = Le navi si muovono e la vittoria si dichiara prima dell'attacco, e l'attacco c'è già stato.
problem-turn-already-attacked-example = Dopo un colpo a segno Anna vuole muovere una nave prima del secondo colpo.
problem-turn-already-attacked-remedy = Fallo all'inizio del tuo prossimo turno.

problem-turn-attack-lost-why = Con queste regole una falsa dichiarazione di vittoria costa l'attacco dello stesso turno.
problem-turn-attack-lost-example = Anna dichiara vittoria mentre Bruno ha ancora un cacciatorpediniere, e poi spara.
problem-turn-attack-lost-remedy = Muovi una nave se vuoi, e termina il turno.

problem-turn-must-attack-why = Si voleva terminare il turno senza attaccare, e le regole non permettono di passare.
problem-turn-must-attack-example = Anna termina il turno senza aver sparato.
problem-turn-must-attack-remedy =
    Spara, o usa un colpo speciale se te ne resta uno.
    Un turno si termina senza sparare solo quando si può rinunciare al secondo colpo, quando l'attacco è perduto, o quando non c'è più nessuna casella a cui sparare.

problem-turn-no-second-shot-why = Un colpo a segno ne vale un secondo solo se abbastanza navi di chi spara sono intatte.
problem-turn-no-second-shot-example = Anna colpisce, ma tutte le sue navi tranne una sono danneggiate.
problem-turn-no-second-shot-remedy = Termina il turno.

problem-turn-only-second-shot-why = Il secondo colpo dopo un colpo a segno è un colpo semplice su una casella, mai un colpo speciale.
problem-turn-only-second-shot-example = Dopo un colpo a segno Anna vuole usare il radar.
problem-turn-only-second-shot-remedy = Indica una casella, oppure termina il turno e usa il colpo speciale nel prossimo.

# Colpi.

problem-shot-off-grid-why = La casella, la riga o la colonna non è sulla griglia.
problem-shot-off-grid-example = La griglia ha 16 colonne, e il colpo va alla diciassettesima.
problem-shot-off-grid-remedy = Scegli una casella della griglia; contando da zero, l'ultima riga e l'ultima colonna valgono uno meno del loro numero.

problem-shot-already-known-why = La risposta di questa casella è nota, e le navi stanno ferme, perciò il colpo sarebbe sprecato.
problem-shot-already-known-example = Anna spara a una casella dove ha segnato un colpo mancato.
problem-shot-already-known-remedy =
    Scegli un'altra casella.
    Il rifiuto non costa nulla, e il turno è ancora tuo.

problem-shot-same-cell-twice-why = Una salva indicava due volte la stessa casella, e lì il secondo colpo non direbbe niente di nuovo.
problem-shot-same-cell-twice-example = Cinque colpi, e fra loro due volte B-2.
problem-shot-same-cell-twice-remedy = Indica una casella diversa per ogni colpo.

problem-shot-wrong-number-why = Le caselle indicate sono più o meno dei colpi a disposizione.
problem-shot-wrong-number-example = Anna ha cinque navi a galla, e indica due caselle.
problem-shot-wrong-number-remedy =
    Indica tante caselle quante dice la frase.
    In una salva sono tante quante le tue navi a galla, o le caselle rimaste.

# Colpi speciali.

problem-weapon-unknown-why = Il comando indica un colpo speciale che queste regole non hanno.
problem-weapon-unknown-example = Anna vuole lanciare un siluro.
problem-weapon-unknown-remedy = Guarda i colpi speciali con `seabattle rules`, e usa i loro nomi brevi.

problem-weapon-used-up-why = Le regole concedono questo colpo speciale un certo numero di volte a partita, e sono già tutte usate.
problem-weapon-used-up-example = Il radar si può usare tre volte, e Anna vuole guardare una quarta.
problem-weapon-used-up-remedy = Spara un colpo semplice, o usa un altro colpo speciale.

problem-weapon-locked-why = Le regole danno questo colpo speciale solo dopo alcuni turni, ed è troppo presto.
problem-weapon-locked-example = Il bombardamento aereo arriva dopo dieci turni, e questo è il quarto.
problem-weapon-locked-remedy = Aspetta il tuo turno con quel numero; i turni degli altri non contano.

problem-weapon-wrong-target-why = Il colpo speciale vuole una riga o una colonna e ha ricevuto una casella, o viceversa.
problem-weapon-wrong-target-example = Anna punta il bombardamento aereo su B-2.
problem-weapon-wrong-target-remedy = Indica una riga o una colonna per una linea, lo stesso con un bordo per un siluro, e una casella per tutto il resto.

# Muovere le navi.

# Partite sigillate.
problem-sealed-not-signed-why = A un tavolo sigillato tutto ciò che un posto dice è firmato con la chiave che ha annunciato, così che nessuno possa parlare per un altro, nemmeno il tavolo. Questi byte non sono un messaggio, oppure la firma non è di quella chiave.
problem-sealed-not-signed-example = Qualcuno cambia un bit del colpo di Anna e lo inoltra.
problem-sealed-not-signed-remedy = Firma i byte esattamente come vengono inviati, con la chiave di questa partita.

problem-sealed-out-of-place-why = Ogni messaggio di una partita sigillata porta il suo numero e l'hash di quello precedente. Un altro messaggio è arrivato prima, oppure questo era già stato inviato.
problem-sealed-out-of-place-example = Anna e Boris mostrano i numeri per il sorteggio nello stesso momento; il tavolo prende quello di Anna, e quello di Boris porta un hash più vecchio.
problem-sealed-out-of-place-remedy = Ascolta ciò che è stato detto nel frattempo, e firma di nuovo ciò che vuoi dire.

problem-sealed-unknown-placing-why = Un campo sigillato è indicato dall'hash della sua prova, e il tavolo non ha una prova con quell'hash.
problem-sealed-unknown-placing-example = Boris è pronto, ma la connessione è caduta mentre la sua prova veniva inviata.
problem-sealed-unknown-placing-remedy = Invia di nuovo la prova, poi il messaggio che la indica.

problem-sealed-said-before-why = Un posto di una partita sigillata annuncia una chiave e mostra un numero per il sorteggio. Con un secondo potrebbe scegliere.
problem-sealed-said-before-example = Anna annuncia un'altra chiave dopo aver sentito quella di Boris.
problem-sealed-said-before-remedy = Non serve fare nulla: vale la prima.

problem-sealed-answer-awaited-why = A un tavolo sigillato risponde chi è colpito, e fino ad allora non accade altro, salvo arrendersi.
problem-sealed-answer-awaited-example = Anna ha sparato, e spara di nuovo prima che Boris abbia risposto.
problem-sealed-answer-awaited-remedy = Attendi la risposta; scorre il tempo di chi la deve.

problem-sealed-nothing-to-answer-why = È stata inviata una risposta, ma nessuno ha sparato, o il colpo era di questo stesso posto, o la risposta era già stata data.
problem-sealed-nothing-to-answer-example = Boris risponde per B-2, e il suo programma invia la risposta un'altra volta.
problem-sealed-nothing-to-answer-remedy = Non serve fare nulla: una risposta vale una volta.

problem-sealed-refereed-why = I messaggi firmati e i campi mostrati appartengono ai tavoli apparecchiati come sigillati.
problem-sealed-refereed-example = Anna firma un colpo e lo invia a un tavolo dove Boris ha disposto la flotta nel modo consueto.
problem-sealed-refereed-remedy = Gioca con i comandi consueti, oppure apparecchia un tavolo sigillato.

problem-sealed-seat-free-why = La prova di un campo nomina le chiavi di entrambi i giocatori, perciò si annunciano quando entrambi sono seduti.
problem-sealed-seat-free-example = Anna è pronta prima che Boris abbia seguito il link.
problem-sealed-seat-free-remedy = Attendi che qualcuno si sieda; la tua flotta resta dove l'hai disposta.

problem-sealed-not-that-field-why = Chi mostra un campo dopo una partita sigillata invia le navi e il seme con cui erano state sigillate. Ciò che ne segue dev'essere ciò che fu provato prima del primo colpo.
problem-sealed-not-that-field-example = Boris mostra un campo in cui una nave è altrove.
problem-sealed-not-that-field-remedy = Invia le navi e il seme come sono stati conservati quando eri pronto.

problem-sealed-wrong-size-why = Quanti byte abbia una prova segue dalle sole regole: nessuno può mancare, e nessuno può essere in più.
problem-sealed-wrong-size-example = La connessione di Boris cade a metà della sua prova.
problem-sealed-wrong-size-remedy = Invia di nuovo la prova intera.

problem-sealed-too-many-placings-why = Una prova viene conservata prima che qualcuno la firmi, ed è grande; perciò un posto può inviarne solo poche.
problem-sealed-too-many-placings-example = Un programma prova di nuovo il suo campo dopo ogni connessione caduta.
problem-sealed-too-many-placings-remedy = Firma una delle prove inviate, oppure inviane di nuovo una.

problem-sealed-not-sealable-why = Un campo sigillato si prova posto per posto, e solo alcune regole non lasciano altro da provare.
problem-sealed-not-sealable-example = Anna apparecchia un tavolo sigillato con le regole del forum, dove tutte le flotte sono su un solo mare.
problem-sealed-not-sealable-remedy = Scegli altre regole, oppure apparecchia un tavolo arbitrato.

problem-sealed-stays-home-why = Un campo sigillato lo conosce solo chi lo possiede, nemmeno il server. Perciò una flotta ancora incompleta si conserva dove la si dispone.
problem-sealed-stays-home-example = Boris comincia a disporre la flotta nel browser e vuole continuare nel terminale.
problem-sealed-stays-home-remedy = Disponi la flotta sul dispositivo con cui giochi.

problem-manoeuvre-not-allowed-why = Con queste regole le navi restano dove sono state schierate.
problem-manoeuvre-not-allowed-example = Anna vuole muovere il suo incrociatore in una partita in cui le navi stanno ferme.
problem-manoeuvre-not-allowed-remedy = Per la prossima partita scegli una variante con navi che si muovono, come `classic-bonus`.

problem-manoeuvre-unknown-ship-why = La flotta non ha una nave con questo numero.
problem-manoeuvre-unknown-ship-example = Anna ha cinque navi e muove la settima.
problem-manoeuvre-unknown-ship-remedy = Conta le navi nell'ordine in cui le vedi elencate; i programmi contano da zero.

problem-manoeuvre-already-moved-why = In un turno si può muovere una nave, e una si è già mossa.
problem-manoeuvre-already-moved-example = Anna muove l'incrociatore e poi il cacciatorpediniere.
problem-manoeuvre-already-moved-remedy = Attacca; un'altra nave si può muovere nel prossimo turno.

problem-manoeuvre-damaged-why = Si muovono solo le navi che non sono state colpite; una danneggiata resta dov'è.
problem-manoeuvre-damaged-example = Bruno ha colpito l'incrociatore, e Anna lo vuole salvare.
problem-manoeuvre-damaged-remedy = Muovi una nave che non è stata colpita.

problem-manoeuvre-out-of-reach-why = La nave non può arrivare a queste caselle con una mossa, oppure nessuna nave può muoversi.
problem-manoeuvre-out-of-reach-example = Anna muove un incrociatore di due caselle.
problem-manoeuvre-out-of-reach-remedy = Muovi di una casella lungo l'asse, o di un quarto di giro attorno a un'estremità, per quanto le regole permettono l'una e l'altra cosa.

# Vittoria.

problem-victory-not-declared-why = Con queste regole la partita finisce da sé quando affonda l'ultima nave.
problem-victory-not-declared-example = Anna dichiara vittoria in una partita di Battaglia navale alla russa.
problem-victory-not-declared-remedy =
    Continua a sparare.
    Se tutte le navi avversarie fossero affondate, la partita sarebbe finita.

# Turni simultanei.

problem-round-none-why = Si voleva chiudere un turno simultaneo, ma con queste regole si gioca uno alla volta.
problem-round-none-example = Il conduttore chiude il turno di una partita in cui si gioca uno alla volta.
problem-round-none-remedy = Niente: aspetta il giocatore a cui tocca.

problem-round-wrong-draw-why = Le regole fanno sparare il caso per chi non ha dato ordini, e i colpi sorteggiati non corrispondono a questi giocatori.
problem-round-wrong-draw-example = Il caso spara per Anna, che ha dato il suo ordine, e non per Bruno, che non l'ha dato.
problem-round-wrong-draw-remedy = Sorteggia colpi esattamente per i giocatori senza ordine, nell'ordine dei loro posti.

problem-round-no-post-why = Si voleva il messaggio di una partita che non ha turni simultanei, o in cui ogni giocatore ha un mare proprio.
problem-round-no-post-example = Il conduttore di una partita classica vuole il messaggio di un turno.
problem-round-no-post-remedy = Racconta le novità con parole tue, o condividi l'immagine della partita.

problem-round-unknown-why = Si voleva il messaggio di un turno ancora aperto, o non ancora cominciato.
problem-round-unknown-example = Tre turni sono chiusi, e il conduttore vuole il messaggio del turno 7.
problem-round-unknown-remedy = Indica un turno chiuso, o nessuno per le novità come stanno ora.

# Indicare una casella.

problem-notation-empty-why = Non è stato scritto niente dove ci vuole il nome di una casella.
problem-notation-empty-example = Anna preme Invio.
problem-notation-empty-remedy = Scrivi una colonna e una riga, come le chiama il tavolo.

problem-notation-too-long-why = Ciò che è stato scritto è molto più lungo del nome di qualsiasi casella.
problem-notation-too-long-example = Anna incolla una lettera intera.
problem-notation-too-long-remedy = Scrivi una colonna e una riga.

problem-notation-unreadable-why = Ciò che è stato scritto non si può leggere come una colonna e una riga.
problem-notation-unreadable-example = Anna scrive un punto interrogativo.
problem-notation-unreadable-remedy = Scrivi una colonna e una riga, come nell'esempio che viene dato.

problem-notation-off-grid-why = Sembra una casella, ma la griglia non arriva fin lì.
problem-notation-off-grid-example = Anna indica una casella della colonna Z su una griglia che finisce con P.
problem-notation-off-grid-remedy = Scegli una casella fra le due nominate.

problem-notation-other-alphabet-why =
    Una lettera appartiene a un alfabeto diverso da quello di questo tavolo.
    Alcune lettere si somigliano: «В» in cirillico è la terza colonna, e «B» in latino è la seconda, perciò non si tira a indovinare.
problem-notation-other-alphabet-example = Il tavolo usa lettere latine, e la tastiera di Anna scrive in cirillico.
problem-notation-other-alphabet-remedy = Cambia la tastiera e scrivi di nuovo la casella, o conta le colonne: 3-10 è la terza colonna della riga 10.

problem-notation-ambiguous-why = Ciò che è stato scritto si può leggere come più di una casella.
problem-notation-ambiguous-example = Colonne e righe sono tutte numerate, e Anna scrive 111.
problem-notation-ambiguous-remedy = Scrivi un trattino fra la colonna e la riga.

# Partite dal vivo.

problem-match-unknown-why = Nessuna partita dal vivo ha questo nome.
problem-match-unknown-example = Bruno copia l'indirizzo che Anna gli ha letto, e dimentica una lettera.
problem-match-unknown-remedy =
    Usa il link stesso, o cerca la partita nell'elenco di quelle aperte.
    Una partita cancellata lo dice; una che non si trova non è mai esistita.

problem-match-deleted-why = Tutti quelli che hanno giocato la partita ne hanno chiesto la cancellazione, o l'ha cancellata chi gestisce il server.
problem-match-deleted-example = Anna apre il link di una vecchia partita, che lei e Bruno hanno cancellato.
problem-match-deleted-remedy = Niente la riporta indietro: le mosse non ci sono più, e l'indirizzo non si usa più.

problem-match-not-at-table-why = Qualcuno senza posto voleva fare ciò che fanno solo i giocatori.
problem-match-not-at-table-example = Carla guarda Anna e Bruno che giocano, e spara un colpo.
problem-match-not-at-table-remedy =
    Siediti se c'è un posto libero.
    Se avevi già un posto, forse ora hai un'altra sessione: torna con il browser, o con il token, con cui l'avevi preso.

problem-match-not-the-host-why = Solo il conduttore chiude un turno, manda promemoria o allontana qualcuno.
problem-match-not-the-host-example = Bruno vuole chiudere il turno prima che Anna, che conduce, abbia visto gli ordini di tutti.
problem-match-not-the-host-remedy =
    Chiedi al conduttore.
    Dove una partita ha un tempo per ogni turno, il turno si chiude anche da sé.

problem-match-no-free-seat-why = Qualcuno voleva sedersi a un posto qualsiasi, e nessuno è libero per tutti.
problem-match-no-free-seat-example = Carla trova la partita di Anna e Bruno, che siedono già.
problem-match-no-free-seat-remedy = Guarda la partita, aprine una tua, o chiedi il link al conduttore se un posto è riservato a te.

problem-match-no-pause-why = Il tavolo gioca a minuti, senza orologio, o non ha cominciato: lì aspettare non costa niente, o una pausa costerebbe a tutti.
problem-match-no-pause-example = Anna propone una pausa in una partita con trenta secondi a mossa.
problem-match-no-pause-remedy = Proponi di smettere, o prepara un tavolo con giorni a mossa.

problem-match-no-pause-offered-why = Non c'è una proposta da rifiutare né una pausa da finire, o la cosa è stata decisa un momento fa.
problem-match-no-pause-offered-example = Anna rifiuta una pausa che Bruno ha ritirato.
problem-match-no-pause-offered-remedy = Guarda il tavolo.

problem-match-said-enough-why = Ogni posto può dire una frase finché il gioco non va avanti, perché nessuno sia molestato.
problem-match-said-enough-example = Anna dice «Buona fortuna!» due volte prima del primo colpo.
problem-match-said-enough-remedy = Aspetta la prossima mossa.

problem-match-name-taken-why = Due nomi allo stesso tavolo devono distinguersi a prima vista: maiuscole, accenti, spazi e lettere di altri alfabeti che si somigliano non contano.
problem-match-name-taken-example = Bruno si chiama «Аnna», con una А cirillica, e vuole sedersi di fronte ad Anna.
problem-match-name-taken-remedy = Scegli un altro nome, e poi siediti.

problem-match-seat-not-free-why = Qualcuno voleva sedersi a un certo posto, e quello non è libero per tutti.
problem-match-seat-not-free-example = Carla chiede il secondo posto, che Anna riserva a Bruno.
problem-match-seat-not-free-remedy = Chiedi un altro posto, o uno qualsiasi; oppure usa il link che apre questo.

problem-match-key-does-not-fit-why = La chiave di un link non apre nessun posto libero di questa partita.
problem-match-key-does-not-fit-example = Bruno si è seduto con il suo link, e lo prova anche un amico a cui l'ha inoltrato.
problem-match-key-does-not-fit-remedy =
    Un link dà il posto a un solo giocatore, una volta.
    Chiedi al conduttore di aprire un'altra partita, o di liberare il posto se l'ha preso qualcun altro.

problem-match-already-seated-why = Chi siede già a questo tavolo voleva sedersi di nuovo.
problem-match-already-seated-example = Anna apre il proprio link in una seconda finestra.
problem-match-already-seated-remedy = Continua a giocare: ogni finestra con la stessa sessione mostra il tuo posto.

problem-match-cannot-stand-up-why = Un posto si può lasciare solo finché la sua flotta non è schierata.
problem-match-cannot-stand-up-example = Bruno ha schierato la flotta, e vuole andarsene senza lasciare traccia.
problem-match-cannot-stand-up-remedy = Arrenditi, o proponi di fermarsi: se tutti sono d'accordo, non vince nessuno.

problem-match-out-of-date-why =
    Il comando è nato prima che accadesse qualcosa che può far cambiare idea al giocatore.
    Ciò che il posto aveva sentito fino a quel momento viaggia con il comando, come numero (blocco ottimistico).
problem-match-out-of-date-example = Anna spara, e nello stesso momento spara anche l'altra sua finestra, che non aveva sentito l'ultima risposta.
problem-match-out-of-date-remedy =
    Leggi che cosa ti è sfuggito, e decidi di nuovo.
    In una partita a turni simultanei gli ordini degli altri non rendono superato nulla.

problem-match-nobody-absent-why =
    Un giocatore voleva vincere perché l'avversario se n'è andato.
    Si può solo in una partita senza orologio, solo contro chi è di turno, solo dopo cinque minuti di assenza, e solo se non risponde entro altri due.
problem-match-nobody-absent-example = La connessione di Bruno è caduta venti secondi fa, durante il suo turno.
problem-match-nobody-absent-remedy =
    Aspetta, o proponi di fermarsi.
    Per non dover aspettare, accordatevi su un orologio prima della partita.

problem-match-clock-decides-why =
    Un giocatore voleva vincere perché l'avversario se n'è andato.
    Il tavolo si è accordato su un orologio o su una scadenza, e ciascuno può usare tutto il suo tempo, qui o altrove.
problem-match-clock-decides-example = Bruno ha tre giorni per ogni mossa, e ha chiuso la pagina durante il suo turno.
problem-match-clock-decides-remedy =
    Aspetta che il tempo scada: allora la partita finisce, o il turno si chiude, da sé.
    Se preferisci non aspettare, proponi di fermarsi.

problem-match-no-offer-why = Non c'è nessuna proposta di fermarsi che si possa rifiutare.
problem-match-no-offer-example = Anna ha proposto di fermarsi, Bruno invece ha sparato, e poi rifiuta anche la proposta.
problem-match-no-offer-remedy = Niente: una proposta decade appena qualcuno continua a giocare.

problem-match-nobody-to-remind-why = Un promemoria va ai giocatori che si aspettano, e ora si aspetta solo il conduttore, il computer o un posto vuoto.
problem-match-nobody-to-remind-example = Ci sono tutti gli ordini del turno tranne quello di Anna, che conduce e manda un promemoria agli altri.
problem-match-nobody-to-remind-remedy = Guarda chi si aspetta: per un posto vuoto serve un link, e un giocatore assente si può allontanare.

problem-match-reminded-lately-why = Il conduttore ha mandato un promemoria a tutti quelli che si aspettano meno di cinque minuti fa.
problem-match-reminded-lately-example = Anna manda un promemoria a chi non ha dato l'ordine, e un minuto dopo un altro.
problem-match-reminded-lately-remedy = Aspetta, o chiudi il turno.

problem-match-too-soon-why = A un tavolo un giocatore può sedersi dieci volte di seguito, e fare cento proposte o, da conduttore, cento cambiamenti. Poi c'è una pausa prima di ognuno, che cresce con il loro numero; per i posti di un tavolo che prendono molti visitatori vale un limite comune.
problem-match-too-soon-example = Bruno si siede e si alza undici volte in un minuto.
problem-match-too-soon-remedy = Aspetta quanto dice la frase. Le mosse non vengono mai rifiutate per questo.

problem-match-changed-enough-why = In ogni turno un giocatore può cambiare un ordine cento volte.
problem-match-changed-enough-example = Il bot di Bruno manda un altro ordine ogni secondo finché il turno non si chiude.
problem-match-changed-enough-remedy = Tieni l'ultimo ordine: vale quello.

problem-match-unknown-moment-why = Si è chiesta l'immagine di un momento a cui la partita non è arrivata.
problem-match-unknown-moment-example = La partita di Anna ha 84 momenti, e un link chiede l'immagine del novantesimo.
problem-match-unknown-moment-remedy = Ometti `move` per l'ultimo momento, o guarda nella ripetizione quanti sono.

problem-match-not-over-why = Un'altra partita si può chiedere solo quando questa è finita.
problem-match-not-over-example = Bruno vede che perderà, e chiede subito un'altra partita.
problem-match-not-over-remedy = Continua, arrenditi, o proponi di fermarsi.

problem-match-day-not-over-why = In una giornata tutti sparano allo stesso mare. Finché la giornata non è finita, un tentativo mostra solo i propri colpi, così nessun giocatore impara da un altro dove sono le navi.
problem-match-day-not-over-example = Bruno rinuncia al mare del giorno e vuole scaricare il verbale del suo tentativo, con tutto il campo.
problem-match-day-not-over-remedy = Riprova dopo la mezzanotte UTC.

problem-match-one-try-why = Ognuno ha un solo tentativo per il mare del giorno, perciò non c’è rivincita.
problem-match-one-try-example = Anna ha ripulito il mare del giorno e chiede un’altra partita.
problem-match-one-try-remedy = Torna domani, oppure apri una partita contro il computer.

problem-match-no-hints-why = Chi ha aperto la partita non ha permesso consigli, a nessuna delle due parti.
problem-match-no-hints-example = Anna chiede dove sparerebbe il computer.
problem-match-no-hints-remedy = Gioca senza, o apri una partita con i consigli.

problem-match-try-again-why =
    Il database non ha risposto, perciò nessuno sa se il comando è stato registrato.
    Non se ne dice nulla finché non è certo.
problem-match-try-again-example = Il disco è pieno, o il database si sta riavviando, mentre Anna spara.
problem-match-try-again-remedy =
    Manda di nuovo lo stesso comando con lo stesso id: è idempotente, e se era stato registrato non viene eseguito due volte.
    Gli orologi non corrono mentre il database manca.

problem-match-damaged-why =
    Ciò che è su disco non è ciò che era stato scritto, o ne manca una parte: ogni pagina porta un sigillo, e uno di questa partita non combacia.
    Non si indovina nulla e non ci si scrive sopra. Tutte le altre partite continuano.
problem-match-damaged-example = Si guasta un disco sotto il file in cui è conservata la partita di Anna; lei chiede la partita, e le viene detto.
problem-match-damaged-remedy = Apri un'altra partita. Chi gestisce il server trova la partita e la pagina nel suo registro, e può ripristinarla da un backup; poi si può continuare, senza riavvio.

problem-match-id-taken-why =
    Un id è una chiave di idempotenza: inviata di nuovo, la stessa richiesta ha effetto una volta sola e riceve la stessa risposta.
    Con questo id è stata eseguita un'altra cosa, e una risposta confermerebbe ciò che non è mai successo.
problem-match-id-taken-example = Anna spara in B2 con l'id `7`, e poi il suo programma manda un colpo in C3 ancora con `7`. Oppure apre una partita con un id con cui ne ha aperta una con altre regole.
problem-match-id-taken-remedy = Usa un id nuovo per ogni richiesta, e ripeti un id solo con la stessa identica richiesta.

# Aprire una partita.

problem-table-no-rules-why = Una partita si apre con una variante pronta o con un file di regole, e non è arrivato nessuno dei due, o tutti e due.
problem-table-no-rules-example = Anna manda i posti e un orologio, e nient'altro.
problem-table-no-rules-remedy = Manda o `variant` o `toml`.

problem-table-wrong-seats-why = L'elenco dei posti è più corto o più lungo di quanto vogliono le regole.
problem-table-wrong-seats-example = Anna apre una partita per tre dove ogni giocatore ha un mare proprio.
problem-table-wrong-seats-remedy = Manda tanti posti quanti ne vogliono le regole.

problem-table-host-twice-why = Nel piano `host` sta a più di un posto.
problem-table-host-twice-example = Anna vuole giocare contro sé stessa.
problem-table-host-twice-remedy = Usa `open` o `link` per l'altro posto, e prendilo come un altro visitatore.

problem-table-no-person-why = Tutti i posti del piano sono per giocatori del computer.
problem-table-no-person-example = Anna vuole guardare due ammiragli e prepara un tavolo solo per loro.
problem-table-no-person-remedy = Usa `host`, `open`, `link` o `by-host` per almeno un posto. Sulla pagina iniziale puoi guardare due computer che giocano tra loro.

problem-table-no-open-seat-why = Tra i posti manca `host` oppure `open`.
problem-table-no-open-seat-example = Bruno vuole aspettare chiunque, e ha dato l'altro posto al computer.
problem-table-no-open-seat-remedy = Usa `host` per te e `open` per chi aspetti.

problem-table-unsound-clock-why = Un orologio ha o un tempo totale per la partita, eventualmente con un incremento, o un tempo per ogni mossa.
problem-table-unsound-clock-example = Anna chiede dieci minuti in tutto e un minuto per mossa.
problem-table-unsound-clock-remedy = Togli uno dei due.

problem-table-unknown-bot-why = Un posto è previsto per un giocatore automatico che non esiste.
problem-table-unknown-bot-example = Anna chiede un giocatore con il nome di un file della sua macchina.
problem-table-unknown-bot-remedy =
    Usa `scatter`, `hunter`, `surveyor`, `admiral`, o da `admiral:1` ad `admiral:10`.
    Un bot tuo si siede da fuori, come chiunque.

# Regole.

problem-variant-unknown-why = Il nome non è quello di una variante pronta, e su un server solo quelle hanno un nome.
problem-variant-unknown-example = Anna chiede un gioco che il server non conosce.
problem-variant-unknown-remedy = Scegline una da `GET /api/variants`, o manda un file di regole tuo.

problem-variant-mistakes-why = Il file di regole, o ciò che il tavolo ha concordato in più, contiene errori.
problem-variant-mistakes-example = Anna manda un file in cui il disegno di una nave è vuoto e la griglia non ha misura.
problem-variant-mistakes-remedy = Correggi ciò che dicono gli errori; `POST /api/rulesets/check` li elenca tutti con il loro punto.

# Flotte conservate.

problem-layout-too-many-why = Un giocatore può conservare duecento disposizioni della flotta, e ci sono già tutte.
problem-layout-too-many-example = Il bot di Anna conserva ogni flotta che ha mai schierato.
problem-layout-too-many-remedy = Buttane via qualcuna.

problem-layout-no-room-why = Le disposizioni conservate di un giocatore possono occupare 256 KiB in tutto: bastano per duecento flotte comuni.
problem-layout-no-room-example = Il bot di Anna conserva flotte di sessanta navi sulla griglia più grande.
problem-layout-no-room-remedy = Elimina le disposizioni che non usi più.

problem-layout-unknown-why = Per queste regole non conservi una disposizione con quel nome.
problem-layout-unknown-example = Anna butta via due volte la stessa disposizione.
problem-layout-unknown-remedy = Guarda l'elenco delle tue disposizioni.

# Chi sei.

problem-visitor-no-session-why = La richiesta riguarda una persona precisa, e non porta né un cookie di sessione né un token.
problem-visitor-no-session-example = Anna chiede le sue partite da un browser che non conserva i cookie.
problem-visitor-no-session-remedy = Conserva il cookie che dà `GET /api/me`, o manda un token.

problem-visitor-banned-why = Chi gestisce il server ha escluso l'indirizzo da cui viene la richiesta, o il visitatore che chiede.
problem-visitor-banned-example = Un programma di Bruno ha aperto migliaia di partite, e dal suo indirizzo non entra più nessuno.
problem-visitor-banned-remedy = Chiedi a chi gestisce il server. Un'esclusione può finire da sola dopo un po'.

problem-visitor-unfit-name-why = Un nome lo vedono anche gli altri, perciò ha una lettera o una cifra, non è troppo lungo e non contiene nulla di invisibile. Le parole che dicono chi è qualcuno, come «tu» e «computer», non sono nomi: servono alle frasi del gioco.
problem-visitor-unfit-name-example = Anna vuole chiamarsi «Computer», perché nessuno sappia chi spara.
problem-visitor-unfit-name-remedy = Scegli un altro nome, di 32 caratteri al massimo.

problem-visitor-unknown-session-why = La sessione da chiudere non è fra le tue, o era già finita.
problem-visitor-unknown-session-example = Anna chiude una sessione in una scheda, e poi di nuovo in un'altra.
problem-visitor-unknown-session-remedy = Guarda l'elenco delle tue sessioni.

problem-visitor-link-not-good-why = Un link che porta un nome su un altro dispositivo vale una volta sola, per dieci minuti, e vale solo l'ultimo.
problem-visitor-link-not-good-example = Anna apre il link sul telefono, e più tardi di nuovo su un tablet.
problem-visitor-link-not-good-remedy = Fai un nuovo link nelle impostazioni del dispositivo che ha il nome.

problem-visitor-passkey-not-good-why = Il server non conosce la passkey, oppure è stata creata a un altro indirizzo, o non ha firmato ciò che doveva; una richiesta vale una volta sola, per cinque minuti.
problem-visitor-passkey-not-good-example = Anna ha eliminato una passkey nelle impostazioni, e il telefono la propone ancora.
problem-visitor-passkey-not-good-remedy = Riprova; se non basta, usa un link da un dispositivo che ha il nome, e crea una nuova passkey.

problem-visitor-too-many-passkeys-why = C'è un limite alle passkey di un visitatore.
problem-visitor-too-many-passkeys-example = Anna crea una passkey per ogni browser della biblioteca.
problem-visitor-too-many-passkeys-remedy = Elimina una passkey che non usi più.

problem-visitor-too-many-sessions-why = Ogni volta che vieni riconosciuto su un altro dispositivo, o sostituisci una sessione, se ne conserva una in più per un anno, così che una sessione chiusa resti chiusa. C'è un limite alle sessioni di un visitatore.
problem-visitor-too-many-sessions-example = Un programma di Anna sostituisce la sua sessione ogni pochi minuti.
problem-visitor-too-many-sessions-remedy = Continua con una sessione che hai già; le più vecchie vengono dimenticate dopo un anno.

problem-visitor-unknown-passkey-why = La passkey da eliminare non è fra le tue, o era già eliminata.
problem-visitor-unknown-passkey-example = Anna elimina una passkey in una scheda, e poi di nuovo in un'altra.
problem-visitor-unknown-passkey-remedy = Guarda l'elenco delle tue passkey.

problem-visitor-nobody-there-why = Il posto è libero, del computer, o è il proprio.
problem-visitor-nobody-there-example = Anna vuole bloccare l'ammiraglio.
problem-visitor-nobody-there-remedy = Indica il posto di un'altra persona a un tuo tavolo.

problem-visitor-too-many-blocks-why = C'è un limite ai blocchi e alle segnalazioni di un visitatore.
problem-visitor-too-many-blocks-example = Anna blocca tutti quelli contro cui ha perso.
problem-visitor-too-many-blocks-remedy = Togli i blocchi che non servono più.

problem-visitor-unknown-block-why = Il blocco da togliere non è fra i tuoi, o era già tolto.
problem-visitor-unknown-block-example = Anna toglie un blocco in una scheda, e poi di nuovo in un'altra.
problem-visitor-unknown-block-remedy = Guarda l'elenco dei tuoi blocchi.

# Token.

problem-token-not-good-why = L'intestazione `Authorization` contiene un token che il server non conosce, o non conosce più.
problem-token-not-good-example = Anna ha revocato il token che il suo bot usa ancora.
problem-token-not-good-remedy = Crea un token nuovo, e dallo al bot.

problem-token-too-narrow-why = Un token vale per ciò che dicono i suoi ambiti, e mai per creare altri token.
problem-token-too-narrow-example = Lo schermo di Anna ha un token per leggere, e manda un colpo.
problem-token-too-narrow-remedy = Usa un token con quell'ambito, o una sessione.

problem-token-too-many-why = Un giocatore può avere cinquanta token alla volta; quelli revocati non contano.
problem-token-too-many-example = Lo script di Anna crea un token per ogni partita.
problem-token-too-many-remedy = Revoca quelli che non usi, o usane uno per tutte le partite.

problem-token-unknown-why = Il token da revocare non è fra i tuoi, o era già stato revocato.
problem-token-unknown-example = Anna fa clic due volte.
problem-token-unknown-remedy = Guarda l'elenco dei tuoi token.

problem-channel-too-many-why = Un visitatore può essere avvisato dei propri turni in dieci luoghi al massimo.
problem-channel-too-many-example = Anna aggiunge un undicesimo webhook.
problem-channel-too-many-remedy = Togli quello che non serve più.

problem-channel-unknown-why = Il luogo è già stato tolto, oppure è di qualcun altro.
problem-channel-unknown-example = Anna toglie due volte lo stesso webhook.
problem-channel-unknown-remedy = Guarda l'elenco dei tuoi canali.

problem-channel-unfit-address-why = Un indirizzo dato da un utente deve cominciare con `https://`, nominare un host che si trova e portare su internet: mai a questa macchina o alla sua rete privata.
problem-channel-unfit-address-example = Anna dà l'indirizzo del suo router.
problem-channel-unfit-address-remedy = Usa un indirizzo pubblico. Chi gestisce il server può permettere quelli privati nel file delle impostazioni.

problem-channel-unfit-mailbox-why = Un messaggio va a una sola casella, scritta con un nome, una `@` e un host con un punto, in lettere inglesi.
problem-channel-unfit-mailbox-example = Anna dà due indirizzi separati da una virgola.
problem-channel-unfit-mailbox-remedy = Scrivi un solo indirizzo, senza spazi e senza segni intorno.

problem-channel-asked-enough-why = Un link che conferma una casella ci va al massimo tre volte al giorno, chiunque lo chieda, perché nessuno sia infastidito da sconosciuti.
problem-channel-asked-enough-example = Anna chiede un quarto link perché guarda nella casella sbagliata.
problem-channel-asked-enough-remedy = Cerca l'ultimo link, anche nella posta indesiderata; oppure riprova domani.

problem-channel-not-offered-why = Un server manda e-mail solo se chi lo gestisce ha indicato un server di posta.
problem-channel-not-offered-example = Anna dà il suo indirizzo su un server senza e-mail.
problem-channel-not-offered-remedy = Usa un altro modo, o chiedi a chi gestisce il server.

# Richieste a un server.

problem-request-malformed-why = Il corpo, il messaggio o un parametro dell'indirizzo non è come dice la descrizione dell'API.
problem-request-malformed-example = Il bot di Anna manda come testo il numero di ciò che ha sentito.
problem-request-malformed-remedy =
    Confronta la richiesta con `/api/openapi.json`; il punto dell'errore sta dopo l'ultimo `at`.
    Anche i campi non descritti vengono rifiutati.

problem-request-too-large-why = Un corpo può avere 64 kB, un messaggio su un socket quanto serve alla flotta più grande della sua partita, e almeno 4 kB.
problem-request-too-large-example = Anna manda un'immagine dove ci vuole un file di regole.
problem-request-too-large-remedy =
    Manda di meno, senza spazi inutili.

problem-request-too-often-why = Per ogni socket e ogni indirizzo vale un limite di frequenza: dieci messaggi al secondo su un socket, e venti in una volta.
problem-request-too-often-example = Il bot di Anna chiede la sua vista di continuo invece di aspettare il flusso.
problem-request-too-often-remedy =
    Aspetta quanto dice la frase o l'intestazione `Retry-After`.
    Usa il flusso o il socket, che avvisano da soli quando succede qualcosa.

problem-request-stored-enough-why = Ogni indirizzo può far conservare un certo numero di byte: 4 MB in una volta, e poi 4 kB al secondo. Contano le disposizioni conservate, le flotte cominciate, i tavoli nuovi, le iscrizioni e le prove dei campi sigillati. Le mosse no.
problem-request-stored-enough-example = Un programma conserva centinaia di flotte grandi una dopo l'altra.
problem-request-stored-enough-remedy = Manda di nuovo la stessa richiesta quando sono passati i secondi indicati nei fatti e in `Retry-After`.

problem-request-no-room-why = Il server tiene l'ultima parte del disco per le partite cominciate. Finché non c'è di nuovo spazio non apre tavoli e non conserva disposizioni, flotte cominciate o iscrizioni.
problem-request-no-room-example = Anna apre un tavolo mentre il disco del server è quasi pieno.
problem-request-no-room-remedy = Continua a giocare: le partite cominciate vanno avanti. Se resta così, dillo a chi gestisce il server.

problem-request-over-budget-why = Consigli, controlli delle regole, immagini e repliche costano tempo di processore, e ogni indirizzo e ogni tavolo ne ha una riserva che si riempie di secondo in secondo. Niente è stato cominciato.
problem-request-over-budget-example = La pagina di Anna chiede cento immagini di una partita, una dopo l'altra.
problem-request-over-budget-remedy =
    Rimanda la stessa richiesta quando sono passati i secondi indicati nei dati e in `Retry-After`.
    Conserva le risposte: un momento di una partita finita non cambia più.

problem-request-busy-why = I lavori di questo genere si fanno uno dopo l'altro, e troppi aspettano; oppure un lavoro è durato troppo ed è stato interrotto. Le mosse di una partita sono un altro genere di lavoro e non aspettano questo.
problem-request-busy-example = Bruno chiede un consiglio mentre altri cento fanno lo stesso.
problem-request-busy-remedy =
    Rimanda la stessa richiesta quando sono passati i secondi indicati nei dati e in `Retry-After`.
    Se continua, il server ha troppo pochi processori per i suoi visitatori: dillo a chi lo gestisce.

problem-request-unknown-page-why = Nessuna pagina e nessuna rotta ha questo indirizzo.
problem-request-unknown-page-example = Anna dimentica l'ultima lettera di un link.
problem-request-unknown-page-remedy = Controlla l'indirizzo, o ricomincia da `/`.

problem-request-feature-off-why = Ogni funzione di un server (il mare del giorno, l'esibizione, i problemi) può essere disattivata dal gestore. I suoi indirizzi rispondono allora 404 e la pagina la nasconde. Ciò che i visitatori hanno salvato resta, e viene eliminato con loro.
problem-request-feature-off-example = Anna chiede il mare del giorno al server di un circolo, che gioca soltanto le proprie partite.
problem-request-feature-off-remedy = Chiedi al gestore, o gioca su un altro server.
problems-fact-feature = Nome della funzione, come il gestore lo scrive dopo --without.

problem-request-wrong-method-why = L'indirizzo è giusto, ma gli si è chiesto con GET ciò che vuole POST, o viceversa.
problem-request-wrong-method-example = Anna apre nel browser l'indirizzo dei comandi.
problem-request-wrong-method-remedy = Usa uno dei metodi nell'intestazione `Allow`.

problem-request-wrong-host-why = Un server risponde ai nomi che gli ha dato chi lo gestisce, a localhost e agli indirizzi in cifre. Altrimenti la pagina di un estraneo potrebbe far portare il proprio nome a un computer di casa tua, e interrogarlo al posto tuo.
problem-request-wrong-host-example = Chi gestisce il server lo ha chiamato play.example, e Anna lo apre con un nome più vecchio che porta ancora lì.
problem-request-wrong-host-remedy = Apri l'indirizzo che ti è stato dato. Chi gestisce il server aggiunge un nome avviandolo con --site.

problem-request-foreign-origin-why =
    Un browser manda il cookie di sessione con ogni richiesta, qualunque sito gliela faccia fare (CSRF).
    Perciò una richiesta con una sessione deve anche dire da dove viene.
problem-request-foreign-origin-example = La pagina di un altro sito fa mandare un comando al browser di Anna.
problem-request-foreign-origin-remedy =
    In un browser, usa le pagine del server stesso.
    In un programma, usa un token, o manda l'indirizzo del server nell'intestazione `Origin`.

problem-request-unknown-version-why = Un client può dire, nell'apertura di un socket, quale versione dei messaggi parla, e questo server ne parla un'altra.
problem-request-unknown-version-example = Lo schermo di Anna è stato caricato prima che il server venisse aggiornato.
problem-request-unknown-version-remedy = Ricarica la pagina, o aggiorna il client.

problem-request-server-fault-why = Qualcosa è andato storto dentro il server, qualunque fosse la richiesta.
problem-request-server-fault-example = Il disco del server non c'è più.
problem-request-server-fault-remedy =
    Manda di nuovo la stessa richiesta, con lo stesso id: viene eseguita una volta sola.
    Se continua a fallire, avvisa chi gestisce il server.

# Che cosa significano i dati; dove un dato significa altro in un solo problema, la chiave ne porta il codice.

problems-fact-at = La casella in questione: riga e colonna, contate da zero.
problems-fact-cell = Una casella di questo tavolo.
problems-fact-cells = Le caselle della nave, ognuna con riga e colonna, contate da zero.
problems-fact-closed = Quanti turni sono stati chiusi.
problems-fact-cols = Quante colonne ha la griglia.
problems-fact-columns = Le etichette delle colonne, o la prima e l'ultima se sono molte.
problems-fact-corners-allowed = Se le navi possono toccarsi agli angoli.
problems-fact-count = Quante volte si può usare in una partita.
problems-fact-counted = La stessa casella, detta con il numero della colonna e la riga.
problems-fact-example = Come si scrive una casella a questo tavolo.
problems-fact-first = La casella in alto a sinistra.
problems-fact-host = Il nome nell'intestazione Host della richiesta.
problems-fact-last = La casella in basso a destra.
problems-fact-least = Il numero minimo di posti di queste regole.
problems-fact-length = Quanti caratteri sono stati scritti.
problems-fact-letter = La lettera dell'altro alfabeto.
problems-fact-made-on = Quante cose aveva sentito il posto quando è nato il comando.
problems-fact-meant = La casella che somiglia, nell'alfabeto del tavolo; vuoto se non c'è.
problems-fact-missed = Quanti turni di fila ha saltato il giocatore.
problems-fact-mistakes = I primi dieci errori, ognuno una frase.
problems-fact-most = Il numero massimo ammesso.
problems-fact-move = Il momento richiesto.
problems-fact-name = Il nome mandato.
problems-fact-named = Quante caselle sono state indicate.
problems-fact-needed = Quante navi intatte servono.
problems-fact-now = Quante cose ha sentito il posto finora.
problems-fact-number = Il numero del turno richiesto.
problems-fact-other = Il tipo dell'altra nave.
problems-fact-placed = Quante navi di questo tipo sono state messe.
problems-fact-readings = Le caselle che si possono leggere.
problems-fact-reason = Che cosa non va, e dove; sempre in inglese.
problems-fact-rows = Quante righe ha la griglia.
problems-fact-scope = L'ambito necessario; `person` dove nessun token basta.
problems-fact-seat = Il posto in questione, contato da zero.
problems-fact-seats = Quanti posti ci sono.
problems-fact-seconds = Quanti secondi aspettare.
problems-fact-ship = Il numero della nave, contato da zero.
problems-fact-ship-class = Il tipo della nave, con il suo nome breve.
problems-fact-ships = Quante navi hai.
problems-fact-size = Quanti byte sono arrivati.
problems-fact-step = A che punto del turno sei: `attack` prima del primo colpo, `again` dopo.
problems-fact-text = Ciò che è stato scritto.
problems-fact-turn = Il posto che è di turno, contato da zero.
problems-fact-typed-script = L'alfabeto della lettera: `latin`, `cyrillic` o vuoto.
problems-fact-undamaged = Quante navi intatte hai.
problems-fact-unlock-turn = Il numero del tuo turno a partire dal quale è disponibile.
problems-fact-version = La versione dei messaggi che il server parla.
problems-fact-visitor-unfit-name-why = Che cosa non va: `word` per una parola che dice chi è qualcuno, `signs` per troppi segni o segni strani.
problems-fact-waiting = I posti senza flotta, contati da zero; vuoto mentre si attende il sorteggio.
problems-fact-wanted = Quante navi di questo tipo ha la flotta.
problems-fact-wants-line = Se vuole una riga o una colonna invece di una casella.
problems-fact-weapon = Il nome breve del colpo speciale.

problems-fact-manoeuvre-out-of-reach-ship-class = Il tipo della nave, con il suo nome breve; vuoto se nessuna nave può muoversi.
problems-fact-match-clock-decides-seconds = Fra quanti secondi scade il tempo; 0 se nessun tempo corre.
problems-fact-match-fleet-seen-seat = Il posto la cui flotta può essere stata vista, contato da zero.
problems-fact-match-nobody-absent-seconds = Fra quanti secondi riprovare; 0 se nessuno è assente.
problems-fact-match-unknown-moment-last = L'ultimo momento che c'è.
problems-fact-sealed-not-sealable-why = Il motivo: uno di quelli che docs/fairness.md nomina.
problems-fact-sealed-wrong-size-wanted = Quanti byte ha la prova con queste regole.
problems-fact-seat-not-droppable-needed = Quanti turni saltati servono; null se nessuno si può escludere.
problems-fact-shot-wrong-number-wanted = Quanti colpi hai.
problems-fact-table-wrong-seats-seats = Quanti posti erano previsti.
problems-fact-table-wrong-seats-most = Il numero massimo di posti di queste regole.
problems-fact-variant-mistakes-first = Il primo errore, come frase.
problems-fact-variant-mistakes-count = Quanti errori sono stati trovati.
problems-fact-weapon-locked-turn = Il numero del tuo turno, contato da uno.

problem-match-not-by-host-why = Il conduttore ha dato un ordine per un posto il cui giocatore ha un collegamento proprio.
problem-match-not-by-host-example = Anna incolla un messaggio di Bruno, che gioca nel suo browser.
problem-match-not-by-host-remedy = Lascia che sia il giocatore a dare l'ordine, o prima sostituiscilo.

problem-match-host-holds-no-seat-why = Chi legge i messaggi degli altri conosce le loro flotte, e quindi non può averne una.
problem-match-host-holds-no-seat-example = Anna incolla i messaggi di Bruno e vorrebbe sedersi anche lei.
problem-match-host-holds-no-seat-remedy = Fai condurre qualcun altro, o dai a ogni giocatore un collegamento proprio.

problem-match-fleet-seen-why =
    Il giocatore, o il conduttore che dava ordini per quel posto, può aver guardato una flotta di questa partita.
    A un altro posto sparerebbe su ciò che ha visto.
problem-match-fleet-seen-example = Anna conduce, per un po' dà gli ordini di Bruno, affida il suo posto a Carla e poi vuole sedersi a un terzo posto.
problem-match-fleet-seen-remedy = Prendi il posto di cui conosci la flotta, guarda, o gioca la prossima partita.

problem-match-host-plays-why =
    Il nuovo collegamento di chi è sostituito è in mano al conduttore.
    Chi si siede a un tavolo pubblico o aperto non deve perdere il posto per mano dell'avversario.
problem-match-host-plays-example = Anna gioca a un tavolo pubblico e vuole sostituire Bruno, venuto dall'elenco.
problem-match-host-plays-remedy =
    Manda via il giocatore dopo i turni mancati che le regole prevedono, o chiudi la partita.
    Per poter sostituire, conduci senza giocare, oppure dai a ognuno un collegamento e non mettere il tavolo in elenco.

problem-match-nobody-to-replace-why = Si può sostituire solo una persona che è ancora in gioco.
problem-match-nobody-to-replace-example = Anna vuole sostituire un giocatore del computer, o qualcuno la cui flotta è affondata.
problem-match-nobody-to-replace-remedy = Scegli un altro posto.

problem-match-deadline-past-why = Un turno si può allungare, mai accorciare rispetto a quanto annunciato.
problem-match-deadline-past-example = Anna ha annunciato le 20:00 e vuole mettere le 19:00.
problem-match-deadline-past-remedy = Scegli un momento più tardi, o chiudi il turno adesso.

problem-table-unsound-hosting-why = Il piano di una partita condotta si contraddice: i nomi, la flotta, la scadenza o il posto del conduttore.
problem-table-unsound-hosting-example = Anna vuole che i turni si chiudano alle 20:00 in un fuso orario chiamato Rome.
problem-table-unsound-hosting-remedy = Guarda i fatti: `why` è `zone`, `rounds`, `host`, `fleet` o `name`.
problems-fact-table-unsound-hosting-why = Che cosa non torna: `zone`, `rounds`, `host`, `fleet` o `name`.

problem-signup-closed-why = Dopo che il conduttore ha chiuso l'elenco non entra nessun altro, e un posto in gioco si lascia nella partita.
problem-signup-closed-example = Bruno arriva un giorno dopo e dice che gioca.
problem-signup-closed-remedy = Fai da riserva, o guarda.

problem-signup-full-why = Il conduttore ha annunciato tanti posti, giocatori del computer compresi.
problem-signup-full-example = I posti sono dodici, e Bruno è il tredicesimo.
problem-signup-full-remedy = Fai da riserva.
problems-fact-signup-full-most = Quanti posti ci sono.

problem-signup-unknown-entry-why = Chi era inteso ha lasciato l'elenco, o non è una riserva.
problem-signup-unknown-entry-example = Anna vuole far entrare una riserva che ha appena rinunciato.
problem-signup-unknown-entry-remedy = Ricarica l'elenco e scegli da lì.

problem-signup-nothing-to-confirm-why = Confermano solo giocatori e riserve, e solo dopo che il conduttore ha chiuso l'elenco.
problem-signup-nothing-to-confirm-example = Bruno guarda, e conferma che gioca.
problem-signup-nothing-to-confirm-remedy = Di prima che giochi, o aspetta che il conduttore lo chieda.

problem-signup-not-confirmed-why = Chi gioca ha tante ore per confermare, e non tutti lo hanno fatto.
problem-signup-not-confirmed-example = Anna comincia la partita un'ora dopo aver chiuso l'elenco.
problem-signup-not-confirmed-remedy = Aspetta la scadenza, o comincia senza chi non ha confermato.
problems-fact-signup-not-confirmed-names = Chi non ha confermato.

problem-signup-too-few-why = Per una partita servono due giocatori, quelli del computer compresi.
problem-signup-too-few-example = Gioca solo Bruno, e Anna comincia la partita.
problem-signup-too-few-remedy = Aspetta un'altra risposta.
problems-fact-signup-too-few-count = Quanti giocherebbero.

problem-signup-unknown-why = Il collegamento non è intero, o chi ha annunciato la partita si è cancellato.
problem-signup-unknown-example = Bruno ha copiato metà del collegamento.
problem-signup-unknown-remedy = Chiedi il collegamento al conduttore.

problem-signup-too-many-why = Nessuno conduce tante partite insieme.
problem-signup-too-many-example = Un programma di Anna annuncia una partita al minuto.
problem-signup-too-many-remedy = Comincia o annulla una partita.
problems-fact-signup-too-many-most = Quante possono essere in corso.

## Sessions and deletion

sessions = Le tue sessioni
sessions-about = Chi ha una di queste gioca con il tuo nome. Non c’è una password: una sessione terminata non si riapre.
session-here = questo browser
session-since = dal { $since }
session-unknown = Browser sconosciuto
session-end = Termina
session-end-which = Termina: { $device }, dal { $since }
session-end-title = Terminare questa sessione?
session-end-sure = Chi gioca lì lascia subito ogni partita, e torna come qualcun altro.
session-end-here = È il browser che stai usando. Qui diventerai qualcun altro: il nome e le partite restano alle altre tue sessioni, e senza una di queste niente ti ci riporta.
session-ended = La sessione è terminata.
sessions-end-others = Termina tutte le altre
sessions-end-others-title = Terminare tutte le altre sessioni?
sessions-end-others-sure = Resta solo questo browser. Se qualcuno ha una copia della sua sessione, termina anche quella.
sessions-ended-others = Resta solo questo browser.
delete-me = Cancellami
delete-me-about = Ciò che qui si sa di te viene tolto per sempre.
delete-me-ask = Cancellami …
delete-me-title = Vuoi cancellarti?
delete-me-goes = Se ne vanno: il tuo nome ovunque si trovi, le sessioni, i token per i programmi, le flotte salvate e l’elenco delle tue partite.
delete-me-stays = Restano: le partite che hai giocato, con tutte le mosse e «Giocatore cancellato» al tuo posto. Una partita in corso può essere chiusa da chi rimane. Le copie di riserva del server contengono ciò che contenevano.
delete-me-here = Lingua, colori e suoni sono conservati in questo browser, e lì restano.
delete-final = Niente li riporta indietro.
farewell-deleted = Cancellazione avvenuta
farewell-ended = La sessione è terminata
farewell-about = Chi gioca d’ora in poi in questo browser è qualcun altro.

## Being told of my turn

channels = Avvisami quando tocca a me
channels-about = Per le partite che durano giorni. Gli indirizzi non si mostrano a nessuno, e spariscono se ti cancelli.
channel-mail = E-mail
channel-push = Un browser
channel-webhook = Webhook
channel-unconfirmed = non ancora confermato
channel-add = Aggiungi
channel-remove = Togli
channel-removed = Tolto.
channel-mail-about = Prima ricevi un link; finché non lo apri non arriva altro. Al massimo un messaggio per turno e venti al giorno.
channel-mail-sent = Inviato. Apri il link nel messaggio.
channel-hook-open = Per i programmi: un webhook
channel-hook-address = Indirizzo da chiamare a ogni turno
channel-hook-made = Aggiunto. Il segreto si mostra solo questa volta.
channel-hook-secret = Segreto delle firme
mail-confirm = È il tuo indirizzo?
mail-confirm-about = Lì sarai avvisato quando tocca a te.
mail-confirm-press = Sì, avvisami lì
mail-confirm-done = Fatto. Sarai avvisato quando tocca a te.
mail-stop = Niente più messaggi?
mail-stop-about = A questo indirizzo non sarai più avvisato.
mail-stop-press = Ferma i messaggi
mail-stop-done = Fatto. Non arriverà altro.

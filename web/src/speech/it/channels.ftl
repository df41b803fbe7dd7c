## Being told of my turn

channels = Avvisami quando tocca a me
channels-about = Per le partite che durano giorni. Gli indirizzi non si mostrano a nessuno, e spariscono se ti cancelli.
channel-mail = E-mail
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

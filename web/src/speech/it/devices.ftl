# Lo stesso visitatore su un altro dispositivo.

devices = Il tuo nome su un altro dispositivo
devices-about = Porta il tuo nome e le tue partite su un telefono o su un altro browser. Questo resta riconosciuto finché non termini la sua sessione.
device-link-make = Crea un link
device-link-another = Crea un altro link
device-link = Aprilo sull’altro dispositivo
device-link-about = Vale una volta sola, fino alle { $until }. Chi lo apre gioca con il tuo nome: non mostrarlo a nessuno.
device-share-text = Il mio nome a Battaglia navale, per un altro mio dispositivo.
device-have = Ho già un nome

device-title = Porta qui il tuo nome
device-by-link = Con questo link il browser prende il nome dell’altro tuo dispositivo, con tutte le sue partite. Anche l’altro resta riconosciuto.
device-how = Crea un link nelle impostazioni del dispositivo che ha il tuo nome, e aprilo qui. Se hai una passkey, basta quella.
device-instead = Qui adesso sei { $name }. Quel nome e le sue partite restano indietro, e niente ti ci riporta, a meno che tu non li abbia su un altro dispositivo o in una passkey.
device-become = Prendi qui il mio nome
device-by-passkey = Usa una passkey
device-done = Qui ora sei { $name }
device-done-about = Ci sono anche le tue partite. Nelle impostazioni vedi tutti i dispositivi che ti riconoscono, e puoi terminarli.

passkeys = Passkey
passkeys-about = Una passkey sta nel telefono, nel computer o nel suo cloud, e ti riporta qui anche quando ogni sessione è terminata. Niente password da ricordare; non veniamo a sapere né la tua e-mail né chi sei.
passkey-make = Crea una passkey
passkey-made = La passkey è creata.
passkey-none = Nessuna passkey è stata creata o scelta.
passkey-not-here = Le passkey richiedono un indirizzo sicuro (https) che sia un nome; qui c’è solo il link.
passkey-since = creata il { $since }
passkey-used = usata il { $used }
passkey-delete = Elimina
passkey-delete-which = Elimina la passkey: { $device }, creata il { $since }
passkey-delete-title = Eliminare questa passkey?
passkey-delete-sure = Non aprirà più niente qui. Le sessioni aperte continuano.
passkey-deleted = La passkey è eliminata.

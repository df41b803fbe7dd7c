## La cornice di ogni pagina

sea-battle = Battaglia navale
home = Pagina iniziale
watch = Guarda
builder = Crea le tue regole
settings = Impostazioni
for-programs = Per i programmi
main-menu = A portata di mano
footer-menu = Tutte le pagine
skip = Vai alla pagina
close = Chiudi
save = Salva
language = Lingua

not-found = Qui non c’è niente
not-found-about = A questo indirizzo non c’è nessuna pagina. Forse il link è stato troncato.

## Quando qualcosa va storto

network-unreachable = Il server non è raggiungibile. C’è la rete?
network-strange = Il server ha dato una risposta incomprensibile.
page-fault = Qualcosa è andato storto in questa pagina. Ricaricarla dovrebbe bastare.
page-left = La pagina è stata lasciata prima che arrivasse la risposta.
connection-lost = La connessione è caduta. Continuiamo a riprovare; nulla di ciò che hai fatto è perduto.
connection-renewed = Il server si sta aggiornando e tornerà fra un attimo. La partita riprende da dov’era.

## Impostazioni

theme = Colori
theme-auto = Come nel sistema
theme-light = Carta diurna
theme-dark = Carta notturna
theme-contrast = Contrasto elevato
motion = Movimento
motion-auto = Come nel sistema
motion-off = Nulla si muove
sound = Suoni
your-name = Il tuo nome
your-name-about = Lo vedono gli altri al tavolo.
name-saved = Salvato. D’ora in poi ti chiami così.

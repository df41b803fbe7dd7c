# Quello che si scrive al conduttore di una partita da forum, e la sua risposta.

heard-ship-carrier = portaerei, la portaerei
heard-ship-battleship = corazzata, la corazzata, nave da battaglia
heard-ship-cruiser = incrociatore, l'incrociatore
heard-ship-submarine = sommergibile, il sommergibile, sottomarino, il sottomarino
heard-ship-destroyer = cacciatorpediniere, il cacciatorpediniere, caccia
heard-ship-torpedo-boat = torpediniera, la torpediniera
heard-until = fino a, fino ad, sino a, a, ad
heard-across = orizzontale, in orizzontale, orizzontalmente, est
heard-downwards = verticale, in verticale, verticalmente, sud
heard-not = prossimo turno, il prossimo turno, al prossimo turno, non, no, mai, oppure, o, invece, tranne, però, forse, magari, se, annulla, scorso, ieri, sparavo, ho sparato, avevo
heard-placing = flotta, la mia flotta, nave, navi, metto, posiziono, lunga, lungo, sta
heard-courtesy = ciao, salve, buongiorno, buonasera, caro, cara, conduttore, capitano, per favore, per piacere, grazie, grazie mille, buona fortuna, fortuna, saluti, un saluto, io, mio, mia, miei, la mia, il mio, le mie, e, ed, il, la, lo, le, i, gli, un, una, di, da, dal, dalla, per, questo, questa, turno, ora, voglio, vorrei, sparare, sparo a, sparo in, tiro, tiro a, provo, punto, ordine, ecco, è, in, colpisco, colpire, casella, caselle, con, bomba, bum, prossimo

message-no-cell = Nel messaggio non c'è nessuna casella.
message-no-fleet = Nel messaggio non c'è nessuna flotta.
message-fleet-is-in = La flotta c'è già: il turno vuole una casella.
message-no-place = Non si dice dove sta: { $ship }.
message-two-ways = La posizione si può leggere in due modi: { $ship }.
message-which-class =
    { $count ->
        [0] Nessuna nave della flotta sta in { $cells }.
       *[other] Quale nave sta in { $cells }: { $ships }?
    }
message-reply-fleet = Ho annotato la tua flotta: { $order }
message-reply-shot = Annotato per questo turno: { $order } Puoi cambiarlo finché il turno non si chiude.
message-reply-order = Annotato: { $order }
message-reply-unclear = Non sono sicuro di aver capito il tuo messaggio.
message-reply-doubt = Questa parte non l'ho capita: «{ $text }».
message-reply-perhaps = Intendevi questo? { $orders }
message-reply-example = Per favore scrivilo così: { $example }

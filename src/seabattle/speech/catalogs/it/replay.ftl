# Una partita rivista, passo per passo.

replay-heading =
    { $count ->
        [one] { $title }. { $names }. { $count } passo.
       *[other] { $title }. { $names }. { $count } passi.
    }
replay-step = { $number } di { $total }
replay-order = { $name } ordina: { $order }.
replay-stand-in = { $name }: questa mossa è stata scelta da un sostituto ({ $player }).
replay-note = { $unit ->
        [turns] Attesi { $before } → { $after } turni; fortuna { $luck }, perdita { $loss }.
       *[shots] Attesi { $before } → { $after } colpi; fortuna { $luck }, perdita { $loss }.
    }
replay-keys = ← → passo · spazio avvia · numero e Invio salta · Home Fine · q esce

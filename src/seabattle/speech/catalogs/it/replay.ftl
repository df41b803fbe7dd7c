# Una partita rivista, passo per passo.

replay-heading =
    { $count ->
        [one] { $title }. { $names }. { $count } passo.
       *[other] { $title }. { $names }. { $count } passi.
    }
replay-step = { $number } di { $total }
replay-order = { $name } ordina: { $order }.
replay-stand-in = { $name }: questa mossa è stata scelta da un sostituto ({ $player }).

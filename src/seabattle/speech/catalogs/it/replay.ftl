# Una partita rivista, voce per voce.

replay-heading =
    { $count ->
        [one] { $title }. { $names }. { $count } voce.
       *[other] { $title }. { $names }. { $count } voci.
    }
replay-step = { $number } di { $total }
# Quando chi rivede la partita non ha sentito nulla.
replay-silence = (non si sente nulla)
replay-order = { $name } ordina: { $order }.

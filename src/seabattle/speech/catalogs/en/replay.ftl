# A game that is shown again, entry by entry.

replay-heading =
    { $count ->
        [one] { $title }. { $names }. { $count } entry.
       *[other] { $title }. { $names }. { $count } entries.
    }
replay-step = { $number } of { $total }
# When the one who is shown the game heard nothing.
replay-silence = (nothing to hear)
replay-order = { $name } orders: { $order }.

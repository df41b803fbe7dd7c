# A game that is shown again, step by step.

replay-heading =
    { $count ->
        [one] { $title }. { $names }. { $count } step.
       *[other] { $title }. { $names }. { $count } steps.
    }
replay-step = { $number } of { $total }
replay-order = { $name } orders: { $order }.
replay-stand-in = { $name }: this move was chosen by a stand-in ({ $player }).
replay-note = { $unit ->
        [turns] Expected { $before } → { $after } turns; luck { $luck }, loss { $loss }.
       *[shots] Expected { $before } → { $after } shots; luck { $luck }, loss { $loss }.
    }
replay-keys = ← → step · space plays · number and Enter jump · Home End · q leaves

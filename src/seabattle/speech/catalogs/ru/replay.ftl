# Сыгранная партия, показанная запись за записью.

replay-heading =
    { $count ->
        [one] { $title }. { $names }. { $count } запись.
        [few] { $title }. { $names }. { $count } записи.
       *[many] { $title }. { $names }. { $count } записей.
    }
replay-step = { $number } из { $total }
# Когда тот, кому показывают партию, ничего не слышал.
replay-silence = (ничего не слышно)
replay-order = { $name } отдаёт приказ: { $order }.

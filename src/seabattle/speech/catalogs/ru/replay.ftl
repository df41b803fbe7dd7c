# Сыгранная партия, показанная шаг за шагом.

replay-heading =
    { $count ->
        [one] { $title }. { $names }. { $count } шаг.
        [few] { $title }. { $names }. { $count } шага.
       *[many] { $title }. { $names }. { $count } шагов.
    }
replay-step = { $number } из { $total }
replay-order = { $name } отдаёт приказ: { $order }.
replay-stand-in = { $name }: этот ход выбран запасным игроком ({ $player }).

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
replay-note = { $unit ->
        [turns] Ожидалось { $before } → { $after } (ходов); везение { $luck }, потеря { $loss }.
       *[shots] Ожидалось { $before } → { $after } (выстрелов); везение { $luck }, потеря { $loss }.
    }
replay-keys = ← → шаг · пробел — показ · номер и Enter — переход · Home End · q — выход

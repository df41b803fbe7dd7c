# Насколько хорошо кто-то стрелял и насколько ему везло.

trouble-analysis-not-measured = Стрельбу в игре { $variant } измерить нельзя: корабли должны стоять на месте, у каждого своё поле, играют двое, и на каждый выстрел отвечают до следующего.
trouble-record-not-packed = Это не запись игры, сжатая gzip и переведённая в base64.
trouble-analysis-no-part = В разборе этой игры частей: { $parts }, счёт с нуля; части { $part } нет.
trouble-analysis-no-move = В этой игре ходов: { $moves }, счёт с нуля; хода { $move } нет.
trouble-analysis-no-shot = По клетке { $shot } оттуда выстрелить нельзя.
analysis-heading = { $unit ->
        [turns] Счёт в ходах, в сравнении с компьютерным игроком surveyor.
       *[shots] Счёт в выстрелах, в сравнении с компьютерным игроком surveyor.
    }
analysis-verdict = { $name }: { $skilled ->
        [more] на { $skill } лучше, чем по вероятностям
        [less] на { $skill } хуже, чем по вероятностям
       *[even] ровно так, как по вероятностям
    }, { $lucky ->
        [more] и на { $luck } везения.
        [less] и на { $luck } невезения.
       *[even] без везения и невезения.
    }
analysis-account = { $unit ->
        [turns] Ожидалось ходов { $expected }, понадобилось { $result }; на ходах хуже лучшего потеряно всего { $loss } (погрешность ± { $error }).
       *[shots] Ожидалось выстрелов { $expected }, понадобилось { $result }; на ходах хуже лучшего потеряно всего { $loss } (погрешность ± { $error }).
    }
analysis-placing = { $lay ->
        [more] Флот противника стоял на { $harder } труднее, чем поставленный по жребию (± { $error }): столько невезения — от расстановки.
        [less] Флот противника стоял на { $harder } легче, чем поставленный по жребию (± { $error }): столько везения — от расстановки.
       *[even] Флот противника стоял так, как поставленный по жребию (± { $error }).
    }
analysis-turning = Переломные ходы:
analysis-turning-line = { $number }. { $name }, { $cells }: везение { $luck }, умение { $skill }
analysis-column-number = №
analysis-column-player = игрок
analysis-column-shot = выстрел
analysis-column-before = до
analysis-column-after = после
analysis-column-luck = везение
analysis-column-skill = умение
analysis-column-loss = потеря
analysis-column-best = лучшие

# Что все слышат о живой игре, кроме самих ходов. $you равно yes, когда речь о том, кто читает.
# Имена не склоняются, поэтому они везде в именительном падеже, а глаголы — в настоящем времени.

notice-sat-down =
    { $you ->
        [yes] Вы садитесь за стол.
       *[no] { notice-newcomer }
    }
notice-newcomer =
    { $kind ->
        [bot] За стол садится бот: { $name }.
        [computer] За стол садится компьютер: { $name }.
       *[person] { $name } садится за стол.
    }
notice-seat-given-up =
    { $you ->
        [yes] Ваше место снова свободно.
       *[no] Место снова свободно ({ $name }).
    }
notice-stop-offered =
    { $you ->
        [yes] Вы предлагаете прекратить игру.
       *[no] { $name } предлагает прекратить игру.
    }
notice-stop-refused =
    { $you ->
        [yes] Вы хотите играть дальше.
       *[no] { $name } хочет играть дальше.
    }

# $reader — asked, asking или other.
notice-pause-offered =
    { $you ->
        [yes] { $days ->
            [one] Вы предлагаете паузу на { $days } день.
            [few] Вы предлагаете паузу на { $days } дня.
           *[many] Вы предлагаете паузу на { $days } дней.
        }
       *[no] { $days ->
            [one] { $name } предлагает паузу на { $days } день.
            [few] { $name } предлагает паузу на { $days } дня.
           *[many] { $name } предлагает паузу на { $days } дней.
        }
    }
notice-pause-refused =
    { $you ->
        [yes] Вы против паузы.
       *[no] { $name } против паузы.
    }
notice-match-paused =
    { $days ->
        [one] Все согласны: пауза на { $days } день. До её конца часы стоят.
        [few] Все согласны: пауза на { $days } дня. До её конца часы стоят.
       *[many] Все согласны: пауза на { $days } дней. До её конца часы стоят.
    }
notice-phrase =
    { $you ->
        [yes] Вы: «{ $said }»
       *[no] { $name }: «{ $said }»
    }
phrase-good-luck = Удачи!
phrase-well-shot = Меткий выстрел!
phrase-ouch = Ой!
phrase-back-soon = Сейчас вернусь.
phrase-thanks = Спасибо!
phrase-good-game = Хорошая игра!
notice-absence-claimed =
    { $reader ->
        [asked] { $by } спрашивает, на месте ли вы.
        [asking] Вы спрашиваете, на месте ли { $name }. Если ответа не будет, через { $seconds } с можно потребовать победу.
       *[other] { $by } спрашивает, на месте ли { $name }.
    }
notice-absence-denied =
    { $you ->
        [yes] Вы на месте.
       *[no] { $name } на месте.
    }
notice-reminded =
    { $you ->
        [yes] Ведущий напоминает: все ждут вас.
       *[no] Ведущий напоминает, кого ещё ждут: { $names }.
    }
notice-rematch-asked =
    { $you ->
        [yes] Вы хотите сыграть ещё раз.
       *[no] { $name } хочет сыграть ещё раз.
    }
notice-rematch-opened = Следующая игра готова.
notice-field-shown =
    { $you ->
        [yes] Вы показываете своё поле. Это то самое поле, которое было запечатано.
       *[no] { $name } показывает поле. Это то самое поле, которое было запечатано.
    }
notice-something-else = Произошло что-то, о чём может рассказать только более новая версия программы.

# Предупреждение одному месту.
notice-hurry-seconds =
    { $left ->
        [one] Поторопитесь: осталась { $left } секунда.
        [few] Поторопитесь: осталось { $left } секунды.
       *[many] Поторопитесь: осталось { $left } секунд.
    }
notice-hurry-minutes =
    { $left ->
        [one] Ваше время истекает: осталась { $left } минута.
        [few] Ваше время истекает: осталось { $left } минуты.
       *[many] Ваше время истекает: осталось { $left } минут.
    }
notice-hurry-hours =
    { $left ->
        [one] Ваше время истекает: остался { $left } час.
        [few] Ваше время истекает: осталось { $left } часа.
       *[many] Ваше время истекает: осталось { $left } часов.
    }
notice-seat-handed =
    { $you ->
        [yes] Ведущий передал это место, теперь здесь { $name }, а приказы отдаёт ведущий.
       *[no] Замена за столом: теперь здесь { $name }, а приказы отдаёт ведущий.
    }
notice-deadline-set = Раунд закроется: { $when }.
notice-round-extended = Ведущий продлил раунд.
notice-host-ended = Ведущий закончил игру.

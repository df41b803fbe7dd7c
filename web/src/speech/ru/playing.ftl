# Во время игры: паузы и фразы.

pause-offer = Предложить паузу
pause-title = Пауза
pause-about = Пока она длится, часы стоят. Она начнётся, когда согласятся все за столом. Ходить при этом можно.
pause-days = Надолго ли
pause-length =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
pause-offered =
    { $days ->
        [0] { $name } предлагает закончить паузу.
        [one] { $name } предлагает паузу на { $days } день.
        [few] { $name } предлагает паузу на { $days } дня.
       *[many] { $name } предлагает паузу на { $days } дней.
    }
pause-agree = Согласиться
pause-refuse = Без паузы
pause-waiting =
    { $days ->
        [0] Вы предложили закончить паузу.
        [one] Вы предложили паузу на { $days } день.
        [few] Вы предложили паузу на { $days } дня.
       *[many] Вы предложили паузу на { $days } дней.
    }
pause-withdraw = Передумать
pause-until = Пауза до { $end }: до этого часы стоят.
pause-end = Закончить паузу

phrases = Фразы
phrase-say = Сказать что-нибудь
phrases-hide = Не показывать фразы
phrases-show = Показывать фразы
phrases-off = За этим столом фразы выключены: возможно, вы не знакомы.
phrase-good-luck = Удачи!
phrase-well-shot = Меткий выстрел!
phrase-ouch = Ой!
phrase-back-soon = Сейчас вернусь.
phrase-thanks = Спасибо!
phrase-good-game = Хорошая игра!

# Запись на игру на форуме.
signup-title = Запись на игру на форуме
signup-by = Ведущий: { $name }
signup-you = Ваш ответ
signup-phase-open = Запись открыта. Вы играете?
signup-phase-confirming = Список закрыт. Игроки подтверждают участие.
signup-phase-starting = Игра вот-вот начнётся.
signup-phase-started = Игра началась.
signup-phase-cancelled = Игра отменена.
signup-closes = Список закрывается: { $when }.
signup-hours =
    { $hours ->
        [one] Затем на подтверждение даётся { $hours } час; кто не подтвердит, выбывает, и входит первый из запаса.
        [few] Затем на подтверждение даётся { $hours } часа; кто не подтвердит, выбывает, и входит первый из запаса.
       *[other] Затем на подтверждение даётся { $hours } часов; кто не подтвердит, выбывает, и входит первый из запаса.
    }
signup-mine-in = { $name }: вы играете.
signup-mine-out = { $name }: вы не играете.
signup-mine-substitute = { $name }: вы в запасе.
signup-mine-spectator = { $name }: вы смотрите.
signup-you-dropped = Подтверждения вовремя не было.
signup-confirm-until = Подтвердите до { $when }, иначе сыграет первый из запаса.
signup-confirm = Да, играю
signup-confirmed-you = Участие подтверждено.
signup-seat = Занять своё место
signup-watch = Смотреть игру
signup-name = Ваше имя в списке
signup-answer = Ответ
signup-answer-in = Играю
signup-answer-out = Не играю
signup-answer-substitute = В запасе
signup-answer-spectator = Смотрю
signup-said-in = Вы играете.
signup-said-out = Вы не играете.
signup-said-substitute = Вы в запасе.
signup-said-spectator = Вы смотрите.
signup-list = Список
signup-size = Мест для людей: { $places }. Поле на сейчас: { $side } × { $side }.
signup-bots = Играют и компьютерные игроки: { $count }.
signup-group-in = Играют ({ $count })
signup-group-out = Не играют ({ $count })
signup-group-substitute = В запасе ({ $count })
signup-group-spectator = Смотрят ({ $count })
signup-nobody = Пока никого
signup-written = пишет ведущему
signup-dropped = нет подтверждения в срок
signup-confirmed = подтверждено
signup-unsure = подтвердить до { $when }
signup-confirm-name = { $name }: участие подтверждено
signup-strike-name = Вычеркнуть из списка: { $name }
signup-done = Готово.
signup-desk = К столу ведущего
signup-link = Ссылка для всех
signup-enter = Кто только пишет вам
signup-enter-do = Внести
signup-entered = { $name }: имя в списке.
signup-remind = Ещё не подтвердили: { $names }
signup-remind-copy = Скопировать имена
signup-close =
    { $hours ->
        [one] Закрыть список: { $hours } час на подтверждение
        [few] Закрыть список: { $hours } часа на подтверждение
       *[other] Закрыть список: { $hours } часов на подтверждение
    }
signup-start = Начать игру
signup-started = Игра началась.
signup-start-sure = Ещё не подтвердили: { $names }. Начать без них? Войдут запасные, которые подтвердили.
signup-start-without = Начать без них
signup-cancel = Отменить игру
signup-cancel-sure = Отменить игру? Это увидят все, и вернуть её нельзя.
signup-host-no-seat = Вы отдаёте приказы за тех, кто только пишет, и поэтому сами не играете.
signup-rules = Правила игры

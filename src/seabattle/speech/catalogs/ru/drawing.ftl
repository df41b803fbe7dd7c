# То, что написано вокруг нарисованного поля.

sea-own = Своё поле
sea-of = Поле: { $name }
sea-shared = Общее поле

sign-ship = корабль
sign-own-hit = ваш подбитый корабль
sign-new-hit = новое попадание

fleet-afloat = { $name }, на плаву: { $ships }
fleet-own = Ваш флот
fleet-none = ничего
fleet-gone = больше не играет

arsenal = В запасе: { $weapons }
# $turn равно 0, когда действие уже доступно.
arsenal-left =
    { $turn ->
        [0] { $weapon } { $count }
       *[other] { $weapon } { $count } (с { $turn }-го хода)
    }

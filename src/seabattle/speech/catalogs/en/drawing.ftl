# What stands around a drawn board.

sea-own = Your sea
sea-of = The sea of { $name }
sea-shared = The sea of all

sign-ship = ship
sign-own-hit = your ship, hit
sign-new-hit = new hit

fleet-afloat = { $name }, afloat: { $ships }
fleet-own = Your fleet
fleet-none = nothing
fleet-gone = left the game

arsenal = Left in store: { $weapons }
# $turn is 0 when the action can be used already.
arsenal-left =
    { $turn ->
        [0] { $weapon } { $count }
       *[other] { $weapon } { $count } (from turn { $turn } on)
    }

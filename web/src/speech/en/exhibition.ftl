# Two computer players to watch

exhibition = Two computers at play
exhibition-off = Stop
exhibition-on = Watch
exhibition-about = What each knows of the other’s sea. The darker, the likelier a ship lies there.
exhibition-player = { $name }: { $hits } of { $shots }
exhibition-best = Best guess: { $chance }%
exhibition-sea =
    { $name }: { $shots ->
        [one] one shot
       *[other] { $shots } shots
    }, { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }; the likeliest cell has { $chance }%.
exhibition-won = { $name } has won. Another game begins soon.

# What somebody asks of a server for themselves: statistics, the daily sea.

statistics-none = Su questo server non hai ancora partite finite.
statistics-deleted = Le tue statistiche sono eliminate. Si conteranno le partite che inizi da adesso.
statistics-games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, vinte: { $wins }.
statistics-accuracy = Colpi a segno: { $hits } su { $shots }.
statistics-by-variant = Per gioco:
statistics-by-opponent = Per avversario:
statistics-opponent-people = persone
statistics-opponent-several = più avversari
statistics-line = { $name }: partite { $games }, vinte { $wins }
statistics-share = a segno { $share } %
statistics-skill = attesi { $expected }, impiegati { $result }, fortuna { $luck }, abilità { $skill }
statistics-measure = Colpi per partita, o turni dove ci sono azioni speciali, in media. Attesi sono quelli che sarebbero serviti al cartografo; fortuna e abilità sono quelli risparmiati. Dopo ± sta l’errore possibile dell’abilità, in nove casi su dieci.
statistics-placed = { $name }: dove disponi le navi
statistics-found = { $name }: dove vengono colpite
daily-sea-of = Mare del giorno: { $game }, { $day } (UTC)
daily-sea-hash = Impronta del campo: { $hash }
daily-sea-tomorrow = Impronta di quello di domani: { $hash }
daily-sea-untried = Non l’hai ancora tentato: comincia con --play.
daily-sea-begun = Il tuo tentativo continua: --play.
daily-sea-given-up = Non l’hai ripulito in tempo.
daily-sea-cleared =
    { $shots ->
        [one] L’hai ripulito con { $shots } colpo:
       *[other] L’hai ripulito con { $shots } colpi:
    }
daily-sea-streak =
    { $days ->
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
daily-sea-table = Classifica del giorno; tentativi: { $tries }, di cui { $unlisted } fuori classifica, perché dal loro indirizzo si era già tentato e forse sbirciato.

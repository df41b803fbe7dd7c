# My statistics: what all finished games come to.

statistics-title = Le mie statistiche
statistics-about = Che cosa dicono le tue partite finite: come hai tirato, quanta fortuna hai avuto, dove disponi le navi e dove vengono trovate.
statistics-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
statistics-left =
    { $games ->
        [one] Resta da contare { $games } partita.
       *[other] Restano da contare { $games } partite.
    }
statistics-counted = Tutte le partite sono contate.
statistics-since = Si contano le partite iniziate dopo il { $date }: hai eliminato i dati di quelle precedenti.
statistics-none = Non hai ancora partite finite.
statistics-all = Tutte le partite
statistics-games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $wins ->
        [one] { $wins } vinta
       *[other] { $wins } vinte
    }
statistics-accuracy = Colpi a segno: { $hits } su { $shots }, { NUMBER($share, style: "percent") }
statistics-by-variant = Per gioco
statistics-by-opponent = Per avversario
statistics-variant = Gioco
statistics-opponent = Avversario
statistics-opponent-people = Persone
statistics-opponent-several = Più avversari
statistics-column-games = Partite
statistics-column-wins = Vinte
statistics-column-accuracy = Precisione
statistics-column-expected = Attesi
statistics-column-result = Impiegati
statistics-column-luck = Fortuna
statistics-column-skill = Abilità
statistics-share = { NUMBER($share, style: "percent") }
statistics-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-signed = { $sign ->
    [minus] −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
statistics-within = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-not-measured = non misurato
statistics-measure = Colpi per partita, o turni dove ci sono azioni speciali, in media. Attesi sono quelli che sarebbero serviti al Cartografo; fortuna e abilità sono quelli risparmiati. Dopo ± sta l’errore possibile dell’abilità, in nove casi su dieci.
statistics-sea =
    { $games ->
        [one] { $game }: la tua flotta in { $games } partita
       *[other] { $game }: le tue flotte in { $games } partite
    }
statistics-placed = Dove disponi le navi
statistics-found = Dove vengono colpite
statistics-download = Scarica
statistics-delete = Elimina
statistics-delete-title = Eliminare le tue statistiche?
statistics-delete-goes = Tutti i dati di questa pagina vengono eliminati.
statistics-delete-stays = Le partite restano; si conteranno solo quelle che inizi da adesso.
statistics-deleted = Le tue statistiche sono eliminate.

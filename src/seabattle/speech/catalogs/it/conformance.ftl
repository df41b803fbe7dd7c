# Se un altro programma gioca secondo le stesse regole.

conformance-same = { $game }: { $steps ->
    [one] 1 passo, nessuna differenza.
   *[other] { $steps } passi, nessuna differenza.
}
conformance-differs = { $game }: il passo { $step } è diverso.
conformance-expected = Atteso: { $text }
conformance-found = Trovato: { $text }
trouble-conformance-not-started = Il programma non si può avviare: { $reason }.
trouble-conformance-too-slow = Il programma non è terminato entro { $seconds } secondi.

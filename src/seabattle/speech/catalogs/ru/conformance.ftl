# Играет ли другая программа по тем же правилам.

conformance-same = { $game }: { $steps ->
    [one] { $steps } шаг, различий нет.
    [few] { $steps } шага, различий нет.
   *[other] { $steps } шагов, различий нет.
}
conformance-differs = { $game }: шаг { $step } отличается.
conformance-expected = Ожидалось: { $text }
conformance-found = Получено: { $text }
trouble-conformance-not-started = Программу нельзя запустить: { $reason }.
trouble-conformance-too-slow = Программа не завершилась за { $seconds } секунд.

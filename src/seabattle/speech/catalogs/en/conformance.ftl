# Whether another program plays by the same rules.

conformance-same = { $game }: { $steps ->
    [one] 1 step, no difference.
   *[other] { $steps } steps, no difference.
}
conformance-differs = { $game }: step { $step } differs.
conformance-expected = Expected: { $text }
conformance-found = Found: { $text }
trouble-conformance-not-started = The program cannot be started: { $reason }.
trouble-conformance-too-slow = The program did not end within { $seconds } seconds.

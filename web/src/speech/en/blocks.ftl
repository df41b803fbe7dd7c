# Blocks and reports.

block-open = Block or report …
block-title = Block or report
block-close = Close
block-who = Whom
block-about = If you block { $name }, you are not brought together again: neither finds the other’s open tables. This game goes on. Nobody is told.
block-do = Block { $name }
block-done = { $name } is blocked. You can lift that in the settings.
report-why = Or tell whoever runs the server
report-name = An offensive name
report-leaving = Leaves games, or drags them out
report-cheating = Cheats
report-phrases = Pesters with phrases
report-do = Report { $name }
report-done = { $name } is reported. Thank you.
blocks = Blocked players
block-lift = Lift
block-lift-whom = Lift the block of { $name }
block-lifted = { $name } is no longer blocked.

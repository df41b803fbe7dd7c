# What computer players are called; their strength is a number.

computer-admiral = Admiral
computer-admiral-level = Admiral { $level }
computer-surveyor = Surveyor
computer-hunter = Hunter
computer-scatter = Gunner
computer-daily-sea = Daily sea
# Several of one kind at one table.
computer-one-of = { $name } (no. { $number })
# How each is spoken of; English does not need it.
computer-admiral-gender = unknown
computer-surveyor-gender = unknown
computer-hunter-gender = unknown
computer-scatter-gender = unknown
computer-daily-sea-gender = unknown

# Words that say who somebody is at the table, so that nobody can be called by them.
no-name-reader = you, yourself, me, myself, i
no-name-computer = computer, the computer, bot, cpu, pc
# A computer player of which nothing else is known, as in old records.
computer-unranked = Computer player

# What computer players are called; their strength is a number.

computer-admiral = Admiral
computer-admiral-level = Admiral { $level }
computer-surveyor = Surveyor
computer-hunter = Hunter
computer-scatter = Gunner
# Several of one kind at one table.
computer-one-of = { $name } (no. { $number })
# How each is spoken of; English does not need it.
computer-admiral-gender = unknown
computer-surveyor-gender = unknown
computer-hunter-gender = unknown
computer-scatter-gender = unknown

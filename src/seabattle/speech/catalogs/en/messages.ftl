# What somebody writes to the host of a forum game, and what the host answers.

heard-ship-carrier = carrier, aircraft carrier, the carrier
heard-ship-battleship = battleship, the battleship
heard-ship-cruiser = cruiser, the cruiser
heard-ship-submarine = submarine, sub, the submarine
heard-ship-destroyer = destroyer, the destroyer
heard-ship-torpedo-boat = torpedo boat, the torpedo boat
heard-until = to, through, thru, until, till
heard-across = horizontal, horizontally, across, east, eastwards
heard-downwards = vertical, vertically, downwards, south, southwards
heard-not = next round, next turn, the next round, the next turn, not, no, don't, won't, never, or, instead, except, but, maybe, perhaps, if, cancel, last, yesterday, fired, was, missed
heard-placing = fleet, my fleet, ships, ship, placed, place, put, lies, lie, goes, size, length
heard-courtesy = hi, hello, hey, dear, host, captain, please, thanks, thank you, thx, cheers, good luck, luck, regards, best, my, i, i'll, i'm, we, a, an, and, the, is, are, in, for, from, of, this, round, turn, time, want, want to, would like, would like to, like to, going to, am going to, will, take, try, let's, go, target, order, orders, here, here is, here are, here's, cells, with, it, its, fires, shoots, firing, shooting, bomb, hit, boom, next

message-no-cell = There is no cell in the message.
message-no-fleet = There is no fleet in the message.
message-fleet-is-in = The fleet is in already: the round wants a cell.
message-no-place = It is not said where the { $ship } lies.
message-two-ways = Where the { $ship } lies can be read in two ways.
message-which-class =
    { $count ->
        [0] No ship of the fleet fits { $cells }.
       *[other] Which ship lies on { $cells }: { $ships }?
    }
message-reply-fleet = Your fleet is noted: { $order }
message-reply-shot = Noted for this round: { $order } You may change it until the round closes.
message-reply-order = Noted: { $order }
message-reply-unclear = I could not be sure of your message.
message-reply-doubt = I did not understand this part: “{ $text }”.
message-reply-perhaps = Did you mean this? { $orders }
message-reply-example = Please write it like this: { $example }

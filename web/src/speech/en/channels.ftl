## Being told of my turn

channels = Tell me when it is my turn
channels-about = For games that take days. Addresses are shown to nobody, and go when you delete yourself.
channel-mail = E-mail
channel-webhook = Webhook
channel-unconfirmed = not confirmed yet
channel-add = Add
channel-remove = Remove
channel-removed = Removed.
channel-mail-about = You get a link first; nothing else is sent before you open it. At most one message a turn and twenty a day.
channel-mail-sent = Sent. Open the link in the message.
channel-hook-open = For programs: a webhook
channel-hook-address = Address that is called at each turn
channel-hook-made = Added. The secret is shown this once.
channel-hook-secret = Secret of the signatures
mail-confirm = Is this your address?
mail-confirm-about = You will be told there when it is your turn.
mail-confirm-press = Yes, tell me there
mail-confirm-done = Done. You will be told when it is your turn.
mail-stop = No more messages?
mail-stop-about = You will not be told at this address any more.
mail-stop-press = Stop the messages
mail-stop-done = Done. Nothing more will come.

# Pings by the browser

push-offer = This game takes days. Shall this browser tell you when it is your turn?
push-about = The message is encrypted and goes through the push service of your browser’s maker: the only time this page needs another host. It names the game and nothing else.
push-on = Tell me
push-off = Tell me no longer
push-no = No, thanks
push-done = Done. This browser will tell you when it is your turn.
push-ended = This browser tells you nothing any more.
push-denied = The browser does not allow messages from this page. You can change that in its settings.
push-failed = The browser could not reach its push service.
push-title = Messages of this browser
push-insecure = They need a secure address (https); this one is not.

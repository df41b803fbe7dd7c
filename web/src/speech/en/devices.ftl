# The same visitor on another device.

devices = Your name on another device
devices-about = Take your name and your games along to a phone or another browser. This one stays known until you end its session.
device-link-make = Make a link
device-link-another = Make another link
device-link = Open this on the other device
device-link-about = Good once, until { $until }. Whoever opens it plays under your name, so show it to nobody.
device-share-text = My name at Sea Battle, for another device of mine.
device-have = I have a name already

device-title = Bring your name here
device-by-link = This link makes this browser known by the name of your other device, with all its games. The other device stays known, too.
device-how = Make a link in the settings of the device that has your name, and open it here. If you have a passkey, it is enough by itself.
device-instead = Here you are { $name } now. That name and its games stay behind, and nothing brings you back to them, unless you have them on another device or in a passkey.
device-become = Take my name here
device-by-passkey = Use a passkey
device-done = You are { $name } here now
device-done-about = Your games are here, too. In the settings you can see all devices you are known on, and end any of them.

passkeys = Passkeys
passkeys-about = A passkey lies in your phone, your computer or its cloud, and brings you back although every session has ended. There is no password to remember, and we are told neither your e-mail nor who you are.
passkey-make = Make a passkey
passkey-made = The passkey is made.
passkey-none = No passkey was made or chosen.
passkey-not-here = Passkeys need a secure address (https) that is a name; here there is only the link.
passkey-since = made { $since }
passkey-used = last used { $used }
passkey-delete = Delete
passkey-delete-which = Delete the passkey: { $device }, made { $since }
passkey-delete-title = Delete this passkey?
passkey-delete-sure = It opens nothing here any more. Sessions that are open go on.
passkey-deleted = The passkey is deleted.

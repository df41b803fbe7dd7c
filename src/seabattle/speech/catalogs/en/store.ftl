# Why a place where matches are kept is refused, and what is said of copies.

trouble-store-bad-address = { $address } is no address of a database. Write a path, sqlite:///path or postgresql://host/name.
trouble-store-bad-bus = { $address } is no address of a bus. Write nats://host:4222.
trouble-store-no-folder = The folder { $place } cannot be made: { $reason }.
trouble-store-no-file = { $place } cannot be opened: { $reason }.
trouble-store-no-database = { $place } is no SQLite database, or is damaged. Name another file, or restore a backup.
trouble-store-not-ours = { $place } is the database of another program. Name another file.
trouble-store-newer = { $place } was written by a newer program: its tables have edition { $found }, and this program knows { $known }. Install the newer program.
trouble-store-not-migrated = The tables in { $place } are missing or old. Run "seabattle migrate --database ADDRESS" once, then start again.
trouble-store-network = { $place } is on a network file system ({ $kind }), where SQLite can lose moves. Choose a folder on a disk of this machine, or use PostgreSQL.
trouble-store-unsafe = { $place } could lose moves in a power cut: { $setting } is { $found }, and has to be { $needed }.
trouble-store-unreachable = { $place } cannot be used: { $reason }.
trouble-store-extra-missing = PostgreSQL and NATS need more packages. Run: pip install "seabattle[{ $extra }]"
trouble-store-damaged = { $place } is damaged: { $reason }.
trouble-store-no-key = The database holds matches or visitors, but the key that signs their sessions is missing. Restore a backup that has it. Or run "seabattle admin new-key --why REASON": then every visitor returns as a stranger; tokens, and links that were given out, stay valid.
trouble-store-not-empty = { $place } holds { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } already. A backup is restored into an empty database: name another.
trouble-store-file-exists = { $place } exists already. Name a file that does not.
trouble-store-in-use = { $place } is in use by another program: process { $pid } on { $host }, since { $since }. Stop it first, or name another database.
trouble-store-in-use-by-somebody = { $place } is in use by another program. Stop it first, or name another database.
trouble-store-gone = { $place } was deleted or replaced while the server was running, so the server has stopped. What was acknowledged until then was in that file: put it back, or restore the last backup, and start again.
trouble-store-bad-frame = frame { $frame } is not the one that was written
trouble-row-changed = a row of the table { $table } is not the one that was written

trouble-page-at = match { $match }, page { $seq }
trouble-page-missing = { trouble-page-at }: it is missing
trouble-page-no-page = { trouble-page-at }: it is not a page at all
trouble-page-changed = { trouble-page-at }: it is not the page that was written
trouble-page-unreadable = { trouble-page-at }: it cannot be read, { $reason }
trouble-page-too-new = { trouble-page-at }: a newer version of the program has written it (version { $version } of the pages; this one reads up to { $reads })
trouble-page-card-missing = { trouble-page-at }: its card is missing
trouble-page-card-behind = { trouble-page-at }: its card does not know of it
trouble-page-card-differs = { trouble-page-at }: its card knows another page of that number
trouble-page-card-changed = { trouble-page-at }: its card was changed

store-backed-up = { $file }: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } with { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }, all seals checked.
store-restored = { $place }: { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } with { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    } restored, all seals checked. If a server is running on it, restart the server.
store-waiting = Waiting up to { $seconds } s for { $place }, which does not answer yet.
store-migrated = The tables in { $place } are up to date.

trouble-admin-bad-address = { $address } is no network address. Write one such as 203.0.113.9 or 2001:db8::/32.
trouble-admin-failed = The database did not answer: { $reason }.
trouble-admin-whom = Name either an address or --visitor.
trouble-admin-no-days = Say after how many days: --finished-after or --unfinished-after.
admin-done = Done: { $subject }
admin-nothing = Nothing was done: { $subject } is not there, or it was done before.
admin-retention =
    { $deleted ->
        [1] Deleted: { $count }.
       *[0] Found: { $count }. Add --delete to delete them.
    }
admin-progress = Looked at { $count } matches so far.
admin-vacuuming = Tidying up { $place }. This may take a while.
admin-vacuumed = { $place }: { $before } bytes before, { $after } bytes now.

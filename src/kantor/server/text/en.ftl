## Refusals of the server
error-variable = The variable { $name } has to be a number from 0 on, not “{ $got }”.
error-outbox = The variable KANTOR_OUTBOX has to be “log”, or “file:” and a path, not “{ $got }”.
error-no-session = Tell us your name first, then you can do that.
error-name = A name has 1 to 24 characters that can be printed.
error-title = A title has up to 60 characters that can be printed.
error-no-such-table = There is no such table; the link may be wrong, or the table was closed.
error-table-no-such-seat = There is no seat { $seat } at this table; seats are 0 to { $last }.
error-no-such-catalogue = No table here plays by that catalogue; look at the table for its present one.
error-not-found = There is nothing at this address.
error-wrong-method = That can't be done at this address.
error-not-your-seat = Seat { $seat } isn't yours.
error-not-the-host = Only the host of the table can do that.
error-foreign-origin = Requests from other sites aren't taken.
error-csrf = The request lacks its token; load the page again.
error-match-running = The match is still running; its record can be had when it is over.
error-seat-taken = Seat { $seat } is taken; choose another one.
error-seat-empty = Nobody sits on seat { $seat }.
error-already-started = The match has begun; that could only be done before.
error-not-started = The match hasn't begun yet.
error-not-over = The match isn't over yet.
error-table-over = The match is over.
error-seats-empty = All seats have to be taken before the match can begin; { $empty } are still free.
error-seats-beyond = Seat { $seat } is taken; free it before you lower the number of players.
error-too-many-seats = There are { $seats } seats given for { $players } players.
error-too-many-tables = You host { $most } tables already; finish or close one first.
error-too-many-sockets = Too many connections are open; close a tab and try again.
error-too-large = That is too large; at most { $most } bytes are taken.
error-too-fast = That was too fast; try again in { $seconds } s.
error-bad-input = That can't be read: { $why }
error-bad-range = Frames are given by numbers from 0 on, the first not after the last.
error-rules-changed = The rules of { $game } have changed since, and this match can't be shown by the new ones.
error-stale-undo = The table has moved on; look again before you take a move back.
error-not-alone = Only who plays alone against bots can go back so far.
error-rules-newer = This match is played by newer rules of { $game } than this server has. Update the server.
error-archive-newer = This match was archived by a newer Kantor than this server. Update the server.
error-table-broken = The log of this table can't be followed by the rules. Nothing was changed; the server's log tells more.
error-key-reused = That key was used before for another move; take a new one.
error-database-away = The server can't reach or write its database just now. Nothing that was acknowledged is lost; try again in a moment.
error-no-driver = For a PostgreSQL database its driver is needed: pip install “kantor[postgres]”.
error-workers-need-postgres = Several workers need a PostgreSQL: name one in the variable KANTOR_DATABASE, or leave out --workers.
error-thinking-needs-postgres = A machine that thinks for others needs their PostgreSQL: name it in the variable KANTOR_DATABASE.
error-schema-newer = The data was written by a newer Kantor than this one. Update this one; nothing was changed.
error-schema-older = The database has the schema of an older Kantor. Start this version once on a copy of it, then look at the copy.
error-no-data = There is no data in { $data }; name the folder with --data.
error-no-database = The database can't be used: { $why }. Is { $data } a folder that can be written to, or is the variable KANTOR_DATABASE right? Nothing was changed.
error-own-fault = Something went wrong on our side; nothing was changed. Try again.
error-no-client = The server runs, but the client isn't built into it. Run “scripts/play” in a checkout, or install with “pip install .”, which builds it.
error-variable-url = The variable { $name } has to be an address such as https://kantor.example, not “{ $got }”.
error-variable-database = The variable KANTOR_DATABASE has to be an address such as postgresql://user:password@host/database.
error-log-form = The variable KANTOR_LOG has to be “text” or “json”, not “{ $got }”.
error-log-level = The variable KANTOR_LOG_LEVEL has to be “debug”, “info”, “warning” or “error”, not “{ $got }”.
error-unknown-host = This server doesn't know the name “{ $host }”. Whoever runs it can name it in KANTOR_URL or KANTOR_ORIGINS.
error-banned = You can't come in here. If you think that is a mistake, write to whoever runs this server.
error-draining = The server is about to be updated; new tables can be opened again in a few minutes. Running matches go on.
error-busy = Many people want that just now; try again in { $seconds } s.
error-metrics-here = These numbers are for the machine itself. From elsewhere they can be read with the token in KANTOR_METRICS_TOKEN.
error-metrics-token = These numbers need the token in KANTOR_METRICS_TOKEN.
error-no-admin = Sign in first: “kantor admin link” prints a link for it.
error-admin-link = This link was used already, or is too old; “kantor admin link” prints a new one.
error-no-such-person = There is no person with the id { $person }.
error-no-such-ban = There is no ban number { $ban }.
error-no-such-report = There is no report { $report }.
error-no-address = “{ $got }” is no address; an address is like 192.0.2.7 or 2001:db8::7.
error-house-message = A message to all has up to { $most } characters in one line.
error-data-read-only = { $data } can't be written to ({ $why }). Give this user the right to write there, or name another folder with --data. Nothing was changed.
error-data-in-use = Another server uses the folder { $data }. Stop that one first, or name another folder with --data; for several servers at once take PostgreSQL (KANTOR_DATABASE). Nothing was changed.
error-data-full = There is no room left where { $data } lies ({ $why }). Make room, then start again. Nothing that was acknowledged is lost.
error-data-damaged = The data in { $data } is damaged ({ $why }). Keep a copy of the folder, then put the last backup into an empty one with “kantor restore”.
error-backup-exists = There is a file { $file } already; choose another name.
error-backup-nothing = There is nothing in this database that could be backed up.
error-backup-damaged = The backup { $file } is damaged or was cut off. Nothing was written; take another one.
error-restore-not-empty = A backup is put into an empty place alone, and there is data in { $where }. Name an empty folder with --data, or an empty database in KANTOR_DATABASE.
error-smtp = The variable KANTOR_SMTP must be an address such as smtp://user:password@host:587?from=kantor@example.org.
error-push = KANTOR_PUSH_KEY has to be a key as “kantor admin push-key” prints it, and KANTOR_PUSH_CONTACT an address such as mailto:me@example.org; with a public https address in KANTOR_URL that one is taken.
error-no-push = This server sends no push messages.
error-push-keys = These keys of a browser can't be used.
error-login = A login has { $least } to { $most } characters and no spaces.
error-password = A password has { $least } to { $most } characters.
error-mail = That is no mail address.
error-claimed = You have an account already.
error-not-claimed = You have no account yet.
error-login-taken = Somebody else has that already; choose another.
error-wrong-login = Login and password don't fit together.
error-wrong-password = That isn't your present password.
error-wrong-name = To delete the account, write your name just as it is shown.
error-guest-has-games = You play here as a guest with games of your own. They would stay behind; keep them by an account of their own, or say that you leave them.
error-link-used = That link was used already or is too old; ask for a new one.
error-no-mail = This server sends no mail.
error-no-passkeys = Passkeys need the variable KANTOR_URL here.
error-passkey-refused = That passkey isn't known here, or it took too long; try again.
error-too-many-passkeys = You have { $most } passkeys; remove one first.
error-last-way-in = That is your only way to sign in; add another one first.
error-no-such-profile = There is no such person, or nothing is shown.
error-not-at-table = You don't sit at this table.
error-no-substitute = At seat { $seat } nobody else sits whom a bot could stand in for.
error-substitute-plays = A bot plays at seat { $seat } until the person returns.
error-not-away = That person is at the table.
error-not-away-long = That person has only just gone; wait { $seconds } s more.
error-fake-clock = A clock in a file is for tests alone: it needs the variable KANTOR_TESTING=1.
error-pace = A live table gives 10 s to 6 h, one over days an hour to 60 days; a turn brings no more than the most that can be saved.
error-zone = “{ $zone }” is no time zone.
error-hours = The window opens and closes at times of one day.
error-on-vacation = You are on vacation already.
error-vacation-days = You have { $left } days of vacation left this year.
error-webhook = That address can't be used: it has to be public and begin with https://.
error-no-mail-address = Add a mail address to your account first.

serve-ready = Kantor answers at { $address } (data in { $data }). Stop it with Ctrl+C.
think-ready = Kantor thinks for the bots of all servers on this database. Stop it with Ctrl+C.
validate-progress = { $tables } tables so far
validate-broken = table { $table } ({ $game }, { $state }) would not go on: { $why }
validate-last-turn = table { $table } would go on from the end of its last stored turn
validate-report = { $tables } tables looked at, { $broken } would not go on.
error-port-taken = Port { $port } of { $host } is taken or not allowed; choose another with --port.
error-not-a-seat = “{ $seat }” is no seat; seats are numbered from 0.
error-not-begun = The server could not begin; the lines above tell why. Is { $data } a folder that can be written to?

mail-link-subject = Your link to Kantor
mail-link =
    Hello,

    this link signs you in to Kantor. It counts once and for an hour:

    { $link }

    If you did not ask for it, do nothing.
error-hints-alone = At a table with other people there are hints only where its host has allowed them.
error-no-hint = No hint could be found just now. Try again.
error-no-such-question = There is no question “{ $question }” that can be answered in advance.

news-turn = { $game }: it is your turn. At the table: { $others }.
news-turn-after = { $game }: { $name } has moved, it is your turn.
news-over = { $game } is over. At the table: { $others }.
push-turn = It is your turn. At the table: { $others }.
push-turn-after = { $name } has moved, it is your turn.
push-over = The game is over. At the table: { $others }.
mail-news-subject = { $count ->
    [one] A game of yours at Kantor
   *[other] { $count } games of yours at Kantor
}
mail-news =
    { $lines }

    Choose what you are told: { $settings }

## Talk, invitations, friends
error-words = Say something, in up to { $most } characters.
error-no-such-preset = There is no such phrase.
error-no-such-word = These words are gone already.
error-own-silence = That is you.
error-too-many-silences = You have silenced { $most } people; let one of them speak again first.
error-too-many-reports = { $most } of your reports still wait to be looked at.
error-not-played-with = You haven't played with that person.
error-friend-blocked = You have blocked that person; take the block back first.
error-too-many-friends = You have { $most } friends; remove one first.
error-no-such-name = Nobody is known here by the name “{ $name }”. Guests can be invited by the link or the code.
error-name-of-several = Several people are called “{ $name }”. Invite that one from your friends, or by login.
error-invited-sits = { $name } sits at this table already.
error-invited-already = { $name } is invited already.
error-too-many-invitations = { $most } people are invited to this table; take an invitation back first.
error-no-seat-free = All seats are taken by now.
error-no-such-code = There is no open table with that code.
push-invite = { $name } invites you to a table.
push-seat = { $name } has sat down at your table.
push-full = All seats at your table are taken, the game can begin.
news-invite = { $game }: { $name } invites you to a table.
news-seat = { $game }: { $name } has sat down at your table. { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
news-full = { $game }: all seats at your table are taken, the game can begin.

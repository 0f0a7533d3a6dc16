## What the house refuses
error-variable = The variable { $name } has to be a number from 0 on, not “{ $got }”.
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
error-own-fault = Something went wrong on our side; nothing was changed. Try again.
error-no-client = The server runs, but the client isn't built into it. Run “scripts/play” in a checkout, or install with “pip install .”, which builds it.

## Names of bots at the table
bot-random = Random
bot-greedy = Greedy

serve-ready = Kantor answers at { $address } (data in { $data }). Stop it with Ctrl+C.
error-port-taken = Port { $port } of { $host } is taken or not allowed; choose another with --port.
error-not-a-seat = “{ $seat }” is no seat; seats are numbered from 0.
error-not-begun = The server could not begin; the lines above tell why. Is { $data } a folder that can be written to?

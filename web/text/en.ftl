## Everywhere
skip = Skip to the content
home-link = Kantor, home
tools = Tools
language = Language
by-daylight = Desk by daylight
by-candle = Desk by candlelight
dismiss = Dismiss
menu = Menu
hide = Hide
copy = Copy
copy-link = Copy link
link-copied = The link is copied.
link-selected = The link is selected: copy it from there.
share = Share …
qr = QR code
qr-label = The link as a QR code
cancel = Cancel
error-no-line = There is no connection to the server. It will be tried again.
line-lost = Connection lost, connecting again …
seat-number = Seat { $seat }
seat-you = you
seat-first = plays first
seat-here = at the table
seat-away = away
seat-free = Free seat
seat-bot = { $bot ->
    [novice] bot · novice
    [apprentice] bot · apprentice
    [trader] bot · trader
    [merchant] bot · merchant
    [master] bot · master
    [greedy] bot · greedy
    [random] bot · random
   *[other] bot · { $bot }
}

## Home
hero = A home for merchant games
hero-more = Sit down with friends or with bots. No account is needed, a nickname will do.
nickname = Your nickname
games = Games on the shelf
for-players = for { $low } to { $high } players
players = Players
play-now = Play now against bots
set-up = Set up a table
your-tables = Your tables
finished = Finished games
against = with { $names }
just-now = just now
due-mine = Your turn, { $since }.
due-theirs = { $name } to decide, { $since }.
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now. Set up a table!
state-running = being played
free-seats = { $free ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $free } seats free
}
footer = Kantor is free software. It is not affiliated with the publishers of the games and uses none of their art or text.
missing-page = There is no such page
missing-table = There is no such table
missing-more = The link may be incomplete, or the table was closed.
to-home = To the home page

## Lobby
lobby = A new table
seats = Seats
sit = Sit down
get-up = Get up
clear-seat = Clear
host = host
bot-level = Bots play as
level = { $bot ->
    [novice] novice
    [apprentice] apprentice
    [trader] trader
    [merchant] merchant
    [master] master
   *[other] { $bot }
}
add-bot = { $bot ->
    [novice] Bot: novice
    [apprentice] Bot: apprentice
    [trader] Bot: trader
    [merchant] Bot: merchant
    [master] Bot: master
    [greedy] Greedy bot
    [random] Random bot
   *[other] Bot { $bot }
}
hot-seat = Play here too
hot-seat-view = Whose side of the table
guest-name = Name at this screen
start = Start the game
start-needs = { $free ->
    [one] One more seat has to be taken.
   *[other] { $free } more seats have to be taken.
}
fill-seats = { $free ->
    [one] Let a bot take the free seat
   *[other] Let bots take the free seats
}
host-starts = The host starts the game when all are seated.
invite = Invite
invite-more = Whoever opens this link can sit down or watch.
settings = Settings
invited = { $board ->
    [yes] { $host } invites you to { $game } ({ $name }). Take a free seat, or stay and watch.
   *[no] { $host } invites you to { $game }. Take a free seat, or stay and watch.
}
settings-theirs = { $host } chooses them; you can't change them.
public = Show the table in the list of open tables
close-table = Close the table

## Table
laying = The table is being laid …
board = The table
board-keys = The arrow keys go from place to place; one that can't be used now says why, and Enter shows the rule.
prompt = Prompt
your-turn = Your turn.
your-decision = Your decision.
turn-of = { $name } to move.
waiting-for = Waiting for { $name }.
set-up-goes-on = The table is being set up.
over = The game is over.
pick-on = Now choose where to, or put it back.
put-back = Put back
undo = Take back the last step
undo-short = Undo
since = What happened?
since-title = Since your last turn
since-again = Play it again
since-stop = Back to the table
ask-end = { $left ->
    [one] One action is left.
   *[other] { $left } actions are left.
}
ask-yes = End the turn
ask-no = Play on
ask-never = End, and never ask again
pace = Bots’ pace
pace-calm = calm
pace-brisk = brisk
pace-fast = at once
asks = Ask before a turn ends with actions left
at-table = At the table
to-decide = to decide
watching = { $count ->
    [one] One more watches.
   *[other] { $count } more watch.
}
waiting-away = (away)
sounds = Sounds
rules = Rules
leave = Leave the table
leave-more = Your seat stays yours; the table is among yours on the home page.
resign = Resign
resign-sure = A bot plays on for you, and you can't come back. Resign?
close-sure = The game ends without a result and is gone. Close the table?
curtain = { $name } to decide
curtain-more = Hands are secret here: pass the screen on first.
curtain-lift = I am { $name }
all-moves = All moves
all-moves-short = Moves
moves-none = It is not your turn.
moves-watching = You are watching.
moves-over = The game is over.
log = Log
log-empty = Nothing has happened yet.
log-earlier = What happened before
badge-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
refused-replay = This is a replay. Go back to the table to play.
refused-watching = You are watching this table.
refused-other = That doesn't go together with what you have picked.
refused-no-part = No move makes use of this place.
refused-turn = Now to decide: { $names }.
refused-chance = Chance is at work; the game goes on in a moment.
refused-stale = The table has moved on meanwhile. Look again and choose again.
note-undo = { $name } takes back a move.
note-resign = { $name } resigns; a bot plays on.
note-substitute = A bot takes the place of { $name }.
note-rules = The rules have a new version; from here on the game goes by it.
note-start = The game begins.

## Score sheet
score-title = Score sheet
score-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the first place.
}
score-place = Place
score-player = Player
score-total = Total
again = Play again
again-join = Join the next game
again-waits = The next game is being set up: join it from the score sheet.
download-record = Download the record
see-table = See the table

## Replay
replay = Replay
replay-start = To the start
replay-turn-back = A turn back
replay-back = A step back
replay-step = A step on
replay-turn = A turn on
replay-end = To the end
replay-ply = Step { $ply } of { $plies }
replay-leave = Back to the table
replay-go-on = Play on from here

## What the admins say, and the admin page
site-draining = The server will be updated in a moment. Running matches go on where they stand.
site-hide = Hide the message
admin-title = Administration
admin-out = You are signed out. This command prints a new link:
admin-done = Done.
admin-site = The server
admin-message = Message to all
admin-say = Show it
admin-unsay = Take it away
admin-drain = Prepare a deploy
admin-drain-off = Open new tables again
admin-drain-more = Before a deploy, let this server open no new tables. The one that is started next opens them again.
admin-draining = No new tables are opened until the server is started anew.
admin-leave = Sign out
admin-tables = Tables
admin-table = Table
admin-state = State
admin-state-of = { $state ->
    [open] open
    [running] running
    [over] over
   *[closed] closed
}
admin-seats = Seats
admin-since = Since
admin-close = Close
admin-sure = Really?
admin-none = None.
admin-people = People
admin-name = Name
admin-search = Name or id
admin-look = Look
admin-sign-out = Sign out
admin-ban = Ban
admin-unban = Lift
admin-bans = Bans
admin-address = Address
admin-how-long = For how long
admin-days = { $days ->
    [0] for good
    [one] 1 day
   *[other] { $days } days
}
admin-until = until { $until }
admin-for-good = for good
## People
my-games = My games
account = Account
next-game = Next game
away-since = { $name } has been away since { $since }.
away-long = { $name } is away.
substitute-ask = Let a bot play on
substitute-agreed = You agree; the others here have to agree too.
substitute-mine = A bot plays for you until you return.
substitute-return = Return to my seat
seat-substitute = away; bot plays
take-host = Become the host
leave-for-good = Leave for good
stood-in = { $moves ->
    [one] A bot made one move for { $name }.
   *[other] A bot made { $moves } moves for { $name }.
}
note-agree = Somebody would let a bot play for { $name }.
note-return = { $name } is back.
note-host = { $name } is the host now.
## The rules
rules-of = The rules of
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing was found.
    [one] One place has it.
   *[other] { $count } places have it.
}
rules-back = Back to the table
rules-home = Home
rules-again = Try again
rules-link = Link to this paragraph
rules-read = How to play
rules-see = See the rule
rules-see-in = Rules: { $chapter }
rules-prompt = What is this? The rule
rules-more = More in the rules
rules-own-words = The words are ours; the game is its authors’. Where the printed rules are silent, this is how it is played here.
## Lessons
learn-in = { $minutes ->
    [one] Learn in 1 minute
   *[other] Learn in { $minutes } minutes
}
lessons = Lessons
lessons-of = Learn { $game }
lessons-more = Each lesson is a short piece of a game that you play yourself. After the first ones you are ready for a table.
lessons-basics = First of all
lessons-further = When you want to know more
lessons-variants = Boards and variants
lesson-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
lesson-done = done
lesson-begun = begun
lesson-step = Step { $step } of { $steps }
lesson-finished = Lesson done
lesson-again = Start again
lesson-over = The lesson is over.
lesson-leave = All lessons
lesson-next = Next: { $title }
lesson-sheet = Lesson
lesson-offer = New at this table: “{ $title }”. A lesson of { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
lesson-wave = Don't offer this lesson again
clock = Clock
clock-free = without a clock
clock-live-quick = live: 10 min + 15 s a turn
clock-live-calm = live: 25 min + 30 s a turn
clock-days-one = over days: 24 h + 12 h a turn, up to 3 days
clock-days-three = over days: 3 days + 1 day a turn, up to a week
clock-own = another pace
clock-hours = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
clock-low = Little time is left.
clock-zero = time is up
at-zero = When time is up
at-zero-bot = a bot stands in
at-zero-wait = the others may wait
at-zero-end = the game ends without a winner
substitute-level = A bot that stands in plays as
over-nobody = The game has ended without a winner: time was up.
note-late = The time of { $name } is up.
note-vacation = { $name } is on vacation.
notifies = Show a notification when it is my turn and I look elsewhere
quiet = This table neither rings nor notifies
told-turn = { $names } moved; it is your turn.

## Hints
hint-ask = What would you do?
hint-thinking = Thinking …
hint-stop = Stop
hint-title = A master would consider
hint-chance = { $percent } % to win
hint-behind = { $percent ->
    [one] 1 point
   *[other] { $percent } points
} behind the best
hint-even = as good as the best
hint-gives = you gain: { $part } (+{ $points })
hint-costs = you lose: { $part } (−{ $points })
hint-helps = { $name } gains: { $part } (+{ $points })
hint-hurts = { $name } loses: { $part } (−{ $points })
hint-show = Show on the board
hint-close = Close the hints
hint-seen = Everybody at the table will see that you asked, and the game won't count in anyone's results.
hint-sure = Ask anyway
hinted = { $count ->
    [one] { $name } asked for a hint once.
   *[other] { $name } asked for hints { $count } times.
}
hinted-uncounted = With hints among people the game doesn't count in results.
note-hint = { $name } asked for a hint.
allow-hints = Players may ask for hints
allow-hints-more = All see who asks, and such a game doesn't count in results. Alone against bots hints are always there.

## A first game
guide-example = For example:
guide-off = Put the guide away

## Invitations and codes
invitations = Invitations
invited-by = { $name } invites you
invitation-accept = Sit down
invitation-decline = Decline
code = Code of a table
code-go = Go to the table
table-seeking = looking for players

## Reports on the admin page
admin-reports = Reported words
admin-report = Words
admin-report-who = Said by
admin-report-by = Reported by
admin-report-gone = deleted
admin-report-delete = Delete words
admin-report-delete-all = Delete all by this person
admin-report-done = Dismiss

## Answers given in advance
ahead = Answer in advance
ahead-set = Answer in advance: something is set
ahead-more = Nobody else can see this. When the question comes, the first of your answers that is possible is played for you. What you take back, or what no longer fits, is forgotten.
ahead-none = Nothing can be answered in advance just now.
ahead-choose = Move
ahead-add = Add
ahead-else = Or else
ahead-sooner = Sooner: { $name }
ahead-later = Later: { $name }
ahead-drop = Remove: { $name }
ahead-close = Close the answers
ahead-played = (answered in advance)

## Talk at a table
talk = Talk
talk-and-notes = Talk and notes
notes = My notes
talk-empty = Nobody has said anything yet.
talk-players = While the game runs, players don’t hear those who watch. After it everybody hears everybody.
talk-watching = You are watching: the players hear you when the game is over.
talk-write = Say something
talk-send = Send
talk-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
talk-phrases = Phrases
talk-phrases-more = Everybody sees them in their own language
talk-said = { $name }: { $text }
talk-spectator = watching
talk-what = What to do with the words of { $name }
talk-who = Mute or block { $name }
talk-delete = Delete
talk-mute = Mute here
talk-block = Block everywhere
talk-block-sure = You will hear nothing more from { $name } at any table, nor get invitations. Block?
talk-report = Report
talk-reported = Reported. Whoever runs this server will see it.
talk-befriend = Add to friends
talk-befriended = { $name } is now among your friends.
talk-muted = You don’t hear { $name }.
talk-unmute = Hear again
talk-stranger = Say who you are, then you hear the table and can talk.
notes-more = Only you see these. They stay with the table.
notes-saved = Saved
notes-writing = Saving …

## Phrases
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-one-moment = One moment, please.
say-your-turn = It is your turn.
say-back-later = I have to go, I’ll be back later.
say-good-game = That was a good game!
say-again = Another one?

## Inviting people
invite-name = Name or login
invite-person = Invite
invite-person-more = Friends, people you have played with, and everybody with an account.
invite-any-seat = any seat
invite-seat = to seat { $seat }
invite-sent = { $name } is invited.
invited-waiting = { $name } – invited
invited-declined = { $name } – declined
invite-withdraw = Take back
code-show = Short code
code-more = Typed on the home page it leads here until the game begins.
seeking = We are looking for players

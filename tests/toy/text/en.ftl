game-title = Fair

## Settings
setting-burn = A tied card burns
setting-goal = Cards that end the game

## Moves
move-bid = bid { $coins }
move-keep = ask nobody
move-ask = ask { $seat }
move-pay = pay a coin
move-show = show a { $value }
move-refuse = refuse
move-card = the deck gives a { $value }

## Prompts
prompt-bid = Bid for the { $value }.
    .offers = bid
prompt-ask = You won. Ask a rival, or nobody.
    .offers = ask keep
prompt-answer =
    { $pay ->
        [yes] You are asked: pay, show a card, or refuse.
       *[no] You are asked: show a card, or refuse.
    }
    .offers =
        { $pay ->
            [yes] pay show refuse
           *[no] show refuse
        }
prompt-wait = Waiting for { $seat }.
    .offers = nothing
prompt-wait-for-bids = Waiting for the bids of others.
    .offers = nothing
prompt-chance = A card is drawn.
    .offers = nothing
prompt-over = The fair is over.
    .offers = nothing

## Scores
score-cards = Cards
score-coins = Coins

## Events
event-card-drawn = { $value ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws a { $value }.
}
event-card-turned = A { $value } is for sale.
event-bid-sealed = { $seat } bids { $coins } in secret.
event-bids-opened = The bids are opened; the best is { $best }.
event-tied = { $burnt ->
    [yes] A tie: the { $value } burns.
   *[no] A tie: the { $value } goes back into the deck.
}
event-won = { $seat } takes the { $value } for { $price }.
event-kept = { $seat } asks nobody.
event-asked = { $seat } asks { $rival }.
event-paid = { $seat } pays { $asker } a coin.
event-shown = { $seat } shows a { $value }.
event-refused = { $seat } refuses.
event-ended = The fair is over.

## Rules
rule-set-up = Everybody starts with 4 coins and one secret card.
rule-turn-up = Each round a card is turned up.
rule-bid-purse = A bid is no higher than your purse.
rule-win = The highest bid takes the card and is paid.
rule-tie = When the highest bid is shared, nobody gets the card.
rule-ask-rival = Ask a rival, not yourself.
rule-pay-purse = You have no coin to pay with.
rule-show-held = You have no such card to show.
rule-refuse = Who is asked may refuse; then the asker draws a card.
rule-in-order = Something else is to be decided now.
rule-end = A full hand or an empty deck ends the game.
rule-score = Cards count their values, coins one each.

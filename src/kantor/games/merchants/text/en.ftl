game-title = Merchants
game-summary = Load your ships, make the market want your goods, and be paid with everybody who carries them.

## Names
good-grain = grain
good-wood = wood
good-porcelain = porcelain
good-fish = fish
good-spice = spice
good-cloth = cloth
card-ship = ship
card-contract = contract
card-office = office
card-dock = dock

card-ship-effect = carries one more token, loaded at once
card-contract-effect = 2 coins more whenever you are paid for goods
card-office-effect = you may draw 1 card at the end of your turn
card-dock-effect = one more exchange in every planning phase

score-coins = Coins
part-purse = Coins
part-ships = What the ships will still carry
part-contracts = What the contracts will still earn
part-offices = What the offices will still draw
part-docks = What the docks will still exchange
part-market = Goods aboard that the market shows
part-hand = Cards in hand
part-turn = The turn to come

## Moves
move-load = Load { NAME($good, kind: "good") }
move-exchange = Exchange { NAME($give, kind: "good") } for { NAME($take, kind: "good") }
move-buy = Buy { NAME($card, kind: "card") }
move-pass = Pass
move-put = Put { NAME($good, kind: "good") } on pile { $pile }
move-sell = Sell
move-draw = Draw 2 cards
move-take = Draw a card by the office
move-done = Draw no more
move-card = Card turned up: { NAME($good, kind: "good") }
move-first = { $seat } is the first player

kind-load = Load a ship
kind-exchange = Exchange a token
kind-buy = Buy a card
kind-pass = Pass
kind-put = Put cards on the market
kind-sell = Sell
kind-draw = Draw
kind-take = Office
kind-done = End the turn

## What happens
event-first-player = { $seat } is the first player.
event-market-filled = Pile { $pile } of the market shows { NAME($good, kind: "good") }.
event-card-dealt =
    { $good ->
        [none] { $seat } is dealt a card.
       *[other] { $seat } is dealt { NAME($good, kind: "good") }.
    }
event-loaded = { $seat } loads { NAME($good, kind: "good") }.
event-exchanged = { $seat } exchanges { NAME($give, kind: "good") } for { NAME($take, kind: "good") }.
event-bought = { $seat } buys a card ({ NAME($card, kind: "card") }) for { $price } coins.
event-passed = { $seat } passes.
event-card-put = { $seat } puts { NAME($good, kind: "good") } on pile { $pile } over { NAME($covers, kind: "good") }.
event-sold =
    { $payments ->
        [none] { $seat } sells { NAME($good, kind: "good") }, but nobody carries any (price { $showing }).
       *[other] { $seat } sells { NAME($good, kind: "good") }; each token brings { $showing }. Coins: { $payments }.
    }
item-payments =
    { $contracts ->
        [0] { $seat } +{ $goods }
       *[other] { $seat } +{ $goods } and +{ $contracts } by contract
    }
event-card-drawn =
    { $good ->
        [none]
            { $office ->
                [yes] { $seat } draws a card by the office.
               *[no] { $seat } draws a card.
            }
       *[other]
            { $office ->
                [yes] { $seat } draws { NAME($good, kind: "good") } by the office.
               *[no] { $seat } draws { NAME($good, kind: "good") }.
            }
    }
event-office-declined = { $seat } leaves the office's card.
event-finished = The last card is drawn: the game is over. Won by: { $winners }.

## What the table asks
prompt-load = Choose a good for your empty ship: it will be paid for whenever somebody sells it.
    .offers = load
prompt-plan =
    { $action ->
        [0] Planning: your docks still give { $exchanges ->
            [one] one exchange
           *[other] { $exchanges } exchanges
        }; use it or pass.
       *[other]
            { $buy ->
                [yes] Planning: exchange a token, buy a card or pass.
               *[no] Planning: exchange a token or pass; you can't buy any card.
            }
    }
    .offers =
        { $action ->
            [0] exchange*{ $exchanges } pass
           *[other]
                { $buy ->
                    [yes] exchange buy pass
                   *[no] exchange pass
                }
        }
prompt-load-ship = Choose a good for your new ship.
    .offers = load
prompt-trade =
    { $hand ->
        [yes]
            { $cards ->
                [one] Trade: put cards of one good on the market, or draw the last card.
               *[other] Trade: put cards of one good on the market, or draw { $cards } cards.
            }
       *[no]
            { $cards ->
                [one] Trade: your hand is empty, so draw the last card.
               *[other] Trade: your hand is empty, so draw { $cards } cards.
            }
    }
    .offers =
        { $hand ->
            [yes] put draw>{ $cards }
           *[no] draw>{ $cards }
        }
prompt-sell =
    { $more ->
        [yes] Put more { NAME($good, kind: "good") } on other piles, or sell: each token brings { $showing ->
            [one] 1 coin
           *[other] { $showing } coins
        } now.
       *[no] Sell { NAME($good, kind: "good") }: each token brings { $showing ->
            [one] 1 coin
           *[other] { $showing } coins
        }.
    }
    .offers =
        { $more ->
            [yes] put sell
           *[no] sell
        }
prompt-office =
    { $left ->
        [one] Your office gives a card: draw it or end the turn.
       *[other] Your offices give { $left } cards, one by one: draw or end the turn.
    }
    .offers = take*{ $left } done
prompt-wait = { $seat } is to move.
    .offers = nothing
prompt-chance = A card is turned up.
    .offers = nothing
prompt-over = The game is over.
    .offers = nothing

## What can be answered in advance
ahead-office = Cards that my offices give
ahead-planning = Planning, until I can buy a card

## Rules, for a refusal
rule-first-player = The first player is drawn by lot.
rule-set-up-market = Six cards lie face up as the market.
rule-set-up-hand = Everybody starts with three cards in hand.
rule-set-up-fleet = Everybody starts with two ships and no money.
rule-limited-stock = Tokens and special cards are limited; the bank is not.
rule-loading-order = Ships are loaded one token each in turn order, then once more.
rule-loading-supply = The supply has no such token left.
rule-loading-first = An empty ship has to be loaded first.
rule-two-phases = A turn has two phases, planning and trade, with one action each.
rule-planning-first = In the planning phase you exchange a token, buy a card or pass.
rule-planning-one-action = The planning phase has one action, and it is used up.
rule-exchange = An exchange swaps one token on an own ship.
rule-exchange-another-good = An exchange takes another good.
rule-exchange-own-token = You carry no such token.
rule-exchange-supply = The supply has no such token left.
rule-dock-exchange = Each dock gives one more exchange, before or after the action.
rule-dock-at-once = A dock works in the turn in which you buy it.
rule-buy = One special card may be bought in the planning phase.
rule-buy-price = You can't pay for that card.
rule-buy-stock = No such card is left.
rule-cards-add-up = Several special cards of one kind add up.
rule-ship-loaded = A ship is loaded as soon as it is bought.
rule-pass = The planning phase may be left unused.
rule-trade-duty = In the trade phase you must play cards or draw.
rule-play-from-hand = You have no such card in hand.
rule-play-one-good = All cards played in a turn show the same good.
rule-play-different-piles = Each card of a turn goes on another pile.
rule-play-any-pile = A card may cover any pile, also one that shows the same good.
rule-sale-needs-card = There is nothing to sell before a card is put on the market.
rule-sale-to-finish = The sale under way has to be finished: put more cards, or sell.
rule-sale-pays-all = Everybody who carries the good is paid for each token as many coins as cards of it show.
rule-sale-tokens-stay = Tokens stay on the ships after a sale.
rule-contract-income = Each contract adds two coins whenever its owner is paid.
rule-draw-two = Instead of playing cards you draw two.
rule-draw-last-one = With one card left, a draw takes one.
rule-office-draw = Each office gives one more card at the end of the turn, if you like.
rule-office-last = At the end of the turn only the offices' cards are left to draw or leave.
rule-end-last-card = The game ends at once when the last card is drawn.
rule-most-money = The player with most money wins; cards and ships count nothing.
rule-shared-win = Players with equal money share the place.
rule-sight = Hands are secret, their size is open; everything else on the table is open.
rule-ship-one-token = A ship carries one token.
rule-chance-decides = Cards and lots are turned up by chance, not by a player.

## The table in lines
board-market = Market:  { $piles }
board-supply = Draw pile: { $deck }; tokens left: { $tokens }
board-stock = Cards to buy: { $cards }
board-player = { $turn ->
    [yes] > { $seat }: { $coins } coins; aboard: { $tokens }; cards: { $cards }; hand: { $size }
   *[no] { "  " }{ $seat }: { $coins } coins; aboard: { $tokens }; cards: { $cards }; hand: { $size }
}
board-player-open = { $turn ->
    [yes] > { $seat }: { $coins } coins; aboard: { $tokens }; cards: { $cards }; hand: { $hand }
   *[no] { "  " }{ $seat }: { $coins } coins; aboard: { $tokens }; cards: { $cards }; hand: { $hand }
}

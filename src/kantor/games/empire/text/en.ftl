game-title = Eight-Minute Empire
game-summary = Take a card, carry out its action at once, and hold more regions, continents and goods than the others.

## Names
good-ruby = crystal
good-wood = wood
good-carrot = carrots
good-anvil = anvils
good-ore = ore
good-wild = joker

region-A01 = Orvik
region-A02 = Halmar
region-A03 = Tessen
region-A04 = Bruma
region-A05 = Carrow
region-A06 = Vellin
region-A07 = Skarn
region-A08 = Ister
region-A09 = Nordal
region-A10 = Moravin
region-A11 = Solmark
region-A12 = Lirne
region-A13 = Castra
region-A14 = Pellas
region-A15 = Dunmor
region-A16 = Okrest
region-A17 = Wessa
region-A18 = Thole
region-A19 = Ravna
region-A20 = Kestra
region-A21 = Isola
region-A22 = Marenna
region-A23 = Bosko
region-A24 = Zefira
region-A25 = Tamar
region-B01 = Finnar
region-B02 = Ostra
region-B03 = Gelid
region-B04 = Suvari
region-B05 = Brenna
region-B06 = Kaldor
region-B07 = Hyrra
region-B08 = Alban
region-B09 = Sarrow
region-B10 = Meduna
region-B11 = Torva
region-B12 = Cabra
region-B13 = Lunde
region-B14 = Porta
region-B15 = Valora
region-B16 = Ambris
region-B17 = Nemora
region-B18 = Delmar
region-B19 = Corvin
region-B20 = Estrel
region-B21 = Savonel
region-B22 = Rhoda
region-B23 = Tarsk

continent-A_NW = Western March
continent-A_C = Heartland
continent-A_SW = Southern Isle
continent-A_SE = Sunrise Coast
continent-B_NW = Far Isle
continent-B_N = North Isle
continent-B_NE = Cold Coast
continent-B_W = Old Land
continent-B_E = New Land

score-regions = Regions
score-continents = Continents
score-goods = Goods
score-ties = Equal points: more coins come first, then more armies on the map, then more regions.
part-regions = Regions
part-continents = Continents
part-goods = Goods
part-goods-to-come = Goods that lack one or two symbols
part-coins = Coins
part-armies = Armies on the map
part-cities = Cities
part-grip = How firmly regions are held
part-earlier = Points of earlier games
part-turn = The turn to come

## Settings
setting-map = Map
setting-map-A = A: four continents
setting-map-B = B: five continents
setting-goods_tokens = Goods tokens on the map
setting-bid_tie = Equal bids
setting-bid_tie-youngest = the youngest begins
setting-bid_tie-random = the lot decides
setting-age_order = Players from the youngest on
setting-games = Games in a row
setting-games-1 = one
setting-games-3 = three, points added
setting-neutral_armies = Neutral armies (two players)
setting-card_c24 = The ore card with two printings
setting-card_c24-place = place 2 armies
setting-card_c24-place-or-city = place 2 armies or build a city
error-neutral-armies = Neutral armies are for two players, not for { $players }.

## Moves
move-take = Take card { $slot }
move-part = Choose part { $part }
move-done = Done
move-joker = Joker joins { NAME($good, kind: "good") }
move-bid =
    { $coins ->
        [one] Bid { $coins } coin
       *[other] Bid { $coins } coins
    }
move-place = Place an army in { NAME($region, kind: "region") }
move-step = Move an army from { NAME($start, kind: "region") } to { NAME($end, kind: "region") }
move-city = Build a city in { NAME($region, kind: "region") }
move-destroy = Destroy an army of { $seat } in { NAME($region, kind: "region") }
move-destroy-neutral = Destroy a neutral army in { NAME($region, kind: "region") }
move-neutral = Put a neutral army in { NAME($region, kind: "region") }
move-first = { $seat } comes first
move-token = Goods token: { NAME($good, kind: "good") }
move-card = A card is turned up

kind-take = Take a card
kind-part = Choose a part
kind-done = Done
kind-joker = Assign a joker
kind-bid = Bid
kind-place = Place an army
kind-step = Move an army
kind-city = Build a city
kind-destroy = Destroy an army
kind-destroy-neutral = Destroy a neutral army
kind-neutral = Put a neutral army

## What happens
event-game-begun = Game { $game } begins.
event-token-placed = Goods token in { NAME($region, kind: "region") }: { NAME($good, kind: "good") }.
event-card-turned = Card { $slot } of the row: { NAME($good, kind: "good") }{ $count ->
        [one] { "" }
       *[other] { " ×" }{ $count }
    }; { $op ->
        [or] one of: { $deeds }
        [and] both: { $deeds }
       *[single] { $deeds }
    }.
item-deeds =
    { $action ->
        [place] { $n ->
            [one] place an army
           *[other] place { $n } armies
        }
        [move-land] { $n } steps by land
        [move-sea] { $n } steps by land or sea
        [city] build a city
       *[destroy] destroy an army
    }
event-neutrals-begun = { $seat } puts the first neutral army.
event-neutral-put = { $seat } puts a neutral army in { NAME($region, kind: "region") }.
event-bid-sealed = { $seat } bids { $coins } in secret.
event-bids-opened = The bids are opened: { $bids }.
item-bids = { $seat } { $coins }
event-first-player =
    { $how ->
        [highest] { $seat } begins and pays { $coins }.
        [youngest] The highest bids are equal. { $seat }, the youngest of them, begins and pays { $coins }.
       *[lot] The highest bids are equal. { $seat } begins by lot and pays { $coins }.
    }
event-card-taken = { $seat } takes card { $slot } for { $price ->
        [0] nothing
        [one] 1 coin
       *[other] { $price } coins
    }: { NAME($good, kind: "good") }{ $count ->
        [one] { "" }
       *[other] { " ×" }{ $count }
    }; { $op ->
        [or] one of: { $deeds }
        [and] both: { $deeds }
       *[single] { $deeds }
    }.
event-part-chosen = { $seat } chooses: { $deeds }.
event-army-placed = { $seat } places an army in { NAME($region, kind: "region") }.
event-army-moved =
    { $sea ->
        [yes] { $seat } sails with an army from { NAME($start, kind: "region") } to { NAME($end, kind: "region") }.
       *[no] { $seat } moves an army from { NAME($start, kind: "region") } to { NAME($end, kind: "region") }.
    }
event-city-built = { $seat } builds a city in { NAME($region, kind: "region") }.
event-army-destroyed =
    { $owner ->
        [none] { $seat } destroys a neutral army in { NAME($region, kind: "region") }.
       *[other] { $seat } destroys an army of { $owner } in { NAME($region, kind: "region") }.
    }
event-skipped = { $seat } leaves the rest undone.
event-joker-assigned = { $seat } counts a joker as { NAME($good, kind: "good") }.
event-game-finished = Game { $game } is over. Regions, continents and goods: { $results }.
item-results = { $seat } { $regions } + { $continents } + { $goods } = { $total }
item-totals = { $seat } { $points }
event-finished = The match is over: { $totals }. Won by: { $winners }.

## What the table asks
prompt-bid = How many of your { $most } coins do you bid for the first turn? All bid in secret; only the highest bid is paid.
    .offers = bid
prompt-wait-for-bids = All bid in secret; the bids are opened together.
    .offers = nothing
prompt-neutral =
    { $left ->
        [one] Put the last neutral army on any region.
       *[other] Put a neutral army on any region; { $left } are left.
    }
    .offers = neutral
prompt-take =
    { $coins ->
        [0] Take the first card; you have no coins left.
        [one] Take a card; you have 1 coin.
       *[other] Take a card; you have { $coins } coins.
    }
    .offers = take
prompt-part =
    { $both ->
        [yes]
            { $op ->
                [and] Both parts of the card may be carried out: which one first?
               *[or] Choose one of the two parts of the card.
            }
       *[no] Only one part of the card can be carried out: choose it, or be done.
    }
    .offers =
        { $both ->
            [yes] part+2 done
           *[no] part done
        }
prompt-place =
    { $left ->
        [one] Place an army in the start region or by a city of yours.
       *[other] Place { $left } armies in the start region or by your cities.
    }
    .offers = place*{ $left }
prompt-move-land =
    { $left ->
        [one] Move an army: 1 step left, by land.
       *[other] Move armies: { $left } steps left, by land.
    }
    .offers = step*{ $left }
prompt-move-sea =
    { $left ->
        [one] Move an army: 1 step left, by land or sea.
       *[other] Move armies: { $left } steps left, by land or sea.
    }
    .offers = step*{ $left }
prompt-city = Build a city where an army of yours stands.
    .offers = city
prompt-destroy = Destroy an army of another, anywhere.
    .offers = destroy|destroy-neutral
prompt-joker =
    { $left ->
        [one] Choose a good for your joker. The best is { NAME($good, kind: "good") }; “Done” takes it.
       *[other] Choose goods for your { $left } jokers. The best is { NAME($good, kind: "good") } first; “Done” takes the best.
    }
    .offers = joker*{ $left } done
prompt-wait = { $seat } is to move.
    .offers = nothing
prompt-chance = The lot decides.
    .offers = nothing
prompt-over = The match is over.
    .offers = nothing

## What can be answered in advance
ahead-joker = My jokers at the end of the game
ahead-joker-done = The best choice

## Rules, for a refusal
rule-set-up-armies = Everybody has 14 armies and 3 cities, three armies stand in the start region.
rule-set-up-coins = Coins depend on the number of players: 14, 11, 9 or 8.
rule-marked-cards = Marked cards are for five players only.
rule-card-row = Six cards lie face up in a row.
rule-goods-tokens = Goods tokens lie in the regions with a triangle, drawn by lot.
rule-neutral-for-two = Neutral armies are for two players.
rule-neutral-turns = Neutral armies are put in turns, one at a time, on any region.
rule-neutral-first = First all neutral armies have to be put on the map.
rule-bid-secret = Bids are secret until all are in.
rule-bid-purse = You can't bid more coins than you have.
rule-bid-first = First everybody bids for the first turn.
rule-bid-highest = The highest bidder pays and begins.
rule-bid-tie-youngest = Of equal highest bids that of the youngest player wins.
rule-bid-tie-lot = Among equal highest bids the lot decides.
rule-bid-once = The bid is over; there is one in each game.
rule-turn-order = Turns go clockwise from the first player.
rule-card-duty = You must take a card from the row first.
rule-card-price = You can't pay for that card.
rule-row-shifts = After the action the row shifts left and a new card comes in.
rule-one-card = You have taken your card for this turn; carry out its action or finish.
rule-skip = An action may be left undone, whole or in part.
rule-action-of-the-card = Your card doesn't allow that; do what it shows.
rule-or-one-part = Only one of the two parts may be carried out.
rule-and-both-parts = Both parts may be carried out, in either order.
rule-part-first = Choose a part of the card first.
rule-part-settled = There is no part to choose now.
rule-part-possible = Nothing of that part can be carried out.
rule-action-ends = An action ends when nothing of it is left.
rule-place-where = Armies are placed in the start region or by a city of your own.
rule-place-supply = Armies come from the supply; there are 14 for each player.
rule-steps-split = The steps may be split among your armies.
rule-step-own-army = You have no army there.
rule-step-by-land = That card moves by land only.
rule-step-by-sea = Cards with sea moves may use dotted lines and borders.
rule-city-needs-army = You have no army there to build a city.
rule-cities-together = A region may hold several cities.
rule-city-supply = There are three cities for each player.
rule-destroy-another = You can't destroy an army of your own.
rule-destroy-where = There is no such army there.
rule-destroyed-to-supply = A destroyed army goes back to its owner's supply.
rule-end-cards = The game ends when all have their cards.
rule-score-region = Most armies and cities control a region.
rule-score-continent = Most controlled regions control a continent.
rule-score-goods = Goods score by their tables.
rule-score-tokens = The token of a region that you control counts as a card.
rule-joker-own-good = A joker joins only a good that you have.
rule-joker-proposal = Done takes the best assignment of your jokers.
rule-joker-at-the-end = Jokers are assigned at the end of the game.
rule-jokers-last = Only your jokers are left to assign.
rule-ties = Ties are broken by coins, armies on the map, regions; then the place is shared.
rule-three-games = Each of three games starts afresh; points are added.
rule-three-games-ties = Ties of three games are broken by coins, armies and regions summed.
rule-neutral-control = Neutral armies count for control as a player's.
rule-card-c24 = One of the cards with ore has two printings.
rule-sight = All is open except sealed bids and the deck.
rule-chance-decides = Cards, tokens and lots are drawn by chance, not by a player.

## The table in lines
board-game =
    { $games ->
        [one] Map { $map }; cards in the deck: { $deck }
       *[other] Map { $map }; game { $game } of { $games }; cards in the deck: { $deck }
    }
board-slot = Card { $slot } (price { $price }): { $card }
board-card = { NAME($good, kind: "good") } { $count }; { $op ->
        [or] one of: { $deeds }
        [and] both: { $deeds }
       *[single] { $deeds }
    }
board-continent = { NAME($continent, kind: "continent") } (held by: { $holder })
board-region =
    { $token ->
        [none] - { $region } { NAME($region, kind: "region") }: { $pieces } (held by: { $holder })
       *[other] - { $region } { NAME($region, kind: "region") }, token { NAME($token, kind: "good") }: { $pieces } (held by: { $holder })
    }
board-pieces =
    { $cities ->
        [0] { $seat } { $armies }
       *[other] { $seat } { $armies } and cities { $cities }
    }
board-neutral = neutral
board-good = { NAME($good, kind: "good") } { $count } ({ $points })
board-player =
    { $turn ->
        [yes] > { $seat }: coins { $coins }; cards { $cards }/{ $goal }; in supply: armies { $supply }, cities { $cities }; goods: { $goods }; jokers: { $jokers }
       *[no] { "  " }{ $seat }: coins { $coins }; cards { $cards }/{ $goal }; in supply: armies { $supply }, cities { $cities }; goods: { $goods }; jokers: { $jokers }
    }
board-bid = Sealed bid of { $seat }: { $coins }

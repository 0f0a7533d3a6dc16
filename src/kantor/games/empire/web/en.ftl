ui-map = Map { $map }
ui-row = Open cards
ui-price = Price { $price }
ui-deck = Cards in the deck: { $count }
ui-deck-short = deck
ui-action = The card being carried out
ui-left = { $left ->
    [one] left
   *[other] left
}
ui-nobody = nobody
ui-player = { $name }: coins { $coins }, points { $total }
ui-coins = Coins
ui-supply = Armies in the supply
ui-city-supply = Cities in the supply
ui-cards = Cards taken
ui-total = Points so far
ui-past = Games so far
ui-game = Game { $game } of { $games }
ui-past-game = Game { $game }:
ui-bids = Secret bids
ui-bids-open = The bids are open
ui-bid-made = ready
ui-bid-thinking = choosing…
ui-bid = Your bid
ui-bid-less = One coin less
ui-bid-least = Nothing is left to take away: your hand is empty.
ui-bid-more = One coin more
ui-bid-some = { $coins ->
    [one] 1 coin in the hand
   *[other] { $coins } coins in the hand
}
ui-bid-seal = { $coins ->
    [0] Bid nothing
    [one] Bid 1 coin
   *[other] Bid { $coins } coins
}
ui-or = or
ui-and = and
ui-zoom = Map nearer or whole
ui-region = { NAME($region, kind: "region") }{ $token ->
        [none] {""}
       *[other] , token: { NAME($token, kind: "good") }
    }; { $pieces ->
        [none] nobody stands here
       *[other] { $pieces }
    }; { $holder ->
        [none] nobody holds it
       *[other] held by { $holder }
    }
ui-pieces = { $seat }: { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }{ $cities ->
        [0] {""}
        [one] {" "}and 1 city
       *[other] {" "}and { $cities } cities
    }
ui-winner = { $count ->
    [one] { $names } has the greatest empire.
   *[other] { $names } share the first place.
}

## What the settings mean
ui-help-map = Two sides of the board, with other regions and continents.
ui-help-goods_tokens = Five regions carry a token; whoever controls the region counts it as a card of that good.
ui-help-bid_tie = Who begins when several bid the same.
ui-help-age_order = Only for equal bids: a click moves a player towards the youngest.
ui-help-games = Three games add up their points.
ui-help-neutral_armies = The two players put ten armies of nobody on the map first; they count for control.
ui-help-card_c24 = This card was printed in two ways.
ui-help-map-A = one large land in the middle, three others around it.
ui-help-map-B = five continents, none as large as the middle of map A.
ui-help-bid_tie-youngest = as printed; the order of players below says who is the youngest.
ui-help-bid_tie-random = one of those who bid most is drawn by lot.
ui-help-games-1 = about 15 minutes.
ui-help-games-3 = each starts afresh, with its own bid; about 45 minutes.
ui-help-card_c24-place = the card places two armies, as in the Polish edition.
ui-help-card_c24-place-or-city = one may build a city instead, as in the English edition.

ui-market = Market
ui-warehouse = Warehouse
ui-stock = Cards for sale
ui-hand = Your hand
ui-hand-empty = No cards in hand
ui-held = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
ui-deck-label = { $count ->
    [one] Draw pile: 1 card left
   *[other] Draw pile: { $count } cards left
}
ui-pile-label = Pile { $pile }: { NAME($good, kind: "good") }
ui-pile-empty = Pile { $pile }: empty
ui-warehouse-label = Tokens of { NAME($good, kind: "good") }: { $left } left, { $shown } on the market
ui-stock-label = { NAME($card, kind: "card") }, price { $price }, { $left } left: { $effect }
ui-ship-label = Ship with { NAME($good, kind: "good") }
ui-ship-empty = Empty ship
ui-hand-label = In hand: { NAME($good, kind: "good") }, { $count }
ui-quay-label = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-winner = { $count ->
    [one] { $names } is the richest merchant.
   *[other] { $names } share the first place.
}

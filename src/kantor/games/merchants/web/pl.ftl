ui-market = Targ
ui-warehouse = Skład
ui-stock = Karty na sprzedaż
ui-hand = Twoja ręka
ui-hand-empty = Nie masz kart na ręce
ui-held = { $cards ->
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
ui-deck-label = { $count ->
    [one] Stos dobierania: została 1 karta
    [few] Stos dobierania: zostały { $count } karty
   *[many] Stos dobierania: zostało { $count } kart
}
ui-pile-label = Stos { $pile }: { NAME($good, kind: "good") }
ui-pile-empty = Stos { $pile }: pusty
ui-warehouse-label = Znaczniki { NAME($good, kind: "good", case: "gen") }: w składzie { $left }, na targu { $shown }
ui-stock-label = { NAME($card, kind: "card") }, cena { $price }, zostało { $left }: { $effect }
ui-ship-label = Statek wiezie { NAME($good, kind: "good", case: "acc") }
ui-ship-empty = Pusty statek
ui-hand-label = Na ręce: { NAME($good, kind: "good") }, { $count }
ui-quay-label = { $name }: { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
ui-winner = { $count ->
    [one] Najbogatszy kupiec: { $names }.
   *[other] Pierwsze miejsce dzielą: { $names }.
}

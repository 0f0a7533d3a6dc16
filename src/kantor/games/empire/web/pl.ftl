ui-map = Mapa { $map }
ui-row = Odkryte karty
ui-price = Cena { $price }
ui-deck = Kart w talii: { $count }
ui-deck-short = talia
ui-action = Wykonywana karta
ui-left = { $left ->
    [one] został
    [few] zostały
   *[many] zostało
}
ui-nobody = nikt
ui-player = { $name }: monety { $coins }, punkty { $total }
ui-coins = Monety
ui-supply = Armie w zapasie
ui-city-supply = Miasta w zapasie
ui-cards = Wzięte karty
ui-total = Punkty dotychczas
ui-past = Rozegrane partie
ui-game = Partia { $game } z { $games }
ui-past-game = Partia { $game }:
ui-bids = Tajna licytacja
ui-bids-open = Stawki odkryte
ui-bid-made = gotowe
ui-bid-thinking = wybiera…
ui-bid = Twoja stawka
ui-bid-less = O monetę mniej
ui-bid-least = Nie ma już czego odjąć: twoja dłoń jest pusta.
ui-bid-more = O monetę więcej
ui-bid-some = { $coins ->
    [one] 1 moneta w dłoni
    [few] { $coins } monety w dłoni
   *[many] { $coins } monet w dłoni
}
ui-bid-seal = { $coins ->
    [0] Nic nie stawiaj
    [one] Postaw 1 monetę
    [few] Postaw { $coins } monety
   *[many] Postaw { $coins } monet
}
ui-or = lub
ui-and = i
ui-zoom = Mapa z bliska albo cała
ui-region = { NAME($region, kind: "region") }{ $token ->
        [none] {""}
       *[other] , żeton: { NAME($token, kind: "good") }
    }; { $pieces ->
        [none] nikt tu nie stoi
       *[other] { $pieces }
    }; { $holder ->
        [none] nikt nie panuje
       *[other] panuje { $holder }
    }
ui-pieces = { $seat }: { $armies ->
        [one] 1 armia
        [few] { $armies } armie
       *[other] { $armies } armii
    }{ $cities ->
        [0] {""}
        [one] {" "}i 1 miasto
        [few] {" "}i { $cities } miasta
       *[other] {" "}i { $cities } miast
    }
ui-winner = { $count ->
    [one] { $names } ma największe imperium.
   *[other] { $names } dzielą pierwsze miejsce.
}

## Co znaczą ustawienia
ui-help-map = Dwie strony planszy, z innymi regionami i kontynentami.
ui-help-goods_tokens = W pięciu regionach leżą żetony; kto kontroluje region, liczy żeton jak kartę tego dobra.
ui-help-bid_tie = Kto zaczyna, gdy kilku graczy zalicytuje tyle samo.
ui-help-age_order = Tylko przy remisie w licytacji: kliknięcie przesuwa gracza w stronę najmłodszego.
ui-help-games = W trzech partiach punkty się sumują.
ui-help-neutral_armies = Dwaj gracze najpierw stawiają na mapie dziesięć niczyich armii; liczą się one do kontroli.
ui-help-card_c24 = Tę kartę wydrukowano na dwa sposoby.
ui-help-map-A = jeden duży ląd na środku i trzy inne wokół niego.
ui-help-map-B = pięć kontynentów, żaden nie jest tak duży jak środek mapy A.
ui-help-bid_tie-youngest = jak w druku; kto jest najmłodszy, mówi kolejność graczy poniżej.
ui-help-bid_tie-random = spośród tych, którzy postawili najwięcej, wybiera los.
ui-help-games-1 = około 15 minut.
ui-help-games-3 = każda zaczyna się od nowa, z własną licytacją; około 45 minut.
ui-help-card_c24-place = karta daje dwie armie, jak w polskim wydaniu.
ui-help-card_c24-place-or-city = można zamiast tego zbudować miasto, jak w wydaniu angielskim.

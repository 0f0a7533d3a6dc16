game-title = Imperium w 8 minut
game-summary = Weź kartę, od razu wykonaj jej akcję i zdobądź więcej regionów, kontynentów i dóbr niż inni.

## Nazwy
good-ruby = kryształ
    .gen = kryształu
    .acc = kryształ
good-wood = drewno
    .gen = drewna
    .acc = drewno
good-carrot = marchew
    .gen = marchwi
    .acc = marchew
good-anvil = kowadło
    .gen = kowadła
    .acc = kowadło
good-ore = ruda
    .gen = rudy
    .acc = rudę
good-wild = joker
    .gen = jokera
    .acc = jokera

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

continent-A_NW = Marchia Zachodnia
continent-A_C = Ziemie Środka
continent-A_SW = Wyspa Południowa
continent-A_SE = Brzeg Świtu
continent-B_NW = Daleka Wyspa
continent-B_N = Wyspa Północna
continent-B_NE = Zimne Wybrzeże
continent-B_W = Stary Ląd
continent-B_E = Nowy Ląd

score-regions = Regiony
score-continents = Kontynenty
score-goods = Dobra
score-ties = Przy równej liczbie punktów decydują monety, potem armie na planszy, potem regiony.
part-regions = Regiony
part-continents = Kontynenty
part-goods = Dobra
part-goods-to-come = Dobra, którym brakuje jednego lub dwóch symboli
part-coins = Monety
part-armies = Armie na planszy
part-cities = Miasta
part-grip = Jak mocno trzymane są regiony
part-earlier = Punkty z poprzednich gier
part-turn = Najbliższa tura

## Ustawienia
setting-map = Mapa
setting-map-A = A: cztery kontynenty
setting-map-B = B: pięć kontynentów
setting-goods_tokens = Żetony dóbr na mapie
setting-bid_tie = Remis w licytacji
setting-bid_tie-youngest = zaczyna najmłodszy
setting-bid_tie-random = decyduje los
setting-age_order = Gracze od najmłodszego
setting-games = Liczba partii
setting-games-1 = jedna
setting-games-3 = trzy, punkty się sumują
setting-neutral_armies = Armie neutralne (dwóch graczy)
setting-card_c24 = Karta rudy w dwóch wersjach
setting-card_c24-place = 2 nowe armie
setting-card_c24-place-or-city = 2 nowe armie albo miasto
error-neutral-armies = Armie neutralne są dla dwóch graczy, a tu gra { $players }.

## Ruchy
move-take = Weź kartę { $slot }
move-part = Wybierz część { $part }
move-done = Gotowe
move-joker = Joker jako { NAME($good, kind: "good") }
move-bid =
    { $coins ->
        [one] Postaw { $coins } monetę
        [few] Postaw { $coins } monety
       *[many] Postaw { $coins } monet
    }
move-place = Postaw armię w regionie { NAME($region, kind: "region") }
move-step = Przesuń armię: { NAME($start, kind: "region") } → { NAME($end, kind: "region") }
move-city = Zbuduj miasto w regionie { NAME($region, kind: "region") }
move-destroy = Zniszcz armię w regionie { NAME($region, kind: "region") } ({ $seat })
move-destroy-neutral = Zniszcz neutralną armię w regionie { NAME($region, kind: "region") }
move-neutral = Postaw neutralną armię w regionie { NAME($region, kind: "region") }
move-first = Zaczyna { $seat }
move-token = Żeton dobra: { NAME($good, kind: "good") }
move-card = Odkrywana jest karta

kind-take = Wzięcie karty
kind-part = Wybór części
kind-done = Gotowe
kind-joker = Przydział jokera
kind-bid = Licytacja
kind-place = Nowa armia
kind-step = Ruch armii
kind-city = Budowa miasta
kind-destroy = Zniszczenie armii
kind-destroy-neutral = Zniszczenie neutralnej armii
kind-neutral = Neutralna armia

## Co się dzieje
event-game-begun = Zaczyna się partia { $game }.
event-token-placed = Żeton dobra w regionie { NAME($region, kind: "region") }: { NAME($good, kind: "good") }.
event-card-turned = Karta { $slot } w rzędzie: { NAME($good, kind: "good") }{ $count ->
        [one] { "" }
       *[other] { " ×" }{ $count }
    }; { $op ->
        [or] jedno z dwojga: { $deeds }
        [and] jedno i drugie: { $deeds }
       *[single] { $deeds }
    }.
item-deeds =
    { $action ->
        [place] { $n ->
            [one] jedna nowa armia
            [few] { $n } nowe armie
           *[many] { $n } nowych armii
        }
        [move-land] { $n ->
            [one] { $n } krok po lądzie
            [few] { $n } kroki po lądzie
           *[many] { $n } kroków po lądzie
        }
        [move-sea] { $n ->
            [one] { $n } krok po lądzie lub morzu
            [few] { $n } kroki po lądzie lub morzu
           *[many] { $n } kroków po lądzie lub morzu
        }
        [city] budowa miasta
       *[destroy] zniszczenie armii
    }
event-neutrals-begun = Pierwszą neutralną armię stawia { $seat }.
event-neutral-put = { $seat } stawia neutralną armię w regionie { NAME($region, kind: "region") }.
event-bid-sealed = { $seat } licytuje w tajemnicy: { $coins }.
event-bids-opened = Licytacja odkryta: { $bids }.
item-bids = { $seat } { $coins }
event-first-player =
    { $how ->
        [highest] { $seat } zaczyna i płaci { $coins }.
        [youngest] Najwyższe stawki są równe. Zaczyna { $seat }, bo to najmłodszy gracz wśród remisujących, i płaci { $coins }.
       *[lot] Najwyższe stawki są równe. Los wskazuje: { $seat } zaczyna i płaci { $coins }.
    }
event-card-taken = { $seat } bierze kartę { $slot }, { $price ->
        [0] za darmo
        [one] za 1 monetę
        [few] za { $price } monety
       *[many] za { $price } monet
    }: { NAME($good, kind: "good") }{ $count ->
        [one] { "" }
       *[other] { " ×" }{ $count }
    }; { $op ->
        [or] jedno z dwojga: { $deeds }
        [and] jedno i drugie: { $deeds }
       *[single] { $deeds }
    }.
event-part-chosen = { $seat } wybiera: { $deeds }.
event-army-placed = { $seat } stawia armię w regionie { NAME($region, kind: "region") }.
event-army-moved =
    { $sea ->
        [yes] { $seat } przeprawia armię przez morze: { NAME($start, kind: "region") } → { NAME($end, kind: "region") }.
       *[no] { $seat } przesuwa armię: { NAME($start, kind: "region") } → { NAME($end, kind: "region") }.
    }
event-city-built = { $seat } buduje miasto w regionie { NAME($region, kind: "region") }.
event-army-destroyed =
    { $owner ->
        [none] { $seat } niszczy neutralną armię w regionie { NAME($region, kind: "region") }.
       *[other] { $seat } niszczy armię w regionie { NAME($region, kind: "region") } (traci ją { $owner }).
    }
event-skipped = { $seat } rezygnuje z reszty akcji.
event-joker-assigned = { $seat } liczy jokera jako { NAME($good, kind: "good", case: "acc") }.
event-game-finished = Koniec partii { $game }. Regiony, kontynenty i dobra: { $results }.
item-results = { $seat } { $regions } + { $continents } + { $goods } = { $total }
item-totals = { $seat } { $points }
event-finished = Koniec gry: { $totals }. Wygrywa: { $winners }.

## O co pyta stół
prompt-bid = Ile z { $most } monet stawiasz, żeby zacząć? Wszyscy licytują w tajemnicy; płaci tylko ten, kto da najwięcej.
    .offers = bid
prompt-wait-for-bids = Wszyscy licytują w tajemnicy; stawki odkryjecie razem.
    .offers = nothing
prompt-neutral =
    { $left ->
        [one] Postaw ostatnią neutralną armię w dowolnym regionie.
       *[other] Postaw neutralną armię w dowolnym regionie; zostało: { $left }.
    }
    .offers = neutral
prompt-take =
    { $coins ->
        [0] Weź pierwszą kartę; nie masz już monet.
        [one] Weź kartę; masz 1 monetę.
        [few] Weź kartę; masz { $coins } monety.
       *[many] Weź kartę; masz { $coins } monet.
    }
    .offers = take
prompt-part =
    { $both ->
        [yes]
            { $op ->
                [and] Możesz wykonać obie części karty: która pierwsza?
               *[or] Wybierz jedną z dwóch części karty.
            }
       *[no] Tylko jedną część karty da się wykonać: wybierz ją albo zakończ.
    }
    .offers =
        { $both ->
            [yes] part+2 done
           *[no] part done
        }
prompt-place =
    { $left ->
        [one] Postaw armię w regionie startowym albo przy swoim mieście.
        [few] Postaw { $left } armie w regionie startowym albo przy swoich miastach.
       *[many] Postaw { $left } armii w regionie startowym albo przy swoich miastach.
    }
    .offers = place*{ $left }
prompt-move-land =
    { $left ->
        [one] Przesuń armię: został 1 krok, po lądzie.
        [few] Przesuwaj armie: zostały { $left } kroki, po lądzie.
       *[many] Przesuwaj armie: zostało { $left } kroków, po lądzie.
    }
    .offers = step*{ $left }
prompt-move-sea =
    { $left ->
        [one] Przesuń armię: został 1 krok, po lądzie lub morzu.
        [few] Przesuwaj armie: zostały { $left } kroki, po lądzie lub morzu.
       *[many] Przesuwaj armie: zostało { $left } kroków, po lądzie lub morzu.
    }
    .offers = step*{ $left }
prompt-city = Zbuduj miasto tam, gdzie stoi twoja armia.
    .offers = city
prompt-destroy = Zniszcz cudzą armię w dowolnym miejscu.
    .offers = destroy|destroy-neutral
prompt-joker =
    { $left ->
        [one] Wybierz dobro dla jokera; najlepiej { NAME($good, kind: "good") }. „Gotowe” przyjmuje najlepszy wybór.
       *[other] Wybierz dobra dla jokerów ({ $left }); najlepiej najpierw { NAME($good, kind: "good") }. „Gotowe” przyjmuje najlepszy wybór.
    }
    .offers = joker*{ $left } done
prompt-wait = Teraz gra { $seat }.
    .offers = nothing
prompt-chance = Decyduje los.
    .offers = nothing
prompt-over = Koniec gry.
    .offers = nothing

## Na co można odpowiedzieć z góry
ahead-joker = Moje jokery na koniec gry
ahead-joker-done = Najlepszy wybór

## Zasady, gdy coś jest niedozwolone
rule-set-up-armies = Każdy ma 14 armii i 3 miasta; trzy armie stoją w regionie startowym.
rule-set-up-coins = Liczba monet zależy od liczby graczy: 14, 11, 9 albo 8.
rule-marked-cards = Oznaczone karty są tylko dla pięciu graczy.
rule-card-row = Sześć odkrytych kart leży w rzędzie.
rule-goods-tokens = Żetony dóbr leżą w regionach z trójkątem, wylosowane.
rule-neutral-for-two = Armie neutralne są dla dwóch graczy.
rule-neutral-turns = Neutralne armie stawia się na zmianę, po jednej, w dowolnym regionie.
rule-neutral-first = Najpierw trzeba ustawić wszystkie neutralne armie.
rule-bid-secret = Stawki są tajne, póki wszyscy nie zalicytują.
rule-bid-purse = Nie można postawić więcej monet, niż się ma.
rule-bid-first = Najpierw wszyscy licytują o pierwszą turę.
rule-bid-highest = Kto postawił najwięcej, płaci i zaczyna.
rule-bid-tie-youngest = Przy równych najwyższych stawkach wygrywa najmłodszy gracz.
rule-bid-tie-lot = Między równymi najwyższymi stawkami decyduje los.
rule-bid-once = Licytacja już była; w partii jest tylko jedna.
rule-turn-order = Tury idą zgodnie z ruchem wskazówek zegara od pierwszego gracza.
rule-card-duty = Najpierw trzeba wziąć kartę z rzędu.
rule-card-price = Nie stać cię na tę kartę.
rule-row-shifts = Po akcji rząd przesuwa się w lewo i dochodzi nowa karta.
rule-one-card = Karta na tę turę już wzięta; wykonaj jej akcję albo zakończ.
rule-skip = Z akcji wolno zrezygnować, w całości lub w części.
rule-action-of-the-card = Na to twoja karta nie pozwala; zrób to, co pokazuje.
rule-or-one-part = Można wykonać tylko jedną z dwóch części.
rule-and-both-parts = Można wykonać obie części, w dowolnej kolejności.
rule-part-first = Najpierw wybierz część karty.
rule-part-settled = Nie ma teraz części do wyboru.
rule-part-possible = Z tej części nic nie da się wykonać.
rule-action-ends = Akcja się kończy, gdy nic z niej nie zostało.
rule-place-where = Armie stawia się w regionie startowym albo przy własnym mieście.
rule-place-supply = Armie pochodzą z zapasu; każdy ma ich 14.
rule-steps-split = Kroki można dzielić między swoje armie.
rule-step-own-army = Nie masz tam armii.
rule-step-by-land = Ta karta pozwala tylko na ruch po lądzie.
rule-step-by-sea = Karty z ruchem przez wodę pozwalają iść po liniach przerywanych i po lądzie.
rule-city-needs-army = Nie masz tam armii, by zbudować miasto.
rule-cities-together = W regionie może stać kilka miast.
rule-city-supply = Każdy ma trzy miasta.
rule-destroy-another = Nie można zniszczyć własnej armii.
rule-destroy-where = Nie ma tam takiej armii.
rule-destroyed-to-supply = Zniszczona armia wraca do zapasu właściciela.
rule-end-cards = Partia kończy się, gdy wszyscy mają swoje karty.
rule-score-region = Region kontroluje ten, kto ma w nim najwięcej armii i miast.
rule-score-continent = Kontynent kontroluje ten, kto kontroluje w nim najwięcej regionów.
rule-score-goods = Dobra punktują według swoich tabel.
rule-score-tokens = Żeton w kontrolowanym regionie liczy się jak karta.
rule-joker-own-good = Jokera można dołączyć tylko do dobra, które masz.
rule-joker-proposal = „Gotowe” przydziela jokery najlepiej, jak się da.
rule-joker-at-the-end = Jokery przydziela się na koniec partii.
rule-jokers-last = Zostało już tylko przydzielić jokery.
rule-ties = Remisy rozstrzygają monety, armie na planszy, regiony; potem miejsce jest wspólne.
rule-three-games = Każda z trzech partii zaczyna się od nowa; punkty się sumują.
rule-three-games-ties = Remis po trzech partiach rozstrzygają zsumowane monety, armie i regiony.
rule-neutral-control = Neutralne armie liczą się do kontroli jak armie gracza.
rule-card-c24 = Jedna z kart rudy ma dwie wersje.
rule-sight = Wszystko jest jawne oprócz tajnych stawek i talii.
rule-chance-decides = Karty, żetony i remisy rozstrzyga los, a nie gracz.

## Stół w wierszach
board-game =
    { $games ->
        [one] Mapa { $map }; kart w talii: { $deck }
       *[other] Mapa { $map }; partia { $game } z { $games }; kart w talii: { $deck }
    }
board-slot = Karta { $slot } (cena { $price }): { $card }
board-card = { NAME($good, kind: "good") } { $count }; { $op ->
        [or] jedno z dwojga: { $deeds }
        [and] jedno i drugie: { $deeds }
       *[single] { $deeds }
    }
board-continent = { NAME($continent, kind: "continent") } (kontrola: { $holder })
board-region =
    { $token ->
        [none] - { $region } { NAME($region, kind: "region") }: { $pieces } (kontrola: { $holder })
       *[other] - { $region } { NAME($region, kind: "region") }, żeton { NAME($token, kind: "good") }: { $pieces } (kontrola: { $holder })
    }
board-pieces =
    { $cities ->
        [0] { $seat } { $armies }
       *[other] { $seat } { $armies } i miasta { $cities }
    }
board-neutral = neutralne
board-good = { NAME($good, kind: "good") } { $count } ({ $points })
board-player =
    { $turn ->
        [yes] > { $seat }: monety { $coins }; karty { $cards }/{ $goal }; w zapasie: armie { $supply }, miasta { $cities }; dobra: { $goods }; jokery: { $jokers }
       *[no] { "  " }{ $seat }: monety { $coins }; karty { $cards }/{ $goal }; w zapasie: armie { $supply }, miasta { $cities }; dobra: { $goods }; jokery: { $jokers }
    }
board-bid = Tajna stawka ({ $seat }): { $coins }

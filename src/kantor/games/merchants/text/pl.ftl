game-title = Kupcy i Żeglarze
game-summary = Załaduj statki, rozbudź popyt na targu i zarabiaj razem z każdym, kto wiezie ten sam towar.

## Nazwy
good-grain = zboże
    .gen = zboża
    .acc = zboże
    .loc = zbożu
good-wood = drewno
    .gen = drewna
    .acc = drewno
    .loc = drewnie
good-porcelain = porcelana
    .gen = porcelany
    .acc = porcelanę
    .loc = porcelanie
good-fish = ryby
    .gen = ryb
    .acc = ryby
    .loc = rybach
good-spice = przyprawy
    .gen = przypraw
    .acc = przyprawy
    .loc = przyprawach
good-cloth = tkaniny
    .gen = tkanin
    .acc = tkaniny
    .loc = tkaninach
card-ship = statek
    .acc = statek
card-contract = kontrakt
    .acc = kontrakt
card-office = biuro
    .acc = biuro
card-dock = doki
    .acc = doki

card-ship-effect = wozi jeden znacznik więcej, ładowany od razu
card-contract-effect = 2 monety więcej przy każdej zapłacie za towar
card-office-effect = na koniec tury możesz dobrać 1 kartę
card-dock-effect = jedna wymiana więcej w każdej fazie planowania

score-coins = Monety
part-purse = Monety
part-ships = Co statki jeszcze przewiozą
part-contracts = Co kontrakty jeszcze przyniosą
part-offices = Co biura jeszcze dobiorą
part-docks = Co doki jeszcze wymienią
part-market = Wiezione towary, które widać na targu
part-hand = Karty na ręce
part-turn = Najbliższa tura

## Ruchy
move-load = Załaduj { NAME($good, kind: "good", case: "acc") }
move-exchange = Wymień { NAME($give, kind: "good", case: "acc") } na { NAME($take, kind: "good", case: "acc") }
move-buy = Kup { NAME($card, kind: "card", case: "acc") }
move-pass = Pas
move-put = Połóż { NAME($good, kind: "good", case: "acc") } na stosie { $pile }
move-sell = Sprzedaj
move-draw = Dobierz 2 karty
move-take = Dobierz kartę dzięki biuru
move-done = Nie dobieraj więcej
move-card = Odkryta karta: { NAME($good, kind: "good") }
move-first = { $seat } zaczyna

kind-load = Załadunek
kind-exchange = Wymiana znacznika
kind-buy = Zakup karty
kind-pass = Pas
kind-put = Karty na targ
kind-sell = Sprzedaż
kind-draw = Dobieranie
kind-take = Biuro
kind-done = Koniec tury

## Co się dzieje
event-first-player = { $seat } zaczyna grę.
event-market-filled = Stos { $pile } na targu: { NAME($good, kind: "good") }.
event-card-dealt =
    { $good ->
        [none] { $seat } dostaje kartę.
       *[other] { $seat } dostaje kartę: { NAME($good, kind: "good") }.
    }
event-loaded = { $seat } ładuje { NAME($good, kind: "good", case: "acc") }.
event-exchanged = { $seat } wymienia { NAME($give, kind: "good", case: "acc") } na { NAME($take, kind: "good", case: "acc") }.
event-bought = { $seat } kupuje { NAME($card, kind: "card", case: "acc") } za { $price } monet.
event-passed = { $seat } pasuje.
event-card-put = { $seat } kładzie { NAME($good, kind: "good", case: "acc") } na stosie { $pile }, zakrywając { NAME($covers, kind: "good", case: "acc") }.
event-sold =
    { $payments ->
        [none] { $seat } sprzedaje { NAME($good, kind: "good", case: "acc") }, ale nikt nie wiezie tego towaru (cena { $showing }).
       *[other] { $seat } sprzedaje { NAME($good, kind: "good", case: "acc") }; znacznik daje { $showing }. Monety: { $payments }.
    }
item-payments =
    { $contracts ->
        [0] { $seat } +{ $goods }
       *[other] { $seat } +{ $goods } i +{ $contracts } z kontraktu
    }
event-card-drawn =
    { $good ->
        [none]
            { $office ->
                [yes] { $seat } dobiera kartę dzięki biuru.
               *[no] { $seat } dobiera kartę.
            }
       *[other]
            { $office ->
                [yes] { $seat } dobiera dzięki biuru: { NAME($good, kind: "good") }.
               *[no] { $seat } dobiera: { NAME($good, kind: "good") }.
            }
    }
event-office-declined = { $seat } rezygnuje z karty z biura.
event-finished = Dobrano ostatnią kartę: koniec gry. Wygrywa: { $winners }.

## O co pyta stół
prompt-load = Wybierz towar na pusty statek: zarobisz, ilekroć ktoś go sprzeda.
    .offers = load
prompt-plan =
    { $action ->
        [0] Planowanie: doki dają jeszcze { $exchanges ->
            [one] jedną wymianę
            [few] { $exchanges } wymiany
           *[many] { $exchanges } wymian
        }; wymień albo spasuj.
       *[other]
            { $buy ->
                [yes] Planowanie: wymień znacznik, kup kartę albo spasuj.
               *[no] Planowanie: wymień znacznik albo spasuj; żadnej karty nie możesz kupić.
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
prompt-load-ship = Wybierz towar na nowy statek.
    .offers = load
prompt-trade =
    { $hand ->
        [yes]
            { $cards ->
                [one] Handel: połóż na targu karty jednego towaru albo dobierz ostatnią kartę.
               *[other] Handel: połóż na targu karty jednego towaru albo dobierz { $cards } karty.
            }
       *[no]
            { $cards ->
                [one] Handel: nie masz kart, więc dobierz ostatnią kartę.
               *[other] Handel: nie masz kart, więc dobierz { $cards } karty.
            }
    }
    .offers =
        { $hand ->
            [yes] put draw>{ $cards }
           *[no] draw>{ $cards }
        }
prompt-sell =
    { $more ->
        [yes] Dołóż { NAME($good, kind: "good", case: "acc") } na innych stosach albo sprzedaj: każdy znacznik daje teraz { $showing ->
            [one] 1 monetę
            [few] { $showing } monety
           *[many] { $showing } monet
        }.
       *[no] Sprzedaj { NAME($good, kind: "good", case: "acc") }: każdy znacznik daje { $showing ->
            [one] 1 monetę
            [few] { $showing } monety
           *[many] { $showing } monet
        }.
    }
    .offers =
        { $more ->
            [yes] put sell
           *[no] sell
        }
prompt-office =
    { $left ->
        [one] Biuro daje kartę: dobierz ją albo zakończ turę.
        [few] Biura dają { $left } karty, po jednej: dobierz albo zakończ turę.
       *[many] Biura dają { $left } kart, po jednej: dobierz albo zakończ turę.
    }
    .offers = take*{ $left } done
prompt-wait = Teraz gra { $seat }.
    .offers = nothing
prompt-chance = Odkrywana jest karta.
    .offers = nothing
prompt-over = Koniec gry.
    .offers = nothing

## Na co można odpowiedzieć z góry
ahead-office = Karty z moich biur
ahead-planning = Planowanie, dopóki nie stać mnie na żadną kartę

## Zasady, gdy coś jest niedozwolone
rule-first-player = Pierwszego gracza wyznacza los.
rule-set-up-market = Sześć odkrytych kart tworzy targ.
rule-set-up-hand = Każdy zaczyna z trzema kartami na ręce.
rule-set-up-fleet = Każdy zaczyna z dwoma statkami i bez pieniędzy.
rule-limited-stock = Znaczników i kart specjalnych jest ograniczona liczba; bank nie ma dna.
rule-loading-order = Statki ładuje się po jednym znaczniku w kolejności graczy, potem jeszcze raz.
rule-loading-supply = W zasobach nie ma już takiego znacznika.
rule-loading-first = Najpierw trzeba załadować pusty statek.
rule-two-phases = Tura ma dwie fazy, planowanie i handel, po jednej akcji w każdej.
rule-planning-first = W fazie planowania wymieniasz znacznik, kupujesz kartę albo pasujesz.
rule-planning-one-action = Faza planowania ma jedną akcję, a ta jest już zużyta.
rule-exchange = Wymiana dotyczy jednego znacznika na własnym statku.
rule-exchange-another-good = Wymienia się na inny towar.
rule-exchange-own-token = Nie wieziesz takiego znacznika.
rule-exchange-supply = W zasobach nie ma już takiego znacznika.
rule-dock-exchange = Każde doki dają jedną wymianę więcej, przed akcją lub po niej.
rule-dock-at-once = Doki działają już w turze, w której je kupujesz.
rule-buy = W fazie planowania można kupić jedną kartę specjalną.
rule-buy-price = Nie stać cię na tę kartę.
rule-buy-stock = Takich kart już nie ma.
rule-cards-add-up = Działanie kilku kart specjalnych jednego rodzaju się sumuje.
rule-ship-loaded = Kupiony statek ładuje się od razu.
rule-pass = Z fazy planowania można zrezygnować.
rule-trade-duty = W fazie handlu trzeba zagrać karty albo dobrać.
rule-play-from-hand = Nie masz takiej karty na ręce.
rule-play-one-good = Wszystkie karty zagrane w turze są z jednego towaru.
rule-play-different-piles = Każda karta w turze trafia na inny stos.
rule-play-any-pile = Karta może zakryć dowolny stos, także taki, na którym widać ten sam towar.
rule-sale-needs-card = Nie ma czego sprzedać, zanim karta nie trafi na targ.
rule-sale-to-finish = Najpierw dokończ sprzedaż: dołóż karty albo sprzedaj.
rule-sale-pays-all = Każdy, kto wiezie ten towar, dostaje za każdy znacznik tyle monet, ile jego kart widać na targu.
rule-sale-tokens-stay = Po sprzedaży znaczniki zostają na statkach.
rule-contract-income = Każdy kontrakt dodaje dwie monety, ilekroć jego właściciel dostaje zapłatę.
rule-draw-two = Zamiast grać karty, dobierasz dwie.
rule-draw-last-one = Gdy została jedna karta, dobiera się jedną.
rule-office-draw = Każde biuro daje na koniec tury jedną kartę więcej, jeśli chcesz.
rule-office-last = Na koniec tury zostaje już tylko dobrać karty z biur albo z nich zrezygnować.
rule-end-last-card = Gra kończy się natychmiast, gdy ktoś dobierze ostatnią kartę.
rule-most-money = Wygrywa ten, kto ma najwięcej pieniędzy; karty i statki nic nie znaczą.
rule-shared-win = Gracze z równą sumą dzielą się miejscem.
rule-sight = Karty na ręce są tajne, ich liczba jawna; wszystko inne na stole jest jawne.
rule-ship-one-token = Na statku mieści się jeden znacznik.
rule-chance-decides = O kartach i kolejności decyduje los, a nie gracz.

## Stół w wierszach
board-market = Targ:  { $piles }
board-supply = Stos kart: { $deck }; pozostałe znaczniki: { $tokens }
board-stock = Karty do kupienia: { $cards }
board-player = { $turn ->
    [yes] > { $seat }: monety { $coins }; na statkach: { $tokens }; karty: { $cards }; na ręce: { $size }
   *[no] { "  " }{ $seat }: monety { $coins }; na statkach: { $tokens }; karty: { $cards }; na ręce: { $size }
}
board-player-open = { $turn ->
    [yes] > { $seat }: monety { $coins }; na statkach: { $tokens }; karty: { $cards }; na ręce: { $hand }
   *[no] { "  " }{ $seat }: monety { $coins }; na statkach: { $tokens }; karty: { $cards }; na ręce: { $hand }
}

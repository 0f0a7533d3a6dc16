game-title = Amber
game-summary = Buduj drogi ze swojego zamku do bursztynowych wsi i do bram innych baronów, zanim ktoś zrobi z twojej drogi jednokierunkową.

## Nazwy
tile-straight = prosta
    .acc = prostą
    .gen = prostej
tile-curve = zakręt
    .acc = zakręt
    .gen = zakrętu
tile-tee = rozwidlenie
    .acc = rozwidlenie
    .gen = rozwidlenia
tile-cross = skrzyżowanie
    .acc = skrzyżowanie
    .gen = skrzyżowania
tile-dead-end = ślepa droga
    .acc = ślepą drogę
    .gen = ślepej drogi
tile-one-way = prosta jednokierunkowa
    .acc = prostą jednokierunkową
    .gen = prostej jednokierunkowej
tile-curve-left = jednokierunkowy zakręt w lewo
    .acc = jednokierunkowy zakręt w lewo
    .gen = jednokierunkowego zakrętu w lewo
tile-curve-right = jednokierunkowy zakręt w prawo
    .acc = jednokierunkowy zakręt w prawo
    .gen = jednokierunkowego zakrętu w prawo
tile-tee-out = rozwidlenie ze zjazdem
    .acc = rozwidlenie ze zjazdem
    .gen = rozwidlenia ze zjazdem
tile-tee-in = rozwidlenie z wjazdem
    .acc = rozwidlenie z wjazdem
    .gen = rozwidlenia z wjazdem
tile-tee-through = rozwidlenie na drodze jednokierunkowej
    .acc = rozwidlenie na drodze jednokierunkowej
    .gen = rozwidlenia na drodze jednokierunkowej
tile-bridge = most
    .acc = most
    .gen = mostu
tile-roundabout = rondo
    .acc = rondo
    .gen = ronda
tile-swamp = mokradło
    .acc = mokradło
    .gen = mokradła
tile-shovel = łopata
    .acc = łopatę
    .gen = łopaty
site-castle = zamek
site-village = wieś

score-coins = Monety
score-villages = Wsie
score-castles = Zamki
score-ties = Kto sam połączył się ze wszystkim, wygrywa od razu, bez względu na punkty.
part-coins = Monety
part-villages = Połączone wsie
part-castles = Połączone zamki
part-next-villages = Wsie o jeden kafel stąd
part-near-villages = Wsie o dwa kafle stąd
part-far-villages = Wsie położone dalej
part-next-castles = Zamki o jeden kafel stąd
part-near-castles = Zamki o dwa kafle stąd
part-far-castles = Zamki położone dalej
part-tiles = Kafle na ręce
part-shovel = Specjalna łopata
part-turn = Najbliższa tura

## Ustawienia
setting-layout = Ustawienie początkowe
setting-layout-A = A
setting-layout-B = B
setting-layout-C = C
setting-advanced = Wariant zaawansowany: specjalne łopaty i wyłożone kafle
setting-edges = Krawędzie kafli
setting-edges-free = swobodne: wystarczy, że łączy się jedna droga
setting-edges-strict = ścisłe: wszystkie drogi muszą się schodzić
setting-tiles = Kafle dróg
setting-tiles-with-dead-ends = ze ślepymi drogami
setting-tiles-without-dead-ends = skrzyżowania zamiast ślepych dróg

## Ruchy
move-lay =
    { $turn ->
        [none] Połóż { NAME($tile, kind: "tile", case: "acc") } na { $square }
        [0] Połóż { NAME($tile, kind: "tile", case: "acc") } na { $square }, bez obrotu
        [1] Połóż { NAME($tile, kind: "tile", case: "acc") } na { $square }, obrót w prawo
        [2] Połóż { NAME($tile, kind: "tile", case: "acc") } na { $square }, do góry nogami
       *[other] Połóż { NAME($tile, kind: "tile", case: "acc") } na { $square }, obrót w lewo
    }
move-swamp = Połóż mokradło na { $square }
move-shovel = Rozkop kafel na { $square }
move-special-shovel = Rozkop kafel na { $square } specjalną łopatą
move-swap = Przebuduj prostą na { $square }: { NAME($tile, kind: "tile") }
move-keep = Niczego nie przebudowuj
move-pass = Zgłoś brak ruchu
move-discard = Odłóż { NAME($tile, kind: "tile", case: "acc") }
move-castle = Wybierz zamek na { $square }
move-tile = Odkryty kafel: { NAME($tile, kind: "tile") }
move-first = { $seat } zaczyna
move-go-on = Ktoś może jeszcze zagrać
move-over = Nikt nie może już zagrać
move-take = Weź wyłożony kafel: { NAME($tile, kind: "tile") }
move-draw = Dobierz ze stosu

kind-lay = Budowa drogi
kind-swamp = Mokradło
kind-shovel = Łopata
kind-special-shovel = Specjalna łopata
kind-swap = Most lub rondo
kind-keep = Bez przebudowy
kind-pass = Brak ruchu
kind-discard = Wymiana kafla
kind-castle = Wybór zamku
kind-take = Wyłożone kafle
kind-draw = Stos

## Co się dzieje
event-first-player = { $seat } zaczyna grę.
event-tile-dealt =
    { $tile ->
        [none] { $seat } dostaje kafel.
       *[other] { $seat } dostaje kafel: { NAME($tile, kind: "tile") }.
    }
event-tile-shown = Wyłożony kafel na miejscu { $place }: { NAME($tile, kind: "tile") }.
event-castle-chosen = { $seat } obejmuje zamek na { $square }.
event-tile-laid =
    { $turn ->
        [0] { $seat } kładzie na { $square } { NAME($tile, kind: "tile", case: "acc") }.
        [1] { $seat } kładzie na { $square } { NAME($tile, kind: "tile", case: "acc") }, obrót w prawo.
        [2] { $seat } kładzie na { $square } { NAME($tile, kind: "tile", case: "acc") }, do góry nogami.
       *[other] { $seat } kładzie na { $square } { NAME($tile, kind: "tile", case: "acc") }, obrót w lewo.
    }
event-swamp-laid = { $seat } zalewa pole { $square }: mokradło.
event-dug-away =
    { $special ->
        [yes] { $seat } rozkopuje specjalną łopatą { NAME($tile, kind: "tile", case: "acc") } na { $square }.
       *[no] { $seat } rozkopuje { NAME($tile, kind: "tile", case: "acc") } na { $square }.
    }
event-swapped = { $seat } przebudowuje { $square }: { NAME($tile, kind: "tile") } zamiast { NAME($straight, kind: "tile", case: "gen") }.
event-coin-taken =
    { $site ->
        [village] Z wsią na { $square } łączy się tylko { $seat } i zabiera jej monetę.
       *[castle] Z zamkiem na { $square } (właściciel: { $owner }) łączy się tylko { $seat } i zabiera jego monetę.
    }
event-coin-lost =
    { $site ->
        [village] Z wsią na { $square } łączy się kilku graczy naraz: jej moneta trafia do pudełka.
       *[castle] Z zamkiem na { $square } (właściciel: { $owner }) łączy się kilku graczy naraz: jego moneta trafia do pudełka.
    }
event-instant-win-gone = Kilku graczy połączyło się naraz ze wszystkim: natychmiastowej wygranej już nie będzie.
event-blocked =
    { $paid ->
        [yes] { $seat } nie ma ruchu i traci monetę.
       *[no] { $seat } nie ma ruchu ani monety do oddania.
    }
event-discarded = { $seat } odkłada { NAME($tile, kind: "tile", case: "acc") }.
event-tile-drawn =
    { $tile ->
        [none] { $seat } dobiera kafel.
       *[other] { $seat } dobiera kafel: { NAME($tile, kind: "tile") }.
    }
event-tile-taken = { $seat } bierze wyłożony kafel: { NAME($tile, kind: "tile") }.
event-finished =
    { $instant ->
        [yes] Połączenie ze wszystkimi wsiami i zamkami: natychmiast wygrywa { $winners }.
       *[no] Koniec gry. Wygrywa: { $winners }.
    }

## O co pyta stół
prompt-castle = Wybierz swój zamek: stąd poprowadzisz drogi.
    .offers = castle
prompt-turn =
    { $play ->
        [tile] Zagraj kafel na pole, do którego prowadzą twoje drogi.
        [special] Żadnego kafla z ręki nie da się zagrać: użyj łopaty specjalnej.
       *[nothing] Nie możesz zagrać żadnego kafla: zgłoś brak ruchu.
    }
    .offers =
        { $play ->
            [tile] lay|swamp|shovel
            [special] special-shovel
           *[nothing] pass
        }
prompt-swap =
    { $swap ->
        [yes]
            { $keep ->
                [yes] Twoja droga dochodzi do boku prostej: zamień ją na most lub rondo albo niczego nie przebudowuj.
               *[no] Twoja droga dochodzi do boku prostej: zamień ją na most lub rondo.
            }
       *[no] Twoja droga dochodzi do boku prostej, ale nie masz mostu ani ronda: niczego nie przebudowuj.
    }
    .offers =
        { $swap ->
            [yes]
                { $keep ->
                    [yes] swap keep
                   *[no] swap
                }
           *[no] keep
        }
prompt-exchange = Nie masz ruchu: wybierz kafel do wymiany.
    .offers = discard
prompt-choose =
    { $stack ->
        [yes]
            { $left ->
                [one] Weź wyłożony kafel albo dobierz ze stosu.
                [few] Weź { $left } kafle, każdy z wyłożonych albo ze stosu.
               *[many] Weź { $left } kafli, każdy z wyłożonych albo ze stosu.
            }
       *[no]
            { $left ->
                [one] Stos jest pusty: weź wyłożony kafel.
                [few] Stos jest pusty: weź { $left } wyłożone kafle.
               *[many] Stos jest pusty: weź { $left } wyłożonych kafli.
            }
    }
    .offers =
        { $stack ->
            [yes] take draw take|draw*{ $left }
           *[no] take*{ $left }
        }
prompt-wait = Teraz gra { $seat }.
    .offers = nothing
prompt-chance = Odkrywany jest kafel.
    .offers = nothing
prompt-over = Koniec gry.
    .offers = nothing

## Na co można odpowiedzieć z góry
ahead-blocked = Moja tura, dopóki nie mam ruchu
ahead-blocked-pass = Zgłoś brak ruchu
ahead-exchange = Kafel do odłożenia, gdy nie mam ruchu

## Zasady, gdy coś jest niedozwolone
rule-first-player = Pierwszego gracza wyznacza los.
rule-set-up-sites = Zamki i wsie stoją tak, jak na diagramie, każde z monetą.
rule-set-up-hand = Każdy zaczyna z sześcioma kaflami.
rule-tile-count = Kafli jest 92: 82 drogi, 4 mokradła i 6 łopat.
rule-coin-count = Monet jest 14.
rule-castle-first = Najpierw wybiera się zamki, w kolejności graczy.
rule-castle-free = Ten zamek ma już właściciela.
rule-turn-order = W swojej turze zagrywasz jeden kafel; na inne rzeczy jest inny czas.
rule-play-from-hand = Nie masz takiego kafla.
rule-lay-empty = To pole nie jest puste.
rule-lay-reachable = Z twojego zamku nie da się dojechać drogą do tego pola.
rule-lay-joins = Kafel nie ma drogi na krawędzi, do której dojeżdżasz; obróć go.
rule-lay-free-edges = Pozostałe krawędzie kafla są dowolne, także przy brzegu planszy.
rule-gates = Z zamku wychodzą cztery osobne drogi, a przez zamek nikt nie przejeżdża.
rule-neutral-roads = Drogi są wspólne.
rule-one-way = Drogą jednokierunkową jeździ się tylko zgodnie ze strzałką.
rule-one-way-against = Drogę jednokierunkową wolno położyć pod prąd.
rule-village-link = Wieś jest połączona, gdy da się wjechać na jej kafel; można też przejechać dalej.
rule-castle-link = Zamek jest połączony, gdy droga dochodzi do którejkolwiek z jego bram.
rule-coin-alone = Kto sam łączy się z wsią lub zamkiem, zabiera monetę.
rule-coin-together = Gdy naraz łączy się kilku graczy, moneta trafia do pudełka.
rule-coin-own-castle = Właściciel zamku nie liczy się przy jego monecie i nigdy jej nie zdobywa.
rule-coin-any-tile = Monety rozstrzyga się na całej planszy po każdej zmianie, bez względu na to, kto jej dokonał.
rule-swap-side = Przebudować można tylko prostą, do której boku dochodzi nowa droga.
rule-swap-after-laying = Prostą przebudowuje się dopiero po dołożeniu drogi do jej boku.
rule-swap-axis = Dawna oś zostaje, strzałki znikają, prosta trafia do pudełka.
rule-swap-first = Najpierw zdecyduj, czy przebudowujesz prostą.
rule-swap-draws-two = Po przebudowie dobiera się dwa kafle.
rule-bridge-ordinary = Most i rondo wolno też kłaść jak zwykłą drogę.
rule-shovel-tile = Nie ma tu czego rozkopać.
rule-shovel-castle = Zamku nie da się rozkopać.
rule-shovel-reachable = Z twojego zamku nie da się dojechać drogą do tego kafla.
rule-shovel-box = Łopata i kafel trafiają do pudełka; zdobyte monety zostają, a na polu można znów budować.
rule-swamp-blocks = Mokradło blokuje pole, dopóki ktoś go nie rozkopie.
rule-swamp-village = Mokradła nie wolno kłaść na wsi.
rule-draw-duty = Na koniec tury dobiera się do sześciu kafli.
rule-duty-to-play = Kto może zagrać, musi zagrać.
rule-blocked-coin = Kto nie ma ruchu, traci monetę, jeśli ją ma.
rule-exchange-first = Nie masz ruchu, więc wybierz kafel do wymiany.
rule-exchange-stack = Gdy stos jest pusty, niczego się nie wymienia.
rule-instant-win = Kto sam połączy się ze wszystkimi wsiami i zamkami innych, natychmiast wygrywa.
rule-instant-together = Gdy kilku graczy naraz łączy się ze wszystkim, natychmiastowej wygranej już nie ma.
rule-end-three-tiles = Po wyczerpaniu stosu gracz z trzema lub mniej kaflami nie wykonuje już tur.
rule-end-nobody = Gra kończy się, gdy nikt, kto ma więcej niż trzy kafle, nie może zagrać.
rule-points = Moneta to 1 punkt, połączona wieś 1, połączony zamek 2.
rule-shared-win = Gracze z równą liczbą punktów dzielą się miejscem.
rule-special-once = Twoja specjalna łopata jest już zużyta.
rule-special-no-draw = Specjalna łopata nie jest kaflem z ręki: nic się za nią nie dobiera.
rule-display-shows = Nie ma takiego wyłożonego kafla.
rule-display-refill = Puste miejsce wśród wyłożonych kafli uzupełnia się od razu.
rule-display-end = W wariancie zaawansowanym stos jest wyczerpany, gdy nie ma też wyłożonych kafli.
rule-stack-empty = Stos jest pusty: weź wyłożony kafel.
rule-strict-edges = Przy ścisłych krawędziach każda droga musi trafić na drogę i żadna nie może dochodzić do pustego boku.
rule-strict-swap = Przy ścisłych krawędziach droga do boku prostej wymaga mostu lub ronda w miejsce tej prostej.
rule-sight = Kafle na ręce są tajne, ich liczba jawna; kafle wzięte z wyłożonych są znane.
rule-chance-decides = O kaflach i kolejności decyduje los, a nie gracz.

## Stół w wierszach
board-stack = Stos: { $deck }; pudełko: { $box }
board-display = Wyłożone: { $tiles }
board-player = { $turn ->
    [yes] > { $letter } { $seat }: monety { $coins }; połączenia: { $links }; ręka: { $size } (znane: { $known })
   *[no] { "  " }{ $letter } { $seat }: monety { $coins }; połączenia: { $links }; ręka: { $size } (znane: { $known })
}
board-player-open = { $turn ->
    [yes] > { $letter } { $seat }: monety { $coins }; połączenia: { $links }; ręka: { $hand } (znane: { $known })
   *[no] { "  " }{ $letter } { $seat }: monety { $coins }; połączenia: { $links }; ręka: { $hand } (znane: { $known })
}

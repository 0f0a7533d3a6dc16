game-title = Hansa Teutonica
game-summary = Zajmuj szlaki handlowe, zakładaj placówki w miastach Ligi i rozwijaj zdolności, zanim zrobią to inni.

## Nazwy
piece-trader = sprzedawca
    .acc = sprzedawcę
    .gen = sprzedawcy
    .ins = sprzedawcą
    .plural = sprzedawcy
piece-merchant = kupiec
    .acc = kupca
    .gen = kupca
    .ins = kupcem
    .plural = kupcy
ability-keys = Klucze miejskie
ability-actions = Akcje
ability-privilege = Przywileje
ability-book = Księga mądrości
    .acc = Księgę mądrości
ability-bank = Bank
ability-keys-effect = punkty za każdą placówkę w twojej największej sieci na koniec gry
ability-actions-effect = ile akcji ma tura
ability-privilege-effect = jakich kolorów placówki i pola prestiżu możesz zajmować
ability-book-effect = ilu handlarzy rusza się w jednej akcji ruchu
ability-bank-effect = ilu handlarzy daje jedno pozyskanie
token-additional_office = Dodatkowa placówka
token-exchange_offices = Zamiana placówek
token-three_traders = Trzech handlarzy
token-develop_ability = Rozwinięcie zdolności
token-plus_3_actions = +3 akcje
token-plus_4_actions = +4 akcje
token-additional_office-effect = zakładając placówkę, stawiasz ją na lewo od wydrukowanych
token-exchange_offices-effect = dwie sąsiednie placówki w mieście zamieniają się miejscami
token-three_traders-effect = do trzech handlarzy opuszcza swoje pola
token-develop_ability-effect = rozwijasz dowolną zdolność o jeden krok
token-plus_3_actions-effect = trzy akcje więcej w tej turze
token-plus_4_actions-effect = cztery akcje więcej w tej turze
favour-displaced_anywhere = Wolne przesiedlenie
favour-extra_action = Dodatkowa akcja
favour-income_with_others = Wspólny dochód
favour-displaced_trader_plus_2 = Hojne odszkodowanie
favour-city_control_plus_2 = Pan miast
favour-abilities_7 = Mistrz zdolności
favour-displaced_anywhere-effect = twoi przemieszczeni handlarze mogą trafić na dowolny szlak
favour-extra_action-effect = jedna akcja więcej w każdej turze
favour-income_with_others-effect = jeden handlarz do twojej puli, gdy inny gracz pozyskuje handlarzy
favour-displaced_trader_plus_2-effect = dwóch dodatkowych handlarzy za przemieszczonego sprzedawcę
favour-city_control_plus_2-effect = 4 punkty za każde kontrolowane miasto na koniec gry
favour-abilities_7-effect = 7 punktów za każdą w pełni rozwiniętą zdolność na koniec gry
colour-white = biały
colour-orange = pomarańczowy
colour-pink = różowy
colour-black = czarny
city-groningen = Groningen
    .loc = Groningen
city-emden = Emden
    .loc = Emden
city-hamburg = Hamburg
    .loc = Hamburgu
city-lubeck = Lubeka
    .loc = Lubece
city-osnabruck = Osnabrück
    .loc = Osnabrück
city-arnheim = Arnheim
    .loc = Arnheim
city-munster = Münster
    .loc = Münsterze
city-minden = Minden
    .loc = Minden
city-hannover = Hanower
    .loc = Hanowerze
city-perleberg = Perleberg
    .loc = Perlebergu
city-stendal = Stendal
    .loc = Stendal
city-brunswiek = Brunswiek
    .loc = Brunswieku
city-duisburg = Duisburg
    .loc = Duisburgu
city-paderborn = Paderborn
    .loc = Paderbornie
city-hildesheim = Hildesheim
    .loc = Hildesheim
city-magdeburg = Magdeburg
    .loc = Magdeburgu
city-coellen = Coellen
    .loc = Coellen
city-quedlinburg = Quedlinburg
    .loc = Quedlinburgu
city-halle = Halle
    .loc = Halle
city-stade = Stade
    .loc = Stade
city-kampen = Kampen
    .loc = Kampen
city-bremen = Brema
    .loc = Bremie
city-luneburg = Lüneburg
    .loc = Lüneburgu
city-dortmund = Dortmund
    .loc = Dortmundzie
city-goslar = Goslar
    .loc = Goslarze
city-warburg = Warburg
    .loc = Warburgu
city-gottingen = Getynga
    .loc = Getyndze
route-groningen-emden = Groningen–Emden
route-emden-osnabruck = Emden–Osnabrück
route-stade-hamburg = Stade–Hamburg
route-hamburg-lubeck = Hamburg–Lubeka
route-hamburg-bremen = Hamburg–Brema
route-hamburg-luneburg = Hamburg–Lüneburg
route-kampen-osnabruck = Kampen–Osnabrück
route-kampen-arnheim = Kampen–Arnheim
route-osnabruck-bremen = Osnabrück–Brema
route-bremen-minden = Brema–Minden
route-bremen-hannover = Brema–Hanower
route-hannover-luneburg = Hanower–Lüneburg
route-luneburg-perleberg = Lüneburg–Perleberg
route-perleberg-stendal = Perleberg–Stendal
route-arnheim-munster = Arnheim–Münster
route-arnheim-duisburg = Arnheim–Duisburg
route-munster-minden = Münster–Minden
route-minden-hannover = Minden–Hanower
route-minden-brunswiek = Minden–Brunswiek
route-minden-paderborn = Minden–Paderborn
route-brunswiek-stendal = Brunswiek–Stendal
route-stendal-magdeburg = Stendal–Magdeburg
route-duisburg-dortmund = Duisburg–Dortmund
route-dortmund-paderborn = Dortmund–Paderborn
route-paderborn-hildesheim = Paderborn–Hildesheim
route-paderborn-warburg = Paderborn–Warburg
route-hildesheim-goslar = Hildesheim–Goslar
route-goslar-magdeburg = Goslar–Magdeburg
route-goslar-quedlinburg = Goslar–Quedlinburg
route-coellen-warburg = Coellen–Warburg
route-gottingen-quedlinburg = Getynga–Quedlinburg
route-quedlinburg-halle = Quedlinburg–Halle
route-emden-stade = Emden–Stade
route-warburg-gottingen = Warburg–Getynga

score-track = Tor renomy
score-abilities = Rozwinięte zdolności
score-tokens = Żetony premii
score-prestige = Pola prestiżu
score-cities = Kontrolowane miasta
score-network = Sieć placówek
score-mission = Misja

## Ustawienia
setting-board = Plansza
setting-board-base = Liga Hanzeatycka
setting-edition = Wydanie
setting-edition-classic = Klasyczne
setting-edition-bigbox = Big Box
setting-missions = Karty misji
setting-favours = Przychylność cesarza
error-hansa-two-players = Wydanie Big Box jest dla co najmniej 3 graczy; dla 2 wybierz wydanie klasyczne.
error-hansa-missions = Karty misji należą do wydania Big Box; wybierz to wydanie albo zrezygnuj z nich.
error-hansa-favours = Przychylność cesarza należy do wydania Big Box; wybierz to wydanie albo zrezygnuj z niej.

## Ruchy
move-income = Pozyskaj handlarzy: sprzedawcy { $traders }, kupcy { $merchants }
move-place = Umieść { NAME($piece, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }
move-displace = Przemieść { NAME($victim, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") } swoim { NAME($piece, kind: "piece", case: "ins") }
move-displace-neutral = Przemieść neutralnego sprzedawcę ze szlaku { NAME($route, kind: "route") } swoim { NAME($piece, kind: "piece", case: "ins") }
move-pay = Zapłać: sprzedawcy { $traders }, kupcy { $merchants }
move-lift = Podnieś { NAME($piece, kind: "piece", case: "acc") } ze szlaku { NAME($route, kind: "route") }
move-put = Postaw { NAME($piece, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }
move-lift-other = Podnieś { NAME($piece, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") }
move-put-other = Postaw { NAME($piece, kind: "piece", case: "acc") } gracza { $owner } na szlaku { NAME($route, kind: "route") }
move-remove = Usuń { NAME($piece, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") }
move-remove-neutral = Usuń neutralnego sprzedawcę ze szlaku { NAME($route, kind: "route") }
move-establish-route = Ustanów szlak { NAME($route, kind: "route") } bez nagrody
move-establish-office = Ustanów szlak { NAME($route, kind: "route") }: placówka w { NAME($city, kind: "city", case: "loc") }
move-establish-additional-office = Ustanów szlak { NAME($route, kind: "route") }: dodatkowa placówka w { NAME($city, kind: "city", case: "loc") } ({ NAME($piece, kind: "piece") })
move-establish-ability = Ustanów szlak { NAME($route, kind: "route") }: rozwiń { NAME($ability, kind: "ability", case: "acc") }
move-establish-prestige = Ustanów szlak { NAME($route, kind: "route") }: pole prestiżu za { $points }
move-exchange-offices = Żeton: zamień w { NAME($city, kind: "city", case: "loc") } placówkę { $position } z następną
move-develop-ability = Żeton: rozwiń { NAME($ability, kind: "ability", case: "acc") }
move-extra-actions = Żeton: dodatkowe akcje: { $count }
move-buy-favour = Nabądź przychylność „{ NAME($favour, kind: "favour") }” za żetony { NAME($token, kind: "token") } i { NAME($other_token, kind: "token") }
move-take-piece = Weź { NAME($piece, kind: "piece", case: "acc") } dzięki przychylności
move-done = Gotowe
move-end-turn = Zakończ turę
move-place-token = Połóż żeton „{ NAME($token, kind: "token") }” przy szlaku { NAME($route, kind: "route") }
move-neutral-office =
    { $city ->
        [none] Neutralny szlak { NAME($route, kind: "route") }: brak wolnej placówki
       *[other] Neutralny szlak { NAME($route, kind: "route") }: neutralna placówka w { NAME($city, kind: "city", case: "loc") }
    }
move-first = { $seat } zaczyna
move-draw-token = Żeton premii: { NAME($token, kind: "token") }
move-mission = Karta misji { $card }
move-offer-favour = Przychylność do nabycia: { NAME($favour, kind: "favour") }

kind-income = Pozyskanie handlarzy
kind-place = Umieszczenie handlarza
kind-displace = Przemieszczenie handlarza przeciwnika
kind-displace-neutral = Przemieszczenie neutralnego sprzedawcy
kind-pay = Zapłata
kind-lift = Ruch swoimi handlarzami
kind-put = Postawienie handlarza
kind-lift-other = Żeton: ruch trzema handlarzami
kind-put-other = Postawienie handlarza
kind-remove = Żeton: usunięcie handlarzy
kind-remove-neutral = Żeton: usunięcie neutralnego sprzedawcy
kind-establish-route = Ustanowienie szlaku: bez nagrody
kind-establish-office = Ustanowienie szlaku: placówka
kind-establish-additional-office = Ustanowienie szlaku: dodatkowa placówka
kind-establish-ability = Ustanowienie szlaku: zdolność
kind-establish-prestige = Ustanowienie szlaku: prestiż
kind-exchange-offices = Żeton: zamiana placówek
kind-develop-ability = Żeton: zdolność
kind-extra-actions = Żeton: akcje
kind-buy-favour = Przychylność cesarza
kind-take-piece = Przychylność: handlarz
kind-done = Gotowe
kind-end-turn = Koniec tury
kind-place-token = Nowy żeton premii
kind-neutral-office = Neutralny szlak

## Co się dzieje
event-first-player = { $seat } zaczyna grę.
event-golden-token = Złoty żeton leży przy szlaku { NAME($route, kind: "route") }: { NAME($token, kind: "token") }.
event-mission-dealt =
    { $mission ->
        [none] { $seat } dostaje kartę misji.
       *[other] { $seat } dostaje kartę misji { $mission }.
    }
event-favour-offered = Do nabycia jest przychylność „{ NAME($favour, kind: "favour") }”.
event-turn-begun = Tura gracza { $seat }: { $actions ->
    [one] jedna akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}.
event-turn-ended = { $seat } kończy turę.
event-income-taken = { $seat } pozyskuje handlarzy: sprzedawcy { $traders }, kupcy { $merchants }.
event-favour-income = { $seat } bierze { NAME($kind, kind: "piece", case: "acc") } dzięki przychylności.
event-favour-income-left = { $seat } rezygnuje z tego, co daje przychylność.
event-placed = { $seat } umieszcza { NAME($kind, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }.
event-displaced = { $seat } przemieszcza { NAME($piece, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") } swoim { NAME($kind, kind: "piece", case: "ins") }.
event-neutral-displaced = { $seat } przemieszcza neutralnego sprzedawcę ze szlaku { NAME($route, kind: "route") } swoim { NAME($kind, kind: "piece", case: "ins") }.
event-paid = { $seat } płaci: sprzedawcy { $traders }, kupcy { $merchants }.
event-settled =
    { $route ->
        [none] Nie ma wolnego pola: przemieszczony { NAME($kind, kind: "piece") } gracza { $seat } wraca do wspólnej puli.
       *[other]
            { $extra ->
                [yes] { $seat } dostawia { NAME($kind, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }.
               *[no] { $seat } stawia przemieszczonego { NAME($kind, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }.
            }
    }
event-neutral-settled =
    { $route ->
        [none] Nie ma wolnego pola: { $seat } odkłada neutralnego sprzedawcę.
       *[other] { $seat } stawia neutralnego sprzedawcę na szlaku { NAME($route, kind: "route") }.
    }
event-extras-declined = { $seat } nie bierze więcej dodatkowych handlarzy.
event-lifted = { $seat } podnosi { NAME($kind, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") }.
event-put-down = { $seat } stawia { NAME($kind, kind: "piece", case: "acc") } gracza { $owner } na szlaku { NAME($route, kind: "route") }.
event-removed = { $seat } usuwa { NAME($kind, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") }.
event-neutral-removed = { $seat } usuwa neutralnego sprzedawcę ze szlaku { NAME($route, kind: "route") }.
event-route-established = { $seat } ustanawia szlak { NAME($route, kind: "route") }.
event-control-scored = { $seat } kontroluje miasto { NAME($city, kind: "city") }: 1 punkt.
event-token-taken = { $seat } bierze żeton „{ NAME($token, kind: "token") }” ze szlaku { NAME($route, kind: "route") }.
event-office-established =
    { $additional ->
        [yes] { $seat } zakłada dodatkową placówkę w { NAME($city, kind: "city", case: "loc") } ({ NAME($kind, kind: "piece") }).
       *[no] { $seat } zakłada placówkę w { NAME($city, kind: "city", case: "loc") } ({ NAME($kind, kind: "piece") }).
    }
event-neutral-office = W { NAME($city, kind: "city", case: "loc") } powstaje neutralna placówka.
event-coin-scored = { $seat } dostaje punkty za monetę w { NAME($city, kind: "city", case: "loc") }: { $points }.
event-city-full = Miasto { NAME($city, kind: "city") } jest w pełni zajęte; zajęte miasta: { $number }.
event-east-west-linked = { $seat } łączy Wschód z Zachodem: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-ability-developed = { $seat } rozwija { NAME($ability, kind: "ability", case: "acc") } (krok { $step }).
event-prestige-taken = { $seat } zajmuje pole prestiżu za { $points }.
event-token-used = { $seat } używa żetonu „{ NAME($token, kind: "token") }”.
event-offices-exchanged = { $seat } zamienia w { NAME($city, kind: "city", case: "loc") } placówkę { $position } z następną.
event-token-drawn = { $seat } dobiera żeton „{ NAME($token, kind: "token") }”.
event-token-placed = { $seat } kładzie żeton „{ NAME($token, kind: "token") }” przy szlaku { NAME($route, kind: "route") }.
event-token-boxed = Żeton „{ NAME($token, kind: "token") }” wraca do pudełka.
event-favour-bought = { $seat } rezygnuje z akcji w tej turze i zakrywa żetony { NAME($token, kind: "token") } i { NAME($other_token, kind: "token") } za przychylność „{ NAME($favour, kind: "favour") }”.
event-neutral-route-established = Szlak { NAME($route, kind: "route") } jest pełen neutralnych sprzedawców i zostaje ustanowiony.
event-neutral-placed = Neutralny sprzedawca staje na szlaku { NAME($route, kind: "route") }.
event-finished =
    { $reason ->
        [points] Ktoś ma 20 punktów: koniec gry. Punkty: { $totals }. Wygrywa: { $winners }.
        [cities] Zajęto ostatnie miasto na torze: koniec gry. Punkty: { $totals }. Wygrywa: { $winners }.
       *[tokens] Nie ma już żetonu do dobrania: koniec gry. Punkty: { $totals }. Wygrywa: { $winners }.
    }

## O co pyta stół
prompt-turn =
    { $left ->
        [0] Nie masz już akcji: użyj żetonu albo zakończ turę.
        [one] Twoja tura: została jedna akcja.
        [few] Twoja tura: zostały { $left } akcje.
       *[many] Twoja tura: zostało { $left } akcji.
    }
prompt-pay =
    { $due ->
        [one] Zapłać jednym handlarzem za przemieszczenie.
       *[other] Zapłać { $due } handlarzami za przemieszczenie.
    }
prompt-displaced =
    { $neutral ->
        [yes] Postaw neutralnych sprzedawców ze szlaku { NAME($route, kind: "route") } na najbliższych szlakach.
       *[no]
            { $must ->
                [yes] Przemieszczono cię ze szlaku { NAME($route, kind: "route") }: postaw handlarza na najbliższym szlaku; dodatkowi handlarze: { $left }.
               *[no] Przemieszczono cię ze szlaku { NAME($route, kind: "route") }: możesz dostawić dodatkowych handlarzy: { $left }.
            }
    }
prompt-move =
    { $held ->
        [0] Możesz ruszyć jeszcze handlarzy: { $left }.
       *[other] W ręce: { $held }; możesz jeszcze podnieść: { $left }. Postaw handlarzy na wolnych polach.
    }
prompt-move-others = W ręce: { $held }; możesz jeszcze podnieść: { $left }. Postaw handlarzy na wolnych polach.
prompt-remove =
    { $left ->
        [one] Możesz usunąć jeszcze jednego handlarza.
       *[other] Możesz usunąć jeszcze { $left } handlarzy.
    }
prompt-income-favour = Inny gracz pozyskał handlarzy: weź jednego albo żadnego.
prompt-neutral = Są szlaki pełne neutralnych sprzedawców: wybierz szlak i miasto neutralnej placówki.
prompt-place-token = Połóż nowy żeton premii przy pustym szlaku.
prompt-wait = Teraz gra { $seat }.
prompt-chance = Decyduje los.
prompt-over = Koniec gry.

## Zasady, gdy coś jest niedozwolone
rule-first-player = Pierwszego gracza wyznacza los; gra toczy się zgodnie z ruchem wskazówek zegara.
rule-set-up-desk = Na początku trzej kupcy i piętnastu sprzedawców zakrywa sekretarzyk, a jeden sprzedawca znaczy punkty.
rule-set-up-supplies = Każdy zaczyna z jednym kupcem w osobistej puli; pierwszy gracz ma 5 sprzedawców, każdy następny o jednego więcej. Reszta jest we wspólnej puli.
rule-pieces-limited = Każdy ma 27 sprzedawców i 4 kupców, nie więcej.
rule-set-up-golden = Trzy złote żetony leżą losowo przy tawernach; pozostałych dwanaście to zakryta pula.
rule-set-up-missions = W grze z misjami każdy dostaje jedną z dziewięciu kart, tajną do końca.
rule-set-up-favours = W grze z przychylnością cesarza do nabycia jest tyle kafelków, ilu graczy.
rule-settings-clash = Dwóch graczy gra w wydanie klasyczne; misje i przychylność cesarza wymagają wydania Big Box.
rule-sides = Dla dwóch i trzech graczy jest jedna strona planszy, dla czterech i pięciu druga.
rule-chance-decides = Losy, karty i żetony odkrywa los, a nie gracz.
rule-turn-actions = Tura ma tyle akcji, ile pokazuje sekretarzyk; wolno je wybierać i powtarzać w dowolnej kolejności.
rule-actions-spent = Nie masz już akcji.
rule-turn-end = Turę można zakończyć między akcjami; kończy się sama, gdy nie ma akcji ani żetonu do użycia.
rule-finish-first = Najpierw dokończ to, co zacząłeś.
rule-nothing-pending = Nic takiego nie jest teraz do zrobienia.
rule-income = Pozyskanie przenosi handlarzy ze wspólnej puli do osobistej; gracz wybiera, ilu kupców i ilu sprzedawców.
rule-income-bank = O liczbie pozyskanych handlarzy decyduje Bank.
rule-income-general-supply = Nie masz tego we wspólnej puli.
rule-place = Handlarz z osobistej puli trafia na wolne pole dowolnego szlaku, bez względu na to, kto tam już stoi.
rule-place-personal-supply = Nie masz takiego handlarza w osobistej puli.
rule-post-free = Nie ma tam wolnego pola.
rule-posts-alike = Pola szlaku przyjmujące te same figury są równoważne, więc ruch wskazuje szlak.
rule-post-merchants-only = Mogą tam stać tylko kupcy.
rule-displace = Handlarza przeciwnika zastępuje własny handlarz z osobistej puli, dowolnego rodzaju.
rule-displace-others = To twój własny handlarz.
rule-displace-piece-there = Nie ma tam takiego handlarza.
rule-displace-cost = Potrzebujesz handlarza na pole i jednego (za kupca dwóch) na zapłatę.
rule-displace-pay-first = Najpierw zapłać za przemieszczenie.
rule-displaced-first = Najpierw postaw przemieszczonych handlarzy.
rule-displaced-must-be-placed = Przemieszczonego handlarza trzeba postawić.
rule-displaced-extra = Za sprzedawcę można dostawić jednego, a za kupca dwóch handlarzy dowolnego rodzaju, w dowolnej kolejności, albo zrezygnować.
rule-displaced-extra-source = Dodatkowi handlarze pochodzą ze wspólnej puli, potem z osobistej, a potem ze szlaków.
rule-displaced-nearest = Handlarz trafia na najbliższe szlaki z wolnym polem.
rule-displaced-no-room = Przemieszczony handlarz, który nigdzie się nie mieści, wraca do wspólnej puli; dodatkowego się wtedy nie bierze.
rule-move = Akcja ruchu pozwala przenieść na wolne pola tylu swoich handlarzy, ile wskazuje Księga mądrości.
rule-move-own-piece = Nie masz tam takiego handlarza.
rule-move-book = Księga mądrości nie pozwala na więcej albo zacząłeś już stawiać.
rule-move-put-down = Postaw to, co podniosłeś.
rule-put-what-is-lifted = Nie masz takiego handlarza w ręce.
rule-move-changes-something = To niczego by nie zmieniło.
rule-move-change-places = Big Box: wolno też na ten sam szlak, a własny sprzedawca i kupiec mogą zamienić się miejscami za 2 ruchy.
rule-move-each-once = Każdy kupiec rusza się w tej akcji tylko raz.
rule-move-another-route = Kupiec musi trafić na inną drogę.
rule-route-all-posts = Nie zajmujesz wszystkich pól tego szlaku.
rule-route-order = Najpierw punkty za miasta, potem żeton, potem jedna nagroda lub żadna, a na końcu szlak się opróżnia.
rule-route-points = Każde miasto na końcu szlaku daje punkt graczowi, który je kontroluje, także dwa jednemu.
rule-control = Miasto kontroluje ten, kto ma w nim najwięcej placówek; przy remisie placówka najbardziej na prawo.
rule-route-cleared = Handlarze ze szlaku wracają do wspólnej puli, oprócz tego, który został placówką lub stoi na polu prestiżu.
rule-route-full-cities = Szlak można ustanowić także wtedy, gdy oba miasta są w pełni zajęte.
rule-office-first-free = Placówka zajmuje pierwsze wolne pole od lewej; żadnego nie wolno pominąć.
rule-office-privilege = Twoje Przywileje nie sięgają tego koloru.
rule-office-shape = Na szlaku nie ma handlarza o właściwym kształcie.
rule-office-city-full = To miasto jest w pełni zajęte.
rule-office-coin = Placówka z monetą daje punkty przy założeniu, nigdy przez zamianę.
rule-city-full = Ostatnia wydrukowana placówka wypełnia miasto, co się liczy na torze.
rule-east-west = Kto pierwszy połączy czerwone miasta łańcuchem swoich placówek, dostaje 7 punktów, drugi 4, trzeci 2; każdy raz.
rule-ability = Szlak do miasta ze zdolnością pozwala ją rozwinąć: skrajny lewy handlarz trafia do osobistej puli.
rule-ability-actions = Większa liczba akcji działa już w tej turze; krok bez większej liczby nic nie dodaje.
rule-ability-complete = Ta zdolność jest w pełni rozwinięta.
rule-prestige = Kupiec ze szlaku do Coellen może zająć pole prestiżu; pola wolno pomijać i mieć ich kilka.
rule-prestige-free = To pole jest zajęte.
rule-prestige-privilege = Twoje Przywileje nie sięgają tego koloru tabeli.
rule-prestige-merchant = Na szlaku nie ma kupca.
rule-token-taken = Żeton przy ustanowionym szlaku bierze gracz; zużyty czy nie, liczy się na koniec.
rule-token-when = Żetonów używa się przed akcjami swojej tury, między nimi i po nich, po akcji, w której je zdobyto; nie kosztuje to akcji.
rule-token-in-hand = Nie masz takiego żetonu do użycia.
rule-additional-office-token = Nie masz żetonu dodatkowej placówki.
rule-additional-office-city = W tym mieście nie ma jeszcze placówki.
rule-additional-office-rank = Leży na lewo od innych, najnowsza najbardziej na lewo, bez względu na rodzaj handlarza i przywileje; liczy się do wszystkiego oprócz zajętości miasta.
rule-exchange-two-offices = Potrzeba dwóch różnych handlarzy na sąsiednich wydrukowanych placówkach.
rule-exchange-own-office = Jedna z dwóch placówek musi być twoja.
rule-develop-token = Rozwinięcie zdolności: dowolna zdolność rozwija się o krok.
rule-actions-token = +3 i +4 dodają akcje w tej turze, także gdy żadna nie została.
rule-three-traders-remove = Klasycznie: do trzech kupców dowolnych graczy wraca z dróg do osobistych zasobów właścicieli.
rule-three-traders-move = Big Box: do trzech handlarzy przeciwników podnosi się i stawia na wolnych polach; mogą zamienić się miejscami.
rule-move-three-opponents = Ten żeton rusza tylko handlarzy przeciwników.
rule-three-traders-there = Nie ma takiego handlarza na tym szlaku.
rule-three-traders-three = Ten żeton nie pozwala na więcej handlarzy.
rule-token-new = Za każdy zdobyty żeton na koniec tury kładzie się nowy.
rule-token-place-first = Najpierw połóż nowe żetony premii.
rule-token-drawn = Tego żetonu nie dobrano.
rule-token-one-a-route = Przy tym szlaku leży już żeton.
rule-token-empty-route = Ten szlak nie jest pusty.
rule-token-free-office = Oba miasta tego szlaku są w pełni zajęte.
rule-token-no-route = Żeton, którego nie da się nigdzie położyć, wraca do pudełka.
rule-end-points = Gra kończy się, gdy po ustanowieniu szlaku ktoś ma 20 punktów, w czyjejkolwiek turze.
rule-end-cities = Gra kończy się, gdy w pełni zajęte jest dziesiąte miasto.
rule-end-tokens = Gra kończy się, gdy trzeba dobrać żeton, a żadnego nie ma: w Big Box od razu po akcji, klasycznie na koniec tury.
rule-end-at-once = Akcję się dokańcza; pozostałe akcje, żetony i czekające żetony przepadają.
rule-score-track = Liczą się punkty z toru.
rule-score-abilities = W pełni rozwinięta zdolność daje 4 punkty, oprócz Kluczy.
rule-score-tokens = 1, 2-3, 4-5, 6-7, 8-9 oraz 10 i więcej żetonów daje 1, 3, 6, 10, 15 i 21 punktów.
rule-score-prestige = Pola prestiżu dają tyle, ile na nich napisano.
rule-score-cities = Kontrolowane miasto daje 2 punkty.
rule-score-network = Każda placówka największej sieci sąsiednich miast daje tyle, ile wskazują Klucze.
rule-tie = W wydaniu klasycznym remis się dzieli; w Big Box rozstrzyga najmniej rozwinięta zdolność Akcje, potem sieć.
rule-mission = Misja daje 1 punkt za każde wskazane miasto z własną placówką i 5 więcej za kontrolę wszystkich trzech.
rule-sight = Wszystko jest jawne oprócz kart misji, które zna tylko właściciel, i żetonów, których nikt nie widział.
rule-favour-first = Przychylność nabywa się jako pierwszą czynność tury.
rule-favour-tokens = Potrzeba dwóch niewykorzystanych żetonów.
rule-favour-offered = Tej przychylności nie ma do nabycia.
rule-favour-no-actions = Z akcji tej tury zrezygnowano dla przychylności.
rule-favour-anywhere = Wolne przesiedlenie: przemieszczeni i dodatkowi handlarze trafiają na dowolny szlak, także ten sam.
rule-favour-extra-action = Dodatkowa akcja: jedna więcej w każdej turze, od następnej.
rule-favour-income-answer = Weź dzięki przychylności jednego handlarza albo żadnego.
rule-favour-compensation = Hojne odszkodowanie: dwóch dodatkowych za sprzedawcę; przemieszczający nadal płaci jednym.
rule-favour-cities = Pan miast: kontrolowane miasto daje 4 punkty.
rule-favour-abilities = Mistrz zdolności: w pełni rozwinięta zdolność daje 7 punktów, Klucze nadal nic.
rule-neutral-set-up = Neutralny kupiec zaczyna na każdej drodze do miasta z umiejętnością i przy każdej tawernie.
rule-neutral-displaced = Usuniętego neutralnego kupca i jeszcze jednego ustawia przeciwnik gracza aktywnego, dopóki jest miejsce.
rule-neutral-traders = Neutralny kolor ma tylko małych kupców.
rule-neutral-route-first = Najpierw drogi pełne neutralnych kupców.
rule-neutral-office-city = Neutralny kantor powstaje w mieście, które nie jest pełne.
rule-neutral-token = Żeton z takiej drogi wraca do pudełka, a gracz aktywny kładzie nowy.
rule-neutral-follows-token = Kto kładzie żeton, stawia na jego drodze neutralnego kupca.
rule-neutral-nothing = Neutralny kolor może kontrolować miasta, ale nie punktuje, nie łączy i nie wygrywa.

## Stół w wierszach
board-routes = Szlaki
board-route = { $token ->
    [none] { $route }: { $posts }
   *[other] { $route }: { $posts } (żeton: { $token })
}
board-cities = Miasta
board-city = { $controller ->
    [none] { $city }: { $offices }
   *[other] { $city }: { $offices } (kontroluje: { $controller })
}
board-neutral = neutralny
board-middle = Zajęte miasta: { $full }; żetony do dobrania: { $tokens }; pola prestiżu: { $prestige }
board-favours = Przychylność do nabycia: { $favours }
board-player = { $turn ->
    [yes] > { $seat }: punkty { $points }; osobista pula: { $personal }; wspólna pula: { $general }
   *[no] { "  " }{ $seat }: punkty { $points }; osobista pula: { $personal }; wspólna pula: { $general }
}
board-player-more = { "    " }zdolności: { $abilities }; żetony: { $tokens }; zużyte: { $used }; przychylność: { $favours }
board-mission = { "    " }misja: { $cities }

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
country-england = Anglia
country-wales = Walia
country-scotland = Szkocja
bonus-move_2_any = Ruch 2 handlarzy
bonus-develop_privilege = Przywileje
bonus-office_in_green_city = Placówka w zielonym mieście
bonus-reuse_2_from_route = Ponowne ustawienie 2
bonus-place_2_wales_scotland = Umieszczenie 2 handlarzy
bonus-move_2_any-effect = ruszasz do dwóch handlarzy dowolnych graczy
bonus-develop_privilege-effect = rozwijasz Przywileje o jeden krok
bonus-office_in_green_city-effect = placówka w zielonym mieście z handlarza z twojej puli
bonus-reuse_2_from_route-effect = do dwóch handlarzy ze szlaku trafia na wolne pola
bonus-place_2_wales_scotland-effect = do dwóch handlarzy trafia do Walii lub Szkocji
city-groningen = Groningen
    .loc = Groningen
    .in = w Groningen
city-emden = Emden
    .loc = Emden
    .in = w Emden
city-hamburg = Hamburg
    .loc = Hamburgu
    .in = w Hamburgu
city-lubeck = Lubeka
    .loc = Lubece
    .in = w Lubece
city-osnabruck = Osnabrück
    .loc = Osnabrück
    .in = w Osnabrück
city-arnheim = Arnheim
    .loc = Arnheim
    .in = w Arnheim
city-munster = Münster
    .loc = Münsterze
    .in = w Münsterze
city-minden = Minden
    .loc = Minden
    .in = w Minden
city-hannover = Hanower
    .loc = Hanowerze
    .in = w Hanowerze
city-perleberg = Perleberg
    .loc = Perlebergu
    .in = w Perlebergu
city-stendal = Stendal
    .loc = Stendalu
    .in = w Stendalu
city-brunswiek = Brunswiek
    .loc = Brunswieku
    .in = w Brunswieku
city-duisburg = Duisburg
    .loc = Duisburgu
    .in = w Duisburgu
city-paderborn = Paderborn
    .loc = Paderbornie
    .in = w Paderbornie
city-hildesheim = Hildesheim
    .loc = Hildesheim
    .in = w Hildesheim
city-magdeburg = Magdeburg
    .loc = Magdeburgu
    .in = w Magdeburgu
city-coellen = Coellen
    .loc = Coellen
    .in = w Coellen
city-quedlinburg = Quedlinburg
    .loc = Quedlinburgu
    .in = w Quedlinburgu
city-halle = Halle
    .loc = Halle
    .in = w Halle
city-stade = Stade
    .loc = Stade
    .in = w Stade
city-kampen = Kampen
    .loc = Kampen
    .in = w Kampen
city-bremen = Brema
    .loc = Bremie
    .in = w Bremie
city-luneburg = Lüneburg
    .loc = Lüneburgu
    .in = w Lüneburgu
city-dortmund = Dortmund
    .loc = Dortmundzie
    .in = w Dortmundzie
city-goslar = Goslar
    .loc = Goslarze
    .in = w Goslarze
city-warburg = Warburg
    .loc = Warburgu
    .in = w Warburgu
city-gottingen = Getynga
    .loc = Getyndze
    .in = w Getyndze
city-wismar = Wismar
    .loc = Wismarze
    .in = w Wismarze
city-stralsund = Stralsund
    .loc = Stralsundzie
    .in = w Stralsundzie
city-malmo = Malmö
    .loc = Malmö
    .in = w Malmö
city-visby = Visby
    .loc = Visby
    .in = w Visby
city-konigsberg = Królewiec
    .loc = Królewcu
    .in = w Królewcu
city-waren = Waren
    .loc = Waren
    .in = w Waren
city-anklam = Anklam
    .loc = Anklam
    .in = w Anklam
city-belgard = Białogard
    .loc = Białogardzie
    .in = w Białogardzie
city-danzig = Gdańsk
    .loc = Gdańsku
    .in = w Gdańsku
city-braunsberg = Braniewo
    .loc = Braniewie
    .in = w Braniewie
city-elbing = Elbląg
    .loc = Elblągu
    .in = w Elblągu
city-havelberg = Havelberg
    .loc = Havelbergu
    .in = w Havelbergu
city-stettin = Szczecin
    .loc = Szczecinie
    .in = w Szczecinie
city-kulm = Chełmno
    .loc = Chełmnie
    .in = w Chełmnie
city-allenstein = Olsztyn
    .loc = Olsztynie
    .in = w Olsztynie
city-tangermunde = Tangermünde
    .loc = Tangermünde
    .in = w Tangermünde
city-brandenburg = Brandenburg
    .loc = Brandenburgu
    .in = w Brandenburgu
city-berlin_colln = Berlin-Cölln
    .loc = Berlin-Cölln
    .in = w Berlin-Cölln
city-frankfurt = Frankfurt
    .loc = Frankfurcie
    .in = we Frankfurcie
city-thorn = Toruń
    .loc = Toruniu
    .in = w Toruniu
city-wittenberg = Wittenberga
    .loc = Wittenberdze
    .in = w Wittenberdze
city-dresden = Drezno
    .loc = Dreźnie
    .in = w Dreźnie
city-breslau = Wrocław
    .loc = Wrocławiu
    .in = we Wrocławiu
city-krakau = Kraków
    .loc = Krakowie
    .in = w Krakowie
city-bristol = Bristol
    .loc = Bristolu
    .in = w Bristolu
city-calais = Calais
    .loc = Calais
    .in = w Calais
city-cambridge = Cambridge
    .loc = Cambridge
    .in = w Cambridge
city-canterbury = Canterbury
    .loc = Canterbury
    .in = w Canterbury
city-coventry = Coventry
    .loc = Coventry
    .in = w Coventry
city-durham = Durham
    .loc = Durham
    .in = w Durham
city-hereford = Hereford
    .loc = Hereford
    .in = w Hereford
city-ipswich = Ipswich
    .loc = Ipswich
    .in = w Ipswich
city-lancaster = Lancaster
    .loc = Lancasterze
    .in = w Lancasterze
city-norwich = Norwich
    .loc = Norwich
    .in = w Norwich
city-nottingham = Nottingham
    .loc = Nottingham
    .in = w Nottingham
city-oxford = Oksford
    .loc = Oksfordzie
    .in = w Oksfordzie
city-plymouth = Plymouth
    .loc = Plymouth
    .in = w Plymouth
city-richmond = Richmond
    .loc = Richmond
    .in = w Richmond
city-salisbury = Salisbury
    .loc = Salisbury
    .in = w Salisbury
city-southampton = Southampton
    .loc = Southampton
    .in = w Southampton
city-york = York
    .loc = Yorku
    .in = w Yorku
city-chester = Chester
    .loc = Chesterze
    .in = w Chesterze
city-conway = Conway
    .loc = Conway
    .in = w Conway
city-montgomery = Montgomery
    .loc = Montgomery
    .in = w Montgomery
city-pembroke = Pembroke
    .loc = Pembroke
    .in = w Pembroke
city-cardiff = Cardiff
    .loc = Cardiff
    .in = w Cardiff
city-london = Londyn
    .loc = Londynie
    .in = w Londynie
city-isle_of_man = Wyspa Man
    .loc = Wyspie Man
    .in = na Wyspie Man
city-carlisle = Carlisle
    .loc = Carlisle
    .in = w Carlisle
city-newcastle = Newcastle
    .loc = Newcastle
    .in = w Newcastle
city-glasgow = Glasgow
    .loc = Glasgow
    .in = w Glasgow
city-edinburgh = Edynburg
    .loc = Edynburgu
    .in = w Edynburgu
city-dunbar = Dunbar
    .loc = Dunbar
    .in = w Dunbar
city-falkirk = Falkirk
    .loc = Falkirk
    .in = w Falkirk
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
route-lubeck-wismar = Lubeka–Wismar
route-wismar-stralsund = Wismar–Stralsund
route-wismar-stralsund-merchants = Wismar–Stralsund (pole dla kupców)
route-stralsund-malmo = Stralsund–Malmö
route-stralsund-malmo-merchants = Stralsund–Malmö (pole dla kupców)
route-malmo-visby = Malmö–Visby
route-malmo-visby-merchants = Malmö–Visby (pole dla kupców)
route-malmo-danzig = Malmö–Gdańsk
route-malmo-danzig-merchants = Malmö–Gdańsk (pole dla kupców)
route-danzig-konigsberg = Gdańsk–Królewiec
route-danzig-braunsberg = Gdańsk–Braniewo
route-danzig-belgard = Gdańsk–Białogard
route-belgard-anklam = Białogard–Anklam
route-belgard-kulm = Białogard–Chełmno
route-anklam-stettin = Anklam–Szczecin
route-wismar-waren = Wismar–Waren
route-waren-stettin = Waren–Szczecin
route-waren-havelberg = Waren–Havelberg
route-havelberg-perleberg = Havelberg–Perleberg
route-stettin-kulm = Szczecin–Chełmno
route-stettin-brandenburg = Szczecin–Brandenburg
route-stettin-frankfurt = Szczecin–Frankfurt
route-kulm-elbing = Chełmno–Elbląg
route-elbing-braunsberg = Elbląg–Braniewo
route-braunsberg-allenstein = Braniewo–Olsztyn
route-allenstein-thorn = Olsztyn–Toruń
route-thorn-krakau = Toruń–Kraków
route-breslau-krakau = Wrocław–Kraków
route-frankfurt-breslau = Frankfurt–Wrocław
route-tangermunde-brandenburg = Tangermünde–Brandenburg
route-brandenburg-berlin_colln = Brandenburg–Berlin-Cölln
route-brandenburg-halle = Brandenburg–Halle
route-halle-magdeburg = Halle–Magdeburg
route-halle-wittenberg = Halle–Wittenberga
route-halle-dresden = Halle–Drezno
route-dresden-krakau = Drezno–Kraków
route-salisbury-bristol = Salisbury–Bristol
route-canterbury-calais = Canterbury–Calais
route-canterbury-calais-merchants = Canterbury–Calais (pole dla kupców)
route-calais-southampton = Calais–Southampton
route-calais-southampton-merchants = Calais–Southampton (pole dla kupców)
route-coventry-cambridge = Coventry–Cambridge
route-cambridge-ipswich = Cambridge–Ipswich
route-london-cambridge = Londyn–Cambridge
route-cambridge-norwich = Cambridge–Norwich
route-london-canterbury = Londyn–Canterbury
route-coventry-cardiff = Coventry–Cardiff
route-oxford-cardiff = Oksford–Cardiff
route-durham-carlisle = Durham–Carlisle
route-richmond-carlisle = Richmond–Carlisle
route-hereford-chester = Hereford–Chester
route-coventry-hereford = Coventry–Hereford
route-coventry-nottingham = Coventry–Nottingham
route-durham-lancaster = Durham–Lancaster
route-durham-newcastle = Durham–Newcastle
route-durham-york = Durham–York
route-hereford-lancaster = Hereford–Lancaster
route-richmond-lancaster = Richmond–Lancaster
route-london-oxford = Londyn–Oksford
route-nottingham-norwich = Nottingham–Norwich
route-nottingham-york = Nottingham–York
route-salisbury-oxford = Salisbury–Oksford
route-salisbury-plymouth = Salisbury–Plymouth
route-salisbury-southampton = Salisbury–Southampton
route-montgomery-cardiff = Montgomery–Cardiff
route-cardiff-pembroke = Cardiff–Pembroke
route-conway-chester = Conway–Chester
route-conway-isle_of_man = Conway–Wyspa Man
route-conway-isle_of_man-merchants = Conway–Wyspa Man (pole dla kupców)
route-montgomery-conway = Montgomery–Conway
route-montgomery-hereford = Montgomery–Hereford
route-montgomery-pembroke = Montgomery–Pembroke
route-carlisle-newcastle = Carlisle–Newcastle
route-carlisle-isle_of_man = Carlisle–Wyspa Man
route-carlisle-isle_of_man-merchants = Carlisle–Wyspa Man (pole dla kupców)
route-chester-carlisle = Chester–Carlisle
route-chester-carlisle-merchants = Chester–Carlisle (pole dla kupców)
route-carlisle-falkirk = Carlisle–Falkirk
route-glasgow-falkirk = Glasgow–Falkirk
route-glasgow-edinburgh = Glasgow–Edynburg
route-dunbar-edinburgh = Dunbar–Edynburg
route-dunbar-newcastle = Dunbar–Newcastle

mission-1 = Osnabrück, Stendal, Paderborn
mission-2 = Dortmund, Minden, Lüneburg
mission-3 = Minden, Perleberg, Goslar
mission-4 = Arnheim, Perleberg, Hanower
mission-5 = Dortmund, Stendal, Kampen
mission-6 = Arnheim, Osnabrück, Hildesheim
mission-7 = Arnheim, Perleberg, Brema
mission-8 = Minden, Osnabrück, Magdeburg
mission-9 = Dortmund, Stendal, Münster

score-track = Tor renomy
score-abilities = Rozwinięte zdolności
score-tokens = Żetony premii
score-prestige = Pola prestiżu
score-cities = Kontrolowane miasta
score-network = Sieć placówek
score-mission = Misja
score-wales = Walia
score-scotland = Szkocja
score-ties = Przy równej liczbie punktów wyżej jest ten, kto mniej rozwinął Akcje, a potem ten, kto ma więcej punktów za sieć.
part-track = Tor renomy
part-full-abilities = W pełni rozwinięte zdolności
part-tokens = Żetony premii
part-prestige = Pola prestiżu
part-cities = Kontrolowane miasta
part-network = Sieć placówek
part-countries = Walia i Szkocja
part-mission = Misja
part-abilities = Co zdolności jeszcze dadzą
part-unused-tokens = Co mogą nieużyte żetony
part-pieces = Handlarze w puli i pozostałe akcje
part-routes = Rozpoczęte szlaki
part-link = Połączenie wschodu z zachodem
part-shortage = Za mało handlarzy do dalszej gry

## Ustawienia
setting-board = Plansza
setting-board-base = Liga Hanzeatycka
setting-board-east = Wschodnia Liga Hanzeatycka
setting-board-britannia = Brytania
setting-edition = Wydanie
setting-edition-classic = Klasyczne
setting-edition-bigbox = Big Box
setting-missions = Karty misji
setting-favours = Przychylność cesarza
error-hansa-two-players = Wydanie Big Box jest dla co najmniej 3 graczy; dla 2 wybierz wydanie klasyczne.
error-hansa-missions = Karty misji należą do wydania Big Box; wybierz to wydanie albo zrezygnuj z nich.
error-hansa-favours = Przychylność cesarza należy do wydania Big Box; wybierz to wydanie albo zrezygnuj z niej.
error-hansa-board-players = Plansza wschodnia i Brytania są dla 3–5 graczy; dla 2 wybierz Ligę Hanzeatycką.
error-hansa-board-edition = Plansza wschodnia i Brytania należą do wydania Big Box; wybierz to wydanie albo Ligę Hanzeatycką.
error-hansa-board-missions = Karty misji wymieniają miasta Ligi Hanzeatyckiej; wybierz tę planszę albo zrezygnuj z nich.
error-hansa-board-favours = Przychylność cesarza należy do planszy Ligi Hanzeatyckiej; wybierz tę planszę albo zrezygnuj z niej.

## Ruchy
move-income =
    { $merchants ->
        [0] Pozyskaj { $traders ->
            [one] jednego sprzedawcę
           *[other] { $traders } sprzedawców
        }
       *[other]
            { $traders ->
                [0] Pozyskaj { $merchants ->
                    [one] jednego kupca
                   *[other] { $merchants } kupców
                }
               *[other] Pozyskaj { $traders ->
                    [one] jednego sprzedawcę
                   *[other] { $traders } sprzedawców
                } i { $merchants ->
                    [one] jednego kupca
                   *[other] { $merchants } kupców
                }
            }
    }
move-place = Umieść { NAME($piece, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }
move-displace = Przemieść { NAME($victim, $owner, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") } swoim { NAME($piece, "own", kind: "piece", case: "ins") }
move-displace-neutral = Przemieść neutralnego sprzedawcę ze szlaku { NAME($route, kind: "route") } swoim { NAME($piece, kind: "piece", case: "ins") }
move-pay =
    { $merchants ->
        [0] Zapłać { $traders ->
            [one] jednym sprzedawcą
           *[other] { $traders } sprzedawcami
        }
       *[other]
            { $traders ->
                [0] Zapłać { $merchants ->
                    [one] jednym kupcem
                   *[other] { $merchants } kupcami
                }
               *[other] Zapłać { $traders ->
                    [one] jednym sprzedawcą
                   *[other] { $traders } sprzedawcami
                } i { $merchants ->
                    [one] jednym kupcem
                   *[other] { $merchants } kupcami
                }
            }
    }
move-lift = Podnieś { NAME($piece, kind: "piece", case: "acc") } ze szlaku { NAME($route, kind: "route") }
move-put = Postaw { NAME($piece, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }
move-lift-other = Podnieś { NAME($piece, $owner, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") }
move-put-other = Postaw { NAME($piece, $owner, kind: "piece", case: "acc") } gracza { $owner } na szlaku { NAME($route, kind: "route") }
move-remove = Usuń { NAME($piece, $owner, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") }
move-remove-neutral = Usuń neutralnego sprzedawcę ze szlaku { NAME($route, kind: "route") }
move-establish-route = Ustanów szlak { NAME($route, kind: "route") } bez nagrody
move-establish-office = Ustanów szlak { NAME($route, kind: "route") }: placówka { NAME($city, kind: "city", case: "in") }
move-establish-additional-office = Ustanów szlak { NAME($route, kind: "route") }: dodatkowa placówka { NAME($city, kind: "city", case: "in") } ({ NAME($piece, kind: "piece") })
move-establish-ability = Ustanów szlak { NAME($route, kind: "route") }: rozwiń { NAME($ability, kind: "ability", case: "acc") }
move-establish-prestige = Ustanów szlak { NAME($route, kind: "route") }: pole prestiżu za { $points }
move-exchange-offices = Żeton: zamień { NAME($city, kind: "city", case: "in") } placówkę { $position } z następną
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
       *[other] Neutralny szlak { NAME($route, kind: "route") }: neutralna placówka { NAME($city, kind: "city", case: "in") }
    }
move-first = { $seat } zaczyna
move-draw-token = Żeton premii: { NAME($token, kind: "token") }
move-mission = Misja: { NAME($card, kind: "mission") }
move-offer-favour = Przychylność do nabycia: { NAME($favour, kind: "favour") }
move-develop-privilege = Stały żeton premii: rozwiń Przywileje
move-green-office = Stały żeton premii: placówka { NAME($city, kind: "city", case: "in") } ({ NAME($piece, kind: "piece") })

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
kind-develop-privilege = Stały żeton premii: Przywileje
kind-green-office = Stały żeton premii: placówka w zielonym mieście

## Co się dzieje
event-first-player = { $seat } zaczyna grę.
event-golden-token = Złoty żeton leży przy szlaku { NAME($route, kind: "route") }: { NAME($token, kind: "token") }.
event-mission-dealt =
    { $mission ->
        [none] { $seat } dostaje kartę misji.
       *[other] { $seat } dostaje misję: { NAME($mission, kind: "mission") }.
    }
event-favour-offered = Do nabycia jest przychylność „{ NAME($favour, kind: "favour") }”.
event-turn-begun = Tura gracza { $seat }: { $actions ->
    [one] jedna akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}.
event-turn-ended = { $seat } kończy turę.
event-income-taken =
    { $merchants ->
        [0] { $seat } pozyskuje { $traders ->
            [one] jednego sprzedawcę
           *[other] { $traders } sprzedawców
        }.
       *[other]
            { $traders ->
                [0] { $seat } pozyskuje { $merchants ->
                    [one] jednego kupca
                   *[other] { $merchants } kupców
                }.
               *[other] { $seat } pozyskuje { $traders ->
                    [one] jednego sprzedawcę
                   *[other] { $traders } sprzedawców
                } i { $merchants ->
                    [one] jednego kupca
                   *[other] { $merchants } kupców
                }.
            }
    }
event-favour-income = { $seat } bierze { NAME($kind, kind: "piece", case: "acc") } dzięki przychylności.
event-favour-income-left = { $seat } rezygnuje z tego, co daje przychylność.
event-placed = { $seat } umieszcza { NAME($kind, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }.
event-displaced = { $seat } przemieszcza { NAME($piece, $owner, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") } swoim { NAME($kind, "own", kind: "piece", case: "ins") }.
event-neutral-displaced = { $seat } przemieszcza neutralnego sprzedawcę ze szlaku { NAME($route, kind: "route") } swoim { NAME($kind, kind: "piece", case: "ins") }.
event-paid =
    { $merchants ->
        [0] { $seat } płaci { $traders ->
            [one] jednym sprzedawcą
           *[other] { $traders } sprzedawcami
        }.
       *[other]
            { $traders ->
                [0] { $seat } płaci { $merchants ->
                    [one] jednym kupcem
                   *[other] { $merchants } kupcami
                }.
               *[other] { $seat } płaci { $traders ->
                    [one] jednym sprzedawcą
                   *[other] { $traders } sprzedawcami
                } i { $merchants ->
                    [one] jednym kupcem
                   *[other] { $merchants } kupcami
                }.
            }
    }
event-settled =
    { $route ->
        [none] Nie ma wolnego pola: przemieszczony { NAME($kind, $seat, kind: "piece") } gracza { $seat } wraca do wspólnej puli.
       *[other]
            { $extra ->
                [yes] { $seat } dostawia { NAME($kind, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }.
                [none] { $seat } stawia { NAME($kind, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }.
               *[no] { $seat } stawia przemieszczonego { NAME($kind, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }.
            }
    }
event-neutral-settled =
    { $route ->
        [none] Nie ma wolnego pola: { $seat } odkłada neutralnego sprzedawcę.
       *[other] { $seat } stawia neutralnego sprzedawcę na szlaku { NAME($route, kind: "route") }.
    }
event-extras-declined = { $seat } nie bierze więcej dodatkowych handlarzy.
event-lifted =
    { $owner ->
        [none] { $seat } podnosi { NAME($kind, kind: "piece", case: "acc") } ze szlaku { NAME($route, kind: "route") }.
       *[other] { $seat } podnosi { NAME($kind, $owner, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") }.
    }
event-put-down =
    { $owner ->
        [none] { $seat } stawia { NAME($kind, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") }.
       *[other] { $seat } stawia { NAME($kind, $owner, kind: "piece", case: "acc") } gracza { $owner } na szlaku { NAME($route, kind: "route") }.
    }
event-removed = { $seat } usuwa { NAME($kind, $owner, kind: "piece", case: "acc") } gracza { $owner } ze szlaku { NAME($route, kind: "route") }.
event-neutral-removed = { $seat } usuwa neutralnego sprzedawcę ze szlaku { NAME($route, kind: "route") }.
event-route-established = { $seat } ustanawia szlak { NAME($route, kind: "route") }.
event-control-scored = { $seat } kontroluje miasto { NAME($city, kind: "city") }: 1 punkt.
event-token-taken = { $seat } bierze żeton „{ NAME($token, kind: "token") }” ze szlaku { NAME($route, kind: "route") }.
event-office-established =
    { $additional ->
        [yes] { $seat } zakłada dodatkową placówkę { NAME($city, kind: "city", case: "in") } ({ NAME($kind, kind: "piece") }).
       *[no] { $seat } zakłada placówkę { NAME($city, kind: "city", case: "in") } ({ NAME($kind, kind: "piece") }).
    }
event-neutral-office = Powstaje neutralna placówka { NAME($city, kind: "city", case: "in") }.
event-coin-scored = { $seat } dostaje punkty za monetę { NAME($city, kind: "city", case: "in") }: { $points }.
event-city-full = Miasto { NAME($city, kind: "city") } jest w pełni zajęte; zajęte miasta: { $number }.
event-east-west-linked = { $seat } łączy Wschód z Zachodem: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
event-ability-developed = { $seat } rozwija { NAME($ability, kind: "ability", case: "acc") } (krok { $step }).
event-prestige-taken = { $seat } zajmuje pole prestiżu za { $points }.
event-token-used = { $seat } używa żetonu „{ NAME($token, kind: "token") }”.
event-offices-exchanged = { $seat } zamienia { NAME($city, kind: "city", case: "in") } placówkę { $position } z następną.
event-token-drawn = { $seat } dobiera żeton „{ NAME($token, kind: "token") }”.
event-token-placed = { $seat } kładzie żeton „{ NAME($token, kind: "token") }” przy szlaku { NAME($route, kind: "route") }.
event-token-boxed = Żeton „{ NAME($token, kind: "token") }” wraca do pudełka.
event-favour-bought = { $seat } rezygnuje z akcji w tej turze i zakrywa żetony { NAME($token, kind: "token") } i { NAME($other_token, kind: "token") } za przychylność „{ NAME($favour, kind: "favour") }”.
event-neutral-route-established = Szlak { NAME($route, kind: "route") } jest pełen neutralnych sprzedawców i zostaje ustanowiony.
event-neutral-placed = Neutralny sprzedawca staje na szlaku { NAME($route, kind: "route") }.
event-bonus-gained = { $seat } może użyć stałego żetonu premii „{ NAME($bonus, kind: "bonus") }” szlaku { NAME($route, kind: "route") }.
event-bonus-placed = { $seat } stawia { NAME($kind, kind: "piece", case: "acc") } na szlaku { NAME($route, kind: "route") } dzięki stałemu żetonowi premii.
event-bonus-left = { $seat } nie korzysta więcej ze stałego żetonu premii.
event-permission-used = { $seat } używa pozwolenia miasta { NAME($city, kind: "city") }.
item-totals = { $seat } { $points }
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
    .offers =
        { $left ->
            [0] exchange-offices|develop-ability|extra-actions|lift-other|remove|remove-neutral end-turn
           *[other] end-turn
        }
prompt-pay =
    { $due ->
        [one] Zapłać jednym handlarzem za przemieszczenie.
        [2] Zapłać dwoma handlarzami za przemieszczenie.
       *[other] Zapłać { $due } handlarzami za przemieszczenie.
    }
    .offers = pay
prompt-displaced =
    { $now ->
        [neutral] Przemieszczenie ze szlaku { NAME($route, kind: "route") }: postaw na najbliższym szlaku neutralnego sprzedawcę; po nim jeszcze jednego, jeśli jest wolne pole.
        [neutral-extra] Przemieszczenie ze szlaku { NAME($route, kind: "route") }: postaw na najbliższym szlaku jeszcze jednego neutralnego sprzedawcę.
        [lifted]
            { $where ->
                [anywhere] Postaw podniesionego handlarza na dowolnym szlaku.
               *[nearest] Postaw podniesionego handlarza na szlaku najbliższym szlakowi { NAME($route, kind: "route") }.
            }
        [no-room] Przemieszczono twojego handlarza ze szlaku { NAME($route, kind: "route") }, a wolnego pola dla niego nie ma. Możesz dostawić dodatkowych handlarzy (najwyżej { $left }) albo zakończyć: wtedy wraca on do wspólnej puli.
        [displaced]
            { $where ->
                [anywhere] Przemieszczono twojego handlarza ze szlaku { NAME($route, kind: "route") }: postaw go na dowolnym szlaku{ $left ->
                    [0] .
                   *[other] ; dodatkowi handlarze: najwyżej { $left }.
                }
               *[nearest] Przemieszczono twojego handlarza ze szlaku { NAME($route, kind: "route") }: postaw go na najbliższym szlaku{ $left ->
                    [0] .
                   *[other] ; dodatkowi handlarze: najwyżej { $left }.
                }
            }
       *[extras] Przemieszczono twojego handlarza ze szlaku { NAME($route, kind: "route") }: możesz dostawić dodatkowych handlarzy (najwyżej { $left }) albo zakończyć.
    }
    .offers =
        { $now ->
            [displaced] put { $where }
            [neutral] put { $where }
            [neutral-extra] put { $where }
            [lifted] put { $where }
            [no-room] put|lift done { $where }
           *[extras] put|lift done { $where }
        }
prompt-move =
    { $held ->
        [0] Możesz ruszyć jeszcze handlarzy (najwyżej { $left }) albo zakończyć.
       *[other]
            { $lift ->
                [yes] Handlarze w ręce: { $held }. Postaw ich na wolnych polach; zanim postawisz pierwszego, możesz podnieść jeszcze najwyżej: { $left }.
               *[no] Handlarze w ręce: { $held }. Postaw ich na wolnych polach.
            }
    }
    .offers =
        { $held ->
            [0] lift done
           *[other]
                { $lift ->
                    [yes] lift
                   *[no] put
                }
        }
prompt-move-others =
    { $lift ->
        [yes] Handlarze w ręce: { $held }. Postaw ich na wolnych polach; zanim postawisz pierwszego, możesz podnieść jeszcze najwyżej: { $left }.
       *[no] Handlarze w ręce: { $held }. Postaw ich na wolnych polach.
    }
    .offers =
        { $lift ->
            [yes] lift-other
           *[no] put-other
        }
prompt-remove =
    { $left ->
        [one] Możesz usunąć jeszcze jednego handlarza albo zakończyć.
       *[other] Możesz usunąć jeszcze najwyżej { $left } handlarzy albo zakończyć.
    }
    .offers = remove|remove-neutral done
prompt-income-favour = Inny gracz pozyskał handlarzy: weź jednego albo żadnego.
    .offers = take-piece done
prompt-neutral =
    { $city ->
        [yes] Są szlaki pełne neutralnych sprzedawców: wybierz szlak i miasto neutralnej placówki.
       *[no] Są szlaki pełne neutralnych sprzedawców, a ich miasta nie mają wolnej placówki: wybierz szlak do opróżnienia.
    }
    .offers =
        { $city ->
            [yes] neutral-office city
           *[no] neutral-office
        }
prompt-place-token =
    { $token ->
        [several] Połóż nowe żetony premii przy pustych szlakach.
       *[other] Połóż przy pustym szlaku nowy żeton „{ NAME($token, kind: "token") }”.
    }
    .offers = place-token
prompt-bonus-move =
    { $held ->
        [0] Stały żeton premii: rusz do dwóch handlarzy dowolnych graczy albo zrezygnuj.
       *[other]
            { $lift ->
                [yes] Handlarze w ręce: { $held }. Postaw ich na wolnych polach; zanim postawisz pierwszego, możesz podnieść jeszcze najwyżej: { $left }.
               *[no] Handlarze w ręce: { $held }. Postaw ich na wolnych polach.
            }
    }
    .offers =
        { $held ->
            [0] lift|lift-other done
           *[other]
                { $lift ->
                    [yes] lift|lift-other
                   *[no] put|put-other
                }
        }
prompt-bonus-privilege = Stały żeton premii: rozwiń Przywileje albo zrezygnuj.
    .offers = develop-privilege done
prompt-bonus-office = Stały żeton premii: wybierz zielone miasto i handlarza na placówkę albo zrezygnuj.
    .offers = green-office done
prompt-bonus-reuse = Stały żeton premii: postaw handlarzy ze szlaku na wolnych polach (najwyżej { $left }) albo zrezygnuj.
    .offers = put done
prompt-bonus-place =
    { $held ->
        [0] Stały żeton premii: postaw handlarzy w Walii lub Szkocji (najwyżej { $left }) albo zrezygnuj.
       *[other] Stały żeton premii: postaw podniesionego handlarza w Walii lub Szkocji.
    }
    .offers =
        { $held ->
            [0] put|lift done
           *[other] put
        }
prompt-wait = Teraz gra { $seat }.
    .offers = nothing
prompt-chance = Decyduje los.
    .offers = nothing
prompt-over = Koniec gry.
    .offers = nothing

## Na co można odpowiedzieć z góry
ahead-displaced = Dokąd idzie mój przemieszczony handlarz
ahead-extras = Dodatkowi handlarze po przemieszczeniu
ahead-extras-done = Bez dodatkowego handlarza
ahead-neutral = Dokąd idzie przemieszczony neutralny sprzedawca
ahead-neutral-extra = Dokąd idzie jeszcze jeden neutralny sprzedawca
ahead-income-favour = Dzięki przychylności, gdy ktoś inny pozyskuje handlarzy
ahead-income-favour-done = Nie bierz handlarza

## Zasady, gdy coś jest niedozwolone
rule-first-player = Pierwszego gracza wyznacza los; gra toczy się zgodnie z ruchem wskazówek zegara.
rule-set-up-desk = Na początku trzej kupcy i piętnastu sprzedawców zakrywa sekretarzyk, a jeden sprzedawca znaczy punkty.
rule-set-up-supplies = Każdy zaczyna z jednym kupcem w osobistej puli; pierwszy gracz ma 5 sprzedawców, każdy następny o jednego więcej. Reszta jest we wspólnej puli.
rule-pieces-limited = Każdy ma 27 sprzedawców i 4 kupców, nie więcej.
rule-set-up-golden = Trzy złote żetony leżą losowo przy tawernach; pozostałych dwanaście to zakryta pula.
rule-set-up-missions = W grze z misjami każdy dostaje jedną z dziewięciu kart, tajną do końca.
rule-set-up-favours = W grze z przychylnością cesarza do nabycia jest tyle kafelków, ilu graczy.
rule-settings-clash = Dwóch graczy gra w wydanie klasyczne; misje i przychylność cesarza wymagają wydania Big Box i Ligi Hanzeatyckiej; inne plansze wymagają wydania Big Box i trzech graczy.
rule-sides = Dla dwóch i trzech graczy jest jedna strona planszy, dla czterech i pięciu druga; plansza wschodnia ma jedną.
rule-chance-decides = Karty, żetony i kolejność rozstrzyga los, a nie gracz.
rule-turn-actions = Tura ma tyle akcji, ile pokazuje sekretarzyk; wolno je wybierać i powtarzać w dowolnej kolejności.
rule-actions-spent = Nie masz już akcji.
rule-turn-end = Turę można zakończyć między akcjami; kończy się sama, gdy nie ma akcji ani żetonu do użycia.
rule-finish-first = Najpierw dokończ rozpoczętą akcję.
rule-nothing-pending = Teraz nie czas na to.
rule-income = Pozyskanie przenosi handlarzy ze wspólnej puli do osobistej; gracz wybiera, ilu kupców i ilu sprzedawców.
rule-income-bank = O liczbie pozyskanych handlarzy decyduje Bank.
rule-income-general-supply = Nie masz tego we wspólnej puli.
rule-place = Handlarz z osobistej puli trafia na wolne pole dowolnego szlaku, bez względu na to, kto tam już stoi.
rule-place-personal-supply = Nie masz takiego handlarza w osobistej puli.
rule-post-free = Nie ma tam wolnego pola.
rule-posts-alike = Pola szlaku dla takich samych handlarzy są jednakowe, więc wystarczy wskazać szlak.
rule-post-merchants-only = Mogą tam stać tylko kupcy.
rule-displace = Handlarza przeciwnika zastępuje własny handlarz z osobistej puli, dowolnego rodzaju.
rule-displace-others = To twój własny handlarz.
rule-displace-piece-there = Nie ma tam takiego handlarza.
rule-displace-cost = Przemieszczenie wymaga handlarza na pole i jeszcze jednego na zapłatę, za kupca dwóch. Masz ich za mało.
rule-displace-pay-first = Najpierw zapłać za przemieszczenie.
rule-displaced-first = Najpierw postaw przemieszczonych handlarzy.
rule-displaced-must-be-placed = Przemieszczonego handlarza trzeba postawić.
rule-displaced-extra = Za sprzedawcę można dostawić jednego, a za kupca dwóch handlarzy dowolnego rodzaju, w dowolnej kolejności, albo zrezygnować; nie więcej.
rule-displaced-extra-source = Dodatkowi handlarze pochodzą ze wspólnej puli, potem z osobistej, a potem ze szlaków, i nie wracają na dawne pole.
rule-displaced-nearest = Handlarz trafia na najbliższe szlaki z wolnym polem.
rule-displaced-last-post = To ostatnie miejsce dla przemieszczonego handlarza: dodatkowy nie może go zająć.
rule-displaced-no-room = Przemieszczony handlarz, który nigdzie się nie mieści, wraca do wspólnej puli; dodatkowego się wtedy nie bierze.
rule-move = Akcja ruchu pozwala przenieść na wolne pola tylu swoich handlarzy, ile wskazuje Księga mądrości.
rule-move-own-piece = Nie masz tam takiego handlarza.
rule-move-book = Księga mądrości nie pozwala podnieść więcej albo stawianie już się zaczęło.
rule-move-put-down = Postaw podniesionych handlarzy.
rule-put-what-is-lifted = Nie masz takiego handlarza w ręce.
rule-move-changes-something = To niczego by nie zmieniło.
rule-move-change-places = Big Box: wolno też na ten sam szlak, a własny sprzedawca i kupiec mogą zamienić się miejscami za 2 ruchy.
rule-move-each-once = Każdy handlarz rusza się w tej akcji tylko raz.
rule-move-another-route = Handlarz musi trafić na inny szlak.
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
rule-prestige = Kupiec ze szlaku do miasta z tablicą prestiżu może zająć pole prestiżu; pola wolno pomijać i mieć ich kilka.
rule-prestige-free = To pole jest zajęte.
rule-prestige-privilege = Twoje Przywileje nie sięgają tego koloru tablicy.
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
rule-three-traders-remove = Klasycznie: do trzech handlarzy dowolnych graczy wraca ze szlaków do osobistych pul właścicieli.
rule-three-traders-move = Big Box: do trzech handlarzy przeciwników podnosi się i stawia na wolnych polach; mogą zamienić się miejscami.
rule-move-three-opponents = Tak rusza się tylko handlarzy przeciwników.
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
rule-end-cities = Gra kończy się, gdy w pełni zajęte jest dziesiąte miasto, a w Brytanii ósme.
rule-end-tokens = Gra kończy się, gdy trzeba dobrać żeton, a żadnego nie ma: w Big Box od razu po akcji, klasycznie na koniec tury.
rule-end-at-once = Akcję się dokańcza; pozostałe akcje, żetony i czekające żetony przepadają.
rule-score-track = Liczą się punkty z toru.
rule-score-abilities = W pełni rozwinięta zdolność daje 4 punkty, oprócz Kluczy.
rule-score-tokens = 1, 2–3, 4–5, 6–7, 8–9 oraz 10 i więcej żetonów daje 1, 3, 6, 10, 15 i 21 punktów.
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
rule-neutral-set-up = Neutralny sprzedawca zaczyna na każdym szlaku do miasta ze zdolnością i przy każdej tawernie.
rule-neutral-displaced = Przemieszczonego neutralnego sprzedawcę i jeszcze jednego stawia przeciwnik gracza, który ma turę, dopóki jest miejsce.
rule-neutral-traders = Neutralny kolor ma tylko sprzedawców.
rule-neutral-route-first = Najpierw szlaki pełne neutralnych sprzedawców.
rule-neutral-office-city = Neutralna placówka powstaje w mieście, które nie jest w pełni zajęte.
rule-neutral-token = Żeton z takiego szlaku wraca do pudełka, a gracz, który ma turę, kładzie nowy.
rule-neutral-follows-token = Kto kładzie żeton, stawia na jego szlaku neutralnego sprzedawcę.
rule-neutral-nothing = Neutralny kolor może kontrolować miasta, ale nie punktuje, nie łączy i nie wygrywa.
rule-east-link = Na planszy wschodniej połączenie prowadzi z Lubeki do Gdańska, a pola prestiżu są w Królewcu.
rule-east-waren = Szlak do Waren pozwala rozwinąć Akcje albo Bank.
rule-sea-posts = Niektóre pola szlaków morskich są tylko dla kupców.
rule-move-room = Wtedy inny podniesiony handlarz nie znalazłby pola.
rule-office-green-city = W zielonym mieście nie ma wydrukowanych placówek; daje je stały żeton premii albo żeton dodatkowej placówki.
rule-green-city-additional = W zielonym mieście zawsze można użyć żetonu dodatkowej placówki, na lewo od innych.
rule-green-city-full = Pierwsza placówka w zielonym mieście wypełnia je, i to raz.
rule-green-city-tokens = Przy kładzeniu żetonu zielone miasto nigdy nie ma wolnej placówki.
rule-green-city-exchange = W zielonym mieście zamienia się tylko dwie placówki ze stałego żetonu premii.
rule-token-sea-route = Ten szlak ma stały żeton premii; innego się tam nie kładzie.
rule-bonus-first = Najpierw użyj stałego żetonu premii albo zrezygnuj z niego.
rule-bonus-end = Gdy akcja kończy grę, stały żeton premii przepada; po placówce z niego koniec sprawdza się jeszcze raz.
rule-bonus-two = Ten żeton premii rusza najwyżej dwóch handlarzy.
rule-bonus-privilege = Przywileje rozwijają się o krok.
rule-bonus-office = Placówka w dowolnym zielonym mieście powstaje z handlarza z osobistej puli, na prawo od wszystkich innych.
rule-green-city-room = W tym mieście nie ma miejsca na kolejną placówkę.
rule-bonus-reuse = Ponownie stawia się tylko handlarzy z ustanowionego szlaku.
rule-britannia-link = W Brytanii połączenie prowadzi z Oksfordu do Yorku, a pola prestiżu są w Plymouth.
rule-britannia-cities = W Brytanii grę kończy ósme zajęte miasto, a monety są warte 2 punkty.
rule-permission = Nie masz już pozwolenia na ten kraj.
rule-permission-order = Pozwolenie z Cardiff lub Carlisle zużywa się przed londyńskim.
rule-permission-free = Ruch handlarzami i ustanowienie szlaku nie wymagają pozwolenia.
rule-displaced-country = Przemieszczeni handlarze zostają w swoim kraju albo trafiają do Anglii.
rule-move-country = Ten handlarz nie może trafić do tego kraju.
rule-token-country = Przy szlakach Walii i Szkocji nie kładzie się żetonów.
rule-bonus-place = Ten żeton premii pozwala stawiać tylko w Walii i Szkocji.
rule-bonus-place-source = Handlarze pochodzą ze wspólnej puli, potem z osobistej, a potem ze szlaków.
rule-country-points = Walia i Szkocja dają na koniec 7, 4 i 2 punkty za najwięcej kontrolowanych miast.
rule-country-ties = Remisujący w kraju dzielą punkty wszystkich zajmowanych miejsc, z zaokrągleniem w dół.
rule-country-offices = Po kontrolujących miasta liczą się gracze z samymi placówkami; bez placówki nie ma punktów.
rule-isle-of-man = Wyspa Man liczy się do Walii i do Szkocji.

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
board-merchant-post = wolne dla kupca
board-middle = Zajęte miasta: { $full }; żetony do dobrania: { $tokens }; pola prestiżu: { $prestige }
board-favours = Przychylność do nabycia: { $favours }
board-bonus = Stały żeton premii szlaku { $route }: { $bonus }
board-permission = { $holder ->
    [none] Pozwolenie miasta { $city } ({ $countries }): niczyje
   *[other]
        { $used ->
            [yes] Pozwolenie miasta { $city } ({ $countries }): { $holder }, zużyte w tej turze
           *[no] Pozwolenie miasta { $city } ({ $countries }): { $holder }
        }
}
board-standing = { $country }: { $seat } ma miasta { $cities }, placówki { $offices }, punkty { $points }
board-player = { $turn ->
    [yes] > { $seat }: punkty { $points }; osobista pula: { $personal }; wspólna pula: { $general }
   *[no] { "  " }{ $seat }: punkty { $points }; osobista pula: { $personal }; wspólna pula: { $general }
}
board-player-more = { "    " }zdolności: { $abilities }; żetony: { $tokens }; zużyte: { $used }; przychylność: { $favours }
board-mission = { "    " }misja: { $cities }

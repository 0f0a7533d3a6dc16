game-title = Hansa Teutonica
game-summary = Hold trade routes, found offices in the cities of the League, and let your abilities grow before the others do.

## Names
piece-trader = trader
    .plural = traders
piece-merchant = merchant
    .plural = merchants
ability-keys = Town keys
ability-actions = Actions
ability-privilege = Privileges
ability-book = Book of wisdom
ability-bank = Bank
ability-keys-effect = points for every office of your largest network at the end
ability-actions-effect = how many actions a turn has
ability-privilege-effect = which colours of offices and prestige spaces you may take
ability-book-effect = how many pieces a move action moves
ability-bank-effect = how many pieces an income brings
token-additional_office = Additional office
token-exchange_offices = Exchange of offices
token-three_traders = Three traders
token-develop_ability = Ability
token-plus_3_actions = +3 actions
token-plus_4_actions = +4 actions
token-additional_office-effect = when establishing an office, put it left of the printed ones
token-exchange_offices-effect = two neighbouring offices of a city change places
token-three_traders-effect = up to three pieces leave their posts
token-develop_ability-effect = develop any ability by one step
token-plus_3_actions-effect = three more actions this turn
token-plus_4_actions-effect = four more actions this turn
favour-displaced_anywhere = Free resettlement
favour-extra_action = Extra action
favour-income_with_others = Shared income
favour-displaced_trader_plus_2 = Rich compensation
favour-city_control_plus_2 = Lord of cities
favour-abilities_7 = Master of abilities
favour-displaced_anywhere-effect = your displaced pieces may go to any route
favour-extra_action-effect = one more action every turn
favour-income_with_others-effect = one piece to your supply whenever another player takes income
favour-displaced_trader_plus_2-effect = two extra pieces for a displaced trader
favour-city_control_plus_2-effect = 4 points for each city you control at the end
favour-abilities_7-effect = 7 points for each full ability at the end
colour-white = white
colour-orange = orange
colour-pink = pink
colour-black = black
country-england = England
country-wales = Wales
country-scotland = Scotland
bonus-move_2_any = Move 2
bonus-develop_privilege = Privileges
bonus-office_in_green_city = Office in a green city
bonus-reuse_2_from_route = Put 2 down again
bonus-place_2_wales_scotland = Place 2
bonus-move_2_any-effect = move up to two pieces of anybody
bonus-develop_privilege-effect = develop Privileges by one step
bonus-office_in_green_city-effect = an office in a green city with a piece from your supply
bonus-reuse_2_from_route-effect = up to two pieces of the route go to free posts
bonus-place_2_wales_scotland-effect = up to two pieces go to Wales or Scotland
city-groningen = Groningen
city-emden = Emden
city-hamburg = Hamburg
city-lubeck = Lübeck
city-osnabruck = Osnabrück
city-arnheim = Arnheim
city-munster = Münster
city-minden = Minden
city-hannover = Hannover
city-perleberg = Perleberg
city-stendal = Stendal
city-brunswiek = Brunswiek
city-duisburg = Duisburg
city-paderborn = Paderborn
city-hildesheim = Hildesheim
city-magdeburg = Magdeburg
city-coellen = Coellen
city-quedlinburg = Quedlinburg
city-halle = Halle
city-stade = Stade
city-kampen = Kampen
city-bremen = Bremen
city-luneburg = Lüneburg
city-dortmund = Dortmund
city-goslar = Goslar
city-warburg = Warburg
city-gottingen = Göttingen
city-wismar = Wismar
city-stralsund = Stralsund
city-malmo = Malmö
city-visby = Visby
city-konigsberg = Königsberg
city-waren = Waren
city-anklam = Anklam
city-belgard = Belgard
city-danzig = Danzig
city-braunsberg = Braunsberg
city-elbing = Elbing
city-havelberg = Havelberg
city-stettin = Stettin
city-kulm = Kulm
city-allenstein = Allenstein
city-tangermunde = Tangermünde
city-brandenburg = Brandenburg
city-berlin_colln = Berlin-Cölln
city-frankfurt = Frankfurt
city-thorn = Thorn
city-wittenberg = Wittenberg
city-dresden = Dresden
city-breslau = Breslau
city-krakau = Krakau
city-bristol = Bristol
city-calais = Calais
city-cambridge = Cambridge
city-canterbury = Canterbury
city-coventry = Coventry
city-durham = Durham
city-hereford = Hereford
city-ipswich = Ipswich
city-lancaster = Lancaster
city-norwich = Norwich
city-nottingham = Nottingham
city-oxford = Oxford
city-plymouth = Plymouth
city-richmond = Richmond
city-salisbury = Salisbury
city-southampton = Southampton
city-york = York
city-chester = Chester
city-conway = Conway
city-montgomery = Montgomery
city-pembroke = Pembroke
city-cardiff = Cardiff
city-london = London
city-isle_of_man = Isle of Man
city-carlisle = Carlisle
city-newcastle = Newcastle
city-glasgow = Glasgow
city-edinburgh = Edinburgh
city-dunbar = Dunbar
city-falkirk = Falkirk
route-groningen-emden = Groningen–Emden
route-emden-osnabruck = Emden–Osnabrück
route-stade-hamburg = Stade–Hamburg
route-hamburg-lubeck = Hamburg–Lübeck
route-hamburg-bremen = Hamburg–Bremen
route-hamburg-luneburg = Hamburg–Lüneburg
route-kampen-osnabruck = Kampen–Osnabrück
route-kampen-arnheim = Kampen–Arnheim
route-osnabruck-bremen = Osnabrück–Bremen
route-bremen-minden = Bremen–Minden
route-bremen-hannover = Bremen–Hannover
route-hannover-luneburg = Hannover–Lüneburg
route-luneburg-perleberg = Lüneburg–Perleberg
route-perleberg-stendal = Perleberg–Stendal
route-arnheim-munster = Arnheim–Münster
route-arnheim-duisburg = Arnheim–Duisburg
route-munster-minden = Münster–Minden
route-minden-hannover = Minden–Hannover
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
route-gottingen-quedlinburg = Göttingen–Quedlinburg
route-quedlinburg-halle = Quedlinburg–Halle
route-emden-stade = Emden–Stade
route-warburg-gottingen = Warburg–Göttingen
route-lubeck-wismar = Lübeck–Wismar
route-wismar-stralsund = Wismar–Stralsund
route-wismar-stralsund-merchants = Wismar–Stralsund (post for merchants)
route-stralsund-malmo = Stralsund–Malmö
route-stralsund-malmo-merchants = Stralsund–Malmö (post for merchants)
route-malmo-visby = Malmö–Visby
route-malmo-visby-merchants = Malmö–Visby (post for merchants)
route-malmo-danzig = Malmö–Danzig
route-malmo-danzig-merchants = Malmö–Danzig (post for merchants)
route-danzig-konigsberg = Danzig–Königsberg
route-danzig-braunsberg = Danzig–Braunsberg
route-danzig-belgard = Danzig–Belgard
route-belgard-anklam = Belgard–Anklam
route-belgard-kulm = Belgard–Kulm
route-anklam-stettin = Anklam–Stettin
route-wismar-waren = Wismar–Waren
route-waren-stettin = Waren–Stettin
route-waren-havelberg = Waren–Havelberg
route-havelberg-perleberg = Havelberg–Perleberg
route-stettin-kulm = Stettin–Kulm
route-stettin-brandenburg = Stettin–Brandenburg
route-stettin-frankfurt = Stettin–Frankfurt
route-kulm-elbing = Kulm–Elbing
route-elbing-braunsberg = Elbing–Braunsberg
route-braunsberg-allenstein = Braunsberg–Allenstein
route-allenstein-thorn = Allenstein–Thorn
route-thorn-krakau = Thorn–Krakau
route-breslau-krakau = Breslau–Krakau
route-frankfurt-breslau = Frankfurt–Breslau
route-tangermunde-brandenburg = Tangermünde–Brandenburg
route-brandenburg-berlin_colln = Brandenburg–Berlin-Cölln
route-brandenburg-halle = Brandenburg–Halle
route-halle-magdeburg = Halle–Magdeburg
route-halle-wittenberg = Halle–Wittenberg
route-halle-dresden = Halle–Dresden
route-dresden-krakau = Dresden–Krakau
route-salisbury-bristol = Salisbury–Bristol
route-canterbury-calais = Canterbury–Calais
route-canterbury-calais-merchants = Canterbury–Calais (post for merchants)
route-calais-southampton = Calais–Southampton
route-calais-southampton-merchants = Calais–Southampton (post for merchants)
route-coventry-cambridge = Coventry–Cambridge
route-cambridge-ipswich = Cambridge–Ipswich
route-london-cambridge = London–Cambridge
route-cambridge-norwich = Cambridge–Norwich
route-london-canterbury = London–Canterbury
route-coventry-cardiff = Coventry–Cardiff
route-oxford-cardiff = Oxford–Cardiff
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
route-london-oxford = London–Oxford
route-nottingham-norwich = Nottingham–Norwich
route-nottingham-york = Nottingham–York
route-salisbury-oxford = Salisbury–Oxford
route-salisbury-plymouth = Salisbury–Plymouth
route-salisbury-southampton = Salisbury–Southampton
route-montgomery-cardiff = Montgomery–Cardiff
route-cardiff-pembroke = Cardiff–Pembroke
route-conway-chester = Conway–Chester
route-conway-isle_of_man = Conway–Isle of Man
route-conway-isle_of_man-merchants = Conway–Isle of Man (post for merchants)
route-montgomery-conway = Montgomery–Conway
route-montgomery-hereford = Montgomery–Hereford
route-montgomery-pembroke = Montgomery–Pembroke
route-carlisle-newcastle = Carlisle–Newcastle
route-carlisle-isle_of_man = Carlisle–Isle of Man
route-carlisle-isle_of_man-merchants = Carlisle–Isle of Man (post for merchants)
route-chester-carlisle = Chester–Carlisle
route-chester-carlisle-merchants = Chester–Carlisle (post for merchants)
route-carlisle-falkirk = Carlisle–Falkirk
route-glasgow-falkirk = Glasgow–Falkirk
route-glasgow-edinburgh = Glasgow–Edinburgh
route-dunbar-edinburgh = Dunbar–Edinburgh
route-dunbar-newcastle = Dunbar–Newcastle

mission-1 = Osnabrück, Stendal, Paderborn
mission-2 = Dortmund, Minden, Lüneburg
mission-3 = Minden, Perleberg, Goslar
mission-4 = Arnheim, Perleberg, Hannover
mission-5 = Dortmund, Stendal, Kampen
mission-6 = Arnheim, Osnabrück, Hildesheim
mission-7 = Arnheim, Perleberg, Bremen
mission-8 = Minden, Osnabrück, Magdeburg
mission-9 = Dortmund, Stendal, Münster

score-track = Prestige track
score-abilities = Full abilities
score-tokens = Bonus tokens
score-prestige = Prestige table
score-cities = Cities controlled
score-network = Network
score-mission = Mission
score-wales = Wales
score-scotland = Scotland
score-ties = Equal points: fewer steps on Actions come first, then more points for the network.
part-track = Prestige track
part-full-abilities = Full abilities
part-tokens = Bonus tokens
part-prestige = Prestige spaces
part-cities = Cities controlled
part-network = Network
part-countries = Wales and Scotland
part-mission = Mission
part-abilities = What the abilities will still do
part-unused-tokens = What unused tokens can do
part-pieces = Pieces at hand and actions left
part-routes = Routes under way
part-link = The chain from East to West
part-shortage = Too few pieces left to play with

## Settings
setting-board = Board
setting-board-base = Hanseatic League
setting-board-east = Eastern Hanseatic League
setting-board-britannia = Britannia
setting-edition = Edition
setting-edition-classic = Classic
setting-edition-bigbox = Big Box
setting-missions = Mission cards
setting-favours = The emperor's favours
error-hansa-two-players = The Big Box edition needs at least 3 players; choose the classic edition for 2.
error-hansa-missions = Mission cards belong to the Big Box; choose that edition or leave them out.
error-hansa-favours = The emperor's favours belong to the Big Box; choose that edition or leave them out.
error-hansa-board-players = The eastern board and Britannia are for 3 to 5 players; choose the base board for 2.
error-hansa-board-edition = The eastern board and Britannia belong to the Big Box; choose that edition or the base board.
error-hansa-board-missions = Mission cards name cities of the base board; choose that board or leave them out.
error-hansa-board-favours = The emperor's favours belong to the base board; choose that board or leave them out.

## Moves
move-income =
    { $merchants ->
        [0] Take { $traders ->
            [one] one trader
           *[other] { $traders } traders
        }
       *[other]
            { $traders ->
                [0] Take { $merchants ->
                    [one] one merchant
                   *[other] { $merchants } merchants
                }
               *[other] Take { $traders ->
                    [one] one trader
                   *[other] { $traders } traders
                } and { $merchants ->
                    [one] one merchant
                   *[other] { $merchants } merchants
                }
            }
    }
move-place = Place a { NAME($piece, kind: "piece") } on { NAME($route, kind: "route") }
move-displace = Displace a { NAME($victim, $owner, kind: "piece") } of { $owner } on { NAME($route, kind: "route") } with a { NAME($piece, "own", kind: "piece") }
move-displace-neutral = Displace a neutral trader on { NAME($route, kind: "route") } with a { NAME($piece, kind: "piece") }
move-pay =
    { $merchants ->
        [0] Pay { $traders ->
            [one] one trader
           *[other] { $traders } traders
        }
       *[other]
            { $traders ->
                [0] Pay { $merchants ->
                    [one] one merchant
                   *[other] { $merchants } merchants
                }
               *[other] Pay { $traders ->
                    [one] one trader
                   *[other] { $traders } traders
                } and { $merchants ->
                    [one] one merchant
                   *[other] { $merchants } merchants
                }
            }
    }
move-lift = Lift a { NAME($piece, kind: "piece") } from { NAME($route, kind: "route") }
move-put = Put a { NAME($piece, kind: "piece") } on { NAME($route, kind: "route") }
move-lift-other = Lift a { NAME($piece, $owner, kind: "piece") } of { $owner } from { NAME($route, kind: "route") }
move-put-other = Put a { NAME($piece, $owner, kind: "piece") } of { $owner } on { NAME($route, kind: "route") }
move-remove = Remove a { NAME($piece, $owner, kind: "piece") } of { $owner } from { NAME($route, kind: "route") }
move-remove-neutral = Remove a neutral trader from { NAME($route, kind: "route") }
move-establish-route = Establish { NAME($route, kind: "route") } without a reward
move-establish-office = Establish { NAME($route, kind: "route") }: office in { NAME($city, kind: "city") }
move-establish-additional-office = Establish { NAME($route, kind: "route") }: additional office in { NAME($city, kind: "city") } ({ NAME($piece, kind: "piece") })
move-establish-ability = Establish { NAME($route, kind: "route") }: develop { NAME($ability, kind: "ability") }
move-establish-prestige = Establish { NAME($route, kind: "route") }: prestige space { $points }
move-exchange-offices = Token: exchange offices { $position } and the next in { NAME($city, kind: "city") }
move-develop-ability = Token: develop { NAME($ability, kind: "ability") }
move-extra-actions = Token: { $count } more actions
move-buy-favour = Buy the favour “{ NAME($favour, kind: "favour") }” for { NAME($token, kind: "token") } and { NAME($other_token, kind: "token") }
move-take-piece = Take a { NAME($piece, kind: "piece") } by the favour
move-done = Done
move-end-turn = End the turn
move-place-token = Place “{ NAME($token, kind: "token") }” at { NAME($route, kind: "route") }
move-neutral-office =
    { $city ->
        [none] Neutral route { NAME($route, kind: "route") }: no office is free
       *[other] Neutral route { NAME($route, kind: "route") }: neutral office in { NAME($city, kind: "city") }
    }
move-first = { $seat } is the first player
move-draw-token = Bonus token: { NAME($token, kind: "token") }
move-mission = Mission: { NAME($card, kind: "mission") }
move-offer-favour = Favour on offer: { NAME($favour, kind: "favour") }
move-develop-privilege = Permanent bonus: develop Privileges
move-green-office = Permanent bonus: office in { NAME($city, kind: "city") } ({ NAME($piece, kind: "piece") })

kind-income = Income
kind-place = Place a piece
kind-displace = Displace
kind-displace-neutral = Displace a neutral trader
kind-pay = Pay
kind-lift = Move own pieces
kind-put = Put down
kind-lift-other = Token: move three
kind-put-other = Put down
kind-remove = Token: remove three
kind-remove-neutral = Token: remove a neutral trader
kind-establish-route = Establish a route: no reward
kind-establish-office = Establish a route: office
kind-establish-additional-office = Establish a route: additional office
kind-establish-ability = Establish a route: ability
kind-establish-prestige = Establish a route: prestige
kind-exchange-offices = Token: exchange offices
kind-develop-ability = Token: ability
kind-extra-actions = Token: actions
kind-buy-favour = Buy a favour
kind-take-piece = Favour: a piece
kind-done = Done
kind-end-turn = End the turn
kind-place-token = Place a bonus token
kind-neutral-office = Neutral route
kind-develop-privilege = Permanent bonus: Privileges
kind-green-office = Permanent bonus: office in a green city

## What happens
event-first-player = { $seat } is the first player.
event-golden-token = A golden token lies at { NAME($route, kind: "route") }: { NAME($token, kind: "token") }.
event-mission-dealt =
    { $mission ->
        [none] { $seat } is dealt a mission card.
       *[other] { $seat } is dealt a mission: { NAME($mission, kind: "mission") }.
    }
event-favour-offered = On offer: the favour “{ NAME($favour, kind: "favour") }”.
event-turn-begun = Turn of { $seat }: { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
event-turn-ended = { $seat } ends the turn.
event-income-taken =
    { $merchants ->
        [0] { $seat } takes in { $traders ->
            [one] one trader
           *[other] { $traders } traders
        }.
       *[other]
            { $traders ->
                [0] { $seat } takes in { $merchants ->
                    [one] one merchant
                   *[other] { $merchants } merchants
                }.
               *[other] { $seat } takes in { $traders ->
                    [one] one trader
                   *[other] { $traders } traders
                } and { $merchants ->
                    [one] one merchant
                   *[other] { $merchants } merchants
                }.
            }
    }
event-favour-income = { $seat } takes a { NAME($kind, kind: "piece") } by the favour.
event-favour-income-left = { $seat } leaves what the favour gives.
event-placed = { $seat } places a { NAME($kind, kind: "piece") } on { NAME($route, kind: "route") }.
event-displaced = { $seat } displaces a { NAME($piece, $owner, kind: "piece") } of { $owner } on { NAME($route, kind: "route") } with a { NAME($kind, "own", kind: "piece") }.
event-neutral-displaced = { $seat } displaces a neutral trader on { NAME($route, kind: "route") } with a { NAME($kind, kind: "piece") }.
event-paid =
    { $merchants ->
        [0] { $seat } pays { $traders ->
            [one] one trader
           *[other] { $traders } traders
        }.
       *[other]
            { $traders ->
                [0] { $seat } pays { $merchants ->
                    [one] one merchant
                   *[other] { $merchants } merchants
                }.
               *[other] { $seat } pays { $traders ->
                    [one] one trader
                   *[other] { $traders } traders
                } and { $merchants ->
                    [one] one merchant
                   *[other] { $merchants } merchants
                }.
            }
    }
event-settled =
    { $route ->
        [none] No post is free: the displaced { NAME($kind, $seat, kind: "piece") } of { $seat } goes to the general supply.
       *[other]
            { $extra ->
                [yes] { $seat } puts an extra { NAME($kind, kind: "piece") } on { NAME($route, kind: "route") }.
                [none] { $seat } puts a { NAME($kind, kind: "piece") } on { NAME($route, kind: "route") }.
               *[no] { $seat } puts the displaced { NAME($kind, kind: "piece") } on { NAME($route, kind: "route") }.
            }
    }
event-neutral-settled =
    { $route ->
        [none] No post is free: { $seat } puts a neutral trader aside.
       *[other] { $seat } puts a neutral trader on { NAME($route, kind: "route") }.
    }
event-extras-declined = { $seat } takes no more extra pieces.
event-lifted =
    { $owner ->
        [none] { $seat } lifts a { NAME($kind, kind: "piece") } from { NAME($route, kind: "route") }.
       *[other] { $seat } lifts a { NAME($kind, $owner, kind: "piece") } of { $owner } from { NAME($route, kind: "route") }.
    }
event-put-down =
    { $owner ->
        [none] { $seat } puts a { NAME($kind, kind: "piece") } on { NAME($route, kind: "route") }.
       *[other] { $seat } puts a { NAME($kind, $owner, kind: "piece") } of { $owner } on { NAME($route, kind: "route") }.
    }
event-removed = { $seat } removes a { NAME($kind, $owner, kind: "piece") } of { $owner } from { NAME($route, kind: "route") }.
event-neutral-removed = { $seat } removes a neutral trader from { NAME($route, kind: "route") }.
event-route-established = { $seat } establishes { NAME($route, kind: "route") }.
event-control-scored = { $seat } controls { NAME($city, kind: "city") }: 1 point.
event-token-taken = { $seat } takes the token “{ NAME($token, kind: "token") }” at { NAME($route, kind: "route") }.
event-office-established =
    { $additional ->
        [yes] { $seat } establishes an additional office in { NAME($city, kind: "city") } ({ NAME($kind, kind: "piece") }).
       *[no] { $seat } establishes an office in { NAME($city, kind: "city") } ({ NAME($kind, kind: "piece") }).
    }
event-neutral-office = A neutral office is established in { NAME($city, kind: "city") }.
event-coin-scored = { $seat } scores { $points } for the coin in { NAME($city, kind: "city") }.
event-city-full = { NAME($city, kind: "city") } is full; full cities: { $number }.
event-east-west-linked = { $seat } links East and West: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-ability-developed = { $seat } develops { NAME($ability, kind: "ability") } (step { $step }).
event-prestige-taken = { $seat } takes the prestige space of { $points } points.
event-token-used = { $seat } uses the token “{ NAME($token, kind: "token") }”.
event-offices-exchanged = { $seat } exchanges office { $position } in { NAME($city, kind: "city") } with the next one.
event-token-drawn = { $seat } draws the token “{ NAME($token, kind: "token") }”.
event-token-placed = { $seat } places the token “{ NAME($token, kind: "token") }” at { NAME($route, kind: "route") }.
event-token-boxed = The token “{ NAME($token, kind: "token") }” goes back to the box.
event-favour-bought = { $seat } gives up the turn's actions and turns over { NAME($token, kind: "token") } and { NAME($other_token, kind: "token") } for the favour “{ NAME($favour, kind: "favour") }”.
event-neutral-route-established = { NAME($route, kind: "route") } is full of neutral traders and is established.
event-neutral-placed = A neutral trader comes to { NAME($route, kind: "route") }.
event-bonus-gained = { $seat } may use the permanent bonus “{ NAME($bonus, kind: "bonus") }” of { NAME($route, kind: "route") }.
event-bonus-placed = { $seat } puts a { NAME($kind, kind: "piece") } on { NAME($route, kind: "route") } by the permanent bonus.
event-bonus-left = { $seat } uses no more of the permanent bonus.
event-permission-used = { $seat } uses the permission of { NAME($city, kind: "city") }.
item-totals = { $seat } { $points }
event-finished =
    { $reason ->
        [points] Somebody has 20 points: the game is over. Points: { $totals }. Winner: { $winners }.
        [cities] The last of the full cities is full: the game is over. Points: { $totals }. Winner: { $winners }.
       *[tokens] No bonus token is left to draw: the game is over. Points: { $totals }. Winner: { $winners }.
    }

## What the table asks
prompt-turn =
    { $left ->
        [0] No action is left: use a token or end the turn.
        [one] Your turn: one action left.
       *[other] Your turn: { $left } actions left.
    }
    .offers =
        { $left ->
            [0] exchange-offices|develop-ability|extra-actions|lift-other|remove|remove-neutral end-turn
           *[other] end-turn
        }
prompt-pay =
    { $due ->
        [one] Pay one piece for the displacement.
       *[other] Pay { $due } pieces for the displacement.
    }
    .offers = pay
prompt-displaced =
    { $now ->
        [neutral] Displaced from { NAME($route, kind: "route") }: put the neutral trader on a nearest route; one more comes after it, if a post is free.
        [neutral-extra] Displaced from { NAME($route, kind: "route") }: put one more neutral trader on a nearest route.
        [lifted]
            { $where ->
                [anywhere] Put the piece that you lifted on any route.
               *[nearest] Put the piece that you lifted on a route nearest to { NAME($route, kind: "route") }.
            }
        [no-room] Your piece was displaced from { NAME($route, kind: "route") }, and no post is free for it. You may still put down extra pieces, up to { $left }, or be done: then your piece goes to the general supply.
        [displaced]
            { $where ->
                [anywhere] Your piece was displaced from { NAME($route, kind: "route") }: put it on any route{ $left ->
                    [0] .
                   *[other] ; extra pieces: up to { $left }.
                }
               *[nearest] Your piece was displaced from { NAME($route, kind: "route") }: put it on a nearest route{ $left ->
                    [0] .
                   *[other] ; extra pieces: up to { $left }.
                }
            }
       *[extras] Your piece was displaced from { NAME($route, kind: "route") }: you may put down extra pieces, up to { $left }, or be done.
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
        [0] You may move more pieces, up to { $left }, or be done.
       *[other]
            { $lift ->
                [yes] Pieces in your hand: { $held }. Put them on free posts; before the first one you may still lift up to { $left } more.
               *[no] Pieces in your hand: { $held }. Put them on free posts.
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
        [yes] Pieces in your hand: { $held }. Put them on free posts; before the first one you may still lift up to { $left } more.
       *[no] Pieces in your hand: { $held }. Put them on free posts.
    }
    .offers =
        { $lift ->
            [yes] lift-other
           *[no] put-other
        }
prompt-remove =
    { $left ->
        [one] You may remove one more piece, or be done.
       *[other] You may remove up to { $left } more pieces, or be done.
    }
    .offers = remove|remove-neutral done
prompt-income-favour = Another player took income: take one piece, or none.
    .offers = take-piece done
prompt-neutral =
    { $city ->
        [yes] Routes are full of neutral traders: choose the route and the city of the neutral office.
       *[no] Routes are full of neutral traders, and their cities have no free office: choose the route to clear.
    }
    .offers =
        { $city ->
            [yes] neutral-office city
           *[no] neutral-office
        }
prompt-place-token =
    { $token ->
        [several] Place the new bonus tokens at empty routes.
       *[other] Place the new token “{ NAME($token, kind: "token") }” at an empty route.
    }
    .offers = place-token
prompt-bonus-move =
    { $held ->
        [0] Permanent bonus: move up to two pieces of anybody, or leave it.
       *[other]
            { $lift ->
                [yes] Pieces in your hand: { $held }. Put them on free posts; before the first one you may still lift up to { $left } more.
               *[no] Pieces in your hand: { $held }. Put them on free posts.
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
prompt-bonus-privilege = Permanent bonus: develop Privileges, or leave it.
    .offers = develop-privilege done
prompt-bonus-office = Permanent bonus: choose a green city and a piece for an office there, or leave it.
    .offers = green-office done
prompt-bonus-reuse = Permanent bonus: put pieces of the route on free posts, up to { $left }, or leave it.
    .offers = put done
prompt-bonus-place =
    { $held ->
        [0] Permanent bonus: put pieces down in Wales or Scotland, up to { $left }, or leave it.
       *[other] Permanent bonus: put the piece that you lifted down in Wales or Scotland.
    }
    .offers =
        { $held ->
            [0] put|lift done
           *[other] put
        }
prompt-wait = { $seat } is to move.
    .offers = nothing
prompt-chance = Fate decides.
    .offers = nothing
prompt-over = The game is over.
    .offers = nothing

## What can be answered in advance
ahead-displaced = Where a displaced piece of mine goes
ahead-extras = Extra pieces after a displacement
ahead-extras-done = No extra piece
ahead-neutral = Where a displaced neutral trader goes
ahead-neutral-extra = Where the extra neutral trader goes
ahead-income-favour = By my favour, when another player takes income
ahead-income-favour-done = Take no piece

## Rules, told when something is refused
rule-first-player = The first player is drawn by lot; turns go clockwise from there.
rule-set-up-desk = Three merchants and fifteen traders cover the desk at the start, and one trader marks the points.
rule-set-up-supplies = Everybody starts with a merchant in the personal supply; the first player with 5 traders, everyone after with one more. The rest is the general supply.
rule-pieces-limited = Everybody has 27 traders and 4 merchants, and no more.
rule-set-up-golden = The three golden tokens lie at the taverns by lot; the other twelve are the face-down supply.
rule-set-up-missions = With missions, everybody is dealt one of nine cards, secret to the end.
rule-set-up-favours = With favours, as many of the six tiles as players are on offer.
rule-settings-clash = Two players need the classic edition; missions and favours need the Big Box and the base board; the other boards need the Big Box and three players.
rule-sides = Two and three players use one side of the board, four and five the other; the eastern board has one side.
rule-chance-decides = Cards, tokens and the order are drawn by chance, not by a player.
rule-turn-actions = A turn has as many actions as the desk shows, of any of the five kinds, in any order, also repeated.
rule-actions-spent = You have no action left.
rule-turn-end = A turn may be ended between actions; it ends by itself when no action is left and no token in hand can be used.
rule-finish-first = First finish the action that you have begun.
rule-nothing-pending = It isn't the time for that now.
rule-income = Income brings pieces from the general to the personal supply; the player chooses how many merchants and traders.
rule-income-bank = The bank says how many pieces an income brings.
rule-income-general-supply = Your general supply doesn't have that.
rule-place = A piece from the personal supply goes to a free post of any route, whoever else stands there.
rule-place-personal-supply = You have no such piece in your personal supply.
rule-post-free = No post is free there.
rule-posts-alike = Posts of a route that take the same pieces are alike, so naming the route is enough.
rule-post-merchants-only = Only merchants may stand there.
rule-displace = Another's piece is replaced by an own one from the personal supply, of either kind.
rule-displace-others = That piece is your own.
rule-displace-piece-there = No such piece stands there.
rule-displace-cost = Displacing takes one piece of yours for the post and one more to pay, for a merchant two. You have too few.
rule-displace-pay-first = Pay for the displacement first.
rule-displaced-first = First put down the displaced pieces.
rule-displaced-must-be-placed = The displaced piece must be put down.
rule-displaced-extra = One extra piece for a trader and two for a merchant may be put down, of either kind, in any order, or declined; no more than that.
rule-displaced-extra-source = Extra pieces come from the general supply, then the personal one, then from your posts, and don't go back to the old post.
rule-displaced-nearest = The piece goes to the nearest routes with a free post.
rule-displaced-last-post = That post is the last one for the displaced piece: an extra may not take it.
rule-displaced-no-room = A displaced piece that fits nowhere goes to its owner's general supply; an extra that fits nowhere isn't taken.
rule-move = A move action moves up to as many own pieces as the book says to free posts.
rule-move-own-piece = You have no such piece there.
rule-move-book = Your book of wisdom lets you lift no more, or you have begun to put pieces down.
rule-move-put-down = Put down what you have lifted.
rule-put-what-is-lifted = You have no such piece in hand.
rule-move-changes-something = That would change nothing.
rule-move-change-places = Big Box: posts of the same route count too, and an own trader and merchant may change places for 2 moves.
rule-move-each-once = Each piece moves only once in this action.
rule-move-another-route = The piece must go to another route.
rule-route-all-posts = You don't hold all posts of that route.
rule-route-order = First points for the end cities, then the token, then one reward or none, then the posts are cleared.
rule-route-points = Each end city gives a point to the player who controls it, whoever that is; both may be the same.
rule-control = Most offices control a city; a tie goes to the rightmost office among those tied.
rule-route-cleared = The route's pieces go to the general supply, but the one that became an office or stands on a prestige space.
rule-route-full-cities = A route can be established when both cities are full.
rule-office-first-free = An office takes the first free printed place from the left; none is skipped.
rule-office-privilege = Your privileges don't reach that colour.
rule-office-shape = No piece of the right shape stands on the route.
rule-office-city-full = That city is full.
rule-office-coin = An office with a coin pays its value when it is established, never through an exchange.
rule-city-full = The last printed office of a city makes it full, which is counted.
rule-east-west = Whoever first links the two red cities by a chain of own offices scores 7, the second 4, the third 2; once each.
rule-ability = A route to an ability's city may develop it: its leftmost piece goes to the personal supply.
rule-ability-actions = A higher number of actions counts in the same turn; a step without a higher number doesn't.
rule-ability-complete = That ability is fully developed.
rule-prestige = A merchant from the access route may take a prestige space instead; spaces may be skipped, and one player may have several.
rule-prestige-free = That space is taken.
rule-prestige-privilege = Your privileges don't reach that colour of the table.
rule-prestige-merchant = No merchant stands on the route.
rule-token-taken = The token of an established route is the player's; used or not, it counts at the end.
rule-token-when = Tokens are used before, between and after the actions of the own turn, after the action that took them; that costs no action.
rule-token-in-hand = You have no such token to use.
rule-additional-office-token = You have no token for an additional office.
rule-additional-office-city = No office stands in that city yet.
rule-additional-office-rank = It lies left of all others, the newest leftmost, takes either kind of piece and needs no privilege; it counts for everything but a full city.
rule-exchange-two-offices = It takes two different pieces on neighbouring printed offices.
rule-exchange-own-office = One of the two offices must be yours.
rule-develop-token = Ability: any track is developed by one step.
rule-actions-token = +3 and +4 add actions to this turn, also when none is left.
rule-three-traders-remove = Classic: up to three pieces of anyone go from routes to their owners' personal supplies.
rule-three-traders-move = Big Box: up to three opponents' pieces are lifted and put on free posts; two may change places.
rule-move-three-opponents = That moves opponents' pieces only.
rule-three-traders-there = No piece like that stands on the route.
rule-three-traders-three = That token takes no more pieces.
rule-token-new = For each token taken, a new one is drawn and placed at the end of the turn.
rule-token-place-first = Place the new bonus tokens first.
rule-token-drawn = That token wasn't drawn.
rule-token-one-a-route = That route has a token already.
rule-token-empty-route = That route isn't empty.
rule-token-free-office = Both cities of that route are full.
rule-token-no-route = A token that can be placed nowhere goes back to the box.
rule-end-points = The game ends when somebody has 20 points after a route action, in whoever's turn.
rule-end-cities = It ends when the tenth city is full, in Britannia the eighth.
rule-end-tokens = It ends when a token must be drawn and none is left: in Big Box with the route action, in classic at the end of the turn.
rule-end-at-once = The action is completed; other actions, tokens and waiting tokens are lost.
rule-score-track = Points of the track count.
rule-score-abilities = A full ability counts 4, but not the keys.
rule-score-tokens = 1, 2–3, 4–5, 6–7, 8–9, 10 or more tokens count 1, 3, 6, 10, 15, 21.
rule-score-prestige = Prestige spaces count what stands on them.
rule-score-cities = A controlled city counts 2.
rule-score-network = Every office of the largest network of neighbouring cities counts the keys' value.
rule-tie = A tie is shared in the classic edition; in the Big Box fewest steps on Actions, then the network decide.
rule-mission = A mission counts 1 for each named city with an own office, and 5 more when all three are controlled.
rule-sight = All is open but mission cards, known to their owner, and tokens that nobody has looked at.
rule-favour-first = A favour is bought as the very first thing of a turn.
rule-favour-tokens = That takes two unused tokens.
rule-favour-offered = That favour is not on offer.
rule-favour-no-actions = This turn was given up for a favour and has no actions.
rule-favour-anywhere = Free resettlement: displaced pieces and extras go to any route, the same included.
rule-favour-extra-action = Extra action: one more every turn from the next on.
rule-favour-income-answer = Take one piece by the favour, or none.
rule-favour-compensation = Rich compensation: two extras for a displaced trader; the displacer still pays 1.
rule-favour-cities = Lord of cities: a controlled city counts 4.
rule-favour-abilities = Master of abilities: a full ability counts 7, keys still nothing.
rule-neutral-set-up = A neutral trader starts on each route to an ability's city and at each tavern.
rule-neutral-displaced = A displaced neutral trader and one more are put down by the opponent of the active player, both while a post fits.
rule-neutral-traders = The neutral colour has traders only.
rule-neutral-route-first = Routes full of neutral traders come first.
rule-neutral-office-city = The neutral office goes to a city that isn't full.
rule-neutral-token = A token on that route goes to the box, and the active player places a new one.
rule-neutral-follows-token = Whoever places a token puts a neutral trader on its route.
rule-neutral-nothing = The neutral colour may control cities, but never scores, links or wins.
rule-east-link = On the eastern board the link goes from Lübeck to Danzig, and the prestige table stands in Königsberg.
rule-east-waren = A route to Waren may develop Actions or Bank.
rule-sea-posts = Some posts of sea routes are for merchants only.
rule-move-room = Then another piece in your hand would find no post.
rule-office-green-city = A green city has no printed office; a permanent bonus or the token of an additional office brings one.
rule-green-city-additional = The token of an additional office always works in a green city, left of all others.
rule-green-city-full = The first office in a green city makes it full, once.
rule-green-city-tokens = For placing a token a green city never has a free office.
rule-green-city-exchange = In a green city only two offices by the permanent bonus are exchanged.
rule-token-sea-route = That route has a permanent bonus; no token lies there.
rule-bonus-first = First use the permanent bonus of the route, or leave it with “done”.
rule-bonus-end = A bonus is lost when the route action ended the game; after an office by it the end is checked again.
rule-bonus-two = The bonus moves no more pieces than two.
rule-bonus-privilege = Privileges are developed by a step.
rule-bonus-office = An office in any green city takes a piece from the personal supply and stands right of all others.
rule-green-city-room = No more offices fit into that city.
rule-bonus-reuse = Only pieces of the established route may be put down again.
rule-britannia-link = In Britannia the link goes from Oxford to York, and the prestige table stands in Plymouth.
rule-britannia-cities = In Britannia the eighth full city ends the game, and coins are worth 2.
rule-permission = You have no permission left for that country.
rule-permission-order = The permission of Cardiff or Carlisle is spent before that of London.
rule-permission-free = Moving pieces and establishing routes take no permission.
rule-displaced-country = Displaced pieces stay in their country or go to England.
rule-move-country = That piece may not go to that country.
rule-token-country = No token lies at a route of Wales or Scotland.
rule-bonus-place = The bonus places pieces in Wales and Scotland only.
rule-bonus-place-source = Those pieces come from the general supply, then from the personal one, then from routes.
rule-country-points = Wales and Scotland bring 7, 4 and 2 points at the end for most controlled cities there.
rule-country-ties = Who is level in a country shares the points of all places covered, rounded down.
rule-country-offices = After those who control a city come players with offices only; without an office there is nothing.
rule-isle-of-man = The Isle of Man counts for Wales and for Scotland.

## The table in lines
board-routes = Routes
board-route = { $token ->
    [none] { $route }: { $posts }
   *[other] { $route }: { $posts } (token: { $token })
}
board-cities = Cities
board-city = { $controller ->
    [none] { $city }: { $offices }
   *[other] { $city }: { $offices } (controlled by { $controller })
}
board-neutral = neutral
board-merchant-post = free for a merchant
board-middle = Full cities: { $full }; tokens to draw: { $tokens }; prestige table: { $prestige }
board-favours = Favours on offer: { $favours }
board-bonus = Permanent bonus of { $route }: { $bonus }
board-permission = { $holder ->
    [none] Permission of { $city } ({ $countries }): nobody's
   *[other]
        { $used ->
            [yes] Permission of { $city } ({ $countries }): { $holder }, used in this turn
           *[no] Permission of { $city } ({ $countries }): { $holder }
        }
}
board-standing = { $country }: { $seat } has cities { $cities }, offices { $offices }, points { $points }
board-player = { $turn ->
    [yes] > { $seat }: { $points } points; supply: { $personal }; general supply: { $general }
   *[no] { "  " }{ $seat }: { $points } points; supply: { $personal }; general supply: { $general }
}
board-player-more = { "    " }abilities: { $abilities }; tokens: { $tokens }; used: { $used }; favours: { $favours }
board-mission = { "    " }mission: { $cities }

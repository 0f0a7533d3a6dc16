prompt-turn = { $left ->
    [0] No action is left: use a token or end the turn.
    [one] One action left.
   *[other] { $left } actions left.
}
    .offers =
        { $left ->
            [0] exchange-offices|develop-ability|extra-actions|lift-other|remove|remove-neutral end-turn
           *[other] end-turn
        }
ui-map = The map: towns and routes
ui-map-keys = The map. Plus and minus step nearer and back, arrows move it, 0 shows all of it.
ui-nearer = Nearer
ui-farther = Farther
ui-whole = The whole map
ui-free-post = free
ui-free-office = { $shape ->
    [circle] free for a merchant
   *[square] free for a trader
} ({ NAME($colour, kind: "colour") })
ui-keys = Keys
ui-actions = Actions
ui-privilege = Privileges
ui-book = Book
ui-bank = Bank
ui-all = all
ui-choose = What do you mean?
ui-never-mind = Never mind
ui-prestige = Prestige table of { $city }
ui-prestige-slot = { $who ->
    [none] Prestige { $points }, { $colour }: free
   *[other] Prestige { $points }, { $colour }: { $who }
}
ui-neutral = The neutral colour
ui-control = { $why ->
    [none] Nobody controls it yet.
    [rightmost] { $who } controls it: as many offices as another, but the rightmost of them.
   *[most] { $who } controls it: most offices ({ $count }).
}
ui-east-west-tip = One of the two towns of the East–West link: { $points } points for the first to join them.
ui-if-established = Whoever establishes it now gives points to:
ui-nobody-scores = nobody.
ui-points-of = { $name }: { $points } points on the track
ui-full-towns = Full towns: { $full } of { $limit }; the last one ends the game
ui-full-short = Full towns
ui-east-west = East–West link { $ends }: points for the first, second and third
ui-tokens-left = Bonus tokens still to come: { $count }
ui-waiting-tokens = Tokens to be placed at the end of this turn: { $count }
ui-player = { $name }: { $points } points on the track, { $total } in all so far
ui-deciding = to decide
ui-personal = Personal supply
ui-personal-short = Personal supply
ui-general = General supply
ui-general-short = General supply
ui-in-hand = In hand
ui-mission = Mission
ui-used = { $token } (used)
ui-players = Players
ui-desks = Desks
ui-scores = Scores
ui-mode-closed = , not possible now: why?
ui-closed-move-move-own-piece = You have no piece on a route that could be moved.
ui-closed-displace-displace-piece-there = No piece of another player stands on a route.
ui-closed-establish-route-all-posts = No route is wholly yours yet: take all its posts first.
ui-closed-income-income-general-supply = Your general supply is empty.
ui-closed-place-place-personal-supply = Your personal supply is empty: take an income first.
ui-mode-income-none = Income
ui-mode-income = Income ({ $most })
ui-mode-place = Place
ui-mode-displace = Displace
ui-mode-move = Move
ui-mode-establish = Establish
ui-mode-token = Tokens
ui-mode-favour = Favours
ui-where-income = Choose the pieces.
ui-where-place = Choose a free post.
ui-where-displace = Choose another player's piece.
ui-where-move = Choose your pieces one after the other; a single one can also be dragged.
ui-where-establish = Choose a glowing route, town, ability plate or prestige space.
ui-where-token = Choose a token, piece, town or ability.
ui-where-favour = Choose a favour below the map; it costs two tokens and all actions of the turn.
ui-income = { $traders ->
    [0] { $merchants ->
        [one] one merchant
       *[other] { $merchants } merchants
    }
   *[other] { $merchants ->
        [0] { $traders ->
            [one] one trader
           *[other] { $traders } traders
        }
       *[other] traders { $traders }, merchants { $merchants }
    }
}
ui-pay = Pay with { $traders ->
    [0] { $merchants ->
        [one] a merchant
       *[other] { $merchants } merchants
    }
   *[other] { $merchants ->
        [0] { $traders ->
            [one] a trader
           *[other] { $traders } traders
        }
       *[other] a trader and a merchant
    }
}
ui-place = Place a { NAME($piece, kind: "piece") }
ui-put = Put down a { NAME($piece, kind: "piece") }
ui-put-other = Put down the { NAME($piece, $owner, kind: "piece") } of { $owner }
ui-lift = Move this { NAME($piece, kind: "piece") }
ui-lift-other = Token: move this { NAME($piece, kind: "piece") }
ui-remove = Token: remove this { NAME($piece, kind: "piece") }
ui-remove-neutral = Token: remove the neutral trader
ui-displace = Displace with a { NAME($piece, kind: "piece") }
ui-displace-neutral = Displace with a { NAME($piece, kind: "piece") }
ui-establish-route = Establish: no reward
ui-establish-office = Establish: office in { NAME($city, kind: "city") }
ui-establish-additional-office = Establish: additional office in { NAME($city, kind: "city") } ({ NAME($piece, kind: "piece") })
ui-establish-ability = Establish: develop { NAME($ability, kind: "ability") }
ui-establish-prestige = Establish: prestige { $points }
ui-exchange-offices = Token: exchange office { $position } in { NAME($city, kind: "city") } with the next
ui-buy-favour = Pay with the tokens { NAME($token, kind: "token") }, { NAME($other_token, kind: "token") }
ui-neutral-office =
    { $city ->
        [none] No office is free
       *[other] Neutral office in { NAME($city, kind: "city") }
    }
ui-develop-ability = Token: develop { NAME($ability, kind: "ability") }
ui-place-token = Place “{ NAME($token, kind: "token") }” here
ui-bonus = permanent bonus
ui-merchants-only = Round posts with a ship are for merchants only.
ui-green-tip = A green town has no printed offices; a permanent bonus or the token of an additional office brings one, and the first makes it full.
ui-country-tip = { $country }: { $points } points at the end for most controlled towns there; ties go by offices.
ui-needs-permission = { $country }: placing and displacing here takes a permission of this turn.
ui-permission-tip = Whoever has the rightmost taken office here may place or displace once a turn in: { $countries }.
ui-permissions = Permissions
ui-permission-nobody = nobody
ui-permission-held = holds
ui-permission-ready = usable
ui-permission-used = used
ui-green-office = Permanent bonus: office in { NAME($city, kind: "city") } ({ NAME($piece, kind: "piece") })
ui-develop-privilege = Permanent bonus: develop Privileges

## What the settings mean
ui-help-board = Each board has its own map; in the East there are sea routes, in Britannia countries that need permissions.
ui-help-edition = Two printings of the rules. Two players need the classic one, missions, favours and the other boards the Big Box.
ui-help-missions = Everybody gets a secret card with three cities: a point for each with an own office, 5 more for controlling all three.
ui-help-favours = Tiles that last to the end of the game; one costs two tokens and the actions of a turn.
ui-help-board-base = from Groningen to Stendal; the board to learn the game on.
ui-help-board-east = sea routes with posts for merchants, permanent bonuses, and green cities without printed offices.
ui-help-board-britannia = Wales and Scotland score by themselves, and who wants to act there needs a permission.
ui-help-edition-classic = the first printing; the token for three traders takes pieces off the map.
ui-help-edition-bigbox = the later printing; pieces of the same route may change places, and a tie is broken.

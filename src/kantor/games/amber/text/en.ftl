game-title = Amber
game-summary = Build roads from your castle to the amber villages and to the other barons' gates, before somebody turns your road into a one-way street.

## Names
tile-straight = straight
tile-curve = curve
tile-tee = T-junction
tile-cross = crossroads
tile-dead-end = dead end
tile-one-way = one-way straight
tile-curve-left = one-way left curve
tile-curve-right = one-way right curve
tile-tee-out = T-junction with a way out
tile-tee-in = T-junction with a way in
tile-tee-through = T-junction on a one-way road
tile-bridge = bridge
tile-roundabout = roundabout
tile-swamp = swamp
tile-shovel = shovel
site-castle = castle
site-village = village

score-coins = Coins
score-villages = Villages
score-castles = Castles
score-ties = Whoever alone is linked to everything wins at once, whatever the points.
part-coins = Coins
part-villages = Villages linked
part-castles = Castles linked
part-next-villages = Villages one tile away
part-near-villages = Villages two tiles away
part-far-villages = Villages further on
part-next-castles = Castles one tile away
part-near-castles = Castles two tiles away
part-far-castles = Castles further on
part-tiles = Tiles in hand
part-shovel = The special shovel
part-turn = The turn to come

## Settings
setting-layout = Start diagram
setting-layout-A = A
setting-layout-B = B
setting-layout-C = C
setting-advanced = Advanced variant: special shovels and an open display
setting-edges = Edges of tiles
setting-edges-free = free: one road must join
setting-edges-strict = strict: all roads must meet
setting-tiles = Road tiles
setting-tiles-with-dead-ends = with dead ends
setting-tiles-without-dead-ends = crossroads instead of dead ends

## Moves
move-lay =
    { $turn ->
        [none] Lay: { NAME($tile, kind: "tile") } on { $square }
        [0] Lay: { NAME($tile, kind: "tile") } on { $square }, unturned
        [1] Lay: { NAME($tile, kind: "tile") } on { $square }, turned right
        [2] Lay: { NAME($tile, kind: "tile") } on { $square }, upside down
       *[other] Lay: { NAME($tile, kind: "tile") } on { $square }, turned left
    }
move-swamp = Lay a swamp on { $square }
move-shovel = Dig away the tile on { $square }
move-special-shovel = Dig away the tile on { $square } with the special shovel
move-swap = Swap the straight on { $square }: { NAME($tile, kind: "tile") }
move-keep = Swap nothing
move-pass = Say that nothing can be played
move-discard = Put away: { NAME($tile, kind: "tile") }
move-castle = Choose the castle on { $square }
move-tile = Tile turned up: { NAME($tile, kind: "tile") }
move-first = { $seat } is the first player
move-go-on = Somebody can still play
move-over = Nobody can play any more
move-take = Take from the display: { NAME($tile, kind: "tile") }
move-draw = Draw from the stack

kind-lay = Lay a road
kind-swamp = Lay a swamp
kind-shovel = Shovel
kind-special-shovel = Special shovel
kind-swap = Bridge or roundabout
kind-keep = Swap nothing
kind-pass = Pass
kind-discard = Exchange a tile
kind-castle = Choose a castle
kind-take = Take from the display
kind-draw = Draw from the stack

## What happens
event-first-player = { $seat } is the first player.
event-tile-dealt =
    { $tile ->
        [none] { $seat } is dealt a tile.
       *[other] { $seat } is dealt a tile: { NAME($tile, kind: "tile") }.
    }
event-tile-shown = Place { $place } of the display shows: { NAME($tile, kind: "tile") }.
event-castle-chosen = { $seat } moves into the castle on { $square }.
event-tile-laid =
    { $turn ->
        [0] { $seat } lays a tile on { $square }: { NAME($tile, kind: "tile") }.
        [1] { $seat } lays a tile on { $square }: { NAME($tile, kind: "tile") }, turned right.
        [2] { $seat } lays a tile on { $square }: { NAME($tile, kind: "tile") }, upside down.
       *[other] { $seat } lays a tile on { $square }: { NAME($tile, kind: "tile") }, turned left.
    }
event-swamp-laid = { $seat } floods { $square }: swamp.
event-dug-away =
    { $special ->
        [yes] { $seat } digs away with the special shovel what lay on { $square }: { NAME($tile, kind: "tile") }.
       *[no] { $seat } digs away what lay on { $square }: { NAME($tile, kind: "tile") }.
    }
event-swapped = { $seat } rebuilds { $square }: { NAME($tile, kind: "tile") } instead of { NAME($straight, kind: "tile") }.
event-coin-taken =
    { $site ->
        [village] { $seat } alone is linked to the village on { $square } and takes its coin.
       *[castle] { $seat } alone is linked to the castle of { $owner } on { $square } and takes its coin.
    }
event-coin-lost =
    { $site ->
        [village] Several are linked to the village on { $square } at once: its coin goes to the box.
       *[castle] Several are linked to the castle of { $owner } on { $square } at once: its coin goes to the box.
    }
event-instant-win-gone = Several are linked to everything at once: nobody can win at once any more.
event-blocked =
    { $paid ->
        [yes] { $seat } can't play and loses a coin.
       *[no] { $seat } can't play and has no coin to lose.
    }
event-discarded = { $seat } puts a tile away: { NAME($tile, kind: "tile") }.
event-tile-drawn =
    { $tile ->
        [none] { $seat } draws a tile.
       *[other] { $seat } draws a tile: { NAME($tile, kind: "tile") }.
    }
event-tile-taken = { $seat } takes a tile from the display: { NAME($tile, kind: "tile") }.
event-finished =
    { $instant ->
        [yes] { $winners } is linked to every village and castle: the game is won at once.
       *[no] The game is over. Won by: { $winners }.
    }

## What the table asks
prompt-castle = Choose your castle: your roads will start there.
    .offers = castle
prompt-turn =
    { $play ->
        [tile] Play a tile on a square that your roads lead up to.
        [special] You can play no tile of your hand: dig one away with the special shovel.
       *[nothing] You can't play any tile: say so.
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
                [yes] Your road runs into the side of a straight: swap it for a bridge or roundabout, or swap nothing.
               *[no] Your road runs into the side of a straight: swap it for a bridge or roundabout.
            }
       *[no] Your road runs into the side of a straight, but you hold no bridge or roundabout: swap nothing.
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
prompt-exchange = You can't play: choose a tile to exchange.
    .offers = discard
prompt-choose =
    { $stack ->
        [yes]
            { $left ->
                [one] Take a tile from the display or draw from the stack.
               *[other] Take { $left } tiles, each from the display or the stack.
            }
       *[no]
            { $left ->
                [one] The stack is empty: take a tile from the display.
               *[other] The stack is empty: take { $left } tiles from the display.
            }
    }
    .offers =
        { $stack ->
            [yes] take draw take|draw*{ $left }
           *[no] take*{ $left }
        }
prompt-wait = { $seat } is to move.
    .offers = nothing
prompt-chance = A tile is turned up.
    .offers = nothing
prompt-over = The game is over.
    .offers = nothing

## What can be answered in advance
ahead-blocked = My turn, until I can play again
ahead-blocked-pass = Say that nothing can be played
ahead-exchange = The tile to put away when I can't play

## Rules, for a refusal
rule-first-player = The first player is drawn by lot.
rule-set-up-sites = Castles and villages stand as the start diagram says, a coin with each.
rule-set-up-hand = Everybody starts with six tiles.
rule-tile-count = There are 92 tiles: 82 roads, 4 swamps and 6 shovels.
rule-coin-count = There are 14 coins.
rule-castle-first = Castles are chosen first, in turn order.
rule-castle-free = That castle has an owner already.
rule-turn-order = In your turn you play one tile; other things have their own time.
rule-play-from-hand = You have no such tile.
rule-lay-empty = That square isn't empty.
rule-lay-reachable = No road that you can drive from your castle leads up to that square.
rule-lay-joins = The tile has no road on an edge where your road arrives; turn it.
rule-lay-free-edges = Other edges of a tile are free, also over the border.
rule-gates = Four separate roads leave a castle, and nobody drives through any castle.
rule-neutral-roads = All roads belong to everybody.
rule-one-way = A one-way road is driven in the direction of its arrow only.
rule-one-way-against = A one-way road may be laid against oneself.
rule-village-link = A village is linked when its tile can be entered; traffic may pass through.
rule-castle-link = A castle is linked when a road leads up to any of its gates.
rule-coin-alone = Whoever alone is linked to a village or castle takes its coin.
rule-coin-together = When several are linked at once, the coin goes to the box.
rule-coin-own-castle = The owner of a castle doesn't count for its coin and never takes it.
rule-coin-any-tile = Coins are judged on the whole board after every single change, whoever laid the tile.
rule-swap-side = Only a straight that your new road runs into from the side can be swapped.
rule-swap-after-laying = A straight is swapped only after a road was laid against its side.
rule-swap-axis = The old axis stays, its arrows vanish, the straight goes to the box.
rule-swap-first = First decide whether to swap the straight.
rule-swap-draws-two = After a swap two tiles are drawn.
rule-bridge-ordinary = Bridge and roundabout may also be laid like any road.
rule-shovel-tile = There is nothing to dig away.
rule-shovel-castle = A castle can't be dug away.
rule-shovel-reachable = No road that you can drive leads up to that tile.
rule-shovel-box = Shovel and tile go to the box; coins stay taken, and the square can be built on again.
rule-swamp-blocks = A swamp blocks its square until it is dug away.
rule-swamp-village = No swamp may lie on a village.
rule-draw-duty = At the end of the turn you draw up to six tiles.
rule-duty-to-play = Whoever can play must play.
rule-blocked-coin = Whoever can't play loses a coin, if there is one to lose.
rule-exchange-first = You can't play, so choose a tile to exchange.
rule-exchange-stack = With an empty stack nothing is exchanged.
rule-instant-win = Whoever alone is linked to every village and every other castle wins at once.
rule-instant-together = When several are linked to everything at once, nobody can win at once any more.
rule-end-three-tiles = With the stack used up, nobody with three tiles or fewer takes turns.
rule-end-nobody = The game ends when nobody with more than three tiles is left who can play.
rule-points = A coin is 1 point, a linked village 1, a linked castle 2.
rule-shared-win = Players with equal points share the place.
rule-special-once = Your special shovel is used up.
rule-special-no-draw = The special shovel is no tile of the hand: nothing is drawn for it.
rule-display-shows = The display shows no such tile.
rule-display-refill = A place of the display is filled at once.
rule-display-end = In the advanced variant the stack is used up when the display is empty too.
rule-stack-empty = The stack is empty: take from the display.
rule-strict-edges = With strict edges every road must meet a road, and no road may end at a blank side.
rule-strict-swap = With strict edges a road against the side of a straight needs a bridge or roundabout for that straight.
rule-sight = Hands are secret, their size is open; tiles taken from the display are known.
rule-chance-decides = Chance decides about tiles and order, not a player.

## The table in lines
board-stack = Stack: { $deck }; box: { $box }
board-display = Display: { $tiles }
board-player = { $turn ->
    [yes] > { $letter } { $seat }: { $coins } coins; linked: { $links }; hand: { $size } (known: { $known })
   *[no] { "  " }{ $letter } { $seat }: { $coins } coins; linked: { $links }; hand: { $size } (known: { $known })
}
board-player-open = { $turn ->
    [yes] > { $letter } { $seat }: { $coins } coins; linked: { $links }; hand: { $hand } (known: { $known })
   *[no] { "  " }{ $letter } { $seat }: { $coins } coins; linked: { $links }; hand: { $hand } (known: { $known })
}

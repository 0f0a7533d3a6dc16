ui-board = Board
ui-hand = Your tiles
ui-hand-empty = No tiles in hand
ui-hand-tile = { NAME($tile, kind: "tile") }, { $count }, { $turn ->
    [0] unturned
    [1] turned right
    [2] upside down
   *[other] turned left
}
ui-turn-left = Turn to the left
ui-turn-right = Turn to the right
ui-turn-none = Pick a tile in your hand first; one that fits in a single way can't be turned.
ui-castle = castle of { $name }
ui-coin-lies = a coin lies here
ui-coin-taken = coin taken by { $name }
ui-coin-box = coin lost to the box
ui-links = Who is linked to what
ui-linked = linked
ui-own = own castle
ui-player = { $name }: coins { $coins }, points { $total }, tiles { $tiles }
ui-light = Light the roads of { $name }
ui-stopped = plays no more
ui-special = Special shovel, unused
ui-tiles = Tiles in hand: { $tiles }
ui-total = Points so far
ui-stack = Stack: { $count } tiles left
ui-open = Open tile: { NAME($tile, kind: "tile") }
ui-instant = Who alone is linked to everything wins at once.
ui-instant-off = Nobody can win at once any more.

## What the settings mean
ui-help-layout = Where castles and villages stand at the start.
ui-help-advanced = Everybody has a special shovel, to be used once, and tiles may be taken from an open display.
ui-help-edges = Whether one road of a new tile has to join, or all of them.
ui-help-tiles = Dead ends make building harder; without them there are more crossroads.
ui-help-edges-free = easier to build, roads may end anywhere.
ui-help-edges-strict = a tidier map and fewer places to build; for those who know the game.
ui-help-tiles-with-dead-ends = four tiles have only one open side.
ui-help-tiles-without-dead-ends = four more crossroads instead.

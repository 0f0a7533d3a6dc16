"""Where everything of a board is drawn: towns, roads, posts and tokens, moved apart once into `data/drawing.json`.

    python -m tools.drawing.hansa [--again] [the names of sides]

The points of the data files are a start. What collides is moved until nothing overlaps: plates, ribbons, scrolls, posts
and the places of tokens keep their distance, and roads bow where the posts need more room. With
`--again` it goes on from the drawing that is there, for what was moved in it by hand.
"""

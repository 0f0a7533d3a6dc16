"""What things are worth to `evaluate`, in hundredths of a point or as parts of a hundred.

`GREEDY` are the numbers of the greedy bot, `BEAM` those of the bot `beam`. They never change, so that others can be
measured against them. What searches go by is the same list with factors found by self-play (`data/judgement.json`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What the steps of keys, actions, privileges, book and bank are worth with the whole game before one.
TRACKS: Final = [
    [0, 150, 350, 500, 800, 0],
    [0, 1100, 1500, 2000, 2300, 2700],
    [0, 500, 900, 1200, 0, 0],
    [0, 120, 180, 240, 0, 0],
    [0, 280, 440, 560, 0, 0],
]
TRACK_NAMES: Final = ("keys", "actions", "privilege", "book", "bank")
# What an unused token can still do, beyond the points of having it.
USES: Final = [150, 80, 60, 300, 200, 260]
# The part of a route's reward that is promised when so many posts are missing, in hundredths.
PROMISE: Final = [42, 27, 13, 6, 3]
# The same for the offices that a chain from East to West lacks.
LINK: Final = [100, 45, 24, 12, 6, 3]
# None, move 2, privileges, an office in a green city, put 2 down again, place 2 outside England.
BONUSES: Final = [0, 60, 250, 350, 60, 120]
# Every office binds a piece; whoever has too few left to play with is stuck. By the number of pieces that are left.
SHORTAGE: Final = [3000, 2300, 1700, 1200, 800, 520, 330, 200, 110, 50, 20, 0]
WHOLE: Final = 100  # a part can't be more


class Judgement:
    """The numbers by name; `factors` multiply those of GREEDY, 1 where nothing is said."""

    def __init__(self, factors: dict[str, float]) -> None:
        far = factors.get("promise_far", 1.0)
        near = factors.get("promise", 1.0)
        self.worth: vec[i64] = vec[i64](
            [scaled(worth, factors, name) for name, track in zip(TRACK_NAMES, TRACKS, strict=True) for worth in track]
        )
        self.uses: vec[i64] = vec[i64]([scaled(worth, factors, "uses") for worth in USES])
        self.promise: vec[i64] = vec[i64](
            [round(part * (near if missing < 2 else far)) for missing, part in enumerate(PROMISE)]
        )
        self.link: vec[i64] = vec[i64]([scaled(part, factors, "link") for part in LINK])
        self.bonuses: vec[i64] = vec[i64]([scaled(worth, factors, "bonus") for worth in BONUSES])
        self.shortage: vec[i64] = vec[i64]([scaled(worth, factors, "shortage") for worth in SHORTAGE])
        self.action: i64 = scaled(90, factors, "action")
        # A piece at hand, the first few of them; more are of little use. A merchant is a little more.
        self.supply: i64 = scaled(30, factors, "supply")
        self.spare: i64 = scaled(4, factors, "spare")
        self.merchant_more: i64 = scaled(10, factors, "merchant")
        self.on_route: i64 = scaled(15, factors, "on_route")
        self.general: i64 = scaled(10, factors, "general")
        # A post in others' hands takes a displacement, a merchant an expensive one; some can't be paid for.
        self.blocked: i64 = min(WHOLE, scaled(60, factors, "blocked"))
        self.blocked_by_merchant: i64 = min(WHOLE, scaled(40, factors, "blocked"))
        self.out_of_reach: i64 = scaled(10, factors, "out_of_reach")
        # The second route of a city counts less: both promise the same office.
        self.promised_twice: i64 = scaled(40, factors, "twice")
        self.others_point: i64 = scaled(60, factors, "others_point")
        # Another player's route that is complete.
        self.threat: i64 = scaled(60, factors, "threat")
        # An office in a city where nobody has one, where it takes the control over, or elsewhere.
        self.new_city: i64 = scaled(200, factors, "new_city")
        self.take_city: i64 = scaled(220, factors, "take_city")
        self.more_in_city: i64 = scaled(20, factors, "more_city")
        self.lonely: i64 = scaled(30, factors, "lonely")
        # What whoever is ahead gains by each part of the game that is gone.
        self.hurry: i64 = scaled(12, factors, "hurry")
        # An ability is never worth nothing, or nobody who has many would dare to go on.
        self.floor: i64 = scaled(60, factors, "floor")
        # To be ahead when the game is over. It has to count for more than all prospects together: greedy, and beam
        # still more, go on for the sake of abilities and routes that they will never need.
        self.win: i64 = scaled(5000, factors, "win")
        # What greedy doesn't see: a permission that is held, and points for a country that an office would bring.
        self.permission: i64 = round(120 * factors.get("permission", 0.0))
        self.country: i64 = round(70 * factors.get("country", 0.0))


def scaled(worth: int, factors: dict[str, float], name: str) -> int:
    return round(worth * factors.get(name, 1.0))


GREEDY: Final = Judgement({})
BEAM: Final = Judgement(
    {
        "keys": 0.97,
        "actions": 2.71,
        "privilege": 0.65,
        "book": 0.6,
        "bank": 1.79,
        "uses": 1.68,
        "promise": 1.18,
        "promise_far": 0.65,
        "link": 1.81,
        "shortage": 0.5,
        "action": 1.4,
        "supply": 0.84,
        "spare": 0.45,
        "merchant": 0.99,
        "on_route": 2.1,
        "blocked": 2.06,
        "twice": 0.84,
        "others_point": 0.81,
        "threat": 0.45,
        "new_city": 0.53,
        "take_city": 0.84,
        "more_city": 1.68,
        "lonely": 0.63,
        "hurry": 0.43,
        "floor": 2.76,
    }
)

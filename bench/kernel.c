/* Random playouts of Merchants by hand, as fast as plain C goes: the limit for the engine's speed.

   It plays by the numbers of the engine's catalogue and follows the same rules; bench/kernel.py proves it by playing
   its games again in the engine, options, weights and scores included. Used for measuring only. */

#include <stdint.h>
#include <string.h>

enum { GOODS = 6, PILES = 6, SPECIALS = 4, SEATS = 4, ROOM = 128, CHANCE = -1, NOBODY = -2 };
enum { SHIP, CONTRACT, OFFICE, DOCK };
enum { FIRST_PLAYER, MARKET, DEAL, LOADING, PLANNING, LOAD_SHIP, TRADING, SELLING, DRAWING, OFFICES };
enum { LOAD = 0, EXCHANGE = 6, BUY = 42, PASS = 46, PUT = 47, SELL = 83, DRAW = 84, TAKE = 85, DONE = 86, CARD = 87,
       FIRST = 93 };

static const int32_t PRICES[SPECIALS] = {10, 11, 8, 12};

typedef struct {
    int32_t kind, seat, first, second;
} Frame;

typedef struct {
    int32_t players, first_player, depth, deck_left;
    Frame agenda[4];
    int32_t purses[SEATS], hands[SEATS][GOODS], aboard[SEATS][GOODS], cards[SEATS][SPECIALS];
    int32_t market[PILES], covered[GOODS], tokens[GOODS], stock[SPECIALS], deck[GOODS];
} Table;

typedef struct {
    int32_t count, total;
    int32_t moves[ROOM], weights[ROOM];
} Options;

static uint64_t next(uint64_t *random) {
    uint64_t z = *random += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int32_t below(uint64_t *random, int32_t n) { return (int32_t)(((next(random) >> 32) * (uint64_t)n) >> 32); }

static Frame *top(Table *at) { return &at->agenda[at->depth - 1]; }

static void push(Table *at, int32_t kind, int32_t seat, int32_t first, int32_t second) {
    at->agenda[at->depth++] = (Frame){kind, seat, first, second};
}

static void only(Table *at, int32_t kind, int32_t seat, int32_t first, int32_t second) {
    at->depth = 0;
    push(at, kind, seat, first, second);
}

static void set_up(Table *at, int32_t players) {
    memset(at, 0, sizeof *at);
    at->players = players;
    at->first_player = -1;
    at->deck_left = 60;
    for (int i = 0; i < GOODS; i++) {
        at->market[i] = -1;
        at->tokens[i] = 5;
        at->deck[i] = 10;
    }
    at->stock[SHIP] = 14;
    at->stock[CONTRACT] = at->stock[OFFICE] = at->stock[DOCK] = 2;
    push(at, FIRST_PLAYER, CHANCE, 0, 0);
}

static int32_t actor(Table *at) {
    if (at->depth == 0) return NOBODY;
    Frame *now = top(at);
    return now->kind <= DEAL || now->kind == DRAWING ? CHANCE : now->seat;
}

static void add(Options *out, int32_t move) { out->moves[out->count++] = move; }

static void options(Table *at, int32_t seat, Options *out) {
    Frame *now = top(at);
    out->count = 0;
    switch (now->kind) {
    case LOADING:
    case LOAD_SHIP:
        for (int good = 0; good < GOODS; good++)
            if (at->tokens[good] > 0) add(out, LOAD + good);
        break;
    case PLANNING:
        if (now->first + now->second > 0)
            for (int give = 0; give < GOODS; give++)
                if (at->aboard[seat][give] > 0)
                    for (int take = 0; take < GOODS; take++)
                        if (take != give && at->tokens[take] > 0) add(out, EXCHANGE + give * GOODS + take);
        if (now->first == 1)
            for (int card = 0; card < SPECIALS; card++)
                if (at->stock[card] > 0 && at->purses[seat] >= PRICES[card]) add(out, BUY + card);
        add(out, PASS);
        break;
    case TRADING:
        for (int good = 0; good < GOODS; good++)
            if (at->hands[seat][good] > 0)
                for (int pile = 0; pile < PILES; pile++) add(out, PUT + good * PILES + pile);
        add(out, DRAW);
        break;
    case SELLING:
        if (at->hands[seat][now->first] > 0)
            for (int pile = 0; pile < PILES; pile++)
                if (!(now->second >> pile & 1)) add(out, PUT + now->first * PILES + pile);
        add(out, SELL);
        break;
    case OFFICES:
        add(out, TAKE);
        add(out, DONE);
    }
}

static void chance(Table *at, Options *out) {
    out->count = out->total = 0;
    if (top(at)->kind == FIRST_PLAYER) {
        for (int seat = 0; seat < at->players; seat++) {
            out->weights[out->count] = 1;
            add(out, FIRST + seat);
        }
        out->total = at->players;
        return;
    }
    for (int good = 0; good < GOODS; good++)
        if (at->deck[good] > 0) {
            out->weights[out->count] = at->deck[good];
            add(out, CARD + good);
        }
    out->total = at->deck_left;
}

static int32_t draw(Options *out, uint64_t *random) {
    int32_t left = below(random, out->total), at = 0;
    while ((left -= out->weights[at]) >= 0) at++;
    return out->moves[at];
}

static void begin_turn(Table *at, int32_t seat) { only(at, PLANNING, seat, 1, at->cards[seat][DOCK]); }

static void end_turn_if_done(Table *at) {
    if (top(at)->first == 0) begin_turn(at, (top(at)->seat + 1) % at->players);
}

static void trade_if_planned(Table *at) {
    Frame *now = top(at);
    if (now->kind == PLANNING && now->first + now->second == 0) *now = (Frame){TRADING, now->seat, 0, 0};
}

static void load(Table *at, int32_t seat, int32_t good) {
    at->tokens[good]--;
    at->aboard[seat][good]++;
    if (top(at)->kind != LOADING) {
        at->depth--;
        trade_if_planned(at);
        return;
    }
    int32_t loaded = top(at)->first + 1;
    if (loaded < at->players * 2)
        *top(at) = (Frame){LOADING, (at->first_player + loaded) % at->players, loaded, 0};
    else
        begin_turn(at, at->first_player);
}

static void exchange(Table *at, int32_t seat, int32_t give, int32_t take) {
    at->aboard[seat][give]--;
    at->aboard[seat][take]++;
    at->tokens[give]++;
    at->tokens[take]--;
    if (top(at)->second > 0)
        top(at)->second--;
    else
        top(at)->first = 0;
    trade_if_planned(at);
}

static void buy(Table *at, int32_t seat, int32_t card) {
    at->purses[seat] -= PRICES[card];
    at->stock[card]--;
    at->cards[seat][card]++;
    top(at)->first = 0;
    if (card == SHIP)
        push(at, LOAD_SHIP, seat, 0, 0);
    else if (card == DOCK)
        top(at)->second++;
    trade_if_planned(at);
}

static void put(Table *at, int32_t seat, int32_t good, int32_t pile) {
    if (top(at)->kind != SELLING) *top(at) = (Frame){SELLING, seat, good, 0};
    at->hands[seat][good]--;
    at->covered[at->market[pile]]++;
    at->market[pile] = good;
    top(at)->second |= 1 << pile;
}

static void sell(Table *at, int32_t seat) {
    int32_t good = top(at)->first, price = 0;
    for (int pile = 0; pile < PILES; pile++) price += at->market[pile] == good;
    for (int owner = 0; owner < at->players; owner++) {
        int32_t earned = at->aboard[owner][good] * price;
        if (earned > 0) at->purses[owner] += earned + 2 * at->cards[owner][CONTRACT];
    }
    only(at, OFFICES, seat, at->cards[seat][OFFICE], 0);
    end_turn_if_done(at);
}

static void turn_up(Table *at, int32_t good) {
    Frame *now = top(at);
    at->deck[good]--;
    at->deck_left--;
    if (now->kind == MARKET) {
        at->market[PILES - now->first] = good;
        if (--now->first > 0) return;
        for (int seat = 0; seat < at->players; seat++) at->cards[seat][SHIP] = 2;
        at->stock[SHIP] -= 2 * at->players;
        *now = (Frame){DEAL, 0, 3, 0};
        return;
    }
    at->hands[now->seat][good]++;
    if (now->kind == DEAL) {
        if (--now->first > 0) return;
        if (now->seat + 1 < at->players)
            *now = (Frame){DEAL, now->seat + 1, 3, 0};
        else
            *now = (Frame){LOADING, at->first_player, 0, 0};
        return;
    }
    if (at->deck_left == 0) {
        at->depth = 0;
        return;
    }
    if (now->first > 1) {
        now->first--;
        return;
    }
    at->depth--;
    end_turn_if_done(at);
}

static void play(Table *at, int32_t seat, int32_t move) {
    if (move < EXCHANGE)
        load(at, seat, move - LOAD);
    else if (move < BUY)
        exchange(at, seat, (move - EXCHANGE) / GOODS, (move - EXCHANGE) % GOODS);
    else if (move < PASS)
        buy(at, seat, move - BUY);
    else if (move == PASS)
        *top(at) = (Frame){TRADING, seat, 0, 0};
    else if (move < SELL)
        put(at, seat, (move - PUT) / PILES, (move - PUT) % PILES);
    else if (move == SELL)
        sell(at, seat);
    else if (move == DRAW) {
        only(at, OFFICES, seat, at->cards[seat][OFFICE], 0);
        push(at, DRAWING, seat, at->deck_left < 2 ? at->deck_left : 2, 0);
    } else if (move == TAKE) {
        top(at)->first--;
        push(at, DRAWING, seat, 1, 1);
    } else if (move == DONE) {
        top(at)->first = 0;
        end_turn_if_done(at);
    } else if (move < FIRST)
        turn_up(at, move - CARD);
    else {
        at->first_player = move - FIRST;
        *top(at) = (Frame){MARKET, CHANCE, PILES, 0};
    }
}

/* Play `games` games; returns the number of decisions (moves with two options or more), and adds forced moves to
   `forced`. */
int64_t run(uint64_t seed, int32_t players, int64_t games, int64_t *forced) {
    uint64_t random = seed;
    int64_t decisions = 0;
    Options out;
    for (int64_t game = 0; game < games; game++) {
        Table table, *at = &table;
        set_up(at, players);
        for (int32_t seat; (seat = actor(at)) != NOBODY;) {
            if (seat == CHANCE) {
                chance(at, &out);
                play(at, CHANCE, draw(&out, &random));
                continue;
            }
            options(at, seat, &out);
            if (out.count > 1)
                decisions++;
            else
                (*forced)++;
            play(at, seat, out.moves[below(&random, out.count)]);
        }
    }
    return decisions;
}

/* Play one game and write it down: for every ply who moves, the number of options, the options (of chance each with
   its weight) and the move played; then NOBODY and the purses. Returns the numbers written, -1 without room. */
int64_t trace(uint64_t seed, int32_t players, int32_t *log, int64_t room) {
    uint64_t random = seed;
    int64_t end = 0;
    Options out;
    Table table, *at = &table;
    set_up(at, players);
    for (int32_t seat; (seat = actor(at)) != NOBODY;) {
        if (end + 2 * ROOM + 3 > room) return -1;
        if (seat == CHANCE)
            chance(at, &out);
        else
            options(at, seat, &out);
        log[end++] = seat;
        log[end++] = out.count;
        for (int i = 0; i < out.count; i++) {
            log[end++] = out.moves[i];
            if (seat == CHANCE) log[end++] = out.weights[i];
        }
        int32_t move = seat == CHANCE ? draw(&out, &random) : out.moves[below(&random, out.count)];
        log[end++] = move;
        play(at, seat, move);
    }
    log[end++] = NOBODY;
    for (int seat = 0; seat < players; seat++) log[end++] = at->purses[seat];
    return end;
}

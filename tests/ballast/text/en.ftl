game-title = Ballast
score-weight = Weight

move-load = Load a stone
move-sail = Sail
move-stone = the pile gives a { $weight }

prompt-turn = { $room ->
        [yes] Load a stone, or sail.
       *[no] Your ship is full: sail.
    }
    .offers = { $room ->
        [yes] load sail
       *[no] sail
    }
prompt-wait = Waiting for { $seat }.
    .offers = nothing
prompt-chance = The pile decides.
    .offers = nothing
prompt-over = All ships are weighed.
    .offers = nothing

event-stone-dealt = { $weight ->
        [none] { $seat } gets a secret stone.
       *[other] { $seat } gets a stone of weight { $weight }.
    }
event-stone-loaded = { $seat } loads a { $weight }.
event-sailed = { $seat } sails.
event-weighed = The ships are weighed: { $scores }.

rule-secret-stone = Everybody gets one secret stone.
rule-turn = In turn, load a stone or sail.
rule-sailed = Who has sailed has no more turns.
rule-full-ship = Your open stones weigh as much as the ship can bear.
rule-end = The game ends when all have sailed, or with the last stone.
rule-score = A ship scores its weight; one that is too heavy sinks.
rule-chance-decides = Chance decides that, not a captain.

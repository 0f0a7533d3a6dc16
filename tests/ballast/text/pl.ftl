game-title = Balast
score-weight = Waga

move-load = Załaduj kamień
move-sail = Wypłyń
move-stone = stos daje { $weight }

prompt-turn = { $room ->
        [yes] Załaduj kamień albo wypłyń.
       *[no] Statek jest pełny: wypłyń.
    }
    .offers = { $room ->
        [yes] load sail
       *[no] sail
    }
prompt-wait = Czekamy na: { $seat }.
    .offers = nothing
prompt-chance = Rozstrzyga stos.
    .offers = nothing
prompt-over = Wszystkie statki zważone.
    .offers = nothing

event-stone-dealt = { $weight ->
        [none] { $seat } dostaje tajny kamień.
       *[other] { $seat } dostaje kamień o wadze { $weight }.
    }
event-stone-loaded = { $seat } ładuje { $weight }.
event-sailed = { $seat } wypływa.
event-weighed = Statki zważone: { $scores }.

rule-secret-stone = Każdy dostaje jeden tajny kamień.
rule-turn = Po kolei: załaduj kamień albo wypłyń.
rule-sailed = Kto wypłynął, nie ma już tur.
rule-full-ship = Twoje jawne kamienie ważą tyle, ile statek udźwignie.
rule-end = Gra kończy się, gdy wszyscy wypłynęli albo z ostatnim kamieniem.
rule-score = Statek daje tyle punktów, ile waży; za ciężki tonie.
rule-chance-decides = O tym decyduje los, nie kapitan.

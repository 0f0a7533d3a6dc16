game-title = Jarmark

## Ustawienia
setting-burn = Karta z remisu przepada
setting-goal = Liczba kart, która kończy grę

## Ruchy
move-bid = licytuj { $coins }
move-keep = nie pytaj nikogo
move-ask = zapytaj: { $seat }
move-pay = zapłać monetę
move-show = pokaż { $value }
move-refuse = odmów
move-card = stos daje { $value }

## Polecenia
prompt-bid = Licytuj kartę o wartości { $value }.
    .offers = bid
prompt-ask = Licytacja wygrana. Zapytaj rywala albo nikogo.
    .offers = ask keep
prompt-answer =
    { $pay ->
        [yes] Pytanie do ciebie: zapłać, pokaż kartę albo odmów.
       *[no] Pytanie do ciebie: pokaż kartę albo odmów.
    }
    .offers =
        { $pay ->
            [yes] pay show refuse
           *[no] show refuse
        }
prompt-wait = Ruch ma { $seat }.
    .offers = nothing
prompt-wait-for-bids = Inni jeszcze licytują.
    .offers = nothing
prompt-chance = Dobierana jest karta.
    .offers = nothing
prompt-over = Jarmark się skończył.
    .offers = nothing

## Punkty
score-cards = Karty
score-coins = Monety

## Zdarzenia
event-card-drawn = { $value ->
    [none] { $seat }: dobrana karta.
   *[other] { $seat }: dobrana karta o wartości { $value }.
}
event-card-turned = Na sprzedaż jest karta o wartości { $value }.
event-bid-sealed = { $seat }: tajna stawka { $coins }.
event-bids-opened = Stawki odkryte; najwyższa to { $best }.
event-tied = { $burnt ->
    [yes] Remis: karta o wartości { $value } przepada.
   *[no] Remis: karta o wartości { $value } wraca do stosu.
}
event-won = { $seat }: karta o wartości { $value } za { $price }.
event-kept = { $seat }: bez pytania.
event-asked = { $seat } pyta: { $rival }.
event-paid = { $seat }: moneta dla { $asker }.
event-shown = { $seat }: pokazana karta o wartości { $value }.
event-refused = { $seat }: odmowa.
event-ended = Jarmark się skończył.

## Zasady
rule-set-up = Każdy zaczyna z 4 monetami i jedną tajną kartą.
rule-turn-up = W każdej rundzie odkrywa się kartę.
rule-bid-purse = Stawka nie może przekraczać liczby twoich monet.
rule-win = Najwyższa stawka bierze kartę i jest płacona.
rule-tie = Gdy najwyższa stawka się powtarza, nikt nie bierze karty.
rule-ask-rival = Pytaj rywala, nie siebie.
rule-pay-purse = Nie masz monety, żeby zapłacić.
rule-show-held = Nie masz takiej karty do pokazania.
rule-refuse = Zapytany może odmówić; wtedy pytający dobiera kartę.
rule-in-order = Teraz trzeba zdecydować o czymś innym.
rule-end = Pełna ręka albo pusty stos kończy grę.
rule-score = Karty liczą się według wartości, monety po jednym punkcie.

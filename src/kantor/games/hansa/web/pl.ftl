prompt-turn = { $left ->
    [0] Nie ma już akcji: użyj żetonu albo zakończ turę.
    [one] Została jedna akcja.
    [few] Zostały { $left } akcje.
   *[many] Zostało { $left } akcji.
}
    .offers =
        { $left ->
            [0] exchange-offices|develop-ability|extra-actions|lift-other|remove|remove-neutral end-turn
           *[other] end-turn
        }
ui-map = Mapa: miasta i szlaki
ui-map-keys = Mapa. Plus i minus przybliżają i oddalają, strzałki przesuwają, 0 pokazuje całość.
ui-nearer = Bliżej
ui-farther = Dalej
ui-whole = Cała mapa
ui-free-post = wolne
ui-free-office = { $shape ->
    [circle] wolna dla kupca
   *[square] wolna dla sprzedawcy
} ({ NAME($colour, kind: "colour") })
ui-keys = Klucze
ui-actions = Akcje
ui-privilege = Przywileje
ui-book = Księga
ui-bank = Bank
ui-all = wszyscy
ui-choose = Co wybierasz?
ui-never-mind = Jednak nie
ui-prestige = Tablica prestiżu: { $city }
ui-prestige-slot = { $who ->
    [none] Prestiż { $points }, { $colour }: wolne
   *[other] Prestiż { $points }, { $colour }: { $who }
}
ui-neutral = Neutralny kolor
ui-control = { $why ->
    [none] Nikt jeszcze nie kontroluje tego miasta.
    [rightmost] { $who } kontroluje miasto: tyle samo placówek co inny gracz, ale najbardziej na prawo.
   *[most] { $who } kontroluje miasto: najwięcej placówek ({ $count }).
}
ui-east-west-tip = Jedno z dwóch miast połączenia Wschód–Zachód: punkty dla pierwszych, którzy je połączą: { $points }.
ui-if-established = Kto teraz ustanowi szlak, przyniesie punkty:
ui-nobody-scores = nikomu.
ui-points-of = { $name }: punkty na torze { $points }
ui-full-towns = Zapełnione miasta: { $full } z { $limit }; ostatnie kończy grę
ui-full-short = Pełne miasta
ui-east-west = Połączenie Wschód–Zachód { $ends }: punkty dla pierwszego, drugiego i trzeciego
ui-tokens-left = Żetony premii do dobrania: { $count }
ui-waiting-tokens = Żetony do położenia na koniec tury: { $count }
ui-player = { $name }: punkty na torze { $points }, razem dotychczas { $total }
ui-deciding = decyduje
ui-personal = Osobista pula
ui-personal-short = Osobista pula
ui-general = Wspólna pula
ui-general-short = Wspólna pula
ui-in-hand = W ręce
ui-mission = Misja
ui-used = { $token } (zużyty)
ui-players = Gracze
ui-desks = Plansze graczy
ui-scores = Punkty
ui-mode-closed = , teraz niemożliwe: dlaczego?
ui-closed-move-move-own-piece = Nie masz na szlakach handlarza, którym można by ruszyć.
ui-closed-displace-displace-piece-there = Na szlakach nie ma handlarza innego gracza.
ui-closed-establish-route-all-posts = Żaden szlak nie jest jeszcze cały twój: zajmij najpierw wszystkie jego pola.
ui-closed-income-income-general-supply = Twoja wspólna pula jest pusta.
ui-closed-place-place-personal-supply = Twoja osobista pula jest pusta: pozyskaj najpierw handlarzy.
ui-mode-income-none = Pozyskaj
ui-mode-income = Pozyskaj ({ $most })
ui-mode-place = Umieść
ui-mode-displace = Przemieść
ui-mode-move = Rusz
ui-mode-establish = Ustanów szlak
ui-mode-token = Żetony
ui-mode-favour = Przychylność
ui-where-income = Wybierz handlarzy.
ui-where-place = Wskaż wolne pole.
ui-where-displace = Wskaż cudzego handlarza.
ui-where-move = Wskaż po kolei własnych handlarzy; jednego można też przeciągnąć.
ui-where-establish = Wskaż świecący szlak, miasto, tabliczkę albo pole prestiżu.
ui-where-token = Wskaż żeton, handlarza, miasto albo zdolność.
ui-where-favour = Wskaż przychylność pod mapą; kosztuje dwa żetony i wszystkie akcje tury.
ui-income = { $traders ->
    [0] { $merchants ->
        [one] jeden kupiec
       *[other] { $merchants } kupców
    }
   *[other] { $merchants ->
        [0] { $traders ->
            [one] jeden sprzedawca
           *[other] { $traders } sprzedawców
        }
       *[other] sprzedawcy: { $traders }, kupcy: { $merchants }
    }
}
ui-pay = Zapłać { $traders ->
    [0] { $merchants ->
        [one] kupcem
       *[other] dwoma kupcami
    }
   *[other] { $merchants ->
        [0] { $traders ->
            [one] sprzedawcą
           *[other] dwoma sprzedawcami
        }
       *[other] sprzedawcą i kupcem
    }
}
ui-place = Umieść { NAME($piece, kind: "piece", case: "acc") }
ui-put = Postaw { NAME($piece, kind: "piece", case: "acc") }
ui-put-other = Postaw { NAME($piece, $owner, kind: "piece", case: "acc") } gracza { $owner }
ui-lift = Rusz tego handlarza: { NAME($piece, kind: "piece") }
ui-lift-other = Żeton: przenieś { NAME($piece, kind: "piece", case: "acc") }
ui-remove = Żeton: usuń { NAME($piece, kind: "piece", case: "acc") }
ui-remove-neutral = Żeton: usuń neutralnego sprzedawcę
ui-displace = Przemieść swoim { NAME($piece, kind: "piece", case: "ins") }
ui-displace-neutral = Przemieść swoim { NAME($piece, kind: "piece", case: "ins") }
ui-establish-route = Ustanów szlak bez nagrody
ui-establish-office = Ustanów szlak: placówka { NAME($city, kind: "city", case: "in") }
ui-establish-additional-office = Ustanów szlak: dodatkowa placówka { NAME($city, kind: "city", case: "in") } ({ NAME($piece, kind: "piece") })
ui-establish-ability = Ustanów szlak: rozwiń { NAME($ability, kind: "ability", case: "acc") }
ui-establish-prestige = Ustanów szlak: prestiż { $points }
ui-exchange-offices = Żeton: zamień { NAME($city, kind: "city", case: "in") } placówkę { $position } z następną
ui-buy-favour = Zapłać żetonami: { NAME($token, kind: "token") }, { NAME($other_token, kind: "token") }
ui-neutral-office =
    { $city ->
        [none] Brak wolnej placówki
       *[other] Neutralna placówka { NAME($city, kind: "city", case: "in") }
    }
ui-develop-ability = Żeton: rozwiń { NAME($ability, kind: "ability", case: "acc") }
ui-place-token = Połóż tu „{ NAME($token, kind: "token") }”
ui-bonus = stały żeton premii
ui-merchants-only = Okrągłe pola ze statkiem są tylko dla kupców.
ui-green-tip = Zielone miasto nie ma nadrukowanych placówek; daje ją stały żeton premii albo żeton dodatkowej placówki, a pierwsza zapełnia miasto.
ui-country-tip = { $country }: na koniec punkty ({ $points }) za najwięcej kontrolowanych tam miast; o remisie decydują placówki.
ui-needs-permission = { $country }: umieszczanie i przemieszczanie wymaga tu pozwolenia z tej tury.
ui-permission-tip = Kto ma tu zajętą placówkę najbardziej na prawo, raz na turę może umieścić lub przemieścić handlarza tam, gdzie trzeba pozwolenia: { $countries }.
ui-permissions = Pozwolenia
ui-permission-nobody = niczyje
ui-permission-held = ma
ui-permission-ready = można
ui-permission-used = użyte
ui-green-office = Stały żeton premii: placówka { NAME($city, kind: "city", case: "in") } ({ NAME($piece, kind: "piece") })
ui-develop-privilege = Stały żeton premii: rozwiń Przywileje

## Co znaczą ustawienia
ui-help-board = Każda plansza ma własną mapę; na wschodniej są szlaki morskie, w Brytanii kraje, do których trzeba pozwoleń.
ui-help-edition = Dwa wydania zasad. Dwóch graczy wymaga klasycznego, misje, przychylność i pozostałe plansze wydania Big Box.
ui-help-missions = Każdy dostaje tajną kartę z trzema miastami: punkt za każde z własną placówką i 5 dodatkowych za kontrolę wszystkich trzech.
ui-help-favours = Płytki działające do końca gry; jedna kosztuje dwa żetony i akcje całej tury.
ui-help-board-base = od Groningen po Stendal; plansza, na której warto poznać grę.
ui-help-board-east = szlaki morskie z polami dla kupców, stałe żetony premii i zielone miasta bez wydrukowanych placówek.
ui-help-board-britannia = Walia i Szkocja punktują osobno, a kto chce tam działać, potrzebuje pozwolenia.
ui-help-edition-classic = pierwszy druk; żeton trzech handlarzy zdejmuje ich z mapy.
ui-help-edition-bigbox = późniejszy druk; handlarze na jednym szlaku mogą się zamienić, a remis się rozstrzyga.

## Wszędzie
skip = Przejdź do treści
home-link = Kantor, strona główna
tools = Narzędzia
language = Język
by-daylight = Biurko za dnia
by-candle = Biurko przy świecy
dismiss = Zamknij
menu = Menu
hide = Ukryj
copy = Kopiuj
copy-link = Kopiuj link
link-copied = Link skopiowany.
link-selected = Link jest zaznaczony: skopiuj go stamtąd.
share = Udostępnij …
qr = Kod QR
qr-label = Link jako kod QR
cancel = Anuluj
error-no-line = Nie ma połączenia z serwerem. Próba zostanie ponowiona.
line-lost = Utracono połączenie, łączę ponownie …
seat-number = Miejsce { $seat }
seat-you = ty
seat-first = zaczyna grę
seat-here = przy stole
seat-away = poza stołem
seat-free = Wolne miejsce
seat-bot = { $bot ->
    [novice] bot · nowicjusz
    [apprentice] bot · czeladnik
    [trader] bot · handlarz
    [merchant] bot · kupiec
    [master] bot · mistrz
    [greedy] bot · zachłanny
    [random] bot · losowy
   *[other] bot · { $bot }
}

## Strona główna
hero = Dom gier kupieckich
hero-more = Zasiądź do stołu ze znajomymi albo z botami. Konto jest zbędne, wystarczy pseudonim.
nickname = Twój pseudonim
games = Gry na półce
for-players = dla { $low }–{ $high } graczy
players = Liczba graczy
play-now = Zagraj od razu z botami
set-up = Przygotuj stół
your-tables = Twoje stoły
finished = Zakończone gry
against = grają: { $names }
just-now = przed chwilą
due-mine = Twoja tura, { $since }.
due-theirs = Decyduje { $name }, { $since }.
open-tables = Otwarte stoły
open-tables-none = Nikt teraz nie czeka na graczy. Przygotuj stół!
state-running = trwa gra
free-seats = { $free ->
    [0] wszystkie miejsca zajęte
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
footer = Kantor jest wolnym oprogramowaniem. Nie jest związany z wydawcami gier i nie używa ich grafik ani tekstów.
missing-page = Nie ma takiej strony
missing-table = Nie ma takiego stołu
missing-more = Link może być niepełny albo stół został zamknięty.
to-home = Na stronę główną

## Poczekalnia
lobby = Nowy stół
seats = Miejsca
sit = Usiądź
get-up = Wstań
clear-seat = Zwolnij
host = gospodarz
bot-level = Boty grają jak
level = { $bot ->
    [novice] nowicjusz
    [apprentice] czeladnik
    [trader] handlarz
    [merchant] kupiec
    [master] mistrz
   *[other] { $bot }
}
add-bot = { $bot ->
    [novice] Bot: nowicjusz
    [apprentice] Bot: czeladnik
    [trader] Bot: handlarz
    [merchant] Bot: kupiec
    [master] Bot: mistrz
    [greedy] Bot zachłanny
    [random] Bot losowy
   *[other] Bot { $bot }
}
hot-seat = Graj też tutaj
hot-seat-view = Czyja strona stołu
guest-name = Imię przy tym ekranie
start = Rozpocznij grę
start-needs = { $free ->
    [one] Trzeba zająć jeszcze jedno miejsce.
    [few] Trzeba zająć jeszcze { $free } miejsca.
   *[many] Trzeba zająć jeszcze { $free } miejsc.
}
fill-seats = { $free ->
    [one] Posadź bota na wolnym miejscu
   *[other] Posadź boty na wolnych miejscach
}
host-starts = Gospodarz rozpocznie grę, gdy wszyscy usiądą.
invite = Zaproszenie
invite-more = Kto otworzy ten link, może usiąść do stołu albo oglądać.
settings = Ustawienia
invited = { $board ->
    [yes] { $host } zaprasza do gry { $game } ({ $name }). Zajmij wolne miejsce albo zostań i oglądaj.
   *[no] { $host } zaprasza do gry { $game }. Zajmij wolne miejsce albo zostań i oglądaj.
}
settings-theirs = Wybiera je { $host }; nie możesz ich zmienić.
public = Pokaż stół na liście otwartych stołów
close-table = Zamknij stół

## Stół
laying = Stół jest nakrywany …
board = Stół
board-keys = Strzałki prowadzą od miejsca do miejsca; to, którego nie można teraz użyć, mówi dlaczego, a Enter pokazuje zasadę.
prompt = Co teraz
your-turn = Twoja tura.
your-decision = Twoja decyzja.
turn-of = Teraz: { $name }.
waiting-for = Czekamy na ruch: { $name }.
set-up-goes-on = Trwa przygotowanie gry.
over = Koniec gry.
pick-on = Wskaż, dokąd to trafi, albo odłóż.
put-back = Odłóż
undo = Cofnij ostatni krok
undo-short = Cofnij
since = Co się stało?
since-title = Od twojej ostatniej tury
since-again = Pokaż jeszcze raz
since-stop = Wróć do stołu
ask-end = { $left ->
    [one] Została jeszcze jedna akcja.
    [few] Zostały jeszcze { $left } akcje.
   *[many] Zostało jeszcze { $left } akcji.
}
ask-yes = Zakończ turę
ask-no = Gram dalej
ask-never = Zakończ i nie pytaj więcej
pace = Tempo botów
pace-calm = spokojne
pace-brisk = żwawe
pace-fast = natychmiast
asks = Pytaj, gdy tura kończy się z niewykorzystanymi akcjami
at-table = Przy stole
to-decide = decyduje
watching = { $count ->
    [one] Ogląda jeszcze 1 osoba.
    [few] Oglądają jeszcze { $count } osoby.
   *[many] Ogląda jeszcze { $count } osób.
}
waiting-away = (poza stołem)
sounds = Dźwięki
rules = Zasady
leave = Odejdź od stołu
leave-more = Miejsce zostaje twoje; stół znajdziesz wśród swoich na stronie głównej.
resign = Zrezygnuj
resign-sure = Dalej zagra za ciebie bot i nie będzie powrotu. Zrezygnować?
close-sure = Gra skończy się bez wyniku i zniknie. Zamknąć stół?
curtain = Teraz decyduje { $name }
curtain-more = Karty na ręce są tajne: najpierw przekaż ekran.
curtain-lift = To ja, { $name }
all-moves = Wszystkie ruchy
all-moves-short = Ruchy
moves-none = To nie twoja tura.
moves-watching = Oglądasz grę.
moves-over = Koniec gry.
log = Kronika
log-empty = Nic się jeszcze nie wydarzyło.
log-earlier = Co było wcześniej
badge-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
refused-replay = To jest powtórka. Wróć do stołu, żeby grać.
refused-watching = Oglądasz ten stół jako widz.
refused-other = To nie pasuje do tego, co już wskazano.
refused-no-part = Z tego miejsca nie korzysta żaden ruch.
refused-turn = Teraz decyduje: { $names }.
refused-chance = Teraz decyduje los; za chwilę gra potoczy się dalej.
refused-stale = W tym czasie stół poszedł dalej. Spójrz jeszcze raz i wybierz ponownie.
note-undo = { $name } cofa ruch.
note-resign = { $name } rezygnuje; dalej gra bot.
note-substitute = Za gracza { $name } gra teraz bot.
note-rules = Zasady mają nową wersję; od tej chwili gra toczy się według niej.
note-start = Gra się zaczyna.

## Arkusz wyników
score-title = Wyniki
score-winner = { $count ->
    [one] Wygrywa { $names }.
   *[other] Pierwsze miejsce dzielą: { $names }.
}
score-place = Miejsce
score-player = Gracz
score-total = Razem
again = Jeszcze raz
again-join = Dołącz do następnej gry
again-waits = Następna gra jest już przygotowywana: dołącz do niej z arkusza wyników.
download-record = Pobierz zapis
see-table = Obejrzyj stół

## Powtórka
replay = Powtórka
replay-start = Na początek
replay-turn-back = O turę wstecz
replay-back = O krok wstecz
replay-step = O krok dalej
replay-turn = O turę dalej
replay-end = Na koniec
replay-ply = Krok { $ply } z { $plies }
replay-leave = Wróć do stołu
replay-go-on = Graj dalej stąd

## Wiadomość dla wszystkich i strona administratora
site-draining = Za chwilę serwer zostanie zaktualizowany. Trwające partie potoczą się dalej od tego samego miejsca.
site-hide = Ukryj wiadomość
admin-title = Administracja
admin-out = Wejście jest tylko z linkiem. To polecenie wypisze nowy:
admin-done = Zrobione.
admin-site = Serwer
admin-message = Wiadomość do wszystkich
admin-say = Pokaż
admin-unsay = Usuń
admin-drain = Przygotuj aktualizację
admin-drain-off = Znów otwieraj nowe stoły
admin-drain-more = Przed aktualizacją serwer może przestać otwierać nowe stoły. Następny uruchomiony serwer znów będzie je otwierał.
admin-draining = Do ponownego uruchomienia serwera nie otwiera się nowych stołów.
admin-leave = Wyloguj się
admin-tables = Stoły
admin-table = Stół
admin-state = Stan
admin-state-of = { $state ->
    [open] otwarty
    [running] w grze
    [over] po grze
   *[closed] zamknięty
}
admin-seats = Miejsca
admin-since = Od
admin-close = Zamknij
admin-sure = Na pewno?
admin-none = Brak.
admin-people = Osoby
admin-name = Imię
admin-search = Imię albo identyfikator
admin-look = Szukaj
admin-sign-out = Wyloguj
admin-ban = Zablokuj
admin-unban = Zdejmij
admin-bans = Blokady
admin-address = Adres
admin-how-long = Na jak długo
admin-days = { $days ->
    [0] na stałe
    [one] 1 dzień
    [few] { $days } dni
   *[many] { $days } dni
}
admin-until = do { $until }
admin-for-good = na stałe
## Ludzie
my-games = Moje gry
account = Konto
next-game = Następna gra
away-since = { $name } – nieobecność od { $since }.
away-long = { $name } – nieobecność.
substitute-ask = Niech gra bot
substitute-agreed = Zgadzasz się; muszą się też zgodzić pozostali obecni.
substitute-mine = Do twojego powrotu gra za ciebie bot.
substitute-return = Wracam na miejsce
seat-substitute = gra bot
take-host = Zostań gospodarzem
leave-for-good = Odejdź od stołu
stood-in = { $moves ->
    [one] Bot wykonał jeden ruch za gracza { $name }.
    [few] Bot wykonał { $moves } ruchy za gracza { $name }.
   *[other] Bot wykonał { $moves } ruchów za gracza { $name }.
}
note-agree = Ktoś chce, żeby za gracza { $name } grał bot.
note-return = { $name } wraca do gry.
note-host = { $name } prowadzi teraz stół.
## Zasady gry
rules-of = Zasady gry
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [0] Nic nie znaleziono.
    [one] Jest w jednym miejscu.
    [few] Jest w { $count } miejscach.
   *[many] Jest w { $count } miejscach.
}
rules-back = Wróć do stołu
rules-home = Strona główna
rules-again = Spróbuj jeszcze raz
rules-link = Odnośnik do tego akapitu
rules-read = Jak się gra
rules-see = Zobacz zasadę
rules-see-in = Zasady: { $chapter }
rules-prompt = O co chodzi? Zobacz zasadę
rules-more = Więcej w zasadach
rules-own-words = Słowa są nasze, gra należy do swoich autorów. Gdzie drukowane zasady milczą, tak gra się tutaj.
## Lekcje
learn-in = { $minutes ->
    [one] Naucz się w minutę
    [few] Naucz się w { $minutes } minuty
   *[many] Naucz się w { $minutes } minut
}
lessons = Lekcje
lessons-of = Nauka: { $game }
lessons-more = Każda lekcja to krótki fragment partii, który rozgrywasz samodzielnie. Po pierwszych możesz siadać do stołu.
lessons-basics = Na początek
lessons-further = Gdy chcesz wiedzieć więcej
lessons-variants = Plansze i warianty
lesson-minutes = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
lesson-done = ukończona
lesson-begun = rozpoczęta
lesson-step = Krok { $step } z { $steps }
lesson-finished = Lekcja ukończona
lesson-again = Od początku
lesson-over = Koniec lekcji.
lesson-leave = Wszystkie lekcje
lesson-next = Dalej: { $title }
lesson-sheet = Lekcja
lesson-offer = Nowość przy stole: „{ $title }”. Lekcja na { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
lesson-wave = Nie proponuj już tej lekcji
clock = Zegar
clock-free = bez zegara
clock-live-quick = na żywo: 10 min + 15 s na kolej
clock-live-calm = na żywo: 25 min + 30 s na kolej
clock-days-one = na dni: 24 godz. + 12 godz. na kolej, do 3 dni
clock-days-three = na dni: 3 dni + 1 dzień na kolej, do tygodnia
clock-own = inne tempo
clock-hours = { $hours } godz. { $minutes } min
clock-days = { $days ->
    [one] 1 dzień { $hours } godz.
   *[other] { $days } dni { $hours } godz.
}
clock-low = Zostało mało czasu.
clock-zero = czas minął
at-zero = Gdy czas minie
at-zero-bot = zastąpi bot
at-zero-wait = inni mogą poczekać
at-zero-end = gra kończy się bez zwycięzcy
substitute-level = Bot w zastępstwie gra jako
over-nobody = Gra zakończyła się bez zwycięzcy: minął czas.
note-late = Czas gracza { $name } minął.
note-vacation = { $name } ma urlop.
notifies = Powiadamiaj, gdy przychodzi moja kolej, a patrzę gdzie indziej
quiet = Ten stół ani nie dzwoni, ani nie powiadamia
told-turn = Po ruchu: { $names }. Teraz twoja kolej.

## Podpowiedzi
hint-ask = Co tu zrobić?
hint-thinking = Namysł …
hint-stop = Przerwij
hint-title = Mistrz bierze pod uwagę
hint-chance = { $percent } % szans na wygraną
hint-behind = o { $percent ->
    [one] 1 punkt procentowy
    [few] { $percent } punkty procentowe
   *[many] { $percent } punktów procentowych
} mniej niż najlepszy ruch
hint-even = tak dobre jak najlepszy ruch
hint-gives = zyskujesz: { $part } (+{ $points })
hint-costs = tracisz: { $part } (−{ $points })
hint-helps = { $name } zyskuje: { $part } (+{ $points })
hint-hurts = { $name } traci: { $part } (−{ $points })
hint-show = Pokaż na planszy
hint-close = Zamknij podpowiedzi
hint-seen = Wszyscy przy stole zobaczą tę prośbę, a gra nie wejdzie nikomu do wyników.
hint-sure = Poproś mimo to
hinted = { $count ->
    [one] { $name }: jedna podpowiedź.
    [few] { $name }: { $count } podpowiedzi.
   *[many] { $name }: { $count } podpowiedzi.
}
hinted-uncounted = Gra z podpowiedziami między ludźmi nie wchodzi do wyników.
note-hint = { $name } prosi o podpowiedź.
allow-hints = Gracze mogą prosić o podpowiedzi
allow-hints-more = Wszyscy widzą, kto prosi, a taka gra nie wchodzi do wyników. Samemu z botami podpowiedzi są zawsze.

## Pierwsza gra
guide-example = Na przykład:
guide-off = Schowaj przewodnik

## Zaproszenia i kody
invitations = Zaproszenia
invited-by = { $name } zaprasza cię do gry
invitation-accept = Usiądź do stołu
invitation-decline = Odmów
code = Kod stołu
code-go = Przejdź do stołu
table-seeking = szukamy graczy

## Zgłoszenia na stronie administratora
admin-reports = Zgłoszone wypowiedzi
admin-report = Wypowiedź
admin-report-who = Autor
admin-report-by = Zgłasza
admin-report-gone = usunięta
admin-report-delete = Usuń wypowiedź
admin-report-delete-all = Usuń wszystkie tej osoby
admin-report-done = Odłóż

## Odpowiedzi z góry
ahead = Odpowiedz z góry
ahead-set = Odpowiedz z góry: coś jest ustawione
ahead-more = Nikt inny tego nie widzi. Gdy padnie pytanie, zagramy za ciebie pierwszą z twoich odpowiedzi, która jest możliwa. Odpowiedź cofnięta albo taka, która już nie pasuje, przestaje obowiązywać.
ahead-none = Teraz nie ma na co odpowiadać z góry.
ahead-choose = Ruch
ahead-add = Dodaj
ahead-else = Albo też
ahead-sooner = Wcześniej: { $name }
ahead-later = Później: { $name }
ahead-drop = Usuń: { $name }
ahead-close = Zamknij odpowiedzi
ahead-played = (odpowiedź z góry)

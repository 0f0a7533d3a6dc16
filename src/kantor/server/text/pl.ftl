## Czego dom odmawia
error-variable = Zmienna { $name } musi być liczbą od 0 wzwyż, a nie „{ $got }”.
error-no-session = Najpierw podaj swoje imię, potem będzie to możliwe.
error-name = Imię ma od 1 do 24 drukowalnych znaków.
error-title = Tytuł ma do 60 drukowalnych znaków.
error-no-such-table = Nie ma takiego stołu; być może odnośnik jest błędny albo stół zamknięto.
error-table-no-such-seat = Przy tym stole nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
error-no-such-catalogue = Żaden stół nie gra według tego katalogu; aktualny podaje stół.
error-not-found = Pod tym adresem nic nie ma.
error-wrong-method = Tego nie da się zrobić pod tym adresem.
error-not-your-seat = Miejsce { $seat } nie należy do ciebie.
error-not-the-host = Może to zrobić tylko gospodarz stołu.
error-foreign-origin = Żądania z innych witryn nie są przyjmowane.
error-csrf = W żądaniu brakuje żetonu; wczytaj stronę ponownie.
error-match-running = Rozgrywka jeszcze trwa; zapis będzie dostępny po jej zakończeniu.
error-seat-taken = Miejsce { $seat } jest zajęte; wybierz inne.
error-seat-empty = Na miejscu { $seat } nikt nie siedzi.
error-already-started = Rozgrywka już się zaczęła; to było możliwe tylko wcześniej.
error-not-started = Rozgrywka jeszcze się nie zaczęła.
error-not-over = Rozgrywka jeszcze się nie skończyła.
error-table-over = Rozgrywka jest skończona.
error-seats-empty = Zanim zacznie się rozgrywka, wszystkie miejsca muszą być zajęte; wolnych: { $empty }.
error-seats-beyond = Miejsce { $seat } jest zajęte; zwolnij je, zanim zmniejszysz liczbę graczy.
error-too-many-seats = Podano miejsca: { $seats }, a graczy ma być: { $players }.
error-too-many-tables = Prowadzisz już tyle stołów: { $most }; najpierw któryś skończ albo zamknij.
error-too-many-sockets = Otwarto za wiele połączeń; zamknij którąś kartę i spróbuj ponownie.
error-too-large = To za dużo; przyjmujemy najwyżej tyle bajtów: { $most }.
error-too-fast = To było za szybko; spróbuj ponownie za { $seconds } s.
error-bad-input = Tego nie da się odczytać: { $why }
error-bad-range = Klatki podaje się liczbami od 0 wzwyż, pierwsza nie po ostatniej.
error-rules-changed = Zasady gry { $game } od tego czasu się zmieniły i nowe nie potrafią pokazać tej rozgrywki.
error-stale-undo = Stół poszedł dalej; spójrz jeszcze raz, zanim cofniesz ruch.
error-own-fault = Coś poszło nie tak po naszej stronie; nic się nie zmieniło. Spróbuj ponownie.
error-no-client = Serwer działa, ale nie ma w nim klienta. Uruchom „scripts/play” w kopii repozytorium albo zainstaluj przez „pip install .”, co go zbuduje.

## Imiona botów przy stole
bot-random = Losowy
bot-greedy = Chciwy

serve-ready = Kantor odpowiada pod adresem { $address } (dane w { $data }). Zatrzymasz go przez Ctrl+C.
error-port-taken = Port { $port } na { $host } jest zajęty albo niedozwolony; wybierz inny przez --port.
error-not-a-seat = „{ $seat }” to nie miejsce; miejsca są numerowane od 0.
error-not-begun = Serwer nie mógł wystartować; powód podają wiersze powyżej. Czy w folderze { $data } można zapisywać?

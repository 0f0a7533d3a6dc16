cli-help = Kantor: kupieckie gry planszowe. Graj, symuluj, mierz, odtwarzaj.
cli-version-help = Pokaż wersję i to, czy silnik jest skompilowany.
cli-lang-help = Język komunikatów.
cli-compiled = skompilowany
cli-uncompiled = nieskompilowany
cli-usage = { $what } (kantor --help pokazuje, co jest)
cli-file = { $file }: { $why }.
cli-seat = Gracz { $number }
cli-game-help = Gra: jej klucz, na przykład merchants.
cli-simulate-help = Rozegraj wiele partii między botami i powiedz, kto wygrywa.
cli-players-help = Ilu graczy.
cli-games-help = Ile partii.
cli-bots-help = Boty oddzielone przecinkami; ostatni zajmuje pozostałe miejsca. Własny: moduł:Klasa.
cli-seed-help = Ziarno całego losu.
cli-set-help = Ustawienie jako klucz=wartość; można podać kilka razy.
cli-jobs-help = Ile procesów.
cli-json-help = Wypisz JSON.
cli-rate = { $rate } partii/s
cli-time-left = zostało
cli-summary = { $game }: { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
cli-bot = Bot
cli-mean-score = Średni wynik
cli-win-share = Wygrane
cli-interval = przedział 95 %
cli-length = Średnio { $moves } ruchów na partię; przerwanych przed końcem: { $unfinished }.
cli-bench-help = Zmierz, jak szybko rozgrywane są losowe partie.
cli-bench-game-help = Gra; bez niej wszystkie.
cli-seconds-help = Jak długo mierzyć każdą grę.
cli-measuring = Pomiar: { $game }...
cli-game = Gra
cli-players = Gracze
cli-decisions = Decyzje/s
cli-games = Partie/s
cli-copies = Kopie/s
cli-rules-help = Pokaż zasady gry.
cli-number = Nr
cli-rule = Zasada
cli-replay-help = Przejdź krok po kroku przez zapis partii.
cli-file-help = Zapis partii.
cli-all-help = Opowiedz całą partię naraz.
cli-ply = Posunięcie { $ply } z { $last }
cli-replay-keys = dowolny klawisz: dalej   b: wstecz   t/T: następna/poprzednia tura   g/G: początek/koniec   q: wyjście
cli-serve-help = Udostępnij stoły przeglądarkom.
cli-play-help = Uruchom serwer i otwórz przeglądarkę.
cli-port-help = Port; 0 wybiera dowolny wolny.
cli-data-help = Folder, w którym wszystko jest przechowywane.
cli-host-help = Adres, na którym serwer nasłuchuje.
cli-workers-help = Ile procesów obsługuje stoły; więcej niż jeden wymaga PostgreSQL.
cli-worker-help = Niech boty myślą tutaj za serwery na tym samym PostgreSQL.
cli-planes-help = Wypisz, co znaczą liczby w obserwacji uczącego się.
cli-cells = Komórki
cli-plane = Warstwa
cli-meaning = Znaczenie (po angielsku)

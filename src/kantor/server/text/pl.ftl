## Odmowy serwera
error-variable = Zmienna { $name } musi być liczbą od 0 wzwyż, a nie „{ $got }”.
error-outbox = Zmienna KANTOR_OUTBOX musi być równa „log” albo „file:” i ścieżce, a nie „{ $got }”.
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
error-not-alone = Tak daleko może się cofnąć tylko ten, kto gra sam z botami.
error-rules-newer = Ta rozgrywka toczy się według nowszych zasad gry { $game } niż ma ten serwer. Zaktualizuj serwer.
error-archive-newer = Tę partię zarchiwizował nowszy Kantor niż ten serwer. Zaktualizuj serwer.
error-table-broken = Zasady nie potrafią odtworzyć zapisu tego stołu. Nic nie zmieniono; więcej mówi dziennik serwera.
error-key-reused = Tego klucza użyto już do innego ruchu; weź nowy.
error-database-away = Serwer nie może teraz sięgnąć do swojej bazy danych albo w niej zapisać. Nic z tego, co potwierdzono, nie przepadło; spróbuj za chwilę.
error-no-driver = Baza PostgreSQL wymaga sterownika: pip install „kantor[postgres]”.
error-workers-need-postgres = Kilka procesów wymaga bazy PostgreSQL: podaj ją w zmiennej KANTOR_DATABASE albo pomiń --workers.
error-thinking-needs-postgres = Maszyna myśląca za inne potrzebuje ich bazy PostgreSQL: podaj ją w zmiennej KANTOR_DATABASE.
error-schema-newer = Dane zapisał Kantor nowszy od tego. Zaktualizuj ten; niczego nie zmieniono.
error-schema-older = Baza ma schemat starszego Kantora. Uruchom tę wersję raz na jej kopii, a potem sprawdź kopię.
error-no-data = W folderze { $data } nie ma danych; podaj folder przez --data.
error-no-database = Nie da się użyć bazy danych: { $why }. Czy do folderu { $data } można zapisywać, albo czy zmienna KANTOR_DATABASE jest poprawna? Niczego nie zmieniono.
error-own-fault = Coś poszło nie tak po naszej stronie; nic się nie zmieniło. Spróbuj ponownie.
error-no-client = Serwer działa, ale nie ma w nim klienta. Uruchom „scripts/play” w kopii repozytorium albo zainstaluj przez „pip install .”, co go zbuduje.
error-variable-url = Zmienna { $name } musi być adresem takim jak https://kantor.example, a nie „{ $got }”.
error-variable-database = Zmienna KANTOR_DATABASE musi być adresem takim jak postgresql://user:password@host/database.
error-log-form = Zmienna KANTOR_LOG musi mieć wartość „text” albo „json”, a nie „{ $got }”.
error-log-level = Zmienna KANTOR_LOG_LEVEL musi mieć wartość „debug”, „info”, „warning” albo „error”, a nie „{ $got }”.
error-unknown-host = Ten serwer nie zna nazwy „{ $host }”. Kto go prowadzi, może ją podać w KANTOR_URL albo KANTOR_ORIGINS.
error-banned = Nie możesz tu wejść. Jeśli uważasz, że to pomyłka, napisz do osoby, która prowadzi ten serwer.
error-draining = Serwer zaraz zostanie zaktualizowany; nowe stoły będzie można otwierać za kilka minut. Trwające partie toczą się dalej.
error-busy = Wiele osób chce tego naraz; spróbuj ponownie za { $seconds } s.
error-metrics-here = Te liczby są tylko dla tej maszyny. Z zewnątrz można je czytać z tokenem podanym w KANTOR_METRICS_TOKEN.
error-metrics-token = Do tych liczb potrzebny jest token podany w KANTOR_METRICS_TOKEN.
error-no-admin = Najpierw się zaloguj: polecenie „kantor admin link” wypisze potrzebny link.
error-admin-link = Ten link został już użyty albo jest za stary; „kantor admin link” wypisze nowy.
error-no-such-person = Nie ma osoby o identyfikatorze { $person }.
error-no-such-ban = Nie ma blokady numer { $ban }.
error-no-such-report = Nie ma zgłoszenia { $report }.
error-no-address = „{ $got }” nie jest adresem; adres wygląda tak: 192.0.2.7 albo 2001:db8::7.
error-house-message = Wiadomość do wszystkich ma najwyżej { $most } znaków w jednym wierszu.
error-data-read-only = W { $data } nie można zapisywać ({ $why }). Nadaj temu użytkownikowi prawo zapisu albo wskaż inny folder opcją --data. Nic nie zostało zmienione.
error-data-in-use = Z folderu { $data } korzysta inny serwer. Najpierw go zatrzymaj albo podaj inny folder przez --data; kilka serwerów naraz wymaga PostgreSQL (KANTOR_DATABASE). Niczego nie zmieniono.
error-data-full = Tam, gdzie leży { $data }, nie ma już miejsca ({ $why }). Zwolnij miejsce i uruchom ponownie. Nic, co potwierdzono, nie przepadło.
error-data-damaged = Dane w { $data } są uszkodzone ({ $why }). Zachowaj kopię folderu, a potem odtwórz ostatnią kopię zapasową w pustym folderze poleceniem „kantor restore”.
error-backup-exists = Plik { $file } już istnieje; wybierz inną nazwę.
error-backup-nothing = W tej bazie danych nie ma niczego, co można by zachować.
error-backup-damaged = Kopia zapasowa { $file } jest uszkodzona albo niepełna. Nic nie zapisano; użyj innej.
error-restore-not-empty = Kopię zapasową odtwarza się tylko w pustym miejscu, a w { $where } są już dane. Wskaż pusty folder opcją --data albo pustą bazę w KANTOR_DATABASE.
error-smtp = Zmienna KANTOR_SMTP musi być adresem takim jak smtp://user:password@host:587?from=kantor@example.org.
error-push = KANTOR_PUSH_KEY musi być kluczem, jaki wypisuje „kantor admin push-key”, a KANTOR_PUSH_CONTACT adresem takim jak mailto:ja@example.org; gdy w KANTOR_URL jest publiczny adres https, wystarczy on.
error-no-push = Ten serwer nie wysyła powiadomień push.
error-push-keys = Tych kluczy przeglądarki nie można użyć.
error-login = Login ma od { $least } do { $most } znaków, bez spacji.
error-password = Hasło ma od { $least } do { $most } znaków.
error-mail = To nie jest adres e-mail.
error-claimed = Masz już konto.
error-not-claimed = Nie masz jeszcze konta.
error-login-taken = Ktoś inny już to zajął; wybierz coś innego.
error-wrong-login = Login i hasło nie pasują do siebie.
error-wrong-password = To nie jest twoje obecne hasło.
error-wrong-name = Aby usunąć konto, wpisz swoje imię dokładnie tak, jak jest pokazane.
error-guest-has-games = Grasz tu jako gość i masz własne gry. Zostałyby porzucone; zachowaj je, zakładając dla nich konto, albo potwierdź, że je zostawiasz.
error-link-used = Ten odnośnik został już użyty albo jest za stary; poproś o nowy.
error-no-mail = Ten serwer nie wysyła poczty.
error-no-passkeys = Klucze dostępu wymagają tu zmiennej KANTOR_URL.
error-passkey-refused = Ten klucz dostępu nie jest tu znany albo trwało to za długo; spróbuj jeszcze raz.
error-too-many-passkeys = Masz już tyle kluczy dostępu: { $most }; najpierw któryś usuń.
error-last-way-in = To twój jedyny sposób logowania; najpierw dodaj inny.
error-no-such-profile = Nie ma takiej osoby albo niczego nie pokazuje.
error-not-at-table = Nie siedzisz przy tym stole.
error-no-substitute = Na miejscu { $seat } nie ma nikogo innego, kogo bot mógłby zastąpić.
error-substitute-plays = Na miejscu { $seat } gra bot, dopóki ta osoba nie wróci.
error-not-away = Ta osoba jest przy stole.
error-not-away-long = Ta osoba dopiero co odeszła; poczekaj jeszcze { $seconds } s.
error-fake-clock = Zegar w pliku służy tylko testom: wymaga zmiennej KANTOR_TESTING=1.
error-pace = Stół na żywo daje od 10 s do 6 godz., stół na dni od godziny do 60 dni; kolej nie przynosi więcej, niż można zaoszczędzić.
error-zone = „{ $zone }” nie jest strefą czasową.
error-hours = Okno otwiera się i zamyka w godzinach jednej doby.
error-on-vacation = Masz już urlop.
error-vacation-days = Zostało ci w tym roku tyle dni urlopu: { $left }.
error-webhook = Tego adresu nie można użyć: musi być publiczny i zaczynać się od https://.
error-no-mail-address = Najpierw dodaj do konta adres e-mail.

serve-ready = Kantor odpowiada pod adresem { $address } (dane w { $data }). Zatrzymasz go przez Ctrl+C.
think-ready = Kantor myśli za boty wszystkich serwerów na tej bazie. Zatrzymaj przez Ctrl+C.
validate-progress = dotąd stołów: { $tables }
validate-broken = stół { $table } ({ $game }, { $state }) nie mógłby grać dalej: { $why }
validate-last-turn = stół { $table } grałby dalej od końca ostatniej zapisanej tury
validate-report = Sprawdzono stołów: { $tables }; nie mogłoby grać dalej: { $broken }.
error-port-taken = Port { $port } na { $host } jest zajęty albo niedozwolony; wybierz inny przez --port.
error-not-a-seat = „{ $seat }” to nie miejsce; miejsca są numerowane od 0.
error-not-begun = Serwer nie mógł wystartować; powód podają wiersze powyżej. Czy w folderze { $data } można zapisywać?

mail-link-subject = Twój odnośnik do Kantoru
mail-link =
    Dzień dobry,

    ten odnośnik pozwoli ci zalogować się w Kantorze. Działa raz i przez godzinę:

    { $link }

    Jeśli to nie ty o niego prosisz, nic nie rób.
error-hints-alone = Przy stole z innymi ludźmi podpowiedzi są tylko wtedy, gdy pozwolił na nie gospodarz.
error-no-hint = Nie udało się teraz znaleźć podpowiedzi. Spróbuj ponownie.
error-no-such-question = Nie ma pytania „{ $question }”, na które można odpowiedzieć z góry.

news-turn = { $game }: twoja kolej. Przy stole: { $others }.
news-turn-after = { $game }: po ruchu gracza { $name } twoja kolej.
news-over = { $game }: gra skończona. Przy stole: { $others }.
push-turn = Twoja kolej. Przy stole: { $others }.
push-turn-after = Po ruchu gracza { $name } twoja kolej.
push-over = Gra skończona. Przy stole: { $others }.
mail-news-subject = { $count ->
    [one] Twoja gra w Kantorze
   *[other] Twoje gry w Kantorze: { $count }
}
mail-news =
    { $lines }

    Wybierz, o czym cię powiadamiamy: { $settings }

## Rozmowa, zaproszenia, znajomi
error-words = Napisz coś, najwyżej { $most } znaków.
error-no-such-preset = Nie ma takiego zwrotu.
error-no-such-word = Tej wypowiedzi już nie ma.
error-own-silence = To ty.
error-too-many-silences = Masz już { $most } wyciszonych osób; najpierw przywróć głos którejś z nich.
error-too-many-reports = { $most } twoich zgłoszeń czeka jeszcze na sprawdzenie.
error-not-played-with = Nie masz za sobą gry z tą osobą.
error-friend-blocked = Ta osoba jest przez ciebie zablokowana; najpierw cofnij blokadę.
error-too-many-friends = Masz już { $most } znajomych; najpierw usuń kogoś z listy.
error-no-such-name = Nikt nie jest tu znany jako „{ $name }”. Gości można zaprosić linkiem albo kodem.
error-name-of-several = Kilka osób nazywa się „{ $name }”. Zaproś tę właściwą z listy znajomych albo po loginie.
error-invited-sits = { $name } siedzi już przy tym stole.
error-invited-already = { $name } ma już zaproszenie.
error-too-many-invitations = Do tego stołu zaproszono już { $most } osób; najpierw cofnij któreś zaproszenie.
error-no-seat-free = Wszystkie miejsca są już zajęte.
error-no-such-code = Nie ma otwartego stołu z takim kodem.
push-invite = { $name } zaprasza cię do stołu.
push-seat = { $name } siada przy twoim stole.
push-full = Przy twoim stole wszystkie miejsca są zajęte, można zaczynać.
news-invite = { $game }: { $name } zaprasza cię do stołu.
news-seat = { $game }: { $name } siada przy twoim stole. { $free ->
    [one] Wolne jest jeszcze jedno miejsce.
    [few] Wolne są jeszcze { $free } miejsca.
   *[many] Wolnych jest jeszcze { $free } miejsc.
}
news-full = { $game }: przy twoim stole wszystkie miejsca są zajęte, można zaczynać.

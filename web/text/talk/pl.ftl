## Rozmowa przy stole
talk = Rozmowa
talk-and-notes = Rozmowa i notatki
notes = Moje notatki
talk-empty = Nikt się jeszcze nie odezwał.
talk-players = W trakcie gry gracze nie słyszą widzów. Po grze wszyscy słyszą wszystkich.
talk-watching = Oglądasz grę: gracze usłyszą cię dopiero po jej zakończeniu.
talk-write = Powiedz coś
talk-send = Wyślij
talk-unread = { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
talk-phrases = Gotowe zwroty
talk-phrases-more = Każdy widzi je w swoim języku
talk-said = { $name }: { $text }
talk-spectator = widz
talk-what = Co zrobić z tą wypowiedzią ({ $name })
talk-who = Wycisz lub zablokuj ({ $name })
talk-delete = Usuń
talk-mute = Wycisz tutaj
talk-block = Zablokuj wszędzie
talk-block-sure = { $name } – nie zobaczysz już wypowiedzi tej osoby przy żadnym stole ani zaproszeń od niej. Zablokować?
talk-report = Zgłoś
talk-reported = Zgłoszono. Zobaczy to osoba, która prowadzi ten serwer.
talk-befriend = Dodaj do znajomych
talk-befriended = { $name } – na liście twoich znajomych.
talk-muted = Nie słyszysz: { $name }.
talk-unmute = Przywróć głos
talk-stranger = Przedstaw się, a usłyszysz, co mówi się przy stole, i dołączysz do rozmowy.
notes-more = Widzisz je tylko ty. Zostają przy tym stole.
notes-saved = Zapisane
notes-writing = Zapisuję …

## Gotowe zwroty
say-hello = Dzień dobry!
say-good-luck = Powodzenia!
say-well-played = Dobrze zagrane!
say-thanks = Dziękuję!
say-sorry = Przepraszam!
say-one-moment = Chwileczkę, proszę.
say-your-turn = Teraz twoja kolej.
say-back-later = Muszę odejść, wrócę później.
say-good-game = To była dobra gra!
say-again = Gramy jeszcze raz?

## Zapraszanie
invite-name = Imię albo login
invite-person = Zaproś
invite-person-more = Znajomych, osoby z poprzednich gier i każdego, kto ma konto.
invite-any-seat = dowolne miejsce
invite-seat = na miejsce { $seat }
invite-sent = Zaproszenie wysłane: { $name }.
invited-waiting = { $name } – zaproszenie czeka
invited-declined = { $name } – odmowa
invite-withdraw = Cofnij
code-show = Krótki kod
code-more = Wpisany na stronie głównej prowadzi tutaj, dopóki gra się nie zacznie.
seeking = Szukamy graczy

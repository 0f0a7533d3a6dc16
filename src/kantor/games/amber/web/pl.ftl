ui-board = Plansza
ui-hand = Twoje kafle
ui-hand-empty = Nie masz kafli na ręce
ui-hand-tile = { NAME($tile, kind: "tile") }, { $count }, { $turn ->
    [0] bez obrotu
    [1] obrót w prawo
    [2] do góry nogami
   *[other] obrót w lewo
}
ui-turn-left = Obróć w lewo
ui-turn-right = Obróć w prawo
ui-turn-none = Najpierw wybierz kafel z ręki; kafla, który pasuje tylko w jeden sposób, nie da się obrócić.
ui-castle = zamek, właściciel: { $name }
ui-coin-lies = leży tu moneta
ui-coin-taken = monetę zabiera { $name }
ui-coin-box = moneta przepadła w pudełku
ui-links = Kto jest z czym połączony
ui-linked = połączenie
ui-own = własny zamek
ui-player = { $name }: monety { $coins }, punkty { $total }, kafle { $tiles }
ui-light = Podświetl drogi: { $name }
ui-stopped = nie gra już dalej
ui-special = Specjalna łopata, niezużyta
ui-tiles = Kafle na ręce: { $tiles }
ui-total = Punkty do tej pory
ui-stack = Stos: pozostało kafli { $count }
ui-open = Wyłożony kafel: { NAME($tile, kind: "tile") }
ui-instant = Kto sam połączy się ze wszystkim, natychmiast wygrywa.
ui-instant-off = Natychmiastowej wygranej już nie będzie.

## Co znaczą ustawienia
ui-help-layout = Gdzie na początku stoją zamki i wsie.
ui-help-advanced = Każdy ma specjalną łopatę do jednego użycia, a kafle można brać z wyłożonych.
ui-help-edges = Czy z nowego kafla musi się łączyć jedna droga, czy wszystkie.
ui-help-tiles = Ślepe drogi utrudniają budowę; bez nich jest więcej skrzyżowań.
ui-help-edges-free = łatwiej budować, drogi mogą kończyć się gdziekolwiek.
ui-help-edges-strict = porządniejsza mapa i mniej miejsc do budowy; dla tych, którzy znają grę.
ui-help-tiles-with-dead-ends = cztery kafle mają tylko jeden otwarty bok.
ui-help-tiles-without-dead-ends = zamiast nich cztery skrzyżowania więcej.

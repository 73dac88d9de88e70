# What the table in the terminal says about Pathfinder Adventure Card Game: Rise of the Runelords.


## Keys and help

term-key-p = lokacje
term-key-i = karta postaci
term-key-t = scenariusz
term-help-p = wszystkie lokacje w całości i to, co wiadomo o ich taliach
term-help-i = twoja karta postaci: umiejętności, moce i usprawnienia
term-help-t = scenariusz, jego Wróg i poplecznicy w całości
term-pf-legend = Typy kart są zapisane trzema literami: Pot potwór, Prz przeszkoda, Bro broń, Zak zaklęcie, Zbr zbroja, Prd przedmiot, Spr sprzymierzeniec, Bło błogosławieństwo. ? może być Wrogiem, poplecznikiem albo błogosławieństwem, za którym ukrywa się Wróg. ● to błogosławieństwo, które jest jeszcze w talii (jedno na turę), ○ to zużyte. ◆ wskazuje, gdzie jesteś, ☺ kto jest w lokacji, ✗ oznacza lokację zamkniętą. ▸3 to możliwość 3. ■ to zaznaczone pole usprawnienia, □ to wolne. Obok możliwości widać kości, poziom trudności i szansę, jaką ona daje.

## The scenario

term-pf-turn = tura: { $player }
term-pf-stage = { $stage ->
    [give] przekazywanie karty, ruch, eksploracja
    [move] ruch, eksploracja
    [explore] eksploracja
    [reset] resetowanie ręki
   *[close] zamykanie lokacji, koniec tury
}
term-pf-won = Scenariusz wygrany
term-pf-lost = Scenariusz przegrany
term-pf-blessings = { $cards ->
    [one] { $cards } błogosławieństwo
    [few] { $cards } błogosławieństwa
    [many] { $cards } błogosławieństw
   *[other] { $cards } błogosławieństwa
}
term-pf-top = na wierzchu: { NAME($card) }
term-pf-villains = Wróg: { $names }
term-pf-henchmen = Poplecznicy: { $names }
term-pf-beaten = Pokonani: { $names }
term-pf-players = { $players ->
    [one] { $players } gracz: { $places }
    [few] { $players } graczy, dodatkowo: { $places }
    [many] { $players } graczy, dodatkowo: { $places }
   *[other] { $players } gracza, dodatkowo: { $places }
}

## Locations

term-pf-locations = Lokacje
term-pf-no-locations = Lokacje nie są jeszcze wyłożone.
term-pf-closed = zamknięta
term-pf-shut = tymczasowo zamknięta
term-pf-cards = { $cards ->
    [0] brak kart
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
term-pf-known-top = na wierzchu: { $cards }
term-pf-known-bottom = na spodzie: { $cards }
term-pf-closing = zamykanie: { $way }

## Kinds of cards

term-pf-kind = { $kind ->
    [weapon] broń
    [spell] zaklęcie
    [armor] zbroja
    [item] przedmiot
    [ally] sprzymierzeniec
    [blessing] błogosławieństwo
    [loot] łup
    [monster] potwór
    [barrier] przeszkoda
    [henchman] poplecznik
    [villain] Wróg
    [location] lokacja
    [scenario] scenariusz
    [adventure] przygoda
    [path] kampania
    [character] postać
   *[role] rola
}
term-pf-short = { $kind ->
    [monster] Pot
    [barrier] Prz
    [weapon] Bro
    [spell] Zak
    [armor] Zbr
    [item] Prd
    [ally] Spr
    [blessing] Bło
   *[unknown] ?
}

## A character

term-pf-dead = nie żyje
term-pf-hand = ręka { $cards } z { $size }
term-pf-deck = talia { $cards }
term-pf-discard = odrzucone { $cards }
term-pf-buried = pogrzebane { $cards }
term-pf-harder = poziom trudności testów w tej turze +{ $by }
term-pf-stopped = koniec eksploracji w tej turze ({ NAME($card) })
term-pf-draws-instead = { $reset ->
    [yes] przy resetowaniu ręki dobór: { $count }
   *[no] dobór: { $count }
}
term-pf-in-hand = Ręka
term-pf-displayed = Odkryte
term-pf-in-play = W grze
term-pf-seen = Znane
term-pf-powers = Moce
term-pf-text = { $text }
term-pf-promised = obiecane
term-pf-own-discard = Twoje odrzucone karty:
term-pf-own-buried = Twoje pogrzebane karty:
term-pf-blessings-discard = Odrzucone błogosławieństwa:

## Encounters and checks

term-pf-meets = { $player }: { $card }
term-pf-waiting = Czeka na swoją kolej: { $player }, { NAME($card) }
term-pf-summoned = przywołana karta
term-pf-step = { $step ->
    [evade] unik
    [before] przed testem
    [check] test
    [next] kolejny test
    [after] po spotkaniu
   *[end] koniec
}
term-pf-check = { $purpose ->
    [defeat] { $player } próbuje pokonać tę kartę
    [acquire] { $player } próbuje zdobyć tę kartę
    [recharging] { $player } próbuje przeładować kartę
    [close] { $player } próbuje zamknąć lokację
   *[otherwise] { $player } wykonuje test
}
term-pf-against = { DICE($dice) } przeciw { $difficulty }
term-pf-reach = do { $odds } z twoimi kartami
term-pf-weak = od każdej kości odejmuje się { $by }
term-pf-success = sukces
term-pf-short-by = brakuje { $by }
term-pf-hurt = { $player } ma otrzymać obrażenia { $type ->
    [combat] bojowe
    [fire] od ognia
    [cold] od zimna
    [acid] od kwasu
    [electricity] od elektryczności
    [force] od mocy
    [mental] umysłowe
   *[poison] od trucizny
}: { $amount }
term-pf-fixed = nie można ich zmniejszyć

## Beside the options

term-pf-draws = { $cards ->
    [one] { $cards } karta do dobrania, w talii { $left }
    [few] { $cards } karty do dobrania, w talii { $left }
    [many] { $cards } kart do dobrania, w talii { $left }
   *[other] { $cards } karty do dobrania, w talii { $left }
}
term-pf-deadly = śmierć
term-pf-loses = { $cards ->
    [one] { $cards } karta z ręki
    [few] { $cards } karty z ręki
    [many] { $cards } kart z ręki
   *[other] { $cards } karty z ręki
}

## The character sheet

term-pf-no-character = Nie masz jeszcze postaci.
term-pf-skills = Umiejętności
term-pf-cards-list = Opis talii
term-pf-hand-size = Liczba kart na ręce { $size }
term-pf-proficient = { $what ->
    [light-armors] biegłość w lekkich zbrojach
    [heavy-armors] biegłość w ciężkich zbrojach
   *[weapons] biegłość w broni
}
term-pf-favored = preferowany typ kart
term-pf-taken-home = Talia na następny scenariusz
term-pf-last-cards = Karty na końcu

## Rebuilding the decks

term-pf-pool = Karty na środku
term-pf-deck-ready = Talia zgadza się z opisem.

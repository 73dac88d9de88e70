# Parties that are brought along, and what is wrong with them.

pf-party-not-yet = Drużyna nie dotarła jeszcze do scenariusza { NAME($scenario) }. Teraz może zagrać: { LIST($open) }.
pf-party-no-member = W drużynie nie ma postaci o numerze { $number }.
pf-party-no-character = Nie ma postaci „{ $found }”.
pf-party-taken = Postaci { NAME($character) } nie można wybrać: ktoś w drużynie już nią gra albo pochodzi z zestawu, bez którego gra drużyna.
pf-party-not-here = W tej drużynie nie ma żywej postaci „{ $found }”.
pf-party-unreadable = To nie jest drużyna albo tylko jej fragment. Nic się nie zmieniło.
pf-party-foreign = { $wanted ->
    [character] W tym pliku nie ma postaci z tej gry. Nic się nie zmieniło.
   *[party] W tym pliku nie ma drużyny z tej gry. Nic się nie zmieniło.
}
pf-party-other-file = { $wanted ->
    [character] Tu potrzebny jest plik z postacią, a w tym jest coś innego.
   *[party] Tu potrzebny jest plik z drużyną, a w tym jest coś innego.
}
pf-party-too-large = Ten plik ma więcej niż { $limit } kB, więc nie może zawierać drużyny.
pf-party-no-version = Brakuje informacji, w której wersji zapisano drużynę.
pf-party-newer = Drużynę zapisał nowszy Herowright (wersja { $version }; ten czyta najwyżej { $known }). Zaktualizuj Herowright, żeby nią zagrać.
pf-party-older = Drużynę zapisano w wersji { $version }, której nie da się już odczytać.
pf-party-name = Nazwa drużyny to tekst, który ma najwyżej { $longest } znaków.
pf-party-field = Nie da się odczytać pola „{ $field }” drużyny.
pf-party-adventure = Przygoda drużyny to liczba od 0 do { $most }.
pf-party-members = „{ $field }” to lista, na której mieści się najwyżej tyle postaci: { $most }.
pf-party-twice = { NAME($character) } może należeć do drużyny tylko raz.
pf-party-dead = Odpoczywająca postać numer { $number } nie żyje. Odpoczywać mogą tylko żywi.
pf-party-dead-file = { NAME($character) } nie żyje i nie może dołączyć do drużyny.
pf-party-scenario = Według zapisu drużyna wygrała „{ $found }”, ale takiego scenariusza nie ma.
pf-party-order = Wśród wygranych brakuje scenariusza { NAME($scenario) }: w przygodzie { NAME($adventure) } każdy otwiera następny.
pf-party-removed = Według zapisu karta „{ $found }” wypadła z gry, ale takiej karty nie ma.
pf-party-removed-copies = Według zapisu karta { NAME($card) } wypadła z gry więcej razy ({ $count }), niż ma egzemplarzy.
pf-party-who-members = Postać { $number }
pf-party-who-resting = Odpoczywająca postać { $number }
pf-party-who-file = Postać z pliku
pf-party-who-named = { $who } ({ NAME($character) })
pf-party-member = { $who }: nie da się jej odczytać.
pf-party-character = { $who }: nie ma postaci „{ $found }”.
pf-party-add-on = { $who }: ta postać pochodzi z zestawu dodatkowego, a drużyna gra bez niego.
pf-party-role = { $who }: ta postać nie ma roli „{ $found }”.
pf-party-feats = { $who }: nie da się odczytać usprawnień.
pf-party-line = { $who }: nie ma usprawnienia „{ $line }”.
pf-party-boxes = { $who }: „{ $line }” { $boxes ->
    [0] nie ma żadnych pól
    [one] ma tylko jedno pole
    [few] ma tylko { $boxes } pola
    [many] ma tylko { $boxes } pól
   *[other] ma tylko { $boxes } pola
}, a zaznaczono { $count }.
pf-party-deck = { $who }: talia to lista kart, a tej nie da się odczytać.
pf-party-card = { $who }: nie ma karty „{ $found }”.
pf-party-set = { $who }: karty { NAME($card) } nie ma jeszcze w pudełku tej drużyny.
pf-party-copies = { $who }: w talii jest za dużo egzemplarzy karty { NAME($card) } ({ $count }), bo w pudełku { $copies ->
    [one] jest tylko jeden
    [few] są tylko { $copies }
    [many] jest tylko { $copies }
   *[other] jest tylko { $copies }
}.
pf-party-kind = { $who }: w talii jest za dużo kart ({ $count }) typu { $kind ->
    [weapon] broń
    [spell] zaklęcie
    [armor] zbroja
    [item] przedmiot
    [ally] sprzymierzeniec
   *[blessing] błogosławieństwo
}; opis talii pozwala na { $most }.
pf-party-rewards = { $who }: nie da się odczytać nagród.
pf-party-reward = { $who }: nie ma nagrody „{ $found }”.

# What is wrong with a card pack.

pack-where = { $line ->
    [0] { $file }, { $field }
   *[other] { $file }, wiersz { $line }, { $field }
}
pack-line = { $line ->
    [0] { $file }
   *[other] { $file }, wiersz { $line }
}
pack-missing = Nie ma pliku „{ $file }”.
pack-unreadable = Nie można odczytać pliku „{ $file }”.
pack-too-large = { $file } ma ponad { $limit } kB i nie może być zestawem kart.
pack-encoding = { pack-line }: to nie jest tekst w UTF-8. Zapisz plik w kodowaniu UTF-8.
pack-syntax = { pack-line }, kolumna { $column }: to nie jest poprawny TOML.
pack-too-deep = { pack-line }: tabele są zagnieżdżone głębiej niż { $most } razy; żaden zestaw kart tego nie wymaga.
pack-no-game = { $file }: plik nie mówi, do której gry należy. Zacznij go od: game = "{ $game }"
pack-other-game = { pack-where }: ten zestaw jest do gry „{ $found }”, a nie { $game }.
pack-none = { $file }: gra { $game } nie obsługuje zestawów kart.
pack-number = { pack-where }: to musi być liczba całkowita od { $least } do { $most }.
pack-yes-or-no = { pack-where }: to musi być true albo false.
pack-word = { pack-where }: to musi być jedno z: { $words }.
pack-text = { pack-where }: to musi być tekst w jednym wierszu, o długości od 1 do { $longest } znaków.
pack-goal = { pack-where }: to musi być cel zapisany jak "17", "16-17" albo "14+".
pack-bounds = { pack-where }: najniższa wartość nie może być większa od najwyższej.
pack-list = { $count ->
    [one] { pack-where }: to musi być lista z jedną wartością.
    [few] { pack-where }: to musi być lista { $count } wartości.
    [many] { pack-where }: to musi być lista { $count } wartości.
   *[other] { pack-where }: to musi być lista { $count } wartości.
}
pack-list-between = { pack-where }: to musi być lista, która ma od { $least } do { $most } wartości.
pack-twice = { pack-where }: ta sama wartość występuje dwa razy.
pack-table = { pack-where }: to musi być tabela z dalszymi polami.
pack-unknown = { pack-where }: nieznane pole. Znane pola: { $known }.
pack-likely = { pack-where }: nieznane pole. Czy chodziło o { $likely }?
pack-required = { pack-where }: brakuje: { $names }.
pack-too-many = { pack-where }: zestaw może tu dodać najwyżej { $most } własnych.
pack-id = { pack-where }: nowe id składa się z małych liter bez polskich znaków, cyfr i łączników, zaczyna się od litery i ma najwyżej { $longest } znaków.
pack-rising = { pack-where }: każda liczba musi być większa od poprzedniej.
pack-first-tier = { pack-where }: najniższy poziom musi zaczynać się od 0.
pack-tier-strength = { pack-where }: najniższy poziom musi zaczynać się od siły, czyli od { $strength }.
pack-one-of = { pack-where }: tu musi być dokładnie jedno z pól: { $names }.
pack-value-likely = { pack-where }: nieznana wartość „{ $found }”. Czy chodziło o { $likely }?
pack-value-unknown = { pack-where }: nieznana wartość „{ $found }”. Znane wartości: { $known }.
pack-dice = { pack-where }: to muszą być kości albo liczba, na przykład "1d6", "2d4+1" lub "3".
pack-check = { pack-where }: to musi być test zapisany jak "Combat 12" albo "Wisdom/Divine 8 or Charisma 6".
pack-difficulty = { pack-where }: poziom trudności { $found } jest niemożliwy; może wynosić od 1 do { $most }.
pack-no-combat = { pack-where }: to nie może być test walki.

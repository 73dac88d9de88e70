# What the command line says about Call to Adventure.

cli-standings-origins = Pochodzenia
cli-standings-motivations = Motywacje
cli-standings-destinies = Przeznaczenia
cli-standings-ends = Przeciw wrogowi
cli-score-call-to-adventure = { $total ->
    [one] jeden punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
cli-family-call-to-adventure-origin = Pochodzenia
cli-family-call-to-adventure-motivation = Motywacje
cli-family-call-to-adventure-destiny = Przeznaczenia
cli-family-call-to-adventure-trait = Cechy
cli-family-call-to-adventure-challenge = Wyzwania
cli-family-call-to-adventure-adversary = Wrogowie
cli-family-call-to-adventure-ally = Sojusznicy
cli-family-call-to-adventure-hero = Karty bohaterów
cli-family-call-to-adventure-antihero = Karty antybohaterów
cli-family-call-to-adventure-quest = Misje
cli-family-call-to-adventure-win-condition = Warunek zwycięstwa
cli-card-act = Akt { $act }
cli-card-difficulty = trudność { $difficulty }
cli-card-skull = talia wroga
cli-card-triumph = { $count ->
    [one] { $count } punkt szlachetności
    [few] { $count } punkty szlachetności
    [many] { $count } punktów szlachetności
   *[other] { $count } punktu szlachetności
}
cli-card-tragedy = { $count ->
    [one] { $count } punkt nikczemności
    [few] { $count } punkty nikczemności
    [many] { $count } punktów nikczemności
   *[other] { $count } punktu nikczemności
}
cli-card-xp = { $count } PD
cli-card-hero = { $count ->
    [one] 1 karta bohatera
    [few] { $count } karty bohaterów
    [many] { $count } kart bohaterów
   *[other] { $count } karty bohatera
}
cli-card-antihero = { $count ->
    [one] 1 karta antybohatera
    [few] { $count } karty antybohaterów
    [many] { $count } kart antybohaterów
   *[other] { $count } karty antybohatera
}
cli-card-virtue = { $count ->
    [one] { $count } symbol prawości
    [few] { $count } symbole prawości
    [many] { $count } symboli prawości
   *[other] { $count } symbolu prawości
}
cli-card-corruption = { $count ->
    [one] { $count } symbol zepsucia
    [few] { $count } symbole zepsucia
    [many] { $count } symboli zepsucia
   *[other] { $count } symbolu zepsucia
}
cli-card-harder = +{ $count } do trudności

cli-end-won = Wygrane
cli-end-lost = Przegrane
cli-tally-story = Karty opowieści zdobyte spośród odkrytych
cli-tally-hand = Karty zagrane spośród dobranych
cli-column-taken = Zdobyte
cli-column-played = Zagrane

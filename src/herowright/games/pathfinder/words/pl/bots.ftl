# Why a bot thinks an option good or bad in Pathfinder. Each reason is a short clause; they are shown side by side.
# $cards are cards of the character deck with one decimal, always positive: the sign stands in the message. bot-pf-cards
# is a genitive, after 'około'.

bot-pf-cards = { $cards ->
    [one] { $cards } karty
    [few] { $cards } kart
    [many] { $cards } kart
   *[other] { $cards } karty
}
bot-pf-worth = korzyść: około { bot-pf-cards }
bot-pf-harm = szkoda: około { bot-pf-cards }
bot-pf-costs = koszt: około { bot-pf-cards }
bot-pf-free = nic nie kosztuje
bot-pf-kept = warta około { bot-pf-cards } dla tego, kto ją ma
bot-pf-save = oszczędza karty na później

## Checks

bot-pf-chance = { $chance }% szans na sukces
bot-pf-chance-about = około { $chance }% szans na sukces
bot-pf-chance-same = nadal { $chance }% szans na sukces
bot-pf-chance-more = szansa rośnie z { $before }% do { $after }%
bot-pf-chance-less = szansa spada z { $before }% do { $after }%
bot-pf-sure = sukces bez rzutu
bot-pf-stakes = stawka: około { bot-pf-cards }
bot-pf-harder-check = zachowuje karty na trudniejszy test
bot-pf-lacks-trait = brakuje cechy, bez której zguba pozostaje niepokonana
bot-pf-short = brakuje { $missing }
bot-pf-decline = rezygnuje ze zdobyczy
bot-pf-evade = zostawia kartę w talii na później
bot-pf-hush = odbiera późniejsze okazje do pomocy
bot-pf-promise = zmienia tylko to, kiedy padają pytania

## Damage and healing

bot-pf-damage = { $count ->
    [0] nie kosztuje żadnej karty
    [one] kosztuje { $count } kartę z ręki
    [few] kosztuje { $count } karty z ręki
    [many] kosztuje { $count } kart z ręki
   *[other] kosztuje { $count } karty z ręki
}
bot-pf-less-damage = { $count ->
    [one] ratuje { $count } kartę
    [few] ratuje { $count } karty
    [many] ratuje { $count } kart
   *[other] ratuje { $count } karty
}
bot-pf-wounds = na stosie kart odrzuconych: { $discard }, w talii: { $deck }

## The turn

bot-pf-explore-even = następna karta: zysk i strata mniej więcej równe
bot-pf-explore-more = następna karta: zysk około { bot-pf-cards }
bot-pf-explore-less = następna karta: strata około { bot-pf-cards }
bot-pf-few-cards = { $cards ->
    [0] w talii nie ma już żadnej karty
    [one] w talii została tylko { $cards } karta
    [few] w talii zostały tylko { $cards } karty
    [many] w talii zostało tylko { $cards } kart
   *[other] w talii zostało tylko { $cards } karty
}
bot-pf-time = { $turns ->
    [0] to ostatnia tura
    [one] potem zostaje jeszcze { $turns } tura
    [few] potem zostają jeszcze { $turns } tury
    [many] potem zostaje jeszcze { $turns } tur
   *[other] potem zostaje jeszcze { $turns } tury
}
bot-pf-give = ta karta przyda się też na własnej ręce
bot-pf-stay = zostawia wszystko tak, jak jest
bot-pf-nothing-to-lose = nie ma nic do stracenia
bot-pf-place-closing = około { $chance }% szans na zamknięcie
bot-pf-place-closed = ta lokacja jest już zamknięta
bot-pf-place-cards = { $count ->
    [one] { $count } karta w talii lokacji
    [few] { $count } karty w talii lokacji
    [many] { $count } kart w talii lokacji
   *[other] { $count } karty w talii lokacji
}
bot-pf-place-empty = nie ma tam nikogo innego

## Characters and decks

bot-pf-best-strength = silna postać do walki
bot-pf-best-dexterity = dobrze strzela i radzi sobie z pułapkami
bot-pf-best-constitution = trudno ją powalić
bot-pf-best-intelligence = zna magię tajemną
bot-pf-best-wisdom = magia objawień i bystre oko
bot-pf-best-charisma = zjednuje sprzymierzeńców i zna magię
bot-pf-sample = sprawdzona talia
bot-pf-deck-done = talia jest taka, jak trzeba
bot-pf-main-skill = najczęściej używana umiejętność
bot-pf-side-skill = umiejętność poboczna
bot-pf-more-cards = więcej kart to dłuższe życie
bot-pf-larger-hand = większy wybór w każdej turze
bot-pf-better-power = moc, która działa w każdej turze

# Why a bot thinks an option good or bad in Roll Player.
# $stars are expected stars with one decimal, always positive: the sign stands in the message.
# What the dice alone decide is told as it is; what hangs on later decisions is the bot's estimate, "about" so much.

bot-gain-more = +{ rp-amount-stars }
bot-gain-less = −{ rp-amount-stars }
bot-goal-more = { NAME($row) } { $goal }: szansa rośnie z około { $before }% do { $after }% (+{ rp-amount-stars })
bot-goal-less = { NAME($row) } { $goal }: szansa spada z około { $before }% do { $after }% (−{ rp-amount-stars })
bot-goal-same = { NAME($row) } { $goal }: szansa około { $chance }%
bot-goal-met = { NAME($row) } { $goal }: cel spełniony ({ rp-amount-stars })
bot-class-colour-more = kolor Klasy: +{ rp-amount-stars }
bot-class-colour-less = kolor Klasy: −{ rp-amount-stars }
bot-story-more = Historia: już { $matches ->
    [one] { $matches } dopasowanie
    [few] { $matches } dopasowania
    [many] { $matches } dopasowań
   *[other] { $matches } dopasowania
} na 6
bot-story-less = Historia: już tylko { $matches ->
    [one] { $matches } dopasowanie
    [few] { $matches } dopasowania
    [many] { $matches } dopasowań
   *[other] { $matches } dopasowania
} na 6
bot-field-more = znacznik na pole „{ NAME($field) }” (+{ rp-amount-stars })
bot-field-less = znacznik na pole „{ NAME($field) }” (−{ rp-amount-stars })
bot-field-same = znacznik na pole „{ NAME($field) }”, równie dobre
bot-best-row = najlepszy rząd: { NAME($row) }
bot-gold = +{ rp-amount-gold }
bot-action = akcja { NAME($row, form: "of") }: nawet +{ rp-amount-stars }
bot-first-buyer = pierwszy wybór na Rynku
bot-later-buyer = inni kupują wcześniej (−{ rp-amount-stars })
bot-order = { $card ->
    [TOP] wtedy warto wziąć najwyższą kartę ({ NAME($die) })
   *[other] wtedy warto wziąć kartę { $card } ({ NAME($die) })
}
bot-reroll = { $chance }% szans na lepszą wartość (+{ rp-amount-stars })
bot-token = tańszy zakup w tej rundzie (+{ rp-amount-stars })
bot-card-more = „{ NAME($card) }”: mniej więcej +{ rp-amount-stars }
bot-card-less = „{ NAME($card) }”: mniej więcej −{ rp-amount-stars }
bot-card-idle = „{ NAME($card) }”: teraz prawie bez wartości
bot-armor = zestaw „{ NAME($set) }”, { $pieces } z { $of }: mniej więcej +{ rp-amount-stars }
bot-price = cena { $price }, po zakupie masz { rp-amount-gold.acc }
bot-step = ruch znacznika (+{ rp-amount-stars })
bot-denies = następny gracz chciałby tę kartę
bot-skill = efekt teraz: +{ rp-amount-stars }
bot-skill-idle = teraz bez korzystnego efektu
bot-skill-spent = zużywa Umiejętność, która później mogłaby dać { rp-amount-stars.acc }
bot-drop = strata: { rp-amount-stars }
bot-race-plain = pasuje równie dobrze do każdej Klasy
bot-race-more = { NAME($row) } +{ $by }
bot-race-less = { NAME($row) } −{ $by }
bot-class-race-more = Rasa pomaga: { NAME($row) } (+{ rp-amount-stars })
bot-class-race-less = Rasa przeszkadza: { NAME($row) } (−{ rp-amount-stars })
bot-class-race-same = Rasa niczego tu nie zmienia

## What a value is made of

bot-term-class = { category-class-dice }
bot-term-story = { category-backstory }
bot-term-alignment = { category-alignment }
bot-term-armor = { category-armor }
bot-term-traits = { category-traits }
bot-term-weapons = broń
bot-term-skills = Umiejętności
bot-term-gold = { category-gold }

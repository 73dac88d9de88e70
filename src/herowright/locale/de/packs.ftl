# What is wrong with a card pack.

pack-where = { $line ->
    [0] { $file }, { $field }
   *[other] { $file }, Zeile { $line }, { $field }
}
pack-line = { $line ->
    [0] { $file }
   *[other] { $file }, Zeile { $line }
}
pack-missing = Die Datei „{ $file }“ gibt es nicht.
pack-unreadable = Die Datei „{ $file }“ lässt sich nicht lesen.
pack-too-large = { $file } ist größer als { $limit } kB und kann kein Kartenpaket sein.
pack-encoding = { pack-line }: Das ist kein Text in UTF-8. Speichere die Datei als UTF-8.
pack-syntax = { pack-line }, Spalte { $column }: Das ist kein gültiges TOML.
pack-too-deep = { pack-line }: Tabellen sind mehr als { $most } Ebenen tief verschachtelt; das braucht kein Kartenpaket.
pack-no-game = { $file }: Die Datei sagt nicht, zu welchem Spiel sie gehört. Beginne sie mit: game = "{ $game }"
pack-other-game = { pack-where }: Dieses Paket gehört zu „{ $found }“, nicht zu { $game }.
pack-none = { $file }: Für { $game } gibt es keine Kartenpakete.
pack-number = { pack-where }: muss eine ganze Zahl von { $least } bis { $most } sein.
pack-yes-or-no = { pack-where }: muss true oder false sein.
pack-word = { pack-where }: muss eines von diesen sein: { $words }.
pack-text = { pack-where }: muss ein einzeiliger Text mit 1 bis { $longest } Zeichen sein.
pack-goal = { pack-where }: muss ein Ziel wie "17", "16-17" oder "14+" sein.
pack-bounds = { pack-where }: Der niedrigste Wert darf nicht über dem höchsten liegen.
pack-list = { $count ->
    [one] { pack-where }: muss eine Liste mit einem Wert sein.
   *[other] { pack-where }: muss eine Liste mit { $count } Werten sein.
}
pack-list-between = { pack-where }: muss eine Liste mit { $least } bis { $most } Werten sein.
pack-twice = { pack-where }: Derselbe Wert kommt zweimal vor.
pack-table = { pack-where }: muss eine Tabelle mit weiteren Feldern sein.
pack-unknown = { pack-where }: unbekanntes Feld. Bekannte Felder: { $known }.
pack-likely = { pack-where }: unbekanntes Feld. Meinst du { $likely }?
pack-required = { pack-where }: Es fehlt: { $names }.
pack-too-many = { pack-where }: Ein Paket darf hier höchstens { $most } eigene mitbringen.
pack-id = { pack-where }: Eine neue id besteht aus Kleinbuchstaben ohne Umlaute, Ziffern und Bindestrichen, beginnt mit einem Buchstaben und hat höchstens { $longest } Zeichen.
pack-rising = { pack-where }: Jede Zahl muss höher sein als die vorige.
pack-first-tier = { pack-where }: Die unterste Stufe muss bei 0 beginnen.
pack-tier-strength = { pack-where }: Die unterste Stufe muss bei der Stärke beginnen, also bei { $strength }.
pack-one-of = { pack-where }: braucht genau eines dieser Felder: { $names }.
pack-value-likely = { pack-where }: unbekannter Wert „{ $found }“. Meinst du { $likely }?
pack-value-unknown = { pack-where }: unbekannter Wert „{ $found }“. Bekannte Werte: { $known }.
pack-dice = { pack-where }: müssen Würfel oder eine Zahl sein, etwa "1d6", "2d4+1" oder "3".
pack-check = { pack-where }: muss ein Wurf wie "Combat 12" oder "Wisdom/Divine 8 or Charisma 6" sein.
pack-difficulty = { pack-where }: Die Schwierigkeit { $found } ist nicht möglich; sie kann 1 bis { $most } betragen.
pack-no-combat = { pack-where }: Das kann kein Kampfwurf sein.

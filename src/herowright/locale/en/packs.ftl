# What is wrong with a card pack.

pack-where = { $line ->
    [0] { $file }, { $field }
   *[other] { $file }, line { $line }, { $field }
}
pack-line = { $line ->
    [0] { $file }
   *[other] { $file }, line { $line }
}
pack-missing = There is no file “{ $file }”.
pack-unreadable = The file “{ $file }” cannot be read.
pack-too-large = { $file } is larger than { $limit } kB and cannot be a card pack.
pack-encoding = { pack-line }: this is not UTF-8 text. Save the file as UTF-8.
pack-syntax = { pack-line }, column { $column }: this is not valid TOML.
pack-too-deep = { pack-line }: tables are nested more than { $most } levels deep; no card pack needs that.
pack-no-game = { $file }: the file does not say which game it is for. Begin it with: game = "{ $game }"
pack-other-game = { pack-where }: this pack is for “{ $found }”, not for { $game }.
pack-none = { $file }: { $game } does not support card packs.
pack-number = { pack-where }: must be a whole number from { $least } to { $most }.
pack-yes-or-no = { pack-where }: must be true or false.
pack-word = { pack-where }: must be one of: { $words }.
pack-text = { pack-where }: must be a text of 1 to { $longest } characters on one line.
pack-goal = { pack-where }: must be a goal such as "17", "16-17" or "14+".
pack-bounds = { pack-where }: the lowest value must not be above the highest.
pack-list = { $count ->
    [one] { pack-where }: must be a list with one value.
   *[other] { pack-where }: must be a list of { $count } values.
}
pack-list-between = { pack-where }: must be a list of { $least } to { $most } values.
pack-twice = { pack-where }: the same value appears twice.
pack-table = { pack-where }: must be a table with further fields.
pack-unknown = { pack-where }: unknown field. Known fields: { $known }.
pack-likely = { pack-where }: unknown field. Did you mean { $likely }?
pack-required = { pack-where }: missing: { $names }.
pack-too-many = { pack-where }: a pack may add at most { $most } here.
pack-id = { pack-where }: a new id consists of lower-case letters, digits and hyphens, starts with a letter and has at most { $longest } characters.
pack-rising = { pack-where }: each number must be higher than the one before it.
pack-first-tier = { pack-where }: the lowest tier must begin at 0.
pack-tier-strength = { pack-where }: the lowest tier must begin at the strength, { $strength }.
pack-one-of = { pack-where }: must have exactly one of these fields: { $names }.
pack-value-likely = { pack-where }: unknown value “{ $found }”. Did you mean { $likely }?
pack-value-unknown = { pack-where }: unknown value “{ $found }”. Known values: { $known }.
pack-dice = { pack-where }: must be dice or a number, such as "1d6", "2d4+1" or "3".
pack-check = { pack-where }: must be a check such as "Combat 12" or "Wisdom/Divine 8 or Charisma 6".
pack-difficulty = { pack-where }: the difficulty { $found } is not possible; it can be 1 to { $most }.
pack-no-combat = { pack-where }: this cannot be a combat check.

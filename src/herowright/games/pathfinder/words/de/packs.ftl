# What is wrong with a pack for Pathfinder.

pf-pack-places = { $count ->
    [one] { pack-where }: Die erste Liste, für einen Spieler, braucht einen Ort.
   *[other] { pack-where }: Die erste Liste, für einen Spieler, braucht { $count } Orte, für jeden Bösewicht einen.
}
pf-pack-custom = { pack-where }: { $wrong }
pf-pack-campaign = In einer Kampagne muss die Gruppe zu den gedruckten Karten passen. Das Kartenpaket darf nicht enthalten: { $fields }.

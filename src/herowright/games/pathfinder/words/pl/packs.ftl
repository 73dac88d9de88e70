# What is wrong with a pack for Pathfinder.

pf-pack-places = { $count ->
    [one] { pack-where }: na pierwszej liście, dla jednego gracza, musi być jakaś lokacja.
    [few] { pack-where }: na pierwszej liście, dla jednego gracza, muszą być { $count } lokacje, po jednej na każdego Wroga.
    [many] { pack-where }: na pierwszej liście, dla jednego gracza, musi być { $count } lokacji, po jednej na każdego Wroga.
   *[other] { pack-where }: na pierwszej liście, dla jednego gracza, musi być { $count } lokacji, po jednej na każdego Wroga.
}
pf-pack-custom = { pack-where }: { $wrong }
pf-pack-campaign = W kampanii drużyna musi pasować do drukowanych kart. Zestaw kart nie może zawierać: { $fields }.

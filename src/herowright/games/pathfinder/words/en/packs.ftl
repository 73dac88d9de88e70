# What is wrong with a pack for Pathfinder.

pf-pack-places = { $count ->
    [one] { pack-where }: the first list, for one player, needs a location.
   *[other] { pack-where }: the first list, for one player, needs { $count } locations, one for each villain.
}
pf-pack-custom = { pack-where }: { $wrong }
pf-pack-campaign = In a campaign the party must fit the printed cards. The pack may not contain: { $fields }.

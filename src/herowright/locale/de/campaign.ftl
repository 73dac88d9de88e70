# Campaigns: a party that goes from scenario to scenario, and what can be wrong with one that is brought along.

## What a campaign refuses

campaign-none = Diese Kampagne gibt es nicht. Vielleicht ist der Link unvollständig, oder die Kampagne wurde gelöscht.
campaign-private = Diese Kampagne ist privat. Bitte die Person, die sie begonnen hat, um eine Einladung.
campaign-not-owner = Das kann nur die Person, die die Kampagne begonnen hat.
campaign-playing = Die Gruppe sitzt gerade an einem Tisch. Spiele das Szenario erst zu Ende oder gib es auf.
campaign-not-playing = Die Gruppe sitzt an keinem Tisch; es gibt nichts aufzugeben.
campaign-conflict = Jemand hat diese Kampagne eben geändert. Sieh noch einmal hin und versuche es erneut.
campaign-nothing-next = Noch gibt es kein weiteres Szenario. Wähle ein gewonnenes, um es noch einmal zu spielen.
campaign-counted = Das Szenario ist zu Ende und zählt für die Kampagne; davon lässt sich nichts mehr zurücknehmen.

# Campaigns: a party that goes from scenario to scenario, and what can be wrong with one that is brought along.

## What a campaign refuses

campaign-none = There is no such campaign. The link may be incomplete, or the campaign was deleted.
campaign-private = This campaign is private. Ask the person who began it for an invitation.
campaign-not-owner = Only the person who began the campaign can do that.
campaign-playing = The party is playing right now. Finish the scenario first, or abandon it.
campaign-not-playing = The party is not at a table, so there is nothing to abandon.
campaign-conflict = Someone just changed this campaign. Look again and retry.
campaign-nothing-next = There is no further scenario yet. You can replay one you have won.
campaign-counted = The scenario is over and counts for the campaign, so it can no longer be undone.

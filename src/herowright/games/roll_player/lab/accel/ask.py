"""What is asked, as numbers: `table.asking` is one of the first; `table.using` is 0 or, while a skill is being used,
one of the second."""

from __future__ import annotations

(
    OVER,
    SHEET,
    CLASS_SIDE,
    START_DIE,
    START_ROW,
    ORDER,
    TAKE,
    PLACE,
    ACTION,
    SWAP_WITH,
    KEEP,
    STEP_ON,
    FROM_DISCARD,
    TRADE,
    USE_NOW,
    TRAIT_MOVE,
    DISCARD_MOVE,
    REFRESH,
    LAST_CALL,
) = range(19)
(
    SKILL_NEIGHBOUR,
    SKILL_SHIFT,
    SKILL_REROLL,
    SKILL_KEEP,
    SKILL_SWAP,
    SKILL_WITH,
    SKILL_MOVE,
    SKILL_ROW,
    SKILL_CLIMB,
    SKILL_FLIP,
    SKILL_NEGOTIATE,
    SKILL_GIVE,
    SKILL_SEARCH,
    SKILL_COLOUR,
    SKILL_GAIN,
    SKILL_BUY,
    SKILL_REVEAL,
    SKILL_TOP,
    SKILL_COPY,
    REORDER,
    SKILL_TRAIT,
) = range(19, 40)
# Between two questions: what comes next, once it is known whether there is anything to ask.
START_NEXT, END_DICE, BEFORE_MARKET, NEXT_TRADE, CLEAN_UP, NEXT_REFRESH, DEAL, NEXT_CALL, ROLL, SORT = range(40, 50)

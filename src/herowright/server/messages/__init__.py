"""All messages between a browser and the server.

The OpenAPI document and the TypeScript types of the page are generated from these definitions. Messages contain no
prose: a `Text` is a message id with arguments, and the browser finds the words in the same `.ftl` files as the
terminal.

Those about campaigns, finished games, friends, alerts, mail and passkeys are in the files named after them.
"""

from herowright.server.messages.basics import *
from herowright.server.messages.games import *
from herowright.server.messages.happenings import *
from herowright.server.messages.live import *
from herowright.server.messages.moderation import *
from herowright.server.messages.past import *
from herowright.server.messages.people import *
from herowright.server.messages.seats import *
from herowright.server.messages.state import *
from herowright.server.messages.tables import *

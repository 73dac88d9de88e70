"""Who agrees that finished games may be used for research."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("research", sa.Boolean))


def downgrade() -> None:
    op.drop_column("players", "research")

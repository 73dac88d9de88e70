"""What people call the heroes they have played."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("performances", sa.Column("called", sa.String(40)))


def downgrade() -> None:
    op.drop_column("performances", "called")

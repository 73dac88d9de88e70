"""When each player was last seen, when the server was down, and whose tables are how old."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("holders", sa.Column("seen", sa.Float))
    op.create_table(
        "pulse",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_index("tables_owner", "tables", ["owner"])
    op.create_index("tables_updated", "tables", ["updated"])


def downgrade() -> None:
    op.drop_index("tables_updated", "tables")
    op.drop_index("tables_owner", "tables")
    op.drop_table("outages")
    op.drop_table("pulse")
    op.drop_column("holders", "seen")

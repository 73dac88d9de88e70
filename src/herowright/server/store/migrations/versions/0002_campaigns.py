"""Campaigns: parties that go from table to table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.String(16)))
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("owner", sa.String(16), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("json", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id")),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("campaigns_owner", "campaigns", ["owner"])
    op.create_table(
        "fellows",
        sa.Column("campaign", sa.String(16), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
    )
    op.create_index("fellows_player", "fellows", ["player"])


def downgrade() -> None:
    op.drop_table("fellows")
    op.drop_table("campaigns")
    op.drop_column("tables", "campaign")

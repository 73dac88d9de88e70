"""Whom a push reaches when it is their turn, and when they do not want to be disturbed."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_player", "subscriptions", ["player"])
    op.create_table(
        "alerting",
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("due", sa.Float),
        sa.Column("told", sa.Float),
    )
    op.create_index("alerting_due", "alerting", ["due"])
    op.create_table(
        "alerts",
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("alerts_table", "alerts", ["table"])


def downgrade() -> None:
    op.drop_index("alerts_table", "alerts")
    op.drop_table("alerts")
    op.drop_index("alerting_due", "alerting")
    op.drop_table("alerting")
    op.drop_index("subscriptions_player", "subscriptions")
    op.drop_table("subscriptions")

"""Games that people ended, lists without what somebody took out of them, recovery codes, and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.String(16)))
    op.add_column("holders", sa.Column("hidden", sa.Boolean))
    op.add_column("players", sa.Column("recovery", sa.String(64)))
    op.create_index("players_recovery", "players", ["recovery"], unique=True)
    op.create_table(
        "browsers",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("browsers_player", "browsers", ["player"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("reporter", sa.String(16), nullable=False),
        sa.Column("reporter_name", sa.String(60), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_index("browsers_player", "browsers")
    op.drop_table("browsers")
    op.drop_index("players_recovery", "players")
    op.drop_column("players", "recovery")
    op.drop_column("holders", "hidden")
    op.drop_column("tables", "ended")

"""What is known of a table before one sits down, games that are over and how people did in them, ratings, and the one
try at the game of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text))
    op.add_column("tables", sa.Column("marks", sa.String(40)))
    op.add_column("players", sa.Column("rated", sa.Boolean))
    op.create_table(
        "finished",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("how", sa.String(16)),
        sa.Column("dice", sa.String(16), nullable=False),
        sa.Column("daily", sa.String(10)),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean),
    )
    op.create_index("finished_daily", "finished", ["daily", "game"])
    op.create_table(
        "performances",
        sa.Column("table", sa.String(16), sa.ForeignKey("finished.table"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(16)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("hero", sa.Text, nullable=False),
        sa.Column("kind", sa.String(80), nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("agreed", sa.Boolean, nullable=False),
    )
    op.create_index("performances_player", "performances", ["player"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("table", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("dailies")
    op.drop_table("ratings")
    op.drop_index("performances_player", "performances")
    op.drop_table("performances")
    op.drop_index("finished_daily", "finished")
    op.drop_table("finished")
    op.drop_column("players", "rated")
    op.drop_column("tables", "marks")
    op.drop_column("tables", "terms")

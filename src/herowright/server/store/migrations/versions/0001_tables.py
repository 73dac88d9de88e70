"""Players, tables and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("webhook", sa.String(300)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(16), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("cover", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("start", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("roster", sa.Text, nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("tables_open", "tables", ["open", "over", "updated"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("player", sa.String(16)),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
    )
    op.create_index("holders_player", "holders", ["player"])
    op.create_table(
        "guests",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
    )
    op.create_table(
        "seat_links",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token", sa.String(64), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    for name in ("keys", "seat_links", "guests", "holders", "checkpoints", "entries", "tables", "players"):
        op.drop_table(name)

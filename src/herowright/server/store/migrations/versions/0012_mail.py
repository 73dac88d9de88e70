"""Addresses of people who want to be written to, and the links that were sent to them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("turns", sa.Boolean, nullable=False),
    )
    op.create_index("addresses_address", "addresses", ["address"])
    op.create_table(
        "mail_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("mail_links_address", "mail_links", ["address"])


def downgrade() -> None:
    op.drop_index("mail_links_address", "mail_links")
    op.drop_table("mail_links")
    op.drop_index("addresses_address", "addresses")
    op.drop_table("addresses")

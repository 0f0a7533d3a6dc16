"""How people want to be told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("last", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_table(
        "quiet",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "told",
        sa.Column("notice", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("told")
    op.drop_table("quiet")
    op.drop_table("channels")

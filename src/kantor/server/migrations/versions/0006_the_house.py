"""What the one who runs the server says and forbids, and when sessions were last used."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("value", sa.String(64), nullable=False, index=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "admin_tokens",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "session_uses",
        sa.Column(
            "token_hash", sa.String(64), sa.ForeignKey("sessions.token_hash", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    for table in ("session_uses", "admin_tokens", "house", "bans"):
        op.drop_table(table)

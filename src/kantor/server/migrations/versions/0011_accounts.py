"""Accounts: a login with a password, a mail address, passkeys; links and challenges that count once."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("login", sa.String(64), nullable=True, unique=True),
        sa.Column("password", sa.String(256), nullable=True),
        sa.Column("mail", sa.String(254), nullable=True, unique=True),
        sa.Column("shows", sa.Text, nullable=False, server_default="[]"),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "one_use",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=True, index=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    op.add_column("sessions", sa.Column("agent", sa.String(200), nullable=True))
    op.add_column("sessions", sa.Column("used", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("sessions", "used")
    op.drop_column("sessions", "agent")
    op.drop_table("one_use")
    op.drop_table("passkeys")
    op.drop_table("accounts")

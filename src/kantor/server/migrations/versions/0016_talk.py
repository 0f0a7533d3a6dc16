"""What people say at tables, whom they don't want to hear, their own notes; invitations, friends, codes of tables."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def number() -> sa.Column[int]:
    return sa.Column("id", NUMBER, primary_key=True, autoincrement=True)


def of_table(**more: Any) -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), **more)


def text(name: str, length: int, **more: Any) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), **{"nullable": False, **more})


def upgrade() -> None:
    op.add_column("tables", sa.Column("seeking", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table("talks", of_table(primary_key=True), sa.Column("version", sa.Integer, nullable=False))
    op.create_table(
        "words",
        number(),
        of_table(nullable=False),
        text("person", 32),
        text("side", 16),
        sa.Column("seat", sa.Integer, nullable=True),
        text("name", 64),
        sa.Column("text", sa.Text, nullable=True),
        text("preset", 32, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        text("key", 64, nullable=True),
        sqlite_autoincrement=True,
    )
    op.create_index("words_by_table", "words", ["table_id", "id"])
    op.create_index("words_by_person", "words", ["person", "table_id"])
    op.create_index("words_by_key", "words", ["table_id", "person", "key"], unique=True)
    op.create_table(
        "words_read",
        text("person", 32, primary_key=True),
        of_table(primary_key=True),
        sa.Column("word", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "silences",
        number(),
        text("person", 32, index=True),
        text("other", 32, index=True),
        of_table(nullable=True),
        text("name", 64),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "reports",
        number(),
        of_table(nullable=False),
        sa.Column("word", sa.BigInteger, nullable=False),
        text("author", 32, index=True),
        text("author_name", 64),
        sa.Column("text", sa.Text, nullable=True),
        text("preset", 32, nullable=True),
        sa.Column("said", sa.BigInteger, nullable=False),
        text("person", 32, index=True),
        text("name", 64),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("reports_by_word", "reports", ["word", "person"], unique=True)
    op.create_table(
        "own_notes",
        text("person", 32, primary_key=True),
        of_table(primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitations",
        number(),
        of_table(nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        text("inviter", 32, index=True),
        text("person", 32, index=True),
        text("name", 64),
        sa.Column("declined", sa.Integer, nullable=False, server_default="0"),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("invitations_by_table", "invitations", ["table_id", "person"], unique=True)
    op.create_table(
        "friends",
        number(),
        text("person", 32),
        text("other", 32, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("friends_by_person", "friends", ["person", "other"], unique=True)
    op.create_table("codes", text("code", 16, primary_key=True), of_table(nullable=False, unique=True))


def downgrade() -> None:
    for table in (
        "codes",
        "friends",
        "invitations",
        "own_notes",
        "reports",
        "silences",
        "words_read",
        "words",
        "talks",
    ):
        op.drop_table(table)
    op.drop_column("tables", "seeking")

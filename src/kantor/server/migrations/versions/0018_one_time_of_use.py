"""When a session was last used is told by its own row alone."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

sessions = sa.table("sessions", sa.column("token_hash", sa.String), sa.column("used", sa.String))
uses = sa.table("session_uses", sa.column("token_hash", sa.String), sa.column("at", sa.BigInteger))


def upgrade() -> None:
    connection = op.get_bind()
    for row in connection.execute(sa.select(uses)).all():
        used = datetime.fromtimestamp(row.at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%S.%f")[:-3] + "Z"
        earlier = sessions.c.used.is_(None) | (sessions.c.used < used)
        mine = sa.update(sessions).where(sessions.c.token_hash == row.token_hash, earlier)
        connection.execute(mine.values(used=used))
    op.drop_table("session_uses")


def downgrade() -> None:
    op.create_table(
        "session_uses",
        sa.Column(
            "token_hash", sa.String(64), sa.ForeignKey("sessions.token_hash", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )

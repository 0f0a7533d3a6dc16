"""When people were last at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("left", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("visits")

"""How finished matches ended, for the lists of people, and which of them somebody has hidden."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ended", sa.String(32), nullable=False),
        sa.Column("totals", sa.Text, nullable=True),
        sa.Column("ranking", sa.Text, nullable=True),
    )
    op.create_table(
        "hidden",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("hidden")
    op.drop_table("results")

"""The pace of tables, and when people's clocks run."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "hours",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("opens", sa.Integer, nullable=False),
        sa.Column("closes", sa.Integer, nullable=False),
        sa.Column("vacation", sa.BigInteger, nullable=True),
        sa.Column("year", sa.Integer, nullable=False, server_default="0"),
        sa.Column("days_used", sa.Integer, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    op.drop_table("hours")
    op.drop_column("tables", "pace")

"""Archives of finished matches. Those of before are archived when the archiver first finds them without."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("archive", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("archives")

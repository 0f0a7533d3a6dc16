"""Columns that many tables of the database have."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String


def numbered() -> Column[int]:
    """A number of its own. With `sqlite_autoincrement` none is given twice, also after the last row was deleted."""
    return Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)


def of_table(*, key: bool = False, unique: bool = False, optional: bool = False) -> Column[str]:
    """The table that a row belongs to, and with which it is deleted."""
    to = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", String(32), to, primary_key=key, unique=unique or None, nullable=optional)


def somebody(role: str, *, key: bool = False, index: bool = False) -> Column[str]:
    """The id of a person who may be forgotten without this row being in the way."""
    return Column(role, String(32), primary_key=key, index=index or None, nullable=False)


def named(role: str) -> Column[str]:
    """How a person is called."""
    return Column(role, String(64), nullable=False)


def moment(what: str) -> Column[int]:
    """A time in milliseconds."""
    return Column(what, BigInteger, nullable=False)

"""Where a search spends its time, from what `perf` lists."""

from __future__ import annotations

import pytest

from tools.strength.shares import parts_of_report

REPORT = """
# Overhead  Symbol
    30.00%  [.] CPyDef_kantor___games___empire___rules___move_armies___MoveArmies___options
    10.00%  [.] CPyDef_kantor___core___options___Options___add_where
    12.00%  [.] CPyDef_kantor___games___empire___scoring___controllers
     8.00%  [.] CPyDef_kantor___bots___network___Network___add
    10.00%  [.] CPyDef_kantor___bots___tree___Tree___choose
    10.00%  [.] _PyObject_Malloc
    20.00%  [k] finish_task_switch.isra.0
"""


def test_functions_are_added_up_by_what_they_belong_to() -> None:
    found = parts_of_report(REPORT.splitlines())
    assert found == pytest.approx({"engine": 50.0, "judgement": 25.0, "search": 12.5, "memory": 12.5})

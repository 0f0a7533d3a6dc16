"""How long a search may go on: a number of simulations, or processor time of its own thread; it can be stopped."""

from time import sleep, thread_time
from typing import Final

from mypy_extensions import i64

FOREVER: Final = 1.0e12


class Clock:
    """`milliseconds` or `simulations`, whichever comes first; 0 sets no limit of that kind."""

    def __init__(self, milliseconds: float = 0.0, simulations: i64 = 0) -> None:
        self.limit: float = milliseconds
        self.began: float = thread_time()
        self.deadline: float = self.began + milliseconds / 1000.0 if milliseconds > 0.0 else FOREVER
        self.simulations: i64 = simulations
        self.stopped: bool = False

    def stop(self) -> None:
        """Let the search end with its best so far. May be called from another thread."""
        self.stopped = True

    def is_up(self) -> bool:
        # A compiled search never lets other threads run by itself, and one of them may want to stop it.
        sleep(0.0)
        return self.stopped or thread_time() >= self.deadline

    def enough(self, done: i64) -> bool:
        """So many simulations are all that was asked for."""
        return self.simulations > 0 and done >= self.simulations

    def spent(self, done: i64) -> float:
        """The part of the time or of the simulations that is gone; 0 without a limit."""
        found = 0.0
        if self.deadline != FOREVER:
            found = (thread_time() - self.began) / (self.deadline - self.began)
        if self.simulations > 0:
            found = max(found, float(done) / float(self.simulations))
        return found

    def left(self, done: i64) -> i64:
        """How many simulations may follow at the speed so far; -1 while that can't be told."""
        if self.simulations > 0:
            return self.simulations - done
        now = thread_time()
        spent = now - self.began
        if self.deadline == FOREVER or spent < 0.001:
            return -1
        return i64(float(done) * (self.deadline - now) / spent)

    def milliseconds(self) -> float:
        """Processor time so far."""
        return (thread_time() - self.began) * 1000.0

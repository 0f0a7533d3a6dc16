"""Where events go. Rules build an event only when a sink listens, so that simulations pay nothing for them."""

from mypy_extensions import mypyc_attr

from kantor.core.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)

"""What the routes share: the refusals of the OpenAPI description."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from kantor.server.refusals import Refused

_MEANING: Final = {
    400: "The request itself is wrong.",
    401: "Needs a session.",
    403: "Not yours to do.",
    404: "There is none.",
    409: "Not in this state.",
    413: "Too large.",
    429: "Too fast.",
    503: "Not just now.",
}


def _responses(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Refused, description=_MEANING[status], generate_examples=False) for status in statuses}


READS: Final = _responses(400, 401, 403, 404, 409, 429, 503)
WRITES: Final = _responses(400, 401, 403, 404, 409, 413, 429, 503)
FOR_ADMINS: Final = {**READS, **WRITES}
NOTHING: Final = {204: ResponseSpec(None, description="Done; there is nothing to say.")}

"""Push messages to browsers: encrypted for the one device (RFC 8291), signed by the server's key (RFC 8292).

Nothing is sent here: `guard.py` is the only way out.
"""

from __future__ import annotations

import base64
import binascii
import time
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02, VapidException

from kantor.core.errors import BadSettings
from kantor.server.refusals import FOLDER, Refusal
from kantor.server.settings import Settings

KEEP_SECONDS = 3 * 24 * 3600  # that a push service keeps a message for a device that is off
SIGNED_SECONDS = 12 * 3600  # push services take a day at most, by their own clocks
CURVE = ec.SECP256R1()


class Device(Struct, frozen=True):
    """A browser: where its messages go, and the keys that they are encrypted for."""

    id: int
    endpoint: str
    p256dh: str
    auth: str


class Push:
    def __init__(self, key: str, contact: str) -> None:
        try:
            if len(from_base64url(key)) != 32:
                raise ValueError("a key of another length")
            self._signer = Vapid02.from_raw(key.encode())
            self._contact = contact
            self.sign("https://push.example/")
        except (ValueError, binascii.Error, VapidException) as error:
            raise BadSettings("push", folder=FOLDER) from error

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        return base64url(_point(self._signer.public_key))

    def sign(self, endpoint: str) -> str:
        """The header that tells a push service who sends."""
        parts = urlsplit(endpoint)
        until = int(time.time()) + SIGNED_SECONDS
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self._contact, "exp": until}
        return str(self._signer.sign(claims)["Authorization"])

    def sealed(self, device: Device, message: bytes, topic: str, urgent: bool) -> tuple[bytes, dict[str, str]]:
        """The body and the headers of a request that brings a message to a device.

        Of several messages of one topic that a device hasn't got yet, it gets the last.
        """
        body: bytes = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(CURVE),
            dh=from_base64url(device.p256dh),
            auth_secret=from_base64url(device.auth),
            version="aes128gcm",
        )
        return body, {
            "authorization": self.sign(device.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP_SECONDS),
            "topic": topic,
            "urgency": "high" if urgent else "normal",
        }


def push_of(settings: Settings) -> Push | None:
    """The push messages of a server; None without a key."""
    if not settings.push_key:
        return None
    url = settings.url if settings.url.startswith("https://") else ""
    return Push(settings.push_key, settings.push_contact or url)


def new_key() -> str:
    """A new private key as KANTOR_PUSH_KEY takes it."""
    return base64url(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def checked_keys(p256dh: str, auth: str) -> None:
    """Refuses keys that nothing can be encrypted for."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(p256dh))
        secret = from_base64url(auth)
    except (ValueError, binascii.Error) as error:
        raise Refusal("push-keys", 400) from error
    if len(secret) != 16:
        raise Refusal("push-keys", 400)


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.b64decode(text.encode("ascii", "replace") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

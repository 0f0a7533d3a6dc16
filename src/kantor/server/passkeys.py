"""Passkeys: a key pair in the person's device instead of a password. They belong to the host of KANTOR_URL."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Row, delete, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kantor.server import schema
from kantor.server.accounts import Accounts
from kantor.server.auth import Person
from kantor.server.clock import now
from kantor.server.one_use import Given
from kantor.server.refusals import Refusal

SECONDS = 300
MOST = 20  # of one person

passkeys = schema.passkeys
Json = dict[str, Any]


class Passkeys:
    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._one_use = accounts.one_use
        self._store = accounts.store
        address = urlsplit(accounts.settings.url)
        self._host = address.hostname or ""
        self._origin = f"{address.scheme}://{address.netloc}"

    def check_possible(self) -> None:
        if not self._host:
            raise Refusal("no-passkeys", 409)

    async def to_register(self, person: Person) -> Json:
        """What a browser has to know to make a passkey."""
        self.check_possible()
        challenge = await self._challenge("register", person.id)
        known = await self.of(person.id)
        if len(known) >= MOST:
            raise Refusal("too-many-passkeys", most=MOST)
        options = generate_registration_options(
            rp_id=self._host,
            rp_name="Kantor",
            user_id=person.id.encode(),
            user_name=person.name,
            user_display_name=person.name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=row.credential) for row in known],
        )
        return _json(options)

    async def register(self, person: Person, credential: Json, name: str) -> None:
        """Keep a new passkey; the guest has an account then."""
        self.check_possible()
        challenge = await self._answered("register", credential, person.id)
        try:
            verified = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origin,
            )
        except (WebAuthnException, ValueError) as error:
            raise Refusal("passkey-refused", 403) from error
        if await self._accounts.of(person.id) is None:
            await self._accounts.add(person.id)
        row = {
            "id": _key(verified.credential_id),
            "person": person.id,
            "credential": verified.credential_id,
            "public_key": verified.credential_public_key,
            "sign_count": verified.sign_count,
            "name": name[:60],
            "created": now(),
        }
        await self._store.write(lambda connection: connection.execute(insert(passkeys).values(row)))

    async def to_sign_in(self) -> Json:
        self.check_possible()
        challenge = await self._challenge("sign-in", None)
        options = generate_authentication_options(
            rp_id=self._host, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
        )
        return _json(options)

    async def sign_in(self, credential: Json) -> str:
        """The person of a passkey."""
        self.check_possible()
        challenge = await self._answered("sign-in", credential, None)
        row = await self._find(credential)
        if row is None:
            raise Refusal("passkey-refused", 403)
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.sign_count,
            )
        except (WebAuthnException, ValueError) as error:
            raise Refusal("passkey-refused", 403) from error
        counted = update(passkeys).where(passkeys.c.id == row.id).values(sign_count=verified.new_sign_count)
        await self._store.write(lambda connection: connection.execute(counted))
        return str(row.person)

    async def of(self, person: str) -> list[Row[Any]]:
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
        async with self._store.engine.connect() as connection:
            return list(await connection.execute(query))

    async def remove(self, person: str, ident: str) -> None:
        """Forget a passkey, unless it is the only way in."""
        known = await self.of(person)
        if not any(row.id == ident for row in known):
            raise Refusal("not-found", 404)
        account = await self._accounts.of(person)
        if len(known) == 1 and account is not None and account.login is None and account.mail is None:
            raise Refusal("last-way-in")
        mine = (passkeys.c.person == person) & (passkeys.c.id == ident)
        await self._store.write(lambda connection: connection.execute(delete(passkeys).where(mine)))

    async def _challenge(self, kind: str, person: str | None) -> bytes:
        challenge = secrets.token_bytes(32)
        await self._one_use.give(Given(kind, person, {}), SECONDS, challenge.hex())
        return challenge

    async def _answered(self, kind: str, credential: Json, person: str | None) -> bytes:
        """The challenge that a browser answers; each counts once."""
        try:
            data = base64url_to_bytes(str(credential["response"]["clientDataJSON"]))
            challenge = parse_client_data_json(data).challenge
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise Refusal("passkey-refused", 403) from error
        given = await self._one_use.take(challenge.hex(), kind)
        if given is None or given.person != person:
            raise Refusal("passkey-refused", 403)
        return challenge

    async def _find(self, credential: Json) -> Row[Any] | None:
        try:
            ident = _key(base64url_to_bytes(str(credential.get("rawId", ""))))
        except ValueError:
            return None
        async with self._store.engine.connect() as connection:
            found: Row[Any] | None = (await connection.execute(select(passkeys).where(passkeys.c.id == ident))).first()
        return found


def _key(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()


def _json(options: Any) -> Json:
    found: Json = json.loads(options_to_json(options))
    return found

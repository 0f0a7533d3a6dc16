// Passkeys: the browser makes and uses them; what travels is JSON.
type Json = Record<string, unknown>;

const encoded = (bytes: ArrayBuffer | null): string | null =>
  bytes === null
    ? null
    : btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');

const decoded = (text: unknown): ArrayBuffer =>
  Uint8Array.from(atob(String(text).replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer as ArrayBuffer;

const described = (list: unknown) =>
  (Array.isArray(list) ? (list as Json[]) : []).map((one) => ({ type: 'public-key' as const, id: decoded(one.id) }));

export const possible = () => typeof PublicKeyCredential !== 'undefined';

/** A new passkey, or null when the person changed their mind. */
export async function made(options: Json): Promise<Json | null> {
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: decoded(options.challenge),
    user: { ...user, id: decoded(user.id) },
    excludeCredentials: described(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const found = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!found) return null;
  const response = found.response as AuthenticatorAttestationResponse;
  return {
    id: found.id,
    rawId: encoded(found.rawId),
    type: found.type,
    response: { clientDataJSON: encoded(response.clientDataJSON), attestationObject: encoded(response.attestationObject) },
  };
}

/** The answer of a passkey of this device, or null. */
export async function used(options: Json): Promise<Json | null> {
  const publicKey = {
    ...options,
    challenge: decoded(options.challenge),
    allowCredentials: described(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!found) return null;
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    id: found.id,
    rawId: encoded(found.rawId),
    type: found.type,
    response: {
      clientDataJSON: encoded(response.clientDataJSON),
      authenticatorData: encoded(response.authenticatorData),
      signature: encoded(response.signature),
      userHandle: encoded(response.userHandle),
    },
  };
}

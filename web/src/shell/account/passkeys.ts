/** Passkeys in the browser: options from the server go in, what the device says comes out, both as JSON. */

/** Whether this browser can keep passkeys at all. */
export const canPasskey = (): boolean => typeof PublicKeyCredential === 'function' && !!navigator.credentials && isSecureContext;

interface Descriptor {
  id: string;
  type: 'public-key';
}

/** Make one. Rejects with what the browser says, such as `NotAllowedError` when the person thinks better of it. */
export async function makePasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const user = options.user as { id: string };
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge as string),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: described(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  if (!made) throw new Error('no passkey');
  const response = made.response as AuthenticatorAttestationResponse;
  return told(made, { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject });
}

/** Let the person choose one, and sign. Rejects as `makePasskey` does. */
export async function usePasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge as string),
    allowCredentials: described(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  if (!used) throw new Error('no passkey');
  const response = used.response as AuthenticatorAssertionResponse;
  return told(used, {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  });
}

function described(list: unknown): { id: Uint8Array; type: 'public-key' }[] {
  return ((list ?? []) as Descriptor[]).map(({ id, type }) => ({ id: bytesOf(id), type }));
}

function told(credential: PublicKeyCredential, parts: Record<string, ArrayBuffer | null>): Record<string, unknown> {
  const response = Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part ? [[name, textOf(part)]] : [])));
  return { id: credential.id, rawId: textOf(credential.rawId), type: credential.type, response };
}

/** The bytes of base64url. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Base64url of bytes. */
export function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

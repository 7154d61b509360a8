/** Passkeys (WebAuthn) in the browser. Options from the server and answers to it are JSON. */

/** Whether this browser supports passkeys. */
export const canPasskey = (): boolean => typeof PublicKeyCredential === 'function' && !!navigator.credentials && isSecureContext;

interface Descriptor {
  id: string;
  type: 'public-key';
}

/** Create a passkey. Rejects with the browser's error, such as `NotAllowedError` when the user cancels. */
export async function createPasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const user = options.user as { id: string };
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge as string),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: decodeDescriptors(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  if (!credential) throw new Error('no passkey');
  const response = credential.response as AuthenticatorAttestationResponse;
  return credentialJson(credential, { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject });
}

/** Let the user choose a passkey and sign in with it. Rejects like `createPasskey`. */
export async function usePasskey(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge as string),
    allowCredentials: decodeDescriptors(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  if (!credential) throw new Error('no passkey');
  const response = credential.response as AuthenticatorAssertionResponse;
  return credentialJson(credential, {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  });
}

function decodeDescriptors(list: unknown): { id: Uint8Array; type: 'public-key' }[] {
  return ((list ?? []) as Descriptor[]).map(({ id, type }) => ({ id: bytesOf(id), type }));
}

function credentialJson(credential: PublicKeyCredential, parts: Record<string, ArrayBuffer | null>): Record<string, unknown> {
  const response = Object.fromEntries(Object.entries(parts).flatMap(([name, part]) => (part ? [[name, textOf(part)]] : [])));
  return { id: credential.id, rawId: textOf(credential.rawId), type: credential.type, response };
}

/** Decode base64url. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Encode as base64url. */
export function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

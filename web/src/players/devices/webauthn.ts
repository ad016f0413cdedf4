/** Passkeys: what the browser is asked, and what it answers, between its own types and JSON. */
import { fromBase64Url } from '../../notifications/push';

/** Why this browser offers no passkeys here, if so. */
export type PasskeyStatus = 'ok' | 'insecure' | 'unsupported';

/** A name with letters: browsers bind a passkey to it, and never to a bare address. */
const isName = (host: string) => /[a-z]/i.test(host) && !host.startsWith('[');

export function passkeyStatus(): PasskeyStatus {
  if (!isSecureContext || !isName(location.hostname)) return 'insecure';
  return 'PublicKeyCredential' in window ? 'ok' : 'unsupported';
}

/** What the server asks for, as JSON: `PublicKeyCredentialCreationOptionsJSON` or `…RequestOptionsJSON`. */
export type PasskeyOptions = Record<string, unknown>;

interface Descriptor {
  id: string;
  type: PublicKeyCredentialType;
}

function toBase64Url(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const readDescriptors = (listed: unknown) =>
  ((listed ?? []) as Descriptor[]).map(({ id, type }) => ({ id: fromBase64Url(id), type }));

function written(credential: PublicKeyCredential, response: Record<string, string>): PasskeyOptions {
  const id = toBase64Url(credential.rawId);
  return { id, rawId: id, type: credential.type, response, clientExtensionResults: {} };
}

/** Have the browser make a passkey; null if its reader does not want to. */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyOptions | null> {
  const user = options.user as { id: string; name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: fromBase64Url(options.challenge as string),
    user: { ...user, id: fromBase64Url(user.id) },
    excludeCredentials: readDescriptors(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return written(made, {
    clientDataJSON: toBase64Url(response.clientDataJSON),
    attestationObject: toBase64Url(response.attestationObject),
  });
}

/** Have the browser show a passkey that its reader chooses; null if they choose none. */
export async function showPasskey(options: PasskeyOptions): Promise<PasskeyOptions | null> {
  const publicKey = {
    ...options,
    challenge: fromBase64Url(options.challenge as string),
    allowCredentials: readDescriptors(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!shown) return null;
  const response = shown.response as AuthenticatorAssertionResponse;
  return written(shown, {
    clientDataJSON: toBase64Url(response.clientDataJSON),
    authenticatorData: toBase64Url(response.authenticatorData),
    signature: toBase64Url(response.signature),
    userHandle: toBase64Url(response.userHandle ?? new ArrayBuffer(0)),
  });
}

/**
 * Passkeys, by the browser's own interface (WebAuthn).
 *
 * What the server gives and takes is text in base64url; which site it is for the browser knows
 * by itself.
 */

import type { PasskeyMade, PasskeyOptions, PasskeyShown } from '../api/types';

/** ECDSA on P-256 and RSA: one of them every authenticator knows. */
const ALGORITHMS = [-7, -257];

const IN_NUMBERS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this page can have passkeys: they need a secure address that is a name. */
export function canHavePasskeys(host: string = location.hostname): boolean {
  return 'PublicKeyCredential' in globalThis && isSecureContext && !IN_NUMBERS.test(host);
}

/** A new passkey; nothing where its owner has thought better of it. */
export async function createPasskey(options: PasskeyOptions): Promise<PasskeyMade | null> {
  const made = await unlessRefused(
    navigator.credentials.create({
      publicKey: {
        challenge: fromBase64(options.challenge),
        rp: { name: 'Sea Battle' },
        user: { id: fromBase64(options.user), name: options.name, displayName: options.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: options.known.map((id) => ({ type: 'public-key', id: fromBase64(id) })),
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    client_data: toBase64(response.clientDataJSON),
    attestation: toBase64(response.attestationObject),
  };
}

/** A passkey that its owner chooses, shown to the server; nothing where they choose none. */
export async function showPasskey(challenge: string): Promise<PasskeyShown | null> {
  const shown = await unlessRefused(
    navigator.credentials.get({
      publicKey: { challenge: fromBase64(challenge), userVerification: 'preferred' },
    }),
  );
  if (!shown) return null;
  const response = shown.response as AuthenticatorAssertionResponse;
  return {
    id: shown.id,
    client_data: toBase64(response.clientDataJSON),
    authenticator_data: toBase64(response.authenticatorData),
    signature: toBase64(response.signature),
  };
}

/** Names of what a browser throws when somebody says no, or has that passkey already. */
const REFUSED = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

async function unlessRefused(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (thrown) {
    if (thrown instanceof DOMException && REFUSED.has(thrown.name)) return null;
    throw thrown;
  }
}

export function toBase64(data: ArrayBuffer): string {
  const signs = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join('');
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
}

/**
 * The secrets of a seat that can be carried to another device: a line of text, sealed by a phrase.
 *
 * scrypt and ChaCha20-Poly1305 by a library: what the browser offers itself is missing where
 * a page comes without TLS, as at a table in one's own network (decision 50).
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';

import { concatBytes, sameBytes, textBytes } from '../bytes';
import type { Draw } from '../group';
import { encodeSeatSecrets, type SeatSecrets, readSeatSecrets } from './seat-secrets';

const HEAD = 'seabattle-backup-';
const VERSION = '1';
const PURPOSE = textBytes('seabattle/backup/1');
const [SALT, NONCE, TAG, CHECK] = [16, 12, 16, 4] as const;

/** It is something else; of a later program; a part is missing or mistyped; another phrase. */
export type BackupFlaw = 'no-backup' | 'newer' | 'damaged' | 'phrase';

/** The secrets in a text, or what is wrong with it. */
export type ReadBackup = { secrets: SeatSecrets } | { flaw: BackupFlaw };

/** One line, for a file or a QR code. */
export function writeBackup(secrets: SeatSecrets, phrase: string, draw: Draw): string {
  const [salt, nonce] = [draw(SALT), draw(NONCE)];
  const body = chacha20poly1305(keyOf(phrase, salt), nonce, PURPOSE).encrypt(encodeSeatSecrets(secrets));
  const sealed = concatBytes(salt, nonce, body);
  return `${HEAD}${VERSION}:${base64url(concatBytes(sealed, checkOf(sealed)))}`;
}

export function readBackup(text: string, phrase: string): ReadBackup {
  const [head = '', body = ''] = text.replace(/[ \t\r\n]/g, '').split(/:(.*)/s);
  if (!head.startsWith(HEAD)) return { flaw: 'no-backup' };
  if (head !== HEAD + VERSION) return { flaw: 'newer' };
  if (!/^[\w-]+$/.test(body) || body.length % 4 === 1) return { flaw: 'damaged' };
  const checked = readBase64url(body);
  const sealed = checked.subarray(0, Math.max(0, checked.length - CHECK));
  if (!sameBytes(checkOf(sealed), checked.subarray(sealed.length))) return { flaw: 'damaged' };
  const opened = openSealed(sealed, phrase);
  if (opened === null) return { flaw: 'phrase' };
  const secrets = readSeatSecrets(opened);
  return secrets ? { secrets } : { flaw: 'damaged' };
}

/** A phrase that nobody guesses: sixteen letters and digits that are hard to confuse. */
export function drawPhrase(draw: Draw): string {
  const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
  const drawn = [...draw(16)].map((byte) => signs[byte & 31]).join('');
  return (drawn.match(/.{4}/g) as string[]).join('-');
}

function openSealed(sealed: Uint8Array, phrase: string): Uint8Array | null {
  if (sealed.length < SALT + NONCE + TAG) return null;
  const key = keyOf(phrase, sealed.subarray(0, SALT));
  try {
    return chacha20poly1305(key, sealed.subarray(SALT, SALT + NONCE), PURPOSE).decrypt(sealed.subarray(SALT + NONCE));
  } catch {
    return null;
  }
}

/** A phrase as it was meant: however its letters were typed, and with single spaces. */
export function settlePhrase(phrase: string): string {
  return phrase.normalize('NFKC').split(/[ \t\r\n]+/).filter(Boolean).join(' ');
}

function keyOf(phrase: string, salt: Uint8Array): Uint8Array {
  return scrypt(textBytes(settlePhrase(phrase)), salt, { N: 2 ** 15, r: 8, p: 1, dkLen: 32 });
}

function checkOf(sealed: Uint8Array): Uint8Array {
  return sha256(sealed).subarray(0, CHECK);
}

function base64url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function readBase64url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

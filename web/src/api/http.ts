/**
 * The HTTP client: requests to the server, and its answers.
 *
 * Whatever goes wrong is thrown as a {@link Problem}, whose detail is a sentence in the
 * language in use; nothing here knows what may be asked.
 */

import { lang, t } from '../speech/speech.svelte';
import { isProblemBody, Problem, problemOf } from './problem';

export { Problem } from './problem';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function sendRequest(method: Method, path: string, body?: unknown, keepalive = false): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': lang() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      keepalive,
    });
  } catch {
    throw new Problem('network/unreachable', t('network-unreachable'));
  }
}

async function sendBytes(path: string, bytes: Uint8Array): Promise<Response> {
  const headers = { 'Accept-Language': lang(), 'Content-Type': 'application/octet-stream' };
  try {
    return await fetch(path, { method: 'POST', headers, body: bytes as BufferSource });
  } catch {
    throw new Problem('network/unreachable', t('network-unreachable'));
  }
}

async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  if (isProblemBody(body)) return problemOf({ ...body, status: response.status });
  return new Problem('network/strange', t('network-strange'), response.status);
}

async function readAnswer<T>(method: Method, path: string, body?: unknown, keepalive = false): Promise<T> {
  const response = await sendRequest(method, path, body, keepalive);
  if (!response.ok) throw await readProblem(response);
  if (method !== 'DELETE' && (method !== 'GET' || path === '/api/me')) noteKnown(path);
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

export const http = {
  get: <T>(path: string): Promise<T> => readAnswer('GET', path),
  post: <T>(path: string, body: unknown): Promise<T> => readAnswer('POST', path, body),
  /** *keepalive* lets it arrive although the page is being closed. */
  put: <T>(path: string, body: unknown, keepalive = false): Promise<T> => readAnswer('PUT', path, body, keepalive),
  patch: <T>(path: string, body: unknown): Promise<T> => readAnswer('PATCH', path, body),
  delete: <T = void>(path: string): Promise<T> => readAnswer('DELETE', path),

  /** Bytes as they are, such as the proof of a field. */
  async upload<T>(path: string, bytes: Uint8Array): Promise<T> {
    const response = await sendBytes(path, bytes);
    if (!response.ok) throw await readProblem(response);
    return (await response.json()) as T;
  },

  /** A page of text, such as the rules in words. */
  async text(path: string): Promise<string> {
    const response = await sendRequest('GET', path);
    if (!response.ok) throw await readProblem(response);
    return response.text();
  },

  /** A file as it is, such as the record of a game. */
  async file(path: string): Promise<Blob> {
    const response = await sendRequest('GET', path);
    if (!response.ok) throw await readProblem(response);
    return response.blob();
  },
};

const KNOWN = 'seabattle.known';

/** What makes somebody of a visitor, where it is done at all. */
const WELCOMING = /^\/api\/(me|sessions\/by-\w+|matches|daily\/[\w-]+|matches\/\w+\/commands)$/;

/** Whatever is asked of us to be done makes us somebody, with a session in a cookie. */
function noteKnown(path: string): void {
  if (!WELCOMING.test(path)) return;
  try {
    localStorage.setItem(KNOWN, 'yes');
  } catch {
    // Then nobody remembers.
  }
}

/** Be nobody again: the session has ended. */
export function forgetKnown(): void {
  try {
    localStorage.removeItem(KNOWN);
  } catch {
    // Nothing was kept.
  }
}

/** Whether this browser has ever been somebody here. */
export function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

/** An idempotency key: the server carries out a request once, however often it is sent. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whatever was thrown, as a problem with a sentence. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  console.error(thrown);
  return new Problem('page/fault', t('page-fault'));
}

/**
 * Rules in a link: a rule file, compressed, behind the `#` of the address.
 *
 * What stands there is never sent to a server by a browser; whoever opens the link reads it.
 */

const MOST = 32 * 1024;
/** Characters of a rule file; the server takes no longer one. */

const KEY = 'rules=';

async function pipeBytes(bytes: Uint8Array<ArrayBuffer>, pipe: ReadableWritablePair): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(pipe as ReadableWritablePair<Uint8Array, Uint8Array>);
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST * 4) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  return whole;
}

function encodeBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** The fragment that carries a rule file. */
export async function fragmentOf(toml: string): Promise<string> {
  const packed = await pipeBytes(new TextEncoder().encode(toml), new CompressionStream('deflate-raw'));
  return `#${KEY}${encodeBase64Url(packed)}`;
}

/** The rule file that a fragment carries, or nothing where there is none that can be read. */
export async function tomlIn(fragment: string): Promise<string | null> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(KEY)) return null;
  try {
    const bytes = await pipeBytes(decodeBase64Url(text.slice(KEY.length)), new DecompressionStream('deflate-raw'));
    const toml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return toml.length <= MOST ? toml : null;
  } catch {
    return null;
  }
}

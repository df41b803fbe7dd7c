/** A record on its way to the server: gzip, then base64, because a long game is large. */

const SEALED = '{"format":"seabattle-sealed"';

/** What concerns the proofs of a sealed game alone. */
const PROVING = new Set(['chain-began', 'message-chained', 'key-announced', 'lot-opened']);

/** The text of a record file, which may be compressed already. */
export async function packRecord(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const packed = head[0] === 0x1f && head[1] === 0x8b;
  const text = await (packed ? unpack(file) : file.text());
  const told = text.startsWith(SEALED) ? new Blob([withoutProofs(text)]) : packed ? null : file;
  const small = told ? await through(told, new CompressionStream('gzip')) : file;
  return encode(new Uint8Array(await small.arrayBuffer()));
}

/**
 * What was told in a sealed game. Its proofs are larger than a request may be, and whoever
 * looks back at a game does not need them: the page at `/check` is there to check them.
 */
export function withoutProofs(record: string): string {
  const [header = '', ...lines] = record.trimEnd().split('\n');
  return [header, ...lines.map(toldIn)].join('\n');
}

function toldIn(line: string): string {
  try {
    const { events } = JSON.parse(line) as { events?: { type: string }[] };
    return events ? JSON.stringify({ events: events.filter(({ type }) => !PROVING.has(type)) }) : line;
  } catch {
    // The server says what is wrong with it.
    return line;
  }
}

/** What is in a compressed file; nothing where it is cut off, and the server says so. */
async function unpack(file: Blob): Promise<string> {
  try {
    return await (await through(file, new DecompressionStream('gzip'))).text();
  } catch {
    return '';
  }
}

function through(file: Blob, stream: CompressionStream | DecompressionStream): Promise<Blob> {
  return new Response(file.stream().pipeThrough(stream)).blob();
}

function encode(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

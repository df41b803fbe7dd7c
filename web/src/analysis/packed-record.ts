/** A record on its way to the server: gzip, then base64, because a long game is large. */

/** The text of a record file, which may be compressed already. */
export async function packRecord(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const packed = head[0] === 0x1f && head[1] === 0x8b ? file : await compress(file);
  return encode(new Uint8Array(await packed.arrayBuffer()));
}

function compress(file: Blob): Promise<Blob> {
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

function encode(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Records may be compressed; a small file must not fill the memory. */

import { Fault } from '../fault';
import { MOST_BYTES } from './record-file';

/** The bytes of a record as they were before compression, if there was any. */
export async function unpack(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (data[0] !== 0x1f || data[1] !== 0x8b) return data;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (let read = await reader.read(); !read.done && size <= MOST_BYTES; read = await reader.read()) {
      chunks.push(read.value);
      size += read.value.length;
    }
  } catch {
    throw new Fault('damaged');
  }
  if (size > MOST_BYTES) throw new Fault('too-big');
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** What was told of a match since a number, read from the server's stream until it is caught up. */

import { Problem } from '../api/problem';
import type { ToldMessage } from '../api/types';
import { t } from '../speech/speech.svelte';

/** Every thing told after one number and up to another, in order. */
export async function readTold(match: string, after: number, until: number): Promise<ToldMessage[]> {
  const stop = new AbortController();
  const found: ToldMessage[] = [];
  try {
    const response = await fetch(`/api/matches/${match}/stream?after=${after}`, { signal: stop.signal });
    if (!response.ok || !response.body) throw unreachable();
    for await (const line of linesOf(response.body)) {
      const message = JSON.parse(line) as ToldMessage | { type: 'view' };
      if (message.type === 'told') found.push(message);
      if ((found.at(-1)?.number ?? after) >= until) break;
    }
  } catch (thrown) {
    // Fetch throws a TypeError where nobody answers; it is tried again with the next connection.
    throw thrown instanceof TypeError ? unreachable() : thrown;
  } finally {
    stop.abort();
  }
  return found;
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader() as ReadableStreamDefaultReader<string>;
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim());
  }
}

function unreachable(): Problem {
  return new Problem('network/unreachable', t('network-unreachable'));
}

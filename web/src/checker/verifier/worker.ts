/** The verifier beside the page: bytes of a record come in, a verdict goes out. */

import { verifyFile } from './verdict';

self.onmessage = (event: MessageEvent<Uint8Array<ArrayBuffer>>): void => {
  void verifyFile(event.data).then((verdict) => self.postMessage(verdict));
};

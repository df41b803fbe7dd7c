/** The verifier beside the page: bytes of a record come in, a verdict goes out. */

import { verifyFile } from './verdict';

self.onmessage = (event: MessageEvent<Uint8Array<ArrayBuffer>>): void => {
  // A promise that fails unheard would leave the page waiting: what is reported reaches it as an error.
  verifyFile(event.data).then((verdict) => self.postMessage(verdict), reportError);
};

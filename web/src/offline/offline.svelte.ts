/** Whether the page stands by itself, without its server. */

const EVERY = 10_000;

class Offline {
  /** No network, or a page that was kept because the server did not answer. */
  now = $state(!navigator.onLine || 'offline' in document.documentElement.dataset);

  constructor() {
    addEventListener('offline', () => (this.now = true));
    addEventListener('online', () => void this.#look());
    // A network that is there says nothing when the server is back.
    setInterval(() => void this.#look(), EVERY);
  }

  async #look(): Promise<void> {
    if (!this.now || !navigator.onLine) return;
    const answer = await fetch('/healthz', { method: 'HEAD' }).catch(() => null);
    if (answer?.ok) this.now = false;
  }
}

export const offline = new Offline();

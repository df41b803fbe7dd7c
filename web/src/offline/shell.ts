/** What makes an app of the page: its manifest, and a service worker that keeps it readable offline. */

import { http, isKnown } from '../api/http';
import type { VariantLine } from '../api/types';
import { lang } from '../speech/speech.svelte';

/** Whoever is on a plain line without encryption has no service worker, and misses nothing else. */
export async function startShell(): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  nameManifest();
  workers.addEventListener('controllerchange', () => void fillWorker());
  // The browser may not want one; the page needs none while there is a network.
  await workers.register('/sw.js').catch(() => undefined);
  if (workers.controller) await fillWorker();
}

/** Give the worker of this page, which may be a new one, what can be read later. */
async function fillWorker(): Promise<void> {
  try {
    // What is said offline has to be there before.
    await Promise.all([import('./notice'), import('./reading')]);
  } catch {
    // The network is gone already; the next page tries again.
  }
  sendFiles();
  await keepRules();
}

/** The manifest in the language that is spoken. */
function nameManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `/app/${lang()}.webmanifest`;
  document.head.append(link);
}

/** What this page has loaded before the worker was there. */
function sendFiles(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  navigator.serviceWorker.controller?.postMessage({ keep: loaded.filter((path) => path.startsWith('/assets/')) });
}

/** Have the rules at hand, for whoever plays here and has them not. */
async function keepRules(): Promise<void> {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (saving || !isKnown() || !navigator.onLine) return;
  try {
    await import('../rules/RulesPage.svelte');
    for (const { name } of await http.get<VariantLine[]>('/api/variants')) {
      const address = `/api/variants/${encodeURIComponent(name)}/rules?lang=${lang()}`;
      if (!(await caches.match(address, { ignoreVary: true }))) await http.text(address);
    }
  } catch {
    // Next time, then.
  }
}

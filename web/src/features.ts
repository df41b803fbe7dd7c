/**
 * Features of this server that are switched off, which the page hides.
 *
 * The server names them in the page itself (`<meta name="features-off">`). It answers 404 at
 * their addresses, so nothing is asked there.
 */

import pages from './pages.json';

const named = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=features-off]')?.content;
const off = new Set(named?.split(' '));

/** The addresses of pages that this server does without. */
const hidden = pages.filter(({ feature }) => !isOn(feature)).map(({ address }) => patternOf(address));

/** Whether this server has a feature; what belongs to none is always there. */
export function isOn(feature: string | null): boolean {
  return feature === null || !off.has(feature);
}

/** Whether a link leads somewhere: not where it leads to a page of a feature that is switched off. */
export function isOffered(href: string): boolean {
  const path = href.split(/[?#]/)[0] ?? '';
  return !hidden.some((pattern) => pattern.test(path));
}

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

/**
 * Which page stands at which address.
 *
 * The addresses are those of `pages.json`, which the server reads too. A name in braces is
 * handed to the page as a property. A page is loaded when it is first wanted.
 */

import type { Component } from 'svelte';
import { isOn } from './features';
import pages from './pages.json';

// Each page has properties of its own: those its address names.
type LoadPage = () => Promise<{ default: Component<any> }>;

export interface Route {
  address: string;
  page: LoadPage;
}

export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

/** How each page of `pages.json` is loaded, by its name. */
const LOADERS: Record<string, LoadPage> = {
  home: () => import('./home/Home.svelte'),
  join: () => import('./invite/JoinPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  watch: () => import('./home/match-lists/WatchPage.svelte'),
  settings: () => import('./settings/page'),
  'mail-link': () => import('./notifications/mail-link'),
  match: () => import('./match-page'),
  'match-host': () => import('./hosting/page'),
  signup: () => import('./hosting/sign-up-page'),
  host: () => import('./hosting/new-page'),
  builder: () => import('./builder/page'),
  devices: () => import('./devices/page'),
  checker: () => import('./checker/page'),
  analysis: () => import('./analysis/page'),
  paper: () => import('./paper/page'),
  daily: () => import('./daily/page'),
  statistics: () => import('./statistics/page'),
  odds: () => import('./odds/page'),
  puzzles: () => import('./puzzles/page'),
  replay: () => import('./replay/page'),
};

/** Addresses without a page, or of a feature that is off, are left out: the frame says that there is nothing. */
export const routes: Route[] = pages.flatMap(({ address, page: name, feature }) => {
  const page = LOADERS[name ?? ''];
  return page && isOn(feature) ? [{ address, page }] : [];
});

/** The route of a path, and what its address names. */
export function find(table: readonly Route[], path: string): FoundRoute | null {
  const asked = parts(path);
  for (const route of table) {
    const params = fit(parts(route.address), asked);
    if (params) return { route, params };
  }
  return null;
}

function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fit(pattern: string[], asked: string[]): Record<string, string> | null {
  if (pattern.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const value = asked[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = decodePart(value);
    else if (part !== value) return null;
  }
  return params;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

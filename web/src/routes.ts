/**
 * Which page stands at which address.
 *
 * What is named with a colon is handed to the page as a property. A page is loaded when
 * it is first wanted.
 */

import type { Component } from 'svelte';

export interface Route {
  path: string;
  // Each page has properties of its own: those its path names.
  page: () => Promise<{ default: Component<any> }>;
}

export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

export const routes: Route[] = [
  { path: '/', page: () => import('./home/Home.svelte') },
  { path: '/join/:match/:key', page: () => import('./invite/JoinPage.svelte') },
  { path: '/rules/:name', page: () => import('./rules/RulesPage.svelte') },
  { path: '/watch', page: () => import('./home/match-lists/WatchPage.svelte') },
  { path: '/settings', page: () => import('./settings/page') },
  { path: '/confirm/:token', page: () => import('./settings/mail-link') },
  { path: '/unsubscribe/:token', page: () => import('./settings/mail-link') },
  { path: '/match/:id', page: () => import('./match-page') },
  { path: '/match/:id/host', page: () => import('./hosting/page') },
  { path: '/signup/:id', page: () => import('./signup/page') },
  { path: '/host', page: () => import('./hosting/new-page') },
  { path: '/builder', page: () => import('./builder/page') },
  { path: '/device', page: () => import('./devices/page') },
  { path: '/check', page: () => import('./checker/page') },
  { path: '/check/:id', page: () => import('./checker/page') },
  { path: '/analysis', page: () => import('./analysis/page') },
  { path: '/analysis/:id', page: () => import('./analysis/page') },
  { path: '/paper', page: () => import('./paper/page') },
  { path: '/daily', page: () => import('./daily/page') },
  { path: '/daily/:variant', page: () => import('./daily/page') },
  { path: '/daily/:variant/:day', page: () => import('./daily/page') },
  { path: '/statistics', page: () => import('./statistics/page') },
  { path: '/odds', page: () => import('./odds/page') },
  { path: '/puzzles', page: () => import('./puzzles/page') },
  { path: '/puzzles/:id', page: () => import('./puzzles/page') },
  { path: '/replay/:id', page: () => import('./afterwards/page') },
  // The shell's own lie above; playing, rounds, afterwards and the builder follow.
];

/** The route of an address, and what its path names. */
export function find(table: readonly Route[], path: string): FoundRoute | null {
  const asked = parts(path);
  for (const route of table) {
    const params = fit(parts(route.path), asked);
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
    if (part.startsWith(':')) params[part.slice(1)] = decodePart(value);
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

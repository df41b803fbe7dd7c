/** The sign of a tab whose visitor is elsewhere: whether it is their turn, in title and icon. */

const ICON = '/icon.svg';

/** The same drawing with a lamp at its corner, as a data address. */
function lampIcon(): string {
  const lamp = '<circle cx="24" cy="8" r="8" fill="#d9480f" stroke="#fff" stroke-width="2"/>';
  const ring = '<circle cx="16" cy="16" r="14" fill="#f6f1e3" stroke="#1d3a4c" stroke-width="2"/>';
  const needle = '<path d="M16 4 20 16 16 28 12 16z" fill="#1d3a4c"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ring}${needle}${lamp}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Light the lamp at the icon of the tab, or put it out. */
export function lightIcon(lit: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = lit ? lampIcon() : ICON;
}

/** What stands in the title of a tab. */
export function tabTitle(game: string, mine: string | null, site: string): string {
  return mine === null ? `${game} · ${site}` : `● ${mine} · ${game}`;
}

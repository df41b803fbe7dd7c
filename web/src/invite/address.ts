/**
 * The whole address of an invitation: what a friend's device can open.
 *
 * A page at a loopback address (127.0.0.1, localhost) is found by this machine alone, so
 * whatever is made there names the address on the home network, where the server has one.
 */

import type { Link } from '../api/types';

type Invited = Pick<Link, 'path' | 'lan_url'>;
type Here = Pick<Location, 'origin' | 'hostname'>;

export function linkAddress(link: Invited, here: Here = location): string {
  const base = isLoopback(here.hostname) && link.lan_url ? link.lan_url : here.origin;
  return base + link.path;
}

/** Whether nobody but this machine can open the link. */
export function opensHereOnly(link: Invited, here: Here = location): boolean {
  return isLoopback(here.hostname) && !link.lan_url;
}

function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

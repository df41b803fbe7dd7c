/** This browser's subscription: its maker's push host brings it pings of our server. */

import { http } from '../api/http';
import type { ChannelMade, WaysOffered } from '../api/types';
import { lang } from '../speech/speech.svelte';

export type PushState = 'unable' | 'off' | 'on' | 'denied';

async function manager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return worker?.pushManager ?? null;
}

/** The key that the server sends with; null where it sends nothing. */
async function offeredKey(): Promise<string | null> {
  return (await http.get<WaysOffered>('/api/channels/ways')).push ?? null;
}

/** Whether this browser tells its owner of a turn, and whether it could. */
export async function pushState(): Promise<PushState> {
  const found = await manager();
  if (!found || !(await offeredKey())) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await found.getSubscription()) ? 'on' : 'off';
}

/** Ask the browser, which asks its owner; only ever after a press of a button. */
export async function subscribe(): Promise<PushState> {
  const [found, key] = await Promise.all([manager(), offeredKey()]);
  if (!found || !key) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  // One that was made for another key is good for nothing.
  await (await found.getSubscription())?.unsubscribe();
  const made = await found.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  try {
    await http.post<ChannelMade>('/api/channels', { kind: 'push', address: endpoint, keys, lang: lang() });
  } catch (thrown) {
    await made.unsubscribe();
    throw thrown;
  }
  return 'on';
}

/** Hear no more; the server is told so by the push host. */
export async function unsubscribe(): Promise<PushState> {
  const found = await manager();
  await (await found?.getSubscription())?.unsubscribe();
  return 'off';
}

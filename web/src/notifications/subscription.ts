/** This browser's subscription: its maker's push host brings it pings of our server. */

import { http } from '../api/http';
import type { ChannelMade, WaysOffered } from '../api/types';
import { lang } from '../speech/speech.svelte';

const CHANNEL = 'seabattle.push-channel';

/** `insecure`: the server offers it, and it could be, at an encrypted address. */
export type PushState = 'unable' | 'insecure' | 'off' | 'on' | 'denied';

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
  if (!globalThis.isSecureContext) return (await offeredKey()) ? 'insecure' : 'unable';
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
    const { channel } = await http.post<ChannelMade>('/api/channels', { kind: 'push', address: endpoint, keys, lang: lang() });
    noteChannel(channel.id);
  } catch (thrown) {
    await made.unsubscribe();
    throw thrown;
  }
  return 'on';
}

/** Hear no more. The server is told at once; where it is not, the push host will tell it. */
export async function unsubscribe(): Promise<PushState> {
  const found = await manager();
  await (await found?.getSubscription())?.unsubscribe();
  const channel = notedChannel();
  if (channel) await http.delete(`/api/channels/${channel}`).catch(() => undefined);
  noteChannel(null);
  return 'off';
}

function notedChannel(): string | null {
  try {
    return localStorage.getItem(CHANNEL);
  } catch {
    return null;
  }
}

/** Which of the places where the visitor is told this browser is: addresses are shown to nobody. */
function noteChannel(id: string | null): void {
  try {
    if (id) localStorage.setItem(CHANNEL, id);
    else localStorage.removeItem(CHANNEL);
  } catch {
    // Then the push host tells the server.
  }
}

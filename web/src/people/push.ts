// Push messages: the subscription of this browser, and whether the server knows it.
import { attention } from '../lib/attention.svelte';
import { recall, remember } from '../lib/store';
import type { NewDevice, NoticeSettings } from '../wire';
import { people } from './api';

export const pushable = () => 'serviceWorker' in navigator && 'PushManager' in window && attention.possible;

/** Lets this browser have push messages; null when it may not. The browser has to be asked by a click. */
export async function subscribe(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const device = await subscription(key);
  remember('push-endpoint', device.endpoint);
  return people.addDevice(device);
}

export async function unsubscribe(): Promise<void> {
  attention.pushed('');
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Subscriptions end by themselves now and then, and with the session: see that the server knows the present one. */
export async function renew(): Promise<void> {
  const found = await people.notices();
  const wanted = found.channels.some((one) => one.channel === 'push');
  if (!wanted || !found.push_key || !pushable() || Notification.permission !== 'granted') return attention.pushed('');
  const device = await subscription(found.push_key);
  if (device.endpoint === recall('push-endpoint') && found.devices.some((one) => one.here)) return note(found);
  remember('push-endpoint', device.endpoint);
  note(await people.addDevice(device));
}

/** A notification of the page would tell the same a second time. */
export function note(found: NoticeSettings): void {
  const kinds = found.channels.find((one) => one.channel === 'push')?.kinds ?? [];
  attention.pushed(found.devices.some((one) => one.here) ? kinds.join(' ') : '');
}

async function subscription(key: string): Promise<NewDevice> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytes(key);
  let found = await pushManager.getSubscription();
  // One that was made for another key of the server is of no use.
  if (found && !same(found.options.applicationServerKey, wanted)) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint = '', keys = {} } = found.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const mine = new Uint8Array(one ?? new ArrayBuffer(0));
  return mine.length === other.length && mine.every((value, at) => value === other[at]);
}

/** Notifications of this browser: its push subscription, and telling the server of it. */
import { subscribePush } from '../app/api';
import type { NotificationState } from '../app/protocol';
import { browserName } from '../players/devices/browser-name';

/** Why this browser can't show notifications, if so; else whether it does. */
export type PushStatus = 'unsupported' | 'insecure' | 'denied' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id under which the server knows this browser, if it does. */
export async function ownDevice(state: NotificationState): Promise<string | null> {
  if (!isSupported() || !isSecureContext) return null;
  const subscription = await ownSubscription();
  if (!subscription) return null;
  const hash = await hashOf(subscription.endpoint);
  return state.devices.find((device) => device.endpoint_hash === hash)?.id ?? null;
}

export async function pushStatus(state: NotificationState): Promise<PushStatus> {
  if (!isSecureContext) return 'insecure';
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await ownDevice(state)) ? 'on' : 'off';
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Ask for permission, subscribe, and tell the server; null if the reader does not want it. */
export async function enablePush(player: string, state: NotificationState): Promise<NotificationState | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  const key = fromBase64Url(state.push_key!);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  let subscription: PushSubscription;
  try {
    subscription = await registration.pushManager.subscribe(options);
  } catch (error) {
    // Subscribed once at a host with another key: such a subscription can be used no more.
    const old = await registration.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    subscription = await registration.pushManager.subscribe(options);
  }
  const { keys } = subscription.toJSON();
  return subscribePush(player, {
    endpoint: subscription.endpoint,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    device: browserName(navigator.userAgent),
  });
}

export async function disablePush(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}

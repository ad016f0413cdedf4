/** Becoming a device of a player who is known already: with a passkey, or by a link that was made on another device. */
import { beginSignIn, signIn, useDeviceLink } from '../../app/api';
import type { AddedDevice, NewDevice } from '../../app/protocol';
import { settings } from '../../app/settings.svelte';
import { newSecret } from '../../fair-deal/commitments';
import { browserName } from './browser-name';
import { becomeAnother, playerKey } from '../identity';
import { showPasskey } from './webauthn';

function newDevice(joins: boolean): NewDevice {
  return { key: newSecret(), device: browserName(navigator.userAgent), joins: joins ? playerKey() : null };
}

/** From now on this browser is theirs, with their name, language and settings. */
async function become({ player, is_joined }: AddedDevice, { key }: NewDevice): Promise<void> {
  becomeAnother(key, is_joined);
  await settings.adopt(player);
}

/** Sign in with a passkey; null if its owner chooses none. */
export async function signInWithPasskey(joins: boolean): Promise<AddedDevice | null> {
  const credential = await showPasskey(await beginSignIn());
  if (!credential) return null;
  const device = newDevice(joins);
  const added = await signIn({ credential, device });
  await become(added, device);
  return added;
}

export async function continueByLink(token: string, joins: boolean): Promise<AddedDevice> {
  const device = newDevice(joins);
  const added = await useDeviceLink({ token, device });
  await become(added, device);
  return added;
}

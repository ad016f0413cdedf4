/** The client of the host's HTTP API. */
import { json, post, send } from '../app/api';
import type {
  AdmittedPasskey,
  Announce,
  BackupTicket,
  BlockAddress,
  BlockSeat,
  ConnectedAddress,
  HostBlocked,
  HostNumbers,
  HostSettingsChange,
  HostSettingsState,
  HostTable,
  LoggedAction,
  OpenedPage,
  ShownAnnouncement,
} from '../app/protocol';
import type { PasskeyOptions } from '../players/devices/webauthn';

export const openWithKey = (key: string) => json<OpenedPage>(post('/api/host/open', { key }));

export const beginOpening = () => json<PasskeyOptions>(post('/api/host/open/passkey/options'));

export const openWithPasskey = (credential: PasskeyOptions) =>
  json<OpenedPage>(post('/api/host/open/passkey', { credential }));

export const closePage = (token: string) => post('/api/host/close', undefined, token);

export const fetchNumbers = (token: string, since: number) =>
  json<HostNumbers>(send(`/api/host/numbers?since=${since}`, {}, token));

/** Running tables, those after one of them if it is given. */
export function fetchTables(token: string, after?: HostTable): Promise<HostTable[]> {
  const query = after ? `?after_at=${after.created_at}&after=${after.id}` : '';
  return json<HostTable[]>(send(`/api/host/tables${query}`, {}, token));
}

export const endTable = (token: string, table: string, note: string) =>
  post(`/api/host/tables/${table}/end`, { note }, token);

export const fetchLog = (token: string, before?: number) =>
  json<LoggedAction[]>(send(`/api/host/log${before === undefined ? '' : `?before=${before}`}`, {}, token));

export const fetchAddresses = (token: string) => json<ConnectedAddress[]>(send('/api/host/addresses', {}, token));

export const fetchBlocks = (token: string) => json<HostBlocked[]>(send('/api/host/blocks', {}, token));

export const block = (token: string, who: BlockAddress | BlockSeat) =>
  json<HostBlocked[]>(post('/api/host/blocks', who, token));

export const unblock = (token: string, id: string) =>
  json<HostBlocked[]>(send(`/api/host/blocks/${id}`, { method: 'DELETE' }, token));

export const announce = (token: string, what: Announce) =>
  json<ShownAnnouncement[]>(post('/api/host/announcements', what, token));

export const withdraw = (token: string, id: string) =>
  json<ShownAnnouncement[]>(send(`/api/host/announcements/${id}`, { method: 'DELETE' }, token));

export const fetchSettings = (token: string) => json<HostSettingsState>(send('/api/host/settings', {}, token));

export const changeSettings = (token: string, change: HostSettingsChange) =>
  json<HostSettingsState>(send('/api/host/settings', { method: 'PATCH', body: JSON.stringify(change) }, token));

export const fetchPasskeys = (token: string) => json<AdmittedPasskey[]>(send('/api/host/passkeys', {}, token));

export const beginAdmission = (token: string) =>
  json<PasskeyOptions>(post('/api/host/passkeys/options', undefined, token));

export const admitPasskey = (token: string, credential: PasskeyOptions) =>
  json<AdmittedPasskey[]>(post('/api/host/passkeys', { credential }, token));

export const dismissPasskey = (token: string, id: string) =>
  json<AdmittedPasskey[]>(send(`/api/host/passkeys/${id}`, { method: 'DELETE' }, token));

export const prepareBackup = (token: string) => json<BackupTicket>(post('/api/host/backups', undefined, token));

/** Tables for tests of the store, with a fake socket. */
import type { Frame } from '../../games/module';
import type { AnyEvent, FromBrowser, Patch, Snapshot, TableView } from '../../shell/api/wire';
import type { SocketListener, TableSocket } from './tableSocket';
import { Table } from './tableStore.svelte';

const seat = {
  kind: 'person' as const,
  name: 'Ada',
  level: '',
  lent: false,
  you: true,
  here: true,
  away_since: 0,
  left: false,
  late: false,
};

export function tableView(actions: number, more: Partial<TableView> = {}): TableView {
  return {
    id: 'a',
    game: 'duel',
    status: 'playing',
    options: {},
    kind: { t: 'none' },
    seats: [seat, { ...seat, you: false, name: 'Ben' }],
    host: true,
    clock: null,
    to_act: [0],
    actions,
    offer: null,
    outcome: null,
    can_undo: [],
    can_lend: [],
    commit: '',
    seed: '',
    previous: '',
    following: '',
    leg: 1,
    watchers: 0,
    offer_waits: [],
    can_close: [],
    can_claim: false,
    close_from: 0,
    ...more,
    // Only the fields that the store reads.
  } as TableView;
}

export const snapshot = (n: number, actions: number): Snapshot => ({
  t: 'snapshot',
  n,
  table: tableView(actions),
  view: { k: actions },
  log: [],
  first: n + 1,
});
export const acted = (action: string, by = 0): AnyEvent => ({ t: 'acted', at: 0, seat: by, action });
export const patch = (since: number, events: AnyEvent[], changes: Record<string, unknown>): Patch => ({
  t: 'patch',
  since,
  n: since + events.length,
  log: events.map((event, i) => ({ n: since + 1 + i, event })),
  changes,
});
/** A patch that replaces the whole table and view. */
export const update = (since: number, events: AnyEvent[], actions: number): Patch =>
  patch(since, events, { table: tableView(actions), view: { k: actions } });
export const frame = (k: number): Frame => ({ k, seat: k ? 0 : -1, action: k ? `a${k}` : '', view: { k } });

/** Messages sent since `open`, and whether the socket accepts messages. */
export const wire: { sent: FromBrowser[]; up: boolean } = { sent: [], up: true };

/** A table with an open connection. */
export function open(): Table {
  Object.assign(wire, { sent: [], up: true });
  const socket = {
    open: () => {},
    close: () => {},
    reconnectNow: () => {},
    send: (message: FromBrowser) => {
      if (wire.up) wire.sent.push(message);
      return wire.up;
    },
  };
  const table = new Table('a', (_url: string, _listener: SocketListener) => socket as unknown as TableSocket);
  table.onOpen();
  return table;
}

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SocketListener, TableSocket } from './tableSocket';

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor() {
    FakeSocket.made.push(this);
  }
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const listener = { onOpen: vi.fn(), onMessage: vi.fn(), onSilent: vi.fn(), onLost: vi.fn() } satisfies SocketListener;
const latest = () => FakeSocket.made.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a broken connection is retried with growing delays', () => {
  const line = new TableSocket('ws://here', listener);
  line.open();
  latest().fail();
  expect(listener.onLost).toHaveBeenCalledWith(false, 1006);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  latest().fail();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(3);
  latest().open();
  expect(listener.onOpen).toHaveBeenCalledOnce();
});

test('an unknown table is not retried', () => {
  const line = new TableSocket('ws://here', listener);
  line.open();
  latest().fail(4404);
  expect(listener.onLost).toHaveBeenCalledWith(true, 4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

const PONG = { data: '{"t":"pong","at":1}' };

/** An open connection that has just received a message. */
function openSocket(): FakeSocket {
  new TableSocket('ws://here', listener).open();
  latest().open();
  latest().onmessage(PONG);
  latest().sent.length = 0;
  return latest();
}

test('a ping is sent after a second of silence only', () => {
  const socket = openSocket();
  vi.advanceTimersByTime(900);
  socket.onmessage({ data: '{"t":"busy","busy":false}' });
  vi.advanceTimersByTime(900);
  expect(socket.sent).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(socket.sent).toEqual(['{"t":"ping"}']);
});

test('an unanswered ping is reported as silence within three seconds', () => {
  openSocket();
  vi.advanceTimersByTime(3_000);
  expect(listener.onSilent).toHaveBeenCalledOnce();
  expect(listener.onLost).not.toHaveBeenCalled();
  latest().onmessage(PONG);
  vi.advanceTimersByTime(900);
  expect(listener.onLost).not.toHaveBeenCalled();
  expect(FakeSocket.made).toHaveLength(1);
});

test('a connection that stays silent is closed and retried', () => {
  openSocket();
  vi.advanceTimersByTime(9_200);
  expect(listener.onLost).toHaveBeenCalledWith(false, 0);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
});

test('answered pings keep the connection, one each second', () => {
  const socket = openSocket();
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    socket.onmessage(PONG);
  }
  expect(socket.sent).toHaveLength(60);
  expect(listener.onSilent).not.toHaveBeenCalled();
  expect(listener.onLost).not.toHaveBeenCalled();
});

test('a hidden page sends four pings a minute', () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const socket = openSocket();
  for (let quarter = 0; quarter < 4; quarter++) {
    vi.advanceTimersByTime(15_000);
    socket.onmessage(PONG);
  }
  expect(socket.sent).toHaveLength(4);
  seen.mockRestore();
});

test('a connection without any message is closed and retried', () => {
  new TableSocket('ws://here', listener).open();
  vi.advanceTimersByTime(8_000);
  expect(listener.onLost).toHaveBeenCalledWith(false, 0);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
});

test('a closed socket stays closed and refuses messages', () => {
  const line = new TableSocket('ws://here', listener);
  line.open();
  latest().open();
  line.close();
  expect(line.send({ t: 'resync' })).toBe(false);
  latest().fail();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test('a socket that was closed before it was opened stays closed', () => {
  const line = new TableSocket('ws://here', listener);
  line.close();
  line.open();
  line.reconnectNow();
  expect(FakeSocket.made).toHaveLength(0);
});

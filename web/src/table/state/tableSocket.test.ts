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
  comeUp(): void {
    this.readyState = 1;
    this.onopen();
  }
  breakDown(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const ear = { opened: vi.fn(), heard: vi.fn(), silent: vi.fn(), lost: vi.fn() } satisfies SocketListener;
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

test('a broken line is tried again with growing pauses, until it stands', () => {
  const line = new TableSocket('ws://here', ear);
  line.open();
  latest().breakDown();
  expect(ear.lost).toHaveBeenCalledWith(false, 1006);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  latest().breakDown();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(3);
  latest().comeUp();
  expect(ear.opened).toHaveBeenCalledOnce();
});

test('an unknown table is not tried again', () => {
  const line = new TableSocket('ws://here', ear);
  line.open();
  latest().breakDown(4404);
  expect(ear.lost).toHaveBeenCalledWith(true, 4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

const PONG = { data: '{"t":"pong","at":1}' };

/** A line that stands, and has just heard something. */
function standing(): FakeSocket {
  new TableSocket('ws://here', ear).open();
  latest().comeUp();
  latest().onmessage(PONG);
  latest().sent.length = 0;
  return latest();
}

test('a second of silence is broken by a ping, and while others speak none is sent', () => {
  const socket = standing();
  vi.advanceTimersByTime(900);
  socket.onmessage({ data: '{"t":"busy","busy":false}' });
  vi.advanceTimersByTime(900);
  expect(socket.sent).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(socket.sent).toEqual(['{"t":"ping"}']);
});

test('a line that does not answer is called silent within three seconds, and is kept for a while', () => {
  standing();
  vi.advanceTimersByTime(3_000);
  expect(ear.silent).toHaveBeenCalledOnce();
  expect(ear.lost).not.toHaveBeenCalled();
  latest().onmessage(PONG);
  vi.advanceTimersByTime(900);
  expect(ear.lost).not.toHaveBeenCalled();
  expect(FakeSocket.made).toHaveLength(1);
});

test('a line that stays silent is given up and tried again', () => {
  standing();
  vi.advanceTimersByTime(9_200);
  expect(ear.lost).toHaveBeenCalledWith(false, 0);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
});

test('answers to the pings keep the line, one a second', () => {
  const socket = standing();
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1_000);
    socket.onmessage(PONG);
  }
  expect(socket.sent).toHaveLength(60);
  expect(ear.silent).not.toHaveBeenCalled();
  expect(ear.lost).not.toHaveBeenCalled();
});

test('a page that nobody sees asks four times a minute at most', () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const socket = standing();
  for (let quarter = 0; quarter < 4; quarter++) {
    vi.advanceTimersByTime(15_000);
    socket.onmessage(PONG);
  }
  expect(socket.sent).toHaveLength(4);
  seen.mockRestore();
});

test('a server that takes the call and says nothing is given up too', () => {
  new TableSocket('ws://here', ear).open();
  vi.advanceTimersByTime(8_000);
  expect(ear.lost).toHaveBeenCalledWith(false, 0);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
});

test('a line closed on purpose stays closed, and says so of what is sent', () => {
  const line = new TableSocket('ws://here', ear);
  line.open();
  latest().comeUp();
  line.close();
  expect(line.send({ t: 'resync' })).toBe(false);
  latest().breakDown();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test('a line that was closed before it was opened stays closed', () => {
  const line = new TableSocket('ws://here', ear);
  line.close();
  line.open();
  line.hurry();
  expect(FakeSocket.made).toHaveLength(0);
});

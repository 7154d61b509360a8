import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Ear, Line } from './line';

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

const ear = { opened: vi.fn(), heard: vi.fn(), lost: vi.fn() } satisfies Ear;
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
  const line = new Line('ws://here', ear);
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
  const line = new Line('ws://here', ear);
  line.open();
  latest().breakDown(4404);
  expect(ear.lost).toHaveBeenCalledWith(true, 4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

test('silence is broken by a ping, and a line that stays silent is given up', () => {
  const line = new Line('ws://here', ear);
  line.open();
  latest().comeUp();
  const socket = latest();
  socket.sent.length = 0;
  vi.advanceTimersByTime(15_000);
  expect(socket.sent).toEqual(['{"t":"ping"}']);
  vi.advanceTimersByTime(8_000);
  expect(ear.lost).toHaveBeenCalledWith(false, 0);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.made).toHaveLength(2);
});

test('an answer to the ping keeps the line', () => {
  const line = new Line('ws://here', ear);
  line.open();
  latest().comeUp();
  vi.advanceTimersByTime(15_000);
  latest().onmessage({ data: '{"t":"pong","at":1}' });
  vi.advanceTimersByTime(14_000);
  expect(ear.lost).not.toHaveBeenCalled();
});

test('a line closed on purpose stays closed, and says so of what is sent', () => {
  const line = new Line('ws://here', ear);
  line.open();
  latest().comeUp();
  line.close();
  expect(line.send({ t: 'resync' })).toBe(false);
  latest().breakDown();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
});

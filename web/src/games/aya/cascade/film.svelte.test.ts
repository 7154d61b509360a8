// @vitest-environment happy-dom
import { describe, expect, it, test } from 'vitest';
import { type Block, clipMimeType, clipSize, webm } from './film.svelte';

/** Ids of elements that contain other elements. */
const NESTED = new Set([0x1a45dfa3, 0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0xe1, 0x1f43b675]);

/** Parse a WebM file: the ids of its elements and their content, in order. */
function read(bytes: Uint8Array, from = 0, to = bytes.length): [number, Uint8Array][] {
  const found: [number, Uint8Array][] = [];
  for (let at = from; at < to; ) {
    const length = Math.clz32(bytes[at] ?? 0) - 23;
    const name = bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);
    const size = Number(new DataView(bytes.buffer).getBigUint64(at + length) & 0xffffffffffffffn);
    const start = at + length + 8;
    if (NESTED.has(name)) found.push([name, new Uint8Array()], ...read(bytes, start, start + size));
    else found.push([name, bytes.subarray(start, start + size)]);
    at = start + size;
  }
  return found;
}

const block = (at: number, key: boolean, ...data: number[]): Block => ({ at, key, data: new Uint8Array(data) });

test('a film has frames and sound in order of time, in clusters with a key frame', async () => {
  const film = webm({
    width: 300,
    height: 200,
    durationMs: 70,
    pictures: [block(0, true, 1, 2), block(33.3, false, 3), block(66.7, true, 4)],
    sound: { head: new Uint8Array([7, 7]), rate: 48_000, channels: 2, blocks: [block(20, true, 9), block(40, true, 8)] },
  });
  expect(film.type).toBe('video/webm');
  const parts = read(new Uint8Array(await film.arrayBuffer()));
  const all = (name: number) => parts.filter(([id]) => id === name).map(([, data]) => [...data]);
  expect(new TextDecoder().decode(parts.find(([name]) => name === 0x4282)?.[1])).toBe('webm');
  expect([all(0xb0), all(0xba)]).toEqual([[[1, 44]], [[200]]]);
  expect(all(0x63a2)).toEqual([[7, 7]]);
  expect(all(0xe7)).toEqual([[0], [67]]);
  // A block has the track, the milliseconds since the start of the cluster in two bytes, the key flag, and the content.
  expect(all(0xa3)).toEqual([
    [0x81, 0, 0, 0x80, 1, 2],
    [0x82, 0, 20, 0x80, 9],
    [0x81, 0, 33, 0, 3],
    [0x82, 0, 40, 0x80, 8],
    [0x81, 0, 0, 0x80, 4],
  ]);
});

test('a silent film has one track', async () => {
  const film = webm({ width: 2, height: 2, durationMs: 1, pictures: [block(0, true, 1)], sound: null });
  const parts = read(new Uint8Array(await film.arrayBuffer()));
  expect(parts.filter(([name]) => name === 0xae)).toHaveLength(1);
});

describe('a clip', () => {
  it('has a limited size in even numbers of pixels', () => {
    expect(clipSize(801, 601)).toEqual({ width: 802, height: 602 });
    expect(clipSize(2560, 1600)).toEqual({ width: 1280, height: 800 });
    expect(clipSize(390, 844)).toEqual({ width: 390, height: 844 });
    expect(clipSize(0, 0)).toEqual({ width: 2, height: 2 });
  });

  it('is not offered if the browser cannot record', () => {
    expect(clipMimeType()).toBe('');
  });
});

/** A film as a WebM file, put together from what the browser's encoders gave: only as much of Matroska as players need. */

/** A piece of a track. */
export interface Block {
  /** Milliseconds from the beginning. */
  at: number;
  /** It can be shown without those before it. */
  key: boolean;
  data: Uint8Array;
}

export interface Film {
  width: number;
  height: number;
  /** Milliseconds. */
  long: number;
  /** VP8, the first a key picture. */
  pictures: readonly Block[];
  /** Opus, with what its encoder says of itself; null for a silent film. */
  sound: { head: Uint8Array; rate: number; channels: number; blocks: readonly Block[] } | null;
}

type Bytes = Uint8Array<ArrayBuffer>;

const VIDEO = 1;
const AUDIO = 2;
/** Nanoseconds that a player of Opus reads before what it plays. */
const PRE_ROLL = 80_000_000;

export function webm({ width, height, long, pictures, sound }: Film): Blob {
  const tracks = [
    element(
      0xae,
      number(0xd7, VIDEO),
      number(0x73c5, VIDEO),
      number(0x83, 1),
      text(0x86, 'V_VP8'),
      element(0xe0, number(0xb0, width), number(0xba, height)),
    ),
  ];
  if (sound) {
    tracks.push(
      element(
        0xae,
        number(0xd7, AUDIO),
        number(0x73c5, AUDIO),
        number(0x83, 2),
        text(0x86, 'A_OPUS'),
        element(0x63a2, sound.head),
        number(0x56bb, PRE_ROLL),
        element(0xe1, float(0xb5, sound.rate), number(0x9f, sound.channels)),
      ),
    );
  }
  const head = element(
    0x1a45dfa3,
    number(0x4286, 1),
    number(0x42f7, 1),
    number(0x42f2, 4),
    number(0x42f3, 8),
    text(0x4282, 'webm'),
    number(0x4287, 4),
    number(0x4285, 2),
  );
  const info = element(
    0x1549a966,
    number(0x2ad7b1, 1_000_000),
    float(0x4489, long),
    text(0x4d80, 'Rivage'),
    text(0x5741, 'Rivage'),
  );
  const blocks = [
    ...pictures.map((block) => ({ ...block, track: VIDEO })),
    ...(sound?.blocks ?? []).map((block) => ({ ...block, track: AUDIO })),
  ].sort((a, b) => a.at - b.at || a.track - b.track);
  return new Blob([head, element(0x18538067, info, element(0x1654ae6b, ...tracks), ...clusters(blocks))], { type: 'video/webm' });
}

/** What belongs together: each begins with a picture that needs none before it. */
function clusters(blocks: readonly (Block & { track: number })[]): Bytes[] {
  const rows: (Block & { track: number })[][] = [];
  for (const block of blocks) {
    if (rows.length === 0 || (block.track === VIDEO && block.key)) rows.push([]);
    rows.at(-1)?.push(block);
  }
  return rows.map((row) => {
    const from = row[0]?.at ?? 0;
    const simple = row.map(({ at, key, data, track }) => {
      const past = Math.round(at - from);
      return element(0xa3, new Uint8Array([0x80 | track, (past >> 8) & 0xff, past & 0xff, key ? 0x80 : 0]), data);
    });
    return element(0x1f43b675, number(0xe7, Math.round(from)), ...simple);
  });
}

/** An element: its name, how long it is, what is in it. */
function element(name: number, ...parts: readonly Uint8Array[]): Bytes {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const id = bytesOf(name);
  const made = new Uint8Array(id.length + 8 + size);
  made.set(id);
  // Always in eight bytes, the first of which says so.
  new DataView(made.buffer).setBigUint64(id.length, BigInt(size) | (1n << 56n));
  let at = id.length + 8;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

function number(name: number, value: number): Bytes {
  return element(name, bytesOf(value));
}

function text(name: number, value: string): Bytes {
  return element(name, new TextEncoder().encode(value));
}

function float(name: number, value: number): Bytes {
  const made = new Uint8Array(8);
  new DataView(made.buffer).setFloat64(0, value);
  return element(name, made);
}

/** A whole number in as few bytes as it needs, the greatest first. */
function bytesOf(value: number): Bytes {
  const found: number[] = [];
  for (let left = value; left > 0 || found.length === 0; left = Math.floor(left / 256)) found.unshift(left % 256);
  return new Uint8Array(found);
}

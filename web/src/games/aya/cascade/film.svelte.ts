/** Records a film of a cascade frame by frame instead of in real time, so that a slow machine takes longer but loses no frames. */

import type { TableRenderer } from '../scene';
import type { Cascade } from './cascade.svelte';
import { SOUND_RATE, soundtrack } from './sound';

const FRAME_RATE = 30;
const VIDEO_BITRATE = 6_000_000;
const AUDIO_BITRATE = 96_000;
/** Number of frames from one key frame to the next. */
const KEY_FRAME_INTERVAL = 60;
/** Maximum number of frames in the queue of the encoder. */
const MAX_QUEUED_FRAMES = 4;
const MICROSECONDS = 1_000_000;

const VIDEO_CONFIG = { codec: 'vp8', bitrate: VIDEO_BITRATE, framerate: FRAME_RATE } as const;

/** The source of a film. */
export interface FilmSource {
  /** Length of the film in seconds. */
  seconds: number;
  /** Draw the frame at a second of the film. */
  draw(second: number): Promise<HTMLCanvasElement>;
  /** The sound of the film; null if there is none. */
  sound(): Promise<AudioBuffer | null>;
  /** Whether the recording was cancelled. */
  cancelled(): boolean;
}

/** Whether this browser can encode films: most browsers, on pages served over HTTPS. */
export async function canFilm(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  const { supported } = await VideoEncoder.isConfigSupported({ ...VIDEO_CONFIG, width: 640, height: 480 });
  return supported ?? false;
}

/** Record a film; null if it was cancelled. Rejects if the encoder fails. */
export async function film(source: FilmSource, name: string): Promise<File | null> {
  const sound = soundOf(await source.sound());
  const video = await picturesOf(source);
  if (!video) return null;
  const whole: Film = { ...video, durationMs: source.seconds * 1000, sound: await sound };
  return new File([webm(whole)], `${name}.webm`, { type: 'video/webm' });
}

async function picturesOf({ seconds, draw, cancelled }: FilmSource): Promise<Pick<Film, 'width' | 'height' | 'pictures'> | null> {
  const pictures: Block[] = [];
  let failed: unknown = null;
  const encoder = new VideoEncoder({
    output: (chunk) => pictures.push(blockOf(chunk)),
    error: (error) => {
      failed = error;
    },
  });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const count = Math.max(1, Math.ceil(seconds * FRAME_RATE));
  for (let n = 0; n < count; n++) {
    const drawn = await draw(n / FRAME_RATE);
    if (n === 0) {
      Object.assign(canvas, clipSize(drawn.width, drawn.height));
      encoder.configure({ ...VIDEO_CONFIG, width: canvas.width, height: canvas.height });
    }
    pen?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    const picture = new VideoFrame(canvas, { timestamp: (n * MICROSECONDS) / FRAME_RATE });
    encoder.encode(picture, { keyFrame: n % KEY_FRAME_INTERVAL === 0 });
    picture.close();
    if (cancelled()) {
      encoder.close();
      return null;
    }
    while (encoder.encodeQueueSize > MAX_QUEUED_FRAMES && !failed) await new Promise((done) => setTimeout(done));
    if (failed) throw failed;
  }
  await encoder.flush();
  encoder.close();
  return { width: canvas.width, height: canvas.height, pictures };
}

/** The encoded sound; null if there is no sound or no encoder for it. The film is then silent. */
async function soundOf(sound: AudioBuffer | null): Promise<Film['sound']> {
  if (!sound || typeof AudioEncoder === 'undefined') return null;
  const config = { codec: 'opus', sampleRate: SOUND_RATE, numberOfChannels: sound.numberOfChannels, bitrate: AUDIO_BITRATE };
  if (!(await AudioEncoder.isConfigSupported(config)).supported) return null;
  const blocks: Block[] = [];
  let head: Uint8Array | null = null;
  let failed = false;
  const encoder = new AudioEncoder({
    output: (chunk, about) => {
      const description = about?.decoderConfig?.description;
      if (description)
        head = new Uint8Array(
          ArrayBuffer.isView(description)
            ? description.buffer.slice(description.byteOffset, description.byteOffset + description.byteLength)
            : description.slice(0),
        );
      blocks.push(blockOf(chunk));
    },
    error: () => {
      failed = true;
    },
  });
  encoder.configure(config);
  const data = new Float32Array(sound.length * sound.numberOfChannels);
  for (let side = 0; side < sound.numberOfChannels; side++) data.set(sound.getChannelData(side), side * sound.length);
  const samples = new AudioData({
    format: 'f32-planar',
    sampleRate: SOUND_RATE,
    numberOfFrames: sound.length,
    numberOfChannels: sound.numberOfChannels,
    timestamp: 0,
    data,
  });
  encoder.encode(samples);
  samples.close();
  await encoder.flush().catch(() => {
    failed = true;
  });
  return failed || !head ? null : { head, rate: SOUND_RATE, channels: sound.numberOfChannels, blocks };
}

function blockOf(chunk: EncodedVideoChunk | EncodedAudioChunk): Block {
  const data = new Uint8Array(chunk.byteLength);
  chunk.copyTo(data);
  return { at: chunk.timestamp / 1000, key: chunk.type === 'key', data };
}

/** An encoded frame of a track. */
export interface Block {
  /** Milliseconds from the start. */
  at: number;
  /** Whether the block is a key frame. */
  key: boolean;
  data: Uint8Array;
}

export interface Film {
  width: number;
  height: number;
  /** Length in milliseconds. */
  durationMs: number;
  /** VP8 frames, the first one a key frame. */
  pictures: readonly Block[];
  /** Opus blocks and the header from the encoder; null for a silent film. */
  sound: { head: Uint8Array; rate: number; channels: number; blocks: readonly Block[] } | null;
}

type Bytes = Uint8Array<ArrayBuffer>;

const VIDEO = 1;
const AUDIO = 2;
/** Nanoseconds that an Opus decoder reads ahead of the playback position. */
const PRE_ROLL = 80_000_000;

export function webm({ width, height, durationMs, pictures, sound }: Film): Blob {
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
    float(0x4489, durationMs),
    text(0x4d80, 'Rivage'),
    text(0x5741, 'Rivage'),
  );
  const blocks = [
    ...pictures.map((block) => ({ ...block, track: VIDEO })),
    ...(sound?.blocks ?? []).map((block) => ({ ...block, track: AUDIO })),
  ].sort((a, b) => a.at - b.at || a.track - b.track);
  return new Blob([head, element(0x18538067, info, element(0x1654ae6b, ...tracks), ...clusters(blocks))], { type: 'video/webm' });
}

/** The WebM clusters. Each starts with a key frame. */
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

/** A WebM element: its id, its size and its content. */
function element(name: number, ...parts: readonly Uint8Array[]): Bytes {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const id = bytesOf(name);
  const made = new Uint8Array(id.length + 8 + size);
  made.set(id);
  // The size always takes eight bytes, as the first of them declares.
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

/** An integer in as few bytes as possible, big-endian. */
function bytesOf(value: number): Bytes {
  const found: number[] = [];
  for (let left = value; left > 0 || found.length === 0; left = Math.floor(left / 256)) found.unshift(left % 256);
  return new Uint8Array(found);
}

/** MIME types for recording in real time, the fastest encoder first, because frames are drawn at the same time. */
const MIME_TYPES = ['video/webm;codecs=vp8', 'video/webm', 'video/mp4'] as const;
/** Maximum length of the longer side in pixels. */
const MAX_SIDE_PX = 1280;
/** Milliseconds for which the last frame is held. Very short films would have no frames without it. */
const HOLD_MS = 700;

/** The MIME type that this browser can record; empty if none. */
export function clipMimeType(): string {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return '';
  return MIME_TYPES.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? '';
}

/** The size of a film in pixels. Encoders need even numbers. */
export function clipSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height, 1));
  const even = (value: number) => Math.max(2, Math.round((value * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** Records the frames that `picture` returns in real time, until `finish` or `stop`. */
export class Clip {
  readonly #canvas = document.createElement('canvas');
  readonly #pen: CanvasRenderingContext2D | null;
  readonly #recorder: MediaRecorder;
  readonly #parts: Blob[] = [];
  readonly #picture: () => HTMLCanvasElement;
  #frame = 0;

  /** Throws if this browser cannot record. */
  constructor(picture: () => HTMLCanvasElement) {
    this.#picture = picture;
    const first = picture();
    Object.assign(this.#canvas, clipSize(first.width, first.height));
    this.#pen = this.#canvas.getContext('2d');
    this.#draw();
    this.#recorder = new MediaRecorder(this.#canvas.captureStream(FRAME_RATE), {
      mimeType: clipMimeType(),
      videoBitsPerSecond: VIDEO_BITRATE,
    });
    this.#recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) this.#parts.push(data);
    };
    this.#recorder.start(500);
    this.#next();
  }

  /** Stop and return the film as a file called `name` plus its extension. Rejects if the browser recorded no frames. */
  finish(name: string): Promise<File> {
    return new Promise((done, failed) => {
      this.#recorder.onerror = () => failed(new Error('the clip could not be made'));
      this.#recorder.onstop = () => {
        if (this.#parts.length === 0) {
          failed(new Error('the clip is empty'));
          return;
        }
        const [type = 'video/webm'] = this.#recorder.mimeType.split(';');
        done(new File(this.#parts, `${name}.${type.split('/')[1] ?? 'webm'}`, { type }));
      };
      setTimeout(() => this.stop(), HOLD_MS);
    });
  }

  /** Stop recording. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    if (this.#recorder.state !== 'inactive') this.#recorder.stop();
  }

  #next(): void {
    this.#frame = requestAnimationFrame(() => {
      this.#draw();
      this.#next();
    });
  }

  #draw(): void {
    this.#pen?.drawImage(this.#picture(), 0, 0, this.#canvas.width, this.#canvas.height);
  }
}

/** Seconds for which the table is shown before and after the fall. */
const LEAD_S = 0.5;
const TAIL_S = 1;

export class Filming {
  /** Progress in percent; null while no film is made. */
  percent = $state<number | null>(null);
  readonly #cascade: Cascade;
  #requestId = 0;

  constructor(cascade: Cascade) {
    this.#cascade = cascade;
  }

  /** Record the current motion from start to end; null if it was cancelled. Rejects if no film can be made. */
  async make(renderer: TableRenderer, name: string): Promise<File | null> {
    const requestId = ++this.#requestId;
    const cancelled = () => requestId !== this.#requestId;
    const { player } = this.#cascade;
    player.pause();
    player.setSpeed(1);
    this.percent = 0;
    this.#cascade.filming = true;
    try {
      const picture = () => renderer.picture();
      return (await canFilm()) ? await this.#film(picture, cancelled, name) : await this.#clip(picture, cancelled, name);
    } finally {
      if (!cancelled()) this.cancel();
    }
  }

  cancel(): void {
    this.#requestId += 1;
    this.percent = null;
    this.#cascade.filming = false;
    this.#cascade.player.pause();
  }

  #film(picture: () => HTMLCanvasElement, cancelled: () => boolean, name: string): Promise<File | null> {
    const { player, scene } = this.#cascade;
    const { playable } = player;
    if (!playable || !scene) throw new Error('nothing is watched');
    const { pace } = playable;
    const seconds = LEAD_S + pace.length + TAIL_S;
    return film(
      {
        seconds,
        cancelled,
        sound: () => soundtrack(scene.knocks, pace, LEAD_S, scene.after.width / 2),
        draw: async (second) => {
          if (!cancelled()) {
            player.seek(pace.motionAt(second - LEAD_S));
            this.percent = Math.round((100 * second) / seconds);
          }
          await nextFrame();
          return picture();
        },
      },
      name,
    );
  }

  async #clip(picture: () => HTMLCanvasElement, cancelled: () => boolean, name: string): Promise<File | null> {
    const { player } = this.#cascade;
    if (clipMimeType() === '') throw new Error('this browser cannot film');
    const clip = new Clip(picture);
    player.seek(0);
    player.play();
    while (player.playing && !cancelled()) {
      this.percent = Math.round((100 * player.second) / Math.max(player.playable?.seconds ?? 0, 0.01));
      await nextFrame();
    }
    if (!cancelled()) return clip.finish(name);
    clip.stop();
    return null;
  }
}

function nextFrame(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => done()));
}

/** A film of a cascade, made picture by picture and not while it is played: a slow machine takes longer, and loses none of them. */
import { clipSize } from './clip';
import { SOUND_RATE } from './sound';
import { type Block, type Film, webm } from './webm';

const RATE = 30;
const BITS = 6_000_000;
const SOUND_BITS = 96_000;
/** Every so many pictures one that needs none before it. */
const KEY = 60;
/** Pictures that may wait for the encoder. */
const WAITING = 4;
const MILLION = 1_000_000;

const PICTURES = { codec: 'vp8', bitrate: BITS, framerate: RATE } as const;

/** What is filmed. */
export interface Filmed {
  /** Seconds of film. */
  seconds: number;
  /** Draw what is seen at that second of the film. */
  draw(second: number): Promise<HTMLCanvasElement>;
  /** What is heard; null where nothing can be. */
  sound(): Promise<AudioBuffer | null>;
  /** Nobody wants it any more. */
  dropped(): boolean;
}

/** Whether films can be made here so: in most browsers, of pages that come by a safe way. */
export async function canFilm(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  const { supported } = await VideoEncoder.isConfigSupported({ ...PICTURES, width: 640, height: 480 });
  return supported ?? false;
}

/** Make it; null when it was dropped. Rejects where the encoder gives up. */
export async function film(filmed: Filmed, name: string): Promise<File | null> {
  const sound = soundOf(await filmed.sound());
  const seen = await picturesOf(filmed);
  if (!seen) return null;
  const whole: Film = { ...seen, long: filmed.seconds * 1000, sound: await sound };
  return new File([webm(whole)], `${name}.webm`, { type: 'video/webm' });
}

async function picturesOf({ seconds, draw, dropped }: Filmed): Promise<Pick<Film, 'width' | 'height' | 'pictures'> | null> {
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
  const count = Math.max(1, Math.ceil(seconds * RATE));
  for (let n = 0; n < count; n++) {
    const drawn = await draw(n / RATE);
    if (n === 0) {
      Object.assign(canvas, clipSize(drawn.width, drawn.height));
      encoder.configure({ ...PICTURES, width: canvas.width, height: canvas.height });
    }
    pen?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    const picture = new VideoFrame(canvas, { timestamp: (n * MILLION) / RATE });
    encoder.encode(picture, { keyFrame: n % KEY === 0 });
    picture.close();
    if (dropped()) {
      encoder.close();
      return null;
    }
    while (encoder.encodeQueueSize > WAITING && !failed) await new Promise((done) => setTimeout(done));
    if (failed) throw failed;
  }
  await encoder.flush();
  encoder.close();
  return { width: canvas.width, height: canvas.height, pictures };
}

/** A sound, encoded; null where there is none, or no encoder for it: the film is silent then. */
async function soundOf(sound: AudioBuffer | null): Promise<Film['sound']> {
  if (!sound || typeof AudioEncoder === 'undefined') return null;
  const config = { codec: 'opus', sampleRate: SOUND_RATE, numberOfChannels: sound.numberOfChannels, bitrate: SOUND_BITS };
  if (!(await AudioEncoder.isConfigSupported(config)).supported) return null;
  const blocks: Block[] = [];
  let head: Uint8Array | null = null;
  let failed = false;
  const encoder = new AudioEncoder({
    output: (chunk, about) => {
      const told = about?.decoderConfig?.description;
      if (told)
        head = new Uint8Array(
          ArrayBuffer.isView(told) ? told.buffer.slice(told.byteOffset, told.byteOffset + told.byteLength) : told.slice(0),
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

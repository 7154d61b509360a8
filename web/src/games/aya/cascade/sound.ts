/** Synthesises the sound of wood from the knocks of a motion. Sound is off until it is switched on. */
import { audioContext } from '../../../shell/sound';
import type { Knock } from './motion';
import type { Pace } from './player.svelte';

/** Maximum number of knocks that sound at the same time. The loudest ones are played. */
const MAX_VOICES = 20;
/** Maximum number of knocks per frame. */
const MAX_KNOCKS_PER_FRAME = 5;

/** The sounds to play between two seconds of the motion, in order: every shutter, and the loudest knocks. */
export function audible<One extends Knock>(knocks: readonly One[], from: number, to: number, most = MAX_KNOCKS_PER_FRAME): One[] {
  const among = knocks.filter(({ at }) => at > from && at <= to);
  const others = among.filter(({ kind }) => kind !== 'shutter');
  if (others.length <= most) return among;
  const loudest = new Set([...others].sort((a, b) => b.force - a.force).slice(0, most));
  return among.filter((knock) => knock.kind === 'shutter' || loudest.has(knock));
}

/** The sound of a knock: pitch in hertz, length in seconds, loudness, and stereo position. */
export interface Voice {
  pitch: number;
  seconds: number;
  loudness: number;
  pan: number;
}

/** The voice of a knock. A hard knock is higher and louder. A landing sounds deeper than a strike. Slow motion stretches every sound except the shutter. */
export function voiceOf({ kind, force, x }: Knock, half: number, rate: number): Voice {
  const base = { struck: 1500, lands: 560, token: 320, shutter: 2600 }[kind];
  const slow = kind === 'shutter' ? 1 : Math.min(1, Math.max(0.1, rate)) ** 0.3;
  return {
    pitch: base * (0.85 + 0.4 * force) * slow,
    seconds: { struck: 0.045, lands: 0.09, token: 0.16, shutter: 0.1 }[kind] / slow,
    loudness: (0.15 + 0.85 * force) * { struck: 0.55, lands: 0.5, token: 0.7, shutter: 0.8 }[kind],
    pan: Math.max(-1, Math.min(1, x / half)) * 0.8,
  };
}

/** Maximum lag of the sound behind the picture in seconds, and the factor per frame by which the lag shrinks. */
const MAX_LAG_S = 0.3;
const LAG_DECAY = 0.97;
/** Samples per second of a film's sound. */
export const SOUND_RATE = 48_000;
/** Frames per second of a film's sound, for each of which the loudest knocks are chosen. */
const FRAMES_PER_SECOND = 30;
/** Seconds of a film's sound after its last knock. */
const FADE_S = 0.3;

/** A mixer: every knock is mixed into `bus`, whose volume `level` sets. */
interface Mixer {
  context: BaseAudioContext;
  bus: AudioNode;
  level: GainNode;
  noise: AudioBuffer;
}

export class WoodSound {
  #mixer: Mixer | null = null;
  /** Seconds by which the sound lags behind the motion. At least the time of a frame, so that no knock of it is too late. */
  #lag = 0;
  /** End times of the knocks that sound now, by the context's clock. */
  #ends: number[] = [];

  /** Play the knocks between two seconds. `half` is half the width of the table, `volume` is 0 to 1. */
  play(
    knocks: readonly Knock[],
    from: number,
    to: number,
    { half, rate, volume }: { half: number; rate: number; volume: number },
  ): void {
    if (volume <= 0 || to <= from) return;
    const now = audible(knocks, from, to);
    if (now.length === 0) return;
    const context = audioContext();
    if (!context) return;
    this.#mixer ??= mixerOf(context);
    this.#mixer.level.gain.value = volume;
    const begins = context.currentTime;
    this.#ends = this.#ends.filter((end) => end > begins);
    const pace = Math.max(0.1, rate);
    this.#lag = Math.max(Math.min(MAX_LAG_S, (to - from) / pace), this.#lag * LAG_DECAY);
    for (const knock of now) {
      if (this.#ends.length >= MAX_VOICES) return;
      // Each knock has its own time, also between two frames.
      const voice = voiceOf(knock, half, rate);
      const at = begins + 0.005 + Math.max(0, this.#lag - (to - knock.at) / pace);
      this.#ends.push(at + voice.seconds);
      playSound(this.#mixer, knock.kind, voice, at);
    }
  }

  close(): void {
    this.#mixer?.level.disconnect();
    this.#mixer = null;
    this.#ends = [];
  }
}

/** The sound of a whole motion at a pace, delayed by `begins` seconds; for films. */
export async function soundtrack(
  knocks: readonly Knock[],
  pace: Pace,
  begins: number,
  half: number,
): Promise<AudioBuffer | null> {
  if (typeof OfflineAudioContext === 'undefined') return null;
  const length = Math.ceil((begins + pace.length + FADE_S) * SOUND_RATE);
  const context = new OfflineAudioContext(2, length, SOUND_RATE);
  const mixer = mixerOf(context);
  const watched = knocks.map((knock) => ({ ...knock, at: pace.watchedAt(knock.at), rate: pace.rateAt(knock.at) }));
  for (let frame = 0; frame <= pace.length * FRAMES_PER_SECOND; frame++) {
    for (const knock of audible(watched, (frame - 1) / FRAMES_PER_SECOND, frame / FRAMES_PER_SECOND)) {
      playSound(mixer, knock.kind, voiceOf(knock, half, knock.rate), begins + knock.at);
    }
  }
  return context.startRendering();
}

function mixerOf(context: BaseAudioContext): Mixer {
  // Limit the sum of many simultaneous knocks, which would clip.
  const bus = new DynamicsCompressorNode(context, { threshold: -14, knee: 6, ratio: 12, attack: 0.001, release: 0.08 });
  const level = context.createGain();
  bus.connect(level).connect(context.destination);
  return { context, bus, level, noise: noise(context) };
}

function playSound(mixer: Mixer, kind: Knock['kind'], voice: Voice, at: number): void {
  if (kind === 'shutter') playShutter(mixer, voice, at);
  else playKnock(mixer, voice, at);
}

/** The shutter of a camera: it opens and closes. */
function playShutter({ context, bus, noise }: Mixer, { pitch, seconds, loudness, pan }: Voice, at: number): void {
  const side = context.createStereoPanner();
  side.pan.value = pan;
  side.connect(bus);
  for (const [after, share] of [
    [0, 1],
    [seconds * 0.6, 0.7],
  ] as const) {
    const out = context.createGain();
    out.gain.setValueAtTime(loudness * share, at + after);
    out.gain.exponentialRampToValueAtTime(0.0005, at + after + seconds * 0.4);
    const click = context.createBufferSource();
    click.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch * (after > 0 ? 0.7 : 1);
    filter.Q.value = 0.9;
    click.connect(filter).connect(out).connect(side);
    click.onended = () => out.disconnect();
    click.start(at + after, Math.random() * 0.2);
    click.stop(at + after + seconds * 0.4);
  }
}

/** One knock: a tone of the wood's body and a click of its surface. */
function playKnock({ context, bus, noise }: Mixer, { pitch, seconds, loudness, pan }: Voice, at: number): void {
  const out = context.createGain();
  const side = context.createStereoPanner();
  side.pan.value = pan;
  out.gain.setValueAtTime(loudness * 0.7, at);
  out.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  out.connect(side).connect(bus);
  const tone = context.createOscillator();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + seconds);
  const click = context.createBufferSource();
  click.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch * 1.9;
  filter.Q.value = 1.4;
  tone.connect(out);
  click.connect(filter).connect(out);
  tone.onended = () => side.disconnect();
  tone.start(at);
  click.start(at, Math.random() * 0.2);
  tone.stop(at + seconds);
  click.stop(at + seconds);
}

/** Half a second of noise, used by every click. */
function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** The sound of wood, made from the blows of a motion. Nothing sounds until it is asked for. */
import type { Clack } from './wave';

/** No more blows than this sound at once: of what comes together the loudest are heard. */
const VOICES = 20;
/** Blows of one picture; more would be noise. */
const TOGETHER = 5;

/** The blows between two seconds of the motion that are to be heard: the loudest, in order. */
export function heard(clacks: readonly Clack[], from: number, to: number, most = TOGETHER): Clack[] {
  const among = clacks.filter(({ at }) => at > from && at <= to);
  if (among.length <= most) return among;
  const loudest = new Set([...among].sort((a, b) => b.force - a.force).slice(0, most));
  return among.filter((clack) => loudest.has(clack));
}

/** How a blow sounds: hertz, seconds, loudness, and where between left and right. */
export interface Voice {
  pitch: number;
  long: number;
  loud: number;
  pan: number;
}

/** A hard blow is higher and louder; what comes down sounds deeper than what is struck; slow motion stretches it. */
export function voiceOf({ kind, force, x }: Clack, half: number, rate: number): Voice {
  const base = { struck: 1500, lands: 560, token: 320 }[kind];
  const slow = Math.min(1, Math.max(0.1, rate)) ** 0.5;
  return {
    pitch: base * (0.85 + 0.4 * force) * slow,
    long: { struck: 0.045, lands: 0.09, token: 0.16 }[kind] / slow,
    loud: (0.15 + 0.85 * force) * { struck: 0.55, lands: 0.5, token: 0.7 }[kind],
    pan: Math.max(-1, Math.min(1, x / half)) * 0.8,
  };
}

/** How loud a clip is, whatever is heard meanwhile. */
const FILMED = 0.8;

/** Where blows sound: each is mixed into `bus`, which goes to the loudspeakers as loud as wanted, and into a film while one is made. */
interface Mixer {
  context: AudioContext;
  bus: AudioNode;
  speakers: GainNode;
  noise: AudioBuffer;
}

export class WoodSound {
  #mixer: Mixer | null = null;
  #film: MediaStreamAudioDestinationNode | null = null;
  /** When the blows that sound now end, by the context's clock. */
  #ends: number[] = [];

  /** Let the blows between two seconds be heard. `half` is half the width of the table, `volume` 0 to 1. */
  play(
    clacks: readonly Clack[],
    from: number,
    to: number,
    { half, rate, volume }: { half: number; rate: number; volume: number },
  ): void {
    if ((volume <= 0 && !this.#film) || to <= from) return;
    const now = heard(clacks, from, to);
    const mixer = now.length > 0 ? this.#mix() : null;
    if (!mixer) return;
    const { context } = mixer;
    mixer.speakers.gain.value = volume;
    const begins = context.currentTime;
    this.#ends = this.#ends.filter((end) => end > begins);
    for (const clack of now) {
      if (this.#ends.length >= VOICES) return;
      // Each at its own instant, also between two pictures.
      const late = (clack.at - from) / Math.max(0.1, rate);
      const voice = voiceOf(clack, half, rate);
      const at = begins + 0.005 + Math.min(0.1, late);
      this.#ends.push(at + voice.long);
      knock(mixer, voice, at);
    }
  }

  /** From now on all blows go into this sound too, for a film, even while nothing is heard; null where there is no sound. */
  film(): MediaStream | null {
    const mixer = this.#mix();
    if (!mixer) return null;
    this.#film ??= mixer.context.createMediaStreamDestination();
    const level = mixer.context.createGain();
    level.gain.value = FILMED;
    mixer.bus.connect(level).connect(this.#film);
    return this.#film.stream;
  }

  /** Into no film any more. */
  cut(): void {
    const { bus, speakers } = this.#mixer ?? {};
    if (!bus || !speakers) return;
    bus.disconnect();
    bus.connect(speakers);
    this.#film = null;
  }

  close(): void {
    void this.#mixer?.context.close();
    this.#mixer = null;
    this.#film = null;
    this.#ends = [];
  }

  #mix(): Mixer | null {
    if (typeof AudioContext === 'undefined') return null;
    if (!this.#mixer) {
      const context = new AudioContext();
      // What strikes together is louder than any one of them: it is held back before it would crack.
      const bus = new DynamicsCompressorNode(context, { threshold: -14, knee: 6, ratio: 12, attack: 0.001, release: 0.08 });
      const speakers = context.createGain();
      bus.connect(speakers).connect(context.destination);
      this.#mixer = { context, bus, speakers, noise: noise(context) };
    }
    if (this.#mixer.context.state === 'suspended') void this.#mixer.context.resume();
    return this.#mixer;
  }
}

/** One blow: the body of the wood rings, its surface clicks. */
function knock({ context, bus, noise }: Mixer, { pitch, long, loud, pan }: Voice, at: number): void {
  const out = context.createGain();
  const side = context.createStereoPanner();
  side.pan.value = pan;
  out.gain.setValueAtTime(loud * 0.7, at);
  out.gain.exponentialRampToValueAtTime(0.0005, at + long);
  out.connect(side).connect(bus);
  const tone = context.createOscillator();
  tone.type = 'sine';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + long);
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
  tone.stop(at + long);
  click.stop(at + long);
}

/** Half a second of noise, used by every click. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

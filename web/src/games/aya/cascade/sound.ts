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

export class WoodSound {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #sounding = 0;

  /** Let the blows between two seconds be heard. `half` is half the width of the table, `volume` 0 to 1. */
  play(
    clacks: readonly Clack[],
    from: number,
    to: number,
    { half, rate, volume }: { half: number; rate: number; volume: number },
  ): void {
    if (volume <= 0 || to <= from || typeof AudioContext === 'undefined') return;
    const now = heard(clacks, from, to);
    if (now.length === 0) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === 'suspended') void context.resume();
    for (const clack of now) {
      if (this.#sounding >= VOICES) return;
      // Each at its own instant, also between two pictures.
      const late = (clack.at - from) / Math.max(0.1, rate);
      this.#knock(context, voiceOf(clack, half, rate), context.currentTime + 0.005 + Math.min(0.1, late), volume);
    }
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
    this.#noise = null;
  }

  /** Where the sound goes as well, for a clip: null while nothing has sounded. */
  get context(): AudioContext | null {
    return this.#context;
  }

  #knock(context: AudioContext, { pitch, long, loud, pan }: Voice, at: number, volume: number): void {
    const out = context.createGain();
    const side = context.createStereoPanner();
    side.pan.value = pan;
    out.gain.setValueAtTime(volume * loud * 0.7, at);
    out.gain.exponentialRampToValueAtTime(0.0005, at + long);
    out.connect(side).connect(context.destination);
    // The body of the wood rings, its surface clicks.
    const tone = context.createOscillator();
    tone.type = 'sine';
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + long);
    const click = context.createBufferSource();
    click.buffer = this.#noise ??= noise(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = pitch * 1.9;
    filter.Q.value = 1.4;
    tone.connect(out);
    click.connect(filter).connect(out);
    this.#sounding += 1;
    tone.onended = () => {
      this.#sounding -= 1;
      side.disconnect();
    };
    tone.start(at);
    click.start(at, Math.random() * 0.2);
    tone.stop(at + long);
    click.stop(at + long);
  }
}

/** Half a second of noise, used by every click. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

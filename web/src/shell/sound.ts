/** Synthesised sound effects: wood and water. */
import type { Sound } from '../games/module';
import { preferences } from './settings.svelte';

let context: AudioContext | null = null;

/** The audio context of the page, running or resuming; null if the browser has none. */
export function audioContext(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  // Suspended before the first touch or interrupted by a call. If it cannot resume now, the next touch resumes it.
  if (context.state !== 'running') context.resume().catch(() => {});
  return context;
}

/** Resume the context on every touch and key press while sound is `wanted`: some browsers require a user gesture. */
export function resumeOnTouch(wanted: () => boolean): void {
  for (const touch of ['pointerup', 'keydown'] as const)
    addEventListener(touch, () => wanted() && audioContext(), { capture: true, passive: true });
}

const isAudible = (): boolean => preferences.sound && preferences.volume > 0;
resumeOnTouch(isAudible);

/** Play a sound if sound is on. */
export function play(sound: Sound): void {
  const context = isAudible() ? audioContext() : null;
  if (!context) return;
  const out = context.createGain();
  out.gain.value = preferences.volume * 0.6;
  out.connect(context.destination);
  const at = context.currentTime + 0.01;
  SOUNDS[sound](context, out, at);
}

type SoundEffect = (context: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<Sound, SoundEffect> = {
  wood: (c, out, at) => knock(c, out, at, 420),
  step: (c, out, at) => {
    knock(c, out, at, 150, 0.8);
    knock(c, out, at + 0.16, 130, 0.6);
  },
  water: (c, out, at) => drop(c, out, at, 380, 820),
  splash: (c, out, at) => {
    hiss(c, out, at, 0.35, 900);
    drop(c, out, at + 0.05, 300, 700);
    drop(c, out, at + 0.14, 460, 980);
  },
  growl: (c, out, at) => tone(c, out, at, 82, 58, 0.5, 'sawtooth', 0.25),
  turn: (c, out, at) => {
    knock(c, out, at, 520, 0.5);
    knock(c, out, at + 0.12, 690, 0.5);
  },
  win: (c, out, at) => {
    [523, 659, 784, 1047].forEach((pitch, i) => {
      knock(c, out, at + i * 0.13, pitch, 0.7, 0.35);
    });
  },
  heartbeat: (c, out, at) => {
    tone(c, out, at, 74, 46, 0.16, 'sine', 0.9);
    tone(c, out, at + 0.17, 62, 42, 0.2, 'sine', 0.6);
  },
  lose: (c, out, at) => {
    [440, 392, 330].forEach((pitch, i) => {
      knock(c, out, at + i * 0.18, pitch, 0.5, 0.35);
    });
  },
};

/** A bar of wood: a short tone with its odd overtone. */
function knock(c: AudioContext, out: AudioNode, at: number, pitch: number, loud = 1, long = 0.14): void {
  tone(c, out, at, pitch, pitch * 0.97, long, 'sine', 0.5 * loud);
  tone(c, out, at, pitch * 2.76, pitch * 2.7, long / 3, 'triangle', 0.2 * loud);
}

/** A drop: a tone that rises as the bubble closes. */
function drop(c: AudioContext, out: AudioNode, at: number, from: number, to: number): void {
  tone(c, out, at, from, to, 0.13, 'sine', 0.4);
}

function tone(
  c: AudioContext,
  out: AudioNode,
  at: number,
  from: number,
  to: number,
  long: number,
  type: OscillatorType,
  loud: number,
): void {
  const source = c.createOscillator();
  const gain = c.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + long + 0.02);
}

/** Water thrown up: filtered noise. */
function hiss(c: AudioContext, out: AudioNode, at: number, long: number, pitch: number): void {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * long), c.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = c.createBufferSource();
  const filter = c.createBiquadFilter();
  const gain = c.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = 0.35;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

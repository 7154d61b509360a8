/** Where everything sounds. Some browsers let nothing be heard before somebody has touched the page, and fall silent in a call. */

let context: AudioContext | null = null;

/** Awake, or waking; null where there is no sound. */
export function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  // Suspended, or interrupted: what cannot be woken now is woken by the next touch.
  if (context.state !== 'running') context.resume().catch(() => {});
  return context;
}

/** Be awake from the first touch on, and after every call, while sound is `wanted`. */
export function listen(wanted: () => boolean): void {
  for (const touch of ['pointerup', 'keydown'] as const)
    addEventListener(touch, () => wanted() && audio(), { capture: true, passive: true });
}

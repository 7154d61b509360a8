/** What stands beside something on the table follows the camera, which glides by itself. */

/** Look in this frame and in every next one until it is stopped; `show` what is seen when that, told in words, has changed. */
export function follow<Seen>(look: () => Seen, words: (seen: Seen) => string, show: (seen: Seen) => void): () => void {
  let frame = 0;
  let told: string | undefined;
  const step = () => {
    const seen = look();
    const now = words(seen);
    if (now !== told) show(seen);
    told = now;
    frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}

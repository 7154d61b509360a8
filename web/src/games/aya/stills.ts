/** One set of painted faces for all the pictures of a page, with what these show and nothing else. */
import { Faces } from './drawing/faces';

export const SHOWN = {
  dominoes: ['forest', 'forest*', 'desert', 'pole', 'garden'],
  tiles: ['start', 'forest-bend', 'forest-end'],
  animals: ['okapi'],
};

let faces: Faces | null = null;
let arrived = false;
let frame = 0;
const painters = new Set<(faces: Faces) => void>();

/** Faces arrive one group after the other: all pictures are painted once for what came together. */
function repaint(): void {
  arrived = true;
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    if (faces) for (const paint of painters) paint(faces);
  });
}

/** Paint as soon as there are faces, and again when more have arrived; until the answer is called. */
export function withFaces(paint: (faces: Faces) => void): () => void {
  faces ??= new Faces(repaint, SHOWN);
  painters.add(paint);
  // At once, not with the next frame: a printer waits for none.
  if (arrived) paint(faces);
  return () => painters.delete(paint);
}

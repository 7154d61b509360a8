/** One set of painted faces for all the pictures of a page: they are many, and large. */
import { Faces } from './drawing/faces';

let faces: Faces | null = null;
const painters = new Set<(faces: Faces) => void>();

function arrived(): void {
  if (faces) for (const paint of painters) paint(faces);
}

/** Paint now, and again whenever pictures have arrived; until the answer is called. */
export function sharedFaces(paint: (faces: Faces) => void): () => void {
  faces ??= new Faces(arrived);
  painters.add(paint);
  paint(faces);
  return () => painters.delete(paint);
}

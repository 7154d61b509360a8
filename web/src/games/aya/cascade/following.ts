/** Where a camera looks that goes with the wave: near enough to see dominoes fall, and never past the table for nothing. */
import type { Place } from '../scene';
import type { Front } from './wave';

/** Millimetres beyond the table's edge that may be seen: the wood ends there, and one sees that it does. */
const BEYOND = 70;
/** Seen at a slant, so much more of the table's depth is in the picture than straight from above. */
const SLANT = 1.25;

/** What is looked at, and how many millimetres across the smaller side of the picture. */
export interface Look extends Place {
  span: number;
}

/** The table as it is drawn: its size in millimetres, that of the picture in pixels, and how far it is turned before the eye. */
export interface Drawn {
  table: { width: number; depth: number };
  picture: { width: number; height: number };
  yaw: number;
}

export function lookAt({ x, y, radius }: Front, { table, picture, yaw }: Drawn): Look {
  const span = Math.min(800, Math.max(320, radius * 2.4 + 220));
  const least = Math.max(1, Math.min(picture.width, picture.height));
  const across = (span * picture.width) / least;
  const deep = ((span * picture.height) / least) * SLANT;
  // The picture seen from above is a box that is turned with the camera.
  const [sin, cos] = [Math.abs(Math.sin((yaw * Math.PI) / 180)), Math.abs(Math.cos((yaw * Math.PI) / 180))];
  return {
    x: within(x, table.width / 2 + BEYOND - (across * cos + deep * sin) / 2),
    y: within(y, table.depth / 2 + BEYOND - (across * sin + deep * cos) / 2),
    span,
  };
}

/** No farther from the middle than so much; in the middle where there is more picture than table. */
function within(value: number, most: number): number {
  const room = Math.max(0, most);
  return Math.min(room, Math.max(-room, value));
}

/**
 * Shapes of the background of a sheet: Farm Cove between its two points, lawns, beds and trees. An original drawing, in units
 * of the sheet.
 */
type Shape = readonly (readonly [number, number])[];

export const LAND: Shape = [
  [-14, -14],
  [120, -10],
  [260, -15],
  [400, -9],
  [513, -14],
  [509, 120],
  [514, 260],
  [508, 390],
  [513, 514],
  [380, 509],
  [240, 515],
  [110, 508],
  [-14, 513],
  [-9, 380],
  [-15, 250],
  [-9, 110],
];

/** Sydney Cove, Farm Cove and Woolloomooloo Bay. */
export const HARBOUR: Shape = [
  [-14, -14],
  [100, -11],
  [250, -15],
  [400, -10],
  [513, -14],
  [510, 60],
  [514, 128],
  [488, 108],
  [462, 92],
  [440, 58],
  [421, 34],
  [398, 16],
  [362, 9],
  [326, 13],
  [309, 34],
  [304, 66],
  [296, 96],
  [270, 124],
  [240, 128],
  [214, 110],
  [203, 74],
  [196, 36],
  [184, 14],
  [150, 7],
  [116, 13],
  [102, 40],
  [92, 74],
  [58, 88],
  [20, 82],
  [-14, 88],
];

/** Lawns: centre, radii and shade of green. */
export const LAWNS: { x: number; y: number; rx: number; ry: number; tone: 2 | 3 }[] = [
  { x: 54, y: 268, rx: 46, ry: 58, tone: 2 },
  { x: 262, y: 182, rx: 66, ry: 32, tone: 2 },
  { x: 432, y: 262, rx: 58, ry: 56, tone: 3 },
  { x: 178, y: 382, rx: 52, ry: 62, tone: 2 },
  { x: 296, y: 444, rx: 56, ry: 44, tone: 3 },
  { x: 150, y: 164, rx: 40, ry: 40, tone: 3 },
  { x: 440, y: 450, rx: 50, ry: 40, tone: 2 },
  { x: 52, y: 456, rx: 44, ry: 42, tone: 2 },
  { x: 350, y: 330, rx: 40, ry: 46, tone: 2 },
  { x: 356, y: 86, rx: 34, ry: 40, tone: 2 },
];

/** Flower beds: centre, radii and colour. */
export const BEDS: { x: number; y: number; rx: number; ry: number; gold?: boolean }[] = [
  { x: 132, y: 234, rx: 15, ry: 8 },
  { x: 366, y: 368, rx: 17, ry: 8 },
  { x: 236, y: 372, rx: 9, ry: 14, gold: true },
  { x: 330, y: 128, rx: 15, ry: 8, gold: true },
  { x: 436, y: 250, rx: 16, ry: 9 },
  { x: 174, y: 384, rx: 14, ry: 7 },
  { x: 280, y: 470, rx: 16, ry: 7, gold: true },
  { x: 28, y: 250, rx: 12, ry: 8, gold: true },
];

export type TreeKind = 'round' | 'palm' | 'pine';

/** Trees, from the back to the front. */
export const TREES: { x: number; y: number; size: number; kind: TreeKind }[] = [
  { x: 26, y: 116, size: 13, kind: 'round' },
  { x: 118, y: 122, size: 14, kind: 'round' },
  { x: 181, y: 140, size: 11, kind: 'pine' },
  { x: 386, y: 118, size: 13, kind: 'round' },
  { x: 312, y: 182, size: 12, kind: 'palm' },
  { x: 222, y: 186, size: 13, kind: 'round' },
  { x: 116, y: 188, size: 10, kind: 'pine' },
  { x: 374, y: 188, size: 11, kind: 'round' },
  { x: 18, y: 222, size: 12, kind: 'pine' },
  { x: 84, y: 226, size: 13, kind: 'round' },
  { x: 182, y: 226, size: 11, kind: 'palm' },
  { x: 326, y: 232, size: 10, kind: 'pine' },
  { x: 382, y: 278, size: 13, kind: 'round' },
  { x: 478, y: 284, size: 15, kind: 'round' },
  { x: 128, y: 284, size: 12, kind: 'palm' },
  { x: 76, y: 290, size: 11, kind: 'pine' },
  { x: 172, y: 316, size: 12, kind: 'round' },
  { x: 226, y: 318, size: 12, kind: 'palm' },
  { x: 282, y: 320, size: 12, kind: 'palm' },
  { x: 322, y: 318, size: 11, kind: 'round' },
  { x: 384, y: 324, size: 10, kind: 'pine' },
  { x: 282, y: 378, size: 13, kind: 'palm' },
  { x: 126, y: 378, size: 13, kind: 'round' },
  { x: 84, y: 414, size: 11, kind: 'pine' },
  { x: 18, y: 478, size: 14, kind: 'round' },
  { x: 218, y: 424, size: 11, kind: 'pine' },
  { x: 224, y: 480, size: 12, kind: 'round' },
  { x: 412, y: 416, size: 11, kind: 'palm' },
  { x: 480, y: 426, size: 12, kind: 'round' },
  { x: 424, y: 480, size: 13, kind: 'round' },
];

/** Small waves of the harbour. */
export const WAVES: Shape = [
  [24, 22],
  [62, 50],
  [232, 30],
  [272, 66],
  [236, 92],
  [444, 26],
  [486, 58],
  [280, 20],
  [78, 18],
];

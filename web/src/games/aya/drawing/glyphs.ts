/** The terrains' glyphs as paths in a box of ten by ten around the origin, y down. */

interface Glyph {
  fill?: string;
  /** Stroked, so wide. */
  line?: string;
  wide?: number;
  /** Left white in the filled shape. */
  gap?: string;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  forest: { fill: 'M0-5.2 3-1.4H1.7L4.2 2.4H.8V5H-.8V2.4H-4.2L-1.7-1.4H-3Z' },
  mountain: { fill: 'M-5.2 4-1.2-4.4 1.3.2 2.5-1.8 5.2 4Z', gap: 'M-1.2-4.4-2.6-1.5-1.4-2.1-.7-1.2.3-1.6Z' },
  desert: {
    fill: 'M-2.3 0A2.3 2.3 0 1 1 2.3 0A2.3 2.3 0 1 1-2.3 0Z',
    line: 'M0-3.7V-5M0 3.7V5M3.7 0H5M-3.7 0H-5M2.6 2.6 3.5 3.5M-2.6-2.6-3.5-3.5M2.6-2.6 3.5-3.5M-2.6 2.6-3.5 3.5',
    wide: 0.9,
  },
  pole: {
    line: 'M0-5V5M-4.3-2.5 4.3 2.5M-4.3 2.5 4.3-2.5M-1.2-4.4 0-3.2 1.2-4.4M-1.2 4.4 0 3.2 1.2 4.4M-4.4-1.1-2.8-1.6-3.2-3.2M4.4 1.1 2.8 1.6 3.2 3.2M-4.4 1.1-2.8 1.6-3.2 3.2M4.4-1.1 2.8-1.6 3.2-3.2',
    wide: 0.9,
  },
  field: {
    line: 'M0 5.2V-2',
    wide: 0.8,
    fill: 'M0-1.6C1.5-2.6 1.5-4.2 0-5.4-1.5-4.2-1.5-2.6 0-1.6ZM.3.6C.5-1 1.8-1.9 3.3-1.9 3.3-.3 2 .6.3.6ZM-.3.6C-.5-1-1.8-1.9-3.3-1.9-3.3-.3-2 .6-.3.6ZM.3 3.3C.5 1.7 1.8.8 3.3.8 3.3 2.4 2 3.3.3 3.3ZM-.3 3.3C-.5 1.7-1.8.8-3.3.8-3.3 2.4-2 3.3-.3 3.3Z',
  },
  garden: {
    fill: 'M-1.9-2.7a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0M.7-.8a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0M-.3 2.2a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0M-3.5 2.2a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0M-4.5-.8a1.9 1.9 0 1 1 3.8 0a1.9 1.9 0 1 1-3.8 0',
    gap: 'M-1.5 0a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0',
  },
  start: { fill: 'M0-5.2C2.6-1.8 3.6-.2 3.6 1.5A3.6 3.6 0 0 1-3.6 1.5C-3.6-.2-2.6-1.8 0-5.2Z' },
};

const CAMERA = 'M-3.4-1.9H-1.5L-.9-2.9H.9L1.5-1.9H3.4V2.4H-3.4Z';
const LENS = 'M-1.3.2a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0';

/** Draw a terrain's glyph around a point, `size` across. */
export function drawGlyph(
  brush: CanvasRenderingContext2D,
  terrain: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const glyph = GLYPHS[terrain];
  if (!glyph) return;
  within(brush, x, y, size, () => {
    brush.fillStyle = colour;
    brush.strokeStyle = colour;
    if (glyph.fill) brush.fill(new Path2D(glyph.fill));
    if (glyph.line) {
      brush.lineWidth = glyph.wide ?? 1;
      brush.stroke(new Path2D(glyph.line));
    }
    brush.fillStyle = '#fff';
    if (glyph.gap) brush.fill(new Path2D(glyph.gap));
  });
}

export function drawCameraSign(brush: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
  within(brush, x, y, size, () => {
    brush.fillStyle = '#fff';
    brush.strokeStyle = colour;
    brush.lineWidth = 0.7;
    const body = new Path2D(CAMERA);
    brush.fill(body);
    brush.stroke(body);
    brush.fillStyle = colour;
    brush.fill(new Path2D(LENS));
  });
}

function within(brush: CanvasRenderingContext2D, x: number, y: number, size: number, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 10, size / 10);
  brush.lineCap = brush.lineJoin = 'round';
  draw();
  brush.restore();
}

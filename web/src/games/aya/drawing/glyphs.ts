/** Small signs painted on a canvas. */
import { LINE_WIDTH, terrainSign } from '../art/glyphs';

const CAMERA = 'M-3.4-1.9H-1.5L-.9-2.9H.9L1.5-1.9H3.4V2.4H-3.4Z';
const LENS = 'M-1.3.2a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0';

/** A terrain's sign around a point, `size` across. */
export function drawGlyph(
  brush: CanvasRenderingContext2D,
  terrain: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const sign = terrainSign(terrain);
  within(brush, x, y, size / 12, () => {
    brush.fillStyle = colour;
    brush.strokeStyle = colour;
    brush.lineWidth = LINE_WIDTH;
    if (sign.filled) brush.fill(new Path2D(sign.filled));
    if (sign.line) brush.stroke(new Path2D(sign.line));
  });
}

export function drawCameraSign(brush: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
  within(brush, x, y, size / 10, () => {
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

function within(brush: CanvasRenderingContext2D, x: number, y: number, scale: number, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(scale, scale);
  brush.lineCap = brush.lineJoin = 'round';
  draw();
  brush.restore();
}

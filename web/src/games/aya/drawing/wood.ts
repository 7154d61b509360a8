/** Paints wooden planks on a canvas. The same seed paints the same wood. */
import type { Room } from './palette';

/** A deterministic generator of pseudo-random numbers between 0 and 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A table top of `width` × `depth` millimetres, `scale` pixels per millimetre. */
export function paintWood(width: number, depth: number, scale: number, room: Room): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(depth * scale);
  const brush = canvas.getContext('2d');
  if (!brush) return canvas;
  brush.scale(scale, scale);
  const chance = seeded(7);
  const planks = Math.max(Math.round(depth / 118), 1);
  const high = depth / planks;
  const [light, middle, dark] = room.wood;
  for (let plank = 0; plank < planks; plank++) {
    const top = plank * high;
    brush.save();
    brush.beginPath();
    brush.rect(0, top, width, high);
    brush.clip();
    brush.fillStyle = middle;
    brush.fillRect(0, top, width, high);
    // Each plank has its own brightness.
    brush.globalAlpha = 0.1 + chance() * 0.4;
    brush.fillStyle = chance() < 0.5 ? light : dark;
    brush.globalAlpha *= 0.5;
    brush.fillRect(0, top, width, high);
    grain(brush, chance, width, top, high, light, dark);
    brush.restore();
    if (plank > 0) {
      brush.fillStyle = dark;
      brush.globalAlpha = 0.5;
      brush.fillRect(0, top - 0.5, width, 1);
      brush.fillStyle = light;
      brush.globalAlpha = 0.35;
      brush.fillRect(0, top + 0.6, width, 0.7);
    }
    brush.globalAlpha = 1;
  }
  return canvas;
}

/** The grain: long lines that bend around a knot. */
function grain(
  brush: CanvasRenderingContext2D,
  chance: () => number,
  width: number,
  top: number,
  high: number,
  light: string,
  dark: string,
): void {
  const knot = { x: chance() * width, y: top + high * (0.25 + chance() * 0.5), size: 6 + chance() * 12 };
  const wave = { long: 350 + chance() * 500, high: 2 + chance() * 5, at: chance() * 9 };
  const lines = Math.round(high / 2.4);
  for (let line = 0; line < lines; line++) {
    const y = top + (line + chance()) * (high / lines);
    brush.strokeStyle = chance() < 0.66 ? dark : light;
    brush.globalAlpha = 0.07 + chance() * 0.2;
    brush.lineWidth = 0.4 + chance() * 1.3;
    const from = chance() < 0.5 ? 0 : chance() * width;
    const to = Math.min(width, from + width * (0.35 + chance()));
    brush.beginPath();
    for (let x = from; x <= to; x += 12) {
      const near = Math.exp(-(((x - knot.x) / (knot.size * 4)) ** 2));
      const aside = (y - knot.y >= 0 ? 1 : -1) * knot.size * near * Math.exp(-(((y - knot.y) / (knot.size * 2.4)) ** 2));
      const at = y + aside + wave.high * Math.sin((x / wave.long) * Math.PI * 2 + wave.at);
      if (x === from) brush.moveTo(x, at);
      else brush.lineTo(x, at);
    }
    brush.stroke();
  }
  brush.globalAlpha = 0.4;
  brush.fillStyle = dark;
  brush.beginPath();
  brush.ellipse(
    knot.x,
    knot.y + wave.high * Math.sin((knot.x / wave.long) * Math.PI * 2 + wave.at),
    knot.size * 0.75,
    knot.size * 0.34,
    0,
    0,
    Math.PI * 2,
  );
  brush.fill();
}

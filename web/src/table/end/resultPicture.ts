/** Draws the picture of a result for sharing: the game's drawing with players and result below. */

export interface Card {
  /** The title of the game. */
  title: string;
  headline: string;
  /** The highlight of the match (`GameModule.highlight`); empty when there is none. */
  highlight: string;
  /** The players with their points. */
  players: string;
  reason: string;
  /** The host name of the server. */
  place: string;
}

const WIDTH = 1080;
const MARGIN = 60;
const INK = '#1d2b2f';
const QUIET = '#4a5a5d';
const WATER = '#0f4c5c';

interface Line {
  text: string;
  font: string;
  colour: string;
  /** Distance to the previous baseline in pixels. */
  drop: number;
}

/** Draw the picture; its fonts must be loaded. */
export function paintCard(canvas: HTMLCanvasElement, drawing: HTMLCanvasElement | null, card: Card): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const top = drawing ? Math.round((drawing.height * WIDTH) / drawing.width) : 240;
  const lines = linesOf(pen, card);
  canvas.width = WIDTH;
  canvas.height = top + lines.reduce((sum, line) => sum + line.drop, 0) + 48;
  pen.fillStyle = '#fbf6ea';
  pen.fillRect(0, 0, WIDTH, canvas.height);
  if (drawing) pen.drawImage(drawing, 0, 0, WIDTH, top);
  else waves(pen, top);
  pen.textAlign = 'center';
  let y = top;
  for (const line of lines) {
    y += line.drop;
    pen.font = line.font;
    pen.fillStyle = line.colour;
    pen.fillText(line.text, WIDTH / 2, y, WIDTH - MARGIN);
  }
}

function linesOf(pen: CanvasRenderingContext2D, { title, headline, highlight, players, reason, place }: Card): Line[] {
  const rows = (text: string, font: string, colour: string, first: number, next: number): Line[] => {
    pen.font = font;
    return wrap(text, (part) => pen.measureText(part).width <= WIDTH - 2 * MARGIN).map((row, k) => ({
      text: row,
      font,
      colour,
      drop: k === 0 ? first : next,
    }));
  };
  return [
    ...rows(headline, '600 68px Fraunces, Georgia, serif', INK, 100, 76),
    ...rows(highlight, '600 50px Fraunces, Georgia, serif', WATER, 74, 58),
    ...rows(players, '600 40px "Nunito Sans", sans-serif', INK, 64, 50),
    ...rows(reason, '400 36px "Nunito Sans", sans-serif', QUIET, 58, 46),
    ...rows(`${title} · ${place}`, '600 30px "Nunito Sans", sans-serif', QUIET, 66, 40),
  ];
}

/** Wrap a text between words into rows that fit; no rows for an empty text. */
export function wrap(text: string, fits: (row: string) => boolean): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const row = rows.at(-1);
    if (row !== undefined && fits(`${row} ${word}`)) rows[rows.length - 1] = `${row} ${word}`;
    else rows.push(word);
  }
  return rows;
}

/** The default drawing: waves. */
function waves(pen: CanvasRenderingContext2D, height: number): void {
  const colours = ['#0f4c5c', '#1d7d99', '#2a9dbb', '#cfe9ee'];
  pen.fillStyle = '#eaf6f6';
  pen.fillRect(0, 0, WIDTH, height);
  colours.reverse().forEach((colour, k) => {
    const base = height * (0.35 + k * 0.17);
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= WIDTH; x += 12) pen.lineTo(x, base + 16 * Math.sin(x / 70 + k * 1.7));
    pen.lineTo(WIDTH, height);
    pen.fillStyle = colour;
    pen.fill();
  });
}

/** The river from Start while it is built: its length, the pieces that are cut off from it, and the gaps between them. */
import type { Translate } from '../../module';
import { type CutOff, riverFromStart, waveOf } from '../prediction/rivers';
import type { Light, Line } from '../scene';
import type { AyaDominoView, AyaView } from '../wire';
import type { AutoCamera } from './autoCamera.svelte';
import type { BoardContext } from './boardContext.svelte';

/** Phases in which the river is shown; in `toppling` only until the first push. */
const RIVER_PHASES: ReadonlySet<string> = new Set(['ready', 'placing', 'pause', 'toppling']);
/** Length in millimetres of a domino's own line, ahead of it and behind it. */
const STUB_MM = 8;
/** Radius in millimetres of the rings around both ends of a gap. */
const RING_MM = 15;
/** Millimetres between the middles of two dominoes. In a narrower gap only the direction is wrong: the river passes the next domino. */
const PASSES_MM = 30;
/** Millimetres of table that are shown around a gap. */
const AROUND_MM = 180;

type Context = Pick<BoardContext, 'view' | 'seat' | 'inMatch' | 't'> & { autoCamera: Pick<AutoCamera, 'lookAt'> };

export class RiverWatch {
  /** The announcement for screen readers, after the person's own placement and about the gap that is shown. */
  announcement = $state('');
  /** Id of the domino behind the gap that is shown, at which the river would have to arrive; 0 while none is shown. */
  #joinId = $state(0);
  readonly #board: Context;

  constructor(board: Context) {
    this.#board = board;
  }

  readonly #view = $derived.by<AyaView | null>(() => {
    const { view, inMatch } = this.#board;
    return inMatch && RIVER_PHASES.has(view.phase) && view.pushes === 0 ? view : null;
  });
  readonly #wave = $derived.by(() => (this.#view ? riverFromStart(this.#view) : null));

  /** Whether the river is shown now. */
  readonly shows = $derived.by(() => this.#wave !== null);
  /** Number of dominoes that the first push fells. */
  readonly count = $derived.by(() => this.#wave?.dominoes.size ?? 0);
  /** Number of dominoes that stand and are cut off. */
  readonly cutCount = $derived.by(() => (this.#wave?.cutOff ?? []).reduce((sum, { dominoes }) => sum + dominoes.length, 0));
  /** The gap that is shown; null while none is, or when it has been closed. */
  readonly gap = $derived.by<CutOff | null>(() => this.#wave?.cutOff.find(({ joins }) => joins.id === this.#joinId) ?? null);

  /** The description of the shown gap; empty if none is shown. */
  readonly gapWords = $derived.by(() => {
    const { gap } = this;
    const pieces = this.#wave?.cutOff ?? [];
    if (!gap) return '';
    return this.#board.t('aya-river-gap', {
      how: howFar(gap),
      cm: Math.round(gap.gap / 10),
      end: gap.end?.id ?? 0,
      domino: gap.joins.id,
      count: gap.dominoes.length,
      number: pieces.indexOf(gap) + 1,
      gaps: pieces.length,
    });
  });

  readonly lines = $derived.by<Line[]>(() => (this.#view && this.#wave ? riverLines(this.#view, this.#wave, this.gap) : []));
  readonly lights = $derived.by<Light[]>(() => (this.gap ? gapLights(this.gap, this.#board.t) : []));

  /** Show the first gap, then the next one; after the last one, none. */
  showNext(): void {
    const pieces = this.#wave?.cutOff ?? [];
    const next = pieces[this.gap ? pieces.indexOf(this.gap) + 1 : 0];
    this.#joinId = next?.joins.id ?? 0;
    this.announcement = this.gapWords;
    if (!next) return;
    const { joins, end, gap } = next;
    const middle = { x: (joins.x + (end ?? joins).x) / 2, y: (joins.y + (end ?? joins).y) / 2 };
    this.#board.autoCamera.lookAt(middle, gap + AROUND_MM);
  }

  /** Announce the new length of the river to screen readers after the person's own placement. */
  announceGrowth(before: AyaView, now: AyaView): void {
    if (before.phase !== 'placing' || before.turn !== this.#board.seat || now.dominoes.length <= before.dominoes.length) return;
    if (this.shows) this.announcement = this.#board.t('aya-river-said', { count: this.count, cut: this.cutCount });
  }
}

/** The kind of a gap: too far, passed in a wrong direction, or without a river to join yet. */
function howFar({ end, gap }: CutOff): 'none' | 'passes' | 'far' {
  return !end ? 'none' : gap <= PASSES_MM ? 'passes' : 'far';
}

/** Lines beneath the dominoes: solid along the river of the first push, dots along the others, dashes across the gap that is shown. */
export function riverLines(view: AyaView, wave: ReturnType<typeof riverFromStart>, gap: CutOff | null): Line[] {
  const lines: Line[] = [];
  const at = new Map(view.dominoes.map((domino) => [domino.id, domino]));
  for (const [id, from] of wave.push > 0 ? waveOf(view, wave.push) : []) {
    const [domino, feeder] = [at.get(id), at.get(from)];
    if (domino)
      lines.push({ points: feeder ? [feeder.x, feeder.y, domino.x, domino.y] : stub(domino), tone: 'hint', river: 'wet' });
  }
  for (const piece of wave.cutOff) {
    const tone = piece === gap ? 'bad' : 'lost';
    for (const domino of piece.dominoes) lines.push({ points: stub(domino), tone, river: 'dry' });
  }
  if (gap?.end) lines.push({ points: [gap.end.x, gap.end.y, gap.joins.x, gap.joins.y], tone: 'bad', river: 'gap' });
  return lines;
}

function stub({ x, y, heading }: AyaDominoView): number[] {
  const way = (heading * Math.PI) / 180;
  const [right, up] = [STUB_MM * Math.cos(way), STUB_MM * Math.sin(way)];
  return [x - right, y - up, x + right, y + up];
}

/** Rings around the two ends of a gap. */
function gapLights(gap: CutOff, t: Translate): Light[] {
  const { end, joins } = gap;
  const label = t('aya-river-gap-label', { how: howFar(gap), cm: Math.round(gap.gap / 10) });
  const here: Light = { x: joins.x, y: joins.y, radius: RING_MM, tone: 'bad', label };
  return end ? [{ x: end.x, y: end.y, radius: RING_MM, tone: 'hint' }, here] : [here];
}

/** The layout of the board: the size of the sheet, and the place of everything else. */
export interface Plan {
  /** Side of the sheet in pixels. */
  sheet: number;
  /**
   * `stacked`: everything above and below the sheet, as on a phone in portrait. `side`: other sheets, bonuses and score beside
   * it, the controls below. `across`: the sheet has the full height and everything else is beside it, as on a phone in
   * landscape.
   */
  shape: 'stacked' | 'side' | 'across';
  /** Whether the other players have a row of their own above the sheet, so that all names and reveals are visible. */
  row: boolean;
}

/** Measured heights of the parts around the sheet in pixels; 0 before the measurement. */
export interface Measurements {
  top: number;
  ticks: number;
  controls: number;
}

const DEFAULT_HEIGHTS: Measurements = { top: 48, ticks: 44, controls: 104 };
const GAP = 6;
/** Height of the row of other players: with few players the picture is beside the name, with many above it. */
const ROW = { few: 52, many: 92 };
const MAX_FEW_OTHERS = 3;
/** Minimum size of the sheet for which the row of other players is shown. */
const MIN_SHEET_WITH_ROW = 280;
/** The gap between columns. */
const GUTTER = 12;
/** Minimum width of a column beside the sheet. */
const MIN_PANEL_WIDTH = 280;
/** Minimum size of the sheet: squares of 40 pixels, the smallest touch target, and the margin. */
const MIN_SHEET = 214;

/**
 * Compute the layout. `others`: number of other players; `text`: text size relative to the default; `large`: the sheet has
 * priority over everything around it.
 */
export function layout(width: number, height: number, others: number, measured: Measurements, text = 1, large = false): Plan {
  // The shape depends on the screen only. If it depended on measurements, it could switch back and forth.
  const letters = 1 + (text - 1) / 2;
  const usual = {
    top: DEFAULT_HEIGHTS.top * letters,
    ticks: DEFAULT_HEIGHTS.ticks,
    controls: DEFAULT_HEIGHTS.controls * letters,
  };
  const guess = sizes(width, height, usual, text);
  const shape = large ? largest(guess) : shapeOf(guess, others > 0);
  const rowHigh = (others > MAX_FEW_OTHERS ? ROW.many : ROW.few) * letters + GAP;
  const row =
    shape === 'stacked' &&
    others > 1 &&
    !large &&
    sizes(width, height, { ...usual, top: usual.top + rowHigh }, text).stacked >= MIN_SHEET_WITH_ROW;
  const { top, ticks, controls } = measured;
  const known = sizes(
    width,
    height,
    {
      top: top || DEFAULT_HEIGHTS.top + (row ? rowHigh : 0),
      ticks: ticks || DEFAULT_HEIGHTS.ticks,
      controls: controls || DEFAULT_HEIGHTS.controls,
    },
    text,
  );
  return { sheet: Math.max(MIN_SHEET, Math.floor(known[shape])), shape, row };
}

function shapeOf({ side, stacked, across }: Record<Plan['shape'], number>, company: boolean): Plan['shape'] {
  // With other players the panel is worth more room; alone only if the sheet does not shrink.
  if (side >= stacked * (company ? 0.9 : 0.96) && side > 260) return 'side';
  return across > stacked * 1.15 ? 'across' : 'stacked';
}

function largest(guess: Record<Plan['shape'], number>): Plan['shape'] {
  // Of equal sizes prefer the shape that shows more beside the sheet.
  return (['side', 'across', 'stacked'] as const).reduce((best, shape) => (guess[shape] > guess[best] ? shape : best));
}

/** The size of the sheet in each shape. */
function sizes(
  width: number,
  height: number,
  { top, ticks, controls }: Measurements,
  text: number,
): Record<Plan['shape'], number> {
  const panel = MIN_PANEL_WIDTH * Math.min(text, 1.4);
  return {
    side: Math.min(height - controls - GAP, width - panel - GUTTER),
    stacked: Math.min(width - 4, height - controls - top - ticks - 3 * GAP),
    across: Math.min(height - 4, width - panel - GUTTER),
  };
}

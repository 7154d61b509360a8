/** How large the sheet may be, and where everything else stands. */
export interface Plan {
  /** Side of the sheet in pixels. */
  sheet: number;
  /**
   * `stacked`: everything above and below the sheet, as on a phone held upright. `side`: others, bonuses and score beside it, the
   * controls below. `across`: the sheet as high as the screen, and all the rest beside it, as on a phone held sideways.
   */
  shape: 'stacked' | 'side' | 'across';
  /** Several others have a row of their own above the sheet: every name, and at the reveal every sheet, is seen at once. */
  row: boolean;
}

/** What stands around the sheet, in pixels, as it was last measured; 0 before that. */
export interface Around {
  top: number;
  ticks: number;
  controls: number;
}

const USUAL: Around = { top: 48, ticks: 44, controls: 104 };
const GAP = 6;
/** How high that row is: few have the picture beside the name, many above it. */
const ROW = { few: 52, many: 92 };
const FEW_OTHERS = 3;
/** It is worth a smaller sheet, but not one smaller than this. */
const ROOMY = 280;
/** The gap between columns. */
const GUTTER = 12;
/** The least a column beside the sheet needs. */
const PANEL = 280;
/** Squares of 40 pixels, the smallest a finger finds, and the margin of the sheet. */
const SMALLEST = 214;

/** `others` play along; `text` is how much larger than usual letters are; `large`: the sheet comes before all that stands around it. */
export function layout(width: number, height: number, others: number, around: Around, text = 1, large = false): Plan {
  // The shape follows from the screen alone: what is measured in one shape must not lead to another, and back again.
  const letters = 1 + (text - 1) / 2;
  const usual = { top: USUAL.top * letters, ticks: USUAL.ticks, controls: USUAL.controls * letters };
  const guess = sizes(width, height, usual, text);
  const shape = large ? largest(guess) : shapeOf(guess, others > 0);
  const rowHigh = (others > FEW_OTHERS ? ROW.many : ROW.few) * letters + GAP;
  const row =
    shape === 'stacked' &&
    others > 1 &&
    !large &&
    sizes(width, height, { ...usual, top: usual.top + rowHigh }, text).stacked >= ROOMY;
  const { top, ticks, controls } = around;
  const known = sizes(
    width,
    height,
    { top: top || USUAL.top + (row ? rowHigh : 0), ticks: ticks || USUAL.ticks, controls: controls || USUAL.controls },
    text,
  );
  return { sheet: Math.max(SMALLEST, Math.floor(known[shape])), shape, row };
}

function shapeOf({ side, stacked, across }: Record<Plan['shape'], number>, company: boolean): Plan['shape'] {
  // Company wants more room beside; alone the panel is worth it only when the sheet does not suffer.
  if (side >= stacked * (company ? 0.9 : 0.96) && side > 260) return 'side';
  return across > stacked * 1.15 ? 'across' : 'stacked';
}

function largest(guess: Record<Plan['shape'], number>): Plan['shape'] {
  // Where two are equal, the one that shows more beside it.
  return (['side', 'across', 'stacked'] as const).reduce((best, shape) => (guess[shape] > guess[best] ? shape : best));
}

/** How large the sheet would be in each shape. */
function sizes(width: number, height: number, { top, ticks, controls }: Around, text: number): Record<Plan['shape'], number> {
  const panel = PANEL * Math.min(text, 1.4);
  return {
    side: Math.min(height - controls - GAP, width - panel - GUTTER),
    stacked: Math.min(width - 4, height - controls - top - ticks - 3 * GAP),
    across: Math.min(height - 4, width - panel - GUTTER),
  };
}

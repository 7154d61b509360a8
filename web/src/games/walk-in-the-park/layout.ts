/** How large the sheet may be, and where everything else stands. */
export interface Plan {
  /** Side of the sheet in pixels. */
  sheet: number;
  /**
   * `stacked`: everything above and below the sheet, as on a phone held upright. `side`: others, bonuses and score beside it, the
   * controls below. `across`: the sheet as high as the screen, and all the rest beside it, as on a phone held sideways.
   */
  shape: 'stacked' | 'side' | 'across';
}

/** What stands around the sheet, in pixels, as it was last measured; 0 before that. */
export interface Around {
  top: number;
  ticks: number;
  controls: number;
}

const USUAL: Around = { top: 48, ticks: 44, controls: 104 };
const GAP = 6;
/** The gap between columns. */
const GUTTER = 12;
/** The least a column beside the sheet needs. */
const PANEL = 280;
/** Squares of 40 pixels, the smallest a finger finds, and the margin of the sheet. */
const SMALLEST = 214;

/** `text` is how much larger than usual letters are. */
export function layout(width: number, height: number, company: boolean, around: Around, text = 1): Plan {
  const { top, ticks, controls } = {
    top: around.top || USUAL.top,
    ticks: around.ticks || USUAL.ticks,
    controls: around.controls || USUAL.controls,
  };
  const panel = PANEL * Math.min(text, 1.4);
  const beside = Math.min(height - controls - GAP, width - panel - GUTTER);
  const stacked = Math.min(width - 4, height - controls - top - ticks - 3 * GAP);
  const across = Math.min(height - 4, width - panel - GUTTER);
  // Company wants more room beside; alone the panel is worth it only when the sheet does not suffer.
  if (beside >= stacked * (company ? 0.9 : 0.96) && beside > 260) return plan(beside, 'side');
  return across > stacked * 1.15 ? plan(across, 'across') : plan(stacked, 'stacked');
}

function plan(sheet: number, shape: Plan['shape']): Plan {
  return { sheet: Math.max(SMALLEST, Math.floor(sheet)), shape };
}

/** How large the sheet may be, and whether there is room beside it. */
export interface Plan {
  /** Side of the sheet in pixels. */
  sheet: number;
  /** Others, bonuses and score stand beside the sheet; else around it. */
  side: boolean;
}

const CONTROLS = 104;
/** Where height is short the words take two lines at most. */
const CONTROLS_LOW = 94;
const LOW = 560;
const TOP = 48;
const STRIP = 44;
const GAP = 6;
const PANEL = 280;

export function layout(width: number, height: number, company: boolean): Plan {
  const beside = Math.min(height - CONTROLS - GAP, width - PANEL - 12);
  const stacked = Math.min(width - 4, height - (height < LOW && width < 480 ? CONTROLS_LOW : CONTROLS) - TOP - STRIP - 3 * GAP);
  // Company wants more room beside; alone the panel is worth it only when the sheet does not suffer.
  const side = beside >= stacked * (company ? 0.9 : 0.96) && beside > 260;
  return { sheet: Math.max(160, Math.floor(side ? beside : stacked)), side };
}

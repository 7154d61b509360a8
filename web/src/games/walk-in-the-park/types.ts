/** What crosses the wire of this game, under the names its folder uses. */
export type { PlanView, ScoreLine, SheetView, WalkEffect, WalkView, WalkWord } from '../../shell/wire';

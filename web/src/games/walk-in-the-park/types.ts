/** What crosses the wire of this game, under the names its folder uses. */
export type {
  WalkEffect,
  WalkPlanView as PlanView,
  WalkScoreLine as ScoreLine,
  WalkSheetView as SheetView,
  WalkView,
  WalkWord,
} from './wire';

/** Wire types of this game, under shorter names. */
export type {
  WalkEffect,
  WalkPlanView as PlanView,
  WalkScoreLine as ScoreLine,
  WalkSheetView as SheetView,
  WalkView,
  WalkWord,
} from './wire';

/** Wire types of this game, under shorter names. */
export type {
  DeepRiverAnyEffect as AnyEffect,
  DeepRiverChoiceView as ChoiceView,
  DeepRiverCurrentView as CurrentView,
  DeepRiverView,
} from './wire';

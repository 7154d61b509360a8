/** What crosses the wire of this game, under the names its folder uses. */
export type {
  DeepRiverAnyEffect as AnyEffect,
  DeepRiverChoiceView as ChoiceView,
  DeepRiverCurrentView as CurrentView,
  DeepRiverView,
} from './wire';

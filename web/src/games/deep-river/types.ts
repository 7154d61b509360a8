/** What crosses the wire of this game, under the names its folder uses. */
export type { AnyEffect, ChoiceView, CurrentView, DeepRiverView } from '../../shell/wire';

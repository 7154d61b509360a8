/** Example games for the tests of the shell, one for each kind of timing. */
import type { GameInfo } from './games.svelte';

const common = {
  credits: { designers: ['Ida Brook', 'Tom Lake'], artists: [], publisher: '', year: 0, advisers: [] },
  rules_version: 1,
  seat_names: [],
  options: [],
  presets: [],
  endings: [],
  deals: false,
  client: '',
  origin: '',
  cooperative: false,
  goal: 0,
  secret_chance: false,
  advice: false,
  findings: false,
  lesson: false,
  lesson_minutes: 0,
  phrases: [],
  calls: [],
  variations: [],
};

/** A game in turns for two sides. */
export const pond: GameInfo = {
  ...common,
  id: 'pond',
  title: 'The Pond',
  min_seats: 2,
  max_seats: 2,
  seat_names: ['frogs', 'newts'],
  options: [{ name: 'deep_end', choices: [false, true], alone: null }],
  endings: ['dried-up'],
  bot_levels: ['tadpole', 'toad'],
  timing: 'turns',
};

/** A game in rounds for one to four players, with a daily challenge. */
export const meadow: GameInfo = {
  ...common,
  id: 'meadow',
  title: 'Meadow',
  min_seats: 1,
  max_seats: 4,
  bot_levels: ['bee'],
  timing: 'rounds',
  deals: true,
};

/** A co-operative game in real time for two to five players. */
export const rapids: GameInfo = {
  ...common,
  id: 'rapids',
  title: 'Rapids',
  min_seats: 2,
  max_seats: 5,
  bot_levels: ['otter'],
  timing: 'real-time',
  cooperative: true,
};

/** The sections of the rules of Deep River, and the topics each one explains. */
import type { HelpModule } from '../module';
import { explain } from './text/why';
import type { DeepRiverView } from './types';

export const help: HelpModule<DeepRiverView> = {
  sections: [
    { id: 'aim', about: ['aim'], picture: 'wide' },
    { id: 'table', about: ['bear', 'pawn'], picture: 'beside' },
    { id: 'setup', about: ['phase:draw', 'phase:name', 'phase:take', 'option:first', 'option:pie'] },
    { id: 'turn', about: ['phase:current', 'phase:done', 'current'], picture: 'beside' },
    { id: 'faces', about: ['face'], picture: 'wide' },
    { id: 'moving', about: ['phase:fish', 'voided:move'], picture: 'beside' },
    { id: 'stacks', about: ['phase:cover', 'stack'], picture: 'beside' },
    { id: 'nest', about: ['nest', 'option:stack_counts'], picture: 'beside' },
    { id: 'effects', about: ['phase:effect', 'tile'], picture: 'wide' },
    { id: 'bear', about: ['tile:B', 'voided:B'] },
    { id: 'advance', about: ['tile:A', 'phase:advance', 'voided:A'] },
    { id: 'swap', about: ['tile:S', 'phase:swap', 'voided:S'], picture: 'beside' },
    { id: 'tilt', about: ['tile:T', 'phase:tilt', 'voided:T', 'current:tilted'], picture: 'beside' },
    { id: 'big', about: ['tile:big', 'phase:big', 'phase:bonus', 'voided:*'], picture: 'beside' },
    {
      id: 'end',
      about: ['phase:over', 'ending:bear-home', 'ending:currents-home', 'ending:repetition', 'ending:too-long'],
      picture: 'wide',
    },
    { id: 'here', about: ['here'] },
  ],
  explain,
  // The rule of the choice comes first, then the rules that limit it.
  now: ({ phase }) => [`phase:${phase}`, ...(RELATED[phase] ?? [])],
  pictures: async () => (await import('./guide/RulesPicture.svelte')).default,
};

const RELATED: Readonly<Record<string, readonly string[]>> = {
  current: ['face', 'current:tilted'],
  fish: ['stack', 'nest'],
  advance: ['phase:fish', 'stack'],
  bonus: ['phase:fish', 'stack'],
};

/** The sections of the rules of A Walk in the Park, and the topics each one explains. */
import type { HelpModule } from '../module';
import { explain } from './text/why';
import type { WalkView } from './types';

export const help: HelpModule<WalkView> = {
  sections: [
    { id: 'aim', about: ['aim'] },
    { id: 'sheet', about: ['monument', 'centre', 'option:sheet', 'refused:no-such-square'], picture: 'beside' },
    { id: 'round', about: ['phase:roll', 'roll:turn', 'roll:straight', 'roll:t'], picture: 'wide' },
    {
      id: 'drawing',
      about: [
        'phase:draw',
        'path',
        'refused:square-filled',
        'refused:not-rolled',
        'refused:draw-first',
        'refused:drawn-already',
        'refused:sheet-not-full',
      ],
      picture: 'beside',
    },
    { id: 'together', about: ['phase:waiting', 'phase:free', 'refused:not-to-act', 'refused:round-written'] },
    { id: 'loops', about: ['statue'], picture: 'beside' },
    { id: 'visits', about: ['visit', 'refused:tick-first'], picture: 'beside' },
    { id: 'firsts', about: ['first'] },
    {
      id: 'bonuses',
      about: [
        'phase:tick',
        'bonus:one',
        'bonus:two',
        'bonus:ibis',
        'bonus:flocks',
        'bonus:flock',
        'bonus:statues',
        'bonus:statue',
        'refused:bonus-not-earned',
        'refused:bonus-ticked',
      ],
      picture: 'wide',
    },
    { id: 'extra', about: ['phase:bonus', 'bonus:turn', 'bonus:straight', 'bonus:t-ibis', 'refused:not-the-bonus'] },
    { id: 'ibis', about: ['roll:ibis', 'ibis'], picture: 'beside' },
    {
      id: 'change',
      about: ['change', 'refused:change-needs-turn-or-straight', 'refused:kind-changed', 'refused:arm-there'],
      picture: 'wide',
    },
    { id: 'end', about: ['ending:six-monuments', 'ending:six-ibis', 'ending:full-sheet'] },
    { id: 'score', about: ['phase:over', 'score', 'option:statue_tie'] },
    { id: 'ties', about: ['tie'] },
    { id: 'alone', about: ['alone', 'ending:last-roll'] },
    { id: 'here', about: ['here'] },
  ],
  now: ({ phase, roll, alone }) => [
    ...(phase === 'draw' && roll ? [`roll:${roll}`] : []),
    `phase:${phase}`,
    ...(RELATED[phase] ?? []),
    ...(alone && phase === 'over' ? ['alone'] : []),
  ],
  explain,
  pictures: async () => (await import('./guide/RulesPicture.svelte')).default,
};

const RELATED: Readonly<Record<string, readonly string[]>> = {
  draw: ['visit', 'change'],
  tick: ['bonus:turn'],
  bonus: ['phase:draw', 'change'],
  free: ['change'],
  over: ['tie'],
};

/** The sections of Aya's rules, and the topics that each explains. */
import { rulesAddress, sectionAbout, sectionsNow } from '../../shell/rules/rulesLinks';
import type { HelpModule } from '../module';
import type { VerdictMessage } from './prediction/verdict';
import { hasCamera, terrainOf } from './sizes';
import type { AyaView } from './wire';

/** The URL of the rule about a message; by default of the rule about the current phase. */
export function ruleUrl(what: string, view?: AyaView): string {
  return rulesAddress('aya', sectionAbout(help, what) ?? (view && sectionsNow(help, view)[0]));
}

/** The reasons of a loss, each with the URL of its rule. Of consecutive reasons with the same rule, only the last one has it. */
export function withRules<Reason extends { key: string }>(reasons: readonly Reason[]): (Reason & { rule: string })[] {
  const rules = reasons.map(({ key }) => ruleUrl(`lost:${key}`));
  return reasons.map((reason, i) => ({ ...reason, rule: rules[i] === rules[i + 1] ? '' : (rules[i] ?? '') }));
}

/** The URL of the rule about a sentence of a verdict. */
export function verdictRuleUrl(message: VerdictMessage | undefined, view: AyaView): string {
  return ruleUrl(message?.key === 'refused' ? `refused:${message.args?.why}` : `hand:${message?.key}`, view);
}

export const help: HelpModule<AyaView> = {
  sections: [
    { id: 'aim', about: ['aim'], picture: 'wide' },
    { id: 'dominoes', about: ['domino', 'option:cameras'], picture: 'wide' },
    { id: 'tiles', about: ['tile:bend', 'tile:fork', 'tile:end', 'tile:source', 'token'], picture: 'wide' },
    {
      id: 'setup',
      about: ['phase:first', 'phase:laying', 'option:table', 'option:landscapes', 'refused:no-seat', 'hand:start-here'],
    },
    {
      id: 'glass',
      about: [
        'phase:ready',
        'phase:pause',
        'ending:glass',
        'ending:stock',
        'option:glass',
        'option:glasses',
        'refused:not-now',
        'refused:not-to-act',
      ],
    },
    {
      id: 'hand',
      about: [
        'reserve',
        'option:patience',
        'refused:not-your-turn',
        'refused:hand-full',
        'refused:hand-empty',
        'refused:reserve-empty',
      ],
    },
    {
      id: 'standing',
      about: ['phase:placing', 'refused:off-table', 'refused:overlaps', 'refused:no-domino', 'hand:first', 'hand:alone'],
      picture: 'beside',
    },
    {
      id: 'river',
      about: [
        'river',
        ...['falls', 'waters', 'leads', 'then', 'then-far', 'then-wrong', 'hint-place'].map((key) => `hand:${key}`),
        ...['too-far', 'skewed', 'aside', 'too-close', 'breaks', 'breaks-turn', 'wrong-way', 'spoils'].map(
          (key) => `hand:${key}`,
        ),
        ...['too-far', 'too-close', 'skewed', 'skewed-aside', 'skewed-both', 'skewed-fell'].map((key) => `stopped:${key}`),
        ...['blocked', 'blocked-before', 'blocked-animal', 'water-down', 'unclear'].map((key) => `stopped:${key}`),
        ...['wrong-way', 'wrong-way-would', 'wrong-way-away', 'alone', 'alone-none'].map((key) => `stopped:${key}`),
      ],
      picture: 'wide',
    },
    { id: 'camera', about: ['camera', 'refused:no-camera', 'refused:no-tiles-left', 'refused:no-animals-left'] },
    {
      id: 'landscape',
      about: [
        'landscape',
        ...['tile-in-hand', 'no-tile', 'before-port', 'facing-in'].map((key) => `refused:${key}`),
        ...['port-met', 'port-room', 'port-shut', 'camera-fed', 'camera-waits'].map((key) => `hand:${key}`),
      ],
      picture: 'wide',
    },
    {
      id: 'animal',
      about: [
        'animal',
        ...['astride', 'on-tile', 'near-tile'].map((key) => `refused:${key}`),
        ...['animal-safe', 'animal-open', 'animal-near', 'animal-beside'].map((key) => `hand:${key}`),
      ],
      picture: 'wide',
    },
    {
      id: 'later',
      about: ['buffer', 'hand:buffer', 'lost:not-put-on', 'refused:too-far', 'refused:no-animal', 'refused:rides'],
    },
    { id: 'garden', about: ['garden', 'refused:no-garden', 'refused:declared'], picture: 'wide' },
    { id: 'turning', about: ['fallen', 'refused:lies', 'refused:stands'] },
    { id: 'hands', about: ['option:hands', 'refused:steady'] },
    {
      id: 'push',
      about: [
        'phase:toppling',
        'option:free_retriggers',
        'refused:start-first',
        'refused:stuck',
        'refused:pushed-twice',
        'stopped:pushed-stands',
      ],
      picture: 'beside',
    },
    { id: 'fallen', about: ['water'] },
    {
      id: 'landscape-photo',
      about: ['lost:dry-port', 'lost:dry-port-off', 'lost:dry-port-none', 'lost:foreign', 'lost:water-down'],
      picture: 'wide',
    },
    {
      id: 'animal-photo',
      about: ['off-river', 'no-river', 'wrong-terrain', 'no-path', 'on-tile', 'off-table'].map((key) => `lost:${key}`),
      picture: 'wide',
    },
    { id: 'stretch', about: ['lost:shared', 'hand:animal-shares'] },
    { id: 'score', about: ['phase:over'] },
    { id: 'here', about: ['here'] },
  ],
  now(view) {
    const { phase } = view;
    if (phase !== 'placing')
      return [`phase:${phase}`, ...(phase === 'over' ? ['lost:dry-port', 'lost:no-path', 'lost:shared'] : [])];
    const kind = view.players[view.seat]?.hand ?? '';
    if (view.seat === view.turn && view.tile) return ['landscape', 'refused:overlaps'];
    if (view.dominoes.some((domino) => domino.lies === 'fallen')) return ['fallen', 'reserve', 'phase:placing'];
    if (kind === '') return ['reserve', 'phase:placing'];
    if (view.seat !== view.turn) return ['reserve'];
    const held = hasCamera(kind) ? ['camera', 'landscape', 'animal'] : terrainOf(kind) === 'garden' ? ['garden'] : [];
    return [...held, 'phase:placing', 'river'];
  },
  pictures: async () => (await import('./guide/RulesPicture.svelte')).default,
};

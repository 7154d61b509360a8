/** Texts of the hand: verdicts, refusals and prompts. */
import type { TextContext, Translate } from '../../module';
import { cameraBrings, kindOf } from '../prediction/checks';
import type { VerdictMessage } from '../prediction/verdict';
import { hasCamera, terrainOf } from '../sizes';
import type { AyaView } from '../wire';
import type { Hand } from './hand.svelte';

type Args = Record<string, string | number>;

/** The name of a tile, such as "Forest bend". */
export function tileWords(id: string, t: Translate): string {
  return t('aya-tile', { terrain: id.split('-')[0] ?? '', kind: t('aya-kind', { kind: kindOf(id) }) });
}

/** The name of a domino, such as "Forest domino with a camera". */
export function dominoWords(kind: string, t: Translate): string {
  const domino = t('aya-domino', { terrain: terrainOf(kind) });
  return hasCamera(kind) ? t('aya-domino-camera', { domino }) : domino;
}

/** The name of a blocking piece. `what` is the server's: `domino 12`, `the tile forest-bend`, `okapi`. */
export function whatWords(what: string, t: Translate): string {
  const [first = '', ...rest] = what.split(' ');
  if (first === 'domino') return t('aya-domino-number', { domino: rest.join(' ') });
  if (first === 'the') return tileWords(rest.at(-1) ?? '', t);
  if (/-(bend|fork|end)$/.test(what) || what === 'start') return tileWords(what, t);
  return /^[a-z-]+$/.test(what) ? t('aya-animal', { animal: what }) : what;
}

/** The text of a refusal. `why` is a key of the server or of this client. */
export function refusalText(why: string, what: string, t: Translate): string {
  return t(`aya-refused-${why}`, { what: whatWords(what, t) });
}

/** One sentence of a verdict. */
export function messageWords({ key, args = {} }: VerdictMessage, t: Translate): string {
  if (key === 'refused') return refusalText(String(args.why), String(args.what), t);
  const words: Args = { ...args };
  if (args.tile) words.tile = tileWords(String(args.tile), t);
  if (args.animal) words.animal = t('aya-animal', { animal: args.animal });
  if (args.terrain) words.terrain = t('aya-terrain', { terrain: args.terrain });
  return t(`aya-hand-${key}`, words);
}

export const verdictWords = (messages: readonly VerdictMessage[], t: Translate): string =>
  messages.map((message) => messageWords(message, t)).join(' ');

/** The prompt for a step that has been started and not sent yet; empty if there is none. `helped`: a suggested spot is lit. */
export function inProgressWords(
  { task, kind, fork, chooses }: Pick<Hand, 'task' | 'kind' | 'fork' | 'chooses'>,
  helped: boolean,
  t: Translate,
): string {
  if (task === 'camera') return t('aya-prompt-camera-stands');
  if (task === 'start') return t('aya-prompt-start-turned');
  if (task === 'animal' || task === 'buffer' || task === 'raise') return t(`aya-prompt-${task}`);
  if (task !== 'stand') return '';
  if (kind === 'garden' && fork) return t('aya-prompt-fork');
  const domino = dominoWords(kind, t);
  if (helped) return t('aya-prompt-hint', { domino });
  // A camera domino whose choice has been made asks for its spot.
  return chooses ? t('aya-prompt-stand', { domino }) : '';
}

/** The prompt for the person whose view it is: one sentence that a newcomer understands. */
export function promptWords(view: AyaView, { t }: Pick<TextContext, 't'>): string {
  const { seat, phase } = view;
  const player = view.players[seat];
  if (phase === 'laying') return t('aya-prompt-start');
  if (phase !== 'placing') return t('aya-phase-hint', { phase: phase === 'ready' && view.glass_seconds === 0 ? 'begin' : phase });
  if (!player) return '';
  // Fallen dominoes block everybody, so their prompt comes first, except on one's own turn.
  if ((player.hand === '' || view.turn !== seat) && view.dominoes.some((domino) => domino.lies === 'fallen'))
    return t('aya-prompt-help');
  // Dominoes laid flat must stand before the last glass ends.
  if (view.glass === view.glasses && view.turn !== seat && view.dominoes.some((domino) => domino.lies === 'buffer'))
    return t('aya-prompt-flat');
  if (player.hand === '') return t(player.reserve.length > 0 ? 'aya-prompt-draw-or-take' : 'aya-prompt-draw');
  if (view.turn !== seat) return t('aya-prompt-put');
  if (view.tile) return t('aya-prompt-tile', { tile: tileWords(view.tile, t) });
  const domino = dominoWords(player.hand, t);
  if (cameraBrings(view, player.hand)) return t('aya-prompt-camera', { domino });
  return t(view.dominoes.length === 0 ? 'aya-prompt-first' : 'aya-prompt-stand', { domino });
}

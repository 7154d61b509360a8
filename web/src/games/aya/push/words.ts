/** Texts of lost photos and of the findings about a push, and the lights and lines of a finding on the table. */
import type { Finding } from '../../../shell/api/wire';
import type { Translate } from '../../module';
import { dominoPose } from '../bodies';
import type { Light, Line, Place } from '../scene';
import type { AyaLossView, AyaView } from '../wire';

/** The name of a tile; the count calls it `forest bend`. */
function tileWords(name: string, t: Translate): string {
  const [terrain = '', kind = ''] = name.split(' ');
  return t('aya-tile', { terrain, kind: t('aya-kind', { kind }) });
}

/** The names of animals; the count lists them as `okapi, blue-morpho and fennec-fox`. */
function animalsWords(listed: string, t: Translate): string {
  const names = listed.split(/, | and /).map((animal) => t('aya-animal', { animal }));
  const last = names.pop() ?? '';
  return names.length > 0 ? t('aya-and', { first: names.join(', '), last }) : last;
}

/** Replace arguments that are keys by names. */
function namedArgs(args: Record<string, string | number>, t: Translate): Record<string, string | number> {
  const named = { ...args };
  if (typeof args.tile === 'string') named.tile = tileWords(args.tile, t);
  if (typeof args.others === 'string') named.others = animalsWords(args.others, t);
  if (typeof args.animal === 'string') named.animal = t('aya-animal', { animal: args.animal });
  return named;
}

/** The reason for which a photo is lost. */
export function lossWords({ key, args }: Pick<AyaLossView, 'key' | 'args'>, t: Translate): string {
  return t(`aya-lost-${key}`, namedArgs(args, t));
}

/** Keys about a domino that fell. The others are about a domino that stands. */
const ABOUT_FALLEN = new Set(['skewed-fell', 'wrong-way', 'water-down']);

/** A sentence about the place where the wave stopped, and the number of dominoes behind it. */
export function findingWords({ key, args }: Pick<Finding, 'key' | 'args'>, t: Translate): string {
  const text = t(`aya-stopped-${key}`, namedArgs(args, t));
  const behind = Number(args.behind ?? 0);
  return behind > 0 ? `${text} ${t(ABOUT_FALLEN.has(key) ? 'aya-behind-fell' : 'aya-behind', { behind })}` : text;
}

/** The name of a photo: an animal, or a tile by its id. */
export function photoWords(photo: string, kind: 'animal' | 'landscape', t: Translate): string {
  return kind === 'animal' ? t('aya-animal', { animal: photo }) : tileWords(photo.replace('-', ' '), t);
}

/** Lights, an arrow from the fallen domino to the one it should have reached, and the place to show; null if the domino is missing. */
export function highlightsOf(
  view: AyaView,
  { args }: Pick<Finding, 'args'>,
): { lights: Light[]; lines: Line[]; place: Place | null } {
  const placeOf = (number: unknown): Place | null => {
    const domino = view.dominoes[Number(number ?? 0) - 1];
    if (!domino) return null;
    const [x, y] = dominoPose(domino);
    return { x, y };
  };
  const place = placeOf(args.domino);
  const by = placeOf(args.by);
  const lights: Light[] = [];
  if (place) lights.push({ ...place, tone: 'lost', radius: 22, label: String(args.domino) });
  if (by) lights.push({ ...by, tone: 'poor', radius: 18, label: String(args.by) });
  for (const also of [args.held, args.next]) {
    const where = placeOf(also);
    if (where) lights.push({ ...where, tone: 'hint', radius: 18, label: String(also) });
  }
  const lines: Line[] = place && by ? [{ points: [by.x, by.y, place.x, place.y], tone: 'lost', arrow: true }] : [];
  return { lights, lines, place };
}

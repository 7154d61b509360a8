/** The end of a walk as a picture to show around: it gives no path away, for others may have the same dice. */
import { titleOf } from '../../shell/gamewords';
import { need } from '../../shell/language.svelte';
import type { EndWords } from '../module';
import { paint } from './picture';
import { resultOf } from './share';
import type { WalkView } from './types';

export async function picture(view: WalkView, { t, seats, seat }: EndWords): Promise<HTMLCanvasElement> {
  await need('deal-walk-in-the-park');
  const canvas = document.createElement('canvas');
  const sheet = view.sheets[seat] ?? view.sheets[0];
  if (!sheet) throw new Error('a walk has a sheet');
  const result = resultOf(sheet);
  await document.fonts.ready;
  paint(canvas, result, {
    title: titleOf('walk-in-the-park'),
    points: t('wp-share-points', { points: result.points }),
    day: seats[seat]?.name ?? '',
    met: t('wp-share-met', { visits: result.visits, statues: result.statues, ibis: result.ibis }),
    place: location.host,
  });
  return canvas;
}

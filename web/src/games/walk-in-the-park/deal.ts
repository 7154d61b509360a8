/** What the pages of the daily walk show. */
import { titleOf } from '../../shell/gamewords';
import type { DealModule } from '../module';
import Gallery from './Gallery.svelte';
import { paint } from './picture';
import { resultOf, signs } from './share';
import type { WalkView } from './types';

export const deal: DealModule<WalkView> = {
  Gallery,
  share(view, day, t) {
    const sheet = view.sheets[0];
    if (!sheet) return null;
    const result = resultOf(sheet);
    const points = t('wp-share-points', { points: result.points });
    const met = t('wp-share-met', { visits: result.visits, statues: result.statues, ibis: result.ibis });
    return {
      signs: signs(result),
      told: `${result.points} ${points}. ${met}`,
      paint: (canvas) => paint(canvas, result, { title: titleOf('walk-in-the-park'), points, day, met, place: location.host }),
    };
  },
};

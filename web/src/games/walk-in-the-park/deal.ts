/** The deal module: gallery and shared result of the daily challenge. */
import type { DealModule } from '../module';
import Gallery from './result/Gallery.svelte';
import { captionsOf, paint, resultOf, signs } from './result/picture';
import type { WalkView } from './types';

export const deal: DealModule<WalkView> = {
  Gallery,
  share(view, day, t) {
    const sheet = view.sheets[0];
    if (!sheet) return null;
    const result = resultOf(sheet);
    const words = captionsOf(result, t);
    return {
      signs: signs(result),
      text: `${result.points} ${words.points}. ${words.met}`,
      paint: (canvas) => paint(canvas, result, { ...words, day, place: location.host }),
    };
  },
};

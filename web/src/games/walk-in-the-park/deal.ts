/** The deal module: gallery and shared result of the daily challenge. */
import type { DealModule } from '../module';
import Gallery from './result/Gallery.svelte';
import { captionsOf, mapPicture, paintBadge, paintMap } from './result/picture';
import type { WalkView } from './types';

export const deal: DealModule<WalkView> = {
  Gallery,
  share(view, { day, open }, t) {
    const sheet = view.sheets[0];
    if (!sheet) return null;
    const captions = captionsOf(sheet, t);
    const words = { ...captions, day, place: location.host };
    return {
      summary: captions.met,
      text: `${sheet.points} ${captions.points}. ${captions.met}`,
      async paint(canvas) {
        if (open) paintBadge(canvas, sheet, words);
        else paintMap(canvas, await mapPicture(view.plan, sheet, t), sheet, words);
      },
    };
  },
};

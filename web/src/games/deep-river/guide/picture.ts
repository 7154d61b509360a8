/** The table at its end as a picture to show around. */
import { flushSync, mount, unmount } from 'svelte';
import type { Translate } from '../../module';
import { raster } from '../../raster';
import type { DeepRiverView } from '../types';
import StillTable from './StillTable.svelte';

const WIDTH = 1080;
const HEIGHT = 720;

export async function picture(view: DeepRiverView, t: Translate): Promise<HTMLCanvasElement> {
  // A drawing has its styles only as part of the page: there it is for a moment, where nobody looks.
  const aside = document.createElement('div');
  Object.assign(aside.style, { position: 'fixed', left: '-9999px', top: '0', width: `${WIDTH}px`, height: `${HEIGHT}px` });
  document.body.append(aside);
  const drawn = mount(StillTable, { target: aside, props: { view, width: WIDTH, height: HEIGHT, t } });
  try {
    flushSync();
    const drawing = aside.querySelector('svg');
    if (!drawing) throw new Error('nothing was drawn');
    return await raster(drawing, WIDTH, HEIGHT);
  } finally {
    void unmount(drawn);
    aside.remove();
  }
}

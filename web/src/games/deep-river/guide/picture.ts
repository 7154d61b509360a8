/** The final board as a picture for sharing. */
import { flushSync, mount, unmount } from 'svelte';
import type { Translate } from '../../module';
import { renderToCanvas } from '../../raster';
import type { DeepRiverView } from '../types';
import StillTable from './StillTable.svelte';

const WIDTH = 1080;
const HEIGHT = 720;

export async function picture(view: DeepRiverView, t: Translate): Promise<HTMLCanvasElement> {
  // Computed styles need an element in the document, so the drawing is mounted off-screen for a moment.
  const host = document.createElement('div');
  Object.assign(host.style, { position: 'fixed', left: '-9999px', top: '0', width: `${WIDTH}px`, height: `${HEIGHT}px` });
  document.body.append(host);
  const drawn = mount(StillTable, { target: host, props: { view, width: WIDTH, height: HEIGHT, t } });
  try {
    flushSync();
    const drawing = host.querySelector('svg');
    if (!drawing) throw new Error('the drawing was not rendered');
    return await renderToCanvas(drawing, WIDTH, HEIGHT);
  } finally {
    void unmount(drawn);
    host.remove();
  }
}

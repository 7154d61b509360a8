/** The table in three dimensions. */
import { FlatRenderer } from '../flat/renderer';
import type { RendererWishes } from '../scene';

export interface Fallbacks {
  /** WebGL is gone and does not come back. */
  fail: () => void;
  /** Even the simplest picture takes too long. */
  slow?: () => void;
}

export class ThreeRenderer extends FlatRenderer {
  constructor(host: HTMLElement, wishes: RendererWishes, fallbacks: Fallbacks) {
    super(host, wishes);
    void fallbacks;
    this.destroy();
    throw new Error('not drawn yet');
  }
}

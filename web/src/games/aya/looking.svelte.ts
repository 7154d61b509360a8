/** Where a board looks by itself: at what the hand is asked for, with what stands next to it; then at all that stands. */
import { untrack } from 'svelte';
import type { Settings } from '../module';
import { allowed } from './cascade/push';
import { isSeen } from './drawing/elsewhere';
import { freeArea, type Insets } from './drawing/lens';
import { dist, type Point } from './hand/geometry';
import type { Hand } from './hand/hand.svelte';
import type { Camera, TableRenderer } from './scene';
import type { AyaView } from './wire';
import { tableWishes } from './wishes.svelte';

/** How much of what is usually seen around the hand is seen with larger pieces. */
const NEARER = 0.66;
/** Millimetres across, usually. */
const [PHONE, WIDE] = [240, 520];
/** Millimetres across a phone, at the farthest from a piece in hand. */
const FARTHEST = 420;
/** So near to each other pieces are seen together, however small the screen. */
const TOGETHER = 300;
/** Milliseconds for which what was just placed is seen where it stands. */
export const GLANCE = 900;

/** Whether all that stands is near a place. */
export function isAround(view: Pick<AyaView, 'tiles' | 'dominoes'>, at: Point): boolean {
  return [...view.tiles, ...view.dominoes].every((one) => dist(one, at) < TOGETHER);
}

/** Bring a place near with what stands next to it; `wider` than usual where there is more to see. */
export function bringNear(
  camera: Camera,
  view: Pick<AyaView, 'tiles' | 'dominoes' | 'depth'>,
  at: Point,
  { narrow, largePieces, wider }: { narrow: boolean; largePieces: boolean; wider: number },
): void {
  const company = Math.min(...[...view.tiles, ...view.dominoes].map((one) => dist(one, at)));
  const usual = (narrow ? PHONE : WIDE) * (largePieces ? NEARER : 1);
  const span = Math.max(usual * wider, 2.4 * company);
  // All of the table shows it best where it is large enough; on a phone a domino must still be seen.
  if (!narrow && span > 0.75 * view.depth) camera.fit('table');
  else camera.follow(at, narrow ? Math.min(span, FARTHEST) : span);
}

export interface LookingWorld {
  view(): AyaView;
  /** It came while somebody watched, not as what stood there before. */
  animate(): boolean;
  hand: Hand;
  renderer(): TableRenderer | null;
  settings(): Settings;
  /** So small a screen that a domino is hardly seen with all of the table around it. */
  narrow(): boolean;
  /** The picture in pixels, and what of it is covered. */
  frame(): { width: number; height: number; insets: Insets };
}

export class Looking {
  readonly #world: LookingWorld;

  constructor(world: LookingWorld) {
    this.#world = world;
    const { view, animate, hand, renderer, narrow } = world;

    // On a phone what stands is brought near, and stays so as more comes, until something else is looked at.
    $effect(() => {
      const { phase } = view();
      const near = narrow() && renderer() && !animate();
      untrack(() => {
        if (phase === 'placing' && !hand.holds && (near || renderer()?.camera.fits === 'pieces')) this.around();
      });
    });

    // There nobody keeps looking at the place of what they have just let go: the river goes on elsewhere.
    const rests = $derived(narrow() && view().phase === 'placing' && !hand.holds && !hand.picked);
    $effect(() => {
      if (!rests) return;
      const timer = setTimeout(() => this.around(), GLANCE);
      return () => clearTimeout(timer);
    });

    // Between the glasses the whole river is talked about: all of it is seen.
    $effect(() => {
      if (view().phase === 'pause') untrack(() => this.#fit('table'));
    });

    // The first push: nobody has to look for the Start tile, or for what can be pushed where nothing stands there.
    $effect(() => {
      if (view().phase !== 'toppling' || view().pushes > 0) return;
      untrack(() => {
        const start = view().tiles.find((tile) => tile.id === 'start');
        const near = start && allowed(view()).every((domino) => dist(domino, start) < TOGETHER);
        if (near && !isAround(view(), start)) this.at(start, 1.4);
        else this.around();
      });
    });
  }

  /** Bring all that stands near. */
  around(): void {
    this.#fit('pieces');
  }

  /** Bring a place near with what stands next to it, unless the person looks where they like. */
  at(place: Point, wider = 1): void {
    const { view, settings, narrow, frame } = this.#world;
    const renderer = this.#world.renderer();
    if (!tableWishes.follow || !renderer) return;
    const { camera } = renderer;
    if (!camera.taken) bringNear(camera, view(), place, { narrow: narrow(), largePieces: settings().largePieces, wider });
    // Who moved the table keeps it as it is, but never holds something out of sight.
    else if (!isSeen(renderer.screenAt(place.x, place.y), freeArea(frame()))) camera.follow(place);
  }

  #fit(what: 'table' | 'pieces'): void {
    const camera = this.#world.renderer()?.camera;
    if (tableWishes.follow && camera && !camera.taken) camera.fit(what);
  }
}

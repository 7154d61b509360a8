/** The automatic camera: it shows the end of the river in a close-up, until the person chooses another view. */
import { untrack } from 'svelte';
import { type Area, freeArea, type Insets } from '../drawing/lens';
import { isSeen } from '../drawing/screenPlacement';
import { riverEnd } from '../hand/initialPlacement';
import { dist, type Point } from '../prediction/geometry';
import { preferences } from '../preferences.svelte';
import { allowedToPush } from '../push/pushing.svelte';
import type { Camera } from '../scene';
import type { AyaView } from '../wire';
import type { BoardContext } from './boardContext.svelte';

/** The subject of the camera: the end of the river, the whole table, or a view that the person chose by hand. */
export type CameraMode = 'river' | 'table' | 'hand';

/** Millimetres across the picture in the close-up. */
const CLOSE_UP_MM = { narrow: 190, wide: 260 } as const;
/** Size of the close-up with the preference for larger pieces, as a part of the usual one. */
const LARGE_PIECES_FACTOR = 0.66;
/** A view that is wider or narrower than the close-up by less than this factor stays. */
const ALIKE_FACTOR = 1.35;
/** Part of the picture around its middle. The camera does not move for places within it. */
const CENTRAL_FRACTION = 0.7;
/** Millimetres between two pieces up to which both are visible in a close-up on every screen. */
const TOGETHER_MM = 300;

/** Heights in pixels of the hand's bar, and of a second row of buttons above it. */
const [BAR_PX, SECOND_ROW_PX] = [76, 50];
/** Width in pixels of the tools beside the table. */
export const TOOLS_PX = 56;
/** Margin in pixels at an edge that nothing covers. */
const EDGE_PX = 4;

/**
 * The covered edges of the picture. They do not depend on the piece in the hand, so the table does not move by itself. On a small
 * screen the tools lie over the table and do not make it smaller, except after the match, when the whole river is shown.
 */
export function coveredEdges({
  top,
  narrow,
  tall,
  over,
  leftHanded,
}: {
  /** Height of the cards above, in pixels. */
  top: number;
  narrow: boolean;
  tall: boolean;
  over: boolean;
  leftHanded: boolean;
}): Insets {
  const tools = narrow && !over ? EDGE_PX : TOOLS_PX;
  const [left, right] = leftHanded ? [tools, EDGE_PX] : [EDGE_PX, tools];
  return { top: top + 10, right, bottom: tall && !over ? BAR_PX + SECOND_ROW_PX : BAR_PX, left };
}

/** The height of a panel in pixels. `key` names the panel, or the phase in which it is shown. */
export interface PanelHeight {
  key: string;
  height: number;
}

/** The largest height of a panel while its `key` stays the same. It keeps buttons and the picture from moving with every sentence. */
export function tallest(before: PanelHeight, now: PanelHeight): PanelHeight {
  return now.key === before.key && before.height > now.height ? before : now;
}

/** Whether every tile and domino is within `TOGETHER_MM` of a place. */
export function isAround(view: Pick<AyaView, 'tiles' | 'dominoes'>, at: Point): boolean {
  return [...view.tiles, ...view.dominoes].every((piece) => dist(piece, at) < TOGETHER_MM);
}

/** Millimetres across the picture in the close-up; `wider` is a factor. */
export function closeUpSpan({
  narrow,
  largePieces,
  wider = 1,
}: {
  narrow: boolean;
  largePieces: boolean;
  wider?: number;
}): number {
  return CLOSE_UP_MM[narrow ? 'narrow' : 'wide'] * (largePieces ? LARGE_PIECES_FACTOR : 1) * wider;
}

/**
 * Show a place in a close-up. The camera does not move while the place is near the middle of the picture, unless the person has
 * moved the camera.
 */
export function bringNear(camera: Camera, at: Point, span: number, free: Area): void {
  const alike = camera.fits === null && !camera.movedByPerson && Math.abs(Math.log(camera.span / span)) < Math.log(ALIKE_FACTOR);
  if (alike && isSeen(camera.restingAt(at.x, at.y), middleOf(free))) return;
  camera.follow(at, span);
}

function middleOf({ left, top, width, height }: Area): Area {
  const edge = (1 - CENTRAL_FRACTION) / 2;
  return {
    left: left + width * edge,
    top: top + height * edge,
    width: width * CENTRAL_FRACTION,
    height: height * CENTRAL_FRACTION,
  };
}

type Context = Pick<BoardContext, 'view' | 'hand' | 'seat' | 'renderer' | 'settings' | 'narrow' | 'frame' | 'inMatch'>;

export class AutoCamera {
  readonly #board: Context;
  mode = $state<CameraMode>(preferences.follow ? 'river' : 'hand');

  constructor(board: Context) {
    this.#board = board;
    // The workshop has no river to follow.
    if (!board.inMatch) {
      this.mode = 'hand';
      return;
    }

    $effect(() => {
      if (preferences.follow) untrack(() => this.followRiver());
      else this.mode = 'hand';
    });

    // A view that the person chose by hand stays until they ask for another one.
    $effect(() => {
      const camera = board.renderer?.camera;
      return camera?.watch(() => {
        if (camera.movedByPerson) this.mode = 'hand';
      });
    });

    // The camera moves in a new phase and on the person's turn. For spectators it also moves with every domino.
    const phaseKey = $derived.by(() => {
      const { phase, turn, dominoes, pushes } = board.view;
      if (phase === 'placing')
        return board.seat < 0 ? `watches ${dominoes.length}` : board.hand.isMyTurn ? `turn ${turn}` : 'placing';
      return phase === 'toppling' && pushes > 0 ? 'pushed' : phase;
    });
    $effect(() => {
      const camera = board.renderer?.camera;
      // While others build, a close-up stays as it is.
      const keepsCloseUp = phaseKey === 'placing' && camera?.fits === null;
      if (camera && !keepsCloseUp) untrack(() => this.#show());
    });

    // Dominoes are never removed during a match, so fewer dominoes mean another table, such as the next step of a lesson.
    let known = 0;
    $effect(() => {
      const { length } = board.view.dominoes;
      if (length < known) untrack(() => this.#show());
      known = length;
    });
  }

  /** Follow the river again. */
  followRiver(): void {
    this.mode = 'river';
    this.#show(true);
  }

  /** Show the whole table (in the workshop: all pieces) until the person asks for another view. */
  wholeTable(): void {
    this.mode = 'table';
    this.#fit(this.#board.inMatch ? 'table' : 'pieces');
  }

  /** Show a place that the person asked for, `span` millimetres across the picture if it is given, and stay there. */
  lookAt(place: Point, span?: number): void {
    this.mode = 'hand';
    this.#board.renderer?.camera.follow(place, span);
  }

  /** Show the place of the held piece. `asked`: the person asked for it, so the camera moves even in a view chosen by hand. */
  showPiece(place: Point, { wider = 1, asked = false } = {}): void {
    if (this.mode === 'river') this.#closeUp(place, wider);
    else if (asked && !this.isVisible(place)) this.#board.renderer?.camera.follow(place);
  }

  /** Whether a place is on screen, or will be because the camera follows the piece. */
  isVisible(place: Point): boolean {
    const camera = this.#board.renderer?.camera;
    if (!camera || this.mode === 'river') return true;
    return isSeen(camera.restingAt(place.x, place.y), freeArea(this.#board.frame));
  }

  /** The place in the middle of the picture; undefined while the camera follows the river. */
  get centre(): Point | undefined {
    return this.mode === 'river' ? undefined : this.#board.renderer?.camera.centre;
  }

  /** Show the part of the table that matters in this phase. `asked`: the person asked for it. */
  #show(asked = false): void {
    const { view: now, hand, settings } = this.#board;
    if (this.mode !== 'river') return;
    if (now.phase === 'placing') this.#closeUp((hand.holds && hand.spot) || riverEnd(now));
    else if (now.phase === 'toppling' && now.pushes === 0) this.#showFirstPush(now);
    else if (now.phase === 'toppling' || now.phase === 'over') {
      // The playback of the fall moves the camera. Without motion there is no playback.
      const { reducedMotion, speed } = settings;
      if (asked || reducedMotion || speed === 0) this.#fit('pieces');
    }
    // Players discuss the whole river before the sand runs and between the glasses.
    else this.#fit('table');
  }

  /** Show the Start tile, or everything that can be pushed when nothing stands there. */
  #showFirstPush(view: AyaView): void {
    const start = view.tiles.find((tile) => tile.id === 'start');
    const near = start && allowedToPush(view).every((domino) => dist(domino, start) < TOGETHER_MM);
    if (near && !isAround(view, start)) this.#closeUp(start, 1.4);
    else this.#fit('pieces');
  }

  #closeUp(place: Point, wider = 1): void {
    const { renderer, settings, narrow, frame } = this.#board;
    const span = closeUpSpan({ narrow, largePieces: settings.largePieces, wider });
    if (renderer) bringNear(renderer.camera, place, span, freeArea(frame));
  }

  #fit(what: 'table' | 'pieces'): void {
    this.#board.renderer?.camera.fit(what);
  }
}

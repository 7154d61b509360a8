// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringNear, closeUpSpan } from '../board/autoCamera.svelte';
import { TableCamera } from '../drawing/camera';
import { freeArea } from '../drawing/lens';
import { isSeen } from '../drawing/screenPlacement';
import { Stage } from '../drawing/stage';
import { domino, holding, tile, view } from '../prediction/fixtures';
import { ahead, type Spot } from '../prediction/geometry';
import { certainWaveFromStart } from '../prediction/rivers';
import { snapsOf } from '../prediction/snap';
import type { TableScene } from '../scene';
import type { AyaView } from '../wire';
import { Hand } from './hand.svelte';
import {
  cameraSpots,
  HELPER_TIMEOUT_MS,
  InitialPlacement,
  initialSpot,
  type Piece,
  riverEnd,
  spotToLayFlat,
  spotToRaise,
  verdictAt,
} from './initialPlacement';

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TERRAINS = ['forest', 'mountain', 'desert', 'pole', 'field'] as const;
const SHAPES = ['bend', 'fork', 'end'] as const;
const SIZES = [
  [900, 600],
  [1200, 800],
  [1800, 900],
] as const;

/** A table in the middle of a match: a river with landscapes and animals, and dominoes placed at random. */
function tableOf(seed: number): AyaView {
  const random = randomOf(seed);
  const [width, depth] = SIZES[seed % SIZES.length] ?? SIZES[0];
  const some = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const angle = Math.floor(random() * 360);
  let seen = view({
    width,
    depth,
    tiles: [tile('start', (random() - 0.5) * (width - 200), (random() - 0.5) * (depth - 200), angle)],
  });
  const stand = ({ x, y, a }: Spot, kind: string) => {
    seen = {
      ...seen,
      dominoes: [
        ...seen.dominoes,
        domino(seen.dominoes.length + 1, x, y, a, { kind, fork: kind === 'garden' && random() < 0.5 }),
      ],
    };
  };
  const pieces = Math.floor(random() * 60);
  for (let n = 0; n < pieces; n++) {
    const kind = random() < 0.1 ? 'garden' : some(TERRAINS);
    const dice = random();
    if (dice < 0.1) {
      const id = `${some(TERRAINS)}-${some(SHAPES)}`;
      if (seen.tiles.some((tile) => tile.id === id)) continue;
      const piece: Piece = { task: 'tile', kind: `${id.split('-')[0]}*`, laid: null };
      const spot = initialSpot({ ...seen, tile: id }, piece);
      const camera = spot && cameraSpots({ ...seen, tile: id }, piece.kind, spot)[0];
      if (!spot || !camera) continue;
      seen = { ...seen, tiles: [...seen.tiles, tile(id, spot.x, spot.y, spot.a)] };
      stand(camera, piece.kind);
    } else if (dice < 0.2) {
      const spot = { x: (random() - 0.5) * width, y: (random() - 0.5) * depth, a: random() * 360 };
      if (verdictAt(seen, { task: 'stand', kind, laid: null }, spot).legal) stand(spot, kind);
    } else {
      const place = random() < 0.6 ? snapsOf(seen)[0] : some(snapsOf(seen));
      if (place) stand(place.spot, kind);
    }
  }
  return seen;
}

const TABLES = Array.from({ length: 60 }, (_, seed) => tableOf(seed));
const PIECES: Piece[] = [
  { task: 'stand', kind: 'forest', laid: null },
  { task: 'stand', kind: 'desert', laid: null },
  { task: 'stand', kind: 'garden', laid: null },
  { task: 'animal', kind: 'pole*', laid: null },
];
/** Whether an animal can ride beside any domino: tries many spots around each. */
function ridesAnywhere(seen: AyaView): boolean {
  const piece: Piece = { task: 'animal', kind: 'pole*', laid: null };
  return seen.dominoes.some((domino) =>
    [10, 14, 18, 22, 26].some((far) =>
      Array.from({ length: 24 }, (_, k) => k * 15).some((way) =>
        [0, 45, 90].some((turn) => {
          const at = ahead({ x: domino.x, y: domino.y, a: domino.heading + way }, far);
          return verdictAt(seen, piece, { ...at, a: (domino.heading + turn) % 360 }).legal;
        }),
      ),
    ),
  );
}

/** Tiles that are not on a table yet. */
const tilesLeft = (seen: AyaView) =>
  TERRAINS.flatMap((terrain) => SHAPES.map((shape) => `${terrain}-${shape}`)).filter(
    (id) => !seen.tiles.some((tile) => tile.id === id),
  );

describe('on sixty tables, from a bare Start tile to a crowded one', () => {
  it('every domino, Garden and animal starts on a legal spot', () => {
    for (const seen of TABLES) {
      for (const piece of PIECES) {
        const spot = initialSpot(seen, piece);
        if (piece.task === 'animal' && !spot) expect(ridesAnywhere(seen)).toBe(false);
        else expect(spot && verdictAt(seen, piece, spot).legal).toBe(true);
      }
    }
  });

  it('every landscape and its camera domino start on legal spots', () => {
    for (const table of TABLES) {
      for (const id of tilesLeft(table).slice(0, 4)) {
        const seen = { ...table, tile: id };
        const kind = `${id.split('-')[0]}*`;
        const piece: Piece = { task: 'tile', kind, laid: null };
        const spot = initialSpot(seen, piece);
        expect(spot && verdictAt(seen, piece, spot).legal).toBe(true);
        const camera: Piece = { task: 'camera', kind, laid: spot };
        const stands = initialSpot(seen, camera);
        expect(stands && verdictAt(seen, camera, stands).legal).toBe(true);
      }
    }
  });

  it('a domino starts where the wave from Start reaches it, if such a spot is good', () => {
    for (const seen of TABLES) {
      const piece: Piece = { task: 'stand', kind: 'garden', laid: null };
      const wave = certainWaveFromStart(seen);
      const stands = (spot: Spot) => ({
        ...seen,
        dominoes: [...seen.dominoes, domino(seen.dominoes.length + 1, spot.x, spot.y, spot.a, { kind: 'garden' })],
      });
      const grows = (spot: Spot) => certainWaveFromStart(stands(spot)).size > wave.size;
      const good = snapsOf(seen).filter(({ spot }) => verdictAt(seen, piece, spot).tone === 'good' && grows(spot));
      const spot = initialSpot(seen, piece);
      if (good.length > 0) expect(spot && grows(spot)).toBe(true);
    }
  });

  it('the hand holds the piece exactly on its spot, whatever it snaps to', () => {
    for (const table of TABLES) {
      const seen = holding('desert', table);
      const { hand } = handAt(seen);
      const spot = initialSpot(seen, { task: 'stand', kind: 'desert', laid: null }) as Spot;
      hand.start(spot);
      expect(hand.held?.spot).toEqual(spot);
      expect(hand.held?.verdict.legal).toBe(true);
    }
  });

  it.each([
    ['a wide screen', 1280, 700, false],
    ['a phone', 390, 700, true],
  ])('the camera of %s shows the spot', (_, width, height, narrow) => {
    const insets = { top: 60, right: 4, bottom: 126, left: 4 };
    for (const seen of TABLES) {
      const stage = new Stage();
      stage.show({ ...(stage.scene as TableScene), width: seen.width, depth: seen.depth });
      const camera = new TableCamera(
        { corners: (what) => stage.corners(what), size: () => seen, origin: () => ({ left: 0, top: 0 }), changed: () => {} },
        true,
      );
      camera.noMotion = true;
      camera.resize(width, height);
      camera.inset(insets);
      for (const piece of PIECES) {
        const spot = initialSpot(seen, piece);
        if (!spot) continue;
        bringNear(camera, spot, closeUpSpan({ narrow, largePieces: false }), freeArea({ width, height, insets }));
        expect(isSeen(camera.projection.project(spot.x, spot.y, 0), freeArea({ width, height, insets }))).toBe(true);
      }
    }
  });

  it('in a fixed view a domino starts inside the view', () => {
    for (const seen of TABLES) {
      const centre = { x: seen.width / 4, y: -seen.depth / 4 };
      const isVisible = (at: { x: number; y: number }) => Math.max(Math.abs(at.x - centre.x), Math.abs(at.y - centre.y)) < 120;
      const piece: Piece = { task: 'stand', kind: 'forest', laid: null };
      const advised = { x: -400, y: 250, a: 0 };
      const spot = initialSpot(seen, piece, { advised, isVisible, centre });
      expect(spot && isVisible(spot) && verdictAt(seen, piece, spot).legal).toBe(true);
    }
  });
});

describe('the first spot', () => {
  const start = tile('start', 0, 0);
  const stand: Piece = { task: 'stand', kind: 'forest', laid: null };

  it('is the first place of the Start tile, then the end of the river', () => {
    expect(initialSpot(view({ tiles: [start] }), stand)).toEqual({ x: -8.5, y: -14.7, a: 60 });
    const row = [
      domino(1, -8.5, -14.7, 60),
      domino(2, 8.04, 4.75, 30),
      domino(3, 28, 9, 0),
      domino(4, 50, 0, 0),
      domino(5, 70, 0, 0),
    ];
    const seen = view({ tiles: [start], dominoes: row });
    expect(riverEnd(seen)).toMatchObject({ x: 70, y: 0 });
    expect(initialSpot(seen, stand)).toEqual({ x: 90, y: 0, a: 0 });
  });

  it('continues the river from Start, not a later row apart from it', () => {
    const row = [domino(1, -8.5, -14.7, 60), domino(2, 8.04, 4.75, 30), domino(3, 28, 9, 0), domino(4, 50, 0, 0)];
    const seen = view({ tiles: [start], dominoes: [...row, domino(5, 400, 300), domino(6, 420, 300)] });
    expect(initialSpot(seen, stand)).toEqual({ x: 70, y: 0, a: 0 });
  });

  it('is the helper’s, unless it is no longer legal', () => {
    const seen = view({ dominoes: [domino(1, 0, 0)] });
    const advised = { x: 300, y: 120, a: 90 };
    expect(initialSpot(seen, stand, { advised })).toEqual(advised);
    expect(initialSpot(seen, stand, { advised: { x: 2, y: 0, a: 0 } })).toEqual({ x: 20, y: 0, a: 0 });
  });

  it('turns away from the edge of the table while there is room', () => {
    const seen = view({ dominoes: [domino(1, 500, 0, 0)] });
    expect(initialSpot(seen, stand)?.a).not.toBe(0);
  });

  it('of a landscape is on the river’s way, about a tile from the last landscape', () => {
    const row = [domino(1, -8.5, -14.7, 60), domino(2, 8.04, 4.75, 30), domino(3, 28, 9, 0), domino(4, 50, 0, 0)];
    const seen = holding('forest*', { tiles: [start], dominoes: row, tile: 'forest-end' });
    const spot = initialSpot(seen, { task: 'tile', kind: 'forest*', laid: null });
    expect(spot).toEqual({ x: 170, y: 0, a: 180 });
    expect(initialSpot(seen, { task: 'camera', kind: 'forest*', laid: spot })).toEqual({ x: 110, y: 0, a: 0 });
  });

  it('of a lying domino is legal even if its own place is taken', () => {
    const lies = domino(1, 0, 0, 0, { lies: 'buffer' });
    const seen = view({ dominoes: [lies, domino(2, 0, 0), domino(3, 18, 0), domino(4, -18, 0)] });
    const spot = spotToRaise(seen, lies);
    expect(verdictAt({ ...seen, dominoes: seen.dominoes.slice(1) }, stand, spot).legal).toBe(true);
    expect(spotToLayFlat(seen, { x: 0, y: 0, a: 0 })).not.toBeNull();
  });

  it('of an animal is beside a domino, and null without one', () => {
    const rider: Piece = { task: 'animal', kind: 'pole*', laid: null };
    const end = domino(1, 596, 0, 0);
    const spot = initialSpot(view({ dominoes: [end] }), rider);
    expect(spot && verdictAt(view({ dominoes: [end] }), rider, spot).legal).toBe(true);
    expect(initialSpot(view(), rider)).toBeNull();
  });
});

const row = view({ dominoes: [domino(1, 0, 0)] });
const ADVISED: Spot = { x: 300, y: 120, a: 90 };

function handAt(seen: AyaView) {
  const hand = new Hand({
    get view() {
      return seen;
    },
    seat: 0,
    canAct: true,
  });
  hand.sync();
  return { hand };
}

describe('a piece that came into the hand', () => {
  let hand: Hand;
  let pointing: { touched: boolean };
  let helper: { pending: boolean; suggestion: { spot: Spot } | null };
  let placement: InitialPlacement;
  let canAct: boolean;
  const showPiece = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    showPiece.mockClear();
    hand = handAt(row).hand;
    pointing = { touched: false };
    helper = { pending: true, suggestion: null };
    canAct = true;
    placement = new InitialPlacement({
      view: row,
      hand,
      pointing,
      helper,
      get canAct() {
        return canAct;
      },
      autoCamera: { isVisible: () => true, centre: undefined, showPiece: (at) => showPiece(at) },
    });
  });
  afterEach(() => {
    placement.stop();
    vi.useRealTimers();
  });

  function answer(): void {
    Object.assign(helper, { pending: false, suggestion: { spot: ADVISED } });
    placement.answered();
  }

  it('is hidden until the helper has answered, then shown on its spot', () => {
    hand.point = { x: 5, y: 5 };
    placement.start();
    expect(hand.spot).toBe(null);
    answer();
    expect(hand.spot).toMatchObject(ADVISED);
    expect(showPiece).toHaveBeenCalledWith({ x: 300, y: 120 });
  });

  it('is hidden until the person may act and the helper has answered', () => {
    canAct = false;
    helper.pending = false;
    placement.start();
    vi.advanceTimersByTime(HELPER_TIMEOUT_MS);
    expect(hand.spot).toBe(null);
    canAct = true;
    helper.pending = true;
    placement.start();
    answer();
    expect(hand.spot).toMatchObject(ADVISED);
  });

  it('is not moved by a late answer', () => {
    placement.start();
    vi.advanceTimersByTime(HELPER_TIMEOUT_MS);
    const held = hand.spot;
    expect(held).toMatchObject({ x: 20, y: 0 });
    answer();
    expect(hand.spot).toEqual(held);
  });

  it('stays where the person has moved it meanwhile', () => {
    placement.start();
    hand.move({ x: -200, y: 77 });
    pointing.touched = true;
    answer();
    expect(hand.spot).toMatchObject({ x: -200, y: 77 });
    expect(showPiece).not.toHaveBeenCalled();
  });

  it('is shown on the best place at once without a helper', () => {
    helper.pending = false;
    placement.start();
    expect(hand.spot).toMatchObject({ x: 20, y: 0 });
  });
});

it('a piece starts in the gap of the river rather than on another arm', () => {
  const start = tile('start', 0, 0, 0);
  let seen = view({ tiles: [start] });
  const next = () => initialSpot(seen, { task: 'stand', kind: 'forest', laid: null }) as Spot;
  const stand = (spot: Spot) => {
    seen = { ...seen, dominoes: [...seen.dominoes, domino(seen.dominoes.length + 1, spot.x, spot.y, spot.a)] };
  };
  for (let n = 0; n < 7; n++) stand(next());
  const end = seen.dominoes.at(-1);
  const last = { x: end?.x ?? 0, y: end?.y ?? 0, a: end?.heading ?? 0 };
  const gap = ahead(last, 20);
  for (const far of [42, 62, 82]) stand(ahead(last, far));
  expect(next()).toMatchObject({ x: expect.closeTo(gap.x, 0), y: expect.closeTo(gap.y, 0) });
});

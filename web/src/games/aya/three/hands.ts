/** The others' hands: gloves in the colours of their seats, reaching in from where each sits. */
import { CapsuleGeometry, MeshStandardMaterial, type Object3D, Quaternion, Vector3 } from 'three';
import { seatColour } from '../drawing/tell';
import type { HandShown, Place, RendererWishes } from '../scene';
import { HEIGHT, WIDTH } from '../sizes';
import { Pieces } from './pieces';

const UP = new Vector3(0, 0, 1);
const CUFF = '#fffaf0';

/** From a point to another, in millimetres ahead, to the left and above the fingertips; and how thick. */
interface Limb {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  thick: number;
  cuff?: boolean;
}

/** How far apart the fingertips are that hold something, and that hold nothing. */
const OPEN = WIDTH / 2 + 2.4;
const CLOSED = 2.6;

/** A right hand that pinches: the thumb on the left. */
function limbs(apart: number): Limb[] {
  return [
    { from: [-27, 4, 12], to: [-1, apart, 0], thick: 3.6 },
    { from: [-19, -6, 19], to: [0, -apart, 0], thick: 3.5 },
    { from: [-20, -12, 19], to: [-3, -apart - 5, 3], thick: 3.5 },
    { from: [-22, -17, 17], to: [-8, -apart - 10, 5], thick: 3.3 },
    { from: [-25, -21, 14], to: [-14, -apart - 13, 6], thick: 2.9 },
    { from: [-25, -7, 17], to: [-36, -8, 17], thick: 9 },
    { from: [-27, -13, 16], to: [-36, -12, 17], thick: 8 },
    { from: [-47, -9, 18], to: [-52, -9, 18.5], thick: 9.4, cuff: true },
  ];
}

export class Hands {
  readonly #limbs: Pieces;

  constructor(parent: Object3D) {
    const form = new CapsuleGeometry(1, 2, 6, 16);
    form.rotateX(Math.PI / 2);
    this.#limbs = new Pieces(parent, form, new MeshStandardMaterial({ roughness: 0.75, metalness: 0 }), null, true);
  }

  show(hands: readonly HandShown[], seats: readonly (Place & { shown: { seat: number } })[], wishes: RendererWishes): void {
    this.#limbs.clear();
    for (const hand of hands) {
      const home = seats.find(({ shown }) => shown.seat === hand.seat) ?? { x: 0, y: -1000 };
      const reach = Math.atan2(hand.y - home.y, hand.x - home.x);
      const low = hand.lift + (hand.holds ? HEIGHT - 5 : 4);
      for (const { from, to, thick, cuff } of limbs(hand.holds ? OPEN : CLOSED)) {
        this.#limb(
          place(hand, reach, low, from),
          place(hand, reach, low, to),
          thick,
          cuff ? CUFF : seatColour(wishes, hand.seat),
        );
      }
    }
    this.#limbs.done();
  }

  #limb(from: Vector3, to: Vector3, thick: number, colour: string): void {
    const along = to.clone().sub(from);
    const { x, y, z, w } = new Quaternion().setFromUnitVectors(UP, along.clone().normalize());
    const middle = from.add(to).multiplyScalar(0.5);
    // The form is four long and two thick, its ends round.
    this.#limbs.add([middle.x, middle.y, middle.z, x, y, z, w], '', [thick, thick, along.length() / 4 + thick / 2], colour);
  }
}

function place({ x, y }: Place, reach: number, low: number, [ahead, left, up]: readonly [number, number, number]): Vector3 {
  const [cos, sin] = [Math.cos(reach), Math.sin(reach)];
  return new Vector3(x + cos * ahead - sin * left, y + sin * ahead + cos * left, low + up);
}

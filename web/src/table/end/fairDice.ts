/**
 * Verifies the dice: repeats every draw of a match in the browser from the revealed seed, with the server's algorithm.
 *
 * Draw k reads HMAC-SHA256(seed, "k") as an integer. If it lies in the last, incomplete interval of `total`, the draw is
 * repeated with "k.1", "k.2" and so on. The remainder modulo `total` selects a face by its weight.
 */
import type { AnyEvent, Dice, DiceDraw } from '../../shell/api/wire';

const SPACE = 1n << 256n;

export interface Checked {
  k: number;
  picked: string;
  /** The draw computed here; empty for a draw copied from an earlier game. */
  recomputed: string;
  fits: boolean;
  scripted: boolean;
}

export interface Verdict {
  /** Whether the seed matches the commitment shown before the match. */
  committed: boolean;
  draws: Checked[];
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function hex(buffer: ArrayBuffer): string {
  return [...new Uint8Array(buffer)].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a seed; both are hexadecimal. */
export async function fingerprint(seed: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(seed)));
}

/** A uniform draw from 0 to `total` - 1. */
export async function numberOf(seed: string, label: string, total: number): Promise<number> {
  const key = await crypto.subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const limit = SPACE - (SPACE % BigInt(total));
  for (let retry = 0; ; retry++) {
    const message = new TextEncoder().encode(retry ? `${label}.${retry}` : label);
    const drawn = BigInt(`0x${hex(await crypto.subtle.sign('HMAC', key, message))}`);
    if (drawn < limit) return Number(drawn % BigInt(total));
  }
}

/** The face selected by a number. */
export function pick(faces: DiceDraw['faces'], number: number): string {
  let left = number;
  for (const face of faces) {
    if (left < face.weight) return face.action;
    left -= face.weight;
  }
  return '';
}

/** Whether a match has chance actions; recorded physics does not count. */
export function chanceActed(log: readonly AnyEvent[]): boolean {
  return log.some((event) => event.t === 'acted' && event.seat < 0 && !event.motion);
}

/** Verify a whole match; `dice.seed` must be known. */
export async function check(dice: Dice): Promise<Verdict> {
  const draws = await Promise.all(
    dice.draws.map(async ({ k, faces, total, picked, scripted }): Promise<Checked> => {
      if (scripted) return { k, picked, recomputed: '', fits: true, scripted };
      const recomputed = pick(faces, await numberOf(dice.seed, String(k), total));
      return { k, picked, recomputed, fits: recomputed === picked, scripted };
    }),
  );
  return { committed: (await fingerprint(dice.seed)) === dice.commit, draws };
}

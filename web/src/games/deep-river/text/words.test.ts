import { describe, expect, it } from 'vitest';
import { choices, seats, translator, view } from '../fixtures';
import { reconcile } from '../table/scene';
import { targetedChoices } from '../table/targets';
import type { AnyEffect } from '../types';
import { sentence } from './describe';
import { effectText, nearMissText, pieceName, positionLines, promptText, targetName } from './words';

const en = translator('en');
const fr = translator('fr');

const TURN: AnyEffect[] = [
  { t: 'chose', current: 2, face: 'twice 1' },
  { t: 'swam', piece: 'e', origin: 0, target: 2, onto: 's' },
  { t: 'walked', origin: 4, target: 6, why: 'nest' },
  { t: 'drifted', current: 2, origin: 1, target: 2, face: '3' },
];

const ann = { seats: seats(), seat: 0 };

describe('a near miss', () => {
  const end = (bear: number, reason: string) =>
    view('./././.+././././.', '50/50', { bear, last: [{ t: 'ended', reason, winner: 's' }] });

  it('is a bear near the middle when the currents are home', () => {
    expect(nearMissText(end(3, 'currents-home'), en)).toBe('So close! The bear was one step past the middle.');
    expect(nearMissText(end(6, 'currents-home'), fr)).toContain('2 pas du milieu');
    expect(nearMissText(end(1, 'currents-home'), en)).toBe('');
    expect(nearMissText(end(0, 'bear-home'), en)).toBe('');
  });
});

describe('sentences about effects', () => {
  it('is one English sentence that names the player', () => {
    expect(sentence(TURN, { t: en, ...ann })).toBe(
      'Ann plays the violet current (twice 1); a single eel swims from the Eels’ nest to tile 2 and covers a single salmon; ' +
        'the bear walks 2 steps toward the Salmon’s nest (2 steps left)',
    );
  });

  it('is a French sentence too', () => {
    expect(sentence(TURN, { t: fr, ...ann })).toBe(
      'Ann joue le courant violet (deux fois 1)\u202f; une anguille simple va du nid des Anguilles à la tuile 2 et grimpe sur un ' +
        'saumon simple\u202f; l’ours fait 2 pas vers le nid des Saumons (il en reste 2)',
    );
  });

  it('distinguishes singular and plural', () => {
    expect(sentence([{ t: 'walked', origin: 2, target: 1, why: 'tile' }], { t: en, ...ann })).toBe(
      'The bear walks 1 step toward the Eels’ nest (1 step left)',
    );
    expect(sentence([{ t: 'walked', origin: 2, target: 0, why: 'nest' }], { t: en, ...ann })).toBe(
      'The bear walks 2 steps into the Eels’ nest',
    );
  });

  it('has text for every effect in both languages', () => {
    const all: AnyEffect[] = [
      { t: 'drawn', what: 'tiles', value: 'BASTAB' },
      { t: 'drawn', what: 'throw', value: 'aba' },
      { t: 'drawn', what: 'first', value: 's' },
      { t: 'named', side: 'e' },
      { t: 'took', seat: 0, side: 's' },
      { t: 'swam', piece: 'eS', origin: 4, target: 0, skipped: 2 },
      { t: 'swapped', place: 4, piece: 'Es', slot: 1 },
      { t: 'doubled', place: 0, piece: 'E' },
      { t: 'doubled', place: 3, piece: 'eS' },
      { t: 'tilted', current: 3 },
      { t: 'passed', place: 5 },
      ...['move', 'B', 'A', 'S', 'T', '*'].map((what): AnyEffect => ({ t: 'voided', what, place: 1 })),
      { t: 'ended', reason: 'bear-home', winner: 'e' },
    ];
    for (const t of [en, fr]) {
      for (const effect of all) {
        expect(sentence([effect], { t, ...ann })).not.toBe('');
        sentence([effect], { t, ...ann, preview: true });
      }
    }
  });

  it('describes nothing that always happens', () => {
    expect(sentence([{ t: 'turned', side: 's' }], { t: en, ...ann })).toBe('');
  });

  it('is consistent if a single lands on Bear and the current moves the bear', () => {
    const effects: AnyEffect[] = [
      { t: 'swam', piece: 'e', origin: 0, target: 1 },
      { t: 'voided', what: 'B', place: 1 },
      { t: 'walked', origin: 4, target: 5, why: 'current' },
    ];
    expect(sentence(effects, { t: en, ...ann })).toBe(
      'A single eel swims from the Eels’ nest to tile 1; the Bear tile does nothing for a single; ' +
        'the current moves the bear 1 step toward the Salmon’s nest (3 steps left)',
    );
  });

  it('describes the sides and the start under the pie rule', () => {
    const now = view('./././.+./././.', '50/50', { mover: 's' });
    expect(sentence([{ t: 'named', side: 's' }], { t: en, ...ann })).toBe('Ann lets the Salmon go first');
    expect(sentence([{ t: 'took', seat: 1, side: 's' }], { t: en, ...ann, seat: 1, view: now })).toBe(
      'Ben takes the Salmon, so Ann plays the Eels; the Salmon go first',
    );
  });
});

describe('prompts', () => {
  const promptFor = (phase: string, ...actions: string[]) =>
    promptText(view('./././.+./././.', '50/50', { phase, steps: 2, choices: choices(...actions) }), en);

  it('are for the deciding player', () => {
    expect(promptFor('current', 'c1')).toBe('Choose a current');
    expect(promptFor('fish', 'nest')).toBe('Choose a fish to swim 2 tiles');
    expect(promptFor('big', 'double nest')).toBe('Big tile: make one of your single fish a double');
    expect(promptFor('big', 'double nest', 'nest')).toBe('Big tile: make a fish a double, or swim 1 tile');
    expect(promptFor('current')).toBe('');
  });

  it('exist for every phase in both languages', () => {
    for (const phase of ['name', 'take', 'current', 'fish', 'advance', 'big', 'cover', 'swap', 'tilt', 'effect', 'done']) {
      for (const t of [en, fr])
        expect(promptText(view('./././.+./././.', '50/50', { phase, choices: choices('nest') }), t)).not.toBe('');
    }
  });

  it('distinguish the first of two moves from the second', () => {
    const currents = view('').currents.map((current, k) => ({ ...current, playing: k === 1, face: 'twice 1' }));
    const now = view('./././.+./././.', '50/50', { phase: 'fish', steps: 1, currents, choices: choices('nest') });
    expect(promptText({ ...now, moves_left: 1 }, en)).toContain('first');
    expect(promptText(now, en)).toContain('1 more tile');
  });

  it('describe the optional effect', () => {
    const last: AnyEffect[] = [{ t: 'swam', piece: 's', origin: 4, target: 3 }];
    expect(effectText(view('././s/.+./././.', '50/40', { phase: 'effect', last }), en)).toBe('Swap: flip a stack');
  });
});

describe('names', () => {
  it('contain both pawns of a stack', () => {
    expect(pieceName('eS', en)).toBe('stack, double salmon over single eel');
    expect(pieceName('.', fr)).toBe('vide');
  });

  it('exist for every target', () => {
    const shown = view('./se/./.+./././.', '32/40', { choices: choices('c1', 'nest2', 't2', 'use') });
    const names = targetedChoices(shown, reconcile(shown)).map((pick) => targetName(pick, shown, en));
    expect(names).toEqual([
      'Blue current at tile 1: 2, other side 1 + bear',
      'Eels’ nest: 2 double eels',
      'Tile 2, Advance: stack, single eel over single salmon',
      'Use it',
    ]);
  });

  it('cover the whole position from nest to nest', () => {
    const lines = positionLines(view('./es/./.+E/././.', '30/40'), en);
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe('The bear: 4 steps to the Eels’ nest, 4 steps to the Salmon’s nest');
    expect(lines[3]).toBe('Tile 2, Advance: stack, single salmon over single eel');
    expect(lines[5]).toBe('Big tile: empty; double eel');
    expect(positionLines(view('./es/./.+E/././.', '30/40'), fr)).toHaveLength(13);
  });
});

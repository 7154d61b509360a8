import { expect, test } from 'vitest';
import type { HelpModule } from '../../games/module';
import { Refused } from '../api/api';
import { rulesAddress, sectionOn, sectionOnRefusal, sectionsNow } from './rulesLinks';

const rules: HelpModule = {
  sections: [
    { id: 'hopping', about: ['phase:hop', 'refused:too-far'] },
    { id: 'leaves', about: ['tile:leaf', 'phase:rest'] },
  ],
  now: () => ['phase:rest', 'tile:leaf', 'phase:hop', 'phase:unheard-of'],
  pictures: () => Promise.reject(new Error('none')),
};
const refused = (code: string, details = {}) => new Refused(code, details);

test('a key leads to its section, and one that is told nowhere to none', () => {
  expect(sectionOn(rules, 'tile:leaf')).toBe('leaves');
  expect(sectionOn(rules, 'tile:stone')).toBeNull();
  expect(rulesAddress('pond', sectionOn(rules, 'tile:leaf'))).toBe('/games/pond/rules#leaves');
  expect(rulesAddress('pond', sectionOn(rules, 'tile:stone'))).toBe('/games/pond/rules');
});

test('what is being decided leads to sections, each once and the nearest first', () => {
  expect(sectionsNow(rules, {})).toEqual(['leaves', 'hopping']);
});

test('a refusal leads to its reason, else to what is being decided', () => {
  expect(sectionOnRefusal(rules, refused('action.illegal', { why: 'too-far' }), {})).toBe('hopping');
  expect(sectionOnRefusal(rules, refused('action.illegal', { why: '' }), {})).toBe('leaves');
  expect(sectionOnRefusal(rules, refused('action.illegal'), null)).toBeNull();
});

test('what is no matter of rules leads nowhere', () => {
  expect(sectionOnRefusal(rules, refused('turn.stale', { why: 'too-far' }), {})).toBeNull();
  expect(sectionOnRefusal(rules, new Error('broken'), {})).toBeNull();
});

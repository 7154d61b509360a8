import { expect, test } from 'vitest';
import type { HelpModule } from '../../games/module';
import { Refused } from '../api/api';
import { rulesAddress, sectionAbout, sectionOnRefusal, sectionsNow } from './rulesLinks';

const rules: HelpModule = {
  sections: [
    { id: 'hopping', about: ['phase:hop', 'refused:too-far'] },
    { id: 'leaves', about: ['tile:leaf', 'phase:rest'] },
  ],
  now: () => ['phase:rest', 'tile:leaf', 'phase:hop', 'phase:unheard-of'],
  pictures: () => Promise.reject(new Error('none')),
};
const refused = (code: string, details = {}) => new Refused(code, details);

test('a topic leads to its section, and an unknown topic to none', () => {
  expect(sectionAbout(rules, 'tile:leaf')).toBe('leaves');
  expect(sectionAbout(rules, 'tile:stone')).toBeNull();
  expect(rulesAddress('pond', sectionAbout(rules, 'tile:leaf'))).toBe('/games/pond/rules#leaves');
  expect(rulesAddress('pond', sectionAbout(rules, 'tile:stone'))).toBe('/games/pond/rules');
});

test('topics of the current decision lead to their sections, each once and in order', () => {
  expect(sectionsNow(rules, {})).toEqual(['leaves', 'hopping']);
});

test('a refusal leads to the section of its reason, else to the current decision', () => {
  expect(sectionOnRefusal(rules, refused('action.illegal', { why: 'too-far' }), {})).toBe('hopping');
  expect(sectionOnRefusal(rules, refused('action.illegal', { why: '' }), {})).toBe('leaves');
  expect(sectionOnRefusal(rules, refused('action.illegal'), null)).toBeNull();
});

test('errors that the rules do not explain lead nowhere', () => {
  expect(sectionOnRefusal(rules, refused('turn.stale', { why: 'too-far' }), {})).toBeNull();
  expect(sectionOnRefusal(rules, new Error('broken'), {})).toBeNull();
});

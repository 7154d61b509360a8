import { expect, test } from 'vitest';
import { fitting, LONGEST_NAME } from './playerNames';

test('a name is as long as people count it', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(fitting('Ann')).toBe('Ann');
  expect(fitting('x'.repeat(30))).toBe('x'.repeat(LONGEST_NAME));
  expect(fitting(`${'x'.repeat(LONGEST_NAME - 1)}${family}!`)).toBe(`${'x'.repeat(LONGEST_NAME - 1)}${family}`);
});

test('no sign is cut in two where many code points make few signs', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(fitting(family.repeat(40))).toBe(family.repeat(14));
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { freestanding } from './raster';

test('a drawing on its own keeps the look it had from the style sheets of its page', () => {
  const style = document.createElement('style');
  style.textContent = '.bear { fill: rgb(125, 75, 42); } .faint { opacity: 0.5; }';
  document.body.innerHTML = '<svg viewBox="0 0 9 9"><g class="faint"><circle class="bear" r="3"></circle></g></svg>';
  document.body.append(style);
  const alone = freestanding(document.querySelector('svg') as SVGSVGElement);
  expect(alone.querySelector('circle')?.getAttribute('fill')).toBe('rgb(125, 75, 42)');
  expect(alone.querySelector('g')?.getAttribute('opacity')).toBe('0.5');
  expect(alone.outerHTML).not.toContain('class=');
  expect(alone.getAttribute('viewBox')).toBe('0 0 9 9');
  // The one on the page is left as it was.
  expect(document.querySelector('.bear')?.hasAttribute('fill')).toBe(false);
});

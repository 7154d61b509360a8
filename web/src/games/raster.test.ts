// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { detachDrawing } from './raster';

test('a detached drawing keeps the styles of its page', () => {
  const style = document.createElement('style');
  style.textContent = '.bear { fill: rgb(125, 75, 42); } .faint { opacity: 0.5; }';
  document.body.innerHTML = '<svg viewBox="0 0 9 9"><g class="faint"><circle class="bear" r="3"></circle></g></svg>';
  document.body.append(style);
  const detached = detachDrawing(document.querySelector('svg') as SVGSVGElement);
  expect(detached.querySelector('circle')?.getAttribute('fill')).toBe('rgb(125, 75, 42)');
  expect(detached.querySelector('g')?.getAttribute('opacity')).toBe('0.5');
  expect(detached.outerHTML).not.toContain('class=');
  expect(detached.getAttribute('viewBox')).toBe('0 0 9 9');
  // The original on the page is unchanged.
  expect(document.querySelector('.bear')?.hasAttribute('fill')).toBe(false);
});

test('a detached drawing keeps transformations and gradients of its styles', () => {
  document.body.innerHTML =
    '<svg><stop style="stop-color: rgb(1, 2, 3)"></stop><g style="transform: matrix(1, 0, 0, 1, 5, 6)"></g></svg>';
  const detached = detachDrawing(document.querySelector('svg') as SVGSVGElement);
  expect(detached.querySelector('g')?.getAttribute('transform')).toBe('matrix(1, 0, 0, 1, 5, 6)');
  expect(detached.querySelector('stop')?.getAttribute('stop-color')).toBe('rgb(1, 2, 3)');
});

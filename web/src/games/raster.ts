/** Vector drawings as pictures: an `<svg>` of the page, with the styles it has there, painted onto a canvas. */

/** What a drawing gets from style sheets. An image knows none of them, so each is written down as an attribute. */
const STYLED = [
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const;

/** A drawing of its own: the same marks, with nothing left to a style sheet. `drawing` must be part of the page. */
export function freestanding(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [drawing, ...drawing.querySelectorAll<SVGElement>('*')].forEach((shape, k) => {
    const styles = getComputedStyle(shape);
    for (const name of STYLED) {
      const value = styles.getPropertyValue(name);
      if (value) copies[k]?.setAttribute(name, value);
    }
    copies[k]?.removeAttribute('class');
    copies[k]?.removeAttribute('style');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

/** Paint a drawing of the page onto a canvas of `width` × `height`. */
export async function raster(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLCanvasElement> {
  const alone = freestanding(drawing);
  alone.setAttribute('width', String(width));
  alone.setAttribute('height', String(height));
  const image = new Image(width, height);
  // Pages of the house may show pictures of their own address and none of a blob's.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Renders an `<svg>` of the page, with its computed styles, to a canvas. */

/** Properties set by style sheets. An image has no access to them, so each is copied to an attribute. */
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
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const;

/** A copy of a drawing that needs no style sheet. `drawing` must be in the document. */
export function detachDrawing(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [drawing, ...drawing.querySelectorAll<SVGElement>('*')].forEach((shape, k) => {
    const styles = getComputedStyle(shape);
    for (const name of STYLED) {
      const value = styles.getPropertyValue(name);
      if (value) copies[k]?.setAttribute(name, value);
    }
    // A transformation in a style is not inherited by the copy. Attributes for transformations are copied already.
    if (shape.style.transform) copies[k]?.setAttribute('transform', styles.transform);
    copies[k]?.removeAttribute('class');
    copies[k]?.removeAttribute('style');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

/** Render a drawing of the document to a canvas of `width` × `height`. */
export async function renderToCanvas(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLCanvasElement> {
  const detached = detachDrawing(drawing);
  detached.setAttribute('width', String(width));
  detached.setAttribute('height', String(height));
  const image = new Image(width, height);
  // The content security policy allows data URLs for images, but not blob URLs.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(detached))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Sizes and weights as people read them where they live. */
import { i18n } from '../../../shell/language.svelte';

const written = (value: number, unit: 'meter' | 'centimeter' | 'kilogram' | 'gram'): string =>
  new Intl.NumberFormat(i18n.locale, { style: 'unit', unit, maximumFractionDigits: 2 }).format(value);

/** From centimetres. */
export function sizeWords(centimetres: number): string {
  return centimetres < 100 ? written(centimetres, 'centimeter') : written(centimetres / 100, 'meter');
}

/** From grams. */
export function weightWords(grams: number): string {
  return grams < 1000 ? written(grams, 'gram') : written(grams / 1000, 'kilogram');
}

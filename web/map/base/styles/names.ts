import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Language } from '#common/languages.ts';
import { SOURCE } from './drawing.ts';

// The style has no glyph files: MapLibre draws labels with the page's own fonts and waits until they are there. It
// reads weight and slant from the first family's name alone, so a family that need not exist says them; the browser
// slants the upright font itself.
const family = ['Atkinson Hyperlegible Next Variable', 'system-ui', 'sans-serif'];
export const REGULAR = family;
export const SEMIBOLD = ['Atkinson Hyperlegible Next SemiBold', ...family];
/** Of waters, as maps have it. */
export const SLANTED = ['Atkinson Hyperlegible Next Italic', ...family];

/** Two lines of a bilingual municipality up to this zoom; nearer, signs stand in its streets. */
const BILINGUAL_UNTIL = 12;

/** The name in a language, else as on the spot. */
export function nameIn(language: Language): ExpressionSpecification {
  return ['coalesce', ['get', `name:${language}`], ['get', 'name']];
}

/** The visitor's name, and from far away in a bilingual municipality the other national one below it. */
export function nameOfPlace(language: Language): ExpressionSpecification {
  const own = nameIn(language);
  const other: ExpressionSpecification = ['case', ['!=', nameIn('sv'), own], nameIn('sv'), nameIn('fi')];
  const both: ExpressionSpecification = [
    'format',
    own,
    {},
    '\n',
    {},
    other,
    { 'font-scale': 0.82, 'text-font': ['literal', REGULAR] },
  ];
  const isTwofold: ExpressionSpecification = ['all', ['to-boolean', ['get', 'bilingual']], ['!=', own, other]];
  return ['step', ['zoom'], ['case', isTwofold, both, ['format', own, {}]], BILINGUAL_UNTIL, ['format', own, {}]];
}

/** The numbers of a road: one that two roads share has both, which OpenStreetMap separates by semicolons. */
export const numbersOfRoad: ExpressionSpecification = ['join', ['split', ['get', 'ref'], ';'], ', '];

/** Labels may say from which zoom they show. */
export const mayShow: ExpressionSpecification = ['>=', ['zoom'], ['coalesce', ['get', 'min_zoom'], 0]];

export const biggestFirst: ExpressionSpecification = ['-', ['coalesce', ['get', 'population_rank'], 0]];

export interface Label {
  readonly id: string;
  readonly from: string;
  readonly minzoom?: number;
  readonly maxzoom?: number;
  readonly filter: ExpressionSpecification;
  readonly layout: NonNullable<SymbolLayerSpecification['layout']>;
  readonly paint: NonNullable<SymbolLayerSpecification['paint']>;
}

export function label({ id, from, ...rest }: Label): SymbolLayerSpecification {
  return { id, type: 'symbol', source: SOURCE, 'source-layer': from, ...rest };
}

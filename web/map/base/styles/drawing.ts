import type { ExpressionSpecification } from 'maplibre-gl';
import type { Language } from '#common/languages.ts';
import type { BaseLayer, Palette } from './palette.ts';

/** Source of every drawn layer of the base map. */
export const SOURCE = 'base';

/** What the layers of a base style are built from. */
export interface Drawing {
  readonly palette: Palette;
  readonly layer: BaseLayer;
  readonly language: Language;
  /** Factor of the widths of lines: more than 1 where the visitor asked for contrast. */
  readonly strength: number;
}

type Value = number | ExpressionSpecification;
type Stop = readonly [zoom: number, value: Value];

/** A width, size or opacity in pixels that grows evenly on paper: `[zoom, value]` pairs, exponential between them. */
export function growing(...stops: readonly [Stop, ...Stop[]]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...flat(stops)];
}

/** The same, even between the zooms. */
export function byZoom(...stops: readonly [Stop, ...Stop[]]): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], ...flat(stops)];
}

function flat([[zoom, value], ...rest]: readonly [Stop, ...Stop[]]): [number, Value, ...Value[]] {
  return [zoom, value, ...rest.flat()];
}

export function kindIs(...kinds: readonly string[]): ExpressionSpecification {
  return oneOf('kind', kinds);
}

export function detailIs(...details: readonly string[]): ExpressionSpecification {
  return oneOf('kind_detail', details);
}

function oneOf(field: string, values: readonly string[]): ExpressionSpecification {
  return ['match', ['get', field], [...values], true, false];
}

/** A yes-or-no field: true, else absent. */
export function flag(field: string): ExpressionSpecification {
  return ['==', ['get', field], true];
}

export const isPolygon: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
export const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString'];
export const isPoint: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];

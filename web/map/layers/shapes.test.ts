import { describe, expect, test } from 'vitest';
import { dashOf } from './look.ts';
import { shapeLayers, type ShapeView } from './shapes.ts';
import type { TileFeature, TileProperties } from './tileFeature.ts';

function shape(id: number, layerName: 'areas' | 'lines'): TileFeature {
  const properties = { layerName, id, name: '', kind: 'hiking', category: 'route/hiking', family: 'trail', icon: '' };
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  return {
    type: 'Feature',
    geometry:
      layerName === 'areas'
        ? { type: 'MultiPolygon', coordinates: [[ring]] }
        : { type: 'MultiLineString', coordinates: [ring] },
    properties: { ...properties, stars: 2, type: 'PATH', label: 0, features: id },
  };
}

const data = [shape(1, 'areas'), shape(2, 'areas'), shape(3, 'lines'), shape(4, 'lines')];
const PROPS = { id: 'tile', data, tile: { index: { x: 0, y: 0, z: 13 } } };
const ALL: ShapeView = { theme: 'light', isShown: () => true, strengthOf: () => 1 };

/** What the tests read of the two layers. */
interface Drawn {
  readonly data: readonly { readonly properties: TileProperties; readonly role?: string }[];
  readonly getColor?: (row: unknown) => number[];
  readonly getFillColor?: (row: unknown) => number[];
  readonly getDashArray?: (row: unknown) => number[];
  readonly updateTriggers: unknown;
}

function drawn(view: ShapeView): Drawn[] {
  // deck.gl gives a tile many more properties, of which nothing here is read.
  const props = PROPS as unknown as Parameters<typeof shapeLayers>[0];
  return shapeLayers(props, view).map((layer) => layer.props as unknown as Drawn);
}

/** Each row of each layer: what is drawn of which feature. */
const rowsOf = (view: ShapeView) =>
  drawn(view).map(({ data }) => data.map(({ role = 'fill', properties: { id } }) => `${role} ${id}`));

/** The alpha of each row, by what is drawn of which feature. */
function alphasOf(view: ShapeView): Record<string, number> {
  const rows = drawn(view).flatMap(({ data, getColor, getFillColor }) =>
    data.map((row) => [
      `${row.role ?? 'fill'} ${row.properties.id}`,
      (getColor ?? getFillColor)?.(row)[3] ?? Number.NaN,
    ]),
  );
  return Object.fromEntries(rows);
}

describe('areas and lines of a tile', () => {
  test('are drawn where they pass the filters, lines over their casings and both over the edges of areas', () => {
    expect(rowsOf(ALL)).toEqual([
      ['fill 1', 'fill 2'],
      ['edge 1', 'edge 2', 'casing 3', 'casing 4', 'line 3', 'line 4'],
    ]);
    expect(rowsOf({ ...ALL, isShown: ({ id }) => id > 2 })).toEqual([['casing 3', 'casing 4', 'line 3', 'line 4']]);
  });

  test('pale while they fade, in layers that get the same data and new colours', () => {
    const strengthOf = ({ features }: { readonly features?: number | undefined }) => (features === 4 ? 0.2 : 1);
    const [whole, fading] = [alphasOf(ALL), alphasOf({ ...ALL, strengthOf })];
    for (const [row, alpha] of Object.entries(fading))
      expect(alpha, row).toBeCloseTo((row.endsWith('4') ? 0.2 : 1) * (whole[row] ?? 0), -1);
    const [before, after] = [drawn(ALL), drawn({ ...ALL, strengthOf })];
    expect(after.map(({ data }, i) => data === before[i]?.data)).toEqual([true, true]);
    expect(after.map(({ updateTriggers }) => updateTriggers)).not.toEqual(before.map((props) => props.updateTriggers));
  });

  // LOOK "Tokens": Colour never carries meaning alone: line types differ in dash (hiking short dash)
  test('have the dashes of their family on their lines only', () => {
    const [, strokes] = drawn(ALL);
    const dashes = strokes?.data.map((row) => `${row.role} ${strokes.getDashArray?.(row).join(' ')}`);
    expect(new Set(dashes)).toEqual(new Set(['edge 0 0', 'casing 0 0', `line ${dashOf('trail').join(' ')}`]));
  });
});

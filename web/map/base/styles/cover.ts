import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, detailIs, type Drawing, isPolygon, kindIs, SOURCE } from './drawing.ts';
import type { Palette } from './palette.ts';

/**
 * Fills of `landuse`, bottom to top: what is built on lies under what grows, wet and bare ground over woods, small
 * pieces on top.
 */
const COVERS = [
  ['residential', 'residential'],
  ['works', 'commercial', 'industrial', 'railway', 'quarry', 'military', 'aerodrome'],
  ['institution', 'school', 'kindergarten', 'university', 'college', 'hospital'],
  ['field', 'farmland', 'farmyard', 'orchard', 'allotments'],
  ['park', 'park', 'golf_course', 'recreation_ground', 'cemetery', 'zoo', 'camp_site', 'village_green'],
  ['meadow', 'meadow', 'grassland', 'grass', 'heath'],
  ['scrub', 'scrub'],
  ['wood', 'wood', 'forest'],
  ['wetland', 'wetland'],
  ['rock', 'bare_rock', 'scree'],
  ['sand', 'sand', 'beach'],
  ['park', 'garden', 'playground'],
  ['pitch', 'pitch'],
  ['paved', 'parking', 'runway', 'taxiway', 'apron'],
] as const satisfies readonly (readonly [keyof Palette, string, ...string[]])[];

/** Kinds that are drawn over the water: they stand in it. */
const ON_WATER = ['pedestrian', 'pier', 'platform'] as const;

const PROTECTED = ['national_park', 'nature_reserve', 'protected_area'] as const;

const LANDUSE = { source: SOURCE, 'source-layer': 'landuse' } as const;

/** What covers the land: fills, and faint patterns on bogs and bare rock. */
export function coverLayers({ palette, layer }: Drawing): LayerSpecification[] {
  const [first, ...rest] = COVERS.map(([colour, ...kinds], order) => ({ colour: palette[colour], kinds, order }));
  if (!first) return [];
  const kind: ExpressionSpecification = ['get', 'kind'];
  return [
    {
      id: 'cover',
      type: 'fill',
      ...LANDUSE,
      filter: ['match', kind, COVERS.flatMap(([, ...kinds]) => kinds), true, false],
      layout: {
        'fill-sort-key': [
          'match',
          kind,
          first.kinds,
          first.order,
          ...rest.flatMap(({ kinds, order }) => [kinds, order]),
          0,
        ],
      },
      paint: {
        'fill-color': [
          'match',
          kind,
          first.kinds,
          first.colour,
          ...rest.flatMap(({ kinds, colour }) => [kinds, colour]),
          palette.land,
        ],
      },
    },
    ...(layer === 'terrain'
      ? [pattern('bogs', 'bog', kindIs('wetland'), 11), pattern('rocks', 'rock', kindIs('bare_rock', 'scree'), 13)]
      : []),
  ];
}

function pattern(id: string, image: string, filter: ExpressionSpecification, minzoom: number): LayerSpecification {
  return {
    id,
    type: 'fill',
    ...LANDUSE,
    minzoom,
    filter,
    paint: { 'fill-pattern': image, 'fill-opacity': byZoom([minzoom, 0.4], [minzoom + 2, 0.8]) },
  };
}

/** Piers, squares and platforms, over the water. */
export function pavedLayers({ palette }: Drawing): LayerSpecification[] {
  return [
    {
      id: 'paved',
      type: 'fill',
      ...LANDUSE,
      minzoom: 12,
      filter: ['all', isPolygon, kindIs(...ON_WATER)],
      paint: { 'fill-color': palette.paved, 'fill-outline-color': palette.buildingEdge },
    },
    {
      id: 'piers',
      type: 'line',
      source: SOURCE,
      'source-layer': 'roads',
      minzoom: 13,
      filter: detailIs('pier'),
      paint: { 'line-color': palette.buildingEdge, 'line-width': byZoom([13, 1], [16, 4]) },
    },
  ];
}

/** Protected areas: a soft green band along the inside of their edge, no fill. */
export function protectedLayers({ palette, layer, strength }: Drawing): LayerSpecification[] {
  const filter = ['all', isPolygon, kindIs(...PROTECTED)] satisfies ExpressionSpecification;
  const shared = { type: 'line', ...LANDUSE, minzoom: 8, filter, layout: { 'line-join': 'round' } } as const;
  const strong = layer === 'terrain' ? 1 : 0.6;
  // The band reaches less than the tiles' margin inwards: where a tile cuts the area, it stays outside the tile.
  return [
    {
      id: 'protected-bands',
      ...shared,
      paint: {
        'line-color': palette.protectedArea,
        'line-opacity': 0.1 * strong * strength,
        'line-width': byZoom([8, 2], [12, 6]),
        'line-offset': byZoom([8, 1], [12, 3]),
      },
    },
    {
      id: 'protected-edges',
      ...shared,
      paint: {
        'line-color': palette.protectedArea,
        'line-opacity': 0.4 * strong,
        'line-width': byZoom([8, 0.6], [14, 1.2 * strength]),
      },
    },
  ];
}

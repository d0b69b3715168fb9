import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { Theme } from '#web/map/state/appearance.ts';
import { CONDITION_LOOKS, type ConditionLook } from './looks.ts';
import { CONDITION_COLOURS, CONDITION_DASHES, CONDITION_HALO, HATCHED, pictureName } from './signs.ts';

/** Source of the drawn conditions. */
export const CONDITIONS = 'conditions';

/** From these zooms on there is room for signs; warnings have theirs everywhere. */
const SIGNS_FROM = 10;
const SMALL_SIGNS_FROM = 12;

const WIDTH: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 7, 2, 11, 3, 15, 5];
const CASING_WIDTH: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 7, 4, 11, 6, 15, 8.5];

/** Written out: a module that the map's first style uses too would be one more file to load. */
function isA(shape: 'Line' | 'Polygon'): ExpressionSpecification {
  const name = shape === 'Line' ? 'LineString' : shape;
  return ['match', ['geometry-type'], [name, `Multi${name}`], true, false];
}

/** Beside the disc of a place, whose upper right edge they touch. */
const AT_DISC: [x: number, y: number] = [15, -15];

/** Layers of the conditions that are there, bottom to top: areas, lines, signs; the gravest of each on top. */
export function conditionLayers(theme: Theme, looks: ReadonlySet<ConditionLook>): LayerSpecification[] {
  const shown = CONDITION_LOOKS.toReversed().filter((look) => looks.has(look));
  return [
    ...shown.flatMap((look) => areaLayers(look, theme)),
    ...shown.flatMap((look) => lineLayers(look, theme)),
    ...shown.flatMap((look) => signLayers(look, theme)),
  ];
}

function looksLike(look: ConditionLook, ...shape: readonly ExpressionSpecification[]): ExpressionSpecification {
  return ['all', ['==', ['get', 'look'], look], ...shape];
}

function areaLayers(look: ConditionLook, theme: Theme): LayerSpecification[] {
  const shared = { type: 'fill', source: CONDITIONS, filter: looksLike(look, isA('Polygon')) } as const;
  const tint: LayerSpecification = {
    id: `conditions-${look}-area`,
    ...shared,
    paint: { 'fill-color': CONDITION_COLOURS[theme][look], 'fill-opacity': 0.1 },
  };
  if (!HATCHED.includes(look)) return [tint];
  const pattern = pictureName('hatch', look, theme);
  return [tint, { id: `conditions-${look}-hatch`, ...shared, paint: { 'fill-pattern': pattern, 'fill-opacity': 0.4 } }];
}

function lineLayers(look: ConditionLook, theme: Theme): LayerSpecification[] {
  const dashes = CONDITION_DASHES[look];
  const shared = { type: 'line', source: CONDITIONS } as const;
  return [
    {
      id: `conditions-${look}-casing`,
      ...shared,
      filter: looksLike(look, ['!=', ['geometry-type'], 'Point']),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': CONDITION_HALO[theme], 'line-width': CASING_WIDTH },
    },
    {
      id: `conditions-${look}-line`,
      ...shared,
      filter: looksLike(look, ['!=', ['geometry-type'], 'Point']),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': CONDITION_COLOURS[theme][look],
        'line-width': WIDTH,
        ...(dashes && { 'line-dasharray': [...dashes] }),
      },
    },
  ];
}

/** Names of the pictures that the layers draw with. */
export function conditionPictures(theme: Theme, looks: ReadonlySet<ConditionLook>): string[] {
  return [...looks].flatMap((look) => [
    pictureName('sign', look, theme),
    ...(HATCHED.includes(look) ? [pictureName('hatch', look, theme)] : []),
  ]);
}

/** A sign in the middle of an area or line, at a spot, or beside the disc of a place. */
function signLayers(look: ConditionLook, theme: Theme): LayerSpecification[] {
  const isSmall = look === 'groomed' || look === 'groomedOld' || look === 'report';
  const shared = {
    type: 'symbol',
    source: CONDITIONS,
    minzoom: look === 'warning' ? 0 : isSmall ? SMALL_SIGNS_FROM : SIGNS_FROM,
  } as const;
  const layout = {
    'icon-image': pictureName('sign', look, theme),
    'icon-ignore-placement': true,
    'icon-overlap': 'always',
  } as const;
  return [
    {
      id: `conditions-${look}-line-sign`,
      ...shared,
      filter: looksLike(look, isA('Line')),
      layout: { ...layout, 'symbol-placement': 'line-center', 'icon-rotation-alignment': 'viewport' },
    },
    {
      id: `conditions-${look}-sign`,
      ...shared,
      filter: looksLike(look, ['!', isA('Line')]),
      layout: { ...layout, 'icon-offset': ['case', ['get', 'isAtDisc'], ['literal', AT_DISC], ['literal', [0, 0]]] },
    },
  ];
}

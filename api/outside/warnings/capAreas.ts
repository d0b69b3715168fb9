import type { Polygon } from 'geojson';
import { municipalityByCode } from '#common/municipalities/municipalities.ts';
import { circleOf, drawnOutline, polygonContains, polygonOf } from './capPolygons.ts';
import type { OfficialWarning } from './officialWarning.ts';
import { REGIONS } from './regions.ts';
import { childrenOf, textOf, type XmlElement } from './xmlElements.ts';

export type WarnedPlaces = Pick<OfficialWarning, 'polygons' | 'municipalities' | 'regions' | 'outlines'>;

/** Code sets of the profile. */
const MUNICIPALITY_CODES = 'FI-kuntanumero';
const REGION_CODES = 'ISO 3166-2';
const SEA_CODES = 'METAREA';

/**
 * Where a warning is in force, from the `area` elements of all its languages. A code that we have boundaries for
 * decides, else the polygon or circle. Throws Error for an area that says neither: a warning of nowhere would be none.
 */
export function warnedPlaces(areas: readonly XmlElement[]): WarnedPlaces {
  const seen = new Set<string>();
  const [polygons, outlines]: [Polygon[], Polygon[]] = [[], []];
  const [municipalities, regions] = [new Set<number>(), new Set<number>()];
  for (const area of areas) {
    // The languages repeat the same areas.
    const codes = codesOf(area);
    const content = JSON.stringify([codes, textsOf(area, 'polygon'), textsOf(area, 'circle')]);
    if (seen.has(content)) continue;
    seen.add(content);
    const read = [...textsOf(area, 'polygon').map(polygonOf), ...textsOf(area, 'circle').map(circleOf)];
    const shapes = read.filter((shape) => shape !== null);
    const known = { municipalities: knownMunicipalities(codes), regions: knownRegions(codes, shapes) };
    known.municipalities.forEach((number) => municipalities.add(number));
    known.regions.forEach((number) => regions.add(number));
    if (known.municipalities.length + known.regions.length > 0) outlines.push(...shapes.map(drawnOutline));
    else if (shapes.length < read.length) throw new Error('a warning has an area of a shape that makes no sense');
    else if (shapes.length > 0) polygons.push(...shapes);
    // An area of the sea without a shape has none of our places.
    else if (!codes.some(([set]) => set === SEA_CODES)) throw new Error('a warning has an area that is nowhere');
  }
  if (seen.size === 0) throw new Error('a warning has no area');
  return { polygons, outlines, municipalities: [...municipalities], regions: [...regions] };
}

type Code = readonly [set: string, value: string];

function codesOf(area: XmlElement): readonly Code[] {
  return childrenOf(area, 'geocode').map((code) => [textOf(code, 'valueName'), textOf(code, 'value')]);
}

function knownMunicipalities(codes: readonly Code[]): number[] {
  return codes.flatMap(([set, value]) =>
    set === MUNICIPALITY_CODES && municipalityByCode(value.padStart(3, '0')) !== undefined ? [Number(value)] : [],
  );
}

/** A region whose shape lies elsewhere is counted some other way than we read it: then the shape decides. */
function knownRegions(codes: readonly Code[], shapes: readonly Polygon[]): number[] {
  return codes.flatMap(([set, value]) => {
    const region = set === REGION_CODES ? REGIONS.get(value) : undefined;
    if (region === undefined) return [];
    const isThere = shapes.length === 0 || shapes.some((shape) => polygonContains(shape, region.inside));
    return isThere ? [region.number] : [];
  });
}

function textsOf(area: XmlElement, name: string): string[] {
  return childrenOf(area, name)
    .map(({ text }) => text.trim())
    .filter((text) => text !== '');
}

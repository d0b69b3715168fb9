import { fieldsOf, lineOf, listOf, positiveOf } from '#api/import/records/fields.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import { pointShape, position, type RecordShape } from '#api/import/records/recordShape.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { categoryOfLipasType } from '#common/catalogue/lipasTypes.ts';
import { type Bounds, containsPosition, FINLAND_BOUNDS } from '#common/geo/bounds.ts';
import { municipalityByCode } from '#common/municipalities/municipalities.ts';
import { idFromLipas, ID_RANGES } from '#common/places/attractionId.ts';
import { routeProperties, routesOf, siteProperties } from './content.ts';
import { credible, measured } from './declared.ts';
import { type Drawing, readDrawing, routeShape, shapeOf } from './drawing.ts';
import { localizedOf } from './localized.ts';
import { routeNames, siteNames } from './names.ts';
import type { Site } from './site.ts';

/** The records of one document: the site, and each of its named routes. */
export interface SiteRecords {
  readonly records: readonly SourceRecord[];
  readonly skipped: readonly Skipped[];
}

/**
 * LIPAS allows coordinates inside this box only: one outside is a mistake, even where the rest of its line is in
 * Finland.
 */
const DRAWN_WITHIN: Bounds = [18, 59, 33, 71];

/** A single route that covers this part of its network is the whole network. */
const WHOLE_NETWORK = 0.99;

/** The records of a site. Never throws; unusable routes and sites are listed in `skipped`. */
export function siteRecords(site: Site): SiteRecords {
  const problem = (reason: string): SiteRecords => ({ records: [], skipped: [{ ref: String(site.id), reason }] });
  if (site.id >= ID_RANGES.lipasRoute - ID_RANGES.lipas) return problem('has an id beyond the range of LIPAS ids');
  const category = site.typeCode === null ? null : categoryOfLipasType(site.typeCode);
  if (category === null)
    return problem(site.typeCode === null ? 'has no type code' : `has the unknown type code ${site.typeCode}`);
  const names = siteNames(site);
  if (names === null) return problem('has no name');
  const drawing = readDrawing(site.geometries);
  if (drawing === null) return problem('has an invalid geometry');
  const shape = shapeOf(drawing) ?? fallbackPoint(site);
  if (shape === null) return problem('has no geometry and no position');
  if (!isInFinland(shape)) return problem('lies outside Finland');

  const base = {
    source: 'lipas' as const,
    category,
    wikidata: null,
    municipalities: municipalities(site),
    sourceDate: site.changed,
  };
  const whole: SourceRecord = {
    ...base,
    ref: String(site.id),
    proposedId: idFromLipas(site.id),
    names,
    ...measured(shape, site.declaredLengthKm),
    properties: credible(siteProperties(site), shape),
  };
  return withRoutes(whole, shape, site, drawing);
}

/** A route ready to become a record, or to join its site's. */
interface Route {
  readonly id: string;
  readonly record: SourceRecord;
  readonly shape: RecordShape;
  readonly declaredKm: number | null;
}

function withRoutes(whole: SourceRecord, shape: RecordShape, site: Site, drawing: Drawing): SiteRecords {
  const routes = new Map<string, Route>();
  const skipped: Skipped[] = [];
  routesOf(site).forEach((fields, at) => {
    const route = readRoute(fields, whole, site, drawing);
    if (typeof route === 'string') {
      skipped.push({ ref: `${whole.ref}/route/${lineOf(fields['id']) ?? `number ${at + 1}`}`, reason: route });
      return;
    }
    if (routes.has(route.id))
      skipped.push({ ref: route.record.ref, reason: 'occurs more than once; the last one counts' });
    routes.set(route.id, route);
  });
  const [only, ...more] = routes.values();
  if (only !== undefined && more.length === 0 && isWhole(only.shape, shape))
    return { records: [joined(whole, only, site)], skipped };
  return { records: [whole, ...[...routes.values()].map(({ record }) => record)], skipped };
}

/** Reads a route as a record; answers a clause that says what is wrong with an unusable one. */
function readRoute(
  fields: Readonly<Record<string, unknown>>,
  whole: SourceRecord,
  site: Site,
  drawing: Drawing,
): Route | string {
  const id = lineOf(fields['id']);
  if (id === undefined || !/^[\w-]{1,64}$/.test(id)) return 'has no usable id';
  const drawn = routeDrawing(fields, drawing);
  if (drawn === null) return 'has an invalid geometry';
  const shape = routeShape(drawn);
  if (shape === null) return 'has no geometry';
  if (!isInFinland(shape)) return 'lies outside Finland';
  const record: SourceRecord = {
    ...whole,
    ref: `${whole.ref}/route/${id}`,
    proposedId: null,
    names: routeNames(localizedOf(fields['route-name'], lineOf), whole.names),
    ...measured(shape, fields['route-length-km']),
    properties: routeProperties(fields, site),
  };
  return { id, record, shape, declaredKm: positiveOf(fields['route-length-km']) };
}

/** The route's own geometry, else the segments of the site that it names; null where the geometry is invalid. */
function routeDrawing(
  fields: Readonly<Record<string, unknown>>,
  drawing: Drawing,
): Pick<Drawing, 'segments' | 'heights'> | null {
  const own = readDrawing(fields['geometries']);
  if (own === null || own.segments.length > 0) return own;
  const byId = new Map(drawing.segments.map((segment) => [segment.id, segment]));
  const named = listOf(fields['segments']).map((segment) => fieldsOf(segment)['fid']);
  const ids = named.length > 0 ? named : listOf(fields['fids']);
  const segments = ids.flatMap((id) => (typeof id === 'string' ? (byId.get(id) ?? []) : []));
  return { segments, heights: drawing.heights };
}

/** Whether a route covers all of its site's network: then it is the site under another name, not a second place. */
function isWhole(route: RecordShape, site: RecordShape): boolean {
  if (site.type !== 'PATH') return false;
  const near = route.bbox.every((side, at) => Math.abs(side - (site.bbox[at] ?? 0)) < 1e-4);
  return near && (route.lengthM ?? 0) >= WHOLE_NETWORK * (site.lengthM ?? 0);
}

/** The site joined with its only route: the route's line runs in the order of travel, and its texts are richer. */
function joined(
  whole: SourceRecord,
  { record: route, shape, declaredKm }: Route,
  { declaredLengthKm }: Site,
): SourceRecord {
  const { alt: further = [], ...named } = whole.names;
  const names = { ...route.names, ...named };
  const known = new Set<unknown>(Object.values(names));
  const others = Object.values({ ...route.names, alt: undefined }).filter((name) => typeof name === 'string');
  const alt = [...new Set([...further, ...others.filter((name) => !known.has(name))])];
  return {
    ...whole,
    names: { ...names, ...(alt.length > 0 && { alt }) },
    position: route.position,
    geometry: route.geometry,
    lengthM: measured(shape, declaredKm ?? declaredLengthKm).lengthM,
    properties: { ...whole.properties, ...route.properties },
  };
}

function fallbackPoint({ lonLat }: Site): RecordShape | null {
  const point = position(lonLat);
  return point === null ? null : pointShape(point);
}

/** Whether a shape lies where LIPAS may draw, and its middle in Finland. */
export function isInFinland({ position, bbox: [west, south, east, north] }: RecordShape): boolean {
  return (
    containsPosition(FINLAND_BOUNDS, position) &&
    containsPosition(DRAWN_WITHIN, [west, south]) &&
    containsPosition(DRAWN_WITHIN, [east, north])
  );
}

/**
 * The municipality that the site states; none where that municipality does not exist any more, so that the position
 * decides.
 */
function municipalities({ cityCode }: Site): string[] {
  const code = cityCode === null ? '' : String(cityCode).padStart(3, '0');
  return municipalityByCode(code) === undefined ? [] : [code];
}

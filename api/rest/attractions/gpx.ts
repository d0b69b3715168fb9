import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Geometry, Position } from 'geojson';
import { escapeXml, xmlElement } from '#api/rest/core/xmlText.ts';
import { sideLinesOf } from '#common/geo/sideLines.ts';

interface GpxSource {
  readonly attribution: string;
  readonly licence: string;
  readonly licenceUrl: string;
}

export interface GpxPlace {
  readonly name: string;
  /** Name of its category. */
  readonly type: string;
  readonly description: string | null;
  /** Absolute address of its page. */
  readonly link: string;
  /** WGS84; a point becomes the waypoint. */
  readonly geometry: Geometry;
  /** `[lon, lat]`, the waypoint of a place that has no line. */
  readonly position: Position;
  /** The preferred one first. */
  readonly sources: readonly GpxSource[];
  /** Name of the lines beside a route. */
  readonly sideName?: string;
}

/** Decimals of degrees: about a centimetre. Exponents are never written, GPX has none. */
const DECIMALS = 7;

/** Metadata of a file of many places. */
export interface GpxFile {
  readonly name: string;
  readonly description: string | null;
  /** Absolute address of the page that shows them. */
  readonly link: string;
}

/**
 * A place as GPX 1.1 (topografix.com/GPX/1/1): a point as a waypoint, a line as a track with a segment for each part
 * between gaps, an area as a track of closed segments, its holes too.
 */
export function gpxOf(place: GpxPlace): string {
  return gpxOfAll(place, [place]);
}

/** Places as one GPX 1.1 file: waypoints first, as its schema prescribes, then tracks, each in their order. */
export function gpxOfAll(file: GpxFile, places: readonly GpxPlace[]): string {
  const [points, tracks] = [places.filter((place) => !hasLine(place)), places.filter(hasLine)];
  return [opening(file, creditsOf(places)), ...[...points, ...tracks].map(shapeOf), CLOSING].join('\n');
}

/**
 * A GPX 1.1 file in pieces, of places that are read while it is sent; points come first. Each place names its sources
 * itself.
 */
export async function* gpxChunks(file: GpxFile, batches: AsyncIterable<readonly GpxPlace[]>): AsyncGenerator<string> {
  yield `${opening(file, [])}\n`;
  for await (const batch of batches) if (batch.length > 0) yield `${batch.map(shapeOf).join('\n')}\n`;
  yield CLOSING;
}

/** Streams a GPX file of this name, as `gpxChunks` writes it. */
export function sendGpx(reply: FastifyReply, filename: string, chunks: AsyncIterable<string>): FastifyReply {
  return reply
    .type('application/gpx+xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(Readable.from(chunks, { objectMode: false }));
}

const CLOSING = '</gpx>\n';

function opening(file: GpxFile, sources: readonly GpxSource[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Taival" xmlns="http://www.topografix.com/GPX/1/1" ' +
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
      'xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">',
    metadata(file, sources),
  ].join('\n');
}

function hasLine({ geometry }: GpxPlace): boolean {
  return segmentsOf(geometry).length > 0;
}

function shapeOf(place: GpxPlace): string {
  const segments = segmentsOf(place.geometry);
  if (segments.length === 0) return waypoint(place);
  const beside = sideLinesOf(place.geometry);
  return [track(place, segments), ...(beside.length === 0 ? [] : [track(besideOf(place), beside)])].join('\n');
}

/** The lines beside a route as a track of their own, which counts for nothing in its length. */
function besideOf(place: GpxPlace): GpxPlace {
  return { ...place, name: place.sideName ?? place.name, description: null };
}

/** The sources of all places, each once, in the order of the places. */
function creditsOf(places: readonly GpxPlace[]): readonly GpxSource[] {
  const all = places.flatMap(({ sources }) => sources);
  return [...new Map(all.map((source) => [`${source.attribution} ${source.licenceUrl}`, source])).values()];
}

/** The file's metadata. GPX has room for one licence, that of the preferred source; the other licences are links. */
function metadata({ name, description, link }: GpxFile, sources: readonly GpxSource[]): string {
  const [preferred] = sources;
  const credits = sources.map((source) => source.attribution).join('; ');
  return [
    '<metadata>',
    xmlElement('name', name),
    description === null ? '' : xmlElement('desc', description),
    preferred
      ? `<copyright author="${escapeXml(credits)}">${xmlElement('license', preferred.licenceUrl)}</copyright>`
      : '',
    linkTo(link, name),
    ...sources.map((source) => linkTo(source.licenceUrl, `${source.attribution}: ${source.licence}`)),
    '</metadata>',
  ].join('');
}

/** Elements in the order that the schema of GPX prescribes. */
function about({ name, type, description, link, sources }: GpxPlace): string {
  return [
    xmlElement('name', name),
    description === null ? '' : xmlElement('desc', description),
    sources.length === 0
      ? ''
      : xmlElement('src', sources.map((source) => `${source.attribution} (${source.licence})`).join('; ')),
    linkTo(link, name),
    xmlElement('type', type),
  ].join('');
}

function waypoint(place: GpxPlace): string {
  return point('wpt', place.geometry.type === 'Point' ? place.geometry.coordinates : place.position, about(place));
}

function track(place: GpxPlace, segments: readonly (readonly Position[])[]): string {
  const written = segments.map(
    (positions) => `<trkseg>\n${positions.map((position) => point('trkpt', position)).join('\n')}\n</trkseg>`,
  );
  return `<trk>${about(place)}\n${written.join('\n')}\n</trk>`;
}

function point(name: 'wpt' | 'trkpt', [lon = 0, lat = 0, metres]: Position, inside = ''): string {
  const height = metres === undefined ? '' : xmlElement('ele', decimal(metres));
  return `<${name} lat="${decimal(lat)}" lon="${decimal(lon)}">${height}${inside}</${name}>`;
}

function decimal(n: number): string {
  return n.toFixed(DECIMALS).replace(/\.?0+$/, '');
}

function linkTo(href: string, text: string): string {
  return `<link href="${escapeXml(href)}">${xmlElement('text', text)}</link>`;
}

/** The lines of a shape, rings of areas among them; none for points. */
function segmentsOf(geometry: Geometry): readonly (readonly Position[])[] {
  switch (geometry.type) {
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    case 'GeometryCollection':
      return geometry.geometries.flatMap(segmentsOf);
    default:
      return [];
  }
}

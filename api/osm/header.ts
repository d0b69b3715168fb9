import { PbfReader } from 'pbf';
import { ImportInputError } from '#api/platform/reading.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { damaged, type Blob } from './blobs.ts';

/** The facts that the head of a file states about the whole file. */
export interface OsmHeader {
  /** The box that the extract was cut by; null when it is not stated. */
  readonly bounds: Bounds | null;
  /** Day of the newest change in the file; null when it is not stated. */
  readonly dataDate: string | null;
  /** Ways carry the coordinates of their nodes, which may be missing as nodes. */
  readonly locationsOnWays: boolean;
  /** Nodes, ways and relations come in this order, each sorted by id. */
  readonly isSorted: boolean;
  /** Where the changes since the file's state are published; null where it is not stated. */
  readonly replication: Replication | null;
}

export interface Replication {
  /** Time of the file's state, seconds since 1970. */
  readonly seconds: number;
  readonly sequence: number;
  /** The folder of the changes. */
  readonly baseUrl: string;
}

const READABLE_FEATURES: ReadonlySet<string> = new Set(['OsmSchema-V0.6', 'DenseNodes', 'LocationsOnWays']);

/** Why a file that demands this feature is refused, and what to do about it. */
const REFUSED_FEATURES: Readonly<Record<string, string>> = {
  HistoricalInformation:
    'holds the history of the map instead of one state; cut a plain extract out of it with "osmium time-filter"',
};

const NANO = 1e-9;

/** `YYYY-MM-DD` of seconds since 1970; null outside of the years that OSM can have. */
export function isoDay(seconds: number): string | null {
  const plausible = seconds > 1_000_000_000 && seconds < 10_000_000_000;
  return plausible ? new Date(seconds * 1000).toISOString().slice(0, 10) : null;
}

/** Bounds of a HeaderBBox message in degrees; null unless it is a box on the globe. */
function readBounds(pbf: PbfReader, end: number): Bounds | null {
  const side = [0, 0, 0, 0, 0];
  for (let field = pbf.nextField(end); field !== 0; field = pbf.nextField(end)) {
    if (field >= 1 && field <= 4) side[field] = pbf.readSVarint() * NANO;
  }
  const [, west = 0, east = 0, north = 0, south = 0] = side.map((degrees) => Math.round(degrees * 1e7) / 1e7);
  const inWorld = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return inWorld && west < east && south < north ? [west, south, east, north] : null;
}

function parseHeader(data: Buffer): { required: string[]; header: OsmHeader } {
  const pbf = new PbfReader(data);
  const required: string[] = [];
  const optional: string[] = [];
  let bounds: Bounds | null = null;
  let seconds = 0;
  let sequence = -1;
  let baseUrl = '';
  for (let field = pbf.nextField(); field !== 0; field = pbf.nextField()) {
    if (field === 1) bounds = readBounds(pbf, pbf.readVarint() + pbf.pos);
    else if (field === 4) required.push(pbf.readString());
    else if (field === 5) optional.push(pbf.readString());
    else if (field === 32) seconds = pbf.readVarint(true);
    else if (field === 33) sequence = pbf.readVarint(true);
    else if (field === 34) baseUrl = pbf.readString();
  }
  const stamped = optional.find((feature) => feature.startsWith('timestamp='));
  const dataDate = isoDay(seconds) ?? (stamped === undefined ? null : isoDay(Date.parse(stamped.slice(10)) / 1000));
  const locationsOnWays = [...required, ...optional].includes('LocationsOnWays');
  const isSorted = [...required, ...optional].includes('Sort.Type_then_ID');
  const replication = sequence >= 0 && baseUrl !== '' ? { seconds, sequence, baseUrl } : null;
  return { required, header: { bounds, dataDate, locationsOnWays, isSorted, replication } };
}

/** Reads the OSMHeader block. Throws ImportInputError when the file needs a feature that this reader lacks. */
export function readHeader(file: string, { data, place }: Blob): OsmHeader {
  let parsed;
  try {
    parsed = parseHeader(data);
  } catch (cause) {
    throw damaged(file, place.offset, 'its head cannot be read', cause);
  }
  for (const feature of parsed.required) {
    if (READABLE_FEATURES.has(feature)) continue;
    const why = REFUSED_FEATURES[feature] ?? `needs the feature "${feature}", which this import does not know`;
    throw new ImportInputError(`${file} ${why} (block at byte ${place.offset}).`);
  }
  return parsed.header;
}

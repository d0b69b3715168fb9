import type { RecordNames, SourceRecord } from '#api/import/records/record.ts';
import type { Tags } from '#api/osm/block.ts';
import type { WayStore } from '#api/osm/wayStore.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { containsPosition } from '#common/geo/bounds.ts';
import type { WayPlace } from './wayPlace.ts';

/** Lines that mappers draw in pieces; the pieces of one name that touch are one place. */
const JOINED: ReadonlySet<string> = new Set([
  'skitrack',
  'piste/hike',
  'piste/skitour',
  'piste/ice_skate',
  'piste/sleigh',
  'route/snowmobile',
  'route/hiking',
  'route/foot',
  'route/running',
  'route/mtb',
  'route/bicycle',
  'route/canoe',
  'route/horse',
  'natural/water',
]);

/** A path with a name like this is a trail, though nothing but its name says so. */
const NATURE_TRAIL = /luontopol|naturstig|nature trail/i;

const PATHS: ReadonlySet<string> = new Set(['path', 'footway', 'track', 'steps', 'bridleway']);

const NAME = /^(?:(?:alt|old|short|official|loc)_)?name(?::|$)/;

/** Whether a name makes a path a trail; decides which elements are decoded. */
export function isTrailName(name: string): boolean {
  return NATURE_TRAIL.test(name);
}

/**
 * The tags under which a line is a place. The name of a groomed street is not that of the track: a track is called by
 * its own name, else by its number. A path that is named a nature trail is a walking route.
 */
export function trackTags(tags: Tags): Tags {
  if (tags['piste:type'] !== undefined) return pisteTags(tags);
  const isTrail = PATHS.has(tags['highway'] ?? '') && isTrailName(tags['name'] ?? tags['name:sv'] ?? '');
  return isTrail && tags['route'] === undefined ? { ...tags, route: 'foot' } : tags;
}

function pisteTags(tags: Tags): Tags {
  const named = tags['piste:name'];
  if (named === undefined && tags['highway'] === undefined && tags['name'] !== undefined) return tags;
  const rest = Object.fromEntries(Object.entries(tags).filter(([key]) => !NAME.test(key)));
  if (named !== undefined) return { ...rest, name: named };
  const number = tags['piste:ref'] ?? (tags['highway'] === undefined ? tags['ref'] : undefined);
  if (number === undefined) return rest;
  return { ...rest, 'name:fi': `Latu ${number}`, 'name:sv': `Skidspår ${number}`, 'name:en': `Ski track ${number}` };
}

/**
 * Joins the pieces of lines: of ways of one category and name that share a node, the one with the smallest id stands
 * for all. The ways of a place come in the order of the file.
 */
export function joinTracks(places: readonly WayPlace[], store: WayStore): WayPlace[] {
  const parent = new Map<WayPlace, WayPlace>();
  const root = (place: WayPlace): WayPlace => {
    let at = place;
    for (let above = parent.get(at); above !== undefined; above = parent.get(at)) at = above;
    if (at !== place) parent.set(place, at);
    return at;
  };
  const seen = new Map<string, WayPlace>();
  for (const place of places) {
    if (!isJoined(place)) continue;
    const key = `${place.category} ${nameKey(place.tags)} `;
    for (const node of store.nodesOf(place.id) ?? []) {
      const other = seen.get(key + node);
      if (other === undefined) seen.set(key + node, place);
      else if (root(other) !== root(place)) parent.set(root(place), root(other));
    }
  }
  const members = new Map<WayPlace, WayPlace[]>();
  for (const place of places) {
    const pieces = members.get(root(place));
    if (pieces === undefined) members.set(root(place), [place]);
    else pieces.push(place);
  }
  return [...members.values()].map(joined);
}

function isJoined({ category, shape }: WayPlace): boolean {
  return shape === 'PATH' && JOINED.has(category);
}

function nameKey(tags: Tags): string {
  return tags['name'] ?? tags['name:fi'] ?? tags['name:sv'] ?? '';
}

function joined(pieces: readonly WayPlace[]): WayPlace {
  const first = pieces.reduce((least, piece) => (piece.id < least.id ? piece : least));
  const dates = pieces.flatMap(({ date }) => date ?? []).sort();
  return { ...first, ways: pieces.flatMap(({ ways }) => ways), date: dates.at(-1) ?? null };
}

/** Nameless tracks shorter than this are left out: bits between roads, and yards. */
const NAMELESS_MIN_M = 500;

/** Areas that a nameless track in them is named after. */
const NAMING: ReadonlySet<string> = new Set([
  'landuse/winter_sports',
  'leisure/sports_centre',
  'leisure/park',
  'leisure/golf_course',
  'leisure/nature_reserve',
  'my/hiking_area',
  'nature_area',
]);

/** Names nameless ski tracks after the areas that they lie in; all areas must have passed before. */
export class TrackNames {
  readonly #areas: SourceRecord[] = [];
  readonly #nameless: SourceRecord[] = [];

  /** Passes records on, and holds the nameless tracks among them back. */
  *pass(records: Iterable<SourceRecord>): Generator<SourceRecord> {
    for (const record of records) {
      const isNamed = Object.keys(record.names).length > 0;
      if (isNamed && record.type === 'AREA' && NAMING.has(record.category)) this.#areas.push(record);
      if (!isNamed && record.category === 'skitrack') this.#nameless.push(record);
      else yield record;
    }
  }

  /**
   * The tracks held back, each under the name of the smallest area whose box its middle lies in ("Latu, Oittaa"), or as
   * it is.
   */
  *named(onSkip: (skipped: Skipped) => void): Generator<SourceRecord> {
    for (const track of this.#nameless) {
      const around = this.#areas.filter(({ bbox }) => containsPosition(bbox, track.position));
      const [area] = around.sort((a, b) => extent(a) - extent(b));
      if (track.lengthM !== null && track.lengthM < NAMELESS_MIN_M)
        onSkip({ ref: track.ref, reason: 'is a short track without a name' });
      else yield area === undefined ? track : { ...track, names: trackNames(area.names) };
    }
  }
}

function extent({ bbox: [west, south, east, north] }: SourceRecord): number {
  return (east - west) * (north - south);
}

function trackNames({ fi, sv, en, local }: RecordNames): RecordNames {
  const [finnish, swedish] = [fi ?? local, sv ?? local];
  return {
    ...(finnish !== undefined && { fi: `Latu, ${finnish}` }),
    ...(swedish !== undefined && { sv: `Skidspår, ${swedish}` }),
    ...(finnish !== undefined && { en: `Ski track, ${en ?? finnish}` }),
  };
}

import type { PlaceType } from '#api/import/records/record.ts';
import type { Tags } from '#api/osm/block.ts';
import { categoryOf } from '#common/catalogue/catalogue.ts';
import { categoryOfTags, isNamed } from '#common/catalogue/osmTags.ts';

/** The category and the shape under which an element is shown. */
export interface Place<S extends PlaceType = PlaceType> {
  readonly category: string;
  readonly shape: S;
  /** A sight or protected area: where its outline is broken, it is shown as a point. */
  readonly lasting: boolean;
}

/** A place that would be shown if it had a name; counted, because its tags alone say that there is something to see. */
export const NO_NAME = 'has no name';

/** The way is an area by its tags, but its line does not close: often it is cut at the edge of the extract. */
const NOT_CLOSED = 'is an area whose outline does not close';

/** Nameless places are reported from this weight in the catalogue on; below it they are everywhere and mean little. */
const WORTH_REPORTING = 10;

/** Tags that make a closed way a line round something; `null` = any value. */
const LINE_TAGS: Readonly<Record<string, readonly string[] | null>> = {
  highway: null,
  barrier: null,
  railway: null,
  aerialway: null,
  waterway: null,
  route: null,
  'piste:type': ['nordic', 'hike', 'skitour', 'sleigh', 'sled', 'connection'],
  historic: ['citywalls'],
  natural: ['cliff', 'ridge', 'arete', 'gorge', 'valley', 'tree_row'],
  attraction: ['zip_line', 'summer_toboggan', 'roller_coaster'],
};

function isLineByTags(tags: Tags): boolean {
  if (tags['area'] === 'yes' || tags['building'] !== undefined) return false;
  if (tags['area'] === 'no') return true;
  return Object.entries(LINE_TAGS).some(([key, values]) => {
    const value = tags[key];
    return value !== undefined && (values === null || values.includes(value));
  });
}

function placeOf<S extends PlaceType>(tags: Tags, shape: S, named?: boolean): Place<S> | null {
  const found = categoryOfTags(tags, shape, named);
  return found === null ? null : { category: found.key, shape, lasting: found.lasting };
}

/** Why an element is no place although it has the tags of one. */
export type Unusable = typeof NO_NAME | typeof NOT_CLOSED;

/** The place that an element is; null where it is none of ours, NO_NAME where only the name is missing. */
export function classify<S extends PlaceType>(tags: Tags, shapes: readonly S[]): Place<S> | typeof NO_NAME | null {
  const named = isNamed(tags);
  for (const shape of shapes) {
    const place = placeOf(tags, shape, named);
    if (place !== null) return place;
  }
  if (named) return null;
  const nameless = shapes.some((shape) => {
    const place = placeOf(tags, shape, true);
    return place !== null && (categoryOf(place.category)?.weight ?? 0) >= WORTH_REPORTING;
  });
  return nameless ? NO_NAME : null;
}

/** An open way is a line unless its tags say otherwise, then it was cut; a closed one an area, as far as they say. */
export function classifyWay(tags: Tags, closed: boolean): Place<'PATH' | 'AREA'> | Unusable | null {
  if (closed) return classify(tags, isLineByTags(tags) ? ['PATH', 'AREA'] : ['AREA', 'PATH']);
  const isArea = tags['area'] === 'yes';
  const line = isArea ? null : classify(tags, ['PATH']);
  const area = line === null ? placeOf(tags, 'AREA') : null;
  if (area !== null) return area.lasting ? area : NOT_CLOSED;
  return isArea ? classify(tags, ['PATH']) : line;
}

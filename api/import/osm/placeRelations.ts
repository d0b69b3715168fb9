import { NODES, RELATIONS, type Tags } from '#api/osm/block.ts';
import { Box } from '#api/osm/box.ts';
import { relationsOf, type OsmMember, type RelationElement } from '#api/osm/elements.ts';
import { nodesOf } from '#api/osm/nodes.ts';
import type { OsmFile } from '#api/osm/osmFile.ts';
import type { MemberWay } from '#api/osm/outlines.ts';
import type { Skipped } from '#api/platform/reading.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { NO_NAME, classify } from './classifyElement.ts';

/** A relation that is a place; the geometry of its ways is read in a later pass. */
export interface RelationPlace {
  readonly id: number;
  readonly category: string;
  readonly shape: 'PATH' | 'AREA';
  readonly lasting: boolean;
  readonly tags: Tags;
  readonly date: string | null;
  /** Each way once, in member order; for a route of routes, the ways of its parts in order. */
  readonly ways: readonly MemberWay[];
  /** Of a route: the ways that are followed only as they are drawn. */
  readonly forward: ReadonlySet<number>;
  /** Whether a route is made of another relation that is not in the file. */
  readonly lacksParts: boolean;
  /** Ways beside the main line of a route. */
  readonly sideWays: readonly number[];
  /** Relations of the routes that this route is made of, in order. */
  readonly stages: readonly number[];
}

export interface Relations {
  readonly places: readonly RelationPlace[];
  /** Ways whose geometry the places need, each with the categories that it is already drawn under. */
  readonly wanted: ReadonlyMap<number, readonly string[]>;
  /** The box around all nodes, where the head of the file states none; null when there are no nodes. */
  readonly bounds: Bounds | null;
}

const AREA_TYPES: ReadonlySet<string> = new Set(['multipolygon', 'boundary']);
const ROUTE_TYPES: ReadonlySet<string> = new Set(['route', 'superroute', 'waterway']);

/** Roles of members that are no line of a route. */
const NO_LINE = /^(?:platform|stop|marker|guidepost|information)/;
/** Roles of the lines beside the main line of a route: other ways round, trips aside, ways to it. */
const BESIDE = /^(?:alternat|excursion|approach|connection|link|shortcut)/;

type Parts = Pick<RelationPlace, 'ways' | 'forward' | 'lacksParts' | 'sideWays' | 'stages'>;

interface Pending extends Omit<RelationPlace, keyof Parts> {
  readonly members: readonly OsmMember[];
}

/** First pass: which relations are places, and which ways they need. Throws ImportInputError. */
export async function readRelations(osm: OsmFile, onSkip: (skipped: Skipped) => void): Promise<Relations> {
  const places: Pending[] = [];
  const routes = new Map<number, readonly OsmMember[]>();
  const inFile = new Set<number>();
  const box = osm.header.bounds === null ? new Box() : null;
  for await (const block of osm.pass('Reading relations', box === null ? RELATIONS : RELATIONS | NODES)) {
    if (box !== null) for (const columns of nodesOf(block)) box.cover(columns.lons, columns.lats);
    for (const relation of relationsOf(block)) {
      inFile.add(relation.id);
      const tags = relation.tags();
      const shape = shapeOf(tags);
      if (shape === null) continue;
      const found = pending(relation, tags, shape, onSkip);
      if (found !== null) places.push(found);
      if (shape === 'PATH') routes.set(relation.id, found?.members ?? relation.members());
    }
  }
  const complete = places.map(({ members, ...place }) => ({ ...place, ...partsOf(place, members, routes, inFile) }));
  return { places: complete, wanted: wantedWays(complete), bounds: osm.header.bounds ?? box?.bounds ?? null };
}

function shapeOf(tags: Tags): 'PATH' | 'AREA' | null {
  const type = tags['type'] ?? '';
  if (AREA_TYPES.has(type)) return 'AREA';
  return ROUTE_TYPES.has(type) ? 'PATH' : null;
}

function pending(
  relation: RelationElement,
  tags: Tags,
  shape: 'PATH' | 'AREA',
  onSkip: (skipped: Skipped) => void,
): Pending | null {
  const place = classify(tags, [shape]);
  if (place === NO_NAME) onSkip({ ref: `relation/${relation.id}`, reason: NO_NAME });
  if (place === null || place === NO_NAME) return null;
  return { id: relation.id, ...place, tags, date: relation.date(), members: relation.members() };
}

function partsOf(
  { id, shape }: Pick<Pending, 'id' | 'shape'>,
  members: readonly OsmMember[],
  routes: ReadonlyMap<number, readonly OsmMember[]>,
  inFile: ReadonlySet<number>,
): Parts {
  const into: Routes = { routes, inFile, entered: new Set([id]), forward: new Set(), lacksParts: false };
  if (shape === 'AREA')
    return { ways: boundaryWays(members), forward: into.forward, lacksParts: false, sideWays: [], stages: [] };
  const ways = routeWays(members, into);
  const main = new Set(ways.map((way) => way.id));
  const beside = members.filter(({ type, role }) => type === 'way' && BESIDE.test(role)).map((way) => way.id);
  const stages = members.filter((member) => member.type === 'relation' && routes.has(member.id));
  return {
    ways,
    forward: into.forward,
    lacksParts: into.lacksParts,
    sideWays: [...new Set(beside)].filter((way) => !main.has(way)),
    stages: stages.map((stage) => stage.id),
  };
}

function unique(ways: readonly MemberWay[]): MemberWay[] {
  return [...new Map(ways.map((way) => [way.id, way])).values()];
}

function boundaryWays(members: readonly OsmMember[]): MemberWay[] {
  return unique(members.filter(({ type }) => type === 'way').map(({ id, role }) => ({ id, inner: role === 'inner' })));
}

interface Routes {
  readonly routes: ReadonlyMap<number, readonly OsmMember[]>;
  /** All relations of the file, also those that are no routes. */
  readonly inFile: ReadonlySet<number>;
  /** The routes that are entered already. */
  readonly entered: Set<number>;
  /** Takes the ways whose role is `forward`. */
  readonly forward: Set<number>;
  lacksParts: boolean;
}

/** Ways of a route and of the routes that it is made of; a route that contains itself is not entered again. */
function routeWays(members: readonly OsmMember[], into: Routes): MemberWay[] {
  // Where there and back run on different ways, the way there counts.
  const hasForward = members.some(({ role }) => role === 'forward');
  const ways = members.flatMap(({ type, id, role }): MemberWay[] => {
    if (NO_LINE.test(role) || BESIDE.test(role) || (hasForward && role === 'backward')) return [];
    if (type === 'way') {
      if (role === 'forward') into.forward.add(id);
      return [{ id, inner: false }];
    }
    if (type !== 'relation' || into.entered.has(id)) return [];
    into.entered.add(id);
    const parts = into.routes.get(id);
    if (!into.inFile.has(id)) into.lacksParts = true;
    return parts === undefined ? [] : routeWays(parts, into);
  });
  return unique(ways);
}

function wantedWays(places: readonly RelationPlace[]): Map<number, readonly string[]> {
  const wanted = new Map<number, readonly string[]>();
  for (const { category, ways, sideWays } of places) {
    const alone = [category];
    for (const { id, inner } of [...ways, ...sideWays.map((id) => ({ id, inner: false }))]) {
      const known = wanted.get(id);
      if (inner) wanted.set(id, known ?? []);
      else if (known === undefined || known.length === 0) wanted.set(id, alone);
      else if (!known.includes(category)) wanted.set(id, [...known, category]);
    }
  }
  return wanted;
}

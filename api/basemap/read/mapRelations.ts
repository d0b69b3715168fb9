import { NODES, RELATIONS, type Tags } from '#api/osm/block.ts';
import { Box } from '#api/osm/box.ts';
import { relationsOf, type OsmMember, type RelationElement } from '#api/osm/elements.ts';
import { nodesOf } from '#api/osm/nodes.ts';
import type { OsmFile } from '#api/osm/osmFile.ts';
import type { MemberWay } from '#api/osm/outlines.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { AreaRule } from './areaRules.ts';
import { BOUNDARIES } from './boundaries.ts';
import { areaLooks, pointLooks, type Look } from './looks.ts';
import type { PointRule } from './pointRules.ts';

/** A relation that is drawn as an area; the geometry of its ways is read in a later pass. */
interface AreaRelation {
  readonly id: number;
  readonly areas: readonly Look<AreaRule>[];
  readonly points: readonly Look<PointRule>[];
  readonly ways: readonly MemberWay[];
}

/** The result of reading the relations of a file: the areas to draw, and how ways are drawn. */
export interface BaseRelations {
  readonly areas: readonly AreaRelation[];
  /**
   * Ways whose nodes the areas need, each with what it is drawn as in them (`layer/kind`): the way itself is not drawn
   * as the same again.
   */
  readonly members: ReadonlyMap<number, readonly string[]>;
  /** The highest border that a way is part of: its admin_level. */
  readonly borders: ReadonlyMap<number, number>;
  readonly skied: ReadonlySet<number>;
  /** Tags of the ferry line that a way is part of. */
  readonly ferries: ReadonlyMap<number, Tags>;
  /** The box around all nodes, where the head of the file states none; null when there are no nodes. */
  readonly bounds: Bounds | null;
}

const AREA_TYPES = ['multipolygon', 'boundary'];
const SKI_ROUTES = ['piste', 'ski'];
const NAMES = ['name', 'name:fi', 'name:sv', 'name:en'];

/** The layer and kind of an area: equal for a relation and a way of it that draw the same. */
export const areaKey = ({ rule }: Look<AreaRule>): string => `${rule.layer}/${rule.kind}`;
/** The layer and kind of a name. */
export const pointKey = ({ rule }: Look<PointRule>): string => `name of ${rule.layer}/${rule.kind}`;

class Collector {
  readonly areas: AreaRelation[] = [];
  readonly members = new Map<number, readonly string[]>();
  readonly borders = new Map<number, number>();
  readonly skied = new Set<number>();
  readonly ferries = new Map<number, Tags>();
  readonly #areaIds = new Set<number>();

  add(relation: RelationElement): void {
    const tags = relation.tags();
    const type = tags['type'] ?? '';
    if (AREA_TYPES.includes(type)) this.#addArea(relation, tags);
    else if (type === 'route' && SKI_ROUTES.includes(tags['route'] ?? '')) this.#addSkiRoute(relation, tags);
    else if (type === 'route' && tags['route'] === 'ferry') this.#addFerry(relation, tags);
  }

  #addArea(relation: RelationElement, tags: Tags): void {
    const level = tags['boundary'] === 'administrative' ? Number(tags['admin_level']) : Number.NaN;
    if (BOUNDARIES.has(level))
      for (const { id } of waysAmong(relation.members()))
        this.borders.set(id, Math.min(level, this.borders.get(id) ?? level));

    const areas = areaLooks(tags, true);
    const points = pointLooks(tags, 'areas');
    if (areas.length === 0 && points.length === 0) return;
    const members = relation.members();
    // The name of a settlement or an island that has a label node stands on that node alone.
    const labelled = members.some(({ type, role }) => type === 'node' && (role === 'label' || role === 'admin_centre'));
    const named = labelled ? points.filter(({ rule }) => rule.layer === 'pois') : points;
    if ((areas.length === 0 && named.length === 0) || this.#areaIds.has(relation.id)) return;
    this.#areaIds.add(relation.id);
    const ways = [...new Map(waysAmong(members).map(({ id, role }) => [id, { id, inner: role === 'inner' }])).values()];
    const area = { id: relation.id, areas, points: named, ways };
    this.areas.push(area);
    this.#add(area);
  }

  #add(area: AreaRelation): void {
    const keys = [...area.areas.map(areaKey), ...area.points.map(pointKey)];
    for (const { id, inner } of area.ways) {
      const known = this.members.get(id);
      if (inner) this.members.set(id, known ?? []);
      else this.members.set(id, known === undefined || known.length === 0 ? keys : [...known, ...keys]);
    }
  }

  #addSkiRoute(relation: RelationElement, tags: Tags): void {
    if (tags['piste:type'] !== undefined && tags['piste:type'] !== 'nordic') return;
    for (const { id } of waysAmong(relation.members())) this.skied.add(id);
  }

  #addFerry(relation: RelationElement, tags: Tags): void {
    const names = Object.fromEntries(Object.entries(tags).filter(([key]) => NAMES.includes(key)));
    for (const { id, role } of waysAmong(relation.members()))
      if (!/^(?:platform|stop)/.test(role)) this.ferries.set(id, this.ferries.get(id) ?? names);
  }
}

function waysAmong(members: readonly OsmMember[]): OsmMember[] {
  return members.filter(({ type }) => type === 'way');
}

/** First pass: reads what the relations draw, and the box of all nodes if it is needed. Throws ImportInputError. */
export async function readBaseRelations(osm: OsmFile, needsBounds = true): Promise<BaseRelations> {
  const found = new Collector();
  const box = needsBounds && osm.header.bounds === null ? new Box() : null;
  for await (const block of osm.pass('Reading areas of the base map', box === null ? RELATIONS : RELATIONS | NODES)) {
    if (box !== null) for (const columns of nodesOf(block)) box.cover(columns.lons, columns.lats);
    for (const relation of relationsOf(block)) found.add(relation);
  }
  const { areas, members, borders, skied, ferries } = found;
  return { areas, members, borders, skied, ferries, bounds: osm.header.bounds ?? box?.bounds ?? null };
}

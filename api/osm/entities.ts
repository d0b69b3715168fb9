import { type Block, NODES, RELATIONS, type Stamp, type Tags, WAYS } from './block.ts';
import { ANY_TAG, type OsmMember, relationsOf, waysOf } from './elements.ts';
import { nodesOf } from './nodes.ts';

interface EntityBase extends Stamp {
  readonly id: number;
  readonly tags: Tags;
}

/** A node; its location in units of 1e-7 degrees. */
export interface NodeEntity extends EntityBase {
  readonly kind: 'node';
  readonly lon: number;
  readonly lat: number;
}

export interface WayEntity extends EntityBase {
  readonly kind: 'way';
  /** Ids of its nodes. */
  readonly refs: readonly number[];
}

export interface RelationEntity extends EntityBase {
  readonly kind: 'relation';
  readonly members: readonly OsmMember[];
}

/** An element with all that is stored of it. */
export type Entity = NodeEntity | WayEntity | RelationEntity;
export type EntityKind = Entity['kind'];

/** The kinds in the order of a sorted file. */
export const ENTITY_KINDS: readonly EntityKind[] = ['node', 'way', 'relation'];

/** The kinds of elements in a block, in the order of a sorted file. */
export function kindsOf(block: Block): EntityKind[] {
  return ENTITY_KINDS.filter((_, at) => (block.kinds & ([NODES, WAYS, RELATIONS][at] ?? 0)) !== 0);
}

/** All elements of one kind in a block, in its order. */
export function entitiesOf(block: Block, kind: EntityKind): Entity[] {
  switch (kind) {
    case 'node':
      return nodesOf(block).flatMap((columns) =>
        Array.from(columns.ids, (id, at): NodeEntity => ({
          kind,
          id,
          ...columns.stampAt(at),
          tags: columns.tagsIf(at, ANY_TAG) ?? {},
          lon: columns.lons[at] ?? 0,
          lat: columns.lats[at] ?? 0,
        })),
      );
    case 'way':
      return waysOf(block).map((way): WayEntity => ({
        kind,
        id: way.id,
        ...way.stamp(),
        tags: way.tags(),
        refs: [...way.refs()],
      }));
    case 'relation':
      return relationsOf(block).map((relation): RelationEntity => ({
        kind,
        id: relation.id,
        ...relation.stamp(),
        tags: relation.tags(),
        members: relation.members(),
      }));
  }
}

/** The least and the greatest id of one kind in a block; null where it has none. */
export function idRange(block: Block, kind: EntityKind): { readonly first: number; readonly last: number } | null {
  const ids =
    kind === 'node'
      ? nodesOf(block).flatMap((columns) => [...columns.ids])
      : (kind === 'way' ? waysOf(block) : relationsOf(block)).map(({ id }) => id);
  const [first] = ids;
  const last = ids.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

import { open } from 'node:fs/promises';
import { NODES, RELATIONS, type Tags, WAYS } from '#api/osm/block.ts';
import { entitiesOf, type Entity, ENTITY_KINDS, type EntityKind, kindsOf } from '#api/osm/entities.ts';
import { OsmFile } from '#api/osm/osmFile.ts';
import { BLOCK_MAX, encodeBlock, framed } from '#api/osm/write/writeBlock.ts';
import { encodeHeader } from '#api/osm/write/writeHeader.ts';

/** Members that the extract does not hold get ids that no element of the country has. */
const MISSING = 1e10;

type Elements = Readonly<Record<EntityKind, readonly Entity[]>>;

/**
 * Writes a `.osm.pbf` of an extract repeated on a grid as wide as Finland: all nodes, then all ways, then all
 * relations, sorted by id. Every copy has ids and names of its own.
 */
export async function writeCountry(source: string, target: string, copies: number): Promise<void> {
  const elements = renumbered(await readExtract(source));
  const out = await open(target, 'w');
  try {
    await out.appendFile(await framed('OSMHeader', encodeHeader({ bounds: null, replication: null })));
    for (const kind of ENTITY_KINDS)
      for (let copy = 0; copy < copies; copy += 1)
        for (let from = 0; from < elements[kind].length; from += BLOCK_MAX) {
          const block = elements[kind].slice(from, from + BLOCK_MAX);
          const copied = block.map((entity) => copyOf(entity, elements, copy, offsetOf(copy, copies)));
          await out.appendFile(await framed('OSMData', encodeBlock(copied)));
        }
  } finally {
    await out.close();
  }
}

function copyOf(entity: Entity, elements: Elements, copy: number, [east, north]: readonly [number, number]): Entity {
  const shifted = (kind: EntityKind, id: number) => (id > MISSING ? id : id + copy * elements[kind].length);
  const own = { id: shifted(entity.kind, entity.id), tags: renamed(entity.tags, copy) };
  switch (entity.kind) {
    case 'node':
      return { ...entity, ...own, lon: entity.lon + east, lat: entity.lat + north };
    case 'way':
      return { ...entity, ...own, refs: entity.refs.map((ref) => shifted('node', ref)) };
    case 'relation':
      return {
        ...entity,
        ...own,
        members: entity.members.map((member) => ({ ...member, id: shifted(member.type, member.id) })),
      };
  }
}

/** How far a copy lies from the extract, units of 1e-7 degrees. */
function offsetOf(copy: number, copies: number): readonly [east: number, north: number] {
  const columns = Math.ceil(Math.sqrt(copies));
  const [column, row] = [copy % columns, Math.floor(copy / columns)];
  return [Math.round(((column * 7) / columns - 2) * 1e7), Math.round(((row * 5) / columns + 0.6) * 1e7)];
}

/** Names with the number of the copy, without the links by which places of different sources would be merged. */
function renamed(tags: Tags, copy: number): Tags {
  return Object.fromEntries(
    Object.entries(tags)
      .filter(([key]) => key !== 'wikidata' && key !== 'wikipedia')
      .map(([key, value]) => [key, key.startsWith('name') ? `${value} ${copy}` : value]),
  );
}

async function readExtract(source: string): Promise<Elements> {
  const osm = await OsmFile.open(source, () => undefined);
  const elements: Record<EntityKind, Entity[]> = { node: [], way: [], relation: [] };
  for await (const block of osm.pass('Reading', NODES | WAYS | RELATIONS))
    for (const kind of kindsOf(block)) elements[kind].push(...entitiesOf(block, kind));
  return elements;
}

/** The same with ids from 1 on, in the order of the file; ways without the nodes that the extract does not hold. */
function renumbered(elements: Elements): Elements {
  const ids = { node: numbersOf(elements.node), way: numbersOf(elements.way), relation: numbersOf(elements.relation) };
  const renumber = (entity: Entity, at: number): Entity => {
    if (entity.kind === 'way')
      return { ...entity, id: at + 1, refs: entity.refs.flatMap((ref) => ids.node.get(ref) ?? []) };
    if (entity.kind === 'node') return { ...entity, id: at + 1 };
    const members = entity.members.map((one) => ({ ...one, id: ids[one.type].get(one.id) ?? MISSING + one.id }));
    return { ...entity, id: at + 1, members };
  };
  return {
    node: elements.node.map(renumber),
    way: elements.way.map(renumber),
    relation: elements.relation.map(renumber),
  };
}

function numbersOf(elements: readonly Entity[]): ReadonlyMap<number, number> {
  return new Map(elements.map(({ id }, at) => [id, at + 1]));
}

import { open } from 'node:fs/promises';
import { NODES, RELATIONS, WAYS } from '#api/osm/block.ts';
import { relationsOf, waysOf } from '#api/osm/elements.ts';
import { nodesOf } from '#api/osm/nodes.ts';
import { OsmFile } from '#api/osm/osmFile.ts';
import {
  headBlob,
  nodesBlob,
  type PlainNode,
  type PlainRelation,
  type PlainWay,
  relationsBlob,
  type TagPairs,
  waysBlob,
} from './pbfBlocks.ts';

/** Elements of a block, as `osmium` writes them. */
const PER_BLOCK = 8000;

/** Members that the extract does not hold get ids that no element of the country has. */
const MISSING = 1e10;

interface Extract {
  readonly nodes: readonly PlainNode[];
  readonly ways: readonly PlainWay[];
  readonly relations: readonly PlainRelation[];
}

/**
 * Writes a `.osm.pbf` of an extract repeated on a grid as wide as Finland: all nodes, then all ways, then all relations,
 * sorted by id. Every copy has ids and names of its own.
 */
export async function writeCountry(source: string, target: string, copies: number): Promise<void> {
  const { nodes, ways, relations } = renumbered(await readExtract(source));
  const missing = new Set(relations.flatMap(({ members }) => members.filter(({ id }) => id > MISSING)));
  const out = await open(target, 'w');
  const write = async <T>(
    items: readonly T[],
    blobOf: (items: readonly T[]) => Buffer,
    copy: (item: T, c: number) => T,
  ) => {
    for (let c = 0; c < copies; c++)
      for (let from = 0; from < items.length; from += PER_BLOCK)
        await out.appendFile(blobOf(items.slice(from, from + PER_BLOCK).map((item) => copy(item, c))));
  };
  const counts = { node: nodes.length, way: ways.length, relation: relations.length };
  try {
    await out.appendFile(headBlob());
    await write(nodes, nodesBlob, ({ id, lon, lat, tags }, c) => {
      const [dx, dy] = offsetOf(c, copies);
      return { id: id + c * counts.node, lon: lon + dx, lat: lat + dy, tags: renamed(tags, c) };
    });
    await write(ways, waysBlob, ({ id, refs, tags }, c) => ({
      id: id + c * counts.way,
      refs: refs.map((ref) => ref + c * counts.node),
      tags: renamed(tags, c),
    }));
    await write(relations, relationsBlob, ({ id, members, tags }, c) => ({
      id: id + c * counts.relation,
      members: members.map((member) =>
        missing.has(member) ? member : { ...member, id: member.id + c * counts[member.type] },
      ),
      tags: renamed(tags, c),
    }));
  } finally {
    await out.close();
  }
}

/** How far a copy lies from the extract, units of 1e-7 degrees. */
function offsetOf(copy: number, copies: number): readonly [east: number, north: number] {
  const columns = Math.ceil(Math.sqrt(copies));
  const [column, row] = [copy % columns, Math.floor(copy / columns)];
  return [Math.round(((column * 7) / columns - 2) * 1e7), Math.round(((row * 5) / columns + 0.6) * 1e7)];
}

/** Names with the number of the copy, without the links by which places of different sources would be merged. */
function renamed(tags: TagPairs, copy: number): TagPairs {
  return tags
    .filter(([key]) => key !== 'wikidata' && key !== 'wikipedia')
    .map(([key, value]) => [key, key.startsWith('name') ? `${value} ${copy}` : value]);
}

async function readExtract(source: string): Promise<Extract> {
  const osm = await OsmFile.open(source, () => undefined);
  const nodes: PlainNode[] = [];
  const ways: PlainWay[] = [];
  const relations: PlainRelation[] = [];
  const all = () => () => true;
  for await (const block of osm.pass('Reading', NODES | WAYS | RELATIONS)) {
    for (const columns of nodesOf(block)) {
      const tagged = new Set(columns.tagged);
      columns.ids.forEach((id, i) => {
        const tags = tagged.has(i) ? (columns.tagsIf(i, all) ?? {}) : {};
        nodes.push({ id, lon: columns.lons[i] ?? 0, lat: columns.lats[i] ?? 0, tags: Object.entries(tags) });
      });
    }
    for (const way of waysOf(block)) ways.push({ id: way.id, refs: [...way.refs()], tags: Object.entries(way.tags()) });
    for (const relation of relationsOf(block))
      relations.push({ id: relation.id, members: relation.members(), tags: Object.entries(relation.tags()) });
  }
  return { nodes, ways, relations };
}

/** The same with ids from 1 on, in the order of the file; ways without the nodes that the extract does not hold. */
function renumbered({ nodes, ways, relations }: Extract): Extract {
  const ids = { node: numbersOf(nodes), way: numbersOf(ways), relation: numbersOf(relations) };
  return {
    nodes: nodes.map((node, i) => ({ ...node, id: i + 1 })),
    ways: ways.map((way, i) => ({ ...way, id: i + 1, refs: way.refs.flatMap((ref) => ids.node.get(ref) ?? []) })),
    relations: relations.map((relation, i) => ({
      ...relation,
      id: i + 1,
      members: relation.members.map((member) => ({
        ...member,
        id: ids[member.type].get(member.id) ?? MISSING + member.id,
      })),
    })),
  };
}

function numbersOf(elements: readonly { readonly id: number }[]): ReadonlyMap<number, number> {
  return new Map(elements.map(({ id }, i) => [id, i + 1]));
}

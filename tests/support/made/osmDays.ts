import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { NODES, RELATIONS, WAYS } from '#api/osm/block.ts';
import { entitiesOf, type Entity, ENTITY_KINDS, type EntityKind, kindsOf, type NodeEntity } from '#api/osm/entities.ts';
import type { Replication } from '#api/osm/header.ts';
import { OsmFile } from '#api/osm/osmFile.ts';
import { BLOCK_MAX, encodeBlock, framed } from '#api/osm/write/writeBlock.ts';
import { encodeHeader } from '#api/osm/write/writeHeader.ts';

const DAY_S = 86_400;

/** Every element of a file. */
export async function readEntities(file: string): Promise<Entity[]> {
  const osm = await OsmFile.open(file, () => undefined);
  const all: Entity[] = [];
  for await (const block of osm.pass('test', NODES | WAYS | RELATIONS))
    for (const kind of kindsOf(block)) all.push(...entitiesOf(block, kind));
  return all;
}

/** Writes a sorted extract. */
export async function writeExtract(
  file: string,
  entities: readonly Entity[],
  replication: Replication,
): Promise<Buffer> {
  const parts = [await framed('OSMHeader', encodeHeader({ bounds: null, replication }))];
  for (const kind of ENTITY_KINDS) {
    const sorted = entities.filter((entity) => entity.kind === kind).sort((a, b) => a.id - b.id);
    for (let at = 0; at < sorted.length; at += BLOCK_MAX)
      parts.push(await framed('OSMData', encodeBlock(sorted.slice(at, at + BLOCK_MAX))));
  }
  writeFileSync(file, Buffer.concat(parts));
  return readFileSync(file);
}

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Days of mapping that are made up: elements are added, moved, renamed and deleted. */
export class MappingDays {
  readonly #entities = new Map<string, Entity>();
  readonly #random = numbers(7);
  #seconds: number;
  #nextId = 9_000_000_000;

  constructor(entities: readonly Entity[], seconds: number) {
    for (const entity of entities) this.#entities.set(keyOf(entity.kind, entity.id), entity);
    this.#seconds = seconds;
  }

  get entities(): Entity[] {
    return [...this.#entities.values()];
  }

  /** Time of the last day, seconds since 1970. */
  get seconds(): number {
    return this.#seconds;
  }

  /** The next day as a file of changes. */
  next(): Buffer {
    this.#seconds += DAY_S;
    const parts: string[] = [];
    const nodes = this.#some('node', 30);
    const tagged = this.entities.filter(({ kind, tags }) => kind === 'node' && 'name' in tags);
    for (const node of nodes) if (node.kind === 'node') parts.push(this.#modify({ ...node, lon: node.lon + 900 }));
    for (const named of pick(tagged, 4, this.#random))
      parts.push(this.#modify({ ...named, tags: { ...named.tags, name: `${named.tags['name'] ?? ''} & co` } }));
    for (const gone of [...pick(tagged, 2, this.#random), ...this.#some('way', 2), ...this.#some('relation', 1)])
      parts.push(this.#delete(gone));
    for (const way of this.#some('way', 5))
      parts.push(this.#modify({ ...way, tags: { ...way.tags, note: 'checked' } }));
    for (const near of pick(nodes, 3, this.#random)) if (near.kind === 'node') parts.push(this.#create(near));
    return gzipSync(`<?xml version='1.0' encoding='UTF-8'?><osmChange version="0.6">${parts.join('')}</osmChange>`);
  }

  #some(kind: EntityKind, count: number): Entity[] {
    return pick(
      this.entities.filter((entity) => entity.kind === kind),
      count,
      this.#random,
    );
  }

  #modify(entity: Entity): string {
    const current = this.#entities.get(keyOf(entity.kind, entity.id));
    if (current === undefined) return '';
    const next = { ...entity, version: current.version + 1, seconds: this.#seconds };
    this.#entities.set(keyOf(entity.kind, entity.id), next);
    return `<modify>${xmlOf(next)}</modify>`;
  }

  #delete({ kind, id, version }: Entity): string {
    if (!this.#entities.delete(keyOf(kind, id))) return '';
    return `<delete><${kind} id="${id}" version="${version + 1}"/></delete>`;
  }

  #create({ lon, lat }: NodeEntity): string {
    const id = (this.#nextId += 1);
    const tags = { tourism: 'viewpoint', name: `Kallio ${id}` };
    const made = {
      kind: 'node',
      id,
      version: 1,
      seconds: this.#seconds,
      tags,
      lon: lon + 500,
      lat: lat + 500,
    } as const;
    this.#entities.set(keyOf('node', id), made);
    return `<create>${xmlOf(made)}</create>`;
  }
}

function keyOf(kind: EntityKind, id: number): string {
  return `${kind}/${id}`;
}

function pick<T>(all: readonly T[], count: number, random: () => number): T[] {
  const indexes = new Set<number>();
  while (indexes.size < Math.min(count, all.length)) indexes.add(Math.floor(random() * all.length));
  return [...indexes].flatMap((at) => all[at] ?? []);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function xmlOf(entity: Entity): string {
  const { kind, id, version, seconds, tags } = entity;
  const place = kind === 'node' ? ` lat="${degrees(entity.lat)}" lon="${degrees(entity.lon)}"` : '';
  const inside = Object.entries(tags).map(([k, v]) => `<tag k="${escaped(k)}" v="${escaped(v)}"/>`);
  if (kind === 'way') inside.push(...entity.refs.map((ref) => `<nd ref="${ref}"/>`));
  if (kind === 'relation')
    inside.push(
      ...entity.members.map((one) => `<member type="${one.type}" ref="${one.id}" role="${escaped(one.role)}"/>`),
    );
  const time = new Date(seconds * 1000).toISOString().replace('.000', '');
  return `<${kind} id="${id}" version="${version}" timestamp="${time}"${place}>${inside.join('')}</${kind}>`;
}

function degrees(grid: number): string {
  return (grid / 1e7).toFixed(7);
}

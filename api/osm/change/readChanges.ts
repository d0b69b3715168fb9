import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { MEMBER_TYPES, type OsmMember } from '#api/osm/elements.ts';
import { ENTITY_KINDS, type EntityKind } from '#api/osm/entities.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import type { Change, Changes } from './changes.ts';

type Attributes = Readonly<Record<string, string>>;

/**
 * Adds the changes of an `.osc.gz` file (OsmChange 0.6) to `changes`, element by element. Throws ImportInputError with
 * one sentence for a file that is not gzipped, truncated, not well-formed or no OsmChange.
 */
export async function readChanges(file: string, changes: Changes): Promise<void> {
  const reader = new ChangeReader(changes);
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes));
  parser.on('closetag', ({ name }) => reader.close(name));
  const text = new TextDecoder('utf-8', { fatal: true });
  try {
    await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) parser.write(text.decode(chunk, { stream: true }));
    });
    parser.write(text.decode()).close();
    if (!reader.isOsmChange) throw new Error('it is no OsmChange');
  } catch (cause) {
    throw new ImportInputError(`${file} holds no changes that can be read.`, { cause });
  }
}

const ACTIONS: ReadonlySet<string> = new Set(['create', 'modify', 'delete']);

/** An element that is being read. */
interface OpenElement {
  readonly kind: EntityKind;
  readonly attributes: Attributes;
  readonly tags: Record<string, string>;
  readonly refs: number[];
  readonly members: OsmMember[];
}

class ChangeReader {
  isOsmChange = false;
  readonly #changes: Changes;
  #action: string | null = null;
  #element: OpenElement | null = null;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  open(name: string, attributes: Attributes): void {
    const element = this.#element;
    if (name === 'osmChange') this.isOsmChange = true;
    else if (element !== null) openInside(element, name, attributes);
    else if (ACTIONS.has(name)) this.#action = name;
    else {
      const kind = ENTITY_KINDS.find((one) => one === name);
      if (kind !== undefined && this.#action !== null)
        this.#element = { kind, attributes, tags: {}, refs: [], members: [] };
    }
  }

  close(name: string): void {
    if (name === this.#action) this.#action = null;
    if (this.#element === null || name !== this.#element.kind) return;
    this.#changes.add(changeOf(this.#element, this.#action === 'delete'));
    this.#element = null;
  }
}

function openInside({ tags, refs, members }: OpenElement, name: string, attributes: Attributes): void {
  if (name === 'tag') tags[attributes['k'] ?? ''] = attributes['v'] ?? '';
  else if (name === 'nd') refs.push(whole(attributes, 'ref'));
  else if (name === 'member') {
    const type = MEMBER_TYPES.find((one) => one === attributes['type']);
    if (type === undefined) throw new Error('a member has no type');
    members.push({ type, id: whole(attributes, 'ref'), role: attributes['role'] ?? '' });
  }
}

function changeOf({ kind, attributes, tags, refs, members }: OpenElement, isDeleted: boolean): Change {
  const id = whole(attributes, 'id');
  const version = whole(attributes, 'version');
  if (isDeleted) return { kind, id, version, entity: null };
  const base = { id, version, seconds: secondsOf(attributes['timestamp']), tags };
  switch (kind) {
    case 'node':
      return {
        kind,
        id,
        version,
        entity: { kind, ...base, lon: gridOf(attributes, 'lon', 180), lat: gridOf(attributes, 'lat', 90) },
      };
    case 'way':
      return { kind, id, version, entity: { kind, ...base, refs } };
    case 'relation':
      return { kind, id, version, entity: { kind, ...base, members } };
  }
}

function whole(attributes: Attributes, name: string): number {
  const value = Number(attributes[name] ?? Number.NaN);
  if (!Number.isSafeInteger(value)) throw new Error(`an element has no ${name}`);
  return value;
}

/** Degrees in units of 1e-7. */
function gridOf(attributes: Attributes, name: string, limit: number): number {
  const degrees = Number.parseFloat(attributes[name] ?? '');
  if (!(Math.abs(degrees) <= limit)) throw new Error(`a node has no ${name}`);
  return Math.round(degrees * 1e7);
}

function secondsOf(text = ''): number {
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? 0 : Math.floor(milliseconds / 1000);
}

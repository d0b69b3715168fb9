import { type Entity, ENTITY_KINDS, type EntityKind } from '#api/osm/entities.ts';

/** The last state of a changed element. */
export interface Change {
  readonly kind: EntityKind;
  readonly id: number;
  readonly version: number;
  /** Null where it was deleted. */
  readonly entity: Entity | null;
}

/** The last change of each element in one or more files of changes. */
export class Changes {
  readonly #byKind: Readonly<Record<EntityKind, Map<number, Change>>> = {
    node: new Map(),
    way: new Map(),
    relation: new Map(),
  };

  /**
   * Adds a change that comes after those before. An older version changes nothing: a file may hold several versions of
   * an element in any order.
   */
  add(change: Change): void {
    const known = this.#byKind[change.kind].get(change.id);
    if (known === undefined || known.version <= change.version) this.#byKind[change.kind].set(change.id, change);
  }

  get size(): number {
    return ENTITY_KINDS.reduce((sum, kind) => sum + this.#byKind[kind].size, 0);
  }

  /** The changes of one kind, sorted by id. */
  sorted(kind: EntityKind): Change[] {
    return [...this.#byKind[kind].values()].sort((a, b) => a.id - b.id);
  }
}

/**
 * The elements of a block after changes to some of them; both sorted by id. A change that is older than the element is
 * left out: the file was made after it. A deletion has the version of what it deletes, or the next one.
 */
export function changed(entities: readonly Entity[], changes: readonly Change[]): Entity[] {
  const result: Entity[] = [];
  let at = 0;
  const takeBefore = (id: number): void => {
    for (let change = changes[at]; change !== undefined && change.id < id; change = changes[at]) {
      if (change.entity !== null) result.push(change.entity);
      at += 1;
    }
  };
  for (const entity of entities) {
    takeBefore(entity.id);
    const change = changes[at];
    if (change?.id !== entity.id) {
      result.push(entity);
      continue;
    }
    at += 1;
    const latest = change.version >= entity.version ? change.entity : entity;
    if (latest !== null) result.push(latest);
  }
  takeBefore(Infinity);
  return result;
}

import { type Block, NO_LOCATION, NODES, type Stamp, type Tags, type TagTest } from './block.ts';
import { Element, gridColumn } from './elements.ts';
import { isoDay } from './header.ts';
import { EMPTY, type Span, eachField, fail, spanOf } from './message.ts';

/** The nodes of a group in columns; coordinates in units of 1e-7 degrees (NO_LOCATION where they are off the globe). */
export interface NodeColumns {
  readonly ids: Float64Array;
  readonly lons: Int32Array;
  readonly lats: Int32Array;
  /** Indexes of the nodes that carry tags. */
  readonly tagged: readonly number[];
  /** The node's tags if one of them is wanted, else null. */
  tagsIf(index: number, wanted: TagTest): Tags | null;
  /** ISO day of the node's last change; null = not in the file. */
  dateAt(index: number): string | null;
  stampAt(index: number): Stamp;
}

/** The nodes of a block, one set of columns per group. */
export function nodesOf(block: Block): NodeColumns[] {
  return block.groups
    .filter(({ kind }) => kind === NODES)
    .flatMap((group) => {
      const dense: Span[] = [];
      const single: Span[] = [];
      block.decode((pbf) => {
        eachField(pbf, group, (field) => (field === 2 ? dense : single).push(spanOf(pbf, group.end)));
      });
      const columns = dense.map((span) => denseNodes(block, span));
      return single.length > 0 ? [...columns, singleNodes(block, single)] : columns;
    });
}

function denseNodes(block: Block, span: Span): NodeColumns {
  const fields: Span[] = [];
  block.decode((pbf) => {
    eachField(pbf, span, (field) => {
      if (field <= 10) fields[field] = spanOf(pbf, span.end);
    });
  });
  const ids = block.deltas(fields[1] ?? EMPTY);
  const lats = gridColumn(block.deltas(fields[8] ?? EMPTY), (value) => block.lat(value));
  const lons = gridColumn(block.deltas(fields[9] ?? EMPTY), (value) => block.lon(value));
  if (lats.length !== ids.length || lons.length !== ids.length) block.decode(() => fail('a node has no location'));
  const pairs = block.numbers(fields[10] ?? EMPTY);
  const starts = tagStarts(pairs, ids.length);
  const stampAt = denseStamps(block, fields[5] ?? EMPTY);
  return {
    ids,
    lons,
    lats,
    tagged: [...starts.keys()],
    tagsIf(index, wanted) {
      const keys: number[] = [];
      const values: number[] = [];
      for (let i = starts.get(index) ?? pairs.length; (pairs[i] ?? 0) !== 0; i += 2) {
        keys.push(pairs[i] ?? 0);
        values.push(pairs[i + 1] ?? 0);
      }
      return block.tagsIf(keys, values, wanted);
    },
    dateAt: (index) => isoDay(stampAt(index).seconds),
    stampAt,
  };
}

/** Where the tags of each tagged node begin in `(key value)* 0` per node. */
function tagStarts(pairs: readonly number[], count: number): Map<number, number> {
  const starts = new Map<number, number>();
  for (let i = 0, node = 0; i < pairs.length && node < count; i++, node++) {
    if (pairs[i] === 0) continue;
    starts.set(node, i);
    while (i < pairs.length && pairs[i] !== 0) i += 2;
  }
  return starts;
}

/** The stamps of a group's nodes, decoded when the first is asked for. */
function denseStamps(block: Block, info: Span): NodeColumns['stampAt'] {
  let columns: { readonly versions: readonly number[]; readonly times: Float64Array } | undefined;
  return (index) => {
    columns ??= stampColumns(block, info);
    const time = columns.times[index];
    return { version: columns.versions[index] ?? 0, seconds: time === undefined ? 0 : block.seconds(time) };
  };
}

function stampColumns(block: Block, info: Span): { versions: number[]; times: Float64Array } {
  const spans = block.decode((pbf) => {
    const found: Span[] = [];
    eachField(pbf, info, (field) => {
      if (field <= 2) found[field] = spanOf(pbf, info.end);
    });
    return found;
  });
  return { versions: block.numbers(spans[1] ?? EMPTY), times: block.deltas(spans[2] ?? EMPTY) };
}

function singleNodes(block: Block, spans: readonly Span[]): NodeColumns {
  const lons = new Int32Array(spans.length).fill(NO_LOCATION);
  const lats = new Int32Array(spans.length).fill(NO_LOCATION);
  const ids = new Float64Array(spans.length);
  const elements = block.decode((pbf) =>
    spans.map((span, i) => {
      const fields: Span[] = [];
      eachField(pbf, span, (field) => {
        if (field === 1) ids[i] = pbf.readSVarint();
        else if (field === 8) lats[i] = block.lat(pbf.readSVarint());
        else if (field === 9) lons[i] = block.lon(pbf.readSVarint());
        else if (field <= 4) fields[field] = spanOf(pbf, span.end);
      });
      return new Element(block, ids[i] ?? 0, fields);
    }),
  );
  return {
    ids,
    lons,
    lats,
    tagged: elements.flatMap((element, i) => (element.isTagged ? [i] : [])),
    tagsIf: (index, wanted) => elements[index]?.tagsIf(wanted) ?? null,
    dateAt: (index) => elements[index]?.date() ?? null,
    stampAt: (index) => elements[index]?.stamp() ?? { version: 0, seconds: 0 },
  };
}

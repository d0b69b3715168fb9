import type { DumpFile, DumpManifest, DumpSource } from '#api/domain/dumps/dump.ts';
import type { Place } from '#api/domain/places/places.ts';
import { termsOf } from '#api/domain/places/sources.ts';
import { COLUMNS } from './columns.ts';

/** Counts places, and for each source those with a record of it. */
export function sourceCounter() {
  const counts = new Map<string, number>();
  let places = 0;
  return {
    add: ({ sources }: Pick<Place, 'sources'>) => {
      places += 1;
      for (const source of new Set(sources.map((record) => record.source)))
        counts.set(source, (counts.get(source) ?? 0) + 1);
    },
    places: () => places,
    counts: (): ReadonlyMap<string, number> => counts,
  };
}

interface ManifestInput {
  readonly version: number;
  readonly dump: string;
  readonly time: Date;
  readonly files: readonly DumpFile[];
  readonly counter: ReturnType<typeof sourceCounter>;
}

export function manifestOf({ version, dump, time, files, counter }: ManifestInput): DumpManifest {
  return {
    version,
    dump,
    time: time.toISOString(),
    places: counter.places(),
    files,
    columns: COLUMNS.map(({ name, type, what }) => ({ name, type, what })),
    sources: sourcesOf(counter.counts()),
  };
}

/** Sources of the records, those with most places first; then those of single columns. */
function sourcesOf(counts: ReadonlyMap<string, number>): DumpSource[] {
  const ofRecords = [...counts].sort(([, a], [, b]) => b - a).map(([source, places]) => sourceOf(source, places));
  const others = new Set(COLUMNS.flatMap(({ source }) => (source === undefined ? [] : [source])));
  const ofColumns = [...others].map((source) => ({
    ...sourceOf(source, counts.get(source) ?? 0),
    columns: COLUMNS.filter((column) => column.source === source).map(({ name }) => name),
  }));
  return [...ofRecords, ...ofColumns];
}

/** A source without terms of ours grants no licence by itself. */
function sourceOf(source: string, places: number): DumpSource {
  const terms = termsOf(source);
  return {
    source,
    name: terms?.name ?? source,
    attribution: terms?.attribution ?? '',
    licence: terms?.licence ?? '',
    licenceUrl: terms?.licenceUrl ?? null,
    url: terms?.url ?? '',
    places,
  };
}

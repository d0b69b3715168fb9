import { flatGeobuf } from '#api/dumps/flatgeobuf/flatGeobuf.ts';
import type { Batches } from '#api/dumps/records/batches.ts';
import { COLUMNS } from '#api/dumps/records/columns.ts';
import { geoParquet, GEOMETRY_COLUMN } from './parquet.ts';
import { csv, geoJsonLines } from './textFiles.ts';

/** A file of each dump. */
export interface DumpFormat {
  readonly name: string;
  readonly type: string;
  readonly columns: readonly string[];
  readonly write: (batches: Batches) => AsyncIterable<Buffer>;
}

/** The files of a dump; `spoolFolder` is for what waits on disk. */
export function dumpFormats(spoolFolder: string): readonly DumpFormat[] {
  const columns = COLUMNS.map(({ name }) => name);
  return [
    { name: 'places.geojsonl.gz', type: 'application/gzip', columns, write: geoJsonLines },
    { name: 'places.csv.gz', type: 'application/gzip', columns, write: csv },
    {
      name: 'places.parquet',
      type: 'application/vnd.apache.parquet',
      columns: [...columns, GEOMETRY_COLUMN],
      write: geoParquet,
    },
    {
      name: 'places.fgb',
      type: 'application/vnd.flatgeobuf',
      columns,
      write: (batches) => flatGeobuf(batches, spoolFolder),
    },
  ];
}

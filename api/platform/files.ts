import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where uploaded files lie; keys are paths without a slash at their beginning. Nothing in it is public by itself. */
export type Files = Disk;

/** The files below `DATA_DIR/files`. */
export function openFiles(dataDir: string): Files {
  return new Disk(new FSDriver({ location: path.join(dataDir, 'files'), visibility: 'private' }));
}

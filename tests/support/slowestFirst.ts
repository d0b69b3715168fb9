import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take long, the slowest first: started last, one of them would run alone at the end.
 */
const SLOW = [
  'realData.test.ts',
  'country.test.ts',
  'killedUploads.test.ts',
  'killed.test.ts',
  'privacy.test.ts',
  'killedWrites.test.ts',
  'osmDiffs.test.ts',
  'drill.test.ts',
  'tilesAhead.test.ts',
  'baseMapThreads.test.ts',
  'fuzz.test.ts',
  'uploadStore.test.ts',
  'audiences.test.ts',
  'rollback.test.ts',
  'embedded.test.ts',
  'importSource.test.ts',
  'firstImport.test.ts',
  'photoPrivacy.test.ts',
  'storeBaseTiles.test.ts',
  'startBaseMap.test.ts',
  'accountLimits.test.ts',
  'accountsRest.test.ts',
  'outages.test.ts',
  'importCoverage.test.ts',
  'preservedOverImports.test.ts',
];

const rank = ({ moduleId }: TestSpecification) => {
  const at = SLOW.indexOf(path.basename(moduleId));
  return at === -1 ? SLOW.length : at;
};

/** Runs the slow files first, and the others in the runner's own order. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

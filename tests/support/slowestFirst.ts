import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that keep a worker busy for long, the slowest first: started last, one of them would keep the others waiting.
 */
const SLOW = [
  'realData.test.ts',
  'killedUploads.test.ts',
  'killed.test.ts',
  'privacy.test.ts',
  'uploadStore.test.ts',
  'mails.test.ts',
  'startBaseMap.test.ts',
  'rollback.test.ts',
  'realDataOrder.test.ts',
  'firstImport.test.ts',
  'audiences.test.ts',
  'photoPrivacy.test.ts',
  'accountLimits.test.ts',
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

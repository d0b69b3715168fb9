import path from 'node:path';

/** The data folder that a run prepares once; `template` as `globalSetup.ts` names it. */
export const preparedFolder = (template: string) => path.join('.data', `test-prepared-${template}`);

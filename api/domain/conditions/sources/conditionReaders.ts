import { warningsService } from '#api/outside/warnings/warningsService.ts';
import type { Config } from '#api/platform/config.ts';
import type { Log } from '#api/platform/log.ts';
import type { ConditionReader } from './askSources.ts';
import { officialWarnings } from './officialWarnings.ts';

/** The sources of conditions that this installation asks. */
export function conditionReaders({ fmiWarningsUrl }: Pick<Config, 'fmiWarningsUrl'>, log: Log): ConditionReader[] {
  return fmiWarningsUrl === null ? [] : [officialWarnings(warningsService({ url: new URL(fmiWarningsUrl), log }))];
}

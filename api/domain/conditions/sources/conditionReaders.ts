import { maintenanceService } from '#api/outside/maintenance/maintenanceService.ts';
import { warningsService } from '#api/outside/warnings/warningsService.ts';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Log } from '#api/platform/log.ts';
import type { ConditionReader } from './askSources.ts';
import { maintenance } from './maintenance.ts';
import { officialWarnings } from './officialWarnings.ts';

/** The sources of conditions that this installation asks. */
export function conditionReaders(
  { fmiWarningsUrl, maintenanceSources }: Pick<Config, 'fmiWarningsUrl' | 'maintenanceSources'>,
  { db, log }: { readonly db: Database; readonly log: Log },
): ConditionReader[] {
  const warnings =
    fmiWarningsUrl === null ? [] : [officialWarnings(warningsService({ url: new URL(fmiWarningsUrl), log }))];
  return [...warnings, ...maintenanceSources.map((source) => maintenance(maintenanceService({ source, log }), db))];
}

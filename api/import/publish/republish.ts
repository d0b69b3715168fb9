import { type Elevation, NO_ELEVATION } from '#api/elevation/elevation.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Progress } from '#api/platform/reading.ts';
import { stepsWith } from './core/steps.ts';
import { HELD_VERSIONS } from './importSource.ts';
import { createIncoming } from './input/incoming.ts';
import { publishVersion } from './publishVersion.ts';
import { cleanUp } from './run/cleanUp.ts';
import { failRun, startRun } from './run/runs.ts';
import { withImportLock } from './run/session.ts';

export interface RepublishReport {
  readonly version: number;
  readonly placeCount: number;
  /** Milliseconds per step. */
  readonly timings: Readonly<Record<string, number>>;
}

/**
 * Publishes a new version of the stored records as they are: after boundaries changed, and each night, since favourites
 * and photos change ranks. `reason` is stored with the version. Throws ImportInputError while another import runs.
 */
export function republish(
  db: Database,
  reason: string,
  options: { readonly progress?: Progress; readonly heldVersions?: number; readonly elevation?: Elevation } = {},
): Promise<RepublishReport> {
  return withImportLock(db, async (client) => {
    await cleanUp(client);
    const runId = await startRun(client, reason);
    const steps = stepsWith(options.progress ?? (() => undefined));
    try {
      await createIncoming(client);
      const { version, placeCount } = await publishVersion(db, client, {
        reason,
        runs: [{ runId, counts: {} }],
        steps,
        baseTileSet: null,
        heldVersions: options.heldVersions ?? HELD_VERSIONS,
        elevation: options.elevation ?? NO_ELEVATION,
      });
      return { version, placeCount, timings: steps.timings };
    } catch (error) {
      await failRun(db, runId, error);
      throw error;
    }
  });
}

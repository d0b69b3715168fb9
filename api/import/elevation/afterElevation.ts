import type { Elevation } from '#api/elevation/elevation.ts';
import { republish, type RepublishReport } from '#api/import/publish/republish.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Progress } from '#api/platform/reading.ts';

/**
 * Publishes a new version of the places after the heights have changed, with all data that is made out of heights made
 * anew. Throws ImportInputError while another import runs: the next publish does it then.
 */
export function afterElevation(
  db: Database,
  options: { readonly elevation: Elevation; readonly progress: Progress; readonly heldVersions: number },
): Promise<RepublishReport> {
  return republish(db, 'elevation', options);
}

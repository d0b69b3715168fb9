import type pg from 'pg';
import { IN_NO_TILE } from '#api/import/publish/arrange/thin.ts';
import { refreshHiddenIdentities } from '#api/platform/db/hiddenIdentities.ts';
import { partition } from './versions.ts';

/**
 * Hides what is hidden now in the version that goes live: what was merged into a hidden place, or took one in, and what
 * moderators hid while the version was made, for minutes. They wait until the transaction of `client` ends. Answers how
 * many places its tiles showed before. Indexes: primary keys of hidden_identity and place.
 */
export async function hideInVersion(client: pg.ClientBase, version: number): Promise<number> {
  await refreshHiddenIdentities((statement) => client.query(statement));
  const { minZoom, minZoomKind, minZoomCategory } = IN_NO_TILE;
  const hidden = await client.query(
    `UPDATE ${partition('place', version)} SET min_zoom = $1, min_zoom_kind = $2, min_zoom_category = $3
     WHERE id IN (SELECT id FROM hidden_identity) AND min_zoom_category < $3`,
    [minZoom, minZoomKind, minZoomCategory],
  );
  return hidden.rowCount ?? 0;
}

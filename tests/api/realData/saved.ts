import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { KINDS } from '#common/catalogue/kinds.ts';
import { type Bounds, expandBounds } from '#common/geo/bounds.ts';
import { type SavedPlan, sidesKm } from '#common/offline/savedArea.ts';
import list from '#web/__generated__/AttractionListQuery.graphql.ts';
import found from '#web/__generated__/SearchResultsQuery.graphql.ts';
import type { SavedData } from '#web/features/offline/savedAreas/data.ts';
import { localAnswer } from '#web/features/offline/savedAreas/localAnswer.ts';
import { tileFiles } from '#web/features/offline/savedAreas/plan.ts';
import type { Client } from '../../support/client.ts';
import { HELSINKI } from '../../support/realData.ts';
import { comparable, serverAnswer } from '../../support/savedAnswers.ts';
import { savedInMemory } from '../../support/savedMemory.ts';

/** 20 km by 20 km around the centre of Helsinki. */
const AREA: Bounds = [24.76, 60.08, 25.121, 60.26];
const LIMIT_BYTES = 15_000_000;

interface FoundRow {
  readonly __typename: string;
  readonly attraction?: { readonly attractionId: number };
}

/** What a saved area answers, and weighs, with the real data. */
export function savedCases(client: () => Client): void {
  describe('a saved area', () => {
    let data: SavedData | null = null;
    const saved = async (): Promise<SavedData> => (data ??= await savedInMemory(client(), AREA));

    // Issue "In the pocket": A saved area lists and finds in the order of the server, takes less than 15 MB for 20 by
    //   20 km, and about what was said before
    test.each(
      KINDS.filter((kind) => kind !== 'none').flatMap((kind) =>
        ['wide', 'narrow'].map((width) => [kind, width] as const),
      ),
    )('lists %s in %s bounds in the order of the server', async (kind, width) => {
      const bounds = width === 'wide' ? HELSINKI : expandBounds(HELSINKI, -0.5);
      for (const near of [null, [24.941, 60.163]]) {
        const variables = { bounds, category: null, kind, language: 'fi', near };
        const local = await localAnswer(await saved(), { documentId: list.params.id ?? '', variables });
        const remote = await serverAnswer(client(), list.params.id ?? '', variables);
        // The nearest ones of the whole country are not all saved.
        if (JSON.stringify(remote).includes('"best":[]')) continue;
        expect(comparable(local)).toEqual(comparable(remote));
      }
    });

    // Issue "In the pocket": A saved area lists and finds in the order of the server, takes less than 15 MB for 20 by
    //   20 km, and about what was said before
    test.each([
      'museo',
      'kirkko',
      'kahvila',
      'suomenlinna',
      'esplan',
      'Helsingin tuomiokirkko',
      'kaivopuisto',
      'park',
      'galleri',
      'ravintola sea',
      'suomelinna',
      'ateneum',
    ])('finds “%s” in the order of the server', async (query) => {
      const variables = { query, language: 'fi', near: [24.94, 60.17] };
      const rows = (answer: unknown) => foundRows(answer).flatMap((row) => row.attraction?.attractionId ?? []);
      const local = rows(await localAnswer(await saved(), { documentId: found.params.id ?? '', variables }));
      const { lights } = await saved();
      const known = new Set(lights.map(({ id }) => id));
      const remote = rows(await serverAnswer(client(), found.params.id ?? '', variables)).filter((id) => known.has(id));
      expect(local.filter((id) => remote.includes(id))).toEqual(remote);
    });

    // Issue "In the pocket": A saved area lists and finds in the order of the server, takes less than 15 MB for 20 by
    //   20 km, and about what was said before
    test('of 20 by 20 km takes less than 15 MB, about as much as the plan says', async () => {
      expect(Math.max(...sidesKm(AREA))).toBeGreaterThan(19.9);
      const plan = await client().json<SavedPlan>(`/saved/plan?bounds=${AREA.join()}`);
      const { lights, places } = await saved();
      const records = [...(await places(lights.map(({ id }) => id))).values()];
      let tileBytes = 0;
      for (const { from } of tileFiles(AREA, plan.version, plan.baseTiles))
        tileBytes += gunzipSync((await client().raw(from)).body).byteLength;
      const bytes = Buffer.byteLength(JSON.stringify(records)) + tileBytes;
      process.stdout.write(
        `20 km × 20 km of Helsinki: ${(bytes / 1e6).toFixed(1)} MB in ${records.length} places and tiles ` +
          `of ${(tileBytes / 1e6).toFixed(1)} MB; estimated ${(plan.bytes / 1e6).toFixed(1)} MB\n`,
      );
      expect(bytes).toBeLessThan(LIMIT_BYTES);
      expect(plan.bytes / bytes).toBeGreaterThan(0.8);
      expect(plan.bytes / bytes).toBeLessThan(1.2);
    });
  });
}

function foundRows(answer: unknown): readonly FoundRow[] {
  const read: { readonly data: { readonly search: readonly FoundRow[] } } = JSON.parse(JSON.stringify(answer));
  return read.data.search;
}

import type { Bounds } from '#common/geo/bounds.ts';
import type { SavedCell, SavedPlace, SavedPlan } from '#common/offline/savedArea.ts';
import type { SavedConditions } from '#common/offline/savedConditions.ts';
import { lightOf, type SavedData } from '#web/features/offline/savedAreas/data.ts';
import { cellPaths, conditionsPath, placePaths } from '#web/features/offline/savedAreas/plan.ts';
import type { Client } from './client.ts';

/** The data that saving the bounds would store, in memory. */
export async function savedInMemory(client: Client, bounds: Bounds): Promise<SavedData> {
  const terms = await client.json<SavedPlan>(`/saved/plan?bounds=${bounds.join()}`);
  const cells: SavedCell[] = [];
  for (const path of cellPaths(bounds, terms.version)) cells.push(await client.json<SavedCell>(path));
  const byId = new Map(cells.flatMap(({ places }) => places.map((place) => [place.id, place] as const)));
  const missing = [...new Set(cells.flatMap(({ reaching }) => reaching))].filter((id) => !byId.has(id));
  for (const path of placePaths(missing, terms.version))
    for (const place of await client.json<readonly SavedPlace[]>(path)) byId.set(place.id, place);
  return {
    areas: [{ bounds, savedAt: Date.now() }],
    terms,
    lights: [...byId.values()].map(lightOf),
    placeNames: cells.flatMap(({ placeNames }) => placeNames),
    weather: [],
    conditions: [await client.json<SavedConditions>(conditionsPath(bounds, terms.version))],
    places: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const place = byId.get(id);
          return place ? [[id, place] as const] : [];
        }),
      ),
  };
}

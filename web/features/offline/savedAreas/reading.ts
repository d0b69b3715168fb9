import type { SavedPlace } from '#common/offline/savedArea.ts';
import type { Light, SavedData } from './data.ts';
import { savedDatabase, TERMS } from './savedDatabase.ts';

/**
 * Reads the data of all saved areas; null where there are none. Whole places are read only when they are asked for.
 * Where areas overlap, the newer data counts.
 */
export async function readSaved(): Promise<SavedData | null> {
  const db = await savedDatabase();
  const [areas, terms] = await Promise.all([db.getAll('areas'), db.get('terms', TERMS)]);
  if (areas.length === 0 || terms === undefined) return null;
  areas.sort((a, b) => a.savedAt - b.savedAt);
  const finds = (await Promise.all(areas.map(({ id }) => db.get('finds', id)))).flatMap((one) => one ?? []);
  return {
    areas: areas.map(({ bounds, savedAt }) => ({ bounds, savedAt })),
    terms,
    lights: [
      ...new Map(finds.flatMap(({ lights }) => lights.map((light): [number, Light] => [light.id, light]))).values(),
    ],
    placeNames: [
      ...new Map(finds.flatMap(({ placeNames }) => placeNames.map((row) => [row.id, row] as const))).values(),
    ],
    weather: finds.flatMap(({ weather }) => weather).reverse(),
    conditions: finds.flatMap(({ conditions }) => conditions ?? []).reverse(),
    places: async (ids) => {
      const { store } = db.transaction('places');
      const places = await Promise.all(ids.map((id) => store.get(id)));
      return new Map(
        places.flatMap((place): [number, SavedPlace][] => (place === undefined ? [] : [[place.id, place]])),
      );
    },
  };
}

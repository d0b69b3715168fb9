import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { Client } from './client.ts';
import { sharedFile } from './product.ts';

export interface RealFiles {
  readonly municipalities: string;
  readonly regions: string;
  readonly placeNames: string;
  /** Centre of Helsinki, and a suburb far from it. */
  readonly helsinki: string;
  readonly suburb: string;
  readonly lipas: string;
}

/** The real files beside the project; null where one of them is not there. */
export function realFiles(): RealFiles | null {
  const municipalities = sharedFile('boundaries/municipalities-2023.geojson');
  const regions = sharedFile('boundaries/regions-2023.geojson');
  const placeNames = sharedFile('places/wof-fi-places.geojson');
  const helsinki = sharedFile('osm/helsinki-centre-2024.osm.pbf');
  const suburb = sharedFile('osm/tiny-2019.osm.pbf');
  const lipas = sharedFile('lipas/v1-sports-places-1000.json');
  if (!municipalities || !regions || !placeNames || !helsinki || !suburb || !lipas) return null;
  return { municipalities, regions, placeNames, helsinki, suburb, lipas };
}

/** Bounds of the Helsinki file. */
export const HELSINKI: Bounds = [24.892, 60.147, 24.99, 60.178];

/** A place as REST lists it. */
export interface ListedPlace {
  readonly id: number;
  readonly name: string;
  readonly name_sv: string | null;
  readonly category: string;
  readonly type: 'POINT' | 'PATH' | 'AREA';
  readonly pos: Position;
  readonly area: number | null;
  readonly contour: number | null;
  readonly admin: readonly string[];
  readonly stars: number;
  readonly quality2: number;
}

interface ExportedFeature {
  readonly id: number;
  readonly geometry: { readonly type: string };
  readonly properties: Omit<ListedPlace, 'id'>;
}

/** Every public place, from the export. */
export async function allPlaces(client: Client): Promise<ListedPlace[]> {
  const { features } = await client.json<{ features: readonly ExportedFeature[] }>('/api/query/attractions.geojson');
  return features.map(({ id, properties }) => ({ ...properties, id }));
}

/** Number and size of the live version. */
export function liveVersion(client: Client): Promise<{ version: number; placeCount: number }> {
  return client.json('/api/query/data/version');
}

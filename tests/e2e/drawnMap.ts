import type { Page } from '@playwright/test';
import type { GeoJSONSource } from 'maplibre-gl';

export type LonLat = readonly [lon: number, lat: number];

/** A feature of the base map as it stands on the screen. */
export interface Drawn {
  /** Layer of the style. */
  readonly layer: string;
  readonly type: string;
  readonly sourceLayer: string;
  readonly geometry: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Opens the map tab at `pos` (`zoom,lon,lat`) with one kind of places or all, and waits until it stands still. */
export async function openMap(page: Page, pos: string, search = '', kind = ''): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('taival.map', 'exposed'));
  await page.goto(`/v/map${kind && `/${kind}`}?pos=${pos}${search}`);
  await standsStill(page);
}

/** Moves the open map at once and waits until it stands still. */
export async function lookAt(page: Page, zoom: number, [lon, lat]: LonLat): Promise<void> {
  await page.evaluate(
    // `void`: the map itself, which it answers, would be sent from the page in five seconds.
    ([z, x, y]) => void window.taivalMap?.jumpTo({ zoom: z ?? 0, center: [x ?? 0, y ?? 0] }),
    [zoom, lon, lat],
  );
  await standsStill(page);
}

export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() => window.taivalMap?.loaded() === true && window.taivalMap.areTilesLoaded(), null, {
    timeout: 60_000,
  });
}

/** What the base map has drawn at a position, topmost first. */
export function drawnAt(page: Page, position: LonLat): Promise<Drawn[]> {
  return drawnWithin(page, position, position);
}

/**
 * What the base map has drawn in the box between two positions, topmost first; features that several tiles hold come
 * several times.
 */
export function drawnWithin(page: Page, southWest: LonLat, northEast: LonLat): Promise<Drawn[]> {
  return page.evaluate(
    ([a, b]) => {
      const map = window.taivalMap;
      if (!map || !a || !b) return [];
      const [from, to] = [map.project([a[0], a[1]]), map.project([b[0], b[1]])];
      return map
        .queryRenderedFeatures([
          [from.x, to.y],
          [to.x, from.y],
        ])
        .map(({ layer, sourceLayer, geometry, properties }) => ({
          layer: layer.id,
          type: layer.type,
          sourceLayer: sourceLayer ?? '',
          geometry: geometry.type,
          properties,
        }));
    },
    [southWest, northEast],
  );
}

/** Where the discs of the attractions stand that the map draws. */
export function drawnDiscs(page: Page): Promise<LonLat[]> {
  return page.evaluate(async () => {
    const source = window.taivalMap?.getSource<GeoJSONSource>('attraction-names');
    const data = await source?.getData();
    if (data?.type !== 'FeatureCollection') return [];
    return data.features.flatMap(({ geometry }): LonLat[] =>
      geometry.type === 'Point' ? [[geometry.coordinates[0] ?? 0, geometry.coordinates[1] ?? 0]] : [],
    );
  });
}

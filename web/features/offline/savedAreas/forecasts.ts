import { type Bounds, centreOf, containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { sidesKm } from '#common/offline/savedArea.ts';
import weatherQuery from '#web/__generated__/WeatherPanelQuery.graphql.ts';
import { askNetwork, isAnswer } from '#web/data/relay/network.ts';
import type { SavedWeather } from './data.ts';

/** One forecast is saved for each square of this side. */
const SIDE_KM = 40;

/**
 * Fetches the forecasts of an area. A forecast that fails is left out, because it comes from an outside service. Throws
 * the reason of an abort of `signal`.
 */
export async function forecasts(bounds: Bounds, signal: AbortSignal): Promise<SavedWeather[]> {
  const found = await Promise.all(
    positionsIn(bounds).map(async (position) => {
      const answer: unknown = await askNetwork({
        documentId: weatherQuery.params.id ?? '',
        variables: { position },
        signal,
      }).catch(() => null);
      const weather = isAnswer(answer) ? answer.data['weatherAt'] : null;
      return isWeather(weather) ? [{ position, told: weather }] : [];
    }),
  );
  signal.throwIfAborted();
  return found.flat();
}

function isWeather(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '__typename' in value && value.__typename === 'Weather';
}

/** The centres of the squares in Finland, rounded to two decimals as the page rounds them. */
function positionsIn(bounds: Bounds): Position[] {
  const [west, south, east, north] = bounds;
  const [columns = 1, rows = 1] = sidesKm(bounds).map((km) => Math.max(1, Math.ceil(km / SIDE_KM)));
  const [dx, dy] = [(east - west) / columns, (north - south) / rows];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const [lon, lat] = centreOf([west + x * dx, south + y * dy, west + (x + 1) * dx, south + (y + 1) * dy]);
    return [Number(lon.toFixed(2)), Number(lat.toFixed(2))] as const;
  }).filter((position) => containsPosition(FINLAND_BOUNDS, position));
}

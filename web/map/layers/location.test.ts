import { describe, expect, test } from 'vitest';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import { locationLayers } from './location.ts';

const location = { position: [24.94, 60.17], accuracyM: 35, stale: false } as const;
const layers = (stale = false) =>
  locationLayers({ theme: 'light', anchors: ANCHORS, location: { ...location, stale } });
const props = (stale: boolean, id: string): Record<string, unknown> => ({
  ...layers(stale).find((layer) => layer.id === id)?.props,
});

describe('my location on the map', () => {
  test('is a circle of its accuracy in metres under the names, and a dot above them', () => {
    expect(layers().map(({ id }) => id)).toEqual(['location-accuracy', 'location-dot']);
    expect(props(false, 'location-accuracy')).toMatchObject({ radiusUnits: 'meters', beforeId: ANCHORS.shapes });
    const radius: unknown = props(false, 'location-accuracy').getRadius;
    expect(typeof radius === 'function' && radius(location)).toBe(35);
    expect(props(false, 'location-dot')).toMatchObject({ radiusUnits: 'pixels', beforeId: ANCHORS.points });
  });

  test('is hollow when it is stale', () => {
    const [fresh, stale] = [props(false, 'location-dot'), props(true, 'location-dot')];
    expect(stale.getFillColor).toEqual(fresh.getLineColor);
    expect(stale.getLineColor).toEqual(fresh.getFillColor);
  });
});

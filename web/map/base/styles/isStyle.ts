import type { StyleSpecification } from 'maplibre-gl';

/** Whether an answer is a style that MapLibre can be given. */
export function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== 8) return false;
  const isLayer = (layer: unknown) =>
    typeof layer === 'object' &&
    layer !== null &&
    'id' in layer &&
    typeof layer.id === 'string' &&
    'type' in layer &&
    typeof layer.type === 'string';
  return (
    'sources' in value &&
    typeof value.sources === 'object' &&
    value.sources !== null &&
    'layers' in value &&
    Array.isArray(value.layers) &&
    value.layers.every(isLayer)
  );
}

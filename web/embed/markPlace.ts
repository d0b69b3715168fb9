import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Position } from '#common/geo/bounds.ts';

/** Marks a position by an element that goes with the map. */
export function markPlace(map: MapLibreMap, [lon, lat]: Position): void {
  const mark = document.createElement('div');
  mark.className = 'mark';
  const move = () => {
    const { x, y } = map.project([lon, lat]);
    mark.style.translate = `${x}px ${y}px`;
  };
  map.getCanvasContainer().append(mark);
  map.on('move', move);
  map.on('resize', move);
  move();
}

/**
 * What the map has besides places once they are drawn, and what its buttons open, in one file: the program names every
 * file that a page may ask for later.
 */
export { MapExtras } from './MapExtras.tsx';
export { MeasureTool } from './MeasureTool.tsx';
export { PlacingPanel } from './PlacingPanel.tsx';
export { LayerParts } from './LayerParts.tsx';

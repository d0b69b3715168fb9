/** What the map has of conditions once its places are drawn, in one file with the legend, which draws the same signs. */
export { ConditionsOnMap } from './ConditionsOnMap.tsx';
export { LayerExtras } from '#web/map/controls/LayerExtras.tsx';

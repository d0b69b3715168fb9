/** In the order they are offered. Apart from their styles, which belong to the map's own chunk. */
export const BASE_MAP_IDS = ['general', 'terrain', 'satellite'] as const;

export type BaseMapId = (typeof BASE_MAP_IDS)[number];

export const DEFAULT_BASE_MAP: BaseMapId = 'terrain';

/** Purpose of a base map: `terrain` for finding the way outdoors, `general` for towns. */
export type BaseLayer = 'general' | 'terrain';

/** Colours of a base map; `palette.test.ts` holds how far they stand apart. */
export interface Palette {
  readonly land: string;
  /** Other countries: a step back from Finland. */
  readonly abroad: string;
  readonly water: string;
  /** Soft edge of the water along the coast, seen from far away. */
  readonly shallows: string;
  /** Fine edge of the water, and lines of flowing water. */
  readonly shore: string;

  readonly wood: string;
  readonly scrub: string;
  readonly meadow: string;
  readonly field: string;
  readonly wetland: string;
  readonly rock: string;
  readonly sand: string;
  readonly park: string;
  readonly pitch: string;
  readonly residential: string;
  /** Industry, shops, railway yards, quarries, the army. */
  readonly works: string;
  /** Schools and hospitals with their grounds. */
  readonly institution: string;
  /** Squares, parking, platforms, piers, runways. */
  readonly paved: string;
  readonly building: string;
  readonly buildingEdge: string;
  /** Inner edge of what is protected. */
  readonly protectedArea: string;

  readonly motorway: string;
  readonly motorwayEdge: string;
  readonly trunk: string;
  readonly primary: string;
  readonly secondary: string;
  readonly minor: string;
  readonly roadEdge: string;
  readonly tunnel: string;

  readonly path: string;
  readonly track: string;
  readonly footway: string;
  readonly cycleway: string;
  readonly piste: string;
  /** Under paths, so that they are seen on woods, and beside ski tracks and bridges. */
  readonly pathEdge: string;

  readonly rail: string;
  readonly tram: string;
  readonly ferry: string;
  readonly power: string;
  readonly border: string;
  readonly cliff: string;
  readonly contour: string;

  readonly ink: string;
  /** Names of countries, parts of towns, streets. */
  readonly inkMuted: string;
  readonly inkWater: string;
  readonly inkPath: string;
  readonly inkContour: string;
  readonly halo: string;
}

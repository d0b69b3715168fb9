import type { MapLook } from '#common/places/placeMap.ts';

/** The colours of a small map: those of the terrain map of the page (a test compares them). */
export interface MapColours {
  readonly land: string;
  readonly water: string;
  readonly shore: string;
  readonly wood: string;
  readonly meadow: string;
  readonly field: string;
  readonly wetland: string;
  readonly rock: string;
  readonly sand: string;
  readonly park: string;
  readonly residential: string;
  readonly works: string;
  readonly paved: string;
  readonly motorway: string;
  readonly primary: string;
  readonly minor: string;
  readonly roadEdge: string;
  readonly track: string;
  readonly rail: string;
  readonly border: string;
  /** The place itself: `--primary` of the page, and what sets it off. */
  readonly mark: string;
  readonly halo: string;
}

export const COLOURS: Readonly<Record<MapLook, MapColours>> = {
  light: {
    land: '#F2F0E8',
    water: '#BCD7E6',
    shore: '#86B4CE',
    wood: '#D8E5C8',
    meadow: '#E8ECD3',
    field: '#F5ECCB',
    wetland: '#DCE8E2',
    rock: '#E1DFD8',
    sand: '#F6E8C3',
    park: '#D6E9CC',
    residential: '#EBE7DF',
    works: '#E9E4DF',
    paved: '#EFECE6',
    motorway: '#F0C788',
    primary: '#F7E0AE',
    minor: '#FFFFFF',
    roadEdge: '#BFB5A4',
    track: '#8A6328',
    rail: '#94908A',
    border: '#B9B3A6',
    mark: '#1c6642',
    halo: '#FFFFFF',
  },
  dark: {
    land: '#2C362F',
    water: '#10212E',
    shore: '#2F5571',
    wood: '#25382A',
    meadow: '#303D30',
    field: '#38392B',
    wetland: '#26383A',
    rock: '#3A3E3B',
    sand: '#434031',
    park: '#2A4231',
    residential: '#323A35',
    works: '#353A3A',
    paved: '#3A423D',
    motorway: '#83693B',
    primary: '#695B39',
    minor: '#525B55',
    roadEdge: '#1A201C',
    track: '#D0A878',
    rail: '#78827B',
    border: '#77827A',
    mark: '#7fd0a5',
    halo: '#0F1411',
  },
};

/** The colour of a kind of `landuse`; kinds without one show the land. */
export const LANDUSE: ReadonlyMap<string, keyof MapColours> = new Map<string, keyof MapColours>([
  ['wood', 'wood'],
  ['forest', 'wood'],
  ['scrub', 'meadow'],
  ['heath', 'meadow'],
  ['grassland', 'meadow'],
  ['grass', 'meadow'],
  ['meadow', 'meadow'],
  ['farmland', 'field'],
  ['orchard', 'field'],
  ['allotments', 'park'],
  ['wetland', 'wetland'],
  ['bare_rock', 'rock'],
  ['scree', 'rock'],
  ['quarry', 'works'],
  ['sand', 'sand'],
  ['beach', 'sand'],
  ['park', 'park'],
  ['garden', 'park'],
  ['golf_course', 'park'],
  ['pitch', 'park'],
  ['recreation_ground', 'park'],
  ['cemetery', 'park'],
  ['zoo', 'park'],
  ['camp_site', 'park'],
  ['residential', 'residential'],
  ['commercial', 'works'],
  ['industrial', 'works'],
  ['railway', 'works'],
  ['pedestrian', 'paved'],
  ['pier', 'paved'],
  ['runway', 'paved'],
]);

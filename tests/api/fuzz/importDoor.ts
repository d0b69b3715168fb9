import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAdminAreas } from '#api/import/boundaries/readAdminAreas.ts';
import { readLois } from '#api/import/lipas/lois/readLois.ts';
import { readLipas } from '#api/import/lipas/readLipas.ts';
import { readPlaceNames } from '#api/import/names/readPlaceNames.ts';
import { readOsm } from '#api/import/osm/readOsm.ts';
import type { SourceInput } from '#api/import/records/record.ts';
import { readStarter } from '#api/import/starter/readStarter.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { osmPbf } from '../../support/made/osmPbf.ts';
import { damagedFile } from './damage.ts';
import type { Dice } from './dice.ts';

const QUIET = { onSkip: () => undefined, progress: () => undefined };

/** A format that imports read: a whole file, and what reads one to its end. */
interface Format {
  readonly name: string;
  readonly file: Buffer;
  readonly read: (file: string) => Promise<unknown>;
}

export interface ImportDoor {
  /**
   * Reads a damaged file of a format. Throws with the file where its reader fails with no sentence for the operator.
   */
  tried(dice: Dice): Promise<string>;
  close(): void;
}

export function openImportDoor(): ImportDoor {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-fuzz-'));
  // Where the starter table lies within a project.
  const file = path.join(folder, 'prisma', 'starter', 'places.tsv');
  mkdirSync(path.dirname(file), { recursive: true });
  return {
    tried: async (dice) => {
      const { name, file: whole, read } = dice.one(FORMATS);
      const damaged = damagedFile(dice, whole);
      writeFileSync(file, damaged);
      try {
        await read(file);
        return `${name} read`;
      } catch (error) {
        if (error instanceof ImportInputError && !/\n\s+at /.test(error.message)) return `${name} refused`;
        throw new Error(`${name}, ${damaged.length} bytes: ${damaged.toString('base64').slice(0, 3000)}`, {
          cause: error,
        });
      }
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

async function readWhole(input: Promise<SourceInput>): Promise<void> {
  for await (const record of (await input).records) void record;
}

const fixture = (name: string) => readFileSync(path.join(projectRoot, 'api', 'import', 'lipas', 'fixtures', name));

const STARTER = readFileSync(path.join(projectRoot, 'prisma', 'starter', 'places.tsv')).subarray(0, 4000);

const MADE_OSM = {
  header: { bounds: [24, 60, 25, 61] },
  nodes: [
    { id: 1, lon: 24.5, lat: 60.5, tags: { amenity: 'toilets' } },
    { id: 2, lon: 24.6, lat: 60.5 },
    { id: 3, lon: 24.6, lat: 60.6, tags: { tourism: 'viewpoint', name: 'Torni' } },
  ],
  ways: [{ id: 5, nodes: [1, 2, 3, 1], tags: { leisure: 'nature_reserve', name: 'Alue' } }],
  relations: [
    {
      id: 7,
      members: [{ type: 'way', id: 5, role: 'outer' }],
      tags: { type: 'multipolygon', leisure: 'park', name: 'Puisto' },
    },
  ],
} as const;

const AREAS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { NATCODE: '109', NAMEFIN: 'Hämeenlinna', NAMESWE: 'Tavastehus' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [24, 61],
            [25, 61],
            [25, 62],
            [24, 61],
          ],
        ],
      },
    },
  ],
});

const GAZETTEER = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { wof_id: 85, wof_name: 'Lammi', wof_placetype: 'locality', name: 'Lammi' },
      geometry: { type: 'Point', coordinates: [25.01, 61.08] },
    },
  ],
});

const GML = `<?xml version="1.0" encoding="UTF-8"?>
<wfs:FeatureCollection xmlns:pnr="http://x/pnr" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:wfs="http://x/wfs">
<gml:featureMember><pnr:PlaceNameSimple gml:id="PN_1"><pnr:placeNameId>41000001</pnr:placeNameId>
<pnr:spelling>Koskenkylä</pnr:spelling><pnr:language>fin</pnr:language><pnr:placeId>11000001</pnr:placeId>
<pnr:placeType>3010110</pnr:placeType><pnr:municipality>620</pnr:municipality>
<pnr:scaleRelevance>50000</pnr:scaleRelevance><pnr:placeLocation><gml:Point srsName="EPSG:3067">
<gml:pos>500000.000 7208454.582</gml:pos></gml:Point></pnr:placeLocation></pnr:PlaceNameSimple>
</gml:featureMember></wfs:FeatureCollection>`;

const LOIS = JSON.stringify({
  items: [
    {
      id: '00000001-1111-4111-8111-111111111111',
      'event-date': '2026-05-01T08:00:00.000Z',
      status: 'active',
      'loi-category': 'outdoor-recreation-facilities',
      'loi-type': 'fire-pit',
      name: { fi: 'Lammen tulipaikka' },
      geometries: {
        type: 'FeatureCollection',
        features: [{ type: 'Feature', geometry: { type: 'Point', coordinates: [24.4, 61] }, properties: {} }],
      },
    },
  ],
});

const FORMATS: readonly Format[] = [
  { name: 'osm', file: osmPbf(MADE_OSM), read: (file) => readWhole(readOsm(file, QUIET)) },
  {
    name: 'plain osm',
    file: osmPbf({ ...MADE_OSM, uncompressed: true }),
    read: (file) => readWhole(readOsm(file, QUIET)),
  },
  { name: 'lipas', file: fixture('v2-sites.json'), read: (file) => readWhole(readLipas(file, QUIET)) },
  { name: 'lois', file: Buffer.from(LOIS), read: (file) => readWhole(readLois(file, QUIET)) },
  { name: 'areas', file: Buffer.from(AREAS), read: (file) => readAdminAreas(file, QUIET) },
  { name: 'gazetteer', file: Buffer.from(GAZETTEER), read: (file) => readPlaceNames(file, QUIET) },
  { name: 'survey names', file: Buffer.from(GML), read: (file) => readPlaceNames(file, QUIET) },
  { name: 'starter', file: STARTER, read: (file) => readWhole(readStarter(path.resolve(file, '../../..'))) },
];

import path from 'node:path';
import { projectRoot } from '#api/platform/paths.ts';

// Real data that lies beside the project on some machines; parts that need a missing file are left out.
const FOLDER = path.join(projectRoot, '..', 'shared', 'data');

/** OpenStreetMap of the centre of Helsinki. */
export const EXTRACT = path.join(FOLDER, 'osm', 'helsinki-centre-2024.osm.pbf');

/** Finland's municipalities, GeoJSON. */
export const BOUNDARIES = path.join(FOLDER, 'boundaries', 'municipalities-2023.geojson');

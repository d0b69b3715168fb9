// All routes of a municipality as GPX files.
// node routesAsGpx.ts https://taival.example Helsinki routes
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTaival, dataOf } from '@taival/client';

const [url = 'https://taival.example', municipality = 'Helsinki', folder = 'routes'] = process.argv.slice(2);
const taival = createTaival({ url });

await mkdir(folder, { recursive: true });
for await (const { id, properties } of taival.features('routes', { municipality })) {
  const params = { path: { id } };
  const gpx = await dataOf(taival.rest.GET('/api/query/attractions/{id}.gpx', { params, parseAs: 'text' }));
  await writeFile(path.join(folder, `${id}.gpx`), gpx);
  const km = properties.contour === null ? '' : ` (${(properties.contour / 1000).toFixed(1)} km)`;
  console.log(`${id}.gpx: ${properties.name}${km}`);
}

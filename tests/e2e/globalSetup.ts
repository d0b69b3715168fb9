import { madeEncyclopedia } from '../support/made/madeEncyclopedia.ts';
import { madeWeather } from '../support/made/madeWeather.ts';
import { removeDataDir, runImport, sharedFile, startProduct } from '../support/product.ts';
import { startUpstream } from '../support/services/upstream.ts';

const DATA_DIR = '.data/e2e';

const IMPORTS = [
  ['municipalities', 'boundaries/municipalities-2023.geojson'],
  ['places', 'places/wof-fi-places.geojson'],
  ['osm', 'osm/helsinki-centre-2024.osm.pbf'],
  ['lipas', 'lipas/v1-sports-places-1000.json'],
] as const;

/** The built product on an empty folder, with the real data imported while it runs (starter data alone where there is none). Services outside are replayed on this machine. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  removeDataDir(DATA_DIR);
  const weather = await startUpstream(madeWeather());
  const encyclopedia = await startUpstream(madeEncyclopedia());
  const product = await startProduct({
    dataDir: DATA_DIR,
    env: { FMI_URL: `${weather.url}/wfs`, WIKIPEDIA_URL: `${encyclopedia.url}/{lang}`, WIKIDATA_URL: encyclopedia.url },
  });
  process.env['TAIVAL_URL'] = product.url;
  process.env['TAIVAL_DATA_DIR'] = DATA_DIR;
  process.env['TAIVAL_REAL_DATA'] = '';
  for (const [source, relative] of IMPORTS) {
    const file = sharedFile(relative);
    if (!file) continue;
    const result = await runImport(DATA_DIR, [source, file]);
    if (result.code !== 0) throw new Error(`import ${source} ended with ${result.code}:\n${result.stderr}`);
    process.env['TAIVAL_REAL_DATA'] = 'yes';
  }
  return async () => {
    await product.stop();
    weather.close();
    encyclopedia.close();
    removeDataDir(DATA_DIR);
  };
}

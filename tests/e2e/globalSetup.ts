import type { FullConfig } from '@playwright/test';
import { madeEncyclopedia } from '../support/made/madeEncyclopedia.ts';
import { madeWeather } from '../support/made/madeWeather.ts';
import { copyDataDir, makeTiles, removeDataDir, runImport, sharedFile, startProduct } from '../support/product.ts';
import { startUpstream } from '../support/services/upstream.ts';
import { announceProducts } from './ownProduct.ts';
import { STARTER_DATA } from './productBeside.ts';

const IMPORTS = [
  ['municipalities', 'boundaries/municipalities-2023.geojson'],
  ['places', 'places/wof-fi-places.geojson'],
  ['osm', 'osm/helsinki-centre-2024.osm.pbf'],
  ['lipas', 'lipas/v1-sports-places-1000.json'],
] as const;

/**
 * Starts for each worker the built product on the real data (where there is none, the starter data is all). So no test
 * sees what a test of another worker changes. Services outside are replayed on this machine.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const weather = await startUpstream(madeWeather());
  const encyclopedia = await startUpstream(madeEncyclopedia());
  const env = {
    FMI_URL: `${weather.url}/wfs`,
    WIKIPEDIA_URL: `${encyclopedia.url}/{lang}`,
    WIKIDATA_URL: encyclopedia.url,
  };
  const dataDirs = Array.from({ length: workers }, (_, at) => `.data/e2e-${at}`);
  for (const dataDir of [STARTER_DATA, ...dataDirs]) removeDataDir(dataDir);
  const [first, ...others] = dataDirs;
  await makeStarterData();
  if (first !== undefined) {
    await copyDataDir(STARTER_DATA, first);
    // An import keeps one core busy for the most of its time.
    await Promise.all([makeTiles(STARTER_DATA), makeData(first)]);
  }
  for (const dataDir of others) await copyDataDir(first ?? '', dataDir);
  const products = await Promise.all(dataDirs.map((dataDir) => startProduct({ dataDir, env })));
  announceProducts(products.map(({ url }, at) => ({ url, dataDir: dataDirs[at] ?? '' })));
  process.env['TAIVAL_REAL_DATA'] = IMPORTS.some(([, relative]) => sharedFile(relative) !== null) ? 'yes' : '';
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    weather.close();
    encyclopedia.close();
    for (const dataDir of [STARTER_DATA, ...dataDirs]) removeDataDir(dataDir);
  };
}

async function makeStarterData(): Promise<void> {
  const product = await startProduct({ dataDir: STARTER_DATA });
  await product.stop();
}

/** Adds the real data, where it lies beside the project, to the starter data. */
async function makeData(dataDir: string): Promise<void> {
  for (const [source, relative] of IMPORTS) {
    const file = sharedFile(relative);
    if (!file) continue;
    const result = await runImport(dataDir, [source, file]);
    if (result.code !== 0) throw new Error(`import ${source} ended with ${result.code}:\n${result.stderr}`);
  }
  await makeTiles(dataDir);
}

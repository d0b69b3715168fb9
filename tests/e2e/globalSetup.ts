import type { FullConfig } from '@playwright/test';
import { madeEncyclopedia } from '../support/made/madeEncyclopedia.ts';
import { madeWeather } from '../support/made/madeWeather.ts';
import { preparedFolder, realResults } from '../support/preparedFolders.ts';
import { copyDataDir, removeDataDir, startProduct } from '../support/product.ts';
import { startPushService } from '../support/services/pushService.ts';
import { startUpstream } from '../support/services/upstream.ts';
import { announceProducts } from './ownProduct.ts';

/**
 * Starts for each worker the built product on the real data (where there is none, the starter data is all). So no test
 * sees what a test of another worker changes. Services outside are replayed on this machine.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const weather = await startUpstream(madeWeather());
  const encyclopedia = await startUpstream(madeEncyclopedia());
  const push = await startPushService();
  process.env['TAIVAL_PUSH_SERVICE'] = push.origin;
  const env = {
    PUSH_SERVICES: push.origin,
    FMI_URL: `${weather.url}/wfs`,
    WIKIPEDIA_URL: `${encyclopedia.url}/{lang}`,
    WIKIDATA_URL: encyclopedia.url,
  };
  const dataDirs = Array.from({ length: workers }, (_, at) => `.data/e2e-${at}`);
  const prepared = await preparedFolder('real');
  for (const dataDir of dataDirs) {
    removeDataDir(dataDir);
    await copyDataDir(prepared, dataDir);
  }
  const products = await Promise.all(dataDirs.map((dataDir) => startProduct({ dataDir, env })));
  announceProducts(products.map(({ url }, at) => ({ url, dataDir: dataDirs[at] ?? '' })));
  process.env['TAIVAL_REAL_DATA'] = Object.keys(await realResults()).length > 0 ? 'yes' : '';
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    weather.close();
    encyclopedia.close();
    push.close();
    for (const dataDir of dataDirs) removeDataDir(dataDir);
  };
}

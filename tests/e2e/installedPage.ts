import type { Page } from '@playwright/test';
import { controlled } from '../../scripts/lib/serviceWorkers.ts';
import { type Deployed, startDeployed } from './deployed.ts';
import { productOfWorker } from './ownProduct.ts';
import { expect, test as visited } from './visitor.ts';

/** Paths that the worker may cache; none of them has private data. */
export const CACHED_PATHS = new RegExp(
  [
    /^\/(?:assets|static|tiles|thumbs|placemaps|images|profiles)\//.source,
    /^\/(?:favicon\.svg|shell\.html|graphql|)$/.source,
    /^\/v\/(?:intro|map|place)(?:\/|$)/.source,
  ].join('|'),
);

/** Every test has a browser that knows nothing, and a network of its own. */
export const test = visited.extend<{ readonly deployed: Deployed }>({
  deployed: async ({ browserName: _any }, provide) => {
    const deployed = await startDeployed(productOfWorker()?.url ?? '');
    await provide(deployed);
    deployed.close();
  },
  baseURL: async ({ deployed }, provide) => provide(deployed.url),
});

/** Paths of everything in the caches of the browser. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat().map((url) => new URL(url).pathname + new URL(url).search);
  });

/** Waits until the worker runs, and data that this page has loaded is cached. */
export async function ready(page: Page): Promise<void> {
  await controlled(page);
  await expect
    .poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/graphql')).length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
}

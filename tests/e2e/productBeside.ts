import { copyDataDir, type Product, type ProductOptions, removeDataDir, startProduct } from '../support/product.ts';

/** Data as the first minute of the product leaves it, on which nothing runs. */
export const STARTER_DATA = '.data/e2e-starter';

/** Starts a product beside that of the worker, with the starter places and an environment of its own. */
export async function startProductBeside({ dataDir, env = {} }: ProductOptions): Promise<Product> {
  removeDataDir(dataDir);
  await copyDataDir(STARTER_DATA, dataDir);
  return startProduct({ dataDir, env });
}

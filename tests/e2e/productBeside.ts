import { preparedFolder } from '../support/preparedFolders.ts';
import { copyDataDir, type Product, type ProductOptions, removeDataDir, startProduct } from '../support/product.ts';

/** Starts a product beside that of the worker, with the starter places and an environment of its own. */
export async function startProductBeside({ dataDir, env = {} }: ProductOptions): Promise<Product> {
  removeDataDir(dataDir);
  await copyDataDir(await preparedFolder('starter'), dataDir);
  return startProduct({ dataDir, env });
}

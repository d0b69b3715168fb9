/** A product that the global setup has started. */
export interface StartedProduct {
  readonly url: string;
  /** As `startProduct` has it. */
  readonly dataDir: string;
}

const VARIABLE = 'TAIVAL_PRODUCTS';

/** Hands the started products, one for each worker, to the workers. */
export function announceProducts(products: readonly StartedProduct[]): void {
  process.env[VARIABLE] = JSON.stringify(products);
}

/** The product of this worker: nobody else uses it at the same time. Null in the process that starts the workers. */
export function productOfWorker(): StartedProduct | null {
  const worker = process.env['TEST_PARALLEL_INDEX'];
  const products: readonly StartedProduct[] = JSON.parse(process.env[VARIABLE] ?? '[]');
  return worker === undefined ? null : (products[Number(worker)] ?? null);
}

/** Folder of the data of this worker's product. */
export function dataDir(): string {
  const product = productOfWorker();
  if (product === null) throw new Error('No product was started for this worker.');
  return product.dataDir;
}

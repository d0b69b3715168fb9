/** Does work in the folder of DATA_DIR. Throws one sentence for the operator where it cannot be done there. */
export function inDataDir<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new Error('The folder of DATA_DIR cannot be made or written to.', { cause });
  }
}

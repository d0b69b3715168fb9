import { isNobodyThere } from './rules.ts';

/** How long the network is waited for while there is something kept (docs/decisions/0032). */
const PATIENCE_MS = 3000;
/** The same after a request that found none, until one arrives again. */
const SHORT_PATIENCE_MS = 500;

/** Asks the network first. `after` tells when a time is over. */
export class NetworkFirst {
  readonly #after: (ms: number) => Promise<void>;
  #patienceMs = PATIENCE_MS;

  constructor(after: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms))) {
    this.#after = after;
  }

  /**
   * What the network answers, else what `kept` has; where that is nothing, the network is waited for as long as it takes. Throws, or gives the
   * answer of whoever stands before the server, where there is neither.
   */
  async answer(asked: Promise<Response>, kept: () => Promise<Response | undefined>): Promise<Response> {
    const arrived = asked.then(
      (response) => {
        const isServer = !isNobodyThere(response.status);
        this.#patienceMs = isServer ? PATIENCE_MS : SHORT_PATIENCE_MS;
        return isServer ? response : null;
      },
      () => {
        this.#patienceMs = SHORT_PATIENCE_MS;
        return null;
      },
    );
    const late = this.#after(this.#patienceMs).then(() => 'late' as const);
    const first = await Promise.race([arrived, late]);
    if (first instanceof Response) return first;
    if (first === 'late') this.#patienceMs = SHORT_PATIENCE_MS;
    return (await kept()) ?? asked;
  }
}

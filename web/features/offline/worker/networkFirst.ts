import { PATIENCE_MS } from '#web/data/relay/hasArrived.ts';
import { isServersAnswer, type Kind } from './rules.ts';

/** The network's time after a request that the network did not answer, until an answer arrives again. */
const SHORT_PATIENCE_MS = 500;

/**
 * Asks the network first, and a cache where the network does not answer in time. `after` resolves after so many
 * milliseconds.
 */
export class NetworkFirst {
  readonly #after: (ms: number) => Promise<void>;
  #patienceMs = PATIENCE_MS;

  constructor(after: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms))) {
    this.#after = after;
  }

  /**
   * The answer of the network, else that of `cached`. Where nothing is cached, the network may take as long as it
   * needs; then this throws as the request does, or gives the answer of a gateway or another network.
   */
  async answer(kind: Kind, asked: Promise<Response>, cached: () => Promise<Response | undefined>): Promise<Response> {
    const arrived = asked.then(
      (response) => {
        const isServer = isServersAnswer(kind, response);
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
    return (await cached()) ?? asked;
  }
}

import { isServersAnswer, type Kind } from './rules.ts';

/** How long the network may take before a cached answer is used (docs/decisions/0032). */
const TIMEOUT_MS = 3000;
/** The same after a request that the network did not answer, until an answer arrives again. */
const SHORT_TIMEOUT_MS = 500;

/**
 * Asks the network first, and a cache where the network does not answer in time. `after` resolves after so many
 * milliseconds.
 */
export class NetworkFirst {
  readonly #after: (ms: number) => Promise<void>;
  #timeoutMs = TIMEOUT_MS;

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
        this.#timeoutMs = isServer ? TIMEOUT_MS : SHORT_TIMEOUT_MS;
        return isServer ? response : null;
      },
      () => {
        this.#timeoutMs = SHORT_TIMEOUT_MS;
        return null;
      },
    );
    const late = this.#after(this.#timeoutMs).then(() => 'late' as const);
    const first = await Promise.race([arrived, late]);
    if (first instanceof Response) return first;
    if (first === 'late') this.#timeoutMs = SHORT_TIMEOUT_MS;
    return (await cached()) ?? asked;
  }
}

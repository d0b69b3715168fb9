/** An answer that came inside a page: the URL by which the network would have given it, and its JSON. */
export interface NamedAnswer {
  readonly url: string;
  readonly body: string;
}

/** A message from a page to the worker. */
export type WorkerMessage =
  /** Asks for the id of the worker's build; the answer is posted to the port that is sent along. */
  | { readonly what: 'build' }
  /** The visitor has accepted the new version: the worker takes over. */
  | { readonly what: 'takeOver' }
  /**
   * The page is of the worker's build already: the worker takes over unless another page is open, which may use the old
   * build.
   */
  | { readonly what: 'takeOverIfAlone' }
  /** What the page loaded without the worker; `page` is its own URL, null where the worker has handled that request. */
  | {
      readonly what: 'loaded';
      readonly page: string | null;
      readonly urls: readonly string[];
      readonly answers: readonly NamedAnswer[];
    };

/** At most so many URLs, and so many answers, of a page are sent to the worker. */
export const LOADED_MAX = 400;

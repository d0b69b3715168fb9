/** An answer that came with a page: the address under which it would have been asked for, and its JSON. */
export interface NamedAnswer {
  readonly url: string;
  readonly body: string;
}

/** What a page says to the worker. */
export type WorkerMessage =
  /** The build of the worker, asked for by a port. */
  | { readonly what: 'build' }
  /** The visitor has taken the new version. */
  | { readonly what: 'takeOver' }
  /** The page is of the new version already: nobody else may be using the old one. */
  | { readonly what: 'takeOverIfAlone' }
  /** What the page had loaded without the worker: its own address too, null where the worker has seen it. */
  | {
      readonly what: 'loaded';
      readonly page: string | null;
      readonly urls: readonly string[];
      readonly answers: readonly NamedAnswer[];
    };

/** Names more of what a page loaded than this: the rest is left out. */
export const LOADED_MAX = 400;

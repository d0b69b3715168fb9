/** A file of the build. The revision is null where the file's name has a hash of its content. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** The description of its own build that `web/build/worker.ts` writes into the worker. */
export interface Build {
  /** Time of the build; a page of the same build has the same id. */
  readonly id: string;
  /** The files that every page needs. */
  readonly least: readonly BuiltFile[];
  /** All other files of the program, except those for admins. */
  readonly more: readonly BuiltFile[];
  /** Names of the persisted queries by the ids under which this build asks them. */
  readonly operations: Readonly<Record<string, string>>;
}

declare const __BUILD__: Build;
declare const __SHELL_TAG__: string;
declare const __TILES_URL__: string;

export const build: Build = __BUILD__;

/**
 * Address of the page without answers, and the hash of its content, which the server writes into the worker
 * (api/http/pages/worker.ts).
 */
export const SHELL: BuiltFile & { readonly revision: string } = { url: '/shell.html', revision: __SHELL_TAG__ };

/** Where tiles are asked for first; empty: at this server. The server writes it into the worker. */
export const TILES_URL: string = __TILES_URL__;

/** A file of the build; without a revision its name says what is in it. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** What `web/build/worker.ts` tells the worker of the build that it belongs to. */
export interface Build {
  /** When it was made: the page's own is the same where both are of one build. */
  readonly id: string;
  /** What no page opens without. */
  readonly least: readonly BuiltFile[];
  /** The rest of the program, but for what only admins see. */
  readonly more: readonly BuiltFile[];
  /** Names of the persisted queries by the ids under which this build asks them. */
  readonly operations: Readonly<Record<string, string>>;
}

declare const __BUILD__: Build;
declare const __SHELL_TAG__: string;

export const build: Build = __BUILD__;

/** Address of the page without answers, and what the server says of its content (api/http/pages/worker.ts). */
export const SHELL: BuiltFile & { readonly revision: string } = { url: '/shell.html', revision: __SHELL_TAG__ };

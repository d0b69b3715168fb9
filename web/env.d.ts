/** Values that vite.config.ts writes into the client. */
interface ImportMetaEnv {
  /** Time of the build, ISO 8601. */
  readonly VITE_BUILT_AT: string;
  /**
   * Name of the pacing piece (web/map/pace/pieces.ts) that the build leaves out, for measuring it; empty in the
   * product.
   */
  readonly VITE_WITHOUT: string;
}

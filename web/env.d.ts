/** What vite.config.ts writes into the client. */
interface ImportMetaEnv {
  /** ISO 8601. */
  readonly VITE_BUILT_AT: string;
}

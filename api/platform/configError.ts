/** The environment is unusable: one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

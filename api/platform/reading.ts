/**
 * A record that cannot be used and is left out: `ref` names it, `reason` is one short English clause for the import's
 * report.
 */
export interface Skipped {
  readonly ref: string;
  readonly reason: string;
}

/** Reports how far a step has come: `total` is null while it is unknown; `unit` is an English plural, `records`. */
export type Progress = (step: string, done: number, total: number | null, unit: string) => void;

/**
 * The file or the answer of a service cannot be used. The message is one sentence for the operator that names the
 * position of the fault. The import ends with exit code 1 and changes nothing.
 */
export class ImportInputError extends Error {
  override readonly name = 'ImportInputError';
}

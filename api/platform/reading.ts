/** A single bad record, skipped and listed: `ref` names it, `reason` is one short English clause. */
export interface Skipped {
  readonly ref: string;
  readonly reason: string;
}

/** How readers report progress: `total` null while unknown; `unit` is a plain English plural. */
export type Progress = (step: string, done: number, total: number | null, unit: string) => void;

/** The file or answer is unusable: one clear sentence with the position of the fault. Ends the import with exit code 1, nothing changed. */
export class ImportInputError extends Error {
  override readonly name = 'ImportInputError';
}

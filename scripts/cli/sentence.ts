import { BackupError } from '#api/backup/core/backupError.ts';
import { ConfigError } from '#api/platform/configError.ts';
import { ImportInputError } from '#api/platform/reading.ts';

/**
 * What went wrong as one line for an operator. The cause behind it is added where it says more, but not to a sentence
 * that was made for them.
 */
export function oneSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const sentence = error.message || error.name;
  const { cause } = error;
  const isComplete =
    error instanceof ImportInputError ||
    error instanceof ConfigError ||
    error instanceof BackupError ||
    !(cause instanceof Error) ||
    sentence.includes(cause.message);
  return isComplete ? sentence : `${sentence} (${cause.message})`;
}

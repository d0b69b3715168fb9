/**
 * A backup cannot be made, read or restored. The message is one sentence for the operator; the command ends with exit
 * code 1, and nothing is changed.
 */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

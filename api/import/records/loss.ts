/** An import stops when more than this part of what is stored would vanish, and at least so many. */
const LOSS_MAX = 0.2;
const LOSS_MIN_RECORDS = 10;

/** Whether so many of the stored rows are too many to vanish by one import unasked. */
export function isLoss(vanished: number, stored: number): boolean {
  return vanished >= LOSS_MIN_RECORDS && vanished > LOSS_MAX * stored;
}

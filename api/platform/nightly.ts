/**
 * Times of day in Finland at which work may begin each night. The hour from 03:00 is missing on the night when summer
 * time begins, and comes twice when it ends.
 */
export const NIGHTLY_TIME = /^(?:0[0-24-9]|1\d|2[0-3]):[0-5]\d$/;

/** A time of day, `04:00`, as a cron expression. */
export function cronOf(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  return `${minutes} ${hours} * * *`;
}

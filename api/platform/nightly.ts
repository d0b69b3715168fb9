/** A time of day, `04:00`, as a cron expression. */
export function cronOf(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  return `${minutes} ${hours} * * *`;
}

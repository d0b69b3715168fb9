/** What went wrong as one line for an operator; the cause behind it, when it says more. */
export function oneSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && !error.message.includes(error.cause.message) ? ` (${error.cause.message})` : '';
  return `${error.message || error.name}${cause}`;
}

/** One preference of a header such as Accept or Accept-Language. */
interface Preference {
  /** In lower case, such as `text/html` or `sv-fi`. */
  readonly name: string;
  /** Weight from 0 (not wanted) to 1. */
  readonly q: number;
}

/** The preferences of a header such as Accept or Accept-Language (RFC 9110 §12.4.2), in its order. */
export function preferencesOf(header: string): readonly Preference[] {
  return header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return { name, q: q === undefined ? 1 : Number(q.slice(2)) || 0 };
  });
}

/** How much a header Accept wants a type, 0–1. */
function weightOf(accept: string, type: string): number {
  const [family = ''] = type.split('/');
  const asked = preferencesOf(accept);
  for (const name of [type, `${family}/*`, '*/*']) {
    const found = asked.find((one) => one.name === name);
    if (found !== undefined) return found.q;
  }
  return 0;
}

/** Whether a header Accept wants a page more than any of the `others`, types of data: browsers send such a one. */
export function prefersPage(accept: string | undefined, others: readonly string[]): boolean {
  return (
    accept !== undefined && weightOf(accept, 'text/html') > Math.max(...others.map((type) => weightOf(accept, type)))
  );
}

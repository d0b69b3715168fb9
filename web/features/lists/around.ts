/** The municipality that most of the places are in, by the first of their areas each; null where none is known. */
export function municipalityAround(places: readonly { readonly admin: readonly string[] }[]): string | null {
  const counts = new Map<string, number>();
  for (const { admin } of places) if (admin[0] !== undefined) counts.set(admin[0], (counts.get(admin[0]) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? null;
}

/**
 * Condition over `attraction a`: a pattern of ILIKE matches its last known name, or a name in any language of the place
 * that it is part of in a version. Both arguments are parameters of the statement. Index: place primary key.
 */
export function namedLike(version: string, pattern: string): string {
  return `(a.name ILIKE ${pattern} OR EXISTS (SELECT FROM place p WHERE p.version = ${version}::int
    AND p.id IN (a.id, a.merged_into)
    AND (p.name ILIKE ${pattern} OR p.name_sv ILIKE ${pattern} OR p.name_en ILIKE ${pattern})))`;
}

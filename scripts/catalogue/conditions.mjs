/** `a=b|c`, `a!=b`, `a=*`, `a!=*` as `{ tag, values, not }`; `values` is null for `*`. */
function parseCondition(text) {
  const match = /^([^=!]+)(!?)=(.+)$/.exec(text.trim());
  if (match === null) throw new Error(`"${text}" is no condition`);
  const [, tag, not, values] = match;
  return { tag: tag.trim(), values: values === '*' ? null : values.split('|'), not: not === '!' };
}

/** One alternative: conditions joined by `&`, all of which must hold. At least one must ask for a tag. */
export function parseConditions(text) {
  const conditions = text.split('&').map(parseCondition);
  if (conditions.every(({ not }) => not)) throw new Error(`"${text}" fits objects without any tag`);
  return conditions;
}

import { readFileSync } from 'node:fs';

/** The table of `common/familyColours.ts`, read as text: this script runs on plain Node, which knows no types. */
export function familyColours() {
  const source = readFileSync(new URL('../../common/familyColours.ts', import.meta.url), 'utf8');
  const colours = Object.fromEntries([...source.matchAll(/^ {2}(\w+): '(#[0-9A-F]{6})',$/gm)].map(([, family, colour]) => [family, colour]));
  if (Object.keys(colours).length === 0) throw new Error('common/familyColours.ts holds no colours in the form this script reads');
  return colours;
}

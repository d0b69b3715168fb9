import { readFileSync } from 'node:fs';

/** The table of `common/catalogue/familyColours.ts`. */
export function familyColours() {
  return coloursOf('catalogue/familyColours.ts');
}

/** The table of `common/places/favouriteColours.ts`. */
export function favouriteColours() {
  return coloursOf('places/favouriteColours.ts');
}

/** A table of colours, read as text: this script runs on plain Node, which knows no types. */
function coloursOf(file) {
  const source = readFileSync(new URL(`../../common/${file}`, import.meta.url), 'utf8');
  const colours = Object.fromEntries(
    [...source.matchAll(/^ {2}(\w+): '(#[0-9A-F]{6})',$/gm)].map(([, name, colour]) => [name, colour]),
  );
  if (Object.keys(colours).length === 0)
    throw new Error(`common/${file} holds no colours in the form this script reads`);
  return colours;
}

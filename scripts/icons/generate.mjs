/**
 * Draws the icons of the catalogue: the glyphs of the page (`web/features/category/glyphs.json`) and the discs of the
 * map (`web/map/sprites`); the sprites of the base map's style (`web/public/static/map`); the picture of shared links;
 * the icons of the installed app (`web/public/static/app`). Reads the catalogue that `scripts/catalogue/generate.mjs`
 * wrote.
 */
import { readFileSync } from 'node:fs';
import { emit } from '../catalogue/output.mjs';
import { drawAppIcons } from './app.mjs';
import { draw, layOut } from './atlas.mjs';
import { familyColours, favouriteColours } from './colours.mjs';
import { glyphPaths } from './glyphPaths.mjs';
import { favouriteGlyphs, glyphs } from './glyphs.mjs';
import { drawSharePicture } from './share.mjs';
import { drawSprite, SPRITE_THEMES } from './sprite.mjs';

/** Rings of LOOK: white on the light map, the dark theme's ink on the dark one. */
const RINGS = { light: '#FFFFFF', dark: '#E7EEE9' };

/** What a place of an unknown category is drawn as (common/catalogue/catalogue.ts). */
const FALLBACK = { family: 'service', icon: 'marker-base' };

const catalogue = JSON.parse(readFileSync(new URL('../../common/catalogue/catalogue.json', import.meta.url), 'utf8'));
/** The mark on the disc of what is closed for now: `--danger` of the light theme. */
const CLOSED = { name: 'mark/closed', colour: '#B3261E', source: 'fa:minus' };

const shown = [FALLBACK, ...catalogue];

const icons = [...new Set(shown.map(({ icon }) => icon))].sort();
const idle = Object.keys(glyphs).filter((name) => !icons.includes(name));
if (idle.length > 0) {
  console.error(`No category uses the icons ${idle.join(', ')}`);
  process.exit(1);
}

const colours = familyColours();
const pairs = [
  CLOSED,
  ...[...new Set(shown.map(({ family, icon }) => `${family}/${icon}`))].map((name) => {
    const [family, icon] = name.split('/');
    return { name, colour: colours[family], source: glyphs[icon] };
  }),
  ...Object.entries(colours).map(([family, colour]) => ({ name: `dot/${family}`, colour, source: null })),
  ...Object.entries(favouriteColours()).map(([type, colour]) => ({
    name: `favourite/${type}`,
    colour,
    source: favouriteGlyphs[type],
  })),
].sort((a, b) => (a.name < b.name ? -1 : 1));
const names = pairs.map(({ name }) => name);
const layout = layOut(names);

emit(
  'web/features/category/glyphs.json',
  `${JSON.stringify(glyphPaths(Object.fromEntries(icons.map((name) => [name, glyphs[name]]))), null, 2)}\n`,
);
emit(
  'web/map/sprites/discs.json',
  `{\n${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(layout.mapping[name])}`).join(',\n')}\n}\n`,
);
emit('web/map/sprites/discs.png', await draw(layout, pairs, RINGS.light));
emit('web/map/sprites/discs-dark.png', await draw(layout, pairs, RINGS.dark));
emit('web/public/static/share.png', await drawSharePicture());
for (const [file, png] of await drawAppIcons()) emit(`web/public/static/app/${file}`, png);
for (const theme of SPRITE_THEMES) {
  for (const [suffix, pixelRatio] of [
    ['', 1],
    ['@2x', 2],
  ]) {
    const { json, png } = await drawSprite(theme, pixelRatio);
    emit(`web/public/static/map/${theme}${suffix}.json`, json);
    emit(`web/public/static/map/${theme}${suffix}.png`, png);
  }
}
console.log(
  `${catalogue.length} categories, ${icons.length} icons, ${names.length} discs on ${layout.width} ` +
    `× ${layout.height} px`,
);

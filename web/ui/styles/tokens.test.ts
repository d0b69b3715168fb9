import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '#common/catalogue/families.ts';
import { FAMILY_COLOURS } from '#common/catalogue/familyColours.ts';
import { FAVOURITE_COLOURS } from '#common/places/favouriteColours.ts';
import { FAVOURITE_TYPES } from '#common/places/favouriteTypes.ts';
import { contrast } from '../../../tests/support/contrast.ts';

const css = readFileSync('web/ui/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');

function token(sheet: string, name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(sheet)?.[1];
  if (value === undefined) throw new Error(`no colour --${name}`);
  return value;
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme', (_name, sheet) => {
  test.each(['ink', 'ink-muted', 'primary', 'accent', 'water', 'danger', 'focus'])(
    '%s can be read on background and surface',
    (name) => {
      expect(contrast(token(sheet, name), token(sheet, 'background'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(token(sheet, name), token(sheet, 'surface'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('text on a filled control can be read', () => {
    expect(contrast(token(sheet, 'on-primary'), token(sheet, 'primary'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(token(sheet, 'on-accent'), token(sheet, 'accent'))).toBeGreaterThanOrEqual(4.5);
  });
});

test('no colour of the dark scheme gets onto paper', () => {
  const [, print = ''] = readFileSync('web/ui/styles/print.css', 'utf8').split(':root');
  const names = [...dark.matchAll(/--([a-z-]+): #/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !print.includes(`--${name}: #`))).toEqual([]);
  expect(contrast(token(print, 'danger'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test.each(FAMILIES)(
  'the disc of %s has the same colour in lists and on the map, and a white glyph shows on it',
  (family) => {
    expect(token(light, `family-${family}`)).toBe(FAMILY_COLOURS[family].toLowerCase());
    expect(contrast('#ffffff', token(light, `family-${family}`))).toBeGreaterThanOrEqual(4.4);
  },
);

test.each(FAVOURITE_TYPES)(
  'the mark of a favourite of the type %s has the same colour in lists and on the map, and a white glyph shows on it',
  (type) => {
    expect(token(light, `favourite-${type.toLowerCase()}`)).toBe(FAVOURITE_COLOURS[type].toLowerCase());
    expect(contrast('#ffffff', FAVOURITE_COLOURS[type])).toBeGreaterThanOrEqual(4.5);
  },
);

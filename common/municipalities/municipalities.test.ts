import { describe, expect, test } from 'vitest';
import { isSwedishSpoken, MUNICIPALITIES, municipalityByCode, municipalityByName } from './municipalities.ts';

describe('the table of municipalities', () => {
  test('holds 309, each code and Finnish name once, in 19 regions', () => {
    expect(MUNICIPALITIES).toHaveLength(309);
    expect(new Set(MUNICIPALITIES.map(({ code }) => code)).size).toBe(309);
    expect(new Set(MUNICIPALITIES.map(({ nameFi }) => nameFi)).size).toBe(309);
    expect(new Set(MUNICIPALITIES.map(({ regionCode }) => regionCode)).size).toBe(19);
    for (const { code, regionCode } of MUNICIPALITIES) expect(`${code} ${regionCode}`).toMatch(/^\d{3} R\d{2}$/);
  });

  test('is looked up by code and by name in either language', () => {
    expect(municipalityByCode('109')).toMatchObject({
      nameFi: 'Hämeenlinna',
      nameSv: 'Tavastehus',
      regionFi: 'Kanta-Häme',
      regionSv: 'Egentliga Tavastland',
    });
    expect(municipalityByName('Hämeenlinna')?.code).toBe('109');
    expect(municipalityByName('Helsingfors')?.code).toBe('091');
    expect(municipalityByName('Atlantis')).toBeUndefined();
    expect(municipalityByCode('999')).toBeUndefined();
  });

  test('a name that is Finnish for one and Swedish for another means the Finnish one', () => {
    for (const { nameFi, code } of MUNICIPALITIES) expect(municipalityByName(nameFi)?.code).toBe(code);
  });

  test('knows the 33 bilingual and 16 Swedish-speaking ones', () => {
    const spoken = MUNICIPALITIES.filter(isSwedishSpoken);
    expect(spoken).toHaveLength(49);
    const names = spoken.map(({ nameFi }) => nameFi);
    expect(names).toEqual(expect.arrayContaining(['Helsinki', 'Närpiö', 'Maarianhamina', 'Vöyri']));
    expect(names).not.toContain('Tampere');
  });
});

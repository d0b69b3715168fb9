import { describe, expect, test } from 'vitest';
import { stripCaseEnding } from './caseEndings.ts';
import { normalise } from './normalise.ts';

describe('stripCaseEnding', () => {
  test.each([
    ['Nuuksiossa', 'nuuksio'],
    ['Nuuksiosta', 'nuuksio'],
    ['Nuuksioon', 'nuuksio'],
    ['Nuuksion', 'nuuksio'],
    ['Kolilla', 'koli'],
    ['Kolille', 'koli'],
    ['Haltilta', 'halti'],
    ['Suomenlinnaan', 'suomenlinna'],
    ['Suomenlinnassa', 'suomenlinna'],
    ['Helsingissä', 'helsinki'],
    ['Hämeenlinnan', 'hameenlinna'],
    ['Tampereella', 'tampere'],
    ['Repovedellä', 'repovesi'],
    ['Repoveteen', 'repovesi'],
    ['Tuusulanjärvellä', 'tuusulanjarvi'],
    ['Karhujoelle', 'karhujoki'],
    ['Hiekkarannalla', 'hiekkaranta'],
    ['Luontopolulla', 'luontopolku'],
    ['Aleksanterinkadulla', 'aleksanterinkatu'],
    ['Mannerheimintiellä', 'mannerheimintie'],
    ['Pyhätunturiin', 'pyhatunturi'],
    ['Saunoihin', 'sauno'],
    ['Laavuille', 'laavu'],
    ['Laavut', 'laavu'],
    ['Kankaaseen', 'kangas'],
    ['Domkyrkan', 'domkyrka'],
    ['Slottet', 'slott'],
    ['Badstranden', 'badstrand'],
    ['Konstmuseet', 'konstmuseum'],
    ['Vandringslederna', 'vandringsled'],
  ])('%s may be %s', (word, basic) => {
    expect(stripCaseEnding(normalise(word))).toContain(basic);
  });

  test.each(['koli', 'abc', '', 'n', 'talo', 'in', 'maan', 'tielle'.slice(0, 3)])('%j has nothing to strip', (word) => {
    expect(stripCaseEnding(word)).toEqual([]);
  });

  test('no candidate is the word itself, shorter than four letters, or given twice', () => {
    for (const word of ['kolilla', 'illalla', 'saarella', 'vesissa', 'joella', 'ounasjoella', 'puroon', 'aaaaaaa']) {
      const candidates = stripCaseEnding(word);
      expect(candidates.every((form) => form.length >= 4 && form !== word)).toBe(true);
      expect(new Set(candidates).size).toBe(candidates.length);
    }
  });
});

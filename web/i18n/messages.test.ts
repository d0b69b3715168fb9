import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isArgumentElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { KINDS } from '#common/catalogue/kinds.ts';
import { LANGUAGES } from '#common/languages.ts';

const read = (file: string) =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(`web/i18n/${file}.json`, 'utf8')));
const texts = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    {
      ...read(language),
      ...read(`account.${language}`),
      ...read(`own.${language}`),
      ...read(`admin.${language}`),
      ...read(`outside.${language}`),
      ...read(`place.${language}`),
      ...read(`pwa.${language}`),
      ...read(`saved.${language}`),
    },
  ]),
);
const finnish = texts.fi ?? {};

/** Names of the values a message is filled with, and the cases of its selections. */
function values(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isArgumentElement(element)) return [element.value];
    if (isPluralElement(element))
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => values(value))];
    if (isSelectElement(element)) return [`${element.value}: ${Object.keys(element.options).sort().join()}`];
    return [];
  });
}

function plurals(elements: readonly MessageFormatElement[]): PluralElement[] {
  return elements.flatMap((element) => {
    const within =
      isPluralElement(element) || isSelectElement(element)
        ? Object.values(element.options).flatMap(({ value }) => plurals(value))
        : [];
    return isPluralElement(element) ? [element, ...within] : within;
  });
}

/** The client's own files that may name a text. */
const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|__generated__/.test(file))
    .map((file) => path.join(folder, file));

function mapped<T>(record: Readonly<Record<string, string>>, change: (text: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, text]) => [key, change(text)]));
}

describe.each(LANGUAGES.filter((language) => language !== 'fi'))('the texts in %s', (language) => {
  const others = texts[language] ?? {};

  // SPEC §2: The product is in Finnish, Swedish and English
  test('are all there, in the order of the Finnish ones', () => {
    expect(Object.keys(others)).toEqual(Object.keys(finnish));
  });

  test('are filled with the same values', () => {
    const filled = (text: string) => [...new Set(values(parse(text)))].sort();
    expect(mapped(others, filled)).toEqual(mapped(finnish, filled));
  });
});

test('no text takes the place of another', () => {
  expect(Object.keys(finnish)).toHaveLength(
    ['fi', 'account.fi', 'own.fi', 'admin.fi', 'outside.fi', 'place.fi', 'pwa.fi', 'saved.fi'].reduce(
      (sum, file) => sum + Object.keys(read(file)).length,
      0,
    ),
  );
});

test('each plural text has all plural forms of its language', () => {
  const missing = LANGUAGES.flatMap((language) =>
    Object.entries(texts[language] ?? {}).flatMap(([key, text]) =>
      plurals(parse(text)).flatMap(({ pluralType, options }) =>
        new Intl.PluralRules(language, { type: pluralType ?? 'cardinal' })
          .resolvedOptions()
          .pluralCategories.filter((category) => !(category in options))
          .map((category) => [language, key, category]),
      ),
    ),
  );
  expect(missing).toEqual([]);
});

test('every text is shown somewhere', () => {
  const code = sources('web')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const filled = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, begun = '']) => begun);
  expect(
    Object.keys(finnish).filter(
      (key) =>
        !code.includes(`'${key}'`) && !code.includes(`"${key}"`) && !filled.some((begun) => key.startsWith(begun)),
    ),
  ).toEqual([]);
});

test('no text is empty', () => {
  expect(
    LANGUAGES.flatMap((language) => Object.entries(texts[language] ?? {}).filter(([, text]) => text.trim() === '')),
  ).toEqual([]);
});

// Issue "What people add": What was being written when a session ended waits for the same user
test('the texts of notices that can show on any page are loaded on every page', () => {
  const ofNotices = [
    'account.ended',
    'comment.deleteFailed',
    'comment.saveFailed',
    'comment.sendFailed',
    'favourites.failed',
    'favourites.tooMany',
    'note.failed',
    'ownPlace.deleted',
    'ownPlace.outside',
  ];
  const ofAnyCall = ['failure.connection', 'failure.server', 'limited.hours', 'limited.minutes'];
  expect([...ofNotices, ...ofAnyCall].filter((id) => !(id in read('fi')))).toEqual([]);
});

test('every kind has its word', () => {
  expect(KINDS.filter((kind) => !(`kind.${kind}` in finnish))).toEqual([]);
});

// SPEC §8: Texts stand word for word
// SPEC §8: Install dismissed: 'Sovelluksen asentaminen peruttiin' (orange, 2.5 s)
// SPEC §8: Login: pending, wrong, other
// SPEC §8: Registration 400: password, e-mail taken with a forgot-password link, user name taken; other
// SPEC §8: Set password 400: password, oldPassword, resetToken with a link to request a new one; other
// SPEC §8: E-mail confirmation 400; other
test('the texts of the specification stand word for word', () => {
  expect(finnish).toMatchObject({
    'notFound.title': 'Kohdetta ei löytynyt',
    'share.copied': 'Linkki kopioitu',
    'share.copyFailed': 'Linkin kopiointi ei onnistunut',
    'failure.server': 'Palvelinvirhe',
    'email.tooShort': 'Syötä sähköpostiosoite',
    'email.tooLong': 'Liian pitkä sähköpostiosoite',
    'email.missingAt': 'Sähköpostiosoite puutteellinen',
    'email.containsSpace': 'Sähköpostiosoite ei saa sisältää välilyöntejä',
    'email.taken': 'Sähköpostiosoite on jo rekisteröity',
    'username.tooShort': 'Syötä käyttäjänimi',
    'username.tooLong': 'Liian pitkä käyttäjänimi',
    'username.taken': 'Käyttäjänimi on jo varattu, kokeile jotain muuta.',
    'password.missing': 'Syötä salasana',
    'password.mismatch': 'Salasanat eivät täsmää',
    'password.incomplete': expect.stringMatching(/^Salasana puutteellinen: /),
    'login.pending':
      'Et ole vielä vahvistanut sähköpostiosoitettasi. Tarkista sähköpostisi ja seuraa aktivointilinkkiä.',
    'login.wrong': 'Sähköpostiosoite tai salasana ovat väärin',
    'login.problem': 'Palvelinongelma, sisäänkirjautuminen ei onnistu.',
    'register.problem': 'Palvelinongelma, käyttäjän luominen ei onnistu.',
    'setPassword.wrongOld': 'Vanha salasana on väärin',
    'setPassword.expired': 'Sähköpostilinkki jolla koitit vaihtaa salasanaa, on vanhentunut.',
    'setPassword.problem': 'Palvelinongelma, salasanan vaihto ei onnistu.',
    'confirm.expired': 'Sähköpostilinkki jolla koitit rekisteröityä, on vanhentunut.',
    'confirm.problem': 'Palvelinongelma, rekisteröityminen ei onnistu.',
    'forgot.failed': 'Salasanan palauttaminen epäonnistui',
    'profile.notFound': 'Käyttäjää ei löytynyt',
    'install.dismissed': 'Sovelluksen asentaminen peruttiin',
  });
});

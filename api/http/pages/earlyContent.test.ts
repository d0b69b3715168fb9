import { expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { earlyContent, type EarlyPage } from './earlyContent.ts';

const BOUNDS = [24, 60, 25, 61] as const;
const VARIABLES = {
  bounds: BOUNDS,
  category: null,
  filter: null,
  kind: 'museum',
  language: 'sv',
  near: null,
  sort: 'best',
} as const;
const LIST: EarlyPage = {
  route: { operation: 'AttractionListQuery', variables: VARIABLES },
  answer: { attractionLists: { best: [placed(7, 'Ateneum', true)], closest: [] } },
  language: 'sv',
  asked: null,
};
const HOSTILE = `<img src=x onerror="alert(1)">&'`;

function placed(id: number, name: string, named: boolean) {
  return {
    attractionId: id,
    name,
    named,
    quality2: 50,
    category: categoryOf('Museum'),
    admin: ['Helsingfors', 'Nyland'],
  };
}

function categoryOf(name: string) {
  return { name, family: 'culture', group: { key: name, name, primary: true, icon: 'museum' } };
}

function detail(attraction: object): EarlyPage {
  return {
    ...LIST,
    route: { operation: 'AttractionDetailQuery', variables: { id: attractionId(7), language: 'sv' } },
    answer: { attraction: { __typename: 'Attraction', ...attraction } },
  };
}

test('a list can be read as links, under its name', () => {
  const html = earlyContent(LIST);
  expect(html).toContain('<h1>Museer</h1>');
  expect(html).toContain('<a href="/v/place/7"><b>Ateneum</b><br>Museum · Helsingfors</a>');
});

test('a list of a category has the name of its chip, else of the category', () => {
  const titleOf = (category: string) => {
    const variables = { ...VARIABLES, kind: null, category };
    return /<h1>(.*)<\/h1>/.exec(
      earlyContent({ ...LIST, route: { operation: 'AttractionListQuery', variables } }),
    )?.[1];
  };
  expect(['route-hiking', 'route-foot'].map(titleOf)).toEqual(['Leder', 'Promenad- eller friluftsled']);
});

test('places of several categories stand in their groups, the first one open', () => {
  const best = ['Ateneum', 'Kiasma', 'Amos'].map((name, at) => placed(at, name, true));
  const parks = ['Esplanad', 'Sibeliusparken'].map((name, at) => ({
    ...placed(at + 5, name, true),
    category: categoryOf('Park'),
  }));
  const html = earlyContent({ ...LIST, answer: { attractionLists: { best: [...parks, ...best], closest: [] } } });
  expect(html.match(/<details[^>]*><summary>\w+ <span>\d/g)).toEqual([
    '<details open><summary>Museum <span>3',
    '<details><summary>Park <span>2',
  ]);
  expect(html).toContain('<b>Esplanad</b><br>Helsingfors</a>');
});

test('categories that suit the moment come first, as the client draws them', () => {
  const museums = [1, 2, 3].map((id) => placed(id, `Museum ${id}`, true));
  const parks = [4, 5, 6].map((id) => ({ ...placed(id, `Park ${id}`, true), category: categoryOf('Park') }));
  const summaries = (raised: readonly object[]) =>
    earlyContent({
      ...LIST,
      answer: { attractionLists: { best: [...museums, ...parks], closest: [], raised } },
    }).match(/<summary>\w+/g);
  expect(summaries([])).toEqual(['<summary>Museum', '<summary>Park']);
  expect(summaries([{ attractionId: 4, points: 25, reason: 'summer' }])).toEqual(['<summary>Park', '<summary>Museum']);
});

test('links have the language that was asked for', () => {
  expect(earlyContent({ ...LIST, asked: 'sv' })).toContain('href="/v/place/7?lang=sv"');
});

test('a place without a name shows its category once', () => {
  expect(
    earlyContent({ ...LIST, answer: { attractionLists: { best: [placed(7, 'Museum', false)], closest: [] } } }),
  ).toContain('<b>Museum</b><br>Helsingfors</a>');
});

test('where no place is in the area, the nearest places are listed', () => {
  expect(
    earlyContent({ ...LIST, answer: { attractionLists: { best: [], closest: [placed(8, 'Kiasma', true)] } } }),
  ).toContain('Kiasma');
});

test('a category is called by its name', () => {
  const html = earlyContent({
    ...LIST,
    route: {
      operation: 'AttractionListQuery',
      variables: {
        bounds: BOUNDS,
        category: 'tourism-museum',
        filter: null,
        kind: null,
        language: 'fi',
        near: null,
        sort: 'best',
      },
    },
    language: 'fi',
  });
  expect(html).toContain('<h1>Museo</h1>');
});

test('a place has its name, where it is and what it is about, in the language of the text', () => {
  const html = earlyContent(
    detail({ ...placed(7, 'Ateneum', true), properties: { description: { text: 'Taidemuseo.', language: 'fi' } } }),
  );
  expect(html).toContain('<h1>Ateneum</h1>');
  expect(html).toContain('<p>Museum, Helsingfors, Nyland</p>');
  expect(html).toContain('<p lang="fi">Taidemuseo.</p>');
});

test('an unknown or vanished place has nothing to read', () => {
  for (const __typename of ['UnknownAttraction', 'GoneAttraction'])
    expect(earlyContent(detail({ __typename }))).toBe('');
});

// SPEC §1: The served page of an intro, a list or a place can be read before, or without, its program
test('texts that people wrote are text, never HTML', () => {
  const place = { ...placed(7, HOSTILE, true), category: categoryOf(HOSTILE), admin: [HOSTILE] };
  for (const page of [
    detail({ ...place, properties: { description: { text: HOSTILE, language: HOSTILE } } }),
    { ...LIST, answer: { attractionLists: { best: [place], closest: [] } } },
  ]) {
    const html = earlyContent(page);
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/lang="[^"]*</);
    expect(html).toContain('&lt;img');
  }
});

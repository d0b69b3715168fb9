import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#common/languages.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { EncyclopediaBlock } from './EncyclopediaBlock.tsx';

const text = (fields: object = {}) => ({
  __typename: 'EncyclopediaText',
  html: '<p><b>Evo</b> on kylä.</p><p>Siellä on metsää.</p>',
  shortHtml: '<p><b>Evo</b> on kylä.</p>',
  isShortened: true,
  language: 'fi',
  title: 'Evo',
  url: 'https://fi.wikipedia.org/wiki/Evo',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://example.org/by-sa',
  ...fields,
});

async function block(
  encyclopedia: object | Error | null,
  { ownText = '', language = 'fi' }: { ownText?: string; language?: Language } = {},
) {
  const answered = vi.fn();
  const view = await renderWithRelay(
    <EncyclopediaBlock id={attractionId(5)} ownText={ownText} skeleton="odottaa" onAnswer={answered} />,
    { language },
  );
  const { mock } = view.environment;
  const operation = mock.getMostRecentOperation();
  await act(async () => {
    if (encyclopedia instanceof Error) mock.reject(operation, encyclopedia);
    else
      mock.resolve(operation, { data: { attraction: { __typename: 'Attraction', id: 'Attraction:5', encyclopedia } } });
  });
  return { ...view, answered, asked: operation.request.variables };
}

const reports: string[] = [];
beforeEach(() => {
  reports.length = 0;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    reports.push(body);
    return Response.json({});
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the text of the encyclopedia', () => {
  // SPEC §2: Description block from the encyclopedia; §9 wiki text shortened, the rest behind "read more"; a text in
  //   another language than asked says which it is (RULINGS 10)
  test('is its first paragraph, with its page and licence; the rest is behind "read more"', async () => {
    const { user, asked, container } = await block(text());
    expect(asked).toEqual({ id: 5, language: 'fi' });
    await screen.findByRole('link', { name: 'Evo' });
    expect(container.querySelector('[lang=fi]')?.innerHTML).toBe('<p><b>Evo</b> on kylä.</p>');
    expect(screen.getByRole('link', { name: 'Evo' }).getAttribute('href')).toBe('https://fi.wikipedia.org/wiki/Evo');
    expect(screen.getByRole('link', { name: 'CC BY-SA 4.0' }).getAttribute('href')).toBe('https://example.org/by-sa');
    expect(container.textContent).not.toContain('Teksti on');
    await user.click(screen.getByRole('button', { name: 'Lue lisää', expanded: false }));
    expect(screen.getByText('Siellä on metsää.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Näytä vähemmän', expanded: true }));
    expect(screen.queryByText('Siellä on metsää.')).toBeNull();
  });

  test('says in which language it is where that is not the page’s, and is read aloud in it', async () => {
    const { container } = await block(text({ isShortened: false }), { language: 'sv' });
    expect(await screen.findByText(/^Texten är på finska\. Wikipedia:/)).toBeTruthy();
    expect(container.querySelector('div[lang=fi]')?.textContent).toBe('Evo on kylä.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  // SPEC §2: Description block from the encyclopedia; §9 wiki text shortened, the rest behind "read more"; a text in
  //   another language than asked says which it is (RULINGS 10)
  test.each([
    ['is not to be had', { __typename: 'Unavailable' }, ''],
    ['is of no article', null, ''],
    ['repeats what the place says itself', text(), 'Evo on kylä. Sinne pääsee bussilla.'],
  ])('is not there where it %s', async (_what, encyclopedia, ownText) => {
    const { answered, container } = await block(encyclopedia, { ownText });
    expect([answered.mock.lastCall, container.textContent, reports]).toEqual([[false], 'odottaa', []]);
  });

  // SPEC §7: An earlier slow request is aborted, weather loads on demand; §8 weather timeout only logged, weather
  //   errors hidden, wiki fetch failure logged and clears the block
  test('that cannot be asked for is not there, and that is logged, as of little weight', async () => {
    const { answered } = await block(new TypeError('no connection to https://example.org/?q=1'));
    expect(answered).toHaveBeenLastCalledWith(false);
    expect(reports.map((report) => JSON.parse(report))).toMatchObject([
      { type: 'quiet: encyclopedia', message: 'TypeError' },
    ]);
  });
});

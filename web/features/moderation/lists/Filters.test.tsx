import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { textsOf } from '#web/i18n/messages.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { type FilterField, Filters } from './Filters.tsx';

const FIELDS: readonly FilterField[] = [
  { name: 'q', label: 'admin.errorSearch' },
  { name: 'to', label: 'admin.to', type: 'date' },
];

async function filtersAt(url: string) {
  const { router, path } = await renderWithRelay(
    <AdminTexts>
      <Filters fields={FIELDS} isPending={false} />
    </AdminTexts>,
    { url },
  );
  const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Viestin, tiedoston tai sivun osa' });
  const to = () => screen.getByLabelText<HTMLInputElement>('Päättyen');
  const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Hae' }));
  const texts = () => [search().value, to().value];
  return { router, path, search, to, type, send, texts };
}

beforeAll(() => textsOf('admin', 'fi'));

test('text that is typed before the URL has the last sent values stays in its field', async () => {
  const { path, search, to, type, send, texts } = await filtersAt('/v/admin/errors');
  type(search(), 'kartta');
  // The router shows a new URL when its page is ready, and not before the end of act().
  await act(async () => {
    send();
    type(to(), '2020-01-01');
  });
  expect(path()).toBe('/v/admin/errors?q=kartta');
  expect(texts()).toEqual(['kartta', '2020-01-01']);
  await act(async () => send());
  expect(path()).toBe('/v/admin/errors?q=kartta&to=2020-01-01');
});

test('values sent again before the URL has the first ones do not change text that is typed meanwhile', async () => {
  const { path, search, to, type, send, texts } = await filtersAt('/v/admin/errors');
  type(search(), 'kar');
  await act(async () => {
    send();
    type(search(), 'kartta');
    send();
    type(to(), '2020-01-01');
  });
  expect(path()).toBe('/v/admin/errors?q=kartta');
  expect(texts()).toEqual(['kartta', '2020-01-01']);
});

test('back, forward, a link and clearing show the values of the URL', async () => {
  const { router, path, search, type, send, texts } = await filtersAt('/v/admin/errors?to=2020-01-01');
  type(search(), ' kartta ');
  await act(async () => send());
  expect(path()).toBe('/v/admin/errors?to=2020-01-01&q=kartta');
  await act(() => router.navigate(-1));
  expect(texts()).toEqual(['', '2020-01-01']);
  await act(() => router.navigate(1));
  expect(texts()).toEqual(['kartta', '2020-01-01']);
  await act(() => router.navigate('/v/admin/errors?q=tie'));
  expect(texts()).toEqual(['tie', '']);
  type(search(), 'tietä');
  await act(async () => {
    screen.getByRole('button', { name: 'Tyhjennä' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Tyhjennä' }));
  });
  expect(path()).toBe('/v/admin/errors');
  expect(texts()).toEqual(['', '']);
  // The pressed button is removed.
  expect(document.activeElement).toBe(search());
});

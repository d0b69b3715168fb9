import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_FILTER } from '#common/urls/viewLocation.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { PointDetail } from './PointDetail.tsx';

const renderPoint = (url: string) =>
  renderWithRelay(<PointDetail position={[24.9415, 60.1718]} filter={DEFAULT_FILTER} />, { url });

beforeEach(() => {
  document.title = '';
});

// SPEC §2: Special cases: id -1 is a coordinate point with the coordinates as name, a route link and an add-own-place
//   button
describe('a coordinate point', () => {
  test('has its coordinates as name and title', async () => {
    await renderPoint('/v/map?point=24.9415,60.1718');
    expect(screen.getByRole('heading', { level: 1, name: '60.17180, 24.94150' })).toBeTruthy();
    expect(document.title).toBe('60.17180, 24.94150 – Taival');
  });

  test('has a route link to itself', async () => {
    const { user } = await renderPoint('/v/map?point=24.9415,60.1718');
    await user.click(screen.getByRole('button', { name: 'Reittiohje' }));
    expect(screen.getByRole('link', { name: 'Google Maps' }).getAttribute('href')).toContain(
      'destination=60.17180%2C24.94150',
    );
  });

  test('has a button that adds an own place, which asks a visitor to log in', async () => {
    const { user } = await renderPoint('/v/map?point=24.9415,60.1718');
    expect(screen.queryByRole('link', { name: 'Kirjaudu sisään' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Lisää oma paikka', expanded: false }));
    expect(screen.getByText('Kirjaudu sisään, niin voit tallentaa pisteen omaksi paikaksesi.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kirjaudu sisään' }).getAttribute('href')).toBe('/v/home');
  });

  test('leads back to the map with itself', async () => {
    await renderPoint('/v/place?point=24.9415,60.1718');
    expect(screen.getByRole('link', { name: 'Takaisin kartalle' }).getAttribute('href')).toBe(
      '/v/map?point=24.9415,60.1718',
    );
  });
});

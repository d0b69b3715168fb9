import { fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { PrintedMap } from './PrintedMap.tsx';

const mapOf = (id: number) => (
  <IntlProvider locale="fi" onError={() => undefined}>
    <PrintedMap id={attractionId(id)} />
  </IntlProvider>
);

test('a place without a map has none on paper, and the next place has its own', () => {
  const { container, rerender } = render(mapOf(5));
  const image = () => container.querySelector('img')?.getAttribute('src') ?? null;
  expect(image()).toContain('/5_paper');
  fireEvent.error(container.querySelector('img') ?? document);
  expect(image()).toBeNull();
  rerender(mapOf(6));
  expect(image()).toContain('/6_paper');
});

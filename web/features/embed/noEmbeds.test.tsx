import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';

/** Loads the actions as a page does whose server lets no other site show embeds. */
async function actions() {
  document.body.innerHTML = '<script id="taival-config" type="application/json">{ "noEmbeds": true }</script>';
  const { EmbedAction } = await import('./EmbedAction.tsx');
  const { EmbedMap } = await import('./EmbedMap.tsx');
  return { EmbedAction, EmbedMap };
}

test('where no other site may show embeds, a place has its QR code and no code to embed', async () => {
  const { EmbedAction } = await actions();
  const subjectOf = () => ({ shows: 'place', id: attractionId(5) }) as const;
  const { user } = await renderWithRelay(<EmbedAction subjectOf={subjectOf} title="Linna" />);
  await user.click(await screen.findByRole('button', { name: 'Tulosta QR-koodi' }));
  expect(await screen.findByRole('img', { name: 'Kohteen QR-koodi' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

test('nor has the map anything to embed', async () => {
  const { EmbedMap } = await actions();
  await renderWithRelay(<EmbedMap />, { url: '/v/map' });
  expect(screen.queryByRole('button')).toBeNull();
});

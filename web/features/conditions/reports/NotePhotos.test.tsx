import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { PlaceTexts } from '#web/i18n/PlaceTexts.tsx';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';
import { NotePhotos } from './NotePhotos.tsx';

afterEach(() => void vi.unstubAllGlobals());

const image = (place: number) => ({
  __typename: 'Image',
  id: `Image:${place}`,
  imageId: 7,
  attractionId: place,
  attraction: { __typename: 'Attraction', id: `Attraction:${place}`, attractionId: place },
  filename: 'abc',
  width: 400,
  height: 300,
  blur: '',
});

async function shown(images: readonly object[]) {
  const node = { __typename: 'Condition', __isNode: 'Condition', id: 'Condition:1', images };
  const fetched = vi.fn(async () => Response.json({ data: { node } }));
  vi.stubGlobal('fetch', fetched);
  await renderWithRelay(
    <PlaceTexts>
      <NotePhotos id="Condition:1" place={attractionId(5)} what="Kaatunut puu" />
    </PlaceTexts>,
  );
  await waitFor(() => expect(fetched).toHaveBeenCalled());
}

describe('the photos of a report', () => {
  test('open in the popup of the place', async () => {
    await shown([image(5)]);
    const button = await screen.findByRole('button', { name: 'Kuva: Kaatunut puu' });
    expect(button.querySelector('img')?.getAttribute('src')).toBe('/thumbs/5/abc_100sq.jpg');
  });

  test('lead to their own place from the page of another one', async () => {
    await shown([image(6)]);
    const link = await screen.findByRole('link', { name: 'Kuva: Kaatunut puu' });
    expect(link.getAttribute('href')).toContain('/v/place/6');
  });
});

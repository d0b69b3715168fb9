import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '#web/test/answering.ts';
import { hiker } from '#web/test/hiker.ts';
import { decided, moderatedPhoto } from '#web/test/moderatedPhotos.ts';
import { approve } from './decide.ts';

afterEach(() => vi.unstubAllGlobals());

// Issue "Weather and encyclopedia": Admin queue: bulk actions, and two moderators at once
test('more photos than one call takes are sent in calls of 100, with one outcome', async () => {
  const numbers = Array.from({ length: 150 }, (_, n) => n);
  const counts = { newImageCount: 0, openReportCount: 0 };
  const asked = answering(decided(numbers.slice(0, 100)), counts, decided(numbers.slice(100)), counts);
  const outcome = await approve({
    photos: numbers.map((n) => moderatedPhoto(n, 'PENDING')),
    connections: [],
    by: hiker.username,
  });
  expect(outcome).toEqual({ changed: 150, handled: 0, gone: 0, fault: null });
  const inputs = asked.flatMap(({ variables }) => (variables['input'] === undefined ? [] : [variables['input']]));
  expect(inputs).toEqual(
    [numbers.slice(0, 100), numbers.slice(100)].map((part) => ({
      ids: part.map((n) => `Image:${n}`),
      onlyWaiting: true,
    })),
  );
});

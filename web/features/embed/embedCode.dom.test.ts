import { expect, test } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { embedCode } from './embedCode.ts';

// Issue "A service others build on": dialog "Embed this" with live preview, options, copyable code
test('the code is a frame of the chosen size, whatever characters the name has', () => {
  const code = embedCode(
    {
      subject: { shows: 'place', id: attractionId(7) },
      theme: 'dark',
      language: 'sv',
      size: 'small',
      title: '"Laavu" <script>',
    },
    'https://taival.example',
  );
  const room = document.createElement('div');
  room.innerHTML = code;
  const frame = room.firstElementChild;
  expect(room.children).toHaveLength(1);
  expect(frame?.getAttribute('src')).toBe('https://taival.example/embed/place/7?theme=dark&lang=sv');
  expect(frame?.getAttribute('title')).toBe('"Laavu" <script>');
  expect(frame?.getAttribute('width')).toBe('360');
});

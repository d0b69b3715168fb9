import { fireEvent, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

const FILE = 'a'.repeat(32);

describe('the picture of a profile', () => {
  // SPEC §2: Profile: picture, image upload and delete; §3 profile images in 50 and 100 square sizes with 2x variants
  test('is there in its size, sharp on sharp screens, as AVIF where that is read', () => {
    const { container } = render(<Avatar username="Aino" profileImage={FILE} size="large" />);
    expect(container.querySelector('source')?.outerHTML).toContain(
      `type="image/avif" srcset="/profiles/${FILE}_100sq.avif 1x, /profiles/${FILE}_100sq_2x.avif 2x"`,
    );
    const image = container.querySelector('img');
    expect([image?.getAttribute('src'), image?.getAttribute('srcset'), image?.width, image?.height]).toEqual([
      `/profiles/${FILE}_100sq.jpg`,
      `/profiles/${FILE}_100sq.jpg 1x, /profiles/${FILE}_100sq_2x.jpg 2x`,
      100,
      100,
    ]);
  });

  test('is the first letter of the name while there is none, or where it cannot be had', () => {
    const { container, rerender } = render(<Avatar username="äiti" profileImage={null} size="small" />);
    expect([container.textContent, container.querySelector('img')]).toEqual(['Ä', null]);
    rerender(<Avatar username="äiti" profileImage={FILE} size="small" />);
    const image = container.querySelector('img');
    if (image) fireEvent.error(image);
    expect([container.textContent, container.querySelector('img')]).toEqual(['Ä', null]);
  });
});

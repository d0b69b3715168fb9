import { afterEach, describe, expect, test, vi } from 'vitest';
import { decodeHeights, enlarged } from './decodeHeights.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a quarter of a tile, enlarged, has its heights in the same places', () => {
  const heights = Float32Array.from({ length: 16 }, (_, at) => (at % 4) * 10 + Math.floor(at / 4));
  const quarter = enlarged(heights, 4, [1, 0]);
  // Its second row lies a quarter of a pixel below the middle of the first one; its columns begin at 1.75.
  expect(Array.from(quarter.slice(4, 8))).toEqual([17.75, 22.75, 27.75, 30.25]);
});

describe('pixels of a tile', () => {
  const sea = [128, 0, 0, 255];

  /** A canvas that reads its pixels through `read`, and pictures that are two pixels of the sea. */
  function stubCanvas(read: (value: number) => number): void {
    class Pixels {
      readonly data: Uint8ClampedArray<ArrayBuffer>;

      constructor(data: Uint8ClampedArray<ArrayBuffer>) {
        this.data = data;
      }
    }
    class Canvas {
      #pixels = new Uint8ClampedArray();

      getContext() {
        return {
          putImageData: ({ data }: Pixels) => (this.#pixels = data),
          drawImage: () => (this.#pixels = Uint8ClampedArray.from([...sea, ...sea])),
          getImageData: () => new Pixels(this.#pixels.map(read)),
        };
      }
    }
    vi.stubGlobal('ImageData', Pixels);
    vi.stubGlobal('OffscreenCanvas', Canvas);
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 2, height: 1, close: () => undefined }));
  }

  test('are heights', async () => {
    stubCanvas((value) => value);
    expect(Array.from((await decodeHeights(new Blob(['png']), 2)).data)).toEqual([0, 0]);
  });

  test('are no heights where the browser answers noise', async () => {
    stubCanvas((value) => (value * 7 + 13) % 256);
    expect(Array.from((await decodeHeights(new Blob(['png']), 2)).data)).toEqual([NaN, NaN, NaN, NaN]);
  });
});

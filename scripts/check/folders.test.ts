import { expect, test } from 'vitest';
import { twoWayFolders } from './folders.mjs';

test('folders that import each other are named with the imports of the direction that has fewer', () => {
  const texts = {
    'web/list/order.ts': "import type { Place } from '#web/place/place.ts';\n",
    'web/list/cards.ts': "import { place } from '../place/place.ts';\n",
    'web/place/place.ts': "export const list = () => import('#web/list/order.ts');\n",
  };
  expect(twoWayFolders(texts)).toEqual([
    'web/list and web/place import each other:\n  web/place/place.ts imports web/list/order.ts',
  ]);
});

test('imports in one direction, of a subfolder or of the same folder pass', () => {
  const texts = {
    'web/list/order.ts': "import { a } from './rows/rows.ts';\nimport { b } from './cards.ts';\n",
    'web/list/cards.ts': "import '#web/place/place.ts';\n",
    'web/list/rows/rows.ts': "import { place } from '#web/place/place.ts';\n",
    'web/place/place.ts': "import { z } from 'zod';\n",
  };
  expect(twoWayFolders(texts)).toEqual([]);
});

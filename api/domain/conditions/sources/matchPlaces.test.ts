import { expect, test } from 'vitest';
import { categoryOf } from '#common/catalogue/catalogue.ts';
import { FITTING } from './matchPlaces.ts';

test.each(Object.values(FITTING).flat())('%s is a category', (key) => expect(categoryOf(key)?.key).toBe(key));

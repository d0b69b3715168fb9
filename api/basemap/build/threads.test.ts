import { expect, test } from 'vitest';
import { shareOf } from './threads.ts';

test.each([
  { memoryMb: 512, cores: 8, count: 1, each: 250 },
  { memoryMb: 1024, cores: 2, count: 2, each: 287 },
  { memoryMb: 1024, cores: 1, count: 1, each: 574 },
  { memoryMb: 1024, cores: 8, count: 2, each: 287 },
  { memoryMb: 4096, cores: 4, count: 4, each: 911 },
])(
  'an import of $memoryMb MB on $cores cores draws in $count threads of $each MB',
  ({ memoryMb, cores, count, each }) => expect(shareOf(memoryMb, cores)).toEqual({ count, memoryMb: each }),
);

import { expect, test } from 'vitest';
import { chooseReplica, type ReplicaState } from './replicaChoice.ts';

const up = (version: number | null): ReplicaState => ({ isUp: true, version });
const down = (version: number): ReplicaState => ({ isUp: false, version });

/** The replicas that successive requests get. */
function turns(replicas: readonly ReplicaState[], live: number | null, count: number): (number | null)[] {
  const chosen: (number | null)[] = [];
  let last = -1;
  for (let turn = 0; turn < count; turn += 1) {
    const index = chooseReplica(replicas, live, last);
    chosen.push(index);
    last = index ?? last;
  }
  return chosen;
}

test('requests go to the replicas in turn', () => {
  expect(turns([up(7), up(7), up(7)], 7, 4)).toEqual([0, 1, 2, 0]);
});

test('a replica that is down, or lags behind the live version, is not asked', () => {
  expect(turns([down(7), up(7), up(6)], 7, 3)).toEqual([1, 1, 1]);
});

test('after a rollback a replica that still has the newer version is not asked', () => {
  expect(turns([up(8), up(7)], 7, 2)).toEqual([1, 1]);
});

test('while the primary does not answer, the newest version of the replicas that do counts', () => {
  expect(turns([up(6), down(8), up(7)], null, 2)).toEqual([2, 2]);
  expect(turns([down(7)], null, 1)).toEqual([null]);
});

test.each<[string, readonly ReplicaState[], number | null]>([
  ['there is none', [], 7],
  ['all are down', [down(7)], 7],
  ['all lag', [up(6)], 7],
  ['none has ever answered', [up(null)], 7],
])('the primary is read where %s', (_, replicas, live) => {
  expect(turns(replicas, live, 1)).toEqual([null]);
});

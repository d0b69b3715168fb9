import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attractionId } from '#common/places/attractionId.ts';
import { deeds, entry } from '#web/test/entry.ts';
import type { Entry, Problem } from './entries.ts';
import { createSender, type Outcome, pauseAfter, type Sender } from './sender.ts';

const DONE: Outcome = { is: 'done' };
const at = (id: string, place: number) => entry(id, { ...deeds.comment, place: attractionId(place) });

let senders: Sender[] = [];
let waiting: Entry[];
let sent: string[];
let reported: (readonly [string, Problem])[];
let ended: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  [senders, waiting, sent, reported, ended] = [[], [], [], [], []];
});

afterEach(() => {
  for (const sender of senders) sender.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Gives these outcomes in turn, then `DONE`. */
function sending(answers: readonly (Outcome | Promise<Outcome>)[] = [], ask: () => Outcome = () => DONE): Sender {
  const rest = [...answers];
  const sender = createSender({
    profileId: 'profile-hiker',
    queue: {
      list: async () => waiting,
      try: async (id) => void (waiting = waiting.map((one) => (one.id === id ? { ...one, isTried: true } : one))),
      settle: async (id) => void (waiting = waiting.filter((one) => one.id !== id)),
      hold: async (id, problem) => void (waiting = waiting.map((one) => (one.id === id ? { ...one, problem } : one))),
    },
    ask: async () => ask(),
    deliver: async ({ id }) => {
      sent.push(id);
      return rest.shift() ?? DONE;
    },
    refused: ({ id }, problem) => reported.push([id, problem]),
    ended: (isAnothers) => ended.push(isAnothers),
  });
  senders.push(sender);
  return sender;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the sender', () => {
  test('sends the entries in order, and removes each when its answer has arrived', async () => {
    waiting = [at('a', 5), at('b', 6)];
    let answer: (outcome: Outcome) => void = () => undefined;
    sending([new Promise((resolve) => (answer = resolve))]).wake();
    await settled();
    expect([sent, waiting.map(({ id, isTried }) => [id, isTried])]).toEqual([
      ['a'],
      [
        ['a', true],
        ['b', false],
      ],
    ]);
    answer(DONE);
    await settled();
    expect([sent, waiting]).toEqual([['a', 'b'], []]);
  });

  test('sends nothing where no entry is pending', async () => {
    const ask = vi.fn(() => DONE);
    sending([], ask).wake();
    await settled();
    expect(ask).not.toHaveBeenCalled();
  });

  // Issue "In the pocket": Outbox: it is tried again after pauses that grow, and no sooner than the server asks
  test('stops without a network, loses nothing, and tries again after growing pauses', async () => {
    waiting = [at('a', 5), at('b', 6)];
    sending([{ is: 'unreachable' }, { is: 'unreachable' }]).wake();
    await settled();
    expect([sent, waiting.length]).toEqual([['a'], 2]);
    await vi.advanceTimersByTimeAsync(pauseAfter(1, 1));
    expect(sent).toEqual(['a', 'a']);
    await vi.advanceTimersByTimeAsync(pauseAfter(1, 0));
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(pauseAfter(2, 1));
    expect([sent, waiting]).toEqual([['a', 'a', 'a', 'b'], []]);
  });

  test('pauses for five minutes at most, with a random part', () => {
    expect([pauseAfter(1, 0), pauseAfter(1, 1), pauseAfter(2, 0.5), pauseAfter(50, 0.5)]).toEqual([
      3750, 6250, 10_000, 300_000,
    ]);
  });

  test('sends at once when it is woken, however long the pause', async () => {
    waiting = [at('a', 5)];
    const sender = sending([{ is: 'unreachable' }]);
    sender.wake();
    await settled();
    sender.wake();
    await settled();
    expect([sent, waiting]).toEqual([['a', 'a'], []]);
  });

  // Issue "In the pocket": Outbox: it is tried again after pauses that grow, and no sooner than the server asks
  test('waits as long as the server asks, with entries of that kind only', async () => {
    waiting = [at('a', 5), at('b', 6), entry('note', { ...deeds.note, place: attractionId(7) })];
    sending([{ is: 'limited', retryAfterS: 90 }]).wake();
    await settled();
    expect([sent, waiting.map(({ id }) => id)]).toEqual([
      ['a', 'note'],
      ['a', 'b'],
    ]);
    await vi.advanceTimersByTimeAsync(89_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.slice(2)).toEqual(['a', 'b']);
  });

  test('skips an entry that the server failed at, and later ones of the same place', async () => {
    waiting = [at('a', 5), at('later', 5), at('b', 6)];
    sending([{ is: 'failed' }]).wake();
    await settled();
    expect([sent, waiting.map(({ id }) => id)]).toEqual([
      ['a', 'b'],
      ['a', 'later'],
    ]);
    await vi.advanceTimersByTimeAsync(pauseAfter(1, 1));
    expect(sent).toEqual(['a', 'b', 'a', 'later']);
  });

  // Issue "In the pocket": Outbox: what the server does not take is told, and its text stays; a logout asks first
  test('preserves a refused entry, reports it once, and does not send it again', async () => {
    const problem: Problem = { is: 'refused', reason: 'gone' };
    waiting = [at('a', 5), at('b', 5)];
    const sender = sending([{ is: 'problem', problem }]);
    sender.wake();
    await settled();
    sender.wake();
    await settled();
    expect([sent, reported, waiting]).toEqual([
      ['a', 'b'],
      [['a', problem]],
      [expect.objectContaining({ id: 'a', problem })],
    ]);
  });

  // Issue "In the pocket": Outbox: what waits is sent as nobody else's, nor shown to them
  test.each([false, true])(
    'sends nothing where the session is not that of the entry’s user (another’s: %s)',
    async (isAnothers) => {
      waiting = [at('a', 5)];
      sending([], () => ({ is: 'ended', isAnothers })).wake();
      await settled();
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect([sent, ended, waiting.length]).toEqual([[], [isAnothers], 1]);
    },
  );

  test('whose session ends while it sends leaves the rest for its owner', async () => {
    waiting = [at('a', 5), at('b', 6)];
    sending([{ is: 'ended', isAnothers: false }]).wake();
    await settled();
    expect([sent, ended, waiting.length]).toEqual([['a'], [false], 2]);
  });

  test('that was stopped sends and reports nothing more', async () => {
    waiting = [at('a', 5), at('b', 6)];
    let answer: (outcome: Outcome) => void = () => undefined;
    const sender = sending([new Promise((resolve) => (answer = resolve))]);
    sender.wake();
    await settled();
    sender.stop();
    answer({ is: 'problem', problem: { is: 'refused', reason: 'gone' } });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([sent, reported]).toEqual([['a'], []]);
  });

  // Issue "In the pocket": Outbox: exactly once (`clientMutationId`)
  test('works in one tab at a time', async () => {
    let last: Promise<unknown> = Promise.resolve();
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => {
      last = last.then(work);
      return last;
    });
    vi.stubGlobal('navigator', { locks: { request } });
    waiting = [at('a', 5), at('b', 6)];
    sending().wake();
    sending().wake();
    await settled();
    expect([sent, request.mock.calls.map(([name]) => name)]).toEqual([
      ['a', 'b'],
      ['taival-outbox', 'taival-outbox'],
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#api/platform/log.ts';
import { EVENTS, type MadeMessage } from '../../../tests/support/made/madeWarnings.ts';
import { startWarningsFeed, type WarningsFeed } from '../../../tests/support/services/warningsFeed.ts';
import type { OfficialWarning } from './officialWarning.ts';
import { warningsService } from './warningsService.ts';

// A table of warnings in force: days of publications, and beside each moment the messages that are in force then,
// written down by hand. Times are Finnish summer time of 22 June 2026, or of another day that stands before them.

/** `09:00`, or `23 09:00` for the day after; any other text is a time as messages write it. */
function time(text: string): string {
  const [, day = '22', clock] = /^(?:(\d\d) )?(\d\d:\d\d)$/.exec(text) ?? [];
  return clock === undefined ? text : `2026-06-${day}T${clock}:00+03:00`;
}

type Made = Omit<Partial<MadeMessage>, 'id' | 'references'> & { readonly from?: string; readonly until?: string };
type Message = MadeMessage;

const sentAt = (sent: string, id: string, type: string, names: readonly string[], made: Made): Message => {
  const { from, until, ...more } = made;
  return {
    id,
    sent: time(sent),
    type,
    // `A@09:00` names the message A, sent at nine.
    references: names.map((name) => [name.split('@')[0] ?? '', time(name.split('@')[1] ?? '')] as const),
    ...(from !== undefined && { onset: time(from) }),
    ...(until !== undefined && { expires: time(until) }),
    ...more,
  };
};
const alert = (sent: string, id: string, made: Made = {}) => sentAt(sent, id, 'Alert', [], made);
const update = (sent: string, id: string, names: readonly string[], made: Made = {}) =>
  sentAt(sent, id, 'Update', names, made);
/** As the institute writes them, often without times. */
const cancel = (sent: string, id: string, names: readonly string[], made: Made = {}) =>
  sentAt(sent, id, 'Cancel', names, { onset: null, expires: null, ...made });

interface Step {
  /** By the clock of our server. */
  readonly at: string;
  /** The messages that the feed lists from then on; left out: those that it listed before. */
  readonly feed?: readonly Message[];
  /** Date of the feed; left out: the moment of the step that changed it; null: it says none. */
  readonly published?: string | null;
  readonly inForce: readonly string[];
  /** Nothing usable is answered: the answer before stands. */
  readonly isOutage?: true;
}

const at = (moment: string, inForce: readonly string[], feed?: readonly Message[], more: Partial<Step> = {}): Step => ({
  at: moment,
  inForce,
  ...(feed !== undefined && { feed }),
  ...more,
});

const DAY: Made = { until: '21:00' };
const A = alert('09:00', 'A', DAY);
const B = alert('09:00', 'B', { event: 'wind', until: '18:00' });
const NEXT_DAY = alert('09:00', 'N', { from: '23 00:00', until: '24 00:00' });

const NEW: readonly (readonly [string, readonly Step[]])[] = [
  ['nothing is in force where the feed lists nothing', [at('09:00', [], [])]],
  [
    'a warning is in force from its onset, not from when it was sent',
    [
      at('09:00', [], [alert('09:00', 'A', { from: '12:00', until: '18:00' })]),
      at('11:59', []),
      at('12:00', ['A']),
      at('17:59', ['A']),
      at('18:00', []),
    ],
  ],
  ['two warnings of different events are in force side by side', [at('09:05', ['A', 'B'], [A, B]), at('18:00', ['A'])]],
  [
    'two warnings of one event that overlap in time are both in force',
    [
      at('09:05', ['A'], [A, alert('09:00', 'B', { from: '15:00', until: '23 03:00' })]),
      at('15:00', ['A', 'B']),
      at('21:00', ['B']),
      at('23 03:00', []),
    ],
  ],
  [
    'where one ends and the next begins, exactly one is in force',
    [
      at('23:59', ['A'], [alert('09:00', 'A', { until: '23 00:00' }), NEXT_DAY]),
      at('23 00:00', ['N']),
      at('23 23:59', ['N']),
      at('24 00:00', []),
    ],
  ],
  ['a message that is listed again is one warning', [at('09:05', ['A'], [A]), at('12:00', ['A'], [A, A])]],
  [
    'a warning whose days begin and end by offsets of summer and winter is in force between the moments',
    [
      at(
        '23 00:59',
        [],
        [alert('09:00', 'A', { onset: '2026-06-23T00:00:00+02:00', expires: '2026-06-23T03:00:00+02:00' })],
      ),
      at('23 01:00', ['A']),
      at('23 03:59', ['A']),
      at('23 04:00', []),
    ],
  ],
  [
    'times in UTC are moments like all others',
    [
      at(
        '14:59',
        [],
        [
          alert('09:00', 'A', { onset: '2026-06-22T12:00:00Z', expires: '2026-06-22T15:00:00-00:00' }),
          alert('09:00', 'B', { onset: '2026-06-22T12:00:00.500+00:00', expires: '2026-06-22T18:30+0300' }),
        ],
      ),
      at('15:00', ['A']),
      at('15:01', ['A', 'B']),
      at('18:00', ['B']),
      at('18:30', []),
    ],
  ],
  [
    'exercises, tests, drafts and messages between systems warn of nothing',
    [
      at(
        '09:05',
        ['F'],
        [
          alert('09:00', 'B', { status: 'Exercise' }),
          alert('09:00', 'C', { status: 'Test' }),
          alert('09:00', 'D', { status: 'Draft' }),
          alert('09:00', 'E', { status: 'System' }),
          alert('09:00', 'F'),
        ],
      ),
    ],
  ],
  [
    'acknowledgements and errors warn of nothing, and end nothing',
    [
      at(
        '09:05',
        ['A'],
        [A, sentAt('09:01', 'B', 'Ack', ['A@09:00'], {}), sentAt('09:01', 'C', 'Error', ['A@09:00'], {})],
      ),
    ],
  ],
  [
    'green is no warning',
    [at('09:05', ['B'], [alert('09:00', 'A', { level: 'green' }), alert('09:00', 'B', { level: 'red' })])],
  ],
  [
    'an event that the profile does not know is a warning',
    [at('09:05', ['A'], [alert('09:00', 'A', { event: 'hailstorm' })])],
  ],
];

const UPDATED: readonly (readonly [string, readonly Step[]])[] = [
  [
    'an update stands in the place of what it names',
    [at('09:05', ['A'], [A]), at('12:00', ['B'], [update('12:00', 'B', ['A@09:00'], DAY)])],
  ],
  [
    'an update may end a warning earlier',
    [
      at('09:05', ['A'], [A]),
      at('12:00', ['B'], [update('12:00', 'B', ['A@09:00'], { until: '14:00' })]),
      at('14:00', []),
    ],
  ],
  [
    'an update may end a warning later',
    [
      at('09:05', ['A'], [A]),
      at('12:00', ['B'], [update('12:00', 'B', ['A@09:00'], { until: '23 06:00' })]),
      at('21:00', ['B']),
      at('23 06:00', []),
    ],
  ],
  [
    'an update may put a warning off: until its onset nothing is in force',
    [
      at('09:05', ['A'], [A]),
      at('12:00', [], [update('12:00', 'B', ['A@09:00'], { from: '23 06:00', until: '23 21:00' })]),
      at('23 06:00', ['B']),
    ],
  ],
  [
    'one update may stand for several',
    [
      at('09:05', ['A', 'B', 'D'], [A, B, alert('09:00', 'D', DAY)]),
      at('12:00', ['C', 'D'], [update('12:00', 'C', ['A@09:00', 'B@09:00'], DAY), alert('09:00', 'D', DAY)]),
    ],
  ],
  [
    'several updates may stand for one',
    [
      at('09:05', ['A'], [A]),
      at('12:00', ['B', 'C'], [update('12:00', 'B', ['A@09:00'], DAY), update('12:00', 'C', ['A@09:00'], DAY)]),
    ],
  ],
  [
    'an update names all before it, so one that was missed does no harm',
    [at('09:05', ['A'], [A]), at('15:00', ['C'], [update('15:00', 'C', ['A@09:00', 'B@12:00'], DAY)])],
  ],
  [
    'what an update named stays ended where it is read later',
    [
      at('12:00', ['B'], [update('12:00', 'B', ['A@09:00'], DAY)]),
      at('12:05', ['B'], [A, update('12:00', 'B', ['A@09:00'], DAY)]),
    ],
  ],
  [
    'in one feed the order does not matter',
    [
      at('12:00', ['B'], [update('12:00', 'B', ['A@09:00'], DAY), A]),
      at('12:05', ['D'], [alert('12:04', 'C', DAY), update('12:05', 'D', ['C@12:04', 'B@12:00'], DAY)]),
    ],
  ],
  [
    'a chain of updates leaves the last',
    [at('15:00', ['C'], [A, update('15:00', 'C', ['B@12:00'], DAY), update('12:00', 'B', ['A@09:00'], DAY)])],
  ],
  [
    'an update without references is a warning beside the others',
    [at('09:05', ['A'], [A]), at('12:00', ['A', 'B'], [A, update('12:00', 'B', [], DAY)])],
  ],
  ['an update of what nobody has read is a warning', [at('12:00', ['B'], [update('12:00', 'B', ['X@09:00'], DAY)])]],
  [
    'an update to green ends what it names',
    [at('09:05', ['A'], [A]), at('12:00', [], [update('12:00', 'B', ['A@09:00'], { level: 'green', ...DAY })])],
  ],
  ['an update that names itself stays', [at('12:00', ['B'], [update('12:00', 'B', ['B@12:00'], DAY)])]],
  [
    'no message ends one that was sent after it',
    [at('12:00', ['A', 'B'], [A, update('08:00', 'B', ['A@07:00'], DAY)])],
  ],
  [
    'an update of an exercise ends nothing',
    [at('09:05', ['A'], [A]), at('12:00', ['A'], [update('12:00', 'B', ['A@09:00'], { status: 'Exercise' })])],
  ],
];

const CANCELLED: readonly (readonly [string, readonly Step[]])[] = [
  [
    'a cancellation ends what it names, under an identifier of its own',
    [
      at('09:05', ['A', 'B'], [A, B]),
      at('12:00', ['B'], [cancel('12:00', 'C', ['A@09:00']), B]),
      at('15:00', ['B'], [B]),
    ],
  ],
  [
    'a cancellation of two ends both',
    [at('09:05', ['A', 'B'], [A, B]), at('12:00', [], [cancel('12:00', 'C', ['A@09:00', 'B@09:00'])])],
  ],
  [
    'what was cancelled before it was seen never comes into force',
    [at('12:00', [], [cancel('12:00', 'C', ['N@09:00'])]), at('12:05', [], [NEXT_DAY]), at('23 00:00', [])],
  ],
  [
    'a warning and its cancellation in one feed are nothing, in either order',
    [at('12:00', [], [A, cancel('12:00', 'C', ['A@09:00'])]), at('12:05', [], [cancel('12:05', 'D', ['B@09:00']), B])],
  ],
  [
    'a cancellation stays in force where the next feed does not list it',
    [
      at('09:05', ['A'], [A]),
      at('11:50', [], [cancel('11:50', 'C', ['A@09:00'])]),
      at('11:55', [], []),
      at('12:30', [], [A]),
    ],
  ],
  [
    'a warning that is given again after a cancellation is a new one',
    [at('12:00', [], [A, cancel('12:00', 'C', ['A@09:00'])]), at('13:00', ['D'], [alert('13:00', 'D', DAY)])],
  ],
  [
    'an update of a cancelled warning is in force',
    [
      at('12:00', [], [A, cancel('12:00', 'C', ['A@09:00'])]),
      at('13:00', ['D'], [update('13:00', 'D', ['A@09:00'], DAY)]),
    ],
  ],
  ['a cancellation without references ends nothing', [at('12:00', ['A'], [A, cancel('12:00', 'C', [])])]],
  ['a cancellation of what nobody knows ends nothing', [at('12:00', ['A'], [A, cancel('12:00', 'C', ['X@09:00'])])]],
  [
    'a cancellation of an ended warning changes nothing',
    [at('17:00', ['A', 'B'], [A, B]), at('19:00', ['A'], [A, cancel('19:00', 'C', ['B@09:00'])])],
  ],
  [
    'a cancellation with times like those of a warning is none',
    [at('12:00', [], [A, cancel('12:00', 'C', ['A@09:00'], { from: '12:00', until: '21:00' })])],
  ],
  [
    'a test of a cancellation ends nothing',
    [at('12:00', ['A'], [A, cancel('12:00', 'C', ['A@09:00'], { status: 'Test' })])],
  ],
  [
    'a cancellation of an update leaves what that had replaced ended',
    [
      at('09:05', ['A'], [A]),
      at('12:00', ['B'], [update('12:00', 'B', ['A@09:00'], DAY)]),
      at('13:00', [], [cancel('13:00', 'C', ['B@12:00'])]),
    ],
  ],
];

const ENDED: readonly (readonly [string, readonly Step[]])[] = [
  [
    'a warning ends at its time, and no message says so',
    [
      at('09:05', ['A', 'B'], [A, B]),
      at('17:59', ['A', 'B']),
      at('18:00', ['A']),
      at('18:05', ['A'], [A]),
      at('21:00', []),
    ],
  ],
  [
    'a warning that the feed does not list any more stays until its end',
    [
      at('09:05', ['A', 'B'], [A, B]),
      at('12:00', ['A', 'B'], [B]),
      at('12:05', ['A', 'B'], []),
      at('18:00', ['A']),
      at('21:00', []),
    ],
  ],
  ['one that is read after its end never was in force', [at('22:00', [], [A, B])]],
  [
    'one that does not say its end is in force for a day',
    [at('09:05', ['A'], [alert('09:00', 'A', { expires: null })]), at('23 08:59', ['A']), at('23 09:00', [])],
  ],
  [
    'one that says neither beginning nor end is in force for a day from when it was sent',
    [at('09:05', ['A'], [alert('09:00', 'A', { onset: null, expires: null })]), at('23 09:00', [])],
  ],
  [
    'days of the same event follow one another',
    [
      at(
        '09:05',
        ['D1'],
        [
          alert('09:00', 'D1', { until: '23 00:00' }),
          alert('09:00', 'D2', { from: '23 00:00', until: '24 00:00' }),
          alert('09:00', 'D3', { from: '24 00:00', until: '25 00:00' }),
          alert('09:00', 'D4', { from: '25 00:00', until: '26 00:00' }),
          alert('09:00', 'D5', { from: '26 00:00', until: '27 00:00' }),
        ],
      ),
      at('23 12:00', ['D2']),
      at('24 12:00', ['D3']),
      at('25 12:00', ['D4']),
      at('26 23:59', ['D5']),
      at('27 00:00', []),
    ],
  ],
];

const SKEWED: readonly (readonly [string, readonly Step[]])[] = [
  [
    'sent ten minutes ahead of our clock and in force when sent, it is in force when read',
    [at('09:00', ['A'], [alert('09:10', 'A', DAY)], { published: '09:10' }), at('09:10', ['A'])],
  ],
  [
    'ten minutes ahead, one that is to come begins by our clock',
    [
      at('09:00', [], [alert('09:10', 'A', { from: '12:00', ...DAY })], { published: '09:10' }),
      at('11:59', []),
      at('12:00', ['A']),
    ],
  ],
  [
    'ten minutes ahead, an update and a cancellation count at once',
    [
      at('09:00', ['A', 'B'], [A, B]),
      at('12:00', ['C'], [update('12:10', 'C', ['A@09:00'], DAY), cancel('12:10', 'D', ['B@09:00'])], {
        published: '12:10',
      }),
    ],
  ],
  [
    'ten minutes behind our clock, all is as ever',
    [
      at('09:10', ['A'], [A], { published: '09:00' }),
      at('12:10', ['B'], [update('12:00', 'B', ['A@09:00'], DAY)], { published: '12:00' }),
      at('21:00', []),
    ],
  ],
  [
    'a day behind our clock, what is in force still is',
    [
      at('23 09:00', ['B'], [A, alert('09:00', 'B', { until: '23 21:00' })], { published: '09:00' }),
      at('23 21:00', []),
    ],
  ],
  [
    'a message that is dated a day ahead makes the answer none, and the one before stands',
    [
      at('09:00', ['A', 'B'], [A, B]),
      at('12:00', ['A', 'B'], [update('23 12:00', 'C', ['A@09:00'], { until: '24 00:00' }), B], { isOutage: true }),
      at('12:05', ['A', 'B'], [A, B]),
    ],
  ],
  [
    'a cancellation that is dated a day ahead ends nothing',
    [at('09:00', ['A'], [A]), at('12:00', ['A'], [A, cancel('23 12:00', 'C', ['A@09:00'])], { isOutage: true })],
  ],
  [
    'a feed that is dated a day ahead is none, and does not make the next one old',
    [
      at('09:00', ['A'], [A]),
      at('12:00', ['A'], [], { published: '23 12:00', isOutage: true }),
      at('12:05', ['B'], [update('12:04', 'B', ['A@09:00'], DAY)]),
    ],
  ],
  [
    'a feed that goes back in time is none',
    [
      at('12:00', ['B'], [update('12:00', 'B', ['A@09:00'], DAY)]),
      at('12:05', ['B'], [A, NEXT_DAY], { published: '09:00', isOutage: true }),
      at('12:10', ['B', 'C'], [alert('12:09', 'C', DAY)]),
    ],
  ],
  [
    'a feed without a date brings no ended warning back',
    [
      at('12:00', ['B'], [A, update('12:00', 'B', ['A@09:00'], DAY)], { published: null }),
      at('12:05', ['B'], [A], { published: null }),
    ],
  ],
];

const TABLE = [...NEW, ...UPDATED, ...CANCELLED, ...ENDED, ...SKEWED];

/** Each event of the profile in both of its versions, at each level that is a warning. */
const EVERY_KIND: readonly MadeMessage[] = Object.keys(EVENTS).flatMap((event) =>
  (['1.0.0', '1.1.1'] as const)
    .filter((version) => version === '1.0.0' || event !== 'grassFireWeather')
    .flatMap((version) =>
      (['yellow', 'orange', 'red'] as const).map((level) =>
        alert('09:00', `${event}-${version}-${level}`, { event, version, level, until: '21:00' }),
      ),
    ),
);

let service: WarningsFeed;
beforeAll(async () => {
  service = await startWarningsFeed();
});
afterAll(() => service.close());

/** Asks at moments of the table's own, as the job does: what was answered last is stored as JSON. */
function asking(url: URL) {
  let now = 0;
  const { read } = warningsService({ url, log: createLog('silent'), now: () => now });
  let stored: unknown = null;
  let warnings: readonly OfficialWarning[] = [];
  return async (moment: string): Promise<{ readonly isOutage: boolean; readonly inForce: readonly string[] }> => {
    now = Date.parse(time(moment));
    const isOutage = await read(stored).then(
      (answer) => {
        warnings = answer.warnings;
        stored = JSON.parse(JSON.stringify(answer.state));
        return false;
      },
      () => true,
    );
    const inForce = warnings.filter(
      ({ validFrom, validUntil }) => Number(validFrom) <= now && now < Number(validUntil),
    );
    return { isOutage, inForce: inForce.map(({ message }) => message.split('.').at(-1) ?? '').toSorted() };
  };
}

describe.each([
  ['links to its messages', () => service.rssUrl],
  ['holds its messages', () => service.atomUrl],
])('by a feed that %s', (_, url) => {
  test.each(TABLE)('%s', async (_name, steps) => {
    const ask = asking(url());
    const seen: unknown[] = [];
    for (const step of steps) {
      const { feed: messages, published = time(step.at) } = step;
      if (messages !== undefined) service.publish({ messages, published: published === null ? null : time(published) });
      seen.push({ at: step.at, ...(await ask(step.at)) });
    }
    expect(seen).toEqual(steps.map(({ at, inForce, isOutage = false }) => ({ at, inForce, isOutage })));
  });
});

test('the table has more than a hundred messages', () => {
  const messages = TABLE.flatMap(([name, steps]) =>
    steps.flatMap(({ feed = [] }) => feed.map((message) => `${name} ${JSON.stringify(message)}`)),
  );
  expect(new Set(messages).size).toBeGreaterThan(100);
  expect(EVERY_KIND).toHaveLength(87);
});

test('each event and colour of both versions of the profile is read from its codes', async () => {
  service.publish({ messages: EVERY_KIND, published: time('09:00') });
  const { warnings } = await warningsService({
    url: service.rssUrl,
    log: createLog('silent'),
    now: () => Date.parse(time('10:00')),
  }).read(null);
  expect(warnings.map(({ event, level }) => `${event} ${level}`).toSorted()).toEqual(
    EVERY_KIND.map(({ event, level }) => `${event} ${level}`).toSorted(),
  );
  expect(warnings.filter(({ event }) => event === 'forestFireWeather').map(({ texts }) => texts.sv?.event)).toEqual([
    ...Array.from({ length: 3 }, () => 'Varning för skogsbrand'),
    ...Array.from({ length: 3 }, () => 'Varning för terrängbrand'),
  ]);
});

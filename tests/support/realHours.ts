/**
 * Texts as they stand in OpenStreetMap in the centre of Helsinki (ODbL), and what they say at ten moments: worked out
 * by hand from the specification of `opening_hours`, never by a program. `+` open, `-` closed, `?` unknown.
 */
interface Group {
  readonly name: string;
  readonly moments: readonly string[];
  readonly expected: Readonly<Record<string, string>>;
}

const PLAIN_WEEK: Group = {
  name: 'a plain week',
  moments: [
    'Mo 2026-11-23T09:59+02:00',
    'Mo 2026-11-23T10:00+02:00',
    'Tu 2026-11-24T11:30+02:00',
    'We 2026-11-25T17:30+02:00',
    'Th 2026-11-26T18:30+02:00',
    'Fr 2026-11-27T14:15+02:00',
    'Fr 2026-11-27T16:59+02:00',
    'Sa 2026-11-28T10:30+02:00',
    'Sa 2026-11-28T15:00+02:00',
    'Su 2026-11-29T12:00+02:00',
  ],
  expected: {
    'Mo-Fr 10:00-18:00; Sa 10:00-15:00; PH off': '-+++-+++--',
    'Sa 11:00-15:00; Mo-Fr 10:30-18:00': '--++-++---',
    'Mo-We 09:30-16:00; Tu 09:30-17:00; Th 09:30-17:00; Fr 12:30-17:00; PH off': '+++--++---',
    'Mo off; Tu-Fr 10:00-18:00; Sa 10:00-16:30; Su 11:00-16:30; PH off': '--++-+++++',
    'Mo-Tu 11:00-22:00; We-Th off; Fr 11:00-22:30; Sa-Su 12:00-22:30': '--+--++-++',
    'Mo-Fr 11:00-17:00; Sa 10:00-14:00; Tu closed': '-----+++--',
    'Mo-Fr 11:00-14:30,17:00-00:00; Sa 12:00-00:00; Su 17:00-23:00': '--++++--+-',
    'Mo-Th 10:00-14:00; We 13:00-17:00; Fr 9:00-13:00; PH off': '-++-------',
    // `off` takes its own time of a day alone.
    'Mo 8:30-17:30; Tu-Fr 8:30-17:00; 14:00-14:30 off; PH off': '+++---+---',
    'Mo-Fr 10:00-21:00; Sa 10:00-19:00; Su 12:00-18:00; We off; PH off': '-++-++++++',
  },
};

const PAST_MIDNIGHT: Group = {
  name: 'hours past midnight',
  moments: [
    'Mo 2026-11-23T00:30+02:00',
    'Mo 2026-11-23T23:30+02:00',
    'Th 2026-11-26T00:59+02:00',
    'Th 2026-11-26T01:00+02:00',
    'Fr 2026-11-27T23:59+02:00',
    'Sa 2026-11-28T00:00+02:00',
    'Sa 2026-11-28T02:30+02:00',
    'Sa 2026-11-28T04:15+02:00',
    'Su 2026-11-29T03:59+02:00',
    'Su 2026-11-29T04:00+02:00',
  ],
  // After `;` a rule takes the whole of its days, by the specification also the night that an earlier rule's evening
  // reaches into. Where all rules are plain times of days of the week, the evening goes on: mappers mean it so.
  expected: {
    'Mo-Th 15:00-00:30; Fr-Sa 13:00-04:30; Su 13:00-22:00': '-+--++++++',
    'Su-Th 15:00-23:00, Fr 14:00-02:00, Sa 12:00-02:00': '----++----',
    'Su-Tu 17:00-1:00, We-Th 16:00-2:00, Fr-Sa 15:00-4:00': '+++++++-+-',
    'Mo-Su 21:00-04:00': '+++++++-+-',
    'Th 20:00-03:00; Fr-Sa 20:00-04:00': '----+++-+-',
    'Mo-Tu 10:00-24:00; We-Sa 10:00-05:00; Su 12:00-24:00': '-+++++++++',
    'Su 14:00-01:00; Mo-Tu 16:00-01:00; We-Sa 16:00-03:00': '+++++++---',
    'Mo-Su 00:00-05:00': '+-++-+++++',
    'Mo-Th 05:45-23:30; Fr 05:45-24:00, Sa 00:00-01:30, Sa 06:00-24:00, Su 00:00-01:30, Su 07:00-23:30': '----++----',
    'Mo "with reservation"; Tu-Fr 16:00-01:30; Sa 14:00-01:30; Su 16:00-01:30': '+?+++-----',
  },
};

const HOLIDAYS: Group = {
  name: 'holidays: Good Friday, Easter Monday, May Day, Midsummer, Christmas, a Sunday of independence, no eves',
  moments: [
    'Fr 2026-04-03T11:30+03:00',
    'Mo 2026-04-06T12:30+03:00',
    'Fr 2026-05-01T12:00+03:00',
    'Fr 2026-06-19T13:00+03:00',
    'Sa 2026-06-20T13:00+03:00',
    'Th 2026-12-24T12:00+02:00',
    'Fr 2026-12-25T11:45+02:00',
    'Sa 2026-12-26T14:00+02:00',
    'Tu 2026-12-29T12:00+02:00',
    'Su 2026-12-06T12:30+02:00',
  ],
  expected: {
    'Mo-Fr 09:00-17:00; PH off': '---+-+--+-',
    'Mo-Th 11:00-24:00; Fr 11:00-03:00; Sa 12:00-03:00; Su,PH 12:00-24:00': '-+++++-+++',
    'Mo-Fr 10:00-18:00; Sa 10:00-16:00; Su,PH off': '---+-+--+-',
    // What stands after `PH off` is for holidays too.
    'Mo-Fr 11:00-18:00; Sa 11:00-16:00; PH off; Su 12:00-16:00': '---+-+--++',
    'Tu-Fr 11:00-17:30; PH off; Sa 11:00-15:00': '---+++-++-',
    'Mo-Fr 06:30-22:00; Su 09:00-22:00; PH off; Sa 06:30-23:00': '---+++-++-',
    'Mo-Sa 12:00-19:00; Su 12:00-18:00; PH off': '---+-+--+-',
    '11:00-18:00; PH off': '---+-+--+-',
    'Tu-Th 12:00-22:00; Fr 12:00-23:00; Sa 13:00-23:00; Dec 4 13:00-20:00': '--++++-++-',
    'Mo-Fr 11:00-23:00, Sa-Su 12:00-23:00; PH off': '---+-+--+-',
  },
};

const SEASONS: Group = {
  name: 'seasons',
  moments: [
    'Th 2026-01-15T12:00+02:00',
    'Fr 2026-04-24T14:30+03:00',
    'Tu 2026-05-05T12:30+03:00',
    'We 2026-06-03T15:15+03:00',
    'Sa 2026-06-27T11:30+03:00',
    'Tu 2026-07-07T12:00+03:00',
    'Sa 2026-07-11T12:30+03:00',
    'Fr 2026-08-28T15:45+03:00',
    'Sa 2026-09-12T12:30+03:00',
    'Tu 2026-12-15T08:30+02:00',
  ],
  expected: {
    'Sep-Apr Mo-Fr 08:30-16:00; May-Aug Mo-Th 08:00-15:30; May-Aug Fr 08:00-14:30': '++++-+---+',
    'Sep-May Mo-Fr 08:30-16:00; Jun-Aug Mo-Fr 08:30-15:00': '+++--+---+',
    'Mo-Fr 09:00-19:00; Sa 10:00-15:00; Jul 01-31 Mo-Fr 10:00-18:00; Jul 01-31 Sa off; PH off': '++++++-++-',
    'Mo-Fr 09:00-17:00; Sa 10:00-14:00; Jun 01-Aug 31 Sa off; Jul 01-31 off; PH off': '++++---++-',
    'Mo-Fr 08:00-18:00; Sa 10:00-17:00; Su 12:00-17:00; Jul 01-31 Sa-Su off; PH off': '++++++-+++',
    'Mo-Fr 12:00-22:30; Sa 15:00-22:30; Jun-Aug Mo-Sa 16:00-23:00': '+++-------',
    'Jun-Aug Mo-Su 10:00-16:00; Sep-May We 11:30-13:30; Sep-May Th-Tu 12:00-16:00': '+++++++++-',
    'May-Sep: Mo 12:00-19:00; May-Sep: Tu-Su 09:00-19:00; Oct-Apr: Mo 12:00-18:00; Oct-Apr: Tu-Fr 10:00-18:00; Oct-Apr: Sa 10:00-16:00':
      '+++++++++-',
    'May-Sep 24/7': '--+++++++-',
    'Mo-Fr 09:00-17:30; Sa 10:00-15:00; Jun-Aug Mo-Fr 09:00-17:00; Jun-Aug Sa Off': '++++-+-++-',
  },
};

const CLOCK_CHANGES: Group = {
  name: 'changes of the clock, open ends and what stands beside the hours',
  moments: [
    'Su 2026-03-29T02:59+02:00',
    'Su 2026-03-29T04:00+03:00',
    'Su 2026-03-29T10:30+03:00',
    'Mo 2026-03-30T08:15+03:00',
    'Sa 2026-10-24T23:30+03:00',
    'Su 2026-10-25T03:30+03:00',
    'Su 2026-10-25T03:30+02:00',
    'Su 2026-10-25T12:00+02:00',
    'Mo 2026-10-26T08:15+02:00',
    // All Saints’ Day.
    'Sa 2026-10-31T11:30+02:00',
  ],
  expected: {
    '24/7': '++++++++++',
    'Mo-Su 12:00-03:00': '+---+--+--',
    'Mo-Fr 07:00-21:00; Sa 07:00-18:00; Su 12:00-18:00': '---+---+++',
    'Fr-Sa 20:00+': '??--???---',
    'Mo-Sa 10:00+': '----?----?',
    'Mo-Fr 08:00-19:00 || "on appointment"': '???+????+?',
    'Mo-Fr 09:30-15:00 || "Lunch Mo-Fr 11:00-13:30"': '??????????',
    'Mo-Fr 11:30-23:00; Sa 13:00-23:00; "Closing hour approximate, no accurate time stated in storefront."; PH off':
      '?????????-',
    'Mo-Fr 08:00-20:00; Sa 11:00-17:00, Su closed': '---+----++',
    'Mo-Sa 9:00-00:30; Su 13:00-22:00; PH off': '----+-----',
  },
};

const ODD: Group = {
  name: 'what is hard to read, or cannot be',
  moments: [
    'Mo 2026-11-23T09:30+02:00',
    'Tu 2026-11-24T12:30+02:00',
    'We 2026-11-25T15:30+02:00',
    'Th 2026-11-26T17:30+02:00',
    'Fr 2026-11-27T20:30+02:00',
    'Sa 2026-11-28T10:30+02:00',
    'Sa 2026-11-28T13:30+02:00',
    'Su 2026-11-29T12:30+02:00',
    'Tu 2026-12-01T08:30+02:00',
    'Sa 2026-12-05T11:00+02:00',
  ],
  expected: {
    off: '----------',
    closed: '----------',
    'Sopimuksen mukaan': '??????????',
    '"by appointment"': '??????????',
    'ma-pe 9-16': '+++-------',
    'ma-la 11-22 su 12-19': '-++++-++-+',
    'Mo-We-Fr 9-15 Tu-Th 13-19': '??????????',
    '24h until 31.8': '??????????',
    'Mo-Fr 09:00-17:00; Sa[1] 09:00-17:00': '+++------+',
    // A `;` is missing: `closed` may be for Sundays and Mondays, or for all.
    'Tu-Fr 11:00-18:00 Sa 11:00-15:00 Su-Ma closed': '??????????',
  },
};

export const REAL_HOURS: readonly Group[] = [PLAIN_WEEK, PAST_MIDNIGHT, HOLIDAYS, SEASONS, CLOCK_CHANGES, ODD];

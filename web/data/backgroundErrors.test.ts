// SPEC §7: An earlier slow request is aborted, weather loads on demand; §8 weather timeout only logged, weather
//   errors hidden, wiki fetch failure logged and clears the block
import { expect, test } from 'vitest';
import { backgroundReporter } from './backgroundErrors.ts';
import type { ErrorReport } from './errorReports.ts';
import { ConnectionError, ServerError } from './requestErrors.ts';

test('a failure that is not shown is reported once for each kind, as `quiet`, without the query of the request', () => {
  const sent: ErrorReport[] = [];
  const report = backgroundReporter(
    (sending) => sent.push(sending),
    () => 'http://localhost/v/place/5?pos=12,24,61',
  );
  for (let at = 0; at < 3; at += 1)
    report('weather', new ConnectionError('http://localhost/graphql?variables=24.9,60.1'));
  report('encyclopedia', new ServerError(500, 'x'));
  expect(sent.map(({ type, message, location, errorCount }) => [type, message, location, errorCount])).toEqual([
    ['quiet: weather', 'ConnectionError', 'http://localhost/v/place/5', 1],
    ['quiet: encyclopedia', 'ServerError', 'http://localhost/v/place/5', 1],
  ]);
});

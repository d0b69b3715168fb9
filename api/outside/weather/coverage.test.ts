import { describe, expect, test } from 'vitest';
import { wfsText } from '../../../tests/support/made/madeWeather.ts';
import { readCoverage, WeatherRefusal } from './coverage.ts';

const AT = [24.46, 60.99] as const;
const made = (fields: readonly string[], ...values: readonly (readonly (number | null)[])[]) =>
  wfsText({ fields, rows: values.map((row, hour) => ({ at: AT, time: hour * 3_600_000, values: row })) });

describe('an answer of the weather service', () => {
  // Issue "Weather and encyclopedia": Columns are read from the answer; what is not a number is nothing; errors are
  //   told by their code
  test('has its columns by their names, in any order; NaN is null', () => {
    expect(readCoverage(made(['WindGust', 'Temperature'], [3.4, -7.2], [null, -7.5]))).toEqual({
      fields: ['windgust', 'temperature'],
      rows: [
        { position: [24.46, 60.99], time: 0, values: [3.4, -7.2] },
        { position: [24.46, 60.99], time: 3_600_000, values: [null, -7.5] },
      ],
      points: [],
      analysisTime: null,
    });
    expect(readCoverage(made(['Temperature', 'WindGust'], [-7.2, 3.4]))).toMatchObject({
      fields: ['temperature', 'windgust'],
      rows: [{ values: [-7.2, 3.4] }],
    });
  });

  test('has the positions of its stations, and the time when the model ran', () => {
    const text = wfsText({
      fields: ['t2m'],
      rows: [{ at: AT, time: 0, values: [1] }],
      points: [{ name: 'Lammi &amp; Evo', at: AT }],
      analysisTime: Date.parse('2026-11-22T06:00:00Z'),
    });
    expect(readCoverage(text)).toMatchObject({
      points: [{ name: 'Lammi & Evo', position: [24.46, 60.99] }],
      analysisTime: Date.parse('2026-11-22T06:00:00Z'),
    });
  });

  test('without members is without rows', () => {
    expect(
      readCoverage('<wfs:FeatureCollection numberMatched="0" numberReturned="0" xmlns:wfs="x"></wfs:FeatureCollection>')
        .rows,
    ).toEqual([]);
  });

  test.each([
    ['rows that do not fit their columns', made(['a', 'b'], [1, 2]).replace('1 2', '1 2 3')],
    ['no columns', made([], []).replace('<swe:DataRecord>', '<swe:DataRecord>')],
    ['words for numbers', made(['a'], [1]).replace('\n1\n', '\nmuch\n')],
    ['a point that is none', made(['a'], [1]).replace('60.99 24.46  0', '60.99 NaN 0')],
    ['half an answer', made(['a'], [1]).slice(0, 400)],
    ['a page', '<!doctype html><html><body>Sorry</body></html>'],
    ['another document', '<rss version="2.0"></rss>'],
    ['JSON', '{"temp": 3}'],
    ['nothing', ''],
    [
      'entities of its own',
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>' +
        made(['a'], [1]).replace('<?xml version="1.0" encoding="UTF-8"?>', '').replace('\n1\n', '\n&b;\n'),
    ],
    ['an external entity', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${made(['a'], [1]).slice(38)}`],
    ['something deep', `<FeatureCollection>${'<a>'.repeat(100)}`],
  ])('with %s is refused', (_what, text) => {
    expect(() => readCoverage(text)).toThrow(Error);
    expect(() => readCoverage(text)).not.toThrow(WeatherRefusal);
  });

  test('that refuses the question is reported by its code, without its words, which repeat the question', () => {
    const report = (text: string) =>
      '<ExceptionReport xmlns="http://www.opengis.net/ows/1.1"><Exception exceptionCode="OperationParsingFailed">' +
      `<ExceptionText>${text}</ExceptionText><ExceptionText>URI: /wfs?latlon=60.99</ExceptionText>` +
      '</Exception></ExceptionReport>';
    const refusal = (text: string) => {
      try {
        readCoverage(report(text));
      } catch (error) {
        return error instanceof WeatherRefusal ? [error.code, error.isNoData, error.message.includes('60.99')] : error;
      }
      return null;
    };
    expect(refusal('Invalid lon-lat given')).toEqual(['OperationParsingFailed', false, false]);
    expect(refusal('No data available for &apos;1,2&apos;!')).toEqual(['OperationParsingFailed', true, false]);
  });
});

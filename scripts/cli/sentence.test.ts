import { expect, test } from 'vitest';
import { ConfigError } from '#api/platform/configError.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { oneSentence } from './sentence.ts';

test('a fault of the input is printed as it is worded, without the words of the library that found it', () => {
  const error = new ImportInputError('a.json is not JSON: the fault is at line 1, column 1 (byte 0).', {
    cause: new Error('Unexpected "\0" at state 3. Sorry'),
  });
  expect(oneSentence(error)).toBe('a.json is not JSON: the fault is at line 1, column 1 (byte 0).');
});

test('a fault of the configuration is printed as it is worded', () => {
  const error = new ConfigError('The environment variable BASEMAP_TILES names a.pmtiles, which is not there.', {
    cause: new Error('ENOENT: no such file or directory'),
  });
  expect(oneSentence(error)).toBe(error.message);
});

test('any other fault is printed with its cause, once', () => {
  expect(oneSentence(new Error('The database did not start.', { cause: new Error('port in use') }))).toBe(
    'The database did not start. (port in use)',
  );
  expect(oneSentence(new Error('It failed: port in use', { cause: new Error('port in use') }))).toBe(
    'It failed: port in use',
  );
  expect(oneSentence('plain')).toBe('plain');
});

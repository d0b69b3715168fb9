import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { projectRoot } from './paths.ts';

describe('the environment', () => {
  test('an empty environment gives the documented defaults', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      dataDir: path.join(projectRoot, '.data'),
      lipasUrl: 'https://api.lipas.fi/v2',
      mmlApiKey: null,
      basemap: 'auto',
      trustProxy: 0,
      rateLimits: true,
    });
  });

  test('an empty value counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: null });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['BASEMAP', 'google'],
    ['RATE_LIMITS', 'maybe'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
  ])('%s=%s is refused in a sentence that names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The environment variable ${name} is not usable: it takes (?!another).+[.]$`));
  });

  test('a trailing slash of PUBLIC_URL is dropped', () => {
    expect(readConfig({ PUBLIC_URL: 'https://taival.example/' }).publicUrl).toBe('https://taival.example');
  });
});

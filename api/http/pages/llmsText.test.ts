import { expect, test } from 'vitest';
import { llmsText } from './llmsText.ts';

test('llms.txt leads assistants to the doors', () => {
  const text = llmsText('https://taival.example');
  expect(text).toMatch(/^# Taival\n\n> /);
  for (const path of ['/mcp', '/api/openapi.json', '/graphql', '/ogc', '/v/developers'])
    expect(text).toContain(`(https://taival.example${path})`);
});

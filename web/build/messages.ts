import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { z } from 'zod';

const messageFile = /\/web\/i18n\/(?:[a-z]+\.)?[a-z]{2}\.json$/;
const messages = z.record(z.string(), z.string());

/**
 * Compiles the ICU messages of `web/i18n` when they are loaded, so that the client needs no message parser (7 kB gz).
 */
export function precompiledMessages(): Plugin {
  return {
    name: 'taival:precompiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!messageFile.test(id)) return null;
      const compiled = Object.entries(messages.parse(JSON.parse(code))).map(([key, text]) => [key, parse(text)]);
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  };
}

/** Replaces the message parser in every bundle; throws for a message that was not precompiled. */
export const noMessageParser = [
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
];

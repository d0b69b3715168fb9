import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

// `npm run screenshots`: pictures of the map and of every screen for the eye, on the same product and data as the browser tests.
export default defineConfig(tests, {
  testDir: 'tests/screenshots',
  testMatch: '*.shots.ts',
  outputDir: 'test-results/screenshots',
  timeout: 600_000,
});

import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

const { projects: _ofTests, ...shared } = tests;

// `npm run screenshots`: pictures of the map and of every screen for the eye, on the same product and data as the
// browser tests.
export default defineConfig(shared, {
  testDir: 'tests/screenshots',
  testMatch: '*.shots.ts',
  outputDir: 'test-results/screenshots',
  timeout: 600_000,
});

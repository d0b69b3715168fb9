import { describe, expect, test } from 'vitest';
import { isStarterNoteDue } from './starterNoteDue.ts';

describe('the note about the starter set', () => {
  test.each(['localhost', '127.0.0.1', '[::1]'])('is shown on %s while nothing else was imported', (hostname) => {
    expect(isStarterNoteDue({ isStarterSet: true, hostname, isAdmin: false })).toBe(true);
    expect(isStarterNoteDue({ isStarterSet: false, hostname, isAdmin: true })).toBe(false);
  });

  test('is shown to admins of a real host, and never to its visitors', () => {
    const hostname = 'taival.example';
    expect(isStarterNoteDue({ isStarterSet: true, hostname, isAdmin: true })).toBe(true);
    expect(isStarterNoteDue({ isStarterSet: true, hostname, isAdmin: false })).toBe(false);
    expect(isStarterNoteDue({ isStarterSet: true, hostname: 'localhost.example', isAdmin: false })).toBe(false);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '#web/test/answering.ts';
import { refused } from '#web/test/refused.ts';
import { removeThing } from './closeCase.ts';

afterEach(() => vi.unstubAllGlobals());

test('a removed profile closes its case', async () => {
  const asked = answering(
    { clearProfile: { __typename: 'ClearProfilePayload', user: { __typename: 'ListedUser', id: 'x' } } },
    { closeReport: { __typename: 'CloseReportPayload', reportCase: { id: 'y', outcome: 'REMOVED' } } },
    { openReportCount: 0, newImageCount: 0 },
  );
  expect(await removeThing(7, { profile: { id: 'x' } })).toBeNull();
  expect(asked.slice(0, 2).map(({ variables }) => variables)).toEqual([
    { input: { userId: 'x' } },
    { input: { caseId: 7, outcome: 'REMOVED' } },
  ]);
});

test('what is removed is gone, also where another moderator closed its case before', async () => {
  const asked = answering(
    { hideCondition: { __typename: 'HideConditionPayload', hiddenConditionId: 'Q29uZGl0aW9uOjE=' } },
    { closeReport: refused('NotFoundError', {}) },
    { openReportCount: 0, newImageCount: 0 },
  );
  expect(await removeThing(7, { condition: { id: 'Q29uZGl0aW9uOjE=' } })).toBe('closedBefore');
  expect(asked[1]?.variables).toEqual({ input: { caseId: 7, outcome: 'REMOVED' } });
});

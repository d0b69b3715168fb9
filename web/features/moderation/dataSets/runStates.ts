import type { ImportState } from '#web/__generated__/ImportRuns_query.graphql.ts';
import type { State } from '#web/features/moderation/lists/Badge.tsx';

/** The words for the states of imports. */
export const RUN_STATES: Readonly<Record<string, State>> = {
  FAILED: { text: 'admin.runFailed', tone: 'bad' },
  PUBLISHED: { text: 'admin.runPublished', tone: 'good' },
  ROLLED_BACK: { text: 'admin.runRolledBack' },
  RUNNING: { text: 'admin.runRunning' },
} satisfies Record<Exclude<ImportState, '%future added value'>, State>;

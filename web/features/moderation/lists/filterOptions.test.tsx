import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#common/languages.ts';
import { clearOwnData } from '#web/data/owner.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { ErrorList } from '#web/features/moderation/errors/ErrorList.tsx';
import { ActLog } from '#web/features/moderation/log/ActLog.tsx';
import { ReportList } from '#web/features/moderation/reports/ReportList.tsx';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { AccountLog } from '#web/features/moderation/security/AccountLog.tsx';
import { UserList } from '#web/features/moderation/users/UserList.tsx';
import { AdminTexts } from '#web/i18n/AdminTexts.tsx';
import { textsOf } from '#web/i18n/messages.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { answering } from '#web/test/answering.ts';
import { renderWithRelay } from '#web/test/renderWithRelay.tsx';

const LISTS = { AccountLog, ActLog, ErrorList, ReportList, UserList };

const nothing = { clientErrors: null, moderationActs: null, reportCases: null, securityEvents: null, users: null };

beforeEach(clearOwnData);
afterEach(() => vi.unstubAllGlobals());

async function options(List: ComponentType<SectionProps>, language: (typeof LANGUAGES)[number]): Promise<string[]> {
  await Promise.all([textsOf('own', language), textsOf('admin', language)]);
  answering(nothing);
  await renderWithRelay(
    <RelayEnvironmentProvider environment={ownEnvironment()}>
      <OwnTexts>
        <AdminTexts>
          <List fetchKey={0} />
        </AdminTexts>
      </OwnTexts>
    </RelayEnvironmentProvider>,
    { language },
  );
  await screen.findByRole('status');
  return screen.queryAllByRole('option').map(({ textContent }) => textContent);
}

test.each(
  Object.entries(LISTS).flatMap(([name, List]) => LANGUAGES.map((language) => [name, language, List] as const)),
)('each choice of the filters of %s has words (%s)', async (_name, language, List) => {
  for (const text of await options(List, language)) expect(text).not.toMatch(/^\w+\.\w|[_{]/);
});

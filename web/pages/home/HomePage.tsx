import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LinkLogin } from '#web/features/account/LinkLogin.tsx';
import { LoginForm } from '#web/features/account/LoginForm.tsx';
import { useMailLink } from '#web/features/account/mailLink.ts';
import { useSpeaksToUser, useViewerState } from '#web/features/account/viewer.ts';
import { ViewerGate } from '#web/features/account/ViewerGate.tsx';
import { LanguageSwitch } from '#web/features/language/LanguageSwitch.tsx';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { useHeadingFocus } from '#web/ui/layout/useHeadingFocus.ts';
import { Account } from './Account.tsx';
import { HomeLinks } from './HomeLinks.tsx';

const SavedAreas = lazy(async () => ({
  default: (await import('#web/features/offline/savedAreasPanel/SavedAreas.tsx')).SavedAreas,
}));

/**
 * The e-mail address that another page passed in the history state, so that the visitor need not type it again; else
 * empty.
 */
function emailOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}

/** The login form; the button that goes on with a login, where a mailed link led here. */
function LinkOrLogin({ email }: { email: string }) {
  const link = useMailLink('loginToken');
  const form = <LoginForm email={email} />;
  return link === null ? form : <LinkLogin token={link.token} form={form} />;
}

/**
 * The visitor's own page (SPEC §2 "Home"): login or account, language, links to other pages, and the areas saved for
 * use offline.
 */
export function HomePage() {
  const intl = useIntl();
  const { state } = useLocation();
  const isUser = useSpeaksToUser();
  const { status } = useViewerState();
  useHeadingFocus(status === 'known' || status === 'anonymous' ? status : null);
  return (
    <ContentPage
      heading={intl.formatMessage({ id: isUser ? 'nav.home' : 'login.open' })}
      tab={intl.formatMessage({ id: isUser ? 'nav.home' : 'nav.login' })}
    >
      <ViewerGate
        user={<Account />}
        visitor={
          <>
            <p>
              <FormattedMessage id="account.why" />
            </p>
            <LinkOrLogin email={emailOf(state)} />
          </>
        }
      />
      <section>
        <h2>
          <FormattedMessage id="language.label" />
        </h2>
        <LanguageSwitch />
      </section>
      <HomeLinks />
      <ContentBoundary resetKey="saved" onRetry={() => window.location.reload()}>
        <Suspense fallback={null}>
          <SavedAreas />
        </Suspense>
      </ContentBoundary>
    </ContentPage>
  );
}

import { CircleHelp, Info, List, Map, MessageSquare, Smartphone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LanguageSwitch } from '#web/app/LanguageSwitch.tsx';
import { LoginForm } from '#web/components/account/LoginForm.tsx';
import { useHeadingOn } from '#web/components/account/useHeadingOn.ts';
import { ViewerGate } from '#web/components/account/ViewerGate.tsx';
import { useSpeaksToUser, useViewerState } from '#web/state/viewer.ts';
import { ContentPage } from '../page/ContentPage.tsx';
import { Links, type PageLink } from '../page/Links.tsx';
import { Account } from './Account.tsx';

const LINKS: readonly PageLink[] = [
  { to: '/v/map', text: 'intro.openMap', glyph: Map },
  { to: '/v/place', text: 'intro.openPlaces', glyph: List },
  { to: '/v/installhelp', text: 'home.install', glyph: Smartphone },
  { to: '/v/help', text: 'nav.help', glyph: CircleHelp },
  { to: '/v/feedback', text: 'nav.feedback', glyph: MessageSquare },
  { to: '/v/about', text: 'nav.about', glyph: Info },
];

/** The address that another page knew already; a visitor need not type it again. */
function emailOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : '';
}

/** The visitor's own page: the login, or the account; the language, and ways on (SPEC §2 "Home"). */
export function HomePage() {
  const intl = useIntl();
  const { state } = useLocation();
  const isUser = useSpeaksToUser();
  const { status } = useViewerState();
  useHeadingOn(status === 'known' || status === 'anonymous' ? status : null);
  return (
    <ContentPage heading={intl.formatMessage({ id: isUser ? 'nav.home' : 'login.open' })} tab={intl.formatMessage({ id: isUser ? 'nav.home' : 'nav.login' })}>
      <ViewerGate
        user={<Account />}
        visitor={
          <>
            <p>
              <FormattedMessage id="account.why" />
            </p>
            <LoginForm email={emailOf(state)} />
          </>
        }
      />
      <section>
        <h2>
          <FormattedMessage id="language.label" />
        </h2>
        <LanguageSwitch />
      </section>
      <Links links={LINKS} />
    </ContentPage>
  );
}

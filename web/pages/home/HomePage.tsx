import { CircleHelp, Info, List, Map, MessageSquare, Smartphone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSwitch } from '#web/app/LanguageSwitch.tsx';
import { ContentPage } from '../page/ContentPage.tsx';
import { Links, type PageLink } from '../page/Links.tsx';

const LINKS: readonly PageLink[] = [
  { to: '/v/map', text: 'intro.openMap', glyph: Map },
  { to: '/v/place', text: 'intro.openPlaces', glyph: List },
  { to: '/v/installhelp', text: 'home.install', glyph: Smartphone },
  { to: '/v/help', text: 'nav.help', glyph: CircleHelp },
  { to: '/v/feedback', text: 'nav.feedback', glyph: MessageSquare },
  { to: '/v/about', text: 'nav.about', glyph: Info },
];

/** The visitor's own page: what an account will be for, the language, and ways on (SPEC §2 "Home"). */
export function HomePage() {
  const intl = useIntl();
  return (
    <ContentPage heading={intl.formatMessage({ id: 'nav.home' })}>
      <p>
        <FormattedMessage id="home.account" />
      </p>
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

import { List, Map } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoginPrompt } from '#web/components/account/LoginPrompt.tsx';
import { ContentPage } from '../page/ContentPage.tsx';
import { Links, type PageLink } from '../page/Links.tsx';

const LINKS: readonly PageLink[] = [
  { to: '/v/place', text: 'intro.openPlaces', glyph: List },
  { to: '/v/map', text: 'intro.openMap', glyph: Map },
];

/** What a visitor sees of favourites: that they need an account, what helps without one, and where places are found. */
export function FavouritesPage() {
  const intl = useIntl();
  return (
    <ContentPage heading={intl.formatMessage({ id: 'nav.favourites' })}>
      <LoginPrompt text="login.favourites" />
      <p>
        <FormattedMessage id="favourites.without" />
      </p>
      <Links links={LINKS} />
    </ContentPage>
  );
}

import { List, Map } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoginPrompt } from '#web/components/account/LoginPrompt.tsx';
import { useSpeaksToUser } from '#web/state/viewer.ts';
import { ContentPage } from '../page/ContentPage.tsx';
import { Links, type PageLink } from '../page/Links.tsx';

const LINKS: readonly PageLink[] = [
  { to: '/v/place', text: 'intro.openPlaces', glyph: List },
  { to: '/v/map', text: 'intro.openMap', glyph: Map },
];

/** Favourites: a visitor is told that they need an account and what helps without one; who has one, that there are none. */
export function FavouritesPage() {
  const intl = useIntl();
  const isUser = useSpeaksToUser();
  return (
    <ContentPage heading={intl.formatMessage({ id: 'nav.favourites' })}>
      {isUser ? (
        <p>
          <FormattedMessage id="favourites.empty" />
        </p>
      ) : (
        <>
          <LoginPrompt text="login.favourites" />
          <p>
            <FormattedMessage id="favourites.without" />
          </p>
        </>
      )}
      <Links links={LINKS} />
    </ContentPage>
  );
}

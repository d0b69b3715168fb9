import { List, Map } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usernameFault } from '#common/account/username.ts';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import { Links, type PageLink } from '#web/ui/layout/Links.tsx';

const LINKS: readonly PageLink[] = [
  { to: '/v/map', text: 'intro.openMap', glyph: Map },
  { to: '/v/place', text: 'intro.openPlaces', glyph: List },
];

/**
 * No account has this name: it was deleted, or never was (SPEC §2). Of a deleted account the page speaks only where the
 * rules for names allow the name.
 */
export function UnknownUser({ username }: { username: string }) {
  const intl = useIntl();
  return (
    <ContentPage heading={intl.formatMessage({ id: 'profile.notFound' })}>
      {usernameFault(username) === null && (
        <p>
          <FormattedMessage id="profile.mayHaveLeft" values={{ username: <strong>{username}</strong> }} />
        </p>
      )}
      <Links links={LINKS} />
    </ContentPage>
  );
}

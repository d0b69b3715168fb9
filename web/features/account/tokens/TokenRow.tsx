import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#common/format.ts';
import type { TokenRow_token$data, TokenRow_token$key } from '#web/__generated__/TokenRow_token.graphql.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx';
import { SCOPE_TEXTS } from './scopeTexts.ts';
import styles from './AccessTokens.module.css';

interface Props {
  readonly tokenKey: TokenRow_token$key;
  readonly onRevoked: () => void;
}

/** One token: what it may do, until when, how often it was used; it can be revoked. */
export function TokenRow({ tokenKey, onRevoked }: Props) {
  const intl = useIntl();
  const [isAsked, ask] = useState(false);
  const { tokenId, name, scopes, expires, lastUsed, uses } = useFragment(fragment, tokenKey);
  const words = scopes.map((scope) => intl.formatMessage({ id: SCOPE_TEXTS[scope] }));
  return (
    <li className={styles.token}>
      <p>
        <strong>{name}</strong>
        <span>{words.join(' · ')}</span>
        <span>
          <FormattedMessage id="tokens.expires" values={{ date: formatDate(new Date(expires)) }} />
        </span>
        <span>
          {lastUsed == null ? (
            <FormattedMessage id="tokens.unused" />
          ) : (
            <FormattedMessage id="tokens.lastUsed" values={{ date: formatDate(new Date(lastUsed)) }} />
          )}
        </span>
      </p>
      <OutlineButton aria-label={intl.formatMessage({ id: 'tokens.revokeNamed' }, { name })} onClick={() => ask(true)}>
        <FormattedMessage id="tokens.revoke" />
      </OutlineButton>
      {uses.length > 0 && <Calls uses={uses} />}
      {isAsked && <RevokeTokenDialog token={{ tokenId, name }} onRevoked={onRevoked} onClose={() => ask(false)} />}
    </li>
  );
}

/** How often the token was used in the last month, and on which days. */
function Calls({ uses }: Pick<TokenRow_token$data, 'uses'>) {
  const count = uses.reduce((sum, { calls }) => sum + calls, 0);
  return (
    <details className={styles.days}>
      <summary>
        <FormattedMessage id="tokens.calls" values={{ count }} />
      </summary>
      <ul>
        {uses.map(({ day, calls }) => (
          <li key={day}>
            <FormattedMessage id="tokens.day" values={{ date: formatDate(new Date(day)), count: calls }} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const fragment = graphql`
  fragment TokenRow_token on AccessToken {
    tokenId
    name
    scopes
    expires
    lastUsed
    uses {
      day
      calls
    }
  }
`;
